import { choose, chooseSome, onPlace, type Script } from '@miskatonic/kernel'
import { hasActions, isAction, offerActions, useAction } from '../actions.ts'
import { JAIL, LOST, whereIs } from '../board.ts'
import { moveInvestigator, reachable } from '../moving.ts'
import { isExhausted, possessions } from '../people.ts'
import type { Arkham, Next, Seat } from '../shape.ts'
import { setSliders, sliderOptions } from '../sliders.ts'
import { tradeOptions } from '../trading.ts'
import { inTurn, sitsOut } from '../turns.ts'

const skipsUpkeep = (t: Arkham, who: Seat): boolean => (whereIs(t, who) === LOST && t.get(who, 'delayed')) || whereIs(t, who) === JAIL // AH-UPKEEP-17

/** Back from nowhere, cards refreshed, then what cards do in the Upkeep; sliders come last. */
export function* upkeep(t: Arkham, { who }: { who: Seat }): Script<Next> {
  if (sitsOut(t, who)) return []
  if (skipsUpkeep(t, who)) {
    yield* t.happens('upkeep:skip', { who }) // AH-STATUS-05, AH-STATUS-08
    return []
  }
  return yield* inTurn(t, who, function* () {
    if (whereIs(t, who) === LOST) yield* comeBack(t, who) // AH-UPKEEP-01
    yield* t.happens('upkeep:begin', { who })
    yield* refresh(t, who)
    yield* t.happens('upkeep:act', { who, battle: false }) // AH-UPKEEP-03, AH-UPKEEP-04, AH-UPKEEP-16
    return [
      { step: 'upkeepActs', args: { who } },
      { step: 'focus', args: { who } },
    ]
  })
}

function* comeBack(t: Arkham, who: Seat): Script {
  const to = yield* choose(t, who, { about: { key: 'return-from-lost', args: { who } }, options: reachable(t, 'area').map(onPlace) })
  yield* moveInvestigator(t, who, to, 'effect')
}

export function* refresh(t: Arkham, who: Seat): Script {
  const cards = possessions(t, who).filter((piece) => isExhausted(t, piece))
  if (!cards.length) return
  yield* t.happens('card:refresh', { who, cards }, (w, e) => {
    for (const card of e.cards) w.set(card, 'exhausted', false) // AH-UPKEEP-02
  })
}

const SLOTS = ['upkeep', 'any'] as const

/** Asked only where a card has something to do in the Upkeep; what can be done at any time is open in the movement that follows. */
export function* upkeepActs(t: Arkham, { who }: { who: Seat }): Script<Next> {
  if (sitsOut(t, who) || !hasActions(t, who, ['upkeep'])) return []
  return yield* inTurn(t, who, function* (): Script<Next> {
    const offer = offerActions(t, who, SLOTS).add({ key: 'done' })
    for (const option of tradeOptions(t, who)) offer.add(option)
    const key = yield* choose(t, who, { about: { key: 'upkeep-acts', args: { who } }, options: offer.options, refused: offer.refused }) // AH-GEN-13
    if (key.startsWith('trade:'))
      return [{ step: 'trading', args: { who, other: key.slice('trade:'.length), talk: null, back: 'upkeepActs' } }]
    if (!isAction(key)) return []
    yield* useAction(t, who, key, SLOTS)
    return [{ step: 'upkeepActs', args: { who } }]
  })
}

/** As many stops in all as one has Focus. */
export function* focus(t: Arkham, { who }: { who: Seat }): Script<Next> {
  const max = t.number('focus', { who })
  if (sitsOut(t, who) || max < 1) return [] // AH-SKILL-04
  return yield* inTurn(t, who, function* () {
    const options = sliderOptions(t, who).filter(({ weights }) => (weights?.focus ?? 0) <= max)
    const limits = { count: [0, 3] as const, weigh: { focus: { max } } } // AH-UPKEEP-08, AH-SKILL-03
    yield* setSliders(t, who, yield* chooseSome(t, who, { about: { key: 'choose-sliders', args: { who } }, options, limits }))
  })
}
