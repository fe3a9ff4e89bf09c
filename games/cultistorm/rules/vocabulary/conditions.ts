import type { Condition, ConditionSpec, Context, Filter, SelectorSpec } from '@miskatonic/effects'
import { exists, grammar, type Ref, upTo } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { lexicon } from '../../text/lexicon.ts'
import { ancientsInPlay, column, detectivesAt, placeOf, slotOf } from '../board.ts'
import { cardOf, isGeneral } from '../cards.ts'
import { items } from '../items.ts'
import { tokens } from '../madness.ts'
import type { Against, Cultistorm, Seat, Slot } from '../shape.ts'
import { detectives as team } from '../team.ts'

/* Whom and what cards name, and on what they depend. */

const { clause, some, a, each, the, your, self, another } = grammar(lexicon)

type X = Context<Cultistorm>

/** Where the card itself lies; one in front of a detective, where that detective stands. */
function ownSlot(x: X): Slot {
  const slot = x.self.piece === null ? null : slotOf(x.t, x.self.piece)
  return slot ?? placeOf(x.t, x.you)
}

type Detectives = {
  readonly the: 'detectives'
  readonly at?: 'here'
  readonly others?: boolean
  readonly madness?: number
  readonly items?: number
}
const detectives: SelectorSpec<Cultistorm, Detectives> = {
  fields: { 'at?': { one: ['here'] }, 'others?': 'boolean', 'madness?': 'integer', 'items?': 'integer' },
  people: true,
  find: (x, { at, others, madness, items: least }) =>
    (at ? detectivesAt(x.t, ownSlot(x)) : team(x.t)).filter(
      (who) =>
        (!others || who !== x.you) &&
        (madness === undefined || tokens(x.t, who) <= madness) &&
        (least === undefined || items(x.t, who).length >= least),
    ),
  say: ({ at, others, madness, items: least }): Ref =>
    (others ? another : each)('detective', {
      ...(at ? { at: the('location', { owner: 'you' }) } : {}),
      ...(madness === undefined ? {} : { with: some('madnessToken', upTo(madness)) }),
      ...(least === undefined ? {} : { with: some('item', least) }),
    }),
}

/** Those with fewest tokens: the team chooses among equals. */
const calmest: SelectorSpec<Cultistorm, { readonly the: 'calmest' }> = {
  fields: {},
  people: true,
  find: (x) => team(x.t).filter((who) => team(x.t).every((other) => tokens(x.t, other) >= tokens(x.t, who))),
  say: () => the('detective', { fewest: 'madnessToken' }),
}

export const selectors = { detectives, calmest }

type Developed = { readonly is: 'developed'; readonly level: number }
type FightAgainst = { readonly is: 'against'; readonly what: Against }

export const conditions = {
  /** Not printed: an ability stands beside its level. */
  developed: {
    fields: { level: 'integer' },
    holds: (x: X, { level }: Developed) => x.t.get(x.self.controller ?? x.you, 'level') >= level,
    say: () => clause('develop', { objects: [self()] }),
  } satisfies ConditionSpec<Cultistorm, Developed>,
  against: {
    fields: { what: { one: ['cultist', 'ancient'] } },
    holds: (x: X, { what }: FightAgainst) => x.t.record('fight')?.against === what,
    say: ({ what }: FightAgainst) => clause('fight', { against: a(what === 'cultist' ? 'cultist' : 'ancientOne') }),
  } satisfies ConditionSpec<Cultistorm, FightAgainst>,
  secondWave: {
    fields: {},
    holds: (x: X) => ancientsInPlay(x.t).some((ancient) => cardOf(x.t, ancient, 'ancient').wave === 2),
    say: () => clause('beInPlay', { subject: a('secondWave') }),
  } satisfies ConditionSpec<Cultistorm, Condition>,
  /** A cultist that stands at the front of its column. */
  atFront: {
    fields: {},
    holds: (x: X) => column(x.t, ownSlot(x))[0] === x.self.piece,
    say: () => clause('stay', { subject: self(), place: the('front') }),
  } satisfies ConditionSpec<Cultistorm, Condition>,
  cultistsHere: {
    fields: { atLeast: 'integer' },
    holds: (x: X, { atLeast }: { is: 'cultistsHere'; atLeast: number }) => column(x.t, placeOf(x.t, x.you)).length >= atLeast,
    say: ({ atLeast }: { is: 'cultistsHere'; atLeast: number }) => exists(some('cultist', { orMore: atLeast }), your('location')),
  } satisfies ConditionSpec<Cultistorm, { is: 'cultistsHere'; atLeast: number }>,
}

const whoOf = (what: Filter): Seat | null => (typeof what.who === 'string' ? what.who : null)

/** Fields of a filter that are not fields of what happens. */
export const filters: { readonly [field: string]: (x: X, wanted: Json, what: Filter) => boolean } = {
  /** Where the card lies. */
  here: (x, _wanted, what) => {
    const who = whoOf(what)
    return (what.at ?? what.from ?? (who === null ? null : placeOf(x.t, who))) === ownSlot(x)
  },
  /** Not of a special sect. */
  general: (x, _wanted, what) => typeof what.cultist === 'string' && isGeneral(cardOf(x.t, what.cultist, 'cultist')),
  /** To somebody at your location, you included. */
  nearYou: (x, _wanted, what) => {
    const who = whoOf(what)
    return who !== null && placeOf(x.t, who) === placeOf(x.t, x.you)
  },
}
