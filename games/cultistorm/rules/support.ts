import { contextOf, could, languageOf, resolveText } from '@miskatonic/effects'
import { confirm, pieceArgument, type Refusal, type Script } from '@miskatonic/kernel'
import type { ActionCard } from '../content/kinds.ts'
import { cardOf } from './cards.ts'
import { appearAtMarker } from './cultists.ts'
import { drawCards, supportOf, waitingOf } from './hands.ts'
import { deadly, gainMadness } from './madness.ts'
import { rulesOf } from './options.ts'
import type { PieceId, Seat, Storm } from './shape.ts'
import { advanceTerror } from './terror.ts'

/* Cards played for somebody else. */

const isGeneral = (card: ActionCard): boolean => card.of === undefined

const selfOf = (card: PieceId, helped: Seat) => ({ source: { piece: card }, piece: card, controller: helped, bound: {} })

/** What `helper` names, and that the helped detective will have one token more by then. */
const namesFor = (card: ActionCard, helper: Seat) => ({ helper, coming: isGeneral(card) ? 1 : 0 })

/** Why the helped detective cannot be helped with it; empty: it may be played. */
export function cannotSupport(t: Storm, helper: Seat, helped: Seat, piece: PieceId): Refusal[] {
  const card = cardOf(t, piece, 'action')
  if (t.get(helper, 'supports') >= t.number('supportLimit', { who: helper }))
    return [{ rule: 'CS-SUPP-05', message: { key: 'no-more-supports' } }] // CS-RULING-38
  const kills = isGeneral(card) ? [...deadly(t, helper, 1, 'CS-RULING-36'), ...deadly(t, helped, 1, 'CS-RULING-36')] : []
  if (kills.length || !card.support) return kills
  const x = contextOf(languageOf(t), t, { self: selfOf(piece, helped), you: helped, names: namesFor(card, helper) })
  return could(x, card.support) ? [] : [{ rule: 'CS-SUPP-11', message: { key: 'no-use' } }] // CS-RULING-37
}

/** Put down, madness for both, done at once or kept, then its icons, then a new card. */
export function* playSupport(t: Storm, who: Seat, other: Seat, piece: PieceId): Script {
  const card = cardOf(t, piece, 'action')
  if (rulesOf(t).askBeforeSupport && !(yield* accepted(t, other, who, piece)))
    return void (yield* t.happens('support:refuse', { who, other, card: piece }))
  const waits = card.icons.includes('time')
  yield* t.happens('support:play', { who, other, card: piece }, (w, e) => {
    w.put(e.card, waits ? waitingOf(e.other) : supportOf(e.other)) // CS-SUPP-03, CS-SUPP-04, CS-RULING-45
    w.add(e.who, 'supports', 1)
    w.set(e.other, 'ready', false) // CS-RULING-95
  })
  if (isGeneral(card)) yield* gainMadness(t, [who, other], { cause: 'support' }) // CS-SUPP-07, CS-SUPP-08
  if (card.support) yield* resolveText(t, card.support, { self: selfOf(piece, other), you: other, names: namesFor(card, who) }) // CS-SUPP-13
  if (!waits && !card.icons.includes('combat')) yield* resolveIcons(t, piece) // CS-RULING-35
  if (!card.icons.includes('noRedraw')) yield* drawCards(t, who, 1) // CS-SUPP-09, CS-SUPP-10, CS-RULING-44
}

const accepted = (t: Storm, helped: Seat, who: Seat, card: PieceId): Script<boolean> =>
  confirm(t, helped, { about: { key: 'accept-support', args: { who, card: pieceArgument(card) } } }) // CS-RULING-90

/** First the cultist, then the terror step. */
export function* resolveIcons(t: Storm, piece: PieceId): Script {
  const { icons } = cardOf(t, piece, 'action')
  if (icons.includes('cultist')) yield* appearAtMarker(t) // CS-ICON-04
  if (icons.includes('terror')) yield* advanceTerror(t, 1, 'card') // CS-ICON-06, CS-RULING-43
}
