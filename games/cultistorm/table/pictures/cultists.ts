/** Cultists: the light is their sect’s, the figure their rank’s. */
import { type Pictures, type Scene, show } from '@miskatonic/web/art'
import { keyed } from './keyed.ts'

const SECTS: readonly { readonly id: string; readonly palette: Scene['palette']; readonly ground: Scene['ground'] }[] = [
  { id: 'shield', palette: 'moss', ground: 'trees' },
  { id: 'tentacle', palette: 'sea', ground: 'waves' },
  { id: 'eye', palette: 'blood', ground: 'columns' },
  { id: 'planet', palette: 'violet', ground: 'peaks' },
  { id: 'star', palette: 'gold', ground: 'dunes' },
]

/** From the initiate to the high priest, as the cards are numbered. */
const RANKS = [
  'hooded-figure',
  'musical-notes',
  'quill-ink',
  'executioner-hood',
  'evil-eyes',
  'grave-flowers',
  'third-eye',
  'envelope',
  'burning-skull',
  'pope-crown',
]

const ofSects: Pictures = keyed(
  'cultist',
  Object.fromEntries(
    SECTS.flatMap(({ id, palette, ground }) =>
      RANKS.map((icon, i) => [`${id}-${i + 1}`, show(palette, icon, { ...(ground ? { ground } : {}), size: 0.74 })] as const),
    ),
  ),
)

const sects: Pictures = keyed('sect', {
  'wardens-of-the-black-wood': show('moss', 'dead-wood', { ground: 'trees' }),
  'order-of-the-reef': show('sea', 'curled-tentacle', { ground: 'waves' }),
  'brotherhood-of-the-veiled-eye': show('blood', 'all-seeing-eye', { rays: true }),
  'lodge-of-the-dark-planet': show('violet', 'ringed-planet', { stars: true, ground: 'peaks' }),
  'chapel-of-the-yellow-star': show('gold', 'dripping-star', { ground: 'dunes' }),
})

export const cultists: Pictures = { ...ofSects, ...sects }
