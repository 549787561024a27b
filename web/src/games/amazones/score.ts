// The score worked out: each finished courtier, then the three honours. [AZ13]
import { words } from '../../words.svelte';
import type { ScoreLine } from '../game';
import { finished, honours, PARTS, printed } from './pieces';
import type { Man, View } from './view';

const HONOUR = 5;

export function score(view: View): ScoreLine[] {
  const courts = view.seats.map((seat) => finished(seat.court));
  const rows = Math.max(...courts.map((court) => court.length));
  const { best, worst, most } = honours(view);
  const men = Array.from({ length: rows }, (_, k) => ({
    label: words.say('amazones-web-score-man', { n: k + 1 }),
    points: courts.map((court) => court[k]?.value ?? null),
    notes: courts.map((court) => (court[k] ? sum(court[k]) : null)),
  }));
  const many = (value: number, points: number) => {
    const counts = courts.map((court) => court.filter((man) => man.value === value).length);
    return {
      points: counts.map((n) => n * points || null),
      notes: counts.map((n) => (n > 1 ? `${n} ×` : null)),
    };
  };
  if (!rows) return [];
  return [
    ...men,
    {
      label: words.say('amazones-web-score-best', { value: printed(best, true) }),
      ...many(best, HONOUR),
    },
    {
      label: words.say('amazones-web-score-worst', { value: printed(worst, true) }),
      ...many(worst, -HONOUR),
    },
    {
      label: words.say('amazones-web-score-most', { n: most }),
      points: courts.map((court) => (court.length === most ? HONOUR : null)),
    },
  ];
}

function sum(man: Man): string {
  const [head, ...rest] = PARTS.map((part) => man[part]!);
  return (
    printed(head!) + rest.map((value) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`).join('')
  );
}
