/** The service worker: keeps the client and its pictures, so that local tables open with the network cut. It never touches `/api`. */

/** Written before this program by the build. */
declare const BUILT: { readonly version: string; readonly shell: readonly string[]; readonly later: readonly string[] }

type Waiting = { waitUntil(work: Promise<unknown>): void }
type Asked = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  addEventListener(type: 'install' | 'activate', heard: (event: Waiting) => void): void
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}
const worker = self as unknown as Scope

const SHELL = `shell ${BUILT.version}`
/** Files that bear a hash of their content in their name never change: they outlive a version. */
const KEPT = 'kept'

worker.addEventListener('install', (event) => {
  event.waitUntil(fetchShell().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()))
  void fetchLater()
})

async function fetchShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  await shell.addAll(BUILT.shell.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' })))
}

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) if (name !== SHELL && name !== KEPT) await caches.delete(name)
  const kept = await caches.open(KEPT)
  const wanted = new Set(BUILT.later)
  for (const request of await kept.keys()) if (!wanted.has(new URL(request.url).pathname)) await kept.delete(request)
}

/** One after the other, and whatever cannot be had now is asked for when it is needed. */
async function fetchLater(): Promise<void> {
  const kept = await caches.open(KEPT)
  for (const path of BUILT.later) {
    if (isHashed(path) && (await kept.match(path))) continue
    await kept.add(new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' })).catch(() => {})
  }
}

const isHashed = (path: string): boolean => path.startsWith('/assets/') || /^\/art\/.*\.webp$/.test(path)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/sw.js') return
  event.respondWith(answer(request, pathname))
})

async function answer(request: Request, path: string): Promise<Response> {
  const shell = await caches.open(SHELL)
  // Every page is the same page.
  if (request.mode === 'navigate') return (await shell.match('/index.html')) ?? fetch(request)
  const known = (await shell.match(path)) ?? (await (await caches.open(KEPT)).match(path))
  if (known && (isHashed(path) || BUILT.shell.includes(path))) return known
  try {
    const fresh = await fetch(request)
    if (fresh.ok && BUILT.later.includes(path)) await (await caches.open(KEPT)).put(path, fresh.clone())
    return fresh
  } catch (error) {
    if (known) return known
    throw error
  }
}
