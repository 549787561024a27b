// Without a connection there is no table: say so, in place of the browser's own page, and in our own
// type. Nothing that a server says of tables is kept here, so that no table is ever an old one. And who
// asked for it is told what they are waited for.
const KEPT = 'tepui-offline-3';
const TURNS = 'tepui-turns'; // the tables of which to tell, or who has signed in, kept there by turns.ts
const PAGE = '/offline.html';
const SCRIPT = '/offline.js';
// The fonts of that page are the client's, whose files have other names in every build: its styles tell.
const FONT =
  /url\(["']?([^"')]+\/((?:fraunces-latin-600|atkinson-hyperlegible-latin-(?:400|700))-normal)[^"')]*\.woff2)/g;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) => Promise.all([keepPage(cache), keepFonts(cache)])),
  );
  self.skipWaiting();
});

const keepPage = (cache) =>
  cache.addAll([PAGE, SCRIPT].map((file) => new Request(file, { cache: 'reload' })));

async function keepFonts(cache) {
  const styles = (await read('/')).matchAll(/href="([^"]+\.css)"/g);
  const texts = await Promise.all([...styles].map(([, file]) => read(file)));
  const fonts = texts.flatMap((text) => [...text.matchAll(FONT)]);
  await Promise.all(
    fonts.map(async ([, file, name]) => cache.put(`/offline/${name}.woff2`, await fetch(file))),
  );
}

const read = async (file) => (await fetch(file)).text();

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((n) => n !== KEPT && n !== TURNS).map((n) => caches.delete(n))),
      ),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
  else if (pathname === SCRIPT)
    event.respondWith(fetch(event.request).catch(() => caches.match(SCRIPT)));
  else if (pathname.startsWith('/offline/'))
    event.respondWith(caches.match(pathname).then((found) => found ?? Response.error()));
});

self.addEventListener('push', (event) => event.waitUntil(tell()));

// A push says nothing: ask the server at which tables it is our turn, and what else waits.
async function tell() {
  const cache = await caches.open(TURNS);
  const kept = await Promise.all(
    (await cache.keys()).map(async (key) => (await cache.match(key)).json()),
  );
  const found = await Promise.all(
    kept.map((each) => (each.session ? waiting(cache, each) : isTurn(cache, each))),
  );
  const due = new Map(found.flat().map((each) => [each.path, each]));
  // A browser wants to see something for every push, also when the turn has passed meanwhile.
  if (!due.size) due.set('/', { title: 'Tepui', text: kept[0]?.text ?? '', path: '/' });
  await Promise.all([...due.values()].map(show));
}

async function asked(path, token) {
  const headers = { Authorization: `Bearer ${token}` };
  return fetch(path, { headers }).catch(() => null);
}

async function isTurn(cache, kept) {
  const answer = await asked(`/api/tables/${kept.table}`, kept.token);
  if (answer?.status === 404) await cache.delete(`/t/${kept.table}`);
  if (!answer?.ok) return [];
  const { room, awaited } = await answer.json();
  if (room.status === 'over' || room.status === 'closed') await cache.delete(`/t/${kept.table}`);
  const title = among(
    kept.title,
    room.people.map(({ name }) => name),
    kept.seat,
  );
  return awaited.includes(kept.seat) ? [{ title, text: kept.text, path: `/t/${kept.table}` }] : [];
}

// All that waits for whoever has signed in, and was not shown before.
async function waiting(cache, kept) {
  const answer = await asked('/api/me/tables', kept.session);
  if (answer?.status === 403) await cache.delete('/me');
  if (!answer?.ok) return [];
  const { tables, invitations } = await answer.json();
  const found = [
    ...tables.filter(isDue).map(({ table, game, seat, names, since, live }) => ({
      title: among(kept.titles[game] ?? game, names, seat),
      text: live ? kept.round : kept.text,
      path: `/t/${table}`,
      key: live ? table : `${table} ${since}`,
    })),
    ...invitations.map(({ table, game, name }) => ({
      title: kept.titles[game] ?? game,
      text: kept.invited.replace('%name%', name),
      path: '/me',
      key: `invited ${table}`,
    })),
  ];
  const shown = JSON.stringify({ ...kept, shown: found.map(({ key }) => key) });
  await cache.put('/me', new Response(shown));
  return found.filter(({ key }) => !kept.shown.includes(key));
}

// At a live table, its first moments in a tournament; at others, one's turn.
const isDue = ({ live, awaited, tournament, status }) =>
  live ? Boolean(tournament) && status === 'playing' : awaited;

const among = (title, names, seat) =>
  `${title} · ${names.filter((_, other) => other !== seat).join(', ')}`;

function show({ title, text, path }) {
  return self.registration.showNotification(title, {
    body: text,
    tag: path,
    icon: '/icon-192.png',
    data: path,
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data));
});

async function visit(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
