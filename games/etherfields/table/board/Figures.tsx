import type { PieceView } from '@miskatonic/kernel'
import { Icon, type TableProps } from '@miskatonic/web/kit'
import { listIn, pieceByAlias } from '@miskatonic/web/kit/figures'
import { stateIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { artOf } from '../view/art.ts'
import { type Dreamer, faceKey, nameOf, textOf } from '../view/team.ts'
import styles from './Figures.module.css'

type StateWord = keyof typeof words.state
const isState = (state: string): state is StateWord => Object.hasOwn(words.state, state)

function States({ of, lang }: { readonly of: readonly string[]; readonly lang: TableProps['lang'] }) {
  return of.map((state) => (
    <i key={state} className={styles.state} title={isState(state) ? say(words.state[state], lang) : state}>
      <Icon name={stateIcon(state)} label={isState(state) ? say(words.state[state], lang) : state} />
    </i>
  ))
}

/** Seats by the colour and the edge of their base. */
const BASES = ['#f2cf78', '#9fd0ff', '#9be0ae', '#f0a58f'] as const
export const baseOf = (seats: readonly string[], seat: string): string => BASES[seats.indexOf(seat) % BASES.length] ?? BASES[0]

/** A Dreamer as a standing piece. */
export function DreamerFigure({ one, props }: { readonly one: Dreamer; readonly props: TableProps }) {
  const { lit, view, picture, lang } = props
  const alias = one.board?.alias ?? ''
  const options = [...(lit.pieces.get(alias) ?? []), ...(lit.seats.get(one.seat) ?? [])]
  const [only] = options
  const art = one.board && picture(faceKey(one.board))
  return (
    <button
      type="button"
      className={styles.figure}
      data-piece={alias || undefined}
      data-lit={options.length > 0 || undefined}
      data-own={one.seat === props.seat || undefined}
      data-active={view.table.active === one.seat || undefined}
      style={{ '--base': baseOf(view.seats, one.seat) }}
      aria-label={one.name}
      title={one.name}
      onClick={() => (only && options.length === 1 ? props.choose(only.key) : alias && props.showPiece(alias))}
    >
      {art ? <img src={art} alt="" draggable={false} /> : <Icon name="person" />}
      <States of={one.states} lang={lang} />
    </button>
  )
}

/** An Entity: its figure, larger than people. A press chooses it, or opens its tile. */
export function EntityFigure({ figure, props }: { readonly figure: PieceView; readonly props: TableProps }) {
  const { lit, face, picture, view, lang } = props
  const options = lit.pieces.get(figure.alias) ?? []
  const [only] = options
  const tile = pieceByAlias(view, String(figure.attributes.entity ?? '')) ?? null
  const text = tile ? textOf(tile, face) : textOf(figure, face)
  const art = picture(faceKey(figure)) ?? (tile && text ? artOf(faceKey(tile), text, picture) : picture('sort-figure'))
  const name = nameOf(figure, face)
  return (
    <button
      type="button"
      className={styles.figure}
      data-entity
      data-piece={figure.alias}
      data-lit={options.length > 0 || undefined}
      data-chosen={options.some(({ key }) => props.picked.includes(key)) || undefined}
      aria-label={name}
      title={name}
      onClick={() => (only && options.length === 1 ? props.choose(only.key) : props.showPiece(tile?.alias ?? figure.alias))}
    >
      {art ? <img src={art} alt="" draggable={false} /> : <Icon name="evil-minion" />}
      <States of={listIn(figure.attributes, 'states').map(String)} lang={lang} />
    </button>
  )
}
