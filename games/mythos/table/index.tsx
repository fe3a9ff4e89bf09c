import type { GameTable, Phase, TableProps } from '@miskatonic/web/kit'
import { Board } from './board/Board.tsx'
import { Card } from './card/Card.tsx'
import { Dock } from './dock/Dock.tsx'
import { Ending } from './ending/Ending.tsx'
import { logTone } from './logTone.ts'
import { optionLook } from './optionLook.ts'
import { Right } from './right/Right.tsx'
import { Strip } from './Strip.tsx'
import { Scene } from './scene/Scene.tsx'
import { asText } from './view/asText.ts'
import { numberIn } from './view/figures.ts'
import { sceneOf } from './view/scenes.ts'
import { sideOf } from './view/sides.ts'
import { say, words } from './words.ts'

const PHASES = ['play', 'combat', 'end'] as const

function phases({ view, lang, info }: TableProps): ReturnType<GameTable['phases']> {
  const round = numberIn(view.table, 'round')
  const now = PHASES.indexOf(view.table.phase as (typeof PHASES)[number])
  const state = (i: number): Phase['state'] => (info.over || now > i ? 'done' : now === i ? 'now' : 'next')
  return {
    round: round > 0 ? say(words.round, lang, { n: round }) : say(words.setUp, lang),
    phases: PHASES.map((id, i) => ({ id, text: say(words.phase[id], lang), state: state(i) })),
  }
}

/** By the name of the seat: the log speaks of players, and two may play the same Investigator (MY-INV-02). */
const persona: GameTable['persona'] = (view, seat, face) => {
  const side = sideOf(view, seat, face)
  return { name: seat, sub: side.name, picture: side.investigator?.faces.front ?? null, piece: side.investigator?.alias ?? null }
}

/** All there is lies on the felt: a card game has no column of threats. */
const Left = (): null => null

export const table: GameTable = {
  layout: 'hand',
  Board,
  Left,
  Right,
  Dock,
  Scene,
  hasScene: (props) => sceneOf(props) !== null,
  Strip,
  Ending,
  Card,
  phases,
  persona,
  asText,
  optionLook,
  tone: logTone,
}
