import { type Option, onSeat } from '@miskatonic/kernel'
import type { CardOf, Skill } from '../content/kinds.ts'
import { anyCard, cardOf } from './cards.ts'
import type { Played } from './messages.ts'
import type { Arkham, PieceId, Seat, Track } from './shape.ts'

/* An investigator's sheet, and what lies with it. */

export const sheetZone = (who: Seat) => `sheet:${who}` as const
export const possessionsZone = (who: Seat) => `possessions:${who}` as const
export const trophiesZone = (who: Seat) => `trophies:${who}` as const
export const drawnZone = (who: Seat) => `drawn:${who}` as const

export const sheetPiece = (t: Arkham, who: Seat): PieceId | null => t.inZone(sheetZone(who))[0] ?? null
export function sheetOf(t: Arkham, who: Seat): CardOf<'investigator'> | null {
  const piece = sheetPiece(t, who)
  return piece === null ? null : cardOf(t, piece, 'investigator')
}
/** The investigators of these seats; who has none, or none any more, goes by their seat. */
export const played = (t: Arkham, ...seats: readonly Seat[]): Played =>
  Object.fromEntries(
    seats.flatMap((seat) => {
      const sheet = sheetOf(t, seat)
      return sheet === null ? [] : [[seat, sheet.id]]
    }),
  )
/** Somebody to choose, by the investigator they play. */
export const onInvestigator = (t: Arkham, seat: Seat): Option => ({
  ...onSeat(seat),
  label: { key: 'investigator-option', args: { who: seat, played: played(t, seat) } },
})
export const isInPlay = (t: Arkham, who: Seat): boolean => t.get(who, 'inPlay')

const STOPS = { speed: 'speedStop', sneak: 'speedStop', fight: 'fightStop', will: 'fightStop', lore: 'loreStop', luck: 'loreStop' } as const
/** What the slider shows. */
export const sliderValue = (t: Arkham, who: Seat, skill: Skill): number => sheetOf(t, who)?.sliders[skill][t.get(who, STOPS[skill])] ?? 0
export const skillOf = (t: Arkham, who: Seat, skill: Skill): number => t.number('skill', { who, skill }) // AH-SKILL-05
export const maximumOf = (t: Arkham, who: Seat, track: Track): number =>
  track === 'sanity' ? t.number('maxSanity', { who }) : t.number('maxStamina', { who })

// ── cards ──

export const possessions = (t: Arkham, who: Seat): PieceId[] => t.inZone(possessionsZone(who))
/** Common and Unique Items, Spells, and the special cards that count as items. */
export function isItem(t: Arkham, piece: PieceId): boolean {
  const card = anyCard(t, piece)
  return card.kind === 'common' || card.kind === 'unique' || card.kind === 'spell' || (card.kind === 'special' && card.item === true) // AH-ITEM-01, AH-HEALTH-03
}
export const itemsOf = (t: Arkham, who: Seat): PieceId[] => possessions(t, who).filter((piece) => isItem(t, piece))
export const handsOf = (t: Arkham, piece: PieceId): number => {
  const card = anyCard(t, piece)
  return 'hands' in card ? (card.hands ?? 0) : 0
}
export const isWeapon = (t: Arkham, piece: PieceId): boolean => {
  const card = anyCard(t, piece)
  return 'weapon' in card && card.weapon !== undefined
}
export const isTome = (t: Arkham, piece: PieceId): boolean => {
  const card = anyCard(t, piece)
  return 'tome' in card && card.tome === true
}
/** It stays unless its owner lets it go. */
export const isLoyal = (t: Arkham, piece: PieceId): boolean => {
  const card = anyCard(t, piece)
  return 'loyal' in card && card.loyal === true
}
export const isExhausted = (t: Arkham, piece: PieceId): boolean => t.get(piece, 'exhausted')
export const hasCard = (t: Arkham, who: Seat, id: string): boolean => specialOf(t, who, id) !== null
export const specialOf = (t: Arkham, who: Seat, id: string): PieceId | null =>
  possessions(t, who).find((piece) => anyCard(t, piece).id === id) ?? null

// ── trophies ──

export const trophiesOf = (t: Arkham, who: Seat): PieceId[] => t.inZone(trophiesZone(who))
export const gateTrophies = (t: Arkham, who: Seat): PieceId[] => trophiesOf(t, who).filter((piece) => anyCard(t, piece).kind === 'gate')
export const monsterTrophies = (t: Arkham, who: Seat): PieceId[] =>
  trophiesOf(t, who).filter((piece) => anyCard(t, piece).kind === 'monster')
