import { contextOf, could, languageOf, resolveText } from '@miskatonic/effects'
import { choose, type Script, zoneOf, zonesCalled } from '@miskatonic/kernel'
import { allOf, cardOf } from '../../cards.ts'
import { rulesOf } from '../../options.ts'
import { onDetective } from '../../people.ts'
import type { PieceId, Seat, Storm } from '../../shape.ts'
import { detectives } from '../../team.ts'
import { advanceTerror } from '../../terror.ts'

/* Help from afar: it comes at the beginning of the preparation phase and is played on any detective. */

const placeCalled = zonesCalled('help')
export const aidOf = zonesCalled('aid')

/** Two for a pair; the board for one player has three. */
const PLACES = { pair: 2, solo: 3 } as const // CS-EXP-04, CS-RULING-123
const isSolo = (t: Storm): boolean => t.state.helpPlaces === PLACES.solo
const placesOf = (t: Storm): string[] => Array.from({ length: t.state.helpPlaces }, (_, i) => placeCalled(`${i + 1}`))

export function* layHelp(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id, copies = 1 } of allOf('help')) w.makeAll([{ def: id, copies }], 'help-deck')
    w.mix('help-deck')
    w.set('table', 'helpPlaces', rulesOf(t).distantHelp === 'solo' ? PLACES.solo : PLACES.pair)
  })
}

/** Empty places are filled; a used-up deck is shuffled again. */
export function* revealHelp(t: Storm): Script {
  for (const [i, place] of placesOf(t).entries()) {
    if (t.size(place)) continue
    if (t.size('help-deck') === 0) yield* t.change((w) => w.put(t.inZone('help-discard'), 'help-deck', { mixed: true }))
    const [card] = t.top('help-deck')
    if (card) yield* t.happens('help:reveal', { card, slot: i + 1 }, (w, e) => w.put(e.card, place)) // CS-RULING-123
  }
}

/** For a pair what was not used goes; on the board for one player it stays. */
export function* clearHelp(t: Storm): Script {
  if (!isSolo(t))
    yield* t.change((w) =>
      w.put(
        placesOf(t).flatMap((place) => t.inZone(place)),
        'help-discard',
      ),
    ) // CS-RULING-123
}

/** What was lent for fights has served. */
export function* returnAid(t: Storm): Script {
  const lent = detectives(t).flatMap((seat) => t.inZone(aidOf(seat)))
  if (lent.length) yield* t.change((w) => w.put(lent, 'help-discard'))
}

const selfOf = (card: PieceId, helped: Seat) => ({ source: { piece: card }, piece: card, controller: helped, bound: {} })

/** Whom it would be of use to. */
export function helpable(t: Storm, who: Seat, card: PieceId): Seat[] {
  const { effect } = cardOf(t, card, 'help')
  return detectives(t).filter((other) => {
    if (t.allowed('help:send', { who, other, card }).length) return false
    return !effect || could(contextOf(languageOf(t), t, { self: selfOf(card, other), you: other }), effect)
  })
}

/** No madness, no new card; the second and the third place of the board for one player cost a step of terror. */
export function* sendHelp(t: Storm, who: Seat, card: PieceId): Script {
  const slot = Number(zoneOf(t.where(card)))
  const { effect, lends } = cardOf(t, card, 'help')
  const other = yield* choose(t, who, { about: 'choose-detective', options: helpable(t, who, card).map((seat) => onDetective(t, seat)) })
  yield* t.happens('help:send', { who, other, card }, (w, e) => {
    w.put(e.card, lends ? aidOf(e.other) : 'help-discard')
    w.set(e.other, 'ready', false) // CS-RULING-95
  })
  if (effect) yield* resolveText(t, effect, { self: selfOf(card, other), you: other })
  if (isSolo(t) && slot > 1) yield* advanceTerror(t, 1, 'card') // CS-RULING-123
}
