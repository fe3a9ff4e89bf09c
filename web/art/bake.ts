/**
 * Bakes every picture of the house to WebP: `node web/art/bake.ts [folder]`. A picture is drawn again only when its drawing has changed:
 * the cache is keyed by the drawing itself, so that neither a forgotten source nor a forgotten parameter can leave an old one behind.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { planned } from '@miskatonic/games'
import type { Sharp } from 'sharp'
import { draw } from './draw.ts'
import { glyphAt } from './glyphs.ts'
import { type Manifest, ownKey } from './keys.ts'
import { type Backdrop, type CoverMotif, coverMotifs, type Picture, type Pictures } from './picture.ts'

const HOUSE = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const QUALITY = 80

type Layer = { readonly svg: string; readonly width: number }
type Job = Layer & { readonly key: string; readonly quality: number; readonly under?: Layer }

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

/** Games are found by where they lie, so that nothing here names one. Each has its keys for itself: two games may have a ghost. */
async function fromGames<T>(pattern: string, name: string): Promise<{ readonly [key: string]: T }> {
  const found: { [key: string]: T } = {}
  for (const file of globSync(pattern, { cwd: HOUSE }).sort()) {
    const game = file.replaceAll('\\', '/').split('/')[1] ?? ''
    const loaded = (await import(pathToFileURL(join(HOUSE, file)).href)) as { readonly [name: string]: { readonly [key: string]: T } }
    for (const [key, value] of Object.entries(loaded[name] ?? {})) {
      const own = ownKey(game, key)
      if (own in found) throw new Error(`${file} has a picture '${key}', but there is one already`)
      found[own] = value
    }
  }
  return found
}

export async function jobs(): Promise<Job[]> {
  const pictures = { ...house, ...plannedCovers(), ...(await fromGames<Picture>('games/*/table/pictures.ts', 'pictures')) }
  const backdrops = await fromGames<Backdrop>('games/*/table/**/backdrop.ts', 'backdrops')
  return [
    ...Object.entries(pictures).map(([key, picture]) => ({ key, ...draw(picture), quality: QUALITY })),
    ...Object.entries(backdrops).map(([key, { svg, width, quality = QUALITY, under }]) => ({
      key,
      svg: svg(glyphAt),
      width,
      quality,
      ...(under ? { under: { svg: under.svg(), width: under.width } } : {}),
    })),
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

export type Baked = { readonly pictures: number; readonly drawn: number; readonly bytes: number; readonly manifest: Manifest }

/** Fills `out` with the pictures and their manifest, and nothing else. */
export async function bake(out: string, cache: string): Promise<Baked> {
  const all = await jobs()
  const version = painter()
  const fileOf = (job: Job): string =>
    `${createHash('sha256').update(`${version} ${job.width} ${job.quality} ${job.svg} ${job.under?.width} ${job.under?.svg}`).digest('hex').slice(0, 16)}.webp`
  const files = new Map(all.map((job) => [fileOf(job), job]))
  mkdirSync(cache, { recursive: true })
  const missing = [...files].filter(([file]) => !existsSync(join(cache, file)))
  const unders = new Map<string, Promise<Buffer>>()
  const worker = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) writeFileSync(join(cache, next[0]), await render(next[1], unders))
  }
  const drawn = missing.length
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
  for (const old of readdirSync(cache)) if (!files.has(old)) rmSync(join(cache, old))
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  let bytes = 0
  for (const file of files.keys()) {
    copyFileSync(join(cache, file), join(out, file))
    bytes += readFileSync(join(cache, file)).length
  }
  const manifest: Manifest = Object.fromEntries(all.map((job) => [job.key, { file: fileOf(job), ...sizeOf(job) }]))
  writeFileSync(join(out, 'manifest.json'), JSON.stringify(manifest))
  return { pictures: files.size, drawn, bytes, manifest }
}

if (import.meta.main) {
  const start = performance.now()
  const out = process.argv[2] ?? join(HOUSE, 'web/dist/art')
  const { pictures, drawn, bytes } = await bake(out, join(HOUSE, 'web/.art-cache'))
  console.log(
    `${pictures} pictures, ${drawn} drawn anew, ${(bytes / 1024 / 1024).toFixed(2)} MB, ${((performance.now() - start) / 1000).toFixed(1)} s → ${out}`,
  )
}
