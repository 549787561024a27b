// Without a connection there is no table: say so, in place of the browser's own page. No answer of the
// server is kept here, so that no table is ever an old one. And who asked for it is told of their turn.
const KEPT = 'tepui-offline-1';
const TURNS = 'tepui-turns'; // the tables of which to tell, kept there by turns.ts
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))),
  );
  self.skipWaiting();
});

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
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});

self.addEventListener('push', (event) => event.waitUntil(tell()));

// A push says nothing: ask the server at which tables it is our turn.
async function tell() {
  const cache = await caches.open(TURNS);
  const kept = await Promise.all(
    (await cache.keys()).map(async (key) => (await cache.match(key)).json()),
  );
  const turns = (await Promise.all(kept.map((each) => isTurn(cache, each)))).filter((each) => each);
  // A browser wants to see something for every push, also when the turn has passed meanwhile.
  const shown = turns.length ? turns : [{ title: 'Tepui', text: kept[0]?.text ?? '', table: '' }];
  await Promise.all(shown.map(show));
}

async function isTurn(cache, kept) {
  const headers = { Authorization: `Bearer ${kept.token}` };
  const answer = await fetch(`/api/tables/${kept.table}`, { headers }).catch(() => null);
  if (answer?.status === 404) await cache.delete(`/t/${kept.table}`);
  if (!answer?.ok) return null;
  const { room, awaited } = await answer.json();
  if (room.status === 'over' || room.status === 'closed') await cache.delete(`/t/${kept.table}`);
  const rivals = room.people.filter((_, seat) => seat !== kept.seat).map(({ name }) => name);
  return awaited.includes(kept.seat)
    ? { ...kept, title: `${kept.title} · ${rivals.join(', ')}` }
    : null;
}

function show({ title, text, table }) {
  const data = table ? `/t/${table}` : '/';
  return self.registration.showNotification(title, {
    body: text,
    tag: data,
    icon: '/icon-192.png',
    data,
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
