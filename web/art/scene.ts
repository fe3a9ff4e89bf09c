/** One lit thing in a landscape: sky, glow, horizon, silhouettes, fog, the thing in relief, a light hatching and a frame of shadow. */
import { chance } from './chance.ts'
import { mix, paintRows } from './colour.ts'
import { GLYPH_SIZE, glyph, glyphAt } from './glyphs.ts'
import { horizon } from './ground.ts'
import { isLight, type Palette, palettes } from './palettes.ts'
import type { Scene } from './picture.ts'

export type Size = { readonly width: number; readonly height: number }

const RAYS = 16
const STARS = 46

function rays({ width, height }: Size, x: number, y: number, colour: string, random: () => number): string {
  const reach = width + height
  const point = (angle: number): string => `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`
  return Array.from({ length: RAYS }, (_, i) => {
    const from = (i / RAYS) * Math.PI * 2 + random() * 0.2
    return `<path d="M${x} ${y}L${point(from)}L${point(from + 0.08 + random() * 0.12)}Z" fill="${colour}" opacity="${(0.05 + random() * 0.09).toFixed(2)}"/>`
  }).join('')
}

function stars({ width, height }: Size, colour: string, random: () => number): string {
  return Array.from({ length: STARS }, () => {
    const [x, y, size] = [random() * width, random() ** 1.4 * height * 0.8, 0.25 + random() ** 3 * 0.9]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(2)}" fill="${colour}" opacity="${(0.4 + random() * 0.6).toFixed(2)}"/>`
  }).join('')
}

function moon({ width, height }: Size, [x, y, r]: readonly [number, number, number], colour: string): string {
  const disc = (radius: number, opacity: number): string =>
    `<circle cx="${width * x}" cy="${height * y}" r="${(height * radius).toFixed(1)}" fill="${colour}" opacity="${opacity}"/>`
  return disc(r * 1.9, 0.1) + disc(r * 1.4, 0.18) + disc(r, 0.85)
}

/** The thing itself, on its shadow, lit from within its own colours. */
function subject(scene: Scene, { width, height }: Size): string {
  const size = Math.min(width, height) * (scene.size ?? 0.8)
  const [x, y] = [width * (scene.at?.[0] ?? 0.5), height * (scene.at?.[1] ?? 0.52)]
  const placed = `translate(${x.toFixed(2)},${y.toFixed(2)}) rotate(${scene.turn ?? 0}) scale(${scene.mirror ? -1 : 1},1) scale(${(size / GLYPH_SIZE).toFixed(5)}) translate(${-GLYPH_SIZE / 2},${-GLYPH_SIZE / 2})`
  return `<ellipse cx="${x}" cy="${(y + size * 0.47).toFixed(1)}" rx="${(size * 0.46).toFixed(1)}" ry="${(size * 0.07).toFixed(1)}" fill="#000" opacity=".4" filter="url(#soft2)"/>
<path transform="${placed}" d="${glyph(scene.icon)}" fill="#000" opacity=".35" filter="url(#halo)"/>
<g filter="url(#${size > 80 ? 'relief' : 'reliefFine'})"><path transform="${placed}" d="${glyph(scene.icon)}" fill="url(#ink)"/></g>`
}

const definitions = (palette: Palette, size: Size, glowX: number, glowY: number, light: boolean, seed: number): string => {
  const stop = (offset: number, colour: string, opacity = 1): string =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stop(0, palette.sky[0])}${stop(0.58, palette.sky[1])}${stop(1, palette.sky[2])}</linearGradient>
<radialGradient id="glow" cx="${glowX}" cy="${glowY}" r=".62">${stop(0, palette.glow, light ? 0.9 : 0.62)}${stop(0.4, palette.glow, light ? 0.35 : 0.18)}${stop(1, palette.glow, 0)}</radialGradient>
<linearGradient id="ink" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="120" y2="${GLYPH_SIZE}">${stop(0, palette.ink[0])}${stop(1, palette.ink[1])}</linearGradient>
<filter id="halo" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="fog" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(1.6 / size.width).toFixed(4)} ${(4.2 / size.height).toFixed(4)}" numOctaves="4" seed="${seed}"/><feColorMatrix values="${paintRows(palette.fog)} 0 0 0 1.5 -.62"/></filter>`
}

/** `over` is drawn on the thing, under the hatching: what a cover adds. */
export function scene(picture: Scene, size: Size, seed: number, over = ''): string {
  const { width, height } = size
  const palette: Palette = palettes[picture.palette]
  const light = isLight(picture.palette)
  const random = chance(seed)
  const [glowX, glowY] = picture.moon ?? [picture.at?.[0] ?? 0.5, (picture.at?.[1] ?? 0.52) - 0.06]
  const full = `width="${width}" height="${height}"`
  const behind = (picture.behind ?? []).map(([icon, x, y, part, opacity = 0.6]) =>
    glyphAt(icon, width * x, height * y, height * part, palette.shade, opacity),
  )
  return `<defs>${definitions(palette, size, glowX, glowY, light, seed % 997)}</defs>
<rect ${full} fill="url(#sky)"/>${picture.stars ? stars(size, palette.glow, random) : ''}
${picture.rays ? rays(size, width * glowX, height * glowY, palette.glow, random) : ''}<rect ${full} fill="url(#glow)"/>
${picture.moon ? moon(size, picture.moon, palette.glow) : ''}
${horizon(picture.ground ?? 'none', width, height, mix(palette.sky[2], palette.shade, 0.55), palette.shade, random)}
<g filter="url(#soft1)">${behind.join('')}</g><rect ${full} filter="url(#fog)" opacity="${picture.fog ?? 0.55}"/>
${picture.icon === '' ? '' : subject(picture, size)}${over}
<rect ${full} fill="url(#hatch)" opacity=".08"/><rect ${full} fill="url(#vignette)" opacity="${light ? 0.55 : 1}"/>`
}
