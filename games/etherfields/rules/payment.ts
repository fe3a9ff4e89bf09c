import type { Amount } from '@miskatonic/effects'
import { choose, chooseSome, confirm, onPiece, type RecordId, type Script } from '@miskatonic/kernel'
import type { Colour, Motive } from '../content/kinds.ts'
import { suffer } from './anguish.ts'
import { anyCard } from './cards.ts'
import { seal } from './deck.ts'
import { type FortuneFace, MOTIVE_OF, rollDie } from './dice.ts'
import { loseOwn } from './goods.ts'
import { discardItem } from './items.ts'
import { discardOf, handOf } from './people.ts'
import { answer, answerOption, answers } from './quickUse.ts'
import type { Ether, PieceId, Seat } from './shape.ts'
import type { Usable } from './usable.ts'

/* Motive: cards out of the hand, Items, and a die (EF-PAY-02). */

export type Due = { readonly colour: Colour; readonly n: number }
export type Way = {
  readonly alternatives: readonly Due[]
  readonly id: RecordId<'action'> /** More than the cost is of use. */
  readonly more: boolean
  /** What is no action is not Boosted (EF-RULING-31). */
  readonly noDie?: true
}

/** What a card yields of a colour (EF-PAY-03). */
export function motiveOf(t: Ether, who: Seat, piece: PieceId, colour: Colour): number {
  const card = anyCard(t, piece)
  const motive: Motive = card.kind === 'influence' || card.kind === 'item' ? card.motive : {}
  return motive[colour] ? t.number('motive', { who, piece, colour, n: motive[colour] }) : 0
}
/** Own hand and everybody's Items; placed cards never (EF-PAY-13, EF-PROG-07). */
const sources = (t: Ether, who: Seat): readonly PieceId[] => [...t.inZone(handOf(who)), ...t.inZone('items')]
export const motiveAtHand = (t: Ether, who: Seat, colour: Colour, without: PieceId | null): number =>
  sources(t, who)
    .filter((piece) => piece !== without)
    .reduce((sum, piece) => sum + motiveOf(t, who, piece, colour), 0)

export const canBoost = (t: Ether, who: Seat): boolean =>
  !t.get(who, 'boosted') && (t.options as { noBoost?: boolean } | null)?.noBoost !== true // EF-BOOST-01, EF-BOOST-11
/** The most the die can add. */
export const BEST = 3
export const canReach = (t: Ether, who: Seat, { colour, n }: Due, without: PieceId | null, die = canBoost(t, who)): boolean => {
  const own = mostMotive(t, who, colour, without)
  return own >= n || (own > 0 && die && own + BEST >= n) // EF-BOOST-02
}
/** The most that cards, Items and what helps can bring: a card that helps is gone by it, and gives the one or the other (EF-PAY-07, EF-PAY-10). */
export function mostMotive(t: Ether, who: Seat, colour: Colour, without: PieceId | null): number {
  const helpers = answers(t, who, 'payment').map((usable) => ({ usable, gift: giftOf(usable, colour) }))
  const gone = helpers.filter(({ usable: { bearer, action } }) => bearer === 'hand' || (bearer === 'item' && action.discards))
  const either = gone.reduce((sum, { usable: { piece }, gift }) => {
    const yields = piece === null || piece === without ? 0 : motiveOf(t, who, piece, colour)
    return sum + Math.max(0, (piece === without ? 0 : gift) - yields)
  }, 0)
  const free = helpers.filter((one) => !gone.includes(one)).reduce((sum, { gift }) => sum + gift, 0)
  return motiveAtHand(t, who, colour, without) + either + free
}

/** What a card adds besides its own Motive. */
function giftOf({ action: { effect } }: Usable, colour: Colour): number {
  const { do: verb, n, colour: of = colour } = effect as { readonly do: string; readonly n?: Amount; readonly colour?: Colour }
  return verb === 'addMotive' && of === colour && typeof n === 'number' ? n : 0
}
/** Whatever helps is used before cards are discarded. */
function* help(t: Ether, who: Seat): Script {
  for (let more = true; more; ) {
    const ways = answers(t, who, 'payment')
    if (!ways.length) return
    const key = yield* choose(t, who, { about: 'help-payment', options: [...ways.map(answerOption), { key: 'cards' }] })
    const way = ways.find((usable) => answerOption(usable).key === key)
    more = way !== undefined
    if (way) yield* answer(t, who, way)
  }
}

/** Pays with cards, Items and perhaps the die. Null: the action fails; what was paid is lost. */
export function* payMotive(
  t: Ether,
  who: Seat,
  { alternatives, id, more, noDie }: Way,
  without: PieceId | null,
): Script<{ colour: Colour; paid: number } | null> {
  const die = !noDie && canBoost(t, who)
  const open = alternatives.filter((due) => canReach(t, who, due, without, die))
  const options = open.map(({ colour, n }) => ({ key: colour, label: { key: 'motive-option', args: { colour, n } } }))
  const colour = open.length > 1 ? yield* choose(t, who, { about: 'choose-colour', options }) : open[0]?.colour // EF-PAY-14
  const due = open.find((one) => one.colour === colour)
  if (!due) return null
  yield* t.change((w) => w.note(id, { colour: due.colour, due: due.n }))
  yield* help(t, who)
  const given = t.recordById(id).paid
  const paid = given + (yield* discardForMotive(t, who, { ...due, n: Math.max(0, due.n - given) }, without, die))
  yield* t.change((w) => w.note(id, { paid }))
  const boosts = die && (paid < due.n || (more && (yield* confirm(t, who, { about: { key: 'boost', args: { n: paid, due: due.n } } }))))
  const added = boosts ? yield* boost(t, who) : 0
  if (added === null || paid + added < due.n) return null // EF-BOOST-05, EF-BOOST-09
  yield* t.change((w) => w.note(id, { paid: paid + added }))
  return { colour: due.colour, paid: paid + added }
}

function* discardForMotive(t: Ether, who: Seat, { colour, n }: Due, without: PieceId | null, die: boolean): Script<number> {
  const worth = new Map(
    sources(t, who).flatMap((piece) =>
      piece === without || !motiveOf(t, who, piece, colour) ? [] : [[piece, motiveOf(t, who, piece, colour)] as const],
    ),
  )
  const options = [...worth].map(([piece, motive]) => ({ ...onPiece(piece), weights: { motive } }))
  const all = [...worth.values()].reduce((sum, motive) => sum + motive, 0)
  const min = Math.min(n, die ? 1 : n, all) // whoever declined help may fall short
  if (!options.length) return 0
  const limits = { count: [min > 0 ? 1 : 0, options.length] as const, weigh: { motive: { min } } }
  const cards = yield* chooseSome(t, who, { about: { key: 'pay-motive', args: { colour, n } }, options, limits })
  const items = cards.filter((piece) => t.where(piece) === 'items')
  const hand = cards.filter((piece) => t.where(piece) !== 'items')
  const paid = cards.reduce((sum, piece) => sum + (worth.get(piece) ?? 0), 0)
  yield* t.happens('motive:pay', { who, colour, n: paid, cards }, (w) => w.put(hand, discardOf(who), { at: 'top', face: 'front' })) // EF-PAY-10
  for (const item of items) yield* discardItem(t, item) // EF-ITEM-11
  return paid
}

/** The die adds, or ruins it. Null: failure. */
function* boost(t: Ether, who: Seat): Script<number | null> {
  yield* t.change((w) => w.set(who, 'boosted', true))
  const face = (yield* rollDie(t, who, 'fortune', 'boost')) as FortuneFace
  if (face !== 'failure') return MOTIVE_OF[face] // EF-BOOST-06, EF-BOOST-08
  const options = [...(t.get(who, 'ether') > 0 ? [{ key: 'ether' }] : []), { key: 'anguish' }, { key: 'seal' }] // EF-RULING-12
  const key = yield* choose(t, who, { about: { key: 'boost-failed', args: { who } }, options }) // EF-BOOST-04
  if (key === 'ether') yield* loseOwn(t, who, 'ether', 1)
  else if (key === 'anguish') yield* suffer(t, who, 1)
  else yield* seal(t, who, 3)
  return null // EF-BOOST-03
}
