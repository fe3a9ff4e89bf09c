import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const manuscripts: Pictures = keyed('manuscript', {
  'slip-of-the-pen': show('sepia', 'quill'),
  footnote: show('sepia', 'footprint', { ground: 'roofs' }),
  'cold-draught': show('ash', 'candle-flame', { ground: 'columns' }),
  'ill-omen': show('blood', 'raven', { ground: 'trees' }),
  'sudden-turn': show('night', 'entry-door', { ground: 'roofs' }),
  'underlined-word': show('sepia', 'quill-ink', { rays: true }),
  'torn-page': show('rust', 'tied-scroll'),
  'marginal-horror': show('eld', 'evil-book'),
  'crossed-out': show('blood', 'crossed-slashes'),
  'new-chapter': show('violet', 'open-book', { rays: true }),
  'writers-block': show('ash', 'papers'),
  'the-plot-thickens': show('night', 'spider-web', { ground: 'hills' }),
  'deus-ex-machina': show('violet', 'evil-moon', { stars: true }),
})
