import type { GameTable, Phase, TableProps } from '@miskatonic/web/kit'
import { Board } from './board/Board.tsx'
import { Card } from './card/Card.tsx'
import { Dock } from './dock/Dock.tsx'
import { Ending } from './ending/Ending.tsx'
import { Left } from './left/Left.tsx'
import { logTone } from './logTone.ts'
import { optionLook } from './optionLook.ts'
import { Right } from './right/Right.tsx'
import { Strip } from './Strip.tsx'
import { Scene } from './scene/Scene.tsx'
import { asText } from './view/asText.ts'
import { numberIn } from './view/figures.ts'
import { personOfSeat } from './view/people.ts'
import { walk } from './view/places.ts'
import { sceneOf } from './view/resolving.ts'
import { say, words } from './words.ts'

const PHASES = ['action', 'encounter', 'mythos'] as const

function phases({ view, lang, info }: TableProps): ReturnType<GameTable['phases']> {
  const round = numberIn(view.table, 'round')
  const now = PHASES.indexOf(view.table.phase as (typeof PHASES)[number])
  const state = (i: number): Phase['state'] => (info.over || now > i ? 'done' : now === i ? 'now' : 'next')
  return {
    round: round > 0 ? say(words.round, lang, { n: round }) : say(words.setUp, lang),
    phases: PHASES.map((id, i) => ({ id, text: say(words.phase[id], lang), state: state(i) })),
  }
}

const persona: GameTable['persona'] = (view, seat, face) => {
  const person = personOfSeat(view, seat, face)
  return {
    name: person?.name ?? seat,
    sub: person?.sheet.role ?? '',
    picture: person?.piece.faces.front ?? null,
    piece: person?.piece.alias ?? null,
  }
}

export const table: GameTable = {
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
  walk,
}
