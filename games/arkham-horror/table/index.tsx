import type { GameTable, Phase } from '@miskatonic/web/kit'
import { numberIn } from '@miskatonic/web/kit/figures'
import { Board } from './board/Board.tsx'
import { Card } from './card/Card.tsx'
import { Closeup } from './card/Closeup.tsx'
import { Dock } from './dock/Dock.tsx'
import { Ending } from './Ending.tsx'
import { Left } from './left/Left.tsx'
import { optionLook } from './optionLook.ts'
import { Right } from './right/Right.tsx'
import { Strip } from './Strip.tsx'
import { Scene } from './scene/Scene.tsx'
import { say, words } from './strings.ts'
import { ambience } from './view/ambience.ts'
import { asText } from './view/asText.ts'
import { curve, deeds, isTurningPoint } from './view/curtainCall.ts'
import { faceKey } from './view/figures.ts'
import { justGained } from './view/gained.ts'
import { personOfSeat } from './view/people.ts'
import { tracksOf } from './view/personFigures.ts'
import { walk } from './view/places.ts'
import { sceneOf } from './view/resolving.ts'
import { stage } from './view/staging.ts'

const PHASES = ['upkeep', 'movement', 'arkham', 'otherWorld', 'mythos'] as const

const phases: GameTable['phases'] = ({ view, lang, info }) => {
  const [turn, round] = [numberIn(view.table, 'turn'), numberIn(view.table, 'round')]
  const now = PHASES.indexOf(view.table.phase as (typeof PHASES)[number])
  const state = (i: number): Phase['state'] => (info.over || now > i ? 'done' : now === i ? 'now' : 'next')
  const fighting = view.table.phase === 'battle'
  return {
    round: fighting ? say(words.battleRound, lang, { n: round }) : turn > 0 ? say(words.round, lang, { n: turn }) : say(words.setUp, lang),
    phases: fighting ? [] : PHASES.map((id, i) => ({ id, text: say(words.phase[id], lang), state: state(i) })),
  }
}

const persona: GameTable['persona'] = (view, seat, face) => {
  const person = personOfSeat(view, seat, face)
  return {
    name: person?.name ?? seat,
    sub: person?.sheet.role ?? '',
    picture: person ? faceKey(person.piece) : null,
    piece: person?.piece.alias ?? null,
  }
}

/** How somebody fares, for whoever chooses among them. */
const fares: NonNullable<GameTable['fares']> = ({ view, face, lang }, seat) => {
  const person = personOfSeat(view, seat, face)
  return person
    ? tracksOf(person, lang)
        .map(({ label }) => label)
        .join(' · ')
    : ''
}

/** What is drawn. */
const surfaces = { Board, Left, Right, Dock, Scene, Strip, Ending, Card, Closeup }
/** What is said of the table as it stands, and of how it ended. */
const reports = { phases, persona, fares, asText, ambience, curve, deeds, isTurningPoint }

export const table: GameTable = {
  ...surfaces,
  ...reports,
  hasScene: (props) => sceneOf(props) !== null,
  stage,
  heldUp: justGained,
  together: true,
  scoresItself: true,
  optionLook,
  actions: ['move'],
  walk,
}
