/**
 * The service worker: keeps the pages of the house, and of each game that was opened here what was opened of it, so that its tables open
 * with the network cut. Of games nobody opened it fetches nothing. It never touches `/api`.
 */

/** Written before this program by the build. It is a script, not a module: it imports nothing. */
declare const BUILT: import('./serviceWorker.ts').Built
type Opened = import('./parts.ts').Opened

type Waiting = { waitUntil(work: Promise<unknown>): void }
type Asked = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Told = Waiting & { readonly data: Opened }
type Scope = {
  addEventListener(type: 'install' | 'activate', heard: (event: Waiting) => void): void
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void
  addEventListener(type: 'message', heard: (event: Told) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}
const worker = self as unknown as Scope

const SHELL = `shell ${BUILT.version}`
/** Chunks and lists of games that were opened. Files that bear a hash of their content in their name never change: they outlive a version. */
const KEPT = 'kept'
/** Which games were opened, and whether they were played here: another version keeps them, too. */
const OPENED = 'opened'
/** Pictures that were shown. Nobody lists which there are, so what is not shown for a whole version is let go. */
const PICTURES = `pictures ${BUILT.version}`

worker.addEventListener('install', (event) => {
  event.waitUntil(
    fetchShell()
      .then(fetchOpened)
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()))
})

worker.addEventListener('message', (event) => {
  if (typeof event.data?.opened === 'string') event.waitUntil(keepOpened(event.data))
})

async function fetchShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  await shell.addAll(BUILT.shell.map((path) => new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' })))
}

async function keepOpened({ opened, here, loaded }: Opened): Promise<void> {
  const game = BUILT.games[opened]
  if (!game) return
  const list = await caches.open(OPENED)
  await list.put(`/opened/${opened}/table`, new Response())
  if (here) await list.put(`/opened/${opened}/here`, new Response())
  await fetchKept([...game.table, ...(here ? game.here : []), ...loaded.filter((path) => game.all.includes(path))])
  const pictures = await caches.open(PICTURES)
  for (const path of loaded)
    if (isPicture(path) && !BUILT.shell.includes(path) && !(await pictures.match(path))) await pictures.add(path).catch(() => {})
}

/** What was opened under another version is fetched before this one takes over: otherwise it would not open without the network. */
async function fetchOpened(): Promise<void> {
  for (const { url } of await (await caches.open(OPENED)).keys()) {
    const [, , game = '', part] = new URL(url).pathname.split('/')
    await fetchKept(BUILT.games[game]?.[part === 'here' ? 'here' : 'table'] ?? [])
  }
}

/** One after the other; what cannot be had now is asked for when it is needed. */
async function fetchKept(paths: readonly string[]): Promise<void> {
  const kept = await caches.open(KEPT)
  for (const path of paths) {
    if (isHashed(path) && (await kept.match(path))) continue
    await kept.add(new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' })).catch(() => {})
  }
}

async function tidy(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith('pictures ') && name !== PICTURES).at(-1)
  for (const name of await caches.keys()) if (![SHELL, KEPT, OPENED, PICTURES, before].includes(name)) await caches.delete(name)
  const kept = await caches.open(KEPT)
  const wanted = new Set(Object.values(BUILT.games).flatMap(({ all }) => all))
  for (const request of await kept.keys()) if (!wanted.has(new URL(request.url).pathname)) await kept.delete(request)
}

const isPicture = (path: string): boolean => /^\/art\/.*\.webp$/.test(path)
const isHashed = (path: string): boolean => path.startsWith('/assets/') || isPicture(path)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/sw.js') return
  event.respondWith(answer(request, pathname))
})

/** Where what was fetched is kept; null: nowhere. */
function placeOf(path: string): string | null {
  if (isPicture(path)) return PICTURES
  return Object.values(BUILT.games).some(({ all }) => all.includes(path)) ? KEPT : null
}

async function answer(request: Request, path: string): Promise<Response> {
  const shell = await caches.open(SHELL)
  // Every page is the same page.
  if (request.mode === 'navigate') return (await shell.match('/index.html')) ?? fetch(request)
  const known = (await shell.match(path)) ?? (await caches.match(path))
  const place = BUILT.shell.includes(path) ? null : placeOf(path)
  if (known && (isHashed(path) || BUILT.shell.includes(path))) {
    // Shown again: it stays for the next version, too.
    if (place === PICTURES) await (await caches.open(PICTURES)).put(path, known.clone())
    return known
  }
  try {
    const fresh = await fetch(request)
    if (fresh.ok && place !== null) await (await caches.open(place)).put(path, fresh.clone())
    return fresh
  } catch (error) {
    if (known) return known
    throw error
  }
}
