import { contextOf, could, languageOf, resolveText } from '@miskatonic/effects'
import { confirm, pieceArgument, type Refusal, type Script } from '@miskatonic/kernel'
import type { ActionCard } from '../content/kinds.ts'
import { cardOf } from './cards.ts'
import { appearAtMarker } from './cultists.ts'
import { drawCards, supportOf, waitingOf } from './hands.ts'
import { deadly, gainMadness } from './madness.ts'
import { rulesOf } from './options.ts'
import { played } from './people.ts'
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
  const barred = t.allowed('support:play', { who: helper, other: helped, card: piece })
  if (barred.length) return barred
  const price = t.number('supportMadness', { who: helper })
  const kills = isGeneral(card) ? [...deadly(t, helper, price, 'CS-RULING-36'), ...deadly(t, helped, 1, 'CS-RULING-36')] : []
  if (kills.length || !card.support) return kills
  const x = contextOf(languageOf(t), t, { self: selfOf(piece, helped), you: helped, names: namesFor(card, helper) })
  return could(x, card.support) ? [] : [{ rule: 'CS-SUPP-11', message: { key: 'no-use', args: { effect: card.support } } }] // CS-RULING-37
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
  if (isGeneral(card)) yield* payWithMadness(t, who, other) // CS-SUPP-07, CS-SUPP-08
  if (yield* t.happens('support:work', { who, other, card: piece })) yield* takeEffect(t, who, other, piece)
  if (!card.icons.includes('noRedraw')) yield* drawCards(t, who, 1) // CS-SUPP-09, CS-SUPP-10, CS-RULING-44
}

/** One token for each of the two, at once; the helper may have to bear more. */
function* payWithMadness(t: Storm, helper: Seat, helped: Seat): Script {
  const more = t.number('supportMadness', { who: helper }) - 1
  yield* gainMadness(t, [helper, helped], { cause: 'support' })
  if (more > 0) yield* gainMadness(t, helper, { n: more, cause: 'support' })
}

/** What the helped detective does at once, and the icons of what does not wait. */
function* takeEffect(t: Storm, helper: Seat, helped: Seat, piece: PieceId): Script {
  const card = cardOf(t, piece, 'action')
  const names = namesFor(card, helper)
  if (card.support) yield* resolveText(t, card.support, { self: selfOf(piece, helped), you: helped, names }) // CS-SUPP-13
  const waits = card.icons.includes('time') || card.icons.includes('combat')
  if (!waits) yield* resolveIcons(t, piece) // CS-RULING-35
}

/** Who helps where a card that lies in front of somebody is copied: whoever played it, but never oneself. */
const helperOf = (t: Storm, who: Seat, piece: PieceId): Seat => {
  const owner = t.get(piece, 'owner')
  return owner === null || owner === who ? (t.controllerOf(piece) ?? who) : owner
}

/** Whether a copy of that card would help this detective. */
export function couldCopy(t: Storm, who: Seat, piece: PieceId): boolean {
  const { support } = cardOf(t, piece, 'action')
  if (!support) return true
  const names = { helper: helperOf(t, who, piece), coming: 0 }
  return could(contextOf(languageOf(t), t, { self: selfOf(piece, who), you: who, names }), support)
}

/** A copy of the card lies in front of this detective and works, without madness and without a new card for anybody. */
export function* copySupport(t: Storm, who: Seat, piece: PieceId): Script {
  const helper = helperOf(t, who, piece)
  const { id, icons } = cardOf(t, piece, 'action')
  let copy = ''
  yield* t.change((w) => {
    copy = w.make(id, icons.includes('time') ? waitingOf(who) : supportOf(who))
  })
  yield* takeEffect(t, helper, who, copy)
}

const accepted = (t: Storm, helped: Seat, who: Seat, card: PieceId): Script<boolean> =>
  confirm(t, helped, { about: { key: 'accept-support', args: { who, card: pieceArgument(card), played: played(t, who) } } }) // CS-RULING-90

/** First the cultist, then the terror step. */
export function* resolveIcons(t: Storm, piece: PieceId): Script {
  const { icons } = cardOf(t, piece, 'action')
  if (icons.includes('cultist')) yield* appearAtMarker(t) // CS-ICON-04
  if (icons.includes('terror')) yield* advanceTerror(t, 1, 'card') // CS-ICON-06, CS-RULING-43
}
