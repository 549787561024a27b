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
  if (request.method !== 'GET' || !request.url.startsWith(BASE)) return;
  event.respondWith(
    caches.open(KEPT).then(async (cache) => {
      // By its whole address: asked to ignore the search, the browser looks through all files each time.
      const [address] = request.url.split('?');
      if (PYTHON.test(address.slice(BASE.length))) {
        const how = { cache: 'only-if-cached', mode: 'same-origin' };
        const compiled = await fetch(address, how).catch(() => null);
        if (compiled?.ok) return compiled;
      }
      const found = await cache.match(address);
      if (found) return found;
      if (request.url.startsWith(PRINTS)) {
        const printed = await fetch(request).catch(() => null);
        if (printed?.status === 200) event.waitUntil(cache.put(request.url, printed.clone()));
        if (printed) return printed;
      }
      // Every other address of ours is a page of the client's.
      return request.mode === 'navigate' ? cache.match(`${BASE}index.html`) : fetch(request);
    }),
  );
});
