import type { TableProps } from '@miskatonic/web/kit'
import { useEffect, useRef } from 'react'
import { waysOf } from '../view/places.ts'

/**
 * Travelling is two questions, which action and where to; from the map it is one wish. Says what goes to a place, or null where the
 * Travel action is not offered or no way leads there.
 */
export function useTravel({ ask, choose }: TableProps, home: string | null): (place: string) => (() => void) | null {
  const wish = useRef<string | null>(null)
  useEffect(() => {
    if (!ask || wish.current === null || ask.about.key === 'prompt.action') return
    const option = ask.about.key === 'prompt.travel' ? ask.options.find(({ place }) => place === wish.current) : undefined
    wish.current = null
    if (option) choose(option.key)
  }, [ask, choose])
  const offered = ask?.about.key === 'prompt.action' && ask.options.some(({ key }) => key === 'travel')
  return (place) => {
    if (!offered || home === null || !waysOf(home).some(({ to }) => to === place)) return null
    return () => {
      wish.current = place
      choose('travel')
    }
  }
}
