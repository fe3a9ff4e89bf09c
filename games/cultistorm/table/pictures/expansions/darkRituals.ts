import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const rituals: Pictures = keyed('ritual', {
  'ward-of-salt': show('ash', 'salt-shaker', { ground: 'columns' }),
  'second-sight': show('violet', 'third-eye', { rays: true }),
  'binding-knot': show('rust', 'bowen-knot', { rays: true }),
  'shared-burden': show('rose', 'wine-glass'),
  'blood-script': show('blood', 'quill-ink'),
  'quiet-mind': show('moss', 'meditation', { rays: true }),
  banishment: show('violet', 'robe', { ground: 'columns' }),
  'turn-of-the-wheel': show('gold', 'clockwork', { rays: true }),
  'mirror-soul': show('night', 'mirror-mirror', { stars: true }),
  'closing-word': show('sepia', 'secret-door', { ground: 'columns' }),
})
