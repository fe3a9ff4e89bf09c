/** `npm run build [-- --anew]`: the client, its pictures, rules books and service worker, into web/dist. Nothing is built twice from the same sources. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { games, planned } from '@miskatonic/games'
import { writeRulesBooks } from '../scripts/rulesBook.ts'
import { jobs, layOut, listed, ofHouse, paintAll, unpainted, writeFaceLists } from './art/bake.ts'
import { HOUSE_LIST, type OpenPictures } from './art/keys.ts'
import { serviceWorkerFor } from './offline/serviceWorker.ts'

const web = dirname(fileURLToPath(import.meta.url))
const house = dirname(web)
export const dist = join(web, 'dist')
const stamp = join(dist, '.built')
/** Written when every picture is there: what is served without it has pictures that are still being painted. */
const paintedStamp = join(dist, '.painted')
export const pictureFolders = { out: join(dist, 'art'), cache: join(web, '.art-cache') }
/** Which picture shows which face: told with the faces, bundled for whoever plays alone, never served as it is. */
export const faceLists = join(web, '.pictures')

const SOURCES = [
  '{web,games,kernel,effects,contract,commons,room,bots}/**/*.{ts,tsx,css,html,md,svg,json,webmanifest}',
  'scripts/{rulesBook,catalogue}.ts',
  'package-lock.json',
]
const NOT_SOURCES = /(^|\/)(node_modules|dist|tests|docs)\/|\.test\.ts$|\.art-cache|\.pictures/

/** One hash of everything a build is made from. */
export function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: house, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }))
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    if (NOT_SOURCES.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(join(house, file)))
  }
  return hash.digest('hex')
}

export const isFresh = (hash = sourcesHash()): boolean => existsSync(stamp) && existsSync(faceLists) && readFileSync(stamp, 'utf8') === hash

export const isPainted = (): boolean => existsSync(paintedStamp)
export const notePainted = (): void => writeFileSync(paintedStamp, '')

const lock = join(house, 'node_modules', '.cache', 'building-the-client')
const BETWEEN_LOOKS = 250
/** A lock this old was left behind by somebody who was interrupted. */
const ABANDONED = 180_000

const isAbandoned = (): boolean => Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > ABANDONED

/** One at a time, whoever wants it: two builds in one folder leave half of each. */
export async function alone<T>(work: () => Promise<T> | T): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isAbandoned()) rmSync(lock, { recursive: true, force: true })
      else await new Promise((then) => setTimeout(then, BETWEEN_LOOKS))
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** `pictures: 'later'`: those of the first page now, the others by whoever serves it (`art/paintLater.ts`). */
type How = { readonly anew?: boolean; readonly quiet?: boolean; readonly pictures?: 'now' | 'later' }

/** Builds if anything changed since the last time; says whether it did. */
export const buildIfNeeded = (how: How = {}): Promise<boolean> => alone(() => build(how))

/** For who already is alone with the folder. */
export async function build({ anew = false, quiet = true, pictures = 'now' }: How): Promise<boolean> {
  const hash = sourcesHash()
  const fresh = !anew && isFresh(hash)
  if (fresh && (pictures === 'later' || isPainted())) return false
  const drawings = await jobs()
  if (!fresh) await buildPages(drawings, hash, quiet)
  if (pictures === 'now') {
    await paintAll(unpainted(drawings, pictureFolders), pictureFolders)
    notePainted()
  }
  return true
}

async function buildPages(drawings: Awaited<ReturnType<typeof jobs>>, hash: string, quiet: boolean): Promise<void> {
  rmSync(stamp, { force: true })
  const lists = listed(drawings)
  writeFaceLists(faceLists, lists)
  await bundle(quiet)
  layOut(drawings, lists, pictureFolders)
  await paintAll(unpainted(drawings.filter(ofHouse), pictureFolders), pictureFolders)
  const shown = lists.open[HOUSE_LIST] ?? {}
  writeFirstPage(shown)
  mkdirSync(join(dist, 'rules'), { recursive: true })
  writeRulesBooks(join(dist, 'rules'))
  await drawIcons()
  writeFileSync(join(dist, 'sw.js'), await serviceWorkerFor(dist, hash, Object.values(shown)))
  packTexts()
  writeFileSync(stamp, hash)
}

async function bundle(quiet: boolean): Promise<void> {
  // Loaded only when there is something to build: a server that finds its client built starts without a bundler.
  const vite = await import('vite')
  const before = process.env.NODE_ENV
  // Whoever builds, a test among them, builds what people get.
  process.env.NODE_ENV = 'production'
  try {
    await vite.build({ configFile: join(web, 'vite.config.ts'), logLevel: quiet ? 'error' : 'info' })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** Of so many boxes on the first page no part is hidden on a phone. */
const SEEN_FIRST = 2

/**
 * The first page bears its boxes before its script has come: they are what people look at, and what is slowest to come.
 * Every other page begins empty, as the bundler left it.
 */
function writeFirstPage(pictures: OpenPictures): void {
  const covers = [...games, ...planned].flatMap(({ id }) => pictures[`cover:${id}`] ?? [])
  const boxes = covers.map(
    ({ file, width, height }, i) =>
      `<li><img src="/art/${file}" alt="" width="${width}" height="${height}" ${i < SEEN_FIRST ? 'fetchpriority="high"' : 'loading="lazy"'}></li>`,
  )
  const empty = readFileSync(join(dist, 'index.html'), 'utf8')
  const page = empty.replace('<p class="opening">Miskatonic</p>', `<div class="boxes"><p>Miskatonic</p><ul>${boxes.join('')}</ul></div>`)
  if (page === empty) throw new Error('the page has no place for its boxes')
  writeFileSync(join(dist, 'start.html'), page)
}

/** Beside every text its packed forms, for whoever serves it: packed once and well, not for every visitor anew. */
function packTexts(): void {
  for (const path of globSync('**/*.{html,js,css,json,svg,webmanifest}', { cwd: dist })) {
    const file = join(dist, path)
    const text = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(text))
  }
}

/** The sign on a phone's home screen, out of the same drawing as the page's. */
async function drawIcons(): Promise<void> {
  const { default: sharp } = await import('sharp')
  const drawing = readFileSync(join(dist, 'icon.svg'))
  for (const size of [192, 512])
    await sharp(drawing, { density: (72 * size) / 512 })
      .resize(size, size)
      .png()
      .toFile(join(dist, `icon-${size}.png`))
}

if (import.meta.main) {
  const start = performance.now()
  const built = await buildIfNeeded({ anew: process.argv.includes('--anew'), quiet: false })
  console.log(built ? `web/dist, in ${((performance.now() - start) / 1000).toFixed(1)} s` : 'web/dist is as new as its sources.')
}
