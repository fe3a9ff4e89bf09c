import { type GameTable, phaseStrip } from '@miskatonic/web/kit'
import { Board } from './board/Board.tsx'
import { Card } from './card/Card.tsx'
import { Closeup } from './card/Closeup.tsx'
import { Dock } from './dock/Dock.tsx'
import { Ending } from './ending/Ending.tsx'
import { optionLook } from './optionLook.ts'
import { Right } from './right/Right.tsx'
import { Strip } from './Strip.tsx'
import { Scene } from './scene/Scene.tsx'
import { say, words } from './strings.ts'
import { sums } from './sums.ts'
import { asText } from './view/asText.ts'
import { deeds, isTurningPoint } from './view/curtainCall.ts'
import { justPlayed } from './view/lastPlayed.ts'
import { sceneOf } from './view/scenes.ts'
import { sideOf } from './view/sides.ts'
import { stage } from './view/staging.ts'
import { isPass } from './view/stops.ts'

const phases = phaseStrip(['play', 'combat', 'end'], words)

/** Both rows of beads. */
const MOST_SANITY = 20

/** By the name of the seat: the log speaks of players, and two may play the same Investigator (MY-INV-02). */
const persona: GameTable['persona'] = (view, seat, face) => {
  const side = sideOf(view, seat, face)
  return { name: seat, sub: side.name, picture: side.investigator?.faces.front ?? null, piece: side.investigator?.alias ?? null }
}

const fares: NonNullable<GameTable['fares']> = ({ view, face, lang }, seat) => {
  const { sanity, allies } = sideOf(view, seat, face)
  return [say(words.sanity, lang, { n: sanity }), say(words.alliesCount, lang, { n: allies.length })].join(' · ')
}

/** All there is lies on the felt: a card game has no column of threats. */
const Left = (): null => null

export const table: GameTable = {
  layout: 'hand',
  scoresItself: true,
  Board,
  Left,
  Right,
  Dock,
  Scene,
  hasScene: (props) => sceneOf(props) !== null,
  stage,
  ambience: ({ view, seat, face }) => ({ place: 'study', danger: 1 - sideOf(view, seat, face).sanity / MOST_SANITY }),
  deeds,
  isTurningPoint,
  heldUp: justPlayed,
  Strip,
  Ending,
  Card,
  Closeup,
  phases,
  persona,
  fares,
  asText,
  optionLook,
  actions: ['prompt.turn'],
  paced: isPass,
  sums,
}
