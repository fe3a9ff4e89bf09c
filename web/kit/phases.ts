import { type Both, say } from '../strings/say.ts'
import { numberIn } from './figures.ts'
import type { GameTable, Phase } from './table.ts'

type PhaseWords<Id extends string> = { readonly round: Both; readonly setUp: Both; readonly phase: { readonly [I in Id]: Both } }

/** The strip of a game whose rounds all go through the same phases: its table has the attributes `round` and `phase`. */
export const phaseStrip =
  <Id extends string>(ids: readonly Id[], words: PhaseWords<Id>): GameTable['phases'] =>
  ({ view, lang, info }) => {
    const round = numberIn(view.table, 'round')
    const now = ids.indexOf(view.table.phase as Id)
    const state = (i: number): Phase['state'] => (info.over || now > i ? 'done' : now === i ? 'now' : 'next')
    return {
      round: round > 0 ? say(words.round, lang, { n: round }) : say(words.setUp, lang),
      phases: ids.map((id, i) => ({ id, text: say(words.phase[id], lang), state: state(i) })),
    }
  }
