import { type GameTable, phaseStrip } from '@miskatonic/web/kit'
import { Board } from './board/Board.tsx'
import { Card } from './card/Card.tsx'
import { Closeup } from './card/Closeup.tsx'
import { Dock } from './dock/Dock.tsx'
import { Ending } from './ending/Ending.tsx'
import { Left } from './left/Left.tsx'
import { optionLook } from './optionLook.ts'
import { Right } from './right/Right.tsx'
import { Strip } from './Strip.tsx'
import { Scene } from './scene/Scene.tsx'
import { say, words } from './strings.ts'
import { sums } from './sums.ts'
import { ambience } from './view/ambience.ts'
import { asText } from './view/asText.ts'
import { curve, deeds, isTurningPoint } from './view/curtainCall.ts'
import { justGained } from './view/gained.ts'
import { personOfSeat } from './view/people.ts'
import { walk } from './view/places.ts'
import { sceneOf } from './view/resolving.ts'
import { stage } from './view/staging.ts'

const phases = phaseStrip(['action', 'encounter', 'mythos'], words)

const persona: GameTable['persona'] = (view, seat, face) => {
  const person = personOfSeat(view, seat, face)
  return {
    name: person?.name ?? seat,
    sub: person?.sheet.role ?? '',
    picture: person?.piece.faces.front ?? null,
    piece: person?.piece.alias ?? null,
  }
}

const fares: NonNullable<GameTable['fares']> = ({ view, face, lang }, seat) => {
  const person = personOfSeat(view, seat, face)
  if (!person) return ''
  const { health, sanity, sheet, clues } = person
  return [
    say(words.healthOf, lang, { n: health, most: sheet.health }),
    say(words.sanityOf, lang, { n: sanity, most: sheet.sanity }),
    say(words.clues, lang, { n: clues }),
  ].join(' · ')
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
  actions: ['prompt.action'],
  sums,
  walk,
}
