import { chooseSome, onPiece, type Refusal, type Resource, type Script } from '@miskatonic/kernel'
import { isKind } from './cards.ts'
import { isUnder } from './metamorphoses.ts'
import { deckOf, discardOf, handOf, sealedOf, standing } from './people.ts'
import type { Ether, Etherfields, PieceId, Seat } from './shape.ts'

/* What things are paid with besides Motive. A price is no loss: nothing that prevents one sees it. */

type R = Resource<Etherfields>
type Paid = { who: Seat; n: number }
const lacking =
  (resource: string, rule: string) =>
  (_t: Ether, _who: Seat, n: number): Refusal => ({ rule, message: { key: 'lacks', args: { resource, n } } })
// biome-ignore lint/correctness/useYield: there is nothing to choose.
function* plainly(_t: Ether, who: Seat, n: number): Script<object> {
  return { who, n }
}

const purse = (attribute: 'ether' | 'gems', left: 'etherLeft' | 'gemsLeft', happening: R['happening'], rule: string): R => ({
  happening,
  has: (t, who) => (attribute === 'gems' && isUnder(t, 'gem') ? 0 : t.get(who, attribute)), // EF-META-12, EF-RULING-18
  lacking: lacking(attribute, rule),
  gather: plainly,
  spend: (w, { who, n }: Paid) => {
    w.add(who, attribute, -n, { min: 0 })
    w.add('table', left, n)
  },
})
/** What the whole Team has (EF-BOARD-04). */
const common = (attribute: 'keys' | 'hours', happening: R['happening'], rule: string): R => ({
  happening,
  has: (t) => t.state[attribute],
  lacking: lacking(attribute, rule),
  gather: plainly,
  spend: (w, { n }: Paid) => {
    w.add('table', attribute, -n, { min: 0 })
    if (attribute === 'keys') w.add('table', 'keysLeft', n)
  },
})

/** Suffered as a price: legal though it kills (EF-RULING-68). */
const anguish: R = {
  happening: 'anguish:spend',
  has: () => 99,
  lacking: lacking('anguish', 'EF-ACT-10'),
  gather: plainly,
  spend: (w, { who, n }: Paid) => {
    w.add(who, 'anguish', n)
    w.add('table', 'anguishLeft', -n)
  },
}

/** Cards of one's own, by choice. */
const cards = (
  from: (t: Ether, who: Seat) => readonly PieceId[],
  about: 'discard-some' | 'lay-down-some',
  happening: R['happening'],
): Pick<R, 'happening' | 'has' | 'gather'> => ({
  happening,
  has: (t, who) => from(t, who).length,
  *gather(t, who, n) {
    const options = from(t, who).map((piece) => onPiece(piece))
    const chosen = yield* chooseSome(t, who, { about: { key: about, args: { who, n } }, options, limits: { count: [n, n] } })
    return { who, n, cards: chosen }
  },
})
const discard: R = {
  ...cards((t, who) => t.inZone(handOf(who)), 'discard-some', 'card:spend'),
  lacking: lacking('card', 'EF-ACT-03'),
  spend: (w, { who, cards: spent }: { who: Seat; cards: readonly PieceId[] }) => w.put(spent, discardOf(who), { at: 'top', face: 'front' }),
}
const layDown: R = {
  ...cards(standing, 'lay-down-some', 'card:spend'),
  lacking: lacking('progress', 'EF-PROG-08'),
  spend: (w, { cards: laid }: { cards: readonly PieceId[] }) => {
    for (const card of laid) w.turn(card, 'back')
  },
}
/** Off the top of the deck, Flaws left out; of a price all of it must be there (EF-SEAL-05). */
const seal: R = {
  happening: 'card:spend',
  has: (t, who) => t.inZone(deckOf(who)).filter((card) => !isKind(t, card, 'flaw')).length,
  lacking: lacking('sealable', 'EF-SEAL-01'),
  *gather(t, who, n) {
    const cards: PieceId[] = []
    for (let depth = n; cards.length < n && depth <= t.size(deckOf(who)); depth++) {
      const top = t.top(deckOf(who), depth).filter((card) => !isKind(t, card, 'flaw'))
      cards.splice(0, cards.length, ...top)
    }
    return { who, n, cards: cards.slice(0, n) }
  },
  spend: (w, { who, cards: sealed }: { who: Seat; cards: readonly PieceId[] }) => {
    for (const card of sealed) w.put(card, sealedOf(who), { at: 'top', face: 'back' })
  },
}

export const resources: { readonly [name: string]: R } = {
  ether: purse('ether', 'etherLeft', 'ether:spend', 'EF-MKT-06'),
  gem: purse('gems', 'gemsLeft', 'gem:spend', 'EF-ACT-11'),
  key: common('keys', 'key:spend', 'EF-GATE-04'),
  hour: common('hours', 'hour:spend', 'EF-CLOCK-01'),
  anguish,
  discard,
  seal,
  layDown,
}
