/** What stands on faces besides their text, read from what the table was sent. Unknown figures are simply not there. */
import type { PieceView, View } from '@miskatonic/kernel'
import { byName, isOneOf } from '@miskatonic/kernel'
import type { FaceText, TableProps } from '@miskatonic/web/kit'
import { type Fields, fields, listIn, numberIn, textIn, type Worded, worded } from '@miskatonic/web/kit/figures'

export { fields, listIn, numberIn, pieceByAlias, signed, textIn, type Worded } from '@miskatonic/web/kit/figures'

export type FaceOf = TableProps['face']

export const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const
export type Skill = (typeof SKILLS)[number]
export const OMENS = ['green', 'blue', 'red', 'blue'] as const
export type Colour = (typeof OMENS)[number]

export const isSkill = (value: unknown): value is Skill => isOneOf(SKILLS, value)
const figures = (text: FaceText | null): Fields => fields(text?.figures)

/** The face that lies up, as far as one may see it. */
export const faceKey = (piece: PieceView): string | null => piece.faces[piece.up] ?? null
/** What a piece is, by the face that can be seen of it. */
export function kindOf(piece: PieceView): string {
  const key = faceKey(piece) ?? Object.values(piece.faces)[0] ?? ''
  return key.slice(0, key.indexOf(':'))
}
export const textOf = (piece: PieceView, face: FaceOf): FaceText | null => {
  const key = faceKey(piece)
  return key === null ? null : face(key)
}
export const nameOf = (piece: PieceView, face: FaceOf): string => textOf(piece, face)?.name ?? ''
/** The space a Gate or a Clue names. */
export const afterColon = (key: string): string => key.slice(key.indexOf(':') + 1)

export const traitsOf = (text: FaceText | null): Worded[] => listIn(figures(text), 'traits').map(worded)
export const priceOf = (text: FaceText | null): number | null => {
  const { value } = figures(text)
  return typeof value === 'number' ? value : null
}
export const gateColour = (text: FaceText | null): Colour => {
  const { colour } = figures(text)
  return colour === 'blue' || colour === 'red' ? colour : 'green'
}

export type SheetFigures = {
  readonly role: string
  readonly gender: 'm' | 'f'
  readonly health: number
  readonly sanity: number
  readonly skills: { readonly [skill in Skill]: number }
}
export function sheetFigures(text: FaceText | null): SheetFigures {
  const of = figures(text)
  const skills = fields(of.skills)
  const of5 = byName(SKILLS, (skill) => numberIn(skills, skill))
  return {
    role: textIn(of, 'role'),
    gender: of.gender === 'f' ? 'f' : 'm',
    health: numberIn(of, 'health'),
    sanity: numberIn(of, 'sanity'),
    skills: of5,
  }
}

export type CombatPart = { readonly skill: Skill; readonly modifier: number; readonly value: number }
export type FoeFigures = {
  readonly horror: CombatPart | null
  readonly damage: CombatPart | null
  /** With all that is printed worked out; null where it is not known. */
  readonly toughness: number | null
  readonly epic: boolean
}
function combatPart(value: unknown): CombatPart | null {
  const of = fields(value)
  return isSkill(of.skill) ? { skill: of.skill, modifier: numberIn(of, 'modifier'), value: numberIn(of, 'value') } : null
}

/** What counts by the number of players is worked out; a Cultist has the figures its master's sheet gives it. */
export function foeFigures(text: FaceText | null, view: View, face: FaceOf): FoeFigures {
  const own = figures(text)
  const sheet = view.zones.sheet?.pieces[0]
  const of = own.cultist === true && sheet ? fields(figures(textOf(sheet, face)).cultist) : own
  const { toughness } = of
  const perPlayer = fields(of.toughnessPerPlayer)
  const counted =
    typeof perPlayer.players === 'number' ? perPlayer.players * numberIn(view.table, 'players') + numberIn(perPlayer, 'plus') : null
  return {
    horror: combatPart(of.horror),
    damage: combatPart(of.damage),
    toughness: typeof toughness === 'number' ? toughness : counted,
    epic: own.epic === true,
  }
}

/** What a Monster does: its own text, and of a Cultist what its master's sheet says of Cultists. */
export function foeRules(text: FaceText | null, view: View, face: FaceOf): readonly string[] {
  const sheet = view.zones.sheet?.pieces[0]
  const cultist = figures(text).cultist === true && sheet ? textOf(sheet, face) : null
  const parts = cultist ? cultist.parts.filter(({ id }) => id.endsWith('cultist')) : (text?.parts ?? [])
  return parts.flatMap(({ rules }) => rules ?? [])
}

export type Stage = { readonly green: number; readonly yellow: number; readonly blue: number }
type SheetOfAncientOne = {
  readonly epithet: string
  readonly doom: number
  readonly mysteries: number
  readonly stages: readonly Stage[]
}
export function ancientOneFigures(text: FaceText | null): SheetOfAncientOne {
  const of = figures(text)
  const stages = listIn(of, 'stages').map((one) => {
    const stage = fields(one)
    return { green: numberIn(stage, 'green'), yellow: numberIn(stage, 'yellow'), blue: numberIn(stage, 'blue') }
  })
  return { epithet: textIn(of, 'epithet'), doom: numberIn(of, 'doom'), mysteries: numberIn(of, 'mysteries'), stages }
}

export type MythosFigures = { readonly colour: string; readonly trait: Worded; readonly icons: readonly Worded[] }
export function mythosFigures(text: FaceText | null): MythosFigures {
  const of = figures(text)
  return { colour: textIn(of, 'colour'), trait: worded(of.trait), icons: listIn(of, 'icons').map(worded) }
}
