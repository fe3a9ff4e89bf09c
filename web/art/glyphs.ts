/** The silhouettes of game-icons.net, straight from their package: each is one path on a square of 512. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GlyphAt } from './picture.ts'

type IconSet = { readonly icons: { readonly [name: string]: { readonly body: string } } }

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet

export const GLYPH_SIZE = 512

/** The outline of an icon. */
export function glyph(name: string): string {
  const outline = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1]
  if (outline === undefined) throw new Error(`game-icons has no icon '${name}' made of one path; look its name up on game-icons.net`)
  return outline
}

export const glyphAt: GlyphAt = (name, x, y, size, colour, opacity = 1) =>
  `<path transform="translate(${(x - size / 2).toFixed(2)},${(y - size / 2).toFixed(2)}) scale(${(size / GLYPH_SIZE).toFixed(5)})" d="${glyph(name)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
