import { defineLanguage, type Language } from '@miskatonic/effects'
import { grammar } from '@miskatonic/effects/text'
import { pieceArgument } from '@miskatonic/kernel'
import { lexicon } from '../../text/lexicon.ts'
import type { Lighthouse } from '../shape.ts'
import { conditions, selectors } from './conditions.ts'
import { verbs } from './verbs.ts'
import { happenings, quantities } from './wording.ts'

const { clause, points, some, self } = grammar(lexicon)

export const language: Language<Lighthouse> = defineLanguage<Lighthouse>({
  lexicon,
  verbs,
  conditions,
  selectors,
  happenings,
  quantities,
  actions: { shift: { label: () => ['shift'] }, help: { label: () => ['help'] }, council: { label: () => ['council'] } },
  payments: {
    nerve: (n) => clause('spend', { objects: [points('nerve', n)] }),
    oil: (n) => clause('spend', { objects: [some('oil', n)] }),
    find: (n) => clause('discard', { objects: [some('find', n)] }),
    self: () => clause('discard', { objects: [self('card')] }),
  },
  you: (t, { controller }) => controller ?? t.state.log, // LH-NIGHT-02
  seatOf: (_t, seat) => seat,
  refusal: (_t, { piece }, _on) =>
    piece === null
      ? { rule: 'LH-LIMIT-02', message: { key: 'no-use' } }
      : { rule: 'LH-NIGHT-04', message: { key: 'forbidden-by', args: { card: pieceArgument(piece) } } },
  prompts: {
    choose: 'choose-effect',
    may: (effect, { cost }) => ({ key: 'may-do', args: { effect, ...(cost ? { cost } : {}) } }),
    unless: (effect, { cost, act }) => ({ key: 'or-else', args: { effect, ...(cost ? { cost } : {}), ...(act ? { act } : {}) } }),
    pick: 'pick-some',
    effect: (effect) => ({ key: 'effect', args: { effect } }),
  },
  sides: 6,
})
