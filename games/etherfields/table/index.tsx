import type { GameTable, Phase } from '@miskatonic/web/kit'
import { fields, numberIn, textIn } from '@miskatonic/web/kit/figures'
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
import { ambience } from './view/ambience.ts'
import { asText } from './view/asText.ts'
import { curve, deeds, isTurningPoint } from './view/curtainCall.ts'
import { squareName } from './view/scape.ts'
import { stage } from './view/staging.ts'
import { ANGUISH, dreamerOf, faceKey, modeOf, turnOf, turnsLeft } from './view/team.ts'

const PHASES = ['draw', 'round', 'scape', 'end'] as const

const phases: GameTable['phases'] = ({ view, lang, info }) => {
  const night = say(words.night, lang, { n: numberIn(view.table, 'night') })
  if (modeOf(view) === 'map') {
    const resolved = view.table.resolved === true
    const state = (mine: boolean): Phase['state'] => (info.over ? 'done' : mine ? 'now' : 'next')
    return {
      round: night,
      phases: [
        { id: 'place', text: say(words.mapPhase.place, lang), state: resolved ? 'done' : state(true) },
        { id: 'travel', text: say(words.mapPhase.travel, lang), state: state(resolved) },
      ],
    }
  }
  const turn = turnOf(view)
  const drawing = view.records.some(({ kind }) => kind === 'drawing')
  const now = view.table.phase === 'scape' ? 2 : drawing ? 0 : 1
  const state = (i: number): Phase['state'] => (info.over || now > i ? 'done' : now === i ? 'now' : 'next')
  return {
    round: turn > 0 ? say(words.turn, lang, { n: turn, of: turn + Math.max(0, turnsLeft(view) - 1) }) : night,
    phases: PHASES.map((id, i) => ({ id, text: say(words.phase[id], lang), state: state(i) })),
  }
}

const persona: GameTable['persona'] = (view, seat, face) => {
  const one = dreamerOf({ view, face }, seat)
  return {
    name: one?.called ?? seat,
    sub: one?.role ?? '',
    picture: one?.board ? faceKey(one.board) : null,
    piece: one?.board?.alias ?? null,
  }
}

const fares: NonNullable<GameTable['fares']> = ({ view, face, lang }, seat) => {
  const one = dreamerOf({ view, face }, seat)
  if (!one) return ''
  return [say(words.anguish, lang, { n: one.anguish, most: ANGUISH }), one.at ? say(words.at, lang, { at: squareName(one.at) }) : '']
    .filter(Boolean)
    .join(' · ')
}

/** A night is put down, not won. */
const endTitle: NonNullable<GameTable['endTitle']> = ({ view, lang }) =>
  textIn(fields(view.result), 'outcome') === 'saved' ? say(words.nightOver, lang) : null

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
  endTitle,
  Ending,
  ambience,
  curve,
  deeds,
  isTurningPoint,
  Card,
  phases,
  persona,
  fares,
  asText,
  optionLook,
  actions: ['your-round'],
}
