// Keeps the files of this build, so that they load at once, and a page that says what is wrong while there is no server.
const CACHE = 'brettwerk-__BUILD__';
const KEPT = ['./offline.html', './offline.css', './offline.js', './icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.includes('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match('./offline.html')));
  else if (url.pathname.includes('/assets/') || KEPT.some((path) => url.pathname.endsWith(path.slice(1)))) event.respondWith(kept(event.request));
});

/** From the cache; names of assets hold a hash of their content, so what is kept is never out of date. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}
