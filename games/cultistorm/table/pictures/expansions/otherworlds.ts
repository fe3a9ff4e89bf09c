import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const otherworlds: Pictures = keyed('otherworld', {
  'black-wood': show('moss', 'forest', { ground: 'trees' }),
  'sunken-reef': show('sea', 'coral', { ground: 'waves' }),
  'hall-of-masks': show('violet', 'duality-mask', { ground: 'columns' }),
  'yuggoth-peak': show('night', 'mountaintop', { stars: true }),
  carcosa: show('gold', 'crown', { ground: 'columns' }),
  rlyeh: show('eld', 'octopus', { ground: 'waves' }),
  'beyond-the-gate': show('violet', 'magic-portal', { stars: true }),
  'throne-of-chaos': show('blood', 'stone-throne', { stars: true }),
  'silent-nave': show('rose', 'church', { ground: 'columns' }),
  'clay-pit': show('rust', 'spiky-pit', { ground: 'hills' }),
  prism: show('violet', 'prism', { ground: 'hills' }),
  'ash-desert': show('ash', 'desert', { ground: 'hills' }),
  'stopped-hour': show('sepia', 'hourglass', { rays: true }),
})
