/** The picture under the board: a town of roofs at night, its river, lamps along the streets, and the dark strip of what is not the town. For the build only. */
import type { Backdrop, GlyphAt } from '@miskatonic/web/art'
import { worlds } from '../../content/base/worlds.ts'
import { gateColour, quarter } from '../signs.ts'
import { chart, MAP, STRIP, TITLE } from './board.ts'

const { width, height } = MAP
const full = `width="${width}" height="${height}"`
const whole = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${full}>${inside}</svg>`

/** Numbers that look like chance and are the same in every build. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const RIVER = `M0 292C124 250 244 262 356 286S580 300 714 268S932 236 ${STRIP} 268`
const ROOFS = ['#6a4f38', '#57493a', '#75503a', '#4d554d', '#5f5243', '#7d5c3c', '#4a4640']

const isNearWater = (x: number, y: number): boolean => Math.abs(y - (276 + Math.sin(x / 155) * 18)) < 42
/** Nobody builds on a street, nor in the woods. */
function isOpenGround(x: number, y: number): boolean {
  const [woods, isle] = [chart.places.woods, chart.places['unvisited-isle']]
  if (woods && Math.hypot(x - woods.x, y - woods.y) < 92) return true
  if (isle && Math.hypot(x - isle.x, (y - isle.y) * 1.5) < 52) return true
  return chart.ways.some(({ kind, from, to }) => {
    const [a, b] = [chart.places[from], chart.places[to]]
    if (kind !== 'street' || !a || !b) return false
    const t = Math.max(0, Math.min(1, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2)))
    return Math.hypot(x - a.x - (b.x - a.x) * t, y - a.y - (b.y - a.y) * t) < 19
  })
}
const n1 = (value: number): string => value.toFixed(1)

/** A roof with its lit and its dark side, now and then a lit window. */
function house(next: () => number, x: number, y: number): string {
  const [w, h] = [12 + next() * 10, 10 + next() * 7]
  const colour = ROOFS[Math.floor(next() * ROOFS.length)] ?? ROOFS[0]
  const turned = next() < 0.3 ? 90 : 0
  const lit = next() < 0.26 ? `<rect x="${n1(w * 0.3)}" y="${n1(h * 0.62)}" width="2.4" height="2.4" fill="#ffd98a"/>` : ''
  return `<g transform="translate(${n1(x)},${n1(y)}) rotate(${n1(turned + (next() - 0.5) * 16)})"><rect x="1.5" y="2" width="${n1(w)}" height="${n1(h)}" fill="#0008"/><rect width="${n1(w)}" height="${n1(h / 2)}" fill="${colour}"/><rect y="${n1(h / 2)}" width="${n1(w)}" height="${n1(h / 2)}" fill="${colour}"/><rect y="${n1(h / 2)}" width="${n1(w)}" height="${n1(h / 2)}" fill="#0006"/>${lit}</g>`
}
const tree = (next: () => number, x: number, y: number): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(5 + next() * 4)}" fill="${next() < 0.5 ? '#2c4a30' : '#35553a'}" stroke="#16261a"/>`

/** Blocks of houses in rows that follow the streets; none in the river. */
function roofs(): string {
  const next = chances(1926)
  const drawn: string[] = []
  for (let y = 4; y < height - 6; y += 19)
    for (let x = 4; x < STRIP - 14; x += 16 + next() * 11) {
      if (isNearWater(x, y) || next() < 0.1) continue
      if (isOpenGround(x, y)) {
        if (next() < 0.85) drawn.push(tree(next, x + next() * 8, y + next() * 8))
      } else drawn.push(next() < 0.1 ? tree(next, x, y) : house(next, x, y + next() * 4))
    }
  return drawn.join('')
}

/** Each quarter in a breath of its colour. */
const quarters = (): string =>
  Object.entries(quarter)
    .map(([id, colour]) => {
      const place = chart.places[id]
      return place
        ? `<radialGradient id="q-${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".3"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${place.x}" cy="${place.y}" r="215" fill="url(#q-${id})"/>`
        : ''
    })
    .join('')

/** Lamps at even steps along each street. */
function lamps(): string {
  return chart.ways
    .filter(({ kind }) => kind === 'street')
    .flatMap(({ from, to }) => {
      const [a, b] = [chart.places[from], chart.places[to]]
      if (!a || !b) return []
      const steps = Math.max(2, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 44))
      return Array.from({ length: steps - 1 }, (_, i) => {
        const t = (i + 1) / steps
        const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t]
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="30" fill="url(#lamp)"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.2" fill="#fff2c4"/>`
      })
    })
    .join('')
}

const definitions = `<radialGradient id="lamp"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".5"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>
<linearGradient id="river" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1b4a58"/><stop offset=".5" stop-color="#2b6e7e"/><stop offset="1" stop-color="#1c4753"/></linearGradient>
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c2f27"/><stop offset="1" stop-color="#33281d"/></linearGradient>
<linearGradient id="void" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1a1430"/><stop offset=".6" stop-color="#0f1420"/><stop offset="1" stop-color="#1b1024"/></linearGradient>
<radialGradient id="edge" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>`

const TINTS: { readonly [prefix: string]: { readonly colour: string; readonly sign: Parameters<GlyphAt>[0] } } = {
  'abyss-first': { colour: '#8a2a24', sign: 'interlaced-tentacles' },
  'another-dimension-first': { colour: '#4a3a86', sign: 'magic-portal' },
  'city-of-the-great-race-first': { colour: '#7d561f', sign: 'capitol' },
  'great-hall-of-celeano-first': { colour: '#2a6080', sign: 'bookshelf' },
  'plateau-of-leng-first': { colour: '#4c5a64', sign: 'pine-tree' },
  'rlyeh-first': { colour: '#17695a', sign: 'island' },
  'the-dreamlands-first': { colour: '#6d3a78', sign: 'crescent-blade' },
  'yuggoth-first': { colour: '#6f5c26', sign: 'ringed-planet' },
  sky: { colour: '#27506a', sign: 'cloud-ring' },
  outskirts: { colour: '#453624', sign: 'village' },
  lost: { colour: '#35235e', sign: 'spiral-arrow' },
}

/** The colours of the cards that are drawn there, and the frames of both areas. */
function world(row: (typeof worlds)[number]): string {
  const [first, second] = [chart.places[`${row.id}-first`], chart.places[`${row.id}-second`]]
  if (!first || !second) return ''
  const dots = row.colours
    .map((colour, i) => `<circle cx="${STRIP + 28 + i * 17}" cy="${first.y + 21}" r="5.5" fill="${gateColour[colour]}" stroke="#0009"/>`)
    .join('')
  const frames = [first, second].map(
    ({ x, y }) =>
      `<rect x="${x - 26}" y="${y - 28}" width="52" height="56" rx="6" fill="#0006" stroke="#d9bd7a" stroke-opacity=".4" stroke-dasharray="4 3"/>`,
  )
  return dots + frames.join('')
}

/** The middle of the row in which a disc stands: some stand a little lower. */
const rowOf = (y: number): number => 46 + Math.floor((y - 46) / 80) * 80

/** A band for each row of the strip, in the colour of what is there. */
function bands(glyphAt: GlyphAt): string {
  const rows = Object.entries(TINTS).flatMap(([id, { colour, sign }]) => {
    const place = chart.places[id]
    return place
      ? [
          `<rect x="${STRIP + 8}" y="${rowOf(place.y) - 36}" width="${width - STRIP - 14}" height="72" rx="7" fill="${colour}" fill-opacity=".55" stroke="#d9bd7a" stroke-opacity=".4"/>`,
          glyphAt(sign, STRIP + 190, rowOf(place.y), 62, '#f3dfa6', 0.16),
        ]
      : []
  })
  return rows.join('') + worlds.map(world).join('')
}

const CARTOUCHE = `<g transform="translate(${TITLE.x} ${TITLE.y})"><path d="M-112 -34H112L104 0L112 34H-112L-104 0Z" fill="#dcc99a" stroke="#6d5a34" stroke-width="2"/><path d="M-104 -28H104L97 0L104 28H-104L-97 0Z" fill="none" stroke="#8d7440" stroke-width="1"/></g>`

const draw = (glyphAt: GlyphAt): string =>
  whole(`<defs>${definitions}</defs><rect ${full} fill="url(#night)"/>${roofs()}${quarters()}
<path d="${RIVER}" fill="none" stroke="#0a1518" stroke-width="72"/><path d="${RIVER}" fill="none" stroke="url(#river)" stroke-width="62"/><path d="${RIVER}" fill="none" stroke="#a9dbe0" stroke-opacity=".22" stroke-width="3" stroke-dasharray="26 40"/><ellipse cx="${chart.places['unvisited-isle']?.x}" cy="${(chart.places['unvisited-isle']?.y ?? 0) + 4}" rx="52" ry="26" fill="#4a5a34" stroke="#1c2a16" stroke-width="2"/>
${lamps()}${CARTOUCHE}<rect x="${STRIP}" width="${width - STRIP}" height="${height}" fill="url(#void)"/><path d="M${STRIP} 0V${height}" stroke="#8d7440" stroke-width="2"/>${bands(glyphAt)}
<rect ${full} fill="url(#edge)"/>`)

export const backdrops: { readonly [key: string]: Backdrop } = {
  town: { width: 2400, quality: 70, svg: draw },
  'town:small': { width: 1200, quality: 70, svg: draw },
}
