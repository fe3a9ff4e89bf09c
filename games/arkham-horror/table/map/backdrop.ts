/** The picture under the board: a town of roofs at night, its river, lamps along the streets, and the dark strip of what is not the town. For the build only. */
import type { Backdrop, GlyphAt } from '@miskatonic/web/art'
import { chart, MAP, STRIP } from './board.ts'

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

const RIVER = `M0 262C124 220 244 246 356 268S580 292 714 258S932 210 ${STRIP} 244`
const ROOFS = ['#3b3124', '#33302a', '#40322a', '#2d3330', '#38332c', '#453626']

const isNearWater = (x: number, y: number): boolean => Math.abs(y - (256 + Math.sin(x / 155) * 20)) < 44

/** Blocks of houses in rows that follow the streets; none in the river. */
function roofs(): string {
  const next = chances(1926)
  const houses: string[] = []
  for (let y = 6; y < height - 8; y += 17)
    for (let x = 4; x < STRIP - 12; x += 13 + next() * 9) {
      const [w, h] = [9 + next() * 7, 8 + next() * 6]
      if (isNearWater(x, y) || next() < 0.16) continue
      const tilt = (next() - 0.5) * 14
      const colour = ROOFS[Math.floor(next() * ROOFS.length)] ?? ROOFS[0]
      houses.push(
        `<g transform="translate(${x.toFixed(1)},${(y + next() * 5).toFixed(1)}) rotate(${tilt.toFixed(1)})"><rect width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${colour}"/><path d="M0 ${(h / 2).toFixed(1)}H${w.toFixed(1)}" stroke="#0007" stroke-width="1"/>${next() < 0.22 ? `<rect x="2" y="2" width="2" height="2" fill="#ffcf7a" opacity=".85"/>` : ''}</g>`,
      )
    }
  return houses.join('')
}

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
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="22" fill="url(#lamp)"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.8" fill="#fff2c4"/>`
      })
    })
    .join('')
}

const definitions = `<radialGradient id="lamp"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".42"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>
<linearGradient id="river" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#16323c"/><stop offset=".5" stop-color="#22505c"/><stop offset="1" stop-color="#152f38"/></linearGradient>
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d2420"/><stop offset="1" stop-color="#241d17"/></linearGradient>
<linearGradient id="void" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1a1430"/><stop offset=".6" stop-color="#0f1420"/><stop offset="1" stop-color="#1b1024"/></linearGradient>
<radialGradient id="edge" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>`

const TINTS: { readonly [prefix: string]: string } = {
  'abyss-first': '#7a1f22',
  'another-dimension-first': '#3a2f6a',
  'city-of-the-great-race-first': '#6b4a1c',
  'great-hall-of-celeano-first': '#24506a',
  'plateau-of-leng-first': '#3f4a52',
  'rlyeh-first': '#14564a',
  'the-dreamlands-first': '#5a2f63',
  'yuggoth-first': '#5a4a20',
  sky: '#1f3f52',
  outskirts: '#33291d',
  lost: '#2a1c4a',
}

/** A band for each row of the strip, in the colour of what is there. */
function bands(glyphAt: GlyphAt): string {
  const rows = Object.entries(TINTS).flatMap(([id, colour]) => {
    const place = chart.places[id]
    return place
      ? [
          `<rect x="${STRIP + 8}" y="${place.y - 33}" width="${width - STRIP - 14}" height="66" rx="7" fill="${colour}" fill-opacity=".5" stroke="#d9bd7a" stroke-opacity=".35"/>`,
        ]
      : []
  })
  const last = chart.places.lost
  return rows.join('') + (last ? glyphAt('spiral-arrow', width - 60, height - 40, 46, '#cfc0f3', 0.12) : '')
}

const draw = (glyphAt: GlyphAt): string =>
  whole(`<defs>${definitions}</defs><rect ${full} fill="url(#night)"/>${roofs()}
<path d="${RIVER}" fill="none" stroke="#0a1518" stroke-width="66"/><path d="${RIVER}" fill="none" stroke="url(#river)" stroke-width="56"/><path d="${RIVER}" fill="none" stroke="#7fb6bd" stroke-opacity=".18" stroke-width="3" stroke-dasharray="26 40"/>
${lamps()}<rect x="${STRIP}" width="${width - STRIP}" height="${height}" fill="url(#void)"/><path d="M${STRIP} 0V${height}" stroke="#8d7440" stroke-width="2"/>${bands(glyphAt)}
<rect ${full} fill="url(#edge)"/>`)

export const backdrops: { readonly [key: string]: Backdrop } = {
  town: { width: 2400, quality: 70, svg: draw },
  'town:small': { width: 1200, quality: 70, svg: draw },
}
