import {
  type Asked,
  controlVerbs,
  defineLanguage,
  type Effect,
  type Language,
  type LastingEffect,
  type Lasts,
  type Speaker,
  type Vocabulary,
} from '@miskatonic/effects'
import { type Opener, on, standing, type Tree, untilEnd } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import type { CardFilter, Tag } from '../../content/nodes.ts'
import { happeningSayings } from '../../text/happeningSayings.ts'
import { lexicon } from '../../text/lexicon.ts'
import type { LabelKey, Offered } from '../../text/messages.ts'
import { quantitySayings } from '../../text/quantitySayings.ts'
import { g } from '../../text/things.ts'
import { fitsPiece, kindOf } from '../pieces.ts'
import { hasAny } from '../place.ts'
import type { MythosShape, PieceId, Seat } from '../shape.ts'
import { fitsInPlay } from '../standing.ts'
import { conditions } from './conditions.ts'
import type { X } from './context.ts'
import { selectors } from './selectors.ts'
import { verbs } from './verbs.ts'

type What = { readonly card?: PieceId; readonly piece?: PieceId; readonly who?: Seat }
const meant = (what: object): PieceId | undefined => (what as What).card ?? (what as What).piece

/** A card against a description: in a Threat as the Monster it is there. */
function fitsCardOf(x: X, wanted: Json, what: object): boolean {
  const piece = meant(what)
  if (piece === undefined || !x.t.exists(piece)) return false
  const where = x.t.where(piece)
  return where.startsWith('threat:')
    ? fitsInPlay(x.t, where.slice('threat:'.length), piece, wanted as CardFilter)
    : fitsPiece(x.t, piece, wanted as CardFilter)
}

/** Another card of the same Threat, assigned against the same opponent. */
function isBeside(x: X, what: object): boolean {
  const { t, self } = x
  const piece = meant(what)
  if (piece === undefined || self.piece === null || piece === self.piece || t.where(piece) !== t.where(self.piece)) return false
  return t.where(piece).startsWith('threat:') && t.get(piece, 'facing') === t.get(self.piece, 'facing')
}

function offered({ x, cost, act }: Asked<MythosShape>): Offered {
  const { piece } = x.self
  return {
    ...(cost ? { cost } : {}),
    ...(act ? { act } : {}),
    ...(piece !== null && x.t.exists(piece) ? { card: { piece } } : {}),
  }
}

/** «hasta el final de la Ronda», «… del Combate». */
function untilOf(until: Lasts): Opener | null {
  if (until === 'gone' || !('scope' in until)) return null
  return until.scope === 'combat' ? untilEnd(g.the('thisCombat')) : until.scope === 'round' ? untilEnd(g.the('round')) : null
}

/** The common verb, said this rulebook's way. */
const sayLasting = ({ ability, until }: LastingEffect, speak: Speaker): Tree => {
  const body = speak.ability(ability)
  // «… en este Combate» says itself how long.
  const opener = ability.ability === 'modify' && ability.on === 'ward' ? null : untilOf(until)
  // «esa carta tiene +1 de valor hasta el final del Combate»: what befell one card stands before how long.
  if (
    opener &&
    body.kind === 'standing' &&
    body.body.kind === 'clause' &&
    body.body.subject?.kind === 'noun' &&
    body.body.subject.det === 'that'
  )
    return standing({ ...body.body, until: opener })
  return opener ? on(opener, body) : body
}

export const language: Language<MythosShape> = defineLanguage<MythosShape>({
  lexicon,
  sides: 6,
  verbs: { ...verbs, lasting: { ...controlVerbs.lasting, say: sayLasting } } as Vocabulary<MythosShape>['verbs'],
  conditions,
  selectors,
  filters: {
    card: fitsCardOf,
    /** Whoever it concerns is at a place with one of these. */
    at: (x, wanted, what) => typeof what.who === 'string' && hasAny(x.t, what.who, wanted as Tag | readonly Tag[]),
    /** The first of its kind this Round. */
    first: (x, _wanted, what) => {
      const piece = meant(what)
      return piece !== undefined && typeof what.who === 'string' && !x.t.get(what.who, 'played').includes(kindOf(x.t, piece))
    },
    beside: (x, _wanted, what) => isBeside(x, what),
    inThreat: (x, _wanted, what) => {
      const piece = meant(what)
      return piece !== undefined && x.t.where(piece).startsWith('threat:')
    },
  },
  happenings: happeningSayings,
  quantities: quantitySayings,
  actions: {},
  payments: {},
  you: (t, self) => self.controller ?? t.state.active ?? (t.seats[0] as Seat),
  judgements: ['broken'],
  seatOf: (_t, you) => you,
  refusal: (_t, self, on) => ({
    rule: 'MY-GEN-01',
    message: { key: 'refused.card', args: { on, ...(self.piece === null ? {} : { card: { piece: self.piece } }) } },
  }),
  prompts: {
    choose: (asked) => ({ key: 'prompt.choose', args: offered(asked) }),
    may: (effect: Effect, asked) => ({ key: 'prompt.may', args: { effect, ...offered(asked) } }),
    unless: (effect: Effect, asked) => ({ key: 'prompt.unless', args: { effect, ...offered(asked) } }),
    pick: 'prompt.pick',
    effect: (effect: Effect) => ({ key: 'effect' satisfies LabelKey, args: { effect } }),
  },
})
