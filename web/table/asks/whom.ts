import type { SpokenOption } from '@miskatonic/room/protocol'
import type { GameTable, TableProps } from '../../kit/table.ts'

/** The seat an answer is about, and nothing else. */
export const meantBy = ({ piece, place, seat }: SpokenOption): string | null => (piece === undefined && place === undefined && seat) || null

/** Who is meant where the answer is a seat: who is played there, and how they fare. */
export function whomOf(option: SpokenOption, props: TableProps, game: GameTable): string | null {
  const whom = meantBy(option)
  if (whom === null) return null
  const { name, sub } = game.persona(props.view, whom, props.face)
  return [name === whom ? sub : '', game.fares?.(props, whom)].filter(Boolean).join(' · ')
}
