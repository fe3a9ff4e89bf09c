import { chooseSome, defined, type Option, onPiece, type PieceId, type Resource, type Script, type Seat } from '@miskatonic/kernel'
import type { RefusalKey } from '../../text/messages.ts'
import { discardCard } from '../decks.ts'
import { trackResources } from '../harm.ts'
import { cluesOf, holderOf, improvementOf, investigatorOf, investigators, playerOf } from '../pieces.ts'
import { type Eldritch, type EldritchShape, type InvestigatorId, SKILLS, type Skill } from '../shape.ts'
import { ownCards } from './selectors.ts'

type CardFilter = { readonly kind: string; readonly trait?: string }
type CardsPaid = { readonly who: InvestigatorId; readonly cards: readonly PieceId[] }

const refusal = (rule: string, key: RefusalKey) => ({ rule, message: { key } })

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
    const who = defined(investigatorOf(t, seat))
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
  *gather(t, seat): Script<CardsPaid> {
    return {
      who: defined(investigatorOf(t, seat)),
      cards: [t.provenance().source?.piece].filter((card) => card !== undefined),
    }
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

/** As many Clues as an investigator can pay, what may stand in for one included (EH-NORMAN-03). */
function cluePurse(t: Eldritch, who: InvestigatorId): number {
  let n = cluesOf(t, who).length
  while (!t.canPay(playerOf(t, who), [{ pay: 'clue', n: n + 1 }]).length) n++
  return n
}

/** Any investigators contribute; the Lead confirms the split (EH-SPEND-05, EH-RULING-51). */
const groupClueResource: Resource<EldritchShape> = {
  happening: 'clue:spend',
  has: (t, _seat, filter) => (investigators(t).reduce((sum, who) => sum + cluePurse(t, who), 0) >= owed(t, filter) ? 1 : 0),
  lacking: () => refusal('EH-SPEND-05', 'refused.group-clues'),
  *gather(t, seat: Seat, _n, filter) {
    const options = investigators(t).flatMap((who) => contributions(t, who))
    const n = owed(t, filter)
    const chosen = yield* chooseSome(t, t.state.lead, { about: 'prompt.group-clues', options, limits: { count: [n, n] }, group: true })
    let clues = chosen.filter((key) => t.exists(key))
    for (const who of investigators(t).filter((one) => chosen.some((key) => key.startsWith(`instead:${one}:`)))) {
      const own = contributions(t, who).filter(({ key }) => chosen.includes(key))
      yield* t.pay(playerOf(t, who), [{ pay: 'clue', n: own.length }])
      clues = clues.filter((clue) => holderOf(t, clue) !== null && holderOf(t, clue) !== who)
    }
    const shares = investigators(t)
      .map((one) => ({ who: one, n: clues.filter((clue) => holderOf(t, clue) === one).length }))
      .filter((share) => share.n > 0)
    return { who: investigatorOf(t, seat), n, clues, shares }
  },
  spend: (w, what: { clues: readonly PieceId[] }) => w.put(what.clues, 'discard:clues', { face: 'front' }),
}

/** His Clues, and what he may give in place of one once they are given. */
function contributions(t: Eldritch, who: InvestigatorId): Option[] {
  const seat = playerOf(t, who)
  const clues = cluesOf(t, who)
  const instead = Array.from({ length: cluePurse(t, who) - clues.length }, (_, i) => ({ key: `instead:${who}:${i}`, piece: who, seat }))
  return [...clues.map((clue) => ({ ...onPiece(clue), seat })), ...instead]
}

/** A price that is waived. */
const freeResource: Resource<EldritchShape> = {
  happening: 'card:spend',
  has: () => 1,
  lacking: () => refusal('EH-SPEND-02', 'refused.no-such-card'),
  // biome-ignore lint/correctness/useYield: nothing to settle.
  *gather(t, seat) {
    return { who: defined(investigatorOf(t, seat)), cards: [] }
  },
  spend: () => {},
}

/** Which tokens, each whole: a +2 counts two (EH-LOLA-02, -05, EH-RULING-64). */
function* improvementLots(
  t: Eldritch,
  seat: Seat,
): Script<{ n: number; what: { who: InvestigatorId; n: number; skills: readonly Skill[] } }> {
  const who = defined(investigatorOf(t, seat))
  const options = SKILLS.filter((skill) => improvementOf(t, who, skill) > 0).map((key) => ({ key }))
  const skills = yield* chooseSome(t, seat, { about: 'prompt.pay-improvements', options, limits: { count: [1, options.length] } })
  const n = skills.reduce((sum, skill) => sum + improvementOf(t, who, skill), 0)
  return { n, what: { who, n, skills } }
}

/** All tokens spent are discarded before any skill is improved (EH-LOLA-03, -05). */
const improvementResource: Resource<EldritchShape> = {
  happening: 'improvement:spend',
  has: (t, seat) => {
    const who = investigatorOf(t, seat)
    return who ? SKILLS.reduce((sum, skill) => sum + improvementOf(t, who, skill), 0) : 0
  },
  lacking: () => refusal('EH-SPEND-02', 'refused.no-improvement'),
  *gather(t, seat) {
    return (yield* improvementLots(t, seat)).what
  },
  lots: improvementLots,
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
