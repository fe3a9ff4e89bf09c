import { nothingIsLeftOut } from '@miskatonic/testing/suites'
import { cards } from '../content/cards.ts'

/**
 * Where a card says something of its own. What all of a kind say is tried of all of them in a loop: general cultists and their symbols
 * (`sectMembers`), stories (`storiesTold`), blots, and the symbols that are lent from afar.
 */
const SAYS = ['effect', 'abilities', 'support', 'lends', 'levels']
const inLoops = ({ kind, id }: { readonly kind: string; readonly id: string }): boolean =>
  kind === 'tale' || kind === 'blot' || id.startsWith('loan-of-the-')

nothingIsLeftOut({
  at: import.meta.url,
  cards: cards.filter((card) => SAYS.some((part) => part in card) && !inLoops(card)),
  many: 272,
  examples: { number: /CS-EX-\d+/, many: 62 },
})
