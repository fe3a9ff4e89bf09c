import type { Effect } from '@miskatonic/effects'
import { resolveText } from '@miskatonic/effects'
import { choose, type Deed, onPiece, type Script, sameInAnyOrder } from '@miskatonic/kernel'
import { areaOf, gateAt, inArkham, investigators, investigatorsAt, isSealed } from '../board.ts'
import { cardOf, deckZone } from '../cards.ts'
import { sink } from '../decks.ts'
import { canOpen, openGate } from '../gates.ts'
import { moveMonster, moversFor } from '../monsterMoves.ts'
import { monsterCard, placeMonster } from '../monsters.ts'
import { onInvestigator } from '../people.ts'
import type { Arkham, ArkhamHorror, Move, Next, PieceId } from '../shape.ts'
import { surge } from '../surge.ts'

/* The Mythos phase: gate, Clue, monsters, effect. */

const DECK = deckZone('mythos')

/** The next card that is one: who tells to shuffle is shuffled in. */
export function* drawMythos(t: Arkham, fits: (card: PieceId) => boolean = () => true): Script<PieceId | null> {
  for (let left = t.size(DECK) * 2; left > 0; left--) {
    const [card] = t.top(DECK)
    if (card === undefined) return null
    if (cardOf(t, card, 'mythos').type === 'shuffle') yield* t.change((w) => w.mix(DECK))
    else if (fits(card)) return card
    else yield* t.change((w) => sink(t, w, card, DECK))
  }
  return null
}

export function* mythos(t: Arkham): Script<Next> {
  const cards: PieceId[] = []
  for (let n = t.number('mythosCards', {}); n > 0; n--) {
    const card = yield* drawMythos(t)
    if (card === null) break
    yield* t.happens('mythos:draw', { card }, (w, e) => w.put(e.card, 'mythos', { face: 'front' })) // AH-MYTHOS-01
    cards.push(card)
  }
  const last = cards.at(-1)
  const early = cards.slice(0, -1).map((card) => ({ step: 'mythosGate' as const, args: { card, only: true } }))
  return [...early, ...(last === undefined ? [] : wholeCard(last)), { step: 'mythosEnd' }]
}
export const wholeCard = (card: PieceId): Next => [
  { step: 'mythosGate', args: { card, only: false } },
  { step: 'mythosClue', args: { card } },
  { step: 'mythosMoves', args: { card } },
  { step: 'mythosEffect', args: { card } },
]

/** A gate with its monsters, a surge, or nothing where an elder sign lies. `only`: nothing else of the card counts. */
export function* mythosGate(t: Arkham, { card, only }: { card: PieceId; only: boolean }): Script {
  const { gate: at, doom = 1 } = cardOf(t, card, 'mythos')
  yield* t.resolving({ kind: 'mythos', card, step: 'gate' }, function* () {
    if (at === undefined || isSealed(t, at)) return // AH-MYTHOS-06
    if (gateAt(t, at) !== null) return yield* surge(t, at) // AH-MYTHOS-05, AH-GATE-10
    if (!canOpen(t, at)) return
    yield* openGate(t, at, doom) // AH-MYTHOS-02
    const n = t.number('players', {}) >= 5 ? 2 : 1 // AH-MYTHOS-03, AH-SETUP-32
    for (let i = 0; i < n; i++) yield* placeMonster(t, at)
  })
  if (only) yield* t.change((w) => sink(t, w, card, DECK))
}

/** One of those there may take it at once. */
export function* mythosClue(t: Arkham, { card }: { card: PieceId }): Script {
  const { clue: at } = cardOf(t, card, 'mythos')
  if (at === undefined || gateAt(t, at) !== null) return // AH-MYTHOS-07, AH-MYTHOS-09
  yield* t.resolving({ kind: 'mythos', card, step: 'clue' }, function* () {
    yield* t.happens('clue:place', { at, n: 1 }, (w, e) => w.add(areaOf(e.at), 'cluesThere', e.n))
    const there = investigatorsAt(t, at)
    if (!there.length) return
    const options = [...there.map((seat) => onInvestigator(t, seat)), { key: 'none' }]
    const key = yield* choose(t, t.state.firstPlayer, { about: { key: 'mythos-clue', args: { at } }, options, group: true }) // AH-MYTHOS-08
    if (key !== 'none')
      yield* t.happens('clue:take', { who: key, at, n: 1 }, (w, e) => {
        w.add(areaOf(e.at), 'cluesThere', -1, { min: 0 })
        w.add(e.who, 'clues', 1)
      })
  })
}

/** Who moves is fixed now. */
export function* mythosMoves(t: Arkham, { card }: { card: PieceId }): Script<Next> {
  const { white, black } = cardOf(t, card, 'mythos')
  yield* t.happens('mythos:step', { step: 'monsters' })
  return [{ step: 'monsterMove', args: { left: moversFor(t, white, black) } }] // AH-MYTHOS-10
}

/** One by one. The order matters only where one of them can fell somebody others are after. */
export function* monsterMove(t: Arkham, { left }: { left: readonly Move[] }): Script<Next> {
  const open = left.filter(({ monster }) => t.exists(monster) && t.where(monster).startsWith('area:'))
  if (!open.length) return []
  const weak = investigators(t).some((who) => inArkham(t, who) && t.get(who, 'stamina') <= 1)
  const harm = weak && open.length > 1 && open.some(({ monster }) => harms(monsterCard(t, monster).activation))
  const matters = harm && !sameInAnyOrder(t, open.map(moving))
  const options = open.map(({ monster }) => onPiece(monster))
  const first = matters ? yield* choose(t, t.state.firstPlayer, { about: 'order-monsters', options }) : open[0]?.monster // AH-MMOVE-23
  const move = open.find(({ monster }) => monster === first) as Move
  yield* moveMonster(t, move)
  return [{ step: 'monsterMove', args: { left: open.filter((one) => one !== move) } }]
}

const moving =
  (move: Move): Deed<ArkhamHorror> =>
  (t) =>
    moveMonster(t, move)
const harms = (activation: Effect | undefined): boolean => activation !== undefined && activation.do !== 'pounce'

export function* mythosEffect(t: Arkham, { card }: { card: PieceId }): Script {
  const { type } = cardOf(t, card, 'mythos')
  yield* t.resolving({ kind: 'mythos', card, step: 'effect' }, function* () {
    if (type === 'environment')
      yield* comeIntoPlay(t, card, 'environment') // AH-MYTHOS-12
    else if (type === 'headline')
      yield* says(t, card) // AH-MYTHOS-11
    else if (!t.size('rumor')) yield* t.hold(['rumor'], () => comeIntoPlay(t, card, 'rumor')) // AH-MYTHOS-13
  })
  if (t.where(card) === 'mythos') yield* t.change((w) => sink(t, w, card, DECK)) // AH-MYTHOS-17, AH-MYTHOS-15
}

function* comeIntoPlay(t: Arkham, card: PieceId, zone: 'environment' | 'rumor'): Script {
  for (const old of t.inZone(zone)) yield* leave(t, old)
  yield* t.happens('mythos:enter', { card }, (w, e) => {
    w.put(e.card, zone, { face: 'front' })
    w.set(e.card, 'enteredIn', t.state.turn)
  })
  yield* says(t, card)
}

export function* leave(t: Arkham, card: PieceId): Script {
  yield* t.happens('mythos:leave', { card }, (w, e) => {
    w.clear(e.card, 'enteredIn')
    w.clear(e.card, 'counters')
    sink(t, w, e.card, DECK) // AH-MYTHOS-16
  })
}

function* says(t: Arkham, card: PieceId): Script {
  const { effect } = cardOf(t, card, 'mythos')
  const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
  if (effect) yield* resolveText(t, effect, { self, you: t.state.firstPlayer })
}

/** A Rumor goes on from the turn after the one it came in. */
export function* mythosEnd(t: Arkham): Script {
  const [card] = t.inZone('rumor')
  if (card === undefined || t.get(card, 'enteredIn') >= t.state.turn) return // AH-MYTHOS-18
  const { ongoing } = cardOf(t, card, 'mythos')
  const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
  if (ongoing) yield* resolveText(t, ongoing, { self, you: t.state.firstPlayer })
}

/** The first card of all has a gate and is no Rumor; it is carried out whole. */
export function* openingMythos(t: Arkham): Script<Next> {
  const card = yield* drawMythos(t, (one) => {
    const { type, gate } = cardOf(t, one, 'mythos')
    return type !== 'rumor' && gate !== undefined // AH-SETUP-29, AH-SETUP-30
  })
  if (card === null) return [{ step: 'turn' }]
  yield* t.happens('mythos:draw', { card }, (w, e) => w.put(e.card, 'mythos', { face: 'front' }))
  return [...wholeCard(card), { step: 'turn' }] // AH-SETUP-33, AH-SETUP-34
}
