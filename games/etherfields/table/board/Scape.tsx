import type { TableProps } from '@miskatonic/web/kit'
import { type CSSProperties, useEffect, useRef } from 'react'
import { say, words } from '../strings.ts'
import type { Edge, Scape as Laid, Slot } from '../view/scape.ts'
import { dreamerOf, faceKey } from '../view/team.ts'
import styles from './Scape.module.css'
import { SquareOf } from './Square.tsx'
import { WrittenButton } from './Written.tsx'

/** Grounds differ by their place, so that a room is known by its floor. */
const GROUNDS = 6
const groundOf = ({ slot }: Slot): number => ((slot.charCodeAt(0) - 65) * 5 + Number(slot[1] ?? 1) * 3) % GROUNDS

function TileOf({ slot, props }: { readonly slot: Slot; readonly props: TableProps }) {
  const { lang, picture } = props
  const art = slot.piece && picture(faceKey(slot.piece))
  const style: CSSProperties = { gridColumn: `${slot.x} / span 2`, gridRow: `${slot.y} / span 2` }
  return (
    <div className={styles.tile} style={style} data-dark={slot.piece === null || undefined} data-ground={groundOf(slot)} aria-hidden="true">
      {art && <img src={art} alt="" draggable={false} />}
      <small>{slot.slot}</small>
      {slot.piece === null && <b title={say(words.dark, lang)}>?</b>}
    </div>
  )
}

function WallOf({ edge, lang }: { readonly edge: Edge; readonly lang: TableProps['lang'] }) {
  const [x, y] = edge.from
  const style: CSSProperties = { gridColumn: x, gridRow: y }
  return (
    <i
      className={styles.wall}
      style={style}
      data-upright={edge.upright || undefined}
      data-door={edge.door || undefined}
      title={say(edge.door ? words.door : words.wall, lang)}
    />
  )
}

/** Tiles in the night, with Walls, what is written on them and who stands there. */
export function Scape({ scape, props }: { readonly scape: Laid; readonly props: TableProps }) {
  const { lang, narrow, view } = props
  const box = useRef<HTMLDivElement>(null)
  const own = dreamerOf(props, props.seat)?.at ?? ''
  const [asked] = props.shown ?? []
  const seen = asked ?? own
  // Where only a part has room, the window follows whoever looks.
  useEffect(() => {
    if (!narrow || !seen) return
    const square = box.current?.querySelector<HTMLElement>(`[data-place="${seen}"]`)
    const within = box.current
    if (!square || !within) return
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = square.parentElement ?? square
    within.scrollTo({
      left: offsetLeft - (within.clientWidth - offsetWidth) / 2,
      top: offsetTop - (within.clientHeight - offsetHeight) / 2,
    })
  }, [narrow, seen])
  const style: CSSProperties = { '--columns': scape.columns, '--rows': scape.rows }
  return (
    <div className={styles.window} ref={box} data-narrow={narrow || undefined} data-mark="scape">
      <div className={styles.scape} style={style} data-zone="scape">
        {scape.slots.map((slot) => (
          <TileOf key={slot.slot} slot={slot} props={props} />
        ))}
        {scape.spots.map((spot) => (
          <SquareOf key={spot.at} spot={spot} props={props} />
        ))}
        {scape.edges.map((edge) => (
          <WallOf key={`${edge.from.join()} ${edge.upright}`} edge={edge} lang={lang} />
        ))}
      </div>
      {scape.floating.length > 0 && (
        <div className={styles.floating}>
          <small>{say(words.floating, lang)}</small>
          {scape.floating.map((action) => (
            <WrittenButton
              key={action.letter}
              action={action}
              at=""
              option={floatingOption(action.letter, props)}
              props={props}
              players={view.seats.length}
            />
          ))}
        </div>
      )}
    </div>
  )
}
const floatingOption = (key: string, { ask }: TableProps) =>
  [...(ask?.options ?? []), ...(ask?.refused ?? [])].find((one) => one.key.startsWith('use:floating:') && one.key.endsWith(`/${key}`)) ??
  null
