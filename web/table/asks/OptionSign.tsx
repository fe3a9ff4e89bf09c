import type { SpokenAsk, SpokenOption } from '@miskatonic/room/protocol'
import { plain } from '../../kit/figures.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { GameTable, TableProps } from '../../kit/table.ts'
import { pieceIn, readableFace } from '../Closeup.tsx'
import styles from './Decision.module.css'
import { meantBy } from './whom.ts'

/** A small picture of what an option names, or the sign its game gives it. */
export function OptionSign({
  option,
  props,
  game,
  large = false,
}: {
  readonly option: SpokenOption
  readonly props: TableProps
  readonly game: GameTable | null
  /** It is one of several cards to choose from. */
  readonly large?: boolean
}) {
  const look = game?.optionLook?.(option, props)
  if (look?.icon) return <Icon name={look.icon} size={26} />
  const whom = meantBy(option)
  const face = option.piece === undefined ? whom && game?.persona(props.view, whom, props.face).picture : faceOf(props, option.piece)
  const picture = face && props.picture(face)
  return picture ? <img src={picture} alt="" className={styles.thumb} data-large={large || undefined} /> : null
}

export const faceOf = (props: TableProps, alias: string): string | null => {
  const piece = pieceIn(props, alias)
  return piece && readableFace(piece)
}

/** What is printed on the card an option names, in a line, where the question is which of several cards. */
export function printedOn(option: SpokenOption, props: TableProps): string | null {
  const key = option.piece === undefined ? null : faceOf(props, option.piece)
  const text = key === null ? null : props.face(key)
  if (!text || text.kind === 'back') return null
  const rules = text.parts.map((part) => (part.rules ? plain(part.rules) : '')).filter(Boolean)
  return rules.join(' ') || text.sort
}

/** The question is which of several cards: of most answers there is one to be read. */
export function isAboutCards({ options }: SpokenAsk, props: TableProps): boolean {
  const cards = new Set(options.flatMap(({ piece }) => (piece === undefined ? [] : (faceOf(props, piece) ?? []))))
  const named = options.filter((option) => printedOn(option, props) !== null).length
  return cards.size > 1 && named >= 2 && named >= options.length - 1
}
