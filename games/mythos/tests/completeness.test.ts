import { nothingIsLeftOut } from '@miskatonic/testing/suites'
import { cards } from '../content/index.ts'

/** Where a card says something of its own: what all of a kind have is tried of all of them. */
const SAYS = ['onPlay', 'abilities', 'use', 'harm', 'reveal', 'calls', 'effect', 'target', 'travels', 'slots']

nothingIsLeftOut({
  at: import.meta.url,
  cards: cards.filter((card) => SAYS.some((part) => part in card)),
  many: 171,
  examples: { number: /MY-EX-\d+/, many: 61 },
})
