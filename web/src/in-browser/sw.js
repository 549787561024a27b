// The page without a server is whole here: all its files, of one version, for when there is no
// network; pages to print once they have been opened. Another version is fetched beside it, and takes
// over when no game is open.
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const KEPT = `tepui-page-${VERSION}`;
const BASE = new URL('./', self.location.href).href;
const PRINTS = `${BASE}print/`;
// The browser keeps what it has compiled of Python's module beside the answer that brought it: the same one,
// not asked for anew, must come on later visits. Its address names Python's version.
const PYTHON = /^python\/[^/]+\/pyodide\.asm\.wasm$/;

self.addEventListener('install', (event) => {
  const all = FILES.map(
    (file) => new Request(BASE + file, { cache: PYTHON.test(file) ? 'force-cache' : 'no-cache' }),
  );
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(all)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== KEPT).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(BASE)) event.respondWith(answer(event));
});

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(KEPT).catch(() => null); // where storage is gone, or refused
  // By its whole address: asked to ignore the search, the browser looks through all files each time.
  const [address] = request.url.split('?');
  const file = address.slice(BASE.length);
  if (PYTHON.test(file)) {
    const how = { cache: 'only-if-cached', mode: 'same-origin' };
    const compiled = await fetch(address, how).catch(() => null);
    if (compiled?.ok) return compiled;
  }
  // Every other address of ours is a page of the client's.
  const page = request.mode === 'navigate' ? `${BASE}index.html` : '';
  const prints = request.url.startsWith(PRINTS);
  const found =
    (await cache?.match(address)) ?? (page && !prints ? await cache?.match(page) : null);
  if (found) return found;
  if (!prints && (page || FILES.includes(file))) event.waitUntil(repair());
  const fetched = await fetch(page && !prints ? BASE : request).catch(() => null);
  if (prints && fetched?.status === 200) event.waitUntil(cache?.put(request.url, fetched.clone()));
  if (fetched) return fetched;
  return page ? ((await cache?.match(page)) ?? gone()) : Response.error();
}

let repaired = null;

/** The browser has dropped what was kept: fetch what is missing; a newer version has its own files. */
function repair() {
  repaired ??= refill().finally(() => (repaired = null));
  return repaired;
}

async function refill() {
  void self.registration.update().catch(() => null);
  const cache = await caches.open(KEPT);
  for (const file of FILES) {
    if (await cache.match(BASE + file)) continue;
    const answer = await fetch(BASE + file).catch(() => null);
    if (answer?.ok) await cache.put(BASE + file, answer);
  }
}

const GONE = {
  en: 'Your browser has deleted what Tepui kept here, and there is no connection. Open this page again when you are connected.',
  fr: 'Votre navigateur a effacé ce que Tepui gardait ici, et il n’y a pas de connexion. Rouvrez cette page quand vous serez connecté.',
  de: 'Dein Browser hat gelöscht, was Tepui hier aufbewahrt hat, und es gibt keine Verbindung. Öffne diese Seite wieder, sobald du verbunden bist.',
};

/** A sentence, where there is neither a network nor anything kept. */
function gone() {
  const spoken = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in GONE);
  const language = spoken ?? 'en';
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tepui</title>';
  const html = `<!doctype html><html lang="${language}">${head}<h1>Tepui</h1><p>${GONE[language]}</p></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html' } });
}
