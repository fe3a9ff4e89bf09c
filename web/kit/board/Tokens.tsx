import { useMemo } from 'react'
import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import type { TableProps } from '../table.ts'
import type { PlacedSpot } from './chart.ts'
import { type BoardModel, type Lying, optionsFor } from './lying.ts'
import { type Laid, type Stack, stack, takenSide } from './stacks.ts'
import styles from './Tokens.module.css'

type Props<T extends Lying> = {
  readonly model: BoardModel<T>
  readonly props: TableProps
  readonly onOpen: (place: string) => void
  readonly onHover: (place: string | null) => void
  readonly dragged: () => boolean
}
type Heap<T> = Stack<T> & { readonly id: string; readonly spot: PlacedSpot }

const at = ({ x, y }: PlacedSpot, { dx, dy }: { readonly dx: number; readonly dy: number }) => ({
  '--x': x,
  '--y': y,
  '--dx': dx,
  '--dy': dy,
})

/** Everything on the board, in one layer: a token that moves glides from place to place. */
export function Tokens<T extends Lying>(all: Props<T>) {
  const { model, props, onOpen, dragged } = all
  const { chart, there } = model
  const { lit } = props
  const heaps = useMemo(
    () =>
      [...there].flatMap(([id, things]): Heap<T>[] => {
        const spot = chart.places[id]
        // What may be chosen lies on top.
        const chosen = things.filter((one) => optionsFor(lit, one).length)
        const first = [...chosen, ...things.filter((one) => !chosen.includes(one))]
        return spot ? [{ id, spot, ...stack(first, spot.r * chart.natural, takenSide(spot, chart.width)) }] : []
      }),
    [chart, there, lit],
  )
  const tokens = heaps.flatMap((heap) => heap.laid.map((laid) => ({ heap, laid })))
  return (
    <>
      {tokens
        .sort((a, b) => (a.laid.thing.id < b.laid.thing.id ? -1 : 1))
        .map(({ heap, laid }) => (
          <Token key={laid.thing.id} {...all} laid={laid} heap={heap} />
        ))}
      {heaps.map(
        ({ id, spot, rest, more }) =>
          more && (
            <button
              key={id}
              type="button"
              className={styles.more}
              data-lit={rest.some((one) => optionsFor(lit, one).length) || undefined}
              style={at(spot, more)}
              tabIndex={-1}
              aria-label={say(kit.moreOn, props.lang, { n: rest.length, place: model.place(id).name })}
              onClick={() => !dragged() && onOpen(id)}
            >
              +{rest.length}
            </button>
          ),
      )}
    </>
  )
}

type TokenProps<T extends Lying> = Props<T> & { readonly laid: Laid<T>; readonly heap: Heap<T> }

function Token<T extends Lying>({ laid, heap, model, props, onOpen, onHover, dragged }: TokenProps<T>) {
  const { thing } = laid
  const options = optionsFor(props.lit, thing)
  const [only] = options
  const press = (): void => {
    if (dragged()) return
    if (only && options.length === 1 && (model.isPressed?.(only) ?? true)) props.choose(only.key)
    else if (!thing.piece || options.length > 1) onOpen(heap.id)
    else props.showPiece(thing.piece.alias)
  }
  return (
    <button
      type="button"
      className={styles.lying}
      style={at(heap.spot, laid)}
      data-kind={thing.kind}
      data-piece={thing.piece?.alias === thing.id ? thing.id : undefined}
      data-card={thing.piece?.alias}
      data-lit={options.length > 0 || undefined}
      data-yields={(!options.length && props.lit.places.has(heap.id)) || undefined}
      data-chosen={options.some(({ key }) => props.picked.includes(key)) || undefined}
      data-pointed={(thing.piece && props.pointed.has(thing.piece.alias)) || undefined}
      tabIndex={options.length ? 0 : -1}
      aria-label={[model.nameOf(thing), options.length ? say(kit.legal, props.lang) : ''].filter(Boolean).join(', ')}
      onClick={press}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(heap.id)}
      onPointerLeave={() => onHover(null)}
    >
      {model.draw(thing)}
    </button>
  )
}
