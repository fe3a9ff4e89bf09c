import type { GameTable, Phase } from '@miskatonic/web/kit'
import { numberIn } from '@miskatonic/web/kit/figures'
import { Board } from './board/Board.tsx'
import { Card } from './card/Card.tsx'
import { Dock } from './dock/Dock.tsx'
import { Ending } from './Ending.tsx'
import { Left } from './left/Left.tsx'
import { optionLook } from './optionLook.ts'
import { Right } from './right/Right.tsx'
import { Strip } from './Strip.tsx'
import { hasScene, Scene } from './scene/Scene.tsx'
import { say, words } from './strings.ts'
import { asText } from './view/asText.ts'
import { curve, deeds, isTurningPoint } from './view/curtainCall.ts'
import { stage } from './view/staging.ts'
import { cultistLimit, cultistsOnBoard, detectiveOf, faceKey, textOf } from './view/storm.ts'

const PHASES = ['cultists', 'revision', 'terror', 'preparation', 'combat', 'sealing'] as const

const phases: GameTable['phases'] = ({ view, lang, info }) => {
  const turn = numberIn(view.table, 'turn')
  const now = PHASES.indexOf(view.table.phase as (typeof PHASES)[number])
  const state = (i: number): Phase['state'] => (info.over || now > i ? 'done' : now === i ? 'now' : 'next')
  return {
    round: turn > 0 ? say(words.turn, lang, { n: turn }) : say(words.setUp, lang),
    phases: PHASES.map((id, i) => ({ id, text: say(words.phase[id], lang), state: state(i) })),
  }
}

const persona: GameTable['persona'] = (view, seat, face) => {
  const one = detectiveOf({ view, face }, seat)
  return {
    name: one?.name ?? seat,
    sub: (one && textOf(one.piece, face)?.sort) ?? '',
    picture: one ? faceKey(one.piece) : null,
    piece: one?.piece.alias ?? null,
  }
}

const fares: NonNullable<GameTable['fares']> = ({ view, face, lang }, seat) => {
  const one = detectiveOf({ view, face }, seat)
  return one ? say(words.madness, lang, { n: one.madness }) : ''
}

export const table: GameTable = {
  stage,
  Board,
  Left,
  Right,
  Dock,
  Scene,
  hasScene,
  Strip,
  together: true,
  Ending,
  ambience: ({ view }) => ({ place: 'storm', danger: cultistsOnBoard(view) / cultistLimit(view) }),
  curve,
  deeds,
  isTurningPoint,
  Card,
  phases,
  persona,
  fares,
  asText,
  optionLook,
  actions: ['prepare'],
}
