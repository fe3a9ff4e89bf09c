import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const help: Pictures = keyed('help', {
  'loan-of-the-shield': show('sepia', 'shield', { ground: 'hills' }),
  'loan-of-the-tentacle': show('sea', 'love-letter', { ground: 'waves' }),
  'loan-of-the-eye': show('ash', 'photo-camera'),
  'loan-of-the-planet': show('night', 'ringed-planet', { stars: true }),
  'loan-of-the-star': show('gold', 'prayer', { rays: true }),
  'letter-of-comfort': show('sepia', 'love-letter'),
  parcel: show('rust', 'cardboard-box'),
  telegram: show('sepia', 'newspaper', { rays: true }),
  'police-cordon': show('night', 'police-officer-head', { ground: 'roofs' }),
  'old-friend': show('moss', 'shaking-hands', { ground: 'trees' }),
})
