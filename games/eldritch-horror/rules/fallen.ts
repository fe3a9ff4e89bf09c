import { cleanly, type Script } from '@miskatonic/kernel'
import { resolveText } from './cardTexts.ts'
import { dropDuplicates } from './gaining.ts'
import { cluesOf, estateOf, nameOf, sheetOf } from './pieces.ts'
import type { Eldritch, InvestigatorId } from './shape.ts'
import { ticketAttribute } from './travel.ts'

/** The fallen one's possessions first, then the sheet's own text; the token goes in any case (EH-DEF-14..16, EH-RULING-57, -81). */
export function* defeatedEncounter(t: Eldritch, who: InvestigatorId, fallen: InvestigatorId): Script {
  const sheet = sheetOf(t, fallen)
  const part = t.get(fallen, 'marker') === 'sanity' ? sheet.insane : sheet.crippled
  yield* cleanly(
    t,
    () => loot(t, who, fallen),
    () => t.change((w) => w.put(fallen, 'box')),
  )
  yield* resolveText(t, fallen, part.effect, who)
}

function* loot(t: Eldritch, who: InvestigatorId, fallen: InvestigatorId): Script {
  const cards = estateOf(t, fallen)
  const clues = cluesOf(t, fallen)
  const tickets = (['train', 'ship'] as const).flatMap((kind) =>
    Array.from({ length: t.get(fallen, ticketAttribute(kind)) }, () => ({ who, kind })),
  )
  yield* t.together('ticket:take', tickets, (w, what) => {
    w.add(what.who, ticketAttribute(what.kind), 1)
    w.add(fallen, ticketAttribute(what.kind), -1)
  })
  yield* t.together(
    'clue:gain',
    clues.map((clue) => ({ who, clue, from: 'space' as const })),
    (w, what) => w.put(what.clue, `own-clues:${what.who}`),
  )
  yield* t.together(
    'card:gain',
    cards.map((card) => ({ who, card, kind: t.def(card).kind, name: nameOf(t, card) })),
    (w, what) => w.put(what.card, `possessions:${what.who}`),
  )
  yield* dropDuplicates(t, who, cards)
}
