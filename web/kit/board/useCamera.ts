import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import {
  type Camera,
  clamped,
  type Extent,
  extentOf,
  including,
  isFar,
  type Size,
  showing,
  tokenScale,
  wholeCamera,
  wholeScale,
  zoomedAt,
} from './camera.ts'
import type { Chart, Spot } from './chart.ts'

export type CameraHands = {
  readonly zoom: (factor: number) => void
  readonly whole: () => void
  readonly show: (spots: readonly Spot[], closeness?: number) => void
  readonly include: (spot: Spot) => void
  /** Whether the last press was a drag: then it is no click. */
  readonly dragged: () => boolean
}

const DRAG = 6
/**
 * Holds the camera outside React: moving the map changes three CSS variables of one element and redraws nothing else.
 * Wheel, drag, pinch and double tap; `opening` is where to look first.
 */
export function useCamera(
  chart: Chart,
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  opening: () => readonly Spot[] | null,
): CameraHands {
  const map = useMemo(() => extentOf(chart), [chart])
  const { natural } = chart
  const camera = useRef<Camera>({ scale: 0, x: 0, y: 0 })
  const moved = useRef(false)
  const rest = useRef(0)
  const start = useRef(opening)
  start.current = opening

  const size = useCallback((): Size => {
    const box = frame.current
    return { width: box?.clientWidth || 1, height: box?.clientHeight || 1 }
  }, [frame])

  const put = useCallback(
    (next: Camera, glide: boolean) => {
      const element = world.current
      if (!element) return
      camera.current = next
      element.dataset.glide = String(glide)
      clearTimeout(rest.current)
      // Once the hand rests, tokens that move glide again.
      if (!glide) rest.current = window.setTimeout(() => (element.dataset.glide = 'true'), 160)
      element.dataset.far = String(isFar(next.scale, natural))
      element.style.setProperty('--s', String(next.scale))
      element.style.setProperty('--k', String(tokenScale(next.scale, natural)))
      element.style.setProperty('--cx', `${next.x}px`)
      element.style.setProperty('--cy', `${next.y}px`)
    },
    [world, natural],
  )

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    let before = 0
    const adapt = (): void => {
      const view = size()
      const whole = wholeScale(map, view)
      const first = camera.current.scale === 0
      const wasWhole = Math.abs(camera.current.scale - before) < 0.001
      const spots = first ? start.current() : null
      if (spots?.length) put(showing(spots, whole * 2.6, map, view), false)
      else put(first || wasWhole ? wholeCamera(map, view) : clamped(camera.current, map, view), false)
      before = whole
    }
    adapt()
    const watch = new ResizeObserver(adapt)
    watch.observe(box)
    return () => watch.disconnect()
  }, [frame, map, put, size])

  useEffect(() => {
    const box = frame.current
    return box ? gestures(box, { map, camera: () => camera.current, put, size, moved }) : undefined
  }, [frame, map, put, size])

  return {
    zoom: useCallback(
      (factor: number) => {
        const view = size()
        put(zoomedAt(camera.current, factor, { x: view.width / 2, y: view.height / 2 }, map, view), true)
      },
      [map, put, size],
    ),
    whole: useCallback(() => put(wholeCamera(map, size()), true), [map, put, size]),
    show: useCallback(
      (spots: readonly Spot[], closeness = 2.6) => {
        const view = size()
        if (spots.length) put(showing(spots, wholeScale(map, view) * closeness, map, view), true)
      },
      [map, put, size],
    ),
    include: useCallback((spot: Spot) => put(including(camera.current, spot, map, size()), true), [map, put, size]),
    dragged: useCallback(() => moved.current, []),
  }
}

type Held = {
  readonly map: Extent
  readonly camera: () => Camera
  readonly put: (next: Camera, glide: boolean) => void
  readonly size: () => Size
  readonly moved: { current: boolean }
}

function gestures(box: HTMLElement, { map, camera, put, size, moved }: Held): () => void {
  const fingers = new Map<number, Spot>()
  let from: Spot = { x: 0, y: 0 }
  let tapped = 0
  const at = (event: { clientX: number; clientY: number }): Spot => {
    const { left, top } = box.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const middle = (): { spot: Spot; apart: number } => {
    const [a, b] = [...fingers.values()] as [Spot, Spot]
    return { spot: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) }
  }
  const onMap = (event: Event): boolean => !(event.target as Element).closest('[data-over]')

  const down = (event: PointerEvent): void => {
    if (!onMap(event) || (event.pointerType === 'mouse' && event.button !== 0)) return
    const spot = at(event)
    fingers.set(event.pointerId, spot)
    if (fingers.size === 1) {
      from = spot
      moved.current = false
    } else moved.current = true
  }
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const spot = at(event)
    if (fingers.size === 1) {
      if (!moved.current && Math.hypot(spot.x - from.x, spot.y - from.y) < DRAG) return
      if (!moved.current) box.setPointerCapture(event.pointerId)
      moved.current = true
      const now = camera()
      put(clamped({ ...now, x: now.x + spot.x - before.x, y: now.y + spot.y - before.y }, map, size()), false)
      fingers.set(event.pointerId, spot)
      return
    }
    const old = middle()
    fingers.set(event.pointerId, spot)
    const now = middle()
    const zoomed = zoomedAt(camera(), now.apart / Math.max(1, old.apart), now.spot, map, size())
    put(clamped({ ...zoomed, x: zoomed.x + now.spot.x - old.spot.x, y: zoomed.y + now.spot.y - old.spot.y }, map, size()), false)
  }
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || moved.current) return
    // Two taps on the ground come closer; on a place or token they are two presses of it.
    const quick = event.timeStamp - tapped < 320
    tapped = event.timeStamp
    if (quick && !(event.target as Element).closest('button')) put(zoomedAt(camera(), 1.9, at(event), map, size()), true)
  }
  const wheel = (event: WheelEvent): void => {
    if (!onMap(event)) return
    event.preventDefault()
    put(zoomedAt(camera(), Math.exp(-event.deltaY * 0.0016), at(event), map, size()), false)
  }
  box.addEventListener('pointerdown', down)
  box.addEventListener('pointermove', move)
  box.addEventListener('pointerup', up)
  box.addEventListener('pointercancel', up)
  box.addEventListener('wheel', wheel, { passive: false })
  return () => {
    box.removeEventListener('pointerdown', down)
    box.removeEventListener('pointermove', move)
    box.removeEventListener('pointerup', up)
    box.removeEventListener('pointercancel', up)
    box.removeEventListener('wheel', wheel)
  }
}
