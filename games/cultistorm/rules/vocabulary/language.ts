import { defineLanguage, type Language } from '@miskatonic/effects'
import { grammar } from '@miskatonic/effects/text'
import { pieceArgument } from '@miskatonic/kernel'
import { lexicon } from '../../text/lexicon.ts'
import { expansionVocabulary as expansion } from '../expansions/vocabulary.ts'
import type { Cultistorm, MagicSymbol } from '../shape.ts'
import { lead } from '../team.ts'
import { conditions, filters, selectors } from './conditions.ts'
import { verbs } from './verbs/index.ts'
import { happenings, quantities } from './wording.ts'

const { clause, some, self, your } = grammar(lexicon)

export const language: Language<Cultistorm> = defineLanguage<Cultistorm>({
  lexicon,
  verbs: { ...verbs, ...expansion.verbs },
  conditions: { ...conditions, ...expansion.conditions },
  selectors: { ...selectors, ...expansion.selectors },
  filters: { ...filters, ...expansion.filters },
  happenings: { ...happenings, ...expansion.happenings },
  quantities: { ...quantities, ...expansion.quantities },
  actions: {
    preparation: { label: () => ['preparation'] },
    fight: { label: () => ['combat'] },
    both: { label: () => ['preparationOrCombat'] },
    sealing: { label: () => ['sealing'] },
  },
  payments: {
    card: (n, { symbol }) =>
      clause('discard', { objects: [symbol ? some('card', n, { of: symbol as MagicSymbol }) : some('card', n, { from: your('hand') })] }),
    item: (n) => clause('discard', { objects: [some('item', n)] }),
    trophy: (n) => clause('return', { objects: [some('trophy', n)], to: 'supply' }),
    madness: (n) => clause('receive', { objects: [some('madnessToken', n)] }),
    self: () => clause('discard', { objects: [self('card')] }),
    ...expansion.payments,
  },
  you: (t, { controller }) => controller ?? lead(t),
  seatOf: (_t, seat) => seat,
  judgements: ['madness', 'sealed'],
  refusal: (_t, { piece }, on) =>
    piece === null || on in { preparation: 1, fight: 1, both: 1, sealing: 1 }
      ? { rule: 'CS-RULING-37', message: { key: 'no-use' } }
      : { rule: 'CS-FRAME-06', message: { key: 'forbidden-by', args: { card: pieceArgument(piece) } } },
  prompts: {
    choose: 'choose-effect',
    may: (effect, { cost }) => ({ key: 'may-do', args: { effect, ...(cost ? { cost } : {}) } }),
    unless: (effect, { cost, act }) => ({ key: 'or-else', args: { effect, ...(cost ? { cost } : {}), ...(act ? { act } : {}) } }),
    pick: 'pick-some',
    effect: (effect) => ({ key: 'effect', args: { effect } }),
  },
  sides: 6,
})
