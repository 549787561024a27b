// How huts, tiles, coins and cards move across the table.
import type { Event } from '../../messages';
import type { Travel } from '../../motion/motion';
import type { Beat, Beats, Weight } from '../../motion/tempo';
import type { Action } from './choices';
import { builtIn, SPECIES, villageOf } from './pieces';
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
        ({ hut }, i) => hut !== null && before.villages[at]!.sites[i]!.hut === null,
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
        ({ neutral }, i) => neutral && !before.villages[at]!.sites[i]!.neutral,
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

/** A hut in a village of one's mission; the last of them stops the table. Others' missions are unseen. */
function weigh({ seat, village }: Event['args'], view: View): Weight {
  const goals = view.seats[Number(seat)]!.missions?.[0]?.villages ?? [];
  if (!goals.includes(villageOf(view, village))) return 'routine';
  return goals.every((goal) => builtIn(view, Number(seat), goal)) ? 'great' : 'notable';
}

const missionShown: Beat<View> = {
  weight: 'great',
  sound: 'flip',
  at: ({ seat }, { seats }) =>
    (seats[Number(seat)]!.missions?.[0]?.villages ?? []).map((village) => `site-${village}-0`),
  burst: ({ seat }, view) =>
    (view.seats[Number(seat)]!.missions?.[0]?.villages ?? []).map(
      (village) => `am-tile-${view.villages[village]!.species}`,
    ),
};
/** A round's event; the last one stops the table. */
const event: Beat<View> = {
  weight: ({ round, rounds }) => (round === rounds ? 'great' : 'notable'),
  sound: 'flip',
  at: () => ['event'],
};

export const beats: Beats<View> = {
  laid: { weight: 'routine', sound: 'card' },
  'laid-unseen': { weight: 'routine', sound: 'card' },
  changed: { weight: 'routine', sound: 'card' },
  'event-jaguar': event,
  'event-crocodile': event,
  'event-fire': event,
  'event-theft': event,
  'event-guide': event,
  'event-bonus': event,
  played: { weight: 'notable', sound: 'flip' },
  income: { weight: 'routine', sound: 'coin' },
  'income-halved': { weight: 'routine', sound: 'coin' },
  'income-bonus': { weight: 'routine', sound: 'coin' },
  robbed: { weight: 'notable', sound: 'coin', mood: 'loss' },
  'took-guide': { weight: 'notable', sound: 'shaker', mood: 'sly' },
  built: {
    weight: weigh,
    sound: 'wood',
    at: ({ village }, view) => [`site-${villageOf(view, village)}-0`],
  },
  placed: { weight: 'routine', sound: 'wood' },
  token: {
    weight: 'great',
    sound: 'birds',
    mood: 'gain',
    at: ({ seat }) => [`bonus-of-${seat}`, `tag-${seat}`],
    burst: () => SPECIES.map((species) => `am-${species}`),
  },
  'mission-minus': missionShown,
  'mission-plus': missionShown,
};
