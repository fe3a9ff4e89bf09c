import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const puzzle: Pictures = {
  ...keyed('puzzle', {
    'puzzle-dial': show('gold', 'sundial', { rays: true }),
    'puzzle-spring': show('rust', 'spring', { rays: true }),
    'puzzle-needle': show('ash', 'sewing-needle', { rays: true }),
    'puzzle-lens': show('night', 'microscope-lens', { moon: [0.8, 0.22, 0.09] }),
    'puzzle-shell': show('sea', 'nautilus-shell', { ground: 'waves' }),
    'puzzle-core': show('blood', 'mineral-heart', { rays: true }),
  }),
  ...keyed('event', {
    'false-bottom': show('sepia', 'locked-chest'),
    'grinding-gears': show('rust', 'gears', { ground: 'columns' }),
    'open-mouth': show('blood', 'lamprey-mouth', { rays: true }),
  }),
}
