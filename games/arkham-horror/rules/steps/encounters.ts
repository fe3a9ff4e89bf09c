import { choose, Offer, onPiece, type Script } from '@miskatonic/kernel'
import { hasActions, isAction, offerActions, useAction } from '../actions.ts'
import { gateAt, inOtherWorld, isLocation, isStreet, whereIs } from '../board.ts'
import { locationEncounter, otherWorldEncounter } from '../encounters.ts'
import { elderSigns, goThrough, tryToClose, useElderSign } from '../gates.ts'
import { meanwhile } from '../meanwhile.ts'
import type { Arkham, Next, Seat } from '../shape.ts'
import { inTurn, isOut } from '../turns.ts'

/** In the town: drawn through a gate, closing one, an encounter, or what the place offers. */
export function* arkham(t: Arkham, { who }: { who: Seat }): Script<Next> {
  const at = whereIs(t, who)
  if (isOut(t, who) || !(isLocation(at) || isStreet(at))) return [] // AH-TURN-06
  return yield* inTurn(t, who, function* (): Script<Next> {
    const first = yield* meanwhile(t, who, 'arkham')
    if (first) return first
    if (isStreet(at))
      yield* inStreet(t, who) // AH-ENC-04
    else if (gateAt(t, at) === null) yield* atLocation(t, who)
    else if (t.get(who, 'explored')) yield* atGate(t, who)
    else yield* goThrough(t, who, at) // AH-ENC-18
    return []
  })
}

function* inStreet(t: Arkham, who: Seat): Script {
  if (!hasActions(t, who, ['arkham'])) return
  const offer = offerActions(t, who, ['arkham']).add({ key: 'none' })
  const about = { key: 'encounter-here', args: { who, at: whereIs(t, who) } } as const
  const key = yield* choose(t, who, { about, options: offer.options, refused: offer.refused })
  if (isAction(key)) yield* useAction(t, who, key, ['arkham'])
}

/** The location's own ability, or an encounter. */
function* atLocation(t: Arkham, who: Seat): Script {
  const at = whereIs(t, who)
  const offer = new Offer().add({ key: 'encounter', place: at })
  const barred = t.allowed('location:use', { who, at })
  if (!barred.length) offerActions(t, who, ['location', 'arkham'], offer) // AH-ENC-01, AH-LOC-02
  const about = { key: 'encounter-here', args: { who, at } } as const
  const key = yield* choose(t, who, { about, options: offer.options, refused: offer.refused })
  if (!isAction(key)) return void (yield* locationEncounter(t, who))
  yield* t.happens('location:use', { who, at }) // AH-ENC-05
  yield* useAction(t, who, key, ['location', 'arkham'])
}

/** With an Explored marker: close it by Lore or Fight, or with an Elder Sign, or leave it. */
function* atGate(t: Arkham, who: Seat): Script {
  const at = whereIs(t, who)
  const offer = new Offer()
    .add({ key: 'close:lore', label: { key: 'close-by', args: { skill: 'lore' } } })
    .add({ key: 'close:fight', label: { key: 'close-by', args: { skill: 'fight' } } }) // AH-CLOSE-01
  for (const card of elderSigns(t, who)) offer.add({ ...onPiece(card, 'sign'), label: { key: 'elder-sign' } })
  offer.add({ key: 'none' }) // AH-ENC-19
  const key = yield* choose(t, who, { about: { key: 'close-here', args: { who, at } }, options: offer.options })
  if (key.startsWith('close:')) yield* tryToClose(t, who, at, key.slice('close:'.length) as 'fight' | 'lore')
  else if (key.startsWith('sign:')) yield* useElderSign(t, who, at, key.slice('sign:'.length))
}

export function* otherWorld(t: Arkham, { who }: { who: Seat }): Script<Next> {
  if (isOut(t, who) || !inOtherWorld(t, who)) return []
  return yield* inTurn(t, who, function* (): Script<Next> {
    const first = yield* meanwhile(t, who, 'otherWorld')
    if (first) return first
    yield* otherWorldEncounter(t, who)
    return []
  })
}
