/*
 * The service worker: keeps the files of the page whose names change with what is in them, and the page that says
 * that the house cannot be reached. Answers of the house are never kept: a game is always as the house has it.
 */
const CACHE = 'crownlands-BUILD'
const OFFLINE = ['/offline.html', '/offline.js']

self.addEventListener('install', (event) => {
  const fresh = OFFLINE.map((path) => new Request(path, { cache: 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)))
})

// It waits until nobody has a page of the earlier version open, or somebody has asked for the new one.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(OFFLINE[0])) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
  else if (OFFLINE.includes(pathname)) event.respondWith(caches.match(request).then((found) => found ?? fetch(request)))
})

self.addEventListener('push', (event) => {
  const { title, text, path } = event.data.json()
  const shown = { body: text, tag: 'waiting', icon: '/icon-192.png', badge: '/icon-192.png', data: path }
  event.waitUntil(self.registration.showNotification(title, shown))
})

/** The browser has given up an address for notices: the house is told the new one, or it would write to nobody. */
async function renew(fresh) {
  const { key } = await (await fetch('/api/me/push')).json()
  if (!key) return
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (fresh ?? (await self.registration.pushManager.subscribe(wish))).toJSON()
  const headers = { 'Content-Type': 'application/json', 'X-Crownlands': '1' }
  await fetch('/api/me/push', { method: 'POST', headers, body: JSON.stringify({ endpoint, ...keys }) })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription)))

/** Opens what a notice is about: in a window that is open already, if there is one. */
async function follow(path) {
  const url = new URL(path, location.origin).href
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find((client) => client.url === url) ?? windows[0]
  if (!open) return self.clients.openWindow(url)
  await open.focus()
  if (open.url !== url) await open.navigate(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(event.notification.data))
})
