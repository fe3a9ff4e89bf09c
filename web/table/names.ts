import type { Seat } from '@miskatonic/kernel'
import type { GameTable } from '../kit/table.ts'
import type { Desk } from './useTable.ts'

export type Persona = ReturnType<GameTable['persona']>

/** Who is played at a seat, as the game shows them. */
export const personaAt = (game: GameTable, { props }: Pick<Desk, 'props'>, seat: Seat): Persona =>
  game.persona(props.view, seat, props.face)

/** Names in a row, as the language joins them. */
export const joined = (names: readonly string[], lang: string): string => new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
