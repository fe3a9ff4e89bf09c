import { confirm, defined, Offer, type Option, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import { isAction, offerActions, useAction } from './actions.ts'
import { detectivesAt, placeOf, slotRef } from './board.ts'
import { cannotDevelop, develop } from './development.ts'
import { mayTake, takeDie } from './dice.ts'
import { hand } from './hands.ts'
import { cannotGive, cannotInvestigate, giveItems, investigate, investigationIcons, items } from './items.ts'
import { deadly, gainMadness } from './madness.ts'
import { played } from './people.ts'
import { placeable } from './sealing.ts'
import { type MagicSymbol, type PieceId, type Seat, type Slot, type Storm, SYMBOLS } from './shape.ts'
import { cannotSupport, playSupport } from './support.ts'
import { dropTarget, mayTarget, setTarget, targetable } from './targets.ts'
import { detectives } from './team.ts'
import { placeTrophy, sorts, trophies } from './trophies.ts'

/* What a detective can do in the preparation phase. Every choice is whole: nobody else has to wait while it is made. */

const PREPARATION_SLOTS = ['preparation', 'both'] as const

/** So often in a turn a detective may take back being ready: the phase comes to its end whoever sits there. */
const SECOND_THOUGHTS = 3
const thoughts = (seat: Seat): string => `turn|unready|${seat}`

/** Everything a seat may say now. */
export function choicesOf(t: Storm, seat: Seat): Offer {
  const offer = new Offer()
  if (t.get(seat, 'ready')) {
    if ((t.raw.used[thoughts(seat)] ?? 0) < SECOND_THOUGHTS) offer.add({ key: 'unready' }) // CS-RULING-95
    return offer
  }
  offer.add({ key: 'ready' })
  for (const add of [offerDice, offerMoves, offerInvestigation, offerGifts, offerSupport, offerDevelopment, offerTrophies, offerTargets])
    add(t, seat, offer) // CS-PREP-01, CS-PREP-02
  return offerActions(t, seat, PREPARATION_SLOTS, offer) // CS-LOC-05
}

/** Of dice that show the same, one. */
function offerDice(t: Storm, seat: Seat, offer: Offer): void {
  const pool = t.inZone('dice-pool')
  const taken: Refusal[] = mayTake(t, seat) ? [] : [{ rule: 'CS-DICE-05', message: { key: 'die-taken-already' } }] // CS-DICE-03
  const different = pool.filter((die, i) => pool.findIndex((one) => t.get(one, 'face') === t.get(die, 'face')) === i)
  for (const die of different)
    offer.add(onPiece(die, 'take'), [...taken, ...t.allowed('die:take', { who: seat, die, face: t.get(die, 'face') })])
}

function offerMoves(t: Storm, seat: Seat, offer: Offer): void {
  for (const slot of SYMBOLS.filter((one) => one !== placeOf(t, seat))) {
    const cost = moveCost(t, seat)
    offer.add({ key: `move:${slot}`, place: slotRef(slot), label: { key: 'move-option', args: { slot, n: cost } } }, [
      ...(cost ? deadly(t, seat, cost, 'CS-MOVE-07') : []),
      ...t.allowed('detective:move', { who: seat, from: placeOf(t, seat), to: slot, paid: cost > 0 }),
    ])
  } // CS-MOVE-02, CS-RULING-26
}
const moveCost = (t: Storm, who: Seat): number => t.number('moveCost', { who, from: placeOf(t, who), nth: t.get(who, 'moves') + 1 })

function* move(t: Storm, who: Seat, to: Slot): Script {
  const n = moveCost(t, who)
  yield* t.happens('detective:move', { who, from: placeOf(t, who), to, paid: n > 0 }, (w, e) => {
    w.set(e.who, 'at', e.to)
    w.add(e.who, 'moves', 1)
  })
  if (n) yield* gainMadness(t, who, { n, cause: 'move' }) // CS-MOVE-05
}

/** The number of cards is declared before the first is drawn. */
function offerInvestigation(t: Storm, seat: Seat, offer: Offer): void {
  const refusals = cannotInvestigate(t, seat, 1)
  const most = Math.max(1, investigationIcons(t, seat))
  for (let n = 1; n <= (refusals.length ? 1 : most); n++)
    offer.add({ key: `investigate:${n}`, label: { key: 'investigate-option', args: { n } } }, refusals) // CS-INV-05, CS-RULING-30
}

/** To somebody at the same location: an item, or one for one. */
function offerGifts(t: Storm, seat: Seat, offer: Offer): void {
  for (const other of detectivesAt(t, placeOf(t, seat)).filter((one) => one !== seat))
    for (const item of items(t, seat)) {
      const gift: Option = {
        key: `give:${item}:${other}`,
        piece: item,
        seat: other,
        label: { key: 'give-option', args: { other, played: played(t, other) } },
      }
      offer.add(gift, cannotGive(t, seat, other, item)) // CS-TRADE-01
      for (const [i, back] of items(t, other).entries()) {
        const label = { key: 'swap-option', args: { other, item: { piece: back }, played: played(t, other) } }
        if (!cannotGive(t, seat, other, item, back).length)
          offer.add({ key: `swap:${item}:${other}:${i}`, piece: item, seat: other, label })
      }
    }
}

/** Each card for each of the others; one that nobody can be helped with says why. */
function offerSupport(t: Storm, seat: Seat, offer: Offer): void {
  const others = detectives(t).filter((one) => one !== seat) // CS-SUPP-02, CS-RULING-34
  for (const card of hand(t, seat))
    for (const other of others) {
      const label = { key: 'support-option', args: { other, played: played(t, other) } }
      offer.add({ key: `support:${card}:${other}`, piece: card, seat: other, label }, cannotSupport(t, seat, other, card))
    }
}

function offerDevelopment(t: Storm, seat: Seat, offer: Offer): void {
  for (const symbol of sorts(trophies(t, seat)))
    offer.add(
      { key: `develop:${symbol}`, label: { key: 'develop-option', args: { n: t.get(seat, 'level') + 1, symbol } } },
      cannotDevelop(t, seat, symbol),
    )
}

function offerTrophies(t: Storm, seat: Seat, offer: Offer): void {
  for (const symbol of placeable(t, seat)) offer.add({ key: `place:${symbol}`, label: { key: 'place-option', args: { symbol } } }) // CS-PREP-05
}

function offerTargets(t: Storm, seat: Seat, offer: Offer): void {
  for (const enemy of targetable(t, seat))
    if (mayTarget(t, seat, enemy)) offer.add(onPiece(enemy, 'target'), t.allowed('target:set', { who: seat, enemy })) // CS-TARGET-01
  for (const enemy of t.get(seat, 'targets')) offer.add(onPiece(enemy, 'untarget'))
}

/** Does what a seat has said. */
export function* doChoice(t: Storm, who: Seat, key: string): Script {
  if (isAction(key)) return yield* t.asSource(asSpeaker(who), () => useAction(t, who, key, PREPARATION_SLOTS))
  const [deed = '', a = '', b = '', c = ''] = parts(key)
  yield* (DEEDS[deed] as Deed)(t, who, a, b, c)
}

/** `support:stand-firm#2:ana`: names of pieces hold no colon. */
const parts = (key: string): string[] => key.split(':')
const asSpeaker = (who: Seat) => ({ source: {}, piece: null, controller: who, bound: {} })

type Deed = (t: Storm, who: Seat, a: string, b: string, c: string) => Script
const DEEDS: { readonly [deed: string]: Deed } = {
  ready: (t, who) => t.change((w) => w.set(who, 'ready', true)),
  *unready(t, who) {
    yield* t.change((w) => {
      w.set(who, 'ready', false)
      w.use(thoughts(who))
    })
  },
  take: (t, who, die) => takeDie(t, who, die),
  move: (t, who, to) => move(t, who, to as Slot),
  *investigate(t, who, n) {
    yield* t.change((w) => w.set(who, 'investigated', true)) // CS-INV-03
    yield* investigate(t, who, Number(n))
  },
  give,
  swap,
  support: (t, who, card, other) => playSupport(t, who, other, card),
  develop: (t, who, symbol) => develop(t, who, symbol as MagicSymbol),
  place: (t, who, symbol) => placeTrophy(t, who, placeOf(t, who), symbol as MagicSymbol),
  target: (t, who, enemy) => setTarget(t, who, enemy),
  untarget: (t, who, enemy) => dropTarget(t, who, enemy),
}

/** Nobody is given anything against their will. */
function* give(t: Storm, who: Seat, item: PieceId, other: Seat): Script {
  if (yield* confirm(t, other, { about: { key: 'accept-gift', args: { who, item: { piece: item }, played: played(t, who) } } }))
    yield* giveItems(t, [{ item, who, other }])
}

function* swap(t: Storm, who: Seat, item: PieceId, other: Seat, nth: string): Script {
  const back = defined(items(t, other)[Number(nth)])
  const about = { key: 'accept-swap', args: { who, item: { piece: item }, back: { piece: back }, played: played(t, who) } } as const
  if (yield* confirm(t, other, { about }))
    yield* giveItems(t, [
      { item, who, other },
      { item: back, who: other, other: who },
    ])
}
