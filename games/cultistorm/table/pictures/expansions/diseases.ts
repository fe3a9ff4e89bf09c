import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const diseases: Pictures = keyed('disease', {
  'grey-cough': show('ash', 'lungs', { ground: 'roofs' }),
  'glass-skin': show('sea', 'shattered-glass', { rays: true }),
  'sleepless-fever': show('violet', 'bed-lamp', { moon: [0.8, 0.22, 0.09] }),
  'numb-tongue': show('blood', 'tongue'),
  'star-rash': show('night', 'spotted-wound', { stars: true }),
  'marsh-rot': show('moss', 'boots', { ground: 'waves' }),
})
