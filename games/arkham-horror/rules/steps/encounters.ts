import { choose, Offer, oneOfEach, onPiece, type Script } from '@miskatonic/kernel'
import { hasActions, isAction, offerActions, useAction } from '../actions.ts'
import { gateAt, inOtherWorld, isLocation, isStreet, whereIs } from '../board.ts'
import { locationEncounter, otherWorldEncounter } from '../encounters.ts'
import { elderSigns, goThrough, tryToClose, useElderSign } from '../gates.ts'
import { didMeanwhile, offerMeanwhile } from '../meanwhile.ts'
import { isInPlay } from '../people.ts'
import type { Arkham, Next, Seat } from '../shape.ts'
import { inTurn, isOut } from '../turns.ts'

/** In the town: drawn through a gate, closing one, an encounter, or what the place offers. */
export function* arkham(t: Arkham, { who }: { who: Seat }): Script<Next> {
  const at = whereIs(t, who)
  if (isOut(t, who) || !(isLocation(at) || isStreet(at))) return [] // AH-TURN-06
  return yield* inTurn(t, who, function* (): Script<Next> {
    if (isStreet(at))
      yield* inStreet(t, who) // AH-ENC-04
    else if (gateAt(t, at) === null) return yield* atLocation(t, who)
    else if (t.get(who, 'explored')) return yield* atGate(t, who)
    else yield* goThrough(t, who, at) // AH-ENC-18
    return []
  })
}

/** Once what an Environment offers; what a Rumor asks for, as often as one can. */
function* inStreet(t: Arkham, who: Seat): Script {
  const at = whereIs(t, who)
  for (let again = true; again && hasActions(t, who, ['arkham']); again = again && isInPlay(t, who) && whereIs(t, who) === at) {
    const offer = offerActions(t, who, ['arkham']).add({ key: 'none' })
    const about = { key: 'encounter-here', args: { who, at } } as const
    const key = yield* choose(t, who, { about, options: offer.options, refused: offer.refused })
    if (!isAction(key)) return
    const piece = offer.options.find((option) => option.key === key)?.piece
    again = piece !== undefined && t.where(piece) === 'rumor' // AH-MYTHOS-14
    yield* useAction(t, who, key, ['arkham'])
  }
}

/** The location's own ability, or an encounter. */
function* atLocation(t: Arkham, who: Seat): Script<Next> {
  const at = whereIs(t, who)
  const offer = new Offer().add({ key: 'encounter', place: at })
  const barred = t.allowed('location:use', { who, at })
  if (!barred.length) offerActions(t, who, ['location', 'arkham'], offer) // AH-ENC-01, AH-LOC-02
  offerMeanwhile(t, who, offer)
  const about = { key: 'encounter-here', args: { who, at } } as const
  const key = yield* choose(t, who, { about, options: offer.options, refused: offer.refused })
  const again = yield* didMeanwhile(t, who, key, 'arkham')
  if (again) return again
  if (isAction(key)) {
    yield* t.happens('location:use', { who, at }) // AH-ENC-05
    yield* useAction(t, who, key, ['location', 'arkham'])
  } else yield* locationEncounter(t, who)
  return []
}

/** With an Explored marker: close it by Lore or Fight, or with an Elder Sign, or leave it. */
function* atGate(t: Arkham, who: Seat): Script<Next> {
  const at = whereIs(t, who)
  const offer = new Offer()
    .add({ key: 'close:lore', label: { key: 'close-by', args: { skill: 'lore' } } })
    .add({ key: 'close:fight', label: { key: 'close-by', args: { skill: 'fight' } } }) // AH-CLOSE-01
  for (const card of oneOfEach(t, elderSigns(t, who))) offer.add({ ...onPiece(card, 'sign'), label: { key: 'elder-sign' } })
  offer.add({ key: 'none' }) // AH-ENC-19
  offerMeanwhile(t, who, offer)
  const key = yield* choose(t, who, { about: { key: 'close-here', args: { who, at } }, options: offer.options, refused: offer.refused })
  const again = yield* didMeanwhile(t, who, key, 'arkham')
  if (again) return again
  if (key.startsWith('close:')) yield* tryToClose(t, who, at, key.slice('close:'.length) as 'fight' | 'lore')
  else if (key.startsWith('sign:')) yield* useElderSign(t, who, at, key.slice('sign:'.length))
  return []
}

export function* otherWorld(t: Arkham, { who }: { who: Seat }): Script<Next> {
  if (isOut(t, who) || !inOtherWorld(t, who)) return []
  return yield* inTurn(t, who, function* (): Script<Next> {
    yield* otherWorldEncounter(t, who)
    return []
  })
}
