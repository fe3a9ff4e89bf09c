import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import { Icon, type IconName } from '../Icon.tsx'
import type { TableProps } from '../table.ts'
import styles from './Board.module.css'
import { apartIn, type Direction, walkOn } from './chart.ts'
import { HoverCard } from './HoverCard.tsx'
import type { BoardModel, Lying } from './lying.ts'
import { Place } from './Place.tsx'
import { PlaceSheet } from './PlaceSheet.tsx'
import { Tokens } from './Tokens.tsx'
import { useCamera } from './useCamera.ts'
import { useLookingWhere } from './useLookingWhere.ts'
import { Legend, Ways } from './Ways.tsx'

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
const CLOSER = 1.5
/** Of more places than these a map seen from far away bears no names: they would lie upon each other. */
const MOST_NAMES = 12

type Props<T extends Lying> = {
  /** Made anew only when the table has changed: pointing at things draws no place again. */
  readonly model: BoardModel<T>
  readonly props: TableProps
  /** What floats over the board: is given what finds a place. */
  readonly over?: (find: (place: string) => void) => ReactNode
  /** What is drawn upon the ground and goes with it, under places and tokens. */
  readonly onGround?: ReactNode
  /** What lies in front of all of it. */
  readonly children?: ReactNode
}

/** A board: pans and zooms by itself, lights up what may be chosen, opens what lies on a place. */
export function Board<T extends Lying>({ model, props, over, onGround, children }: Props<T>) {
  const { chart, home } = model
  const { lang, lit, narrow } = props
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const spotOf = (id: string | null) => (id === null ? undefined : chart.places[id])
  const here = spotOf(home)
  const camera = useCamera(chart, frame, world, () => (narrow && here ? [here] : null))
  useLookingWhere(camera, chart, home, props, frame)
  const [open, setOpen] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)

  const seq = props.ask?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that was open closes when what is asked changes
  useEffect(() => setOpen(null), [seq])

  const press = useCallback(
    (id: string) => {
      if (camera.dragged()) return
      const options = lit.places.get(id) ?? []
      const [only] = options
      if (only && options.length === 1) props.choose(only.key)
      else setOpen(id)
    },
    [camera, lit, props.choose],
  )
  const focus = useCallback(
    (id: string) => {
      setFocused(id)
      const spot = chart.places[id]
      if (spot) camera.include(spot)
    },
    [chart, camera.include],
  )
  const walk = useMemo(() => walkOn(chart), [chart])
  const apart = useMemo(() => apartIn(chart), [chart])
  const places = useMemo(
    () => Object.keys(chart.places).map((id) => ({ id, look: model.place(id), names: (model.there.get(id) ?? []).map(model.nameOf) })),
    [chart, model],
  )
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '-') {
      camera.zoom(event.key === '+' ? CLOSER : 1 / CLOSER)
      event.preventDefault()
      return
    }
    const direction = ARROWS[event.key]
    const from = (event.target as HTMLElement).dataset.place
    if (!direction || !from) return
    const to = walk(from, direction)
    event.preventDefault()
    event.stopPropagation()
    if (to) frame.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus({ preventScroll: true })
  }
  const find = (id: string): void => {
    const spot = spotOf(id)
    if (spot) camera.show([spot])
  }

  const entry = focused ?? home ?? model.entry
  const map = props.picture(chart.backdrop)
  return (
    <section className={styles.board} ref={frame} onKeyDown={onKeyDown} aria-label={model.words.board} aria-describedby="board-keys">
      <p id="board-keys" className="unseen">
        {say(kit.boardHow, lang)}
      </p>
      <div className={styles.world} ref={world} data-crowd={lit.places.size > MOST_NAMES || undefined} style={{ '--s': chart.natural }}>
        <div
          className={styles.ground}
          data-round={chart.goesRound || undefined}
          style={{ '--map': map ? `url("${map}")` : 'none', '--w': chart.width, '--h': chart.height }}
        >
          {map && <img src={map} alt="" draggable={false} />}
          <Ways chart={chart} nameOf={model.signOf} />
          {onGround}
        </div>
        {places.map(({ id, look, names }) => (
          <Place
            key={id}
            id={id}
            chart={chart}
            apart={apart[id] ?? 0}
            look={look}
            names={names}
            props={props}
            here={id === home}
            entry={id === entry}
            onPress={press}
            onHover={setHovered}
            onFocus={focus}
          />
        ))}
        <Tokens model={model} props={props} onOpen={setOpen} dragged={camera.dragged} onHover={setHovered} />
        {hovered && hovered !== open && !narrow && <HoverCard id={hovered} model={model} props={props} />}
      </div>
      <div className={styles.vignette} />
      {over?.(find)}
      {!narrow && <Legend chart={chart} {...model.words.legend} />}
      <div className={styles.tools} data-over data-narrow={narrow || undefined}>
        {!narrow && (
          <>
            <Tool text={say(kit.zoomIn, lang)} onClick={() => camera.zoom(CLOSER)} letter="+" />
            <Tool text={say(kit.zoomOut, lang)} onClick={() => camera.zoom(1 / CLOSER)} letter="−" />
          </>
        )}
        <Tool text={say(kit.wholeMap, lang)} onClick={camera.whole} icon="expand" mark="whole-map" />
        <Tool text={say(kit.findMe, lang)} onClick={() => home && find(home)} icon="position-marker" disabled={!here} />
      </div>
      {open && <PlaceSheet id={open} model={model} props={props} onClose={() => setOpen(null)} />}
      {children}
    </section>
  )
}

type ToolProps = {
  readonly text: string
  readonly onClick: () => void
  readonly letter?: string
  readonly icon?: IconName
  readonly mark?: string
  readonly disabled?: boolean
}

function Tool({ text, onClick, letter, icon, mark, disabled }: ToolProps) {
  return (
    <button type="button" data-mark={mark} disabled={disabled} onClick={onClick} aria-label={text} title={text}>
      {icon ? <Icon name={icon} /> : letter}
    </button>
  )
}
