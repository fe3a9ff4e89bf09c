/** The lids of the boxes: a scene, and something in front of it. */
import { chance } from './chance.ts'
import { glyphAt } from './glyphs.ts'
import type { Cover, CoverMotif, Scene } from './picture.ts'
import { scene } from './scene.ts'

export const COVER_SIZE = { width: 252, height: 330 }

/** An arm out of the deep, curling towards `side`. */
function tentacle(x: number, y: number, tall: number, wide: number, side: 1 | -1, colour: string, suckers: string): string {
  const at = (dx: number, part: number): string => `${(x + side * dx).toFixed(1)} ${(y - tall * part).toFixed(1)}`
  const arm = `M${x} ${y}C${at(10, 0.35)} ${at(-34, 0.5)} ${at(-14, 0.78)}C${at(-4, 0.94)} ${at(20, 0.98)} ${at(26, 0.84)}C${at(12, 0.9)} ${at(2, 0.82)} ${at(2, 0.72)}C${at(4, 0.5)} ${at(40, 0.32)} ${x + side * wide} ${y}Z`
  const discs = Array.from(
    { length: 7 },
    (_, i) => `<circle cx="${x + side * (4 + i * 2.2)}" cy="${y - tall * (0.12 + i * 0.09)}" r="${4.2 - i * 0.42}" fill="${suckers}"/>`,
  )
  return `<path d="${arm}" fill="${colour}"/>${discs.join('')}`
}

/** A row of gabled houses; some windows are lit. */
function town(foot: number, least: number, most: number, colour: string, lit: boolean, seed: number): string {
  const random = chance(seed)
  let houses = ''
  for (let x = -8; x < COVER_SIZE.width + 8; ) {
    const [wide, tall, roof] = [16 + random() * 22, least + random() * (most - least), random()]
    const top = foot - tall
    const gable = roof < 0.6 ? wide * 0.5 : roof < 0.8 ? wide * 1.3 : 0
    houses += `<path d="M${x} ${foot}V${top}L${x + wide / 2} ${top - gable}L${x + wide} ${top}V${foot}Z" fill="${colour}"/>`
    if (random() < 0.6) houses += `<rect x="${x + wide * 0.7}" y="${top - wide * 0.42}" width="4" height="12" fill="${colour}"/>`
    for (let i = 0; lit && i < 4; i++) {
      const [wx, wy] = [x + 4 + random() * (wide - 10), top + 6 + random() * 34]
      if (random() < 0.55) houses += `<rect x="${wx.toFixed(1)}" y="${wy.toFixed(1)}" width="3.4" height="5" fill="#ffcf7a"/>`
    }
    x += wide - 1
  }
  return houses
}

const glowing = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".22" filter="url(#soft8)"/>`

type Motif = { readonly scene: Omit<Scene, 'kind'>; readonly seed: number; readonly over: () => string }

const motifs: { readonly [motif in CoverMotif]: Motif } = {
  world: {
    scene: { palette: 'sea', icon: 'earth-africa-europe', size: 0.8, at: [0.5, 0.56], rays: true, stars: true, fog: 0.7 },
    seed: 3,
    over: () =>
      tentacle(34, 332, 210, 44, 1, '#04161b', '#1c4a4e') +
      tentacle(222, 332, 236, 44, -1, '#04161b', '#1c4a4e') +
      tentacle(128, 340, 96, 40, 1, '#06222a', '#1c4a4e'),
  },
  town: {
    scene: { palette: 'rust', icon: '', moon: [0.72, 0.4, 0.09], fog: 0.8 },
    seed: 8,
    over: () =>
      `<g opacity=".55">${town(270, 60, 120, '#2a1408', false, 5)}</g><ellipse cx="126" cy="262" rx="160" ry="26" fill="#ffc98a" opacity=".16" filter="url(#soft8)"/>${town(334, 84, 138, '#140a06', true, 11)}${glyphAt('swamp-bat', 92, 150, 46, '#190b05', 0.9)}${glyphAt('swamp-bat', 150, 176, 24, '#190b05', 0.9)}`,
  },
  storm: {
    scene: { palette: 'storm', icon: 'pentacle', size: 0.78, at: [0.5, 0.5], rays: true, fog: 0.9 },
    seed: 6,
    over: () =>
      [40, 126, 212].map((x, i) => glyphAt('cultist', x, i === 1 ? 286 : 290, i === 1 ? 120 : 92, '#04090d')).join('') +
      '<path d="M206 0L188 66L204 62L176 132" stroke="#7fd8ff" stroke-width="9" fill="none" opacity=".6" filter="url(#soft4)"/><path d="M206 0L188 66L204 62L176 132" stroke="#dff6ff" stroke-width="3" fill="none"/>',
  },
  book: {
    scene: { palette: 'moss', icon: 'spell-book', size: 0.8, at: [0.5, 0.62], rays: true, fog: 0.6 },
    seed: 5,
    over: () =>
      glowing(126, 132, 60, '#ffe9a8') +
      glyphAt('pentacle', 126, 132, 84, '#ffe9a8', 0.95) +
      glyphAt('candle-flame', 36, 276, 76, '#1a1c08', 0.9) +
      glyphAt('candle-flame', 216, 276, 76, '#1a1c08', 0.9),
  },
  dream: {
    scene: { palette: 'violet', icon: 'doorway', size: 0.52, at: [0.5, 0.6], rays: true, stars: true, moon: [0.5, 0.34, 0.12], fog: 0.9 },
    seed: 9,
    over: () =>
      glyphAt('stairs', 126, 300, 90, '#1b1038', 0.9) +
      glyphAt('fluffy-cloud', 36, 268, 90, '#e6d8ff', 0.55) +
      glyphAt('fluffy-cloud', 224, 236, 74, '#cbb8f3', 0.55) +
      glyphAt('butterfly', 196, 128, 34, '#ffd9f0', 0.9),
  },
  lamp: {
    scene: { palette: 'night', icon: 'watchtower', size: 0.86, at: [0.46, 0.58], stars: true, rays: true, ground: 'waves', fog: 0.7 },
    seed: 12,
    over: () =>
      '<path d="M112 118L-20 60L-20 120ZM128 118L280 40L280 112Z" fill="#fff2c4" opacity=".3" filter="url(#soft4)"/>' +
      glowing(118, 118, 30, '#fff2c4') +
      glyphAt('sailboat', 206, 266, 40, '#070f14', 0.9),
  },
}

export function cover({ motif, icon }: Cover): string {
  const { scene: picture, seed, over } = motifs[motif]
  return scene({ kind: 'scene', ...picture, icon: icon ?? picture.icon }, COVER_SIZE, seed, over())
}
