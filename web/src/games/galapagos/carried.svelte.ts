// A die that is carried from the tray into the plan, within it, or out of it.
import { travel } from '../../motion/motion';
import { feel, sound } from '../../motion/sound';
import type { TableState } from '../../table/table.svelte';
import type { Planner } from './planner.svelte';
import type { View } from './view';

export const PLACES = 5;
const FAR = 6; // pixels: less is a tap

interface Drag {
  colour: string;
  /** Where in the plan it lay; null for an unused die. */
  place: number | null;
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Where it would go; null for off the plan. */
  goal: number | null;
}

export class Carried {
  /** The plan as it is drawn. */
  row: Element | null = null;
  #table: TableState<View>;
  #planner: Planner;
  #drag = $state.raw<Drag | null>(null);
  #dragged = $state(false); // whether the pointer's click ends a drag

  constructor(table: TableState<View>, planner: Planner) {
    this.#table = table;
    this.#planner = planner;
  }

  /** The place in the plan above which a die is held; null for none. */
  get goal(): number | null {
    return this.#dragged ? (this.#drag?.goal ?? null) : null;
  }

  down = (event: PointerEvent, colour: string, place: number | null): void => {
    this.#dragged = false;
    if (event.button || !(place === null ? this.#planner.open : this.#planner.free)) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const [x, y] = [event.clientX, event.clientY];
    this.#drag = { colour, place, x, y, dx: 0, dy: 0, goal: place };
  };

  move = ({ clientX, clientY }: PointerEvent): void => {
    if (!this.#drag) return;
    const [dx, dy] = [clientX - this.#drag.x, clientY - this.#drag.y];
    if (!this.#dragged && Math.hypot(dx, dy) > FAR) {
      this.#dragged = true;
      sound('wood');
      feel();
    }
    if (this.#dragged) this.#drag = { ...this.#drag, dx, dy, goal: this.#goalAt(clientX, clientY) };
  };

  up = (): void => {
    const done = this.#drag;
    if (!done || !this.#dragged) return this.letGo();
    feel();
    const { plan } = this.#planner;
    const wished = plan.filter((_, i) => i !== done.place);
    if (done.goal !== null) wished.splice(done.goal, 0, done.colour);
    if (wished.join() === plan.join()) void travel(this.#table.stage, [], this.letGo);
    else this.#planner.wish(wished, this.letGo);
  };

  letGo = (): void => {
    this.#drag = null;
  };

  /** A click, unless it ended a drag. */
  tap(act: () => void): void {
    if (!this.#dragged) act();
    this.#dragged = false;
  }

  /** Where the die of a colour at a place of the plan, or in the tray, is drawn while it is carried. */
  style(colour: string, place: number | null): string {
    const held = this.#drag;
    if (!held || !this.#dragged || held.place !== place || held.colour !== colour) return '';
    return `translate: ${held.dx}px ${held.dy}px; z-index: 30`;
  }

  #goalAt(x: number, y: number): number | null {
    const box = this.row!.getBoundingClientRect();
    // Put upon the island, a die goes on with the way.
    if (this.#drag?.place === null && isOn('.island', x, y)) return this.#planner.plan.length;
    if (y < box.top - 30 || y > box.bottom + 12 || x < box.left - 12 || x > box.right + 12)
      return null;
    const most = this.#planner.plan.length - (this.#drag?.place == null ? 0 : 1);
    return Math.max(0, Math.min(most, Math.floor(((x - box.left) / box.width) * PLACES)));
  }
}

const isOn = (place: string, x: number, y: number): boolean =>
  document.elementsFromPoint(x, y).some((element) => element.closest(place));
