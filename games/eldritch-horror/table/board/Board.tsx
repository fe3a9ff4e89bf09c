import { Icon, type TableProps } from '@miskatonic/web/kit'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { board } from '../map/board.ts'
import { say, words } from '../strings.ts'
import { personOfSeat } from '../view/people.ts'
import { placeIds, walk } from '../view/places.ts'
import { byPlace, things } from '../view/things.ts'
import styles from './Board.module.css'
import { HoverCard } from './HoverCard.tsx'
import { Legend } from './Legend.tsx'
import { Pages } from './Pages.tsx'
import { Place } from './Place.tsx'
import { PlaceSheet } from './PlaceSheet.tsx'
import { Routes } from './Routes.tsx'
import { TeamCoins } from './TeamCoins.tsx'
import { Tokens } from './Tokens.tsx'
import { useCamera } from './useCamera.ts'
import { useTravel } from './useTravel.ts'

const ARROWS: { readonly [key: string]: 'left' | 'right' | 'up' | 'down' } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The world: pans and zooms by itself, lights up what may be chosen, opens what lies on a space. */
export function Board(props: TableProps) {
  const { view, lang, face, lit, narrow, seat, picture } = props
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const all = useMemo(() => things(view, face), [view, face])
  const there = useMemo(() => byPlace(all), [all])
  const me = personOfSeat(view, seat, face)
  const home = me?.place ?? null
  const camera = useCamera(frame, world, () => (narrow && home && board.spaces[home] ? [board.spaces[home]] : null))
  const [open, setOpen] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)

  // A small window opens at one's own place, also when one comes to have one only now.
  const arrived = useRef(home)
  useEffect(() => {
    const spot = home && board.spaces[home]
    if (narrow && spot && arrived.current === null) camera.show([spot])
    arrived.current = home
  }, [home, narrow, camera.show])

  // What is asked about must be seen: a window on a part of the map moves to the places that may be chosen.
  const wanted = [...lit.places.keys()].sort().join(' ')
  useEffect(() => {
    if (!narrow || !wanted) return
    const spots = [...wanted.split(' '), ...(home ? [home] : [])].flatMap((id) => board.spaces[id] ?? [])
    camera.show(spots)
  }, [wanted, narrow, home, camera.show])

  // So must what is spoken of, unless the question shows it already.
  const spoken = (props.shown ?? []).join(' ')
  useEffect(() => {
    if (wanted || !spoken) return
    const spots = spoken.split(' ').flatMap((id) => board.spaces[id] ?? [])
    if (narrow) camera.show(spots)
    else for (const spot of spots) camera.include(spot)
  }, [spoken, wanted, narrow, camera.show, camera.include])

  // Somebody points at it: who looks at another part of the map is led there.
  const pointed = [...props.pointed].filter((id) => board.spaces[id]).join(' ')
  useEffect(() => {
    for (const id of pointed.split(' ')) if (board.spaces[id]) camera.include(board.spaces[id])
  }, [pointed, camera.include])

  // A place that was open closes when what is asked changes.
  const seq = props.ask?.seq
  useEffect(() => setOpen(null), [seq])

  const travel = useTravel(props, home)

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

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === '+' || event.key === '-') {
      camera.zoom(event.key === '+' ? 1.5 : 1 / 1.5)
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

  const entry = focused ?? home ?? 'london'
  const map = picture('map')
  return (
    <section className={styles.board} ref={frame} onKeyDown={onKeyDown} aria-label={say(words.board, lang)} aria-describedby="board-keys">
      <p id="board-keys" className="unseen">
        {say(words.boardHow, lang)}
      </p>
      <div className={styles.world} ref={world}>
        <div className={styles.ground} style={{ '--map': map ? `url("${map}")` : 'none' } as React.CSSProperties}>
          {map && <img src={map} alt="" draggable={false} />}
          <Routes lang={lang} />
        </div>
        {placeIds.map((id) => (
          <Place
            key={id}
            id={id}
            there={there.get(id) ?? NOTHING}
            props={props}
            here={id === home}
            entry={id === entry}
            onPress={press}
            onHover={setHovered}
            onFocus={(place) => {
              setFocused(place)
              const spot = board.spaces[place]
              if (spot) camera.include(spot)
            }}
          />
        ))}
        <Tokens there={there} props={props} onOpen={setOpen} dragged={camera.dragged} onHover={setHovered} />
        {hovered && hovered !== open && !narrow && <HoverCard id={hovered} there={there.get(hovered) ?? NOTHING} props={props} />}
      </div>
      <div className={styles.vignette} />
      {narrow && <TeamCoins props={props} onFind={(id) => board.spaces[id] && camera.show([board.spaces[id]])} />}
      {!narrow && <Legend lang={lang} />}
      <div className={styles.zoom} data-over data-narrow={narrow}>
        {!narrow && (
          <>
            <button type="button" onClick={() => camera.zoom(1.5)} aria-label={say(words.zoomIn, lang)} title={say(words.zoomIn, lang)}>
              +
            </button>
            <button
              type="button"
              onClick={() => camera.zoom(1 / 1.5)}
              aria-label={say(words.zoomOut, lang)}
              title={say(words.zoomOut, lang)}
            >
              −
            </button>
          </>
        )}
        <button
          type="button"
          data-mark="whole-map"
          onClick={camera.whole}
          aria-label={say(words.wholeMap, lang)}
          title={say(words.wholeMap, lang)}
        >
          <Icon name="expand" />
        </button>
        <button
          type="button"
          disabled={!home}
          onClick={() => home && board.spaces[home] && camera.show([board.spaces[home]])}
          aria-label={say(words.findMe, lang)}
          title={say(words.findMe, lang)}
        >
          <Icon name="position-marker" />
        </button>
      </div>
      {open && (
        <PlaceSheet id={open} there={there.get(open) ?? NOTHING} props={props} onClose={() => setOpen(null)} onTravel={travel(open)} />
      )}
      <Pages props={props} />
    </section>
  )
}

const NOTHING: readonly never[] = []
