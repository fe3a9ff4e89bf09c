import type { Seat } from '@miskatonic/kernel'
import { titleOf } from '../rules/filters.ts'
import { alliesOf, bearerOf, cardOf, greatOldOnesOf, isIn, kindOf, ownerOf, spellsUnder, threatOf, under } from '../rules/pieces.ts'
import { MOST_SANITY } from '../rules/sanity.ts'
import type { Attributes, Mythos, PieceId } from '../rules/shape.ts'

/* What is so in every game of Mythos, whenever somebody is asked. */

const zoneOf = (t: Mythos, piece: PieceId): string => t.where(piece).split(':')[0] as string
const pieces = (t: Mythos): PieceId[] => Object.keys(t.raw.pieces).filter((piece) => kindOf(t, piece) !== 'investigator')
const first = <T>(list: readonly T[], wrong: (one: T) => string | null): string | null => {
  for (const one of list) {
    const said = wrong(one)
    if (said !== null) return said
  }
  return null
}
const twice = (t: Mythos, cards: readonly PieceId[]): PieceId | undefined => {
  const titles = cards.map((piece) => titleOf(cardOf(t, piece).id))
  return cards.find((_, i) => titles.indexOf(titles[i] as string) < i)
}

/** Piles and hands hold plain cards: nothing of what they were in play clings to them. */
const PLAIN = ['hand', 'deck', 'discard', 'gone']
const MARKS: readonly (keyof Attributes)[] = ['crossed', 'owner', 'facing', 'removed', 'harmed', 'target', 'borrowed', 'gained', 'leaving']
const OPEN = [...PLAIN, 'chronicle', 'here', 'events', 'greatOldOnes', 'summoned', 'adventures']

function tooMuchUnder(t: Mythos, bearer: PieceId): string | null {
  const card = cardOf(t, bearer)
  const spells = spellsUnder(t, bearer).length
  const room = card.kind === 'tome' ? card.capacity : 'knowsSpell' in card ? (card.knowsSpell ?? 0) : 0
  if (spells > room) return `${bearer} has room for ${room} Spells and holds ${spells}`
  const weapons = under(t, bearer).filter((one) => kindOf(t, one) === 'weapon').length
  return weapons > (card.kind === 'ally' ? 1 : 0) ? `${bearer} carries ${weapons} Weapons` : null
}

/** How many cards belong to each; nobody’s are lost or change hands for good. */
const sizes = new WeakMap<object, Map<Seat, number>>()
function sameOwners(t: Mythos): string | null {
  if (t.state.phase === 'setup') return null
  const now = new Map<Seat, number>()
  for (const piece of pieces(t)) {
    const owner = ownerOf(t, piece)
    now.set(owner, (now.get(owner) ?? 0) + 1)
  }
  const before = sizes.get(t) ?? now
  sizes.set(t, before)
  return first([...before], ([seat, n]) => (now.get(seat) === n ? null : `${seat} had ${n} cards and has ${now.get(seat)}`))
}

export const invariants: { readonly [name: string]: (t: Mythos) => string | null } = {
  'a player has one copy of an Ally in play (MY-COPY-01)': (t) =>
    first(t.seats, (seat) => {
      const copy = twice(t, alliesOf(t, seat))
      return copy === undefined ? null : `${seat} has ${copy} twice`
    }),
  'and one of a Great Old One (MY-COPY-04)': (t) =>
    first(t.seats, (seat) => {
      const copy = twice(t, greatOldOnesOf(t, seat))
      return copy === undefined ? null : `${seat} has ${copy} twice`
    }),
  'Sanity lies between 0 and 20 (MY-SAN-02, -03)': (t) =>
    first(t.seats, (seat) => {
      const n = t.get(seat, 'sanity')
      return n >= 0 && n <= MOST_SANITY ? null : `${seat} has ${n}`
    }),
  'one card is on top of a Chronicle (MY-CHRON-04)': (t) =>
    first(t.seats, (seat) => (t.size(`here:${seat}`) > 1 ? `${seat} is in ${t.size(`here:${seat}`)} places` : null)),
  'only Threats, Spells and what is switched off lie face down (MY-ZONE-08, -09)': (t) =>
    first(pieces(t), (piece) => (t.up(piece) === 'back' && OPEN.includes(zoneOf(t, piece)) ? `${piece} in ${t.where(piece)}` : null)),
  'a pile holds plain cards (MY-ZONE-13)': (t) =>
    first(pieces(t), (piece) => {
      if (!PLAIN.includes(zoneOf(t, piece))) return null
      const mark = MARKS.find((one) => JSON.stringify(t.get(piece, one)) !== JSON.stringify(t.game.attributes[one].start))
      return mark === undefined ? null : `${piece} in ${t.where(piece)} is still ${mark}`
    }),
  'Threats hold Monsters and Allies (MY-THREAT-01)': (t) =>
    first(
      t.seats.flatMap((seat) => threatOf(t, seat)),
      (piece) => (['monster', 'ally'].includes(kindOf(t, piece)) ? null : `${piece} is a ${kindOf(t, piece)}`),
    ),
  'nobody carries more than fits (MY-TOME-06, MY-WEAP-02, MY-RULING-14)': (t) =>
    first(pieces(t), (piece) => (under(t, piece).length ? tooMuchUnder(t, piece) : null)),
  'what lies under a card lies under one in play': (t) =>
    first(pieces(t), (piece) => {
      const bearer = bearerOf(t, piece)
      const zone = bearer === null ? null : zoneOf(t, bearer)
      return zone === null || ['tomes', 'allies', 'artifacts', 'threat'].includes(zone) ? null : `${piece} is under ${bearer} in ${zone}`
    }),
  'nobody faces anybody but in Combat (MY-CLEAN-05)': (t) =>
    t.state.phase === 'combat' ? null : first(pieces(t), (piece) => (t.get(piece, 'facing') === null ? null : `${piece} still does`)),
  'nobody is borrowed when a Round ends (S18)': (t) =>
    t.state.phase !== 'end' ? null : first(pieces(t), (piece) => (t.get(piece, 'borrowed') ? `${piece} is` : null)),
  'a Great Old One stays for two Rounds (MY-GOO-12)': (t) =>
    t.state.phase !== 'play'
      ? null
      : first(
          t.seats.flatMap((seat) => greatOldOnesOf(t, seat)),
          (piece) => (t.get(piece, 'leaving') ? `${piece} has not left` : null),
        ),
  'whoever has left has nothing on the table (MY-RULING-63)': (t) =>
    first(
      t.seats.filter((seat) => !isIn(t, seat)),
      (seat) =>
        first(pieces(t), (piece) =>
          ownerOf(t, piece) === seat && !['gone', 'chronicle', 'adventures'].includes(zoneOf(t, piece))
            ? `${piece} in ${t.where(piece)}`
            : null,
        ),
    ),
  'every card keeps its owner (MY-GEN-10)': sameOwners,
}
