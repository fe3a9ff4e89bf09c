/** The picture under the board: sea, land in relief, coasts, a rose of winds and what the old maps warned of. For the build only. */
import type { Backdrop, GlyphAt } from '@miskatonic/web/art'
import { type GeoPath, geoGraticule, geoPath, geoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import fine from 'world-atlas/land-50m.json' with { type: 'json' }
import coarse from 'world-atlas/land-110m.json' with { type: 'json' }
import { chart } from './board.ts'
import { CENTRE, MAP, ORIGIN, raw, SCALE } from './projection.ts'

const { width, height } = MAP

function outline(path: GeoPath, atlas: unknown): string {
  const topology = atlas as Topology
  const land = topology.objects.land
  if (!land) throw new Error('the atlas has no land')
  return path(feature(topology, land)) ?? ''
}

/** Land reaches beyond the picture; filters work on what is seen of it. */
const seen = `filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB"`

const noise = (id: string, frequency: string, octaves: number, seed: number, matrix: string, masked: boolean): string =>
  `<filter id="${id}" ${seen}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/>${masked ? '<feComposite operator="in" in2="SourceGraphic"/>' : ''}</filter>`

const definitions = `<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d3a44"/><stop offset=".5" stop-color="#2b505a"/><stop offset="1" stop-color="#1a343d"/></linearGradient>
<radialGradient id="edge" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></radialGradient>
${noise('water', '.005 .014', 4, 14, '0 0 0 0 .65 0 0 0 0 .82 0 0 0 0 .8 0 0 0 .75 -.36', false)}
${noise('stain', '.011 .016', 5, 7, '0 0 0 0 .34 0 0 0 0 .22 0 0 0 0 .08 0 0 0 1.15 -.42', true)}
<filter id="hills" ${seen}><feTurbulence type="fractalNoise" baseFrequency=".024 .027" numOctaves="5" seed="31" result="height"/><feDiffuseLighting in="height" surfaceScale="6.5" diffuseConstant="1.05" lighting-color="#fff" result="light"><feDistantLight azimuth="230" elevation="58"/></feDiffuseLighting><feComposite operator="in" in="light" in2="SourceGraphic"/></filter>
<filter id="shore" ${seen}><feGaussianBlur stdDeviation="3.4"/></filter>`

/** Eight points, the four chief ones longer; an N drawn, not set, so that no font is needed. */
function rose(x: number, y: number, r: number): string {
  const points = Array.from({ length: 8 }, (_, i) => {
    const [half, tip] = i % 2 ? [5, -r * 0.66] : [7.5, -r * 1.06]
    return `<g transform="rotate(${i * 45})"><path d="M0 0L${half} ${-r * 0.22}L0 ${tip}Z" fill="#e9d8a4"/><path d="M0 0L${-half} ${-r * 0.22}L0 ${tip}Z" fill="#6b5427"/></g>`
  })
  const ring = (part: number, look: string): string => `<circle r="${r * part}" fill="none" stroke="#d9c48a" ${look}/>`
  return `<g opacity=".62" transform="translate(${x},${y})">${ring(1, 'stroke-width="1.3"')}${ring(0.84, 'stroke-width=".8" stroke-dasharray="1 4"')}${ring(0.3, 'stroke-width=".8"')}${points.join('')}<path d="M-5 ${-r * 1.14}v-13l10 13v-13" fill="none" stroke="#e9d8a4" stroke-width="2"/></g>`
}

/** Faint in empty water, beside the spaces they lie near. */
function monsters(glyphAt: GlyphAt): string {
  const near = (icon: string, space: string, dx: number, dy: number, size: number): string => {
    const { x, y } = chart.places[space] ?? { x: 0, y: 0 }
    return glyphAt(icon, x + dx, y + dy, size, '#0d2228', 0.36)
  }
  return (
    near('sea-serpent', '18', 66, -79, 96) +
    near('galleon', '2', 52, 116, 60) +
    near('giant-squid', '12', 122, -22, 76) +
    near('whale-tail', '18', -78, 82, 52)
  )
}

const projection = geoProjection(raw)
  .rotate([-CENTRE, 0])
  .scale(SCALE)
  .translate([...ORIGIN])
  .precision(0.4)
const path = geoPath(projection).digits(1)
const [land, shape] = [outline(path, fine), outline(path, coarse)]
const full = `width="${width}" height="${height}"`
const whole = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${full}>${inside}</svg>`

/** Water and land with their light: soft, so that half the pixels do. */
function ground(): string {
  const depth = (colour: string, opacity: number, wide: number): string =>
    `<path d="${shape}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${wide}" stroke-linejoin="round"/>`
  return whole(`<defs>${definitions}<path id="land" d="${land}"/></defs>
<rect ${full} fill="url(#sea)"/><rect ${full} filter="url(#water)" opacity=".5"/>
${depth('#0b171b', 0.3, 22)}${depth('#a9d3cb', 0.12, 15)}${depth('#a9d3cb', 0.2, 8)}
<path d="${shape}" fill="#06121a" opacity=".5" transform="translate(2,5)" filter="url(#shore)"/>
<use href="#land" fill="#d3be8c"/><use href="#land" fill="#cdb886" filter="url(#hills)" opacity=".46" style="mix-blend-mode:multiply"/>
<use href="#land" fill="#cdb886" filter="url(#stain)" opacity=".8"/>`)
}

/** Coasts, grid and ornaments: sharp. */
function lines(glyphAt: GlyphAt): string {
  const wind = chart.places['3'] ?? { x: 0, y: 0 }
  return whole(`<defs>${definitions}</defs>
<path d="${path(geoGraticule().step([15, 15])()) ?? ''}" fill="none" stroke="#bfe0d8" stroke-opacity=".11" stroke-width="1"/>
<g fill="none" stroke-linejoin="round"><path d="${land}" stroke="#3d2d15" stroke-width="1.7"/><path d="${land}" stroke="#f5e6b8" stroke-opacity=".4" stroke-width=".6"/></g>
${rose(wind.x + 78, wind.y + 104, 50)}${monsters(glyphAt)}<rect ${full} fill="url(#edge)" opacity=".8"/>`)
}

const under = { width: 1200, svg: ground }

export const backdrops: { readonly [key: string]: Backdrop } = {
  map: { width: 2400, quality: 70, svg: lines, under },
  'map:small': { width: 1200, quality: 70, svg: lines, under },
}
