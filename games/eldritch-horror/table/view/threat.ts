/** What threatens: the Ancient One with Doom and Omen, the Mystery, the Mythos deck. */
import type { PieceView, View } from '@miskatonic/kernel'
import type { FaceText } from '@miskatonic/web/kit'
import { ancientOneFigures, type Colour, type FaceOf, numberIn, OMENS, textOf } from './figures.ts'
import type { Thing } from './things.ts'

type DoomStep = { readonly n: number; readonly state: 'passed' | 'now' | 'ahead'; readonly end: boolean }

/** From where Doom starts down to zero, where he wakes. A marker above its start stands on the first step. */
export function doomTrack(start: number, doom: number): DoomStep[] {
  const most = Math.max(start, doom)
  return Array.from({ length: most + 1 }, (_, i) => {
    const n = most - i
    return { n, state: n > doom ? 'passed' : n === doom ? 'now' : 'ahead', end: n === 0 } as const
  })
}

type OmenStep = { readonly colour: Colour; readonly now: boolean }
export const omenTrack = (omen: number): OmenStep[] => OMENS.map((colour, i) => ({ colour, now: i === omen }))
export const omenNow = (view: View): Colour => OMENS[numberIn(view.table, 'omen')] ?? 'green'
export const gatesOfOmen = (view: View, all: readonly Thing[]): number =>
  all.filter(({ kind, colour }) => kind === 'gate' && colour === omenNow(view)).length

/** How many cards of each stage are left when `left` of all are: the first stage is drawn first. */
export function stagesLeft(sizes: readonly number[], left: number): number[] {
  let drawn = Math.max(0, sizes.reduce((sum, n) => sum + n, 0) - left)
  return sizes.map((size) => {
    const gone = Math.min(size, drawn)
    drawn -= gone
    return size - gone
  })
}

export type Threat = {
  readonly sheet: PieceView | null
  readonly text: FaceText | null
  readonly name: string
  readonly epithet: string
  readonly awakened: boolean
  readonly doom: number
  readonly doomStart: number
  readonly mystery: PieceView | null
  readonly mysteryText: FaceText | null
  readonly solved: number
  readonly mysteries: number
  readonly stages: readonly { readonly size: number; readonly left: number }[]
  readonly mythosLeft: number
}

export function threat(view: View, face: FaceOf): Threat {
  const sheet = view.zones.sheet?.pieces[0] ?? null
  // What is counted stands on the front, also when he is awake.
  const front = sheet?.faces.front === undefined ? null : face(sheet.faces.front)
  const text = sheet ? textOf(sheet, face) : null
  const figures = ancientOneFigures(front)
  const mystery = view.zones.mystery?.pieces[0] ?? null
  const mythosLeft = view.zones.mythos?.count ?? 0
  const sizes = figures.stages.map(({ green, yellow, blue }) => green + yellow + blue)
  const left = stagesLeft(sizes, mythosLeft)
  return {
    sheet,
    text,
    name: front?.name ?? text?.name ?? '',
    epithet: figures.epithet,
    awakened: view.table.awakened === true,
    doom: numberIn(view.table, 'doom'),
    doomStart: figures.doom,
    mystery,
    mysteryText: mystery ? textOf(mystery, face) : null,
    solved: view.zones.solved?.count ?? 0,
    mysteries: figures.mysteries,
    stages: sizes.map((size, i) => ({ size, left: left[i] ?? 0 })),
    mythosLeft,
  }
}

/** Tokens on a card. */
export type Tokens = { readonly eldritch: number; readonly health: number; readonly sanity: number }
export const tokensOn = ({ attributes }: PieceView): Tokens => ({
  eldritch: numberIn(attributes, 'eldritch'),
  health: numberIn(attributes, 'healthTokens'),
  sanity: numberIn(attributes, 'sanityTokens'),
})

/** What a card keeps: Clues, Gates and Monsters that were put on it. */
export const keptOn = (view: View, card: PieceView): readonly PieceView[] => view.zones[`kept:${card.alias}`]?.pieces ?? []
