import { contextOf, holds, languageOf } from '@miskatonic/effects'
import { cleanly, type PieceId, type Script } from '@miskatonic/kernel'
import { resolveText, selfOf } from './cardTexts.ts'
import { renewDeck } from './gaining.ts'
import { putAway } from './monsters.ts'
import { activeMystery, cardOf, isEpic, leadInvestigator, monstersOnBoard } from './pieces.ts'
import type { Eldritch } from './shape.ts'

/** Draws the next Mystery, if there is one, and resolves what it says on entering play (EH-MYST-04, -07, EH-SETUP-32, EH-RULING-38). */
export function* nextMystery(t: Eldritch): Script {
  yield* renewDeck(t, 'mysteries')
  const [card] = t.top('mysteries')
  if (!card) return
  yield* t.happens('mystery:enter', { card }, (w, what) => w.put(what.card, 'mystery', { face: 'front' }))
  const { onEnter } = cardOf(t, card, 'mystery')
  if (onEnter) yield* resolveText(t, card, onEnter, leadInvestigator(t))
}

/** The active Mystery's own words say when it is solved; they are judged at the end of the Mythos Phase; a Final Mystery is none (EH-MYST-02, -08, EH-MYTH-15). */
export function solvedMystery(t: Eldritch): PieceId | null {
  const card = activeMystery(t)
  const solved = card && holds(contextOf(languageOf(t), t, { self: selfOf(t, card, null) }), cardOf(t, card, 'mystery').solved)
  return solved ? card : null
}

/** Tokens on it and those it placed go first; a win is declared before a new one is drawn (EH-MYST-03, -04, -06, -09). */
export function* solveMystery(t: Eldritch, card: PieceId): Script {
  yield* cleanly(
    t,
    () =>
      t.happens('mystery:solve', { card }, (w, what) => {
        clearTokens(t, w, what.card, cardOf(t, what.card, 'mystery').leavesTokens === true)
        w.put(what.card, 'solved', { face: 'front' })
      }),
    () => nextMystery(t),
  )
}

type W = Parameters<Parameters<Eldritch['change']>[0]>[0]

/** Eldritch tokens, markers and Epic Monsters a card placed; what was spawned stays (EH-RULING-28). */
export function clearTokens(t: Eldritch, w: W, card: PieceId, leaves = false): void {
  for (const piece of t.inZone(`kept:${card}`)) {
    const { kind } = t.def(piece)
    if (kind === 'monster') putAway(t, w, piece)
    else w.put(piece, kind === 'clue' ? 'discard:clues' : 'discard:gates', { face: 'front' })
  }
  if (!leaves) for (const space of t.get(card, 'placed')) w.add(`space:${space}`, 'eldritch', -1, { min: 0 })
  for (const attribute of ['eldritch', 'healthTokens', 'sanityTokens', 'tokenSpaces', 'placed', 'armed'] as const) w.clear(card, attribute)
  for (const monster of monstersOnBoard(t).filter((one) => isEpic(t, one) && t.get(one, 'spawnedBy') === card)) putAway(t, w, monster)
}
