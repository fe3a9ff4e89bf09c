import type { Seat } from '@miskatonic/kernel'
import type { TableInfo } from '@miskatonic/room/protocol'
import { withSeatsIn } from '@miskatonic/room/seats'
import type { GameTable } from '../kit/table.ts'
import type { OpenTable } from './useTable.ts'

type Chair = TableInfo['seats'][number]
export type Persona = ReturnType<GameTable['persona']>

/** Who is played at a seat, as the game shows them; where nobody is, whoever sits there, or else the seat by its number. */
export function personaAt(game: GameTable, { props }: Pick<OpenTable, 'props'>, seat: Seat): Persona {
  const persona = game.persona(props.view, seat, props.face)
  if (persona.name !== seat) return persona
  const nameAt = ({ holder }: Chair): string | null => (holder.kind === 'person' ? holder.name : null)
  const chairs = props.info.seats
  const name = chairs.flatMap((one) => (one.seat === seat ? (nameAt(one) ?? []) : []))[0]
  // Who holds several seats is no name for one of them.
  const alone = name && chairs.filter((one) => nameAt(one) === name).length === 1
  return { ...persona, name: alone ? name : withSeatsIn(props.lang, seat) }
}

/** Names in a row, as the language joins them. */
export const joined = (names: readonly string[], lang: string): string => new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
