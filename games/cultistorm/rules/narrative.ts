import { read } from '@miskatonic/commons/book'
import { resolveText } from '@miskatonic/effects'
import type { RecordId, Script } from '@miskatonic/kernel'
import { taleId } from '../content/book.ts'
import { allOf, anyCard, cardOf } from './cards.ts'
import { rulesOf } from './options.ts'
import type { PieceId, Seat, Storm } from './shape.ts'
import { lead } from './team.ts'

/* The narrative game: which story is read, and when. Without it story numbers mean nothing (CS-NARR-10). */

export const isNarrative = (t: Storm): boolean => rulesOf(t).narrative === true // CS-FRAME-07, CS-NARR-10

/** The narrative deck stands ready from the beginning. */
export function* readyNarrative(t: Storm): Script {
  const deck = allOf('narrative').map(({ id }) => ({ def: id, copies: 1 }))
  if (isNarrative(t)) yield* t.change((w) => w.makeAll(deck, 'narrative-deck', { mixed: true })) // CS-SETUP-30
}

/** Before a fight with a cultist: its own story, or the one that the next narrative card has for its sect symbol. */
export function* readBeforeFight(t: Storm, id: RecordId, who: Seat, cultist: PieceId): Script {
  if (!isNarrative(t)) return
  const { sectSymbol, tale } = cardOf(t, cultist, 'cultist')
  const number = tale ?? (sectSymbol ? (yield* drawNarrative(t, who)).stories[sectSymbol] : null) // CS-NARR-01, CS-NARR-02, CS-RULING-82
  if (number !== null) yield* readStory(t, number, who, id) // CS-NARR-03
}

function* drawNarrative(t: Storm, who: Seat) {
  if (t.size('narrative-deck') === 0) yield* t.change((w) => w.put(t.inZone('narrative-discard'), 'narrative-deck', { mixed: true })) // CS-RULING-82
  const [card] = t.top('narrative-deck') as [PieceId]
  yield* t.happens('narrative:draw', { who, card }, (w, e) => w.put(e.card, 'narrative-discard'))
  return cardOf(t, card, 'narrative')
}

/** The story of a card that becomes active, if it has one. */
export function* readStoryOf(t: Storm, piece: PieceId): Script {
  const card = anyCard(t, piece)
  if (isNarrative(t) && 'tale' in card && card.tale !== undefined) yield* readStory(t, card.tale, lead(t), null) // CS-NARR-04, CS-NARR-05
}

/** Reads an entry of the book to all, and does what it says to the one it befalls. Once read it lies open. */
function* readStory(t: Storm, number: number, who: Seat, fight: RecordId | null): Script {
  const id = taleId(number)
  const told = t.inZone('told').find((piece) => t.def(piece).id === id)
  let tale = told ?? ''
  if (!told)
    yield* t.change((w) => {
      tale = w.make(id, 'book')
    })
  if (fight !== null) yield* t.change((w) => w.note(fight, { story: tale }))
  const self = { source: { piece: tale }, piece: tale, controller: who, bound: {} }
  yield* resolveText(t, read(number), { self, you: who }) // CS-NARR-08
}
