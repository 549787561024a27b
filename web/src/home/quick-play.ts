import { open } from '../net/api';
import { isNewTo } from '../learn/progress';
import type { GameInfo } from '../messages';
import { attempt } from '../platform/attempt';
import { router } from '../platform/router.svelte';
import { seatsAt, settings } from '../local/settings.svelte';
import { say } from '../text/words.svelte';

/** Open a game against bots, at once: the sentence why it failed, or nothing. */
export function quickPlay(game: GameInfo): Promise<string> {
  return attempt(async () => {
    const options = isNewTo(game.id) ? game.unhurried : {}; // a first game is a calm one
    const who = ['me', ...Array<string>(seatsAt(game) - 1).fill(`bot:${settings.level}`)];
    const name = settings.name || say('web-guest');
    const seated = await open({ game: game.id, who, name, hints: true, options });
    router.go(`/t/${seated.table}`);
  });
}
