// Keeps the page and its files so that the installed app opens without a server and says what is wrong.
const CACHE = 'brettwerk-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./offline.html', './icon.svg'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.includes('/api/')) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('./offline.html')));
  } else if (url.pathname.includes('/assets/')) {
    // Names of assets hold a hash of their content: what is kept is never out of date.
    event.respondWith(
      caches.match(event.request).then(
        (kept) =>
          kept ??
          fetch(event.request).then((answer) => {
            const copy = answer.clone();
            if (answer.ok) caches.open(CACHE).then((cache) => cache.put(event.request, copy));
            return answer;
          }),
      ),
    );
  }
});
