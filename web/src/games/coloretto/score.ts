// The score worked out line by line: columns, piles, bonus cards. [CA13]
import { say } from '../../words.svelte';
import type { ScoreLine } from '../game';
import { bonusOf, capacity, COLOURS, worth } from './cards';
import type { View } from './view';

export function score(view: View): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const colour of COLOURS) {
    const counts = view.seats.map(
      (seat) => seat.columns.find((column) => column.colour === colour)?.animals.length ?? 0,
    );
    lines.push({
      label: say('coloretto-web-score-column', { colour: say(`coloretto-name-${colour}`) }),
      art: `fam-${colour}`,
      points: counts.map(worth),
      notes: counts.map((n) => (n ? say('coloretto-web-cards', { n }) : null)),
    });
  }
  for (const colour of COLOURS) {
    const piles = view.seats.map((seat) => seat.piles.filter((each) => each === colour).length);
    if (!piles.some(Boolean)) continue;
    const each = worth(capacity(colour));
    lines.push({
      label: say('coloretto-web-score-pile', { colour: say(`coloretto-name-${colour}`) }),
      art: `fam-${colour}`,
      points: piles.map((n) => (n ? n * each : null)),
      notes: piles.map((n) => (n > 1 ? `${n} × ${each}` : null)),
    });
  }
  lines.push({
    label: say('coloretto-web-bonuses'),
    points: view.seats.map((seat) => seat.bonuses.reduce((sum, each) => sum + bonusOf(each), 0)),
    notes: view.seats.map((seat) =>
      seat.bonuses.length > 1 ? seat.bonuses.map(bonusOf).join(' + ') : null,
    ),
  });
  return lines;
}
