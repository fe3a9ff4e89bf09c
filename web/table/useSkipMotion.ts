import { useEffect } from 'react'

/** What moves gives way to whoever goes on: a press or a key brings everything that is under way to its end. What never ends is left alone. */
export function useSkipMotion(): void {
  useEffect(() => {
    const skip = (): void => {
      for (const one of document.getAnimations()) if (Number.isFinite(one.effect?.getComputedTiming().endTime as number)) one.finish()
    }
    addEventListener('pointerdown', skip, true)
    addEventListener('keydown', skip, true)
    return () => {
      removeEventListener('pointerdown', skip, true)
      removeEventListener('keydown', skip, true)
    }
  }, [])
}
