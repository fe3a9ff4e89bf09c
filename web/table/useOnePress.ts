import { useEffect, useLayoutEffect, useRef } from 'react'

/** A question younger than this has not been read. */
const GLANCE_MS = 350

/** The second half of a double click is no answer to what the first half brought up. Fingers have no such habit. */
export function useOnePress(question: string): void {
  const since = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has its own beginning
  useLayoutEffect(() => {
    since.current = performance.now()
  }, [question])
  useEffect(() => {
    const pressed = (event: MouseEvent): void => {
      if (event.detail < 2 || performance.now() - since.current > GLANCE_MS) return
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      event.stopPropagation()
      event.preventDefault()
    }
    addEventListener('click', pressed, true)
    return () => removeEventListener('click', pressed, true)
  }, [])
}
