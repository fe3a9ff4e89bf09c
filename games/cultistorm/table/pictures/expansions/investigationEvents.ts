import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const investigationEvents: Pictures = keyed('investigationEvent', {
  'second-drawer': show('sepia', 'desk'),
  'an-open-window': show('gold', 'window', { ground: 'roofs' }),
  'list-of-members': show('ash', 'checklist'),
  'lucky-find': show('moss', 'rolling-dice-cup'),
  'your-own-handwriting': show('sepia', 'pencil'),
  'the-clock-is-fast': show('gold', 'pocket-watch', { ground: 'roofs' }),
  'what-they-left-behind': show('rust', 'gem-pendant'),
  'deep-pockets': show('night', 'pirate-coat'),
  'the-wrong-house': show('rose', 'coffee-cup', { ground: 'roofs' }),
  'a-child-s-drawing': show('gold', 'palette'),
  'the-gramophone': show('violet', 'musical-notes', { ground: 'columns' }),
  'you-were-expected': show('blood', 'fork-knife-spoon'),
  'the-last-page': show('blood', 'evil-book', { rays: true }),
})
