// Pages by path. Secrets are in the fragment, which no server sees; a page takes them from there
// and removes them from the address.
import { ROOT } from './root';
import { networked } from './transport';

export type Page =
  | { name: 'home' }
  | { name: 'open'; game: string }
  | { name: 'game'; game: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string | null }
  | { name: 'rules'; game: string }
  | { name: 'real'; game: string | null; part: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles'; game: string }
  | { name: 'daily'; game: string; day: string | null }
  | { name: 'me' }
  | { name: 'games' }
  | { name: 'ranking'; game: string }
  | { name: 'player'; player: string }
  | { name: 'mistakes' }
  | { name: 'about' }
  | { name: 'match'; id: string }
  | { name: 'cup'; game: string }
  | { name: 'tournament'; id: string }
  | { name: 'tournaments' }
  | { name: 'host' }
  | { name: 'alone' }
  | { name: 'unprinted' }
  | { name: 'nowhere' };

/** Pages of other people and of a host. */
const SERVED: ReadonlySet<Page['name']> = new Set([
  'ranking',
  'match',
  'cup',
  'tournament',
  'tournaments',
  'host',
]);

/** Without a server, one sentence stands for what only a server has. */
export const reachable = (page: Page, served: boolean): Page =>
  served || !SERVED.has(page.name) ? page : { name: 'alone' };

function read(path: string): Page {
  const [section, rest = '', more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!section) return { name: 'home' };
  if (section === 't' && rest) return { name: 'table', id: rest };
  if (section === 'g' && rest) return { name: 'game', game: rest };
  if (section === 'open' && rest) return { name: 'open', game: rest };
  if (section === 'replay') return { name: 'replay', id: rest || null };
  if (section === 'rules' && rest) return { name: 'rules', game: rest };
  if (section === 'real-table') return { name: 'real', game: rest || null, part: more ?? 'pad' };
  if (section === 'learn' && rest) return { name: 'learn', game: rest };
  if (section === 'puzzles' && rest) return { name: 'puzzles', game: rest };
  if (section === 'daily' && rest) return { name: 'daily', game: rest, day: more ?? null };
  if (section === 'games' && !rest) return { name: 'games' };
  if (section === 'ranking') return { name: 'ranking', game: rest };
  if (section === 'p' && rest) return { name: 'player', player: rest };
  if (section === 'mistakes' && !rest) return { name: 'mistakes' };
  if (section === 'me' && !rest) return { name: 'me' };
  if (section === 'about' && !rest) return { name: 'about' };
  if (section === 'match' && rest) return { name: 'match', id: rest };
  if (section === 'tournament' && rest) return { name: 'cup', game: rest };
  if (section === 'c' && rest) return { name: 'tournament', id: rest };
  if (section === 'tournaments' && !rest) return { name: 'tournaments' };
  if (section === 'host' && !rest) return { name: 'host' };
  // A file beside the page without a server, which could not be fetched (page/sw.js).
  if (section === 'print' && rest && !networked) return { name: 'unprinted' };
  return { name: 'nowhere' };
}

// Where our pages begin: a server's at `/`; a page without one may lie in a folder.
const BASE = ROOT.replace(/\/$/, '');
/** Where a link from elsewhere finds our pages. */
export const SITE = location.origin + BASE;
// A file server knows the folders of a page without a server, and no table: its id stands behind a `?`.
const here = (): string => {
  const path = location.pathname.slice(BASE.length).replace(/^\/index\.html$/, '/') || '/';
  const [id = ''] = /^[\w-]+/.exec(location.search.slice(1)) ?? [];
  return !networked && /^\/(t|replay)\/$/.test(path) ? path + id : path;
};
const findable = (address: string): string =>
  networked
    ? address
    : address.replace(/^\/(t|replay)\/([\w-]+)\??/, '/$1/?$2&').replace(/&(?=#|$)/, '');
const linkOf = (event: Event) => (event.target as Element | null)?.closest?.('a');

class Router {
  path = $state(here());
  page = $derived(reachable(read(this.path), networked));

  constructor() {
    addEventListener('popstate', () => (this.path = here()));
    if (BASE)
      for (const kind of ['click', 'auxclick', 'contextmenu']) addEventListener(kind, within, true);
    // A plain click on a link of ours changes the page without reloading it.
    addEventListener('click', (event) => {
      const link = linkOf(event);
      if (!link || link.origin !== location.origin || link.target || link.download) return;
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
      if (event.shiftKey || link.pathname.startsWith(`${BASE}/api/`)) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname.slice(BASE.length) + link.search + link.hash);
    });
  }

  go(address: string): void {
    history.pushState(null, '', BASE + findable(address));
    this.path = here();
    scrollTo(0, 0);
  }

  /** A secret of the fragment, wiped from the address as it is read. */
  take(name: string): string | null {
    const given = new URLSearchParams(location.hash.slice(1)).get(name);
    if (given !== null) history.replaceState(null, '', location.pathname + location.search);
    return given;
  }
}

/** Links are written as if our pages began at `/`: let one lead where they do begin. */
function within(event: Event): void {
  const link = linkOf(event);
  if (!link || link.origin !== location.origin || link.pathname.startsWith(`${BASE}/`)) return;
  link.pathname = BASE + link.pathname;
}

export const router = new Router();
