import { useSyncExternalStore } from 'react'

/** `wide`: three columns; `middle`: the right one is a drawer; `small`: both are a strip; `phone`: tabs and a bottom sheet, also for one that lies on its side. */
export type Width = 'wide' | 'middle' | 'small' | 'phone'

const low = matchMedia('(max-height: 480px)')
const wide = matchMedia('(min-width: 1280px)')
const middle = matchMedia('(min-width: 960px)')
const small = matchMedia('(min-width: 640px)')

function now(): Width {
  if (low.matches || !small.matches) return 'phone'
  return wide.matches ? 'wide' : middle.matches ? 'middle' : 'small'
}

const subscribe = (heard: () => void): (() => void) => {
  for (const mark of [low, wide, middle, small]) mark.addEventListener('change', heard)
  return () => {
    for (const mark of [low, wide, middle, small]) mark.removeEventListener('change', heard)
  }
}

export const useWidth = (): Width => useSyncExternalStore(subscribe, now)
