// Whether this server grants us access; if not, only the access page is shown.
import type { DoorTold } from '../messages';

class Door {
  shut = $state<'' | Exclude<DoorTold['door'], 'open'>>('');
  wrong = $state(''); // with the code that was brought along

  /** A refusal of the server's; whether it was the door's. */
  refused(code: string): boolean {
    const found = /^server-door-(link|members)$/.exec(code);
    if (found) this.shut = found[1] as 'link' | 'members';
    return found !== null;
  }
}

export const door = new Door();
