import { choose, chooseNumber, Offer, onPlace, type Script } from '@miskatonic/kernel'
import { isAction, offerActions, useAction } from '../actions.ts'
import {
  areaOf,
  clockwise,
  inTown,
  JAIL,
  LOST,
  locationCard,
  monstersAt,
  roads,
  secondArea,
  townAreas,
  whereIs,
  worldOf,
} from '../board.ts'
import { handleAll, mustHandle, offerGuards } from '../handling.ts'
import { meanwhile } from '../meanwhile.ts'
import { moveInvestigator, returnFrom, standUp } from '../moving.ts'
import type { AreaId, Arkham, Next, Seat } from '../shape.ts'
import { tradeOptions } from '../trading.ts'
import { inTurn, isOut } from '../turns.ts'

/** Stands up, walks, or goes on in an Other World. */
export function* movement(t: Arkham, { who }: { who: Seat }): Script<Next> {
  if (isOut(t, who)) return []
  return yield* inTurn(t, who, function* (): Script<Next> {
    const at = whereIs(t, who)
    yield* t.change((w) => {
      w.set(who, 'handled', [])
      w.set(who, 'points', 0)
      w.set(who, 'walked', false)
    })
    if (t.get(who, 'delayed')) return (isStill(t, who) ? yield* meanwhile(t, who, 'movement') : null) ?? (yield* stands(t, who)) // AH-STATUS-01, AH-STATUS-03
    if (worldOf(at) !== null) return [{ step: 'worldMove', args: { who } }]
    if (!inTown(at)) return []
    const points = t.number('movement', { who }) // AH-MOVE-03
    yield* t.happens('movement:begin', { who, points }, (w, e) => w.set(e.who, 'points', e.points)) // AH-MOVE-05
    return [{ step: 'nextMove', args: { who } }]
  })
}

/** Delayed, but neither lost nor in the cell: who is may still trade and act. */
const isStill = (t: Arkham, who: Seat): boolean =>
  t.get(who, 'delayedIn') !== t.state.turn && whereIs(t, who) !== JAIL && whereIs(t, who) !== LOST

/** That is the whole movement. Out of the cell it leads to the station; in the town one still meets whoever is there. */
function* stands(t: Arkham, who: Seat): Script<Next> {
  const at = whereIs(t, who)
  if (t.get(who, 'delayedIn') === t.state.turn) return [] // AH-MOVE-21
  yield* standUp(t, who) // AH-MOVE-01, AH-OW-07
  if (at === JAIL) {
    yield* moveInvestigator(t, who, station(t), 'effect') // AH-MOVE-02
    yield* t.change((w) => w.set(who, 'outOfTurn', t.state.turn)) // AH-STATUS-05
    return []
  }
  return inTown(at) && at !== LOST ? [{ step: 'moveEnds', args: { who } }] : [] // AH-MOVE-15
}
const station = (t: Arkham): AreaId => townAreas(t).find((area) => locationCard(area)?.refuge === 'jail') as AreaId

const SLOTS = ['movement', 'any'] as const

/** One deed of the movement: to somewhere, something on a card, a trade; or the end of it. */
export function* nextMove(t: Arkham, { who }: { who: Seat }): Script<Next> {
  return yield* inTurn(t, who, function* (): Script<Next> {
    const at = whereIs(t, who)
    const n = t.get(who, 'points')
    const offer = waysOn(t, who)
    const key = yield* choose(t, who, { about: { key: 'move', args: { who, n, at } }, options: offer.options, refused: offer.refused })
    if (key === 'stay') return [{ step: 'moveEnds', args: { who } }] // AH-MOVE-04
    if (key.startsWith('trade:')) return [{ step: 'trading', args: { who, other: key.slice(6), talk: null, back: 'nextMove' } }] // AH-TRADE-02
    if (isAction(key)) return yield* act(t, who, key)
    return yield* walk(t, who, key.slice('to:'.length))
  })
}

function waysOn(t: Arkham, who: Seat): Offer {
  const offer = new Offer().add({ key: 'stay' })
  for (const [area, n] of within(t, who)) {
    const barred = t.allowed('investigator:move', { who, from: whereIs(t, who), to: area, how: 'walk' })
    offer.add({ ...onPlace(area), key: `to:${area}`, label: { key: 'move-to', args: { to: area, n } } }, barred) // AH-MOVE-18
  }
  offerActions(t, who, SLOTS, offer)
  if (!t.get(who, 'walked')) offerActions(t, who, ['travel'], offer)
  for (const option of tradeOptions(t, who)) offer.add(option) // AH-TRADE-07
  return offer
}

/** Whatever can be reached: a way ends where monsters are, since they have to be dealt with before one goes on. */
function within(t: Arkham, who: Seat): [AreaId, number][] {
  const from = whereIs(t, who)
  const stopAt = (area: AreaId) => monstersAt(t, area).length > 0
  return [...roads(t).distances(from, { stopAt })].filter(([area, n]) => area !== from && n <= t.get(who, 'points'))
}

/** First whoever is here, then step by step; who has to fight stays. */
function* walk(t: Arkham, who: Seat, to: AreaId): Script<Next> {
  const from = whereIs(t, who)
  const path = roads(t).path(from, to, { stopAt: (area) => monstersAt(t, area).length > 0 }) ?? []
  if (!(yield* handleAll(t, who))) return [{ step: 'moveEnds', args: { who } }] // AH-MOVE-06, AH-MOVE-09
  for (const area of path.slice(1)) {
    yield* t.change((w) => {
      w.add(who, 'points', -1, { min: 0 })
      w.set(who, 'walked', true)
    })
    if (!(yield* moveInvestigator(t, who, area, 'walk'))) break // AH-MOVE-08, AH-MOVE-20
  }
  return [{ step: 'nextMove', args: { who } }]
}

/** A card's action; one that takes the place of moving ends it. */
function* act(t: Arkham, who: Seat, key: string): Script<Next> {
  const slots = [...SLOTS, 'travel'] as const
  const travels = !offerActions(t, who, SLOTS).options.some((option) => option.key === key)
  if (travels && !(yield* handleAll(t, who))) return [{ step: 'moveEnds', args: { who } }] // AH-MOVE-16
  yield* useAction(t, who, key, slots)
  return [{ step: travels ? 'moveEnds' : 'nextMove', args: { who } }]
}

/** From the first area to the second, from the second home; before that, what cards or companions offer. */
export function* worldMove(t: Arkham, { who }: { who: Seat }): Script<Next> {
  return yield* inTurn(t, who, function* (): Script<Next> {
    const here = worldOf(whereIs(t, who))
    if (here === null) return [{ step: 'moveEnds', args: { who } }]
    const first = yield* meanwhile(t, who, 'worldMove', SLOTS) // AH-OW-17
    if (first) return first
    if (here.nth === 'second')
      yield* returnFrom(t, who) // AH-OW-03
    else yield* moveInvestigator(t, who, secondArea(here.world), 'world') // AH-OW-02
    return [{ step: 'moveEnds', args: { who } }]
  })
}

/** Whoever is here has to be dealt with; then Clues. */
export function* moveEnds(t: Arkham, { who }: { who: Seat }): Script<Next> {
  return yield* inTurn(t, who, function* () {
    if (!inTown(whereIs(t, who))) return
    if (t.get(who, 'returnedIn') === t.state.turn)
      yield* offerGuards(t, who) // AH-OW-05, AH-OW-06
    else if (mustHandle(t, who).length) yield* handleAll(t, who, true) // AH-MOVE-07, AH-MOVE-11
    yield* t.change((w) => w.set(who, 'points', 0))
    yield* takeClues(t, who) // AH-MOVE-13
    yield* t.happens('movement:end', { who, at: whereIs(t, who) })
  })
}

/** As many as one likes: asked where somebody else could have the rest this turn, since Clues cannot be handed on. */
function* takeClues(t: Arkham, who: Seat): Script {
  const at = whereIs(t, who)
  const there = t.get(areaOf(at), 'cluesThere')
  if (there < 1) return
  const about = { key: 'take-clues', args: { who, at, n: there } } as const
  const n = othersCanHave(t, who, at) ? yield* chooseNumber(t, who, { about, min: 0, max: there }) : there // AH-MOVE-12
  if (n > 0)
    yield* t.happens('clue:take', { who, at, n }, (w, e) => {
      w.add(areaOf(e.at), 'cluesThere', -e.n, { min: 0 })
      w.add(e.who, 'clues', e.n)
    })
}

/** Whoever stands here too, or moves after this one and can walk here. */
function othersCanHave(t: Arkham, who: Seat, at: AreaId): boolean {
  const order = clockwise(t, t.state.firstPlayer)
  const far = roads(t).distances(at)
  return order.some((other, i) => {
    if (other === who || !inTown(whereIs(t, other)) || isOut(t, other)) return false
    if (whereIs(t, other) === at) return true
    const moves = i > order.indexOf(who) && !t.get(other, 'delayed')
    return moves && (far.get(whereIs(t, other)) ?? Number.POSITIVE_INFINITY) <= t.number('movement', { who: other })
  })
}
