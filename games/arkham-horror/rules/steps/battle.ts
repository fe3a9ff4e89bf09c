import { resolveText } from '@miskatonic/effects'
import { choose, type Script } from '@miskatonic/kernel'
import { hasActions, isAction, offerActions, useAction } from '../actions.ts'
import { clockwise, investigators, LOST, whereIs } from '../board.ts'
import { anyCard } from '../cards.ts'
import { prepare, strikeAncient } from '../combat.ts'
import { ancientCard, ancientPiece, removeDoom, trackSize } from '../doom.ts'
import { endGame } from '../ending.ts'
import { eliminate } from '../falling.ts'
import { bestArms } from '../hands.ts'
import { discardCards } from '../holdings.ts'
import { possessions } from '../people.ts'
import type { Arkham, AwakeningCause, Next, Seat } from '../shape.ts'
import { tradeOptions } from '../trading.ts'
import { inTurn } from '../turns.ts'
import { leave } from './mythos.ts'
import { endOfTurn, passFirstPlayer } from './turn.ts'
import { refresh } from './upkeep.ts'

/* The Ancient One awakens: the final battle, round by round. */

/** Where all of them are. */
export const BATTLE = 'battle'

export function* awaken(t: Arkham, { cause }: { cause: AwakeningCause }): Script<Next> {
  const { combat } = ancientCard(t)
  yield* t.happens('ancient:awaken', { cause }, (w) => {
    w.set('table', 'awakened', true)
    w.set('table', 'phase', 'battle')
    w.set('table', 'doom', trackSize(t)) // AH-FINAL-01
    w.set('table', 'combatRating', combat === 'terror' ? -t.state.terror : typeof combat === 'number' ? combat : 0)
  })
  if (combat === 'none') return yield* endGame(t, 'destroyed') // AH-AWAKE-09, AH-LOSE-02
  for (const who of t.seats) if (!t.get(who, 'inPlay') || whereIs(t, who) === LOST) yield* eliminate(t, who) // AH-FINAL-02, AH-FINAL-19
  for (const card of [...t.inZone('environment'), ...t.inZone('rumor')]) yield* leave(t, card) // AH-FINAL-03
  for (const who of investigators(t)) yield* discardCards(t, who, fleeting(t, who))
  yield* t.happens('battle:begin', { n: trackSize(t) }, (w) => {
    for (const who of investigators(t)) {
      w.set(who, 'at', BATTLE) // AH-FINAL-17
      w.set(who, 'delayed', false)
      w.set(who, 'explored', false) // AH-FINAL-22
    }
  })
  return [...investigators(t).map((who) => ({ step: 'battleStart' as const, args: { who } })), { step: 'battleRound' }]
}
const fleeting = (t: Arkham, who: Seat) =>
  possessions(t, who).filter((piece) => {
    const card = anyCard(t, piece)
    return 'fleeting' in card && card.fleeting === true
  })

/** What it does to each of them, once. */
export function* battleStart(t: Arkham, { who }: { who: Seat }): Script<Next> {
  const { battle } = ancientCard(t)
  return battle && t.get(who, 'inPlay') ? yield* inTurn(t, who, () => says(t, who, battle)) : [] // AH-FINAL-05
}
function* says(t: Arkham, who: Seat, effect: Parameters<typeof resolveText>[1]): Script {
  const piece = ancientPiece(t)
  yield* resolveText(t, effect, { self: { source: { piece }, piece, controller: null, bound: {} }, you: who })
}

export function* battleRound(t: Arkham): Script<Next> {
  yield* endOfTurn(t)
  yield* t.happens('battle:round', { n: t.state.round + 1 }, (w, e) => w.set('table', 'round', e.n)) // AH-FINAL-06
  return [...investigators(t).map((who) => ({ step: 'battleUpkeep' as const, args: { who } })), { step: 'battleOrder' }]
}

const SLOTS = ['upkeep', 'any'] as const

/** Cards first; no money from Retainers and no word of loans. */
export function* battleUpkeep(t: Arkham, { who }: { who: Seat }): Script<Next> {
  if (!t.get(who, 'inPlay')) return []
  return yield* inTurn(t, who, function* (): Script<Next> {
    yield* refresh(t, who) // AH-FINAL-07, AH-SPELL-04
    yield* t.happens('upkeep:act', { who, battle: true }) // AH-FINAL-04, AH-FINAL-21
    return [{ step: 'battleActs', args: { who } }]
  })
}

export function* battleActs(t: Arkham, { who }: { who: Seat }): Script<Next> {
  if (!t.get(who, 'inPlay')) return []
  return yield* inTurn(t, who, function* (): Script<Next> {
    const trades = tradeOptions(t, who)
    if (!trades.length && !hasActions(t, who, ['upkeep'])) return [{ step: 'focus', args: { who } }]
    const offer = offerActions(t, who, SLOTS).add({ key: 'done' })
    for (const option of trades) offer.add(option)
    const key = yield* choose(t, who, { about: { key: 'upkeep-acts', args: { who } }, options: offer.options, refused: offer.refused })
    if (key.startsWith('trade:')) return [{ step: 'trading', args: { who, other: key.slice(6), talk: null, back: 'battleActs' } }]
    if (!isAction(key)) return [{ step: 'focus', args: { who } }]
    yield* useAction(t, who, key, SLOTS)
    return [{ step: 'battleActs', args: { who } }]
  })
}

/** The marker goes left; then all strike, then it strikes. */
export function* battleOrder(t: Arkham): Script<Next> {
  yield* passFirstPlayer(t)
  const order = clockwise(t, t.state.firstPlayer)
  return [
    ...order.map((who) => ({ step: 'battleStrike' as const, args: { who } })), // AH-FINAL-08
    ...order.map((who) => ({ step: 'battleAttack' as const, args: { who } })), // AH-FINAL-12
    { step: 'battleEnds' },
  ]
}

/** One Combat check; successes of all add up, and what is left over counts in the next round. */
export function* battleStrike(t: Arkham, { who }: { who: Seat }): Script<Next> {
  if (!t.get(who, 'inPlay')) return []
  return yield* inTurn(t, who, function* () {
    const foe = ancientPiece(t)
    const fields = { who, foe, round: t.state.round, inUse: [], alone: false, battle: true, lost: [], sure: false, enchanted: [] }
    const out = yield* t.resolving({ kind: 'fighting', ...fields }, function* (id): Script<number> {
      const inUse = bestArms(t, who, [])
      yield* t.change((w) => w.note(id, { inUse }))
      yield* prepare(t, id)
      return (yield* strikeAncient(t, who, foe)).successes
    })
    yield* strike(t, who, out.done ?? 0)
  })
}

function* strike(t: Arkham, who: Seat, successes: number): Script {
  const total = t.state.tally + successes
  const needed = t.seats.length // AH-FINAL-09, AH-GEN-03
  const tally = total % needed
  yield* t.happens('battle:strike', { who, successes, tally }, (w, e) => w.set('table', 'tally', e.tally)) // AH-FINAL-10
  yield* removeDoom(t, Math.floor(total / needed), 'battle')
}

/** Each of them suffers its attack. */
export function* battleAttack(t: Arkham, { who }: { who: Seat }): Script<Next> {
  const { attack } = ancientCard(t)
  if (!attack || !t.get(who, 'inPlay')) return []
  return yield* inTurn(t, who, function* () {
    if (yield* t.happens('ancient:attack', { who })) yield* says(t, who, attack)
  })
}

export function* battleEnds(t: Arkham): Script<Next> {
  const { afterAttack } = ancientCard(t)
  if (afterAttack) yield* says(t, t.state.firstPlayer, afterAttack)
  return [{ step: 'battleRound' }] // AH-FINAL-14
}
