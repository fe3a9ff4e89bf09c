import { bookConditions, bookVerbs } from '@miskatonic/commons/book'
import { prompts } from '@miskatonic/commons/prompts'
import { type AmountSpec, defineLanguage, type Language } from '@miskatonic/effects'
import { pieceArgument } from '@miskatonic/kernel'
import { COLOURS, type Colour } from '../../content/kinds.ts'
import { lexicon } from '../../text/lexicon.ts'
import { flagOf, reader } from '../book.ts'
import { players, progressOfColour } from '../people.ts'
import type { Etherfields } from '../shape.ts'
import { conditions } from './conditions.ts'
import { selectors } from './selectors.ts'
import { g } from './verbs/frame.ts'
import { verbs } from './verbs/index.ts'
import { happenings, quantities } from './wording.ts'

/* The card language: what cards, tiles and scripts are written in. */

const { clause, some } = g

const amounts: { readonly [name: string]: AmountSpec<Etherfields> } = {
  /** The number of players. */
  players: { fields: {}, value: (x) => players(x.t) }, // EF-GEN-05
  /** Active Progress cards of a colour (EF-PROG-13). */
  progress: {
    fields: { colour: { one: COLOURS } },
    value: (x, { colour }: { readonly colour: Colour }) => progressOfColour(x.t, x.you, colour),
  },
  flag: {
    fields: { scope: 'string', flag: 'string' },
    value: (x, { scope, flag }: { readonly scope: string; readonly flag: string }) => flagOf(x.t, scope, flag),
  },
  repetitions: { fields: {}, value: (x) => x.t.record('action')?.times ?? 1 },
}

export const language: Language<Etherfields> = defineLanguage<Etherfields>({
  lexicon,
  verbs: { ...verbs, ...bookVerbs(reader) },
  conditions: { ...conditions, ...bookConditions(reader) },
  selectors,
  amounts,
  happenings,
  quantities,
  actions: {},
  payments: {
    ether: (n) => clause('pay', { objects: [some('ether', n)] }),
    gem: (n) => clause('discard', { objects: [some('gem', n)] }),
    key: (n) => clause('discard', { objects: [some('key', n)] }),
    hour: (n) => clause('spend', { objects: [some('hour', n)] }),
    anguish: (n) => clause('suffer', { objects: [some('anguish', n)] }),
    discard: (n) => clause('discard', { objects: [some('influenceCard', n)] }),
    seal: (n) => clause('seal', { objects: [some('influenceCard', n)] }),
    layDown: (n) => clause('layDown', { objects: [some('progressCard', n)] }),
  },
  you: (t, { controller }) => controller ?? t.state.start,
  seatOf: (_t, seat) => seat,
  judgements: ['death', 'handLimit', 'progressLimit'],
  refusal: (_t, { piece }) =>
    piece === null
      ? { rule: 'EF-GEN-01', message: { key: 'condition-unmet' } }
      : { rule: 'EF-GEN-01', message: { key: 'forbidden-by', args: { card: pieceArgument(piece) } } },
  prompts,
  sides: 6,
})
