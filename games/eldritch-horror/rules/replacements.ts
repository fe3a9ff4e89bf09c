import { choose, onPiece, type PieceId, type Script, type Seat } from '@miskatonic/kernel'
import { resolveText } from './cardTexts.ts'
import { gainClues } from './clues.ts'
import { deckOf, showTop } from './decks.ts'
import { eliminate, handOverLead } from './defeat.ts'
import { nameOf, sheetOf, zoneOfSpace } from './pieces.ts'
import type { Eldritch, InvestigatorId } from './shape.ts'

/** One nobody has played yet; none left: the player is out (EH-DEF-09..11, EH-DEV-06, EH-ELIM-02). */
export function* enterReplacement(t: Eldritch, seat: Seat): Script {
  const free = t.inZone('investigators')
  if (!free.length) {
    yield* eliminate(t, seat)
    if (t.state.lead === seat) yield* handOverLead(t, seat)
    return
  }
  const who = yield* choose(t, seat, { about: 'prompt.new-investigator', options: free.map((one) => onPiece(one)) })
  yield* enterPlay(t, seat, who)
  yield* t.change((w) =>
    w.set(
      'table',
      'waiting',
      t.state.waiting.filter((one) => one !== seat),
    ),
  )
}

/** On his starting space, whole, with what the sheet's back lists, as far as it is there (EH-SETUP-06..09, EH-DEF-20). */
export function* enterPlay(t: Eldritch, seat: Seat, who: InvestigatorId): Script {
  const sheet = sheetOf(t, who)
  yield* t.happens('investigator:enter', { who, seat, at: sheet.start }, (w, what) => {
    w.put(what.who, zoneOfSpace(what.at))
    w.set(what.who, 'player', what.seat)
    w.set(what.who, 'health', sheet.health)
    w.set(what.who, 'sanity', sheet.sanity)
  })
  for (const { kind, name, n = 1 } of sheet.possessions) {
    if (kind === 'clue') yield* gainClues(t, who, n)
    else if (name) yield* takeStarting(t, who, kind, name)
  }
  if (sheet.startingEffect) yield* resolveText(t, who, sheet.startingEffect, who)
}

/** From the deck, the discard pile or the reserve, unseen by anything that hears of gaining (EH-RULING-03, -60). */
function* takeStarting(t: Eldritch, who: InvestigatorId, kind: string, name: string): Script {
  const deck = deckOf(kind)
  const wanted = (piece: PieceId): boolean => nameOf(t, piece) === name
  const card = t.find('reserve', wanted) ?? t.find(deck, wanted) ?? t.find(`discard:${deck}`, wanted)
  if (!card) return
  yield* t.change((w) => w.put(card, kind === 'condition' ? `own-conditions:${who}` : `possessions:${who}`, { face: 'front' }))
  if (t.state.phase === 'setup') return
  showTop(t)
}
