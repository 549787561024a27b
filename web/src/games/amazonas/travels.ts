// How huts, tiles, coins and cards move across the table.
import type { Event } from '../../messages';
import type { Travel } from '../../motion/motion';
import type { Sound } from '../../motion/sound';
import type { Action } from './choices';
import { villageOf } from './pieces';
import type { View } from './view';

const COINS = 6; // more would be a rain

/** Coins, one after the other. */
function coins(from: string, to: string, count: number, after = 0): Travel[] {
  return Array.from({ length: Math.min(count, COINS) }, (_, i) => ({
    from,
    to,
    ghost: true,
    after: after + i * 60,
  }));
}

/** What a move takes up: a mission, a card, a hut; and where that goes. */
export function touches(action: Action, seat: number, view: View): string[] {
  switch (action.verb) {
    case 'keep':
      return [`mission-${action.mission}`];
    case 'income':
      return [`held-${seat}-${action.card}`];
    case 'coins':
      return [`silver-${seat}`];
    case 'guide':
      return [`tile-${seat}-${action.species}`];
    case 'build':
    case 'neutral': {
      const village = villageOf(view, action.village);
      const { sites } = view.villages[village]!;
      const site = sites.findIndex(({ hut, neutral }) => hut === null && !neutral);
      const huts = action.verb === 'build' ? 'hut' : 'neutral';
      return [`${huts}-${seat}`, `site-${village}-${site}`];
    }
    case 'done':
      return [];
  }
}

export function travels(event: Event, before: View, after: View): Travel[] {
  const { seat, village, gold, species, points, card } = event.args;
  switch (event.key) {
    case 'amazonas-played':
      return [{ from: `held-${seat}-${String(card).slice(5)}`, to: `card-${seat}`, ghost: true }];
    case 'amazonas-income':
    case 'amazonas-income-halved':
    case 'amazonas-income-bonus':
      return coins('bank-silver', `silver-${seat}`, Number(event.args.silver));
    case 'amazonas-robbed':
      return coins(`silver-${seat}`, 'event', Number(event.args.silver), 400);
    case 'amazonas-built': {
      const at = villageOf(after, village);
      if (at < 0) return [];
      const site = after.villages[at]!.sites.findIndex(
        (each, k) => each.hut !== null && before.villages[at]!.sites[k]!.hut === null,
      );
      return [
        ...coins(`gold-${seat}`, 'bank-gold', Number(gold)),
        { from: `hut-${seat}`, to: `site-${at}-${site}`, ghost: true },
        { from: `token-${at}`, to: `tile-${seat}-${species}`, ghost: true, after: 260 },
      ];
    }
    case 'amazonas-placed': {
      const at = villageOf(after, village);
      const site = after.villages[at]?.sites.findIndex(
        (each, k) => each.neutral && !before.villages[at]!.sites[k]!.neutral,
      );
      return [{ from: `neutral-${seat}`, to: `site-${at}-${site}`, ghost: true }];
    }
    case 'amazonas-token':
      return [{ from: `bonus-${points}`, to: `bonus-of-${seat}`, ghost: true, after: 520 }];
    case 'amazonas-took-guide':
      return [{ from: 'event', to: `tile-${seat}-${species}`, ghost: true }];
    default:
      return [];
  }
}

const SOUNDS: Record<string, Sound> = {
  built: 'wood',
  placed: 'wood',
  income: 'coin',
  'income-halved': 'coin',
  'income-bonus': 'coin',
  robbed: 'coin',
  token: 'shaker',
  'took-guide': 'shaker',
  laid: 'card',
  'laid-unseen': 'card',
  changed: 'card',
  played: 'flip',
};

export function sound(event: Event): Sound | null {
  const what = event.key.slice('amazonas-'.length);
  if (what.startsWith('event')) return 'flip';
  return SOUNDS[what] ?? null;
}
