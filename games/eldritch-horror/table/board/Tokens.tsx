import type { TableProps } from '@miskatonic/web/kit'
import { useMemo } from 'react'
import { board } from '../map/board.ts'
import { say, words } from '../strings.ts'
import { isChosenByPress, thingName } from '../view/naming.ts'
import { placeName } from '../view/places.ts'
import type { Thing } from '../view/things.ts'
import { type Laid, type Stack, stack, takenSide } from './stacks.ts'
import { Token } from './Token.tsx'
import styles from './Tokens.module.css'

type Props = {
  readonly there: ReadonlyMap<string, readonly Thing[]>
  readonly props: TableProps
  readonly onOpen: (place: string) => void
  readonly onHover: (place: string | null) => void
  readonly dragged: () => boolean
}

/** What may be chosen of a thing: of a person also by his seat. */
function optionsFor(lit: TableProps['lit'], thing: Thing) {
  const own = thing.piece && lit.pieces.get(thing.piece.alias)
  if (own && thing.id === thing.piece?.alias) return own
  return thing.kind === 'investigator' ? lit.seats.get(String(thing.piece?.attributes.player ?? '')) : undefined
}

/** Everything on the board, in one layer: a token that moves glides from space to space. */
export function Tokens({ there, props, onOpen, onHover, dragged }: Props) {
  const { lit } = props
  const stacks = useMemo(() => {
    const laid: [string, Stack][] = []
    for (const [id, all] of there) {
      const spot = board.spaces[id]
      // What may be chosen lies on top.
      const chosen = all.filter((one) => optionsFor(lit, one)?.length)
      const first = chosen.length ? [...chosen, ...all.filter((one) => !chosen.includes(one))] : all
      if (spot) laid.push([id, stack(first, spot.r * 0.78, takenSide(spot, board.width))])
    }
    return laid
  }, [there, lit])
  const tokens = stacks.flatMap(([id, { laid }]) => laid.map((one) => ({ id, ...one }))).sort((a, b) => (a.thing.id < b.thing.id ? -1 : 1))
  return (
    <>
      {tokens.map((one) => (
        <Lying key={one.thing.id} laid={one} place={one.id} props={props} onOpen={onOpen} onHover={onHover} dragged={dragged} />
      ))}
      {stacks.map(([id, { rest, more }]) => {
        const spot = board.spaces[id]
        return more && spot ? (
          <button
            key={id}
            type="button"
            className={styles.more}
            data-lit={rest.some((one) => optionsFor(lit, one)?.length)}
            style={{ '--x': spot.x, '--y': spot.y, '--dx': more.dx, '--dy': more.dy } as React.CSSProperties}
            tabIndex={-1}
            aria-label={say(words.moreOn, props.lang, { n: rest.length, place: placeName(id, props.lang) })}
            onClick={() => !dragged() && onOpen(id)}
          >
            +{rest.length}
          </button>
        ) : null
      })}
    </>
  )
}

type LyingProps = Omit<Props, 'there'> & { readonly laid: Laid; readonly place: string }

function Lying({ laid: { thing, dx, dy }, place, props, onOpen, onHover, dragged }: LyingProps) {
  const spot = board.spaces[place]
  if (!spot) return null
  const options = optionsFor(props.lit, thing)
  const active = thing.kind === 'investigator' && props.view.table.active === thing.piece?.attributes.player
  const press = (): void => {
    if (dragged()) return
    const [only] = options ?? []
    if (only && options?.length === 1 && isChosenByPress(only)) props.choose(only.key)
    else if (!thing.piece || (options?.length ?? 0) > 1) onOpen(place)
    else props.showPiece(thing.piece.alias)
  }
  const label = [thingName(thing, props), options?.length ? say(words.legal, props.lang) : ''].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={styles.lying}
      style={{ '--x': spot.x, '--y': spot.y, '--dx': dx, '--dy': dy } as React.CSSProperties}
      data-kind={thing.kind}
      data-lit={Boolean(options?.length)}
      data-yields={!options?.length && props.lit.places.has(place)}
      data-chosen={options?.some(({ key }) => props.picked.includes(key)) ?? false}
      data-pointed={thing.piece ? props.pointed.has(thing.piece.alias) : false}
      tabIndex={options?.length ? 0 : -1}
      aria-label={label}
      onClick={press}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(place)}
      onPointerLeave={() => onHover(null)}
    >
      <Token thing={thing} picture={props.picture} view={props.view} on={active} />
    </button>
  )
}
