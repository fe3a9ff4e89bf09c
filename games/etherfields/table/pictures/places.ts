import { type Pictures, type Scene, show } from '@miskatonic/web/art'

/* Tiles: the floor of a room, and on each square the thing that stands there. Squares are told by their quarter of the tile. */

type Behind = NonNullable<Scene['behind']>[number]
type Quarter = 1 | 2 | 3 | 4
type Things = { readonly [quarter in Quarter]?: string }
const MIDDLES: { readonly [quarter in Quarter]: readonly [number, number] } = {
  1: [0.25, 0.27],
  2: [0.75, 0.27],
  3: [0.25, 0.77],
  4: [0.75, 0.77],
}
const SIZE = 0.34

/** The first thing is lit, the others stand behind it as shapes. */
function tile(palette: Scene['palette'], things: Things, more: Omit<Scene, 'kind' | 'palette' | 'icon'> = {}): Scene {
  const [first, ...rest] = Object.entries(things).map(([quarter, icon]) => ({ icon, at: MIDDLES[Number(quarter) as Quarter] }))
  const behind = rest.map(({ icon, at: [x, y] }): Behind => [icon, x, y, SIZE, 0.75])
  return show(palette, first?.icon ?? 'sparkles', {
    shape: 'token',
    size: SIZE,
    at: first?.at ?? [0.5, 0.5],
    behind,
    ground: 'none',
    fog: 0.7,
    ...more,
  })
}

const i01: Pictures = {
  'tile/i01-a1': tile('rose', { 3: 'bed' }),
  'tile/i01-b1': tile('violet', { 4: 'cuckoo-clock', 2: 'closed-doors' }),
  'tile/i01-c1': tile('storm', { 3: 'lab-coat' }),
  'tile/i01-a2': tile('night', { 1: 'theater-curtains', 3: 'bathtub' }),
  'tile/i01-b2': tile('sea', { 4: 'closed-doors' }),
  'tile/i01-c2': tile('violet', { 2: 'desk' }),
}
const i02: Pictures = {
  'tile/i02-b1': tile('sea', { 2: 'street-light' }),
  'tile/i02-c1': tile('storm', { 1: 'street-light' }),
  'tile/i02-a2': tile('sea', { 2: 'stone-path' }),
  'tile/i02-b2': tile('violet', { 1: 'locked-chest' }),
  'tile/i02-c2': tile('night', { 2: 'stairs' }),
  'tile/i02-d2': tile('gold', { 2: 'lighthouse', 4: 'telescope' }),
  'tile/i02-b3': tile('ash', { 4: 'floor-hatch' }),
  'tile/i02-c3': tile('rust', { 1: 'bunk-beds', 3: 'notebook' }),
}
const i03: Pictures = {
  'tile/i03-b1': tile('storm', { 2: 'crow-nest' }),
  'tile/i03-c1': tile('sepia', { 1: 'ladder' }),
  'tile/i03-a2': tile('ash', { 1: 'clothesline', 3: 'top-hat' }),
  'tile/i03-b2': tile('storm', { 2: 'oily-spiral', 4: 'papers' }),
  'tile/i03-c2': tile('violet', { 1: 'stone-throne' }),
  'tile/i03-b3': tile('sea', { 2: 'park-bench' }),
  'tile/i03-c3': tile('night', { 1: 'chimney' }),
}
const i04: Pictures = {
  'tile/i04-a1': tile('rust', { 1: 'wood-cabin' }),
  'tile/i04-b1': tile('moss', { 2: 'tree-face' }),
  'tile/i04-c1': tile('blood', { 1: 'gas-stove' }),
  'tile/i04-a2': tile('moss', { 2: 'fruit-tree' }),
  'tile/i04-b2': tile('sepia', { 1: 'anvil', 3: 'rope-coil' }),
  'tile/i04-c2': tile('violet', { 1: 'fruit-tree' }),
  'tile/i04-a3': tile('ash', { 4: 'dead-wood' }),
  'tile/i04-b3': tile('moss', { 1: 'high-grass' }),
  'tile/i04-c3': tile('rose', { 3: 'cherry' }),
}
const slumber: Pictures = {
  'tile/slumber-landing': tile('violet', { 2: 'stairs' }),
  'tile/slumber-kitchen': tile('rust', { 3: 'cooking-pot' }),
  'tile/slumber-stairs': tile('night', { 2: '3d-stairs' }),
  'tile/slumber-washhouse': tile('sea', { 3: 'bathtub' }),
  'tile/slumber-linen': tile('ash', { 1: 'folded-paper' }),
  'tile/slumber-lamp-store': tile('gold', { 1: 'old-lantern' }),
  'tile/slumber-coal-hole': tile('night', { 2: 'coal-pile' }),
  'tile/slumber-box-room': tile('sepia', { 2: 'cardboard-box-closed' }),
  'tile/slumber-yard': tile('moss', { 1: 'well' }),
  'tile/slumber-cistern': tile('sea', { 3: 'water-drop' }),
}

export const places: Pictures = {
  ...i01,
  ...i02,
  ...i03,
  ...i04,
  ...slumber,
  'overlay/i01-k': tile('ash', { 1: 'stopwatch', 4: 'closed-doors' }),
}
