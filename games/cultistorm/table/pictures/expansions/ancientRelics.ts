import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const relics: Pictures = keyed('relic', {
  'elder-prism': show('violet', 'prism', { rays: true, stars: true }),
  'black-mirror': show('night', 'shinto-shrine-mirror', { rays: true }),
  'bone-flute': show('ash', 'flute', { ground: 'hills' }),
  'dreamers-crown': show('gold', 'sharp-crown', { stars: true }),
  'key-of-the-gate': show('gold', 'star-key', { rays: true }),
  'star-glass': show('night', 'spyglass', { stars: true }),
  'salt-of-saints': show('sepia', 'powder-bag'),
  'heart-of-stone': show('rust', 'mineral-heart', { rays: true }),
})
