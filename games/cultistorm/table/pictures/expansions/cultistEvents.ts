import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const cultistEvents: Pictures = keyed('cultistEvent', {
  'late-arrivals': show('night', 'bus-stop', { ground: 'roofs' }),
  'through-the-tunnels': show('moss', 'floor-hatch'),
  fervour: show('blood', 'door-watcher', { rays: true }),
  'a-tooth-in-your-pocket': show('ash', 'tooth'),
  'out-of-the-wall': show('rust', 'footsteps', { ground: 'columns' }),
  'unlit-candles': show('night', 'candles', { ground: 'roofs' }),
  'a-photograph-of-your-table': show('sepia', 'photo-camera'),
  'closed-for-mourning': show('ash', 'closed-doors', { ground: 'roofs' }),
  'seen-among-them': show('violet', 'two-shadows', { ground: 'hills' }),
  'held-breath': show('eld', 'lungs', { rays: true }),
  'two-robes-quarrel': show('gold', 'keyring', { ground: 'roofs' }),
})
