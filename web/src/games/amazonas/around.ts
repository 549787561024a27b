// What is around a village, in words, for people who cannot see the map.
import { say } from '../../text/words.svelte';
import type { View } from './view';

interface Way {
  to: number;
  by: string;
  closed: boolean;
}

/** The ways from a village. */
export function waysFrom(view: View, village: number): Way[] {
  return view.links.flatMap(({ a, b, by, closed }) => {
    if (a === village) return [{ to: b, by, closed }];
    return b === village ? [{ to: a, by, closed }] : [];
  });
}

/** The ways from a village as a sentence: where to, by what, and whether they are open. */
export function waysInWords(view: View, village: number): string {
  const ways = waysFrom(view, village).map(({ to, by, closed }) =>
    say(closed ? 'amazonas-web-way-closed' : `amazonas-web-way-${by}`, {
      village: view.villages[to]!.name,
    }),
  );
  return ways.length ? say('amazonas-web-ways', { ways: ways.join(', ') }) : '';
}

/** The same with what stands in each village: sites, prices, huts. */
export function around(view: View, village: number, names: string[]): string {
  const there = waysFrom(view, village).map(({ to, by, closed }) => {
    const { name, species, sites } = view.villages[to]!;
    const way = say(closed ? 'amazonas-web-way-closed' : `amazonas-web-way-${by}`, {
      village: name,
    });
    const stands = sites.map((site) => {
      if (site.neutral) return say('amazonas-web-site-neutral');
      if (site.hut !== null) return say('amazonas-web-site-hut', { name: names[site.hut] ?? '' });
      return say('amazonas-web-site-free', { gold: site.price });
    });
    return `${way}: ${say(`amazonas-name-${species}`)}. ${stands.join(' ')}`;
  });
  return there.join(' ');
}
