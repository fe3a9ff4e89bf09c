import { chooseSome, onPiece, type PieceId, type Resource, type Script, type Seat } from '@miskatonic/kernel'
import { discardCard } from '../gaining.ts'
import { trackResources } from '../harm.ts'
import { cluesOf, improvementOf, investigatorOf, investigators, playerOf } from '../pieces.ts'
import { type Eldritch, type EldritchShape, type InvestigatorId, SKILLS, type Skill } from '../shape.ts'
import { ownCards } from './selectors.ts'

type CardFilter = { readonly kind: string; readonly trait?: string }
type CardsPaid = { readonly who: InvestigatorId; readonly cards: readonly PieceId[] }

const refusal = (rule: string, key: string) => ({ rule, message: { key } })

/** Discarding cards of one's own as a price. */
const cardResource: Resource<EldritchShape> = {
  happening: 'card:spend',
  has: (t, seat, filter) => {
    const who = investigatorOf(t, seat)
    const { kind, trait } = filter as CardFilter
    return who ? ownCards(t, who, kind, trait).length : 0
  },
  lacking: () => refusal('EH-SPEND-02', 'refused.no-such-card'),
  *gather(t, seat, n, filter): Script<CardsPaid> {
    const who = investigatorOf(t, seat) as InvestigatorId
    const { kind, trait } = filter as CardFilter
    const options = ownCards(t, who, kind, trait).map((card) => onPiece(card))
    return { who, cards: yield* chooseSome(t, seat, { about: 'prompt.pay-cards', options, limits: { count: [n, n] } }) }
  },
  spend: (w, what: CardsPaid) => w.put(what.cards, 'spent'),
}

/** "Discard this card": what the source of the effect is. */
const selfResource: Resource<EldritchShape> = {
  happening: 'card:spend',
  has: () => 1,
  lacking: () => refusal('EH-SPEND-02', 'refused.no-such-card'),
  // biome-ignore lint/correctness/useYield: nothing to settle.
  *gather(t, seat) {
    return { who: investigatorOf(t, seat) as InvestigatorId, cards: [t.provenance().source?.piece].filter((card) => card !== undefined) } as CardsPaid
  },
  spend: (w, what: CardsPaid) => w.put(what.cards, 'spent'),
}

/** How many the group owes: a number, half the players rounded up, or one each. */
const owed = (t: Eldritch, filter: unknown): number => {
  const { n, less } = filter as { n: number | 'half' | 'players'; less?: 'health' }
  const all = n === 'half' ? Math.ceil(t.state.players / 2) : n === 'players' ? t.state.players : n
  const source = t.provenance().source?.piece
  return less && source ? Math.max(0, all - t.get(source, 'healthTokens')) : all
}

/** Any investigators contribute; the Lead confirms the split (EH-SPEND-05, EH-RULING-51). */
const groupClueResource: Resource<EldritchShape> = {
  happening: 'clue:spend',
  has: (t, _seat, filter) => (investigators(t).reduce((sum, who) => sum + cluesOf(t, who).length, 0) >= owed(t, filter) ? 1 : 0),
  lacking: () => refusal('EH-SPEND-05', 'refused.group-clues'),
  *gather(t, seat: Seat, _n, filter) {
    const options = investigators(t).flatMap((who) => cluesOf(t, who).map((clue) => ({ ...onPiece(clue), seat: playerOf(t, who) })))
    const n = owed(t, filter)
    const clues = yield* chooseSome(t, t.state.lead, { about: 'prompt.group-clues', options, limits: { count: [n, n] }, group: true })
    return { who: investigatorOf(t, seat) as InvestigatorId, n, clues }
  },
  spend: (w, what: { clues: readonly PieceId[] }) => w.put(what.clues, 'discard:clues', { face: 'front' }),
}

/** A price that is waived. */
const freeResource: Resource<EldritchShape> = {
  happening: 'card:spend',
  has: () => 1,
  lacking: () => refusal('EH-SPEND-02', 'refused.no-such-card'),
  // biome-ignore lint/correctness/useYield: nothing to settle.
  *gather(t, seat) {
    return { who: investigatorOf(t, seat) as InvestigatorId, cards: [] }
  },
  spend: () => {},
}

/** Improvement tokens are spent whole: a +2 counts two (EH-LOLA-02, -03, -05). */
const improvementResource: Resource<EldritchShape> = {
  happening: 'improvement:spend',
  has: (t, seat) => {
    const who = investigatorOf(t, seat)
    return who ? SKILLS.reduce((sum, skill) => sum + improvementOf(t, who, skill), 0) : 0
  },
  lacking: () => refusal('EH-SPEND-02', 'refused.no-improvement'),
  *gather(t, seat, n) {
    const who = investigatorOf(t, seat) as InvestigatorId
    const options = SKILLS.filter((skill) => improvementOf(t, who, skill) > 0).map((skill) => ({ key: skill, weights: { n: improvementOf(t, who, skill) } }))
    const skills = yield* chooseSome(t, seat, { about: 'prompt.pay-improvements', options, limits: { count: [1, options.length], weigh: { n: { min: n, max: n + 1 } } } })
    return { who, n, skills }
  },
  spend: (w, what: { who: InvestigatorId; skills: readonly Skill[] }) => {
    for (const skill of what.skills) w.clear(what.who, `${skill}Up`)
  },
}

export const resources = {
  free: freeResource,
  improvement: improvementResource,
  ...trackResources,
  card: cardResource,
  self: selfResource,
  groupClue: groupClueResource,
}

/** Cards paid lie aside until the price is paid, then go where discarded cards go. */
export function* putAwaySpent(t: Eldritch): Script {
  for (const card of t.inZone('spent')) yield* discardCard(t, card)
}
