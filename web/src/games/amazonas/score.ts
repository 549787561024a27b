// The score worked out line by line: species by species, the bonus token, the mission.
import { say } from '../../words.svelte';
import type { ScoreLine } from '../game';
import { builtIn, SPECIES } from './pieces';
import type { View } from './view';

const SET = 3; // fewer tiles of a species score nothing

/** The lines for every seat. What a viewer does not know is left out, as in the server's sum. */
export function scoreLines(view: View): ScoreLine[] {
  const lines: ScoreLine[] = SPECIES.map((species) => {
    const tiles = view.seats.map((seat) => seat.tiles[species] ?? 0);
    return {
      label: say(`amazonas-name-${species}`),
      art: `am-tile-${species}`,
      points: tiles.map((n) => (n >= SET ? n : 0)),
      notes: tiles.map((n) => say('amazonas-web-tiles', { n })),
    };
  });
  if (view.seats.length === 2 || view.plus) lines.push(alone(view));
  lines.push({
    label: say('amazonas-web-bonus-token'),
    points: view.seats.map((seat) => seat.token),
  });
  lines.push(mission(view));
  return lines;
}

/** A point for each species of which a seat alone has the most tiles, where that counts. */
function alone(view: View): ScoreLine {
  const least = view.seats.length === 2 ? 1 : SET;
  const led = view.seats.map((seat, i) =>
    SPECIES.filter((species) => {
      const n = seat.tiles[species] ?? 0;
      return (
        n >= least && view.seats.every((other, k) => k === i || (other.tiles[species] ?? 0) < n)
      );
    }),
  );
  return {
    label: say('amazonas-web-alone'),
    points: led.map((species) => species.length),
    notes: led.map((all) => all.map((species) => say(`amazonas-name-${species}`)).join(', ')),
  };
}

function mission(view: View): ScoreLine {
  const reached = view.seats.map((seat, i) => {
    const known = seat.missions?.length === 1 ? seat.missions[0]! : null;
    return known && known.villages.filter((village) => builtIn(view, i, village)).length;
  });
  const goals = 4;
  return {
    label: say(view.plus ? 'amazonas-web-mission-reached' : 'amazonas-web-mission-missed'),
    points: reached.map((n) => (n === null ? null : view.plus ? 3 * n : -3 * (goals - n))),
    notes: reached.map((n) =>
      n === null ? null : say('amazonas-web-of-goals', { n: view.plus ? n : goals - n, goals }),
    ),
  };
}
