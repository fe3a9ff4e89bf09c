import type { SpokenOption } from '@miskatonic/room/protocol'
import { Icon } from '../../kit/Icon.tsx'
import type { GameTable, TableProps } from '../../kit/table.ts'
import styles from './Decision.module.css'

/** A small picture of what an option names, or the sign its game gives it. */
export function OptionSign({
  option,
  props,
  game,
}: {
  readonly option: SpokenOption
  readonly props: TableProps
  readonly game: GameTable | null
}) {
  const look = game?.optionLook?.(option, props)
  if (look?.icon) return <Icon name={look.icon} size={26} />
  const face = option.piece === undefined ? null : faceOf(props, option.piece)
  const picture = face && props.picture(face)
  return picture ? <img src={picture} alt="" className={styles.thumb} /> : null
}

function faceOf({ view }: TableProps, alias: string): string | null {
  for (const zone of Object.values(view.zones)) {
    const piece = zone.pieces.find((one) => one.alias === alias)
    if (piece) return piece.faces[piece.up] ?? Object.values(piece.faces)[0] ?? null
  }
  return null
}
