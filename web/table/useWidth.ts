import { useSyncExternalStore } from 'react'

/** `wide`: three columns; `middle`: the right one is a drawer; `small`: both are a strip; `phone`: tabs and a bottom sheet. */
export type Width = 'wide' | 'middle' | 'small' | 'phone'

const marks = [matchMedia('(min-width: 1280px)'), matchMedia('(min-width: 960px)'), matchMedia('(min-width: 640px)')] as const

const now = (): Width => (marks[0].matches ? 'wide' : marks[1].matches ? 'middle' : marks[2].matches ? 'small' : 'phone')
const subscribe = (heard: () => void): (() => void) => {
  for (const mark of marks) mark.addEventListener('change', heard)
  return () => {
    for (const mark of marks) mark.removeEventListener('change', heard)
  }
}

export const useWidth = (): Width => useSyncExternalStore(subscribe, now)
