import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TableProps } from '../table.ts'
import type { Chart } from './chart.ts'
import type { CameraHands } from './useCamera.ts'

/** Leads the camera to what must be seen: one's own place, what is asked about, what is spoken of, what somebody points at. */
export function useLookingWhere(
  camera: CameraHands,
  { places }: Chart,
  home: string | null,
  props: TableProps,
  frame: RefObject<HTMLElement | null>,
): void {
  const { narrow, lit } = props
  const { show, include } = camera

  // A small window opens at one's own place, also when one comes to have one only now.
  const arrived = useRef(home)
  useEffect(() => {
    const spot = home && places[home]
    if (narrow && spot && arrived.current === null) show([spot])
    arrived.current = home
  }, [home, narrow, places, show])

  // A phone that is turned on its side has another window, and so has one whose question takes more room than the last.
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const box = frame.current
    if (!box) return
    const watch = new ResizeObserver(() => setTurns((n) => n + 1))
    watch.observe(box)
    return () => watch.disconnect()
  }, [frame])

  // What is asked about must be seen: a window on a part of the map moves to the places that may be chosen.
  const wanted = [...lit.places.keys()].sort().join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another window shows another part of the map
  useEffect(() => {
    if (!narrow || !wanted) return
    show([...wanted.split(' '), ...(home ? [home] : [])].flatMap((id) => places[id] ?? []))
  }, [wanted, narrow, home, places, show, turns])

  // So must what is spoken of, unless the question shows it already.
  const spoken = (props.shown ?? []).join(' ')
  useEffect(() => {
    if (wanted || !spoken) return
    const spots = spoken.split(' ').flatMap((id) => places[id] ?? [])
    if (narrow) show(spots)
    else for (const spot of spots) include(spot)
  }, [spoken, wanted, narrow, places, show, include])

  // Somebody points at it: who looks at another part of the map is led there.
  const pointed = [...props.pointed].filter((id) => places[id]).join(' ')
  useEffect(() => {
    for (const id of pointed.split(' ')) if (places[id]) include(places[id])
  }, [pointed, places, include])
}
