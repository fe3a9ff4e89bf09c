/**
 * Bakes every picture of the house to WebP: `node web/art/bake.ts`. A picture is drawn again only when its drawing has changed:
 * the cache is keyed by the drawing itself, so that neither a forgotten source nor a forgotten parameter can leave an old one behind.
 */
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { games, planned } from '@miskatonic/games'
import { type FacePictures, markOf } from '@miskatonic/room/pictures'
import type { Sharp } from 'sharp'
import { draw } from './draw.ts'
import { glyphAt } from './glyphs.ts'
import { HOUSE_LIST, type OpenPictures } from './keys.ts'
import { betrays, nameOf } from './names.ts'
import { type Backdrop, type CoverMotif, coverMotifs, type Picture, type Pictures } from './picture.ts'

const HOUSE = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const QUALITY = 80

type Layer = { readonly svg: string; readonly width: number }
/** `open`: everybody who opens the list it stands in may see it; others are the pictures of faces. `game`: null: the house's. */
export type Job = Layer & {
  readonly game: string | null
  readonly key: string
  readonly open: boolean
  readonly quality: number
  readonly under?: Layer
}

/** What no game owns. */
const house: Pictures = {
  'texture:desk': { kind: 'texture', of: 'desk' },
  'texture:paper': { kind: 'texture', of: 'paper' },
  'texture:felt': { kind: 'texture', of: 'felt' },
  'texture:marble': { kind: 'texture', of: 'marble' },
}

function plannedCovers(): Pictures {
  const motifOf = (name: string): CoverMotif => {
    const motif = coverMotifs.find((known) => known === name)
    if (!motif) throw new Error(`the register asks for a cover '${name}'; there are ${coverMotifs.join(', ')}`)
    return motif
  }
  return Object.fromEntries(planned.map(({ id, cover }): [string, Picture] => [`cover:${id}`, { kind: 'cover', motif: motifOf(cover) }]))
}

type Found<T> = { readonly game: string; readonly key: string; readonly value: T }

/** Games are found by where they lie, so that nothing here names one. Each has its keys for itself: two games may have a ghost. */
async function fromGames<T>(pattern: string, name: string): Promise<Found<T>[]> {
  const found: Found<T>[] = []
  for (const file of globSync(pattern, { cwd: HOUSE }).sort()) {
    const game = file.replaceAll('\\', '/').split('/')[1] ?? ''
    const loaded = (await import(pathToFileURL(join(HOUSE, file)).href)) as { readonly [name: string]: { readonly [key: string]: T } }
    for (const [key, value] of Object.entries(loaded[name] ?? {})) {
      if (found.some((one) => one.game === game && one.key === key))
        throw new Error(`${file} has a picture '${key}', but there is one already`)
      found.push({ game, key, value })
    }
  }
  return found
}

/** A box stands among other boxes, on the first page. */
const isBox = (key: string): boolean => key.startsWith('cover:')

export async function jobs(): Promise<Job[]> {
  const files = 'games/*/table/pictures.ts'
  const ofHouse = Object.entries({ ...house, ...plannedCovers() })
  return [
    ...ofHouse.map(([key, picture]) => ({ game: null, key, open: true, ...draw(picture), quality: QUALITY })),
    ...(await fromGames<Picture>(files, 'pictures')).map(({ game, key, value }) => ({
      ...(isBox(key) ? { game: null, open: true } : { game, open: false }),
      key,
      ...draw(value),
      quality: QUALITY,
    })),
    ...(await fromGames<Picture>(files, 'openPictures')).map(({ game, key, value }) => ({
      game,
      key,
      open: true,
      ...draw(value),
      quality: QUALITY,
    })),
    ...(await fromGames<Backdrop>('games/*/table/**/backdrop.ts', 'backdrops')).map(
      ({ game, key, value: { svg, width, quality = QUALITY, under } }) => ({
        game,
        key,
        open: true,
        svg: svg(glyphAt),
        width,
        quality,
        ...(under ? { under: { svg: under.svg(), width: under.width } } : {}),
      }),
    ),
  ]
}

/** The package that draws decides how it looks; a new version draws anew. */
const painter = (): string => {
  const { version } = JSON.parse(readFileSync(join(HOUSE, 'node_modules/sharp/package.json'), 'utf8')) as { version: string }
  return version
}

const sizeOf = ({ svg, width }: Layer): { width: number; height: number } => {
  const [, wide, high] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  if (!wide || !high) throw new Error('a drawing does not say how large it is')
  return { width, height: Math.round((width * Number(high)) / Number(wide)) }
}

/** Loaded only when there is something to draw: most builds find everything in the cache. */
async function painted({ svg, width }: Layer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const drawn = Number(/ width="([\d.]+)"/.exec(svg)?.[1])
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn, unlimited: true }).resize(sizeOf({ svg, width }))
}

async function render(job: Job, unders: Map<string, Promise<Buffer>>): Promise<Buffer> {
  const over = await painted(job)
  const webp = { quality: job.quality, effort: 5, smartSubsample: true }
  if (!job.under) return over.webp(webp).toBuffer()
  const { under } = job
  const soft = unders.get(under.svg) ?? painted(under).then((layer) => layer.png().toBuffer())
  unders.set(under.svg, soft)
  const { default: sharp } = await import('sharp')
  const wide = await sharp(await soft)
    .resize({ width: job.width })
    .toBuffer()
  return sharp(wide)
    .composite([{ input: await over.png().toBuffer() }])
    .webp(webp)
    .toBuffer()
}

/** The file of each picture. */
function named(all: readonly Job[]): (job: Job) => string {
  const version = painter()
  const names = new Map(
    all.map((job) => [job, nameOf(`${version} ${job.width} ${job.quality} ${job.svg} ${job.under?.width} ${job.under?.svg}`)]),
  )
  return (job) => names.get(job) ?? ''
}

/** What the pictures of each game's faces are called: for whoever tells the faces, and for nobody else. */
export type Listed = {
  readonly faces: { readonly [game: string]: { readonly [face: string]: string } }
  readonly open: { readonly [list: string]: OpenPictures }
}

/** Lists all pictures without painting one. */
export function listed(all: readonly Job[]): Listed {
  const fileOf = named(all)
  const faces: Record<string, Record<string, string>> = Object.fromEntries(games.map(({ id }) => [id, {}]))
  const open: Record<string, Record<string, OpenPictures[string]>> = Object.fromEntries(
    [HOUSE_LIST, ...games.map(({ id }) => id)].map((id) => [id, {}]),
  )
  for (const job of all) {
    const { game, key } = job
    const file = fileOf(job)
    const told = betrays(game ?? HOUSE_LIST, key, file)
    if (told !== null) throw new Error(told)
    if (job.open) open[game ?? HOUSE_LIST] = { ...open[game ?? HOUSE_LIST], [key]: { file, ...sizeOf(job) } }
    else if (game !== null) faces[game] = { ...faces[game], [key]: file }
  }
  return { faces, open }
}

/** Nobody who finds the list learns from it what there is. */
const marked = (list: { readonly [face: string]: string }): FacePictures =>
  Object.fromEntries(Object.entries(list).map(([face, file]) => [markOf(face), file]))

/** Writes which picture shows which face, game by game, into a folder that is not served. */
export function writeFaceLists(folder: string, { faces }: Listed): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [game, list] of Object.entries(faces)) writeFileSync(join(folder, `${game}.json`), JSON.stringify(marked(list)))
}

/** Where pictures are kept between builds, and where they are served from. */
export type Folders = { readonly out: string; readonly cache: string }

/** What is still to be painted, by file. */
export function unpainted(all: readonly Job[], { out }: Folders): Map<string, Job> {
  const fileOf = named(all)
  return new Map(all.map((job): [string, Job] => [fileOf(job), job]).filter(([file]) => !existsSync(join(out, file))))
}

/** No file is ever seen half written. */
function put(file: string, write: (path: string) => void): void {
  write(`${file}.part`)
  renameSync(`${file}.part`, file)
}

/** Paints one picture, unless the cache has it, and lays it where it is served. */
export async function paint(file: string, job: Job, { out, cache }: Folders, unders: Map<string, Promise<Buffer>>): Promise<boolean> {
  const kept = join(cache, file)
  const anew = !existsSync(kept)
  if (anew) {
    const picture = await render(job, unders)
    put(kept, (path) => writeFileSync(path, picture))
  }
  put(join(out, file), (path) => copyFileSync(kept, path))
  return anew
}

/** Lays the lists of what is open to everybody where they are served, and whatever the cache has; forgets what nobody draws any more. */
export function layOut(all: readonly Job[], { open }: Listed, { out, cache }: Folders): void {
  const fileOf = named(all)
  const files = new Set(all.map(fileOf))
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache)) if (!files.has(old)) rmSync(join(cache, old))
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const file of files) if (existsSync(join(cache, file))) copyFileSync(join(cache, file), join(out, file))
  for (const [list, pictures] of Object.entries(open)) writeFileSync(join(out, `${list}.json`), JSON.stringify(pictures))
}

/** Paints what is not painted yet, several at a time; says how many were not in the cache. */
export async function paintAll(missing: ReadonlyMap<string, Job>, folders: Folders): Promise<number> {
  const [left, unders] = [[...missing], new Map<string, Promise<Buffer>>()]
  let drawn = 0
  const worker = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) if (await paint(...next, folders, unders)) drawn++
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
  return drawn
}

/** What the first page shows: boxes and what they lie on. */
export const ofHouse = ({ game }: Job): boolean => game === null

if (import.meta.main) {
  const start = performance.now()
  const [folders, all] = [{ out: join(HOUSE, 'web/dist/art'), cache: join(HOUSE, 'web/.art-cache') }, await jobs()]
  const lists = listed(all)
  writeFaceLists(join(HOUSE, 'web/.pictures'), lists)
  layOut(all, lists, folders)
  const drawn = await paintAll(unpainted(all, folders), folders)
  console.log(`${all.length} pictures, ${drawn} drawn anew, ${((performance.now() - start) / 1000).toFixed(1)} s → ${folders.out}`)
}
