// Pages by path. Secrets are in the fragment, which no server sees; a page takes them from there
// and wipes them from the address.
export type Page =
  | { name: 'home' }
  | { name: 'open'; game: string }
  | { name: 'game'; game: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string | null }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles'; game: string }
  | { name: 'daily'; game: string; day: string | null }
  | { name: 'me' }
  | { name: 'match'; id: string }
  | { name: 'cup'; game: string }
  | { name: 'tournament'; id: string }
  | { name: 'nowhere' };

function read(path: string): Page {
  const [room, rest = '', more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!room) return { name: 'home' };
  if (room === 't' && rest) return { name: 'table', id: rest };
  if (room === 'g' && rest) return { name: 'game', game: rest };
  if (room === 'open' && rest) return { name: 'open', game: rest };
  if (room === 'replay') return { name: 'replay', id: rest || null };
  if (room === 'rules' && rest) return { name: 'rules', game: rest };
  if (room === 'learn' && rest) return { name: 'learn', game: rest };
  if (room === 'puzzles' && rest) return { name: 'puzzles', game: rest };
  if (room === 'daily' && rest) return { name: 'daily', game: rest, day: more ?? null };
  if (room === 'me' && !rest) return { name: 'me' };
  if (room === 'match' && rest) return { name: 'match', id: rest };
  if (room === 'tournament' && rest) return { name: 'cup', game: rest };
  if (room === 'c' && rest) return { name: 'tournament', id: rest };
  return { name: 'nowhere' };
}

class Router {
  path = $state(location.pathname);
  page = $derived(read(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
    // A plain click on a link of ours changes the page without loading it anew.
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.origin !== location.origin || link.target || link.download) return;
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
      if (event.shiftKey || link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** A secret of the fragment, wiped from the address as it is read. */
  take(name: string): string | null {
    const given = new URLSearchParams(location.hash.slice(1)).get(name);
    if (given !== null) history.replaceState(null, '', location.pathname + location.search);
    return given;
  }
}

export const router = new Router();
