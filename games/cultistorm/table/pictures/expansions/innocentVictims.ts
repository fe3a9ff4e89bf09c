import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const civilians: Pictures = keyed('civilian', {
  nurse: show('rose', 'nurse-female', { ground: 'columns' }),
  porter: show('rust', 'suitcase', { ground: 'roofs' }),
  student: show('sepia', 'graduate-cap', { ground: 'columns' }),
  priest: show('ash', 'holy-symbol', { rays: true }),
  policeman: show('sea', 'police-officer-head', { ground: 'roofs' }),
  sailor: show('sea', 'captain-hat-profile', { ground: 'waves' }),
  reporter: show('ash', 'newspaper', { ground: 'roofs' }),
  clerk: show('ash', 'stamper', { ground: 'columns' }),
  child: show('gold', 'kite', { ground: 'hills' }),
  professor: show('moss', 'teacher', { ground: 'columns' }),
})
