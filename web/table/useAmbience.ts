import { useEffect } from 'react'
import type { GameTable } from '../kit/table.ts'
import { useSettings } from '../settings/settings.ts'
import { sound } from '../sound/ambience.ts'
import type { OpenTable } from './useTable.ts'

const TOUCHES = ['pointerup', 'keyup'] as const

/** Sounds like where one is, as long as the table is looked at. */
export function useAmbience(desk: OpenTable, game: GameTable): void {
  const { volumes } = useSettings()
  const ambience = desk.props.info.over ? null : (game.ambience?.(desk.props) ?? null)
  const [place, danger] = [ambience?.place ?? null, ambience?.danger ?? 0]
  useEffect(() => {
    const { dataset } = document.documentElement
    const play = (): void => {
      const heard = place !== null && !document.hidden
      const could = sound(heard ? { place, danger } : null, volumes.ambience)
      if (heard && could && volumes.ambience > 0) dataset.ambience = place
      else delete dataset.ambience
      if (could) for (const touch of TOUCHES) removeEventListener(touch, play)
    }
    for (const touch of TOUCHES) addEventListener(touch, play)
    document.addEventListener('visibilitychange', play)
    play()
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, play)
      document.removeEventListener('visibilitychange', play)
    }
  }, [place, danger, volumes.ambience])
  // Whoever leaves the table leaves its noise.
  useEffect(
    () => () => {
      sound(null, 0)
      delete document.documentElement.dataset.ambience
    },
    [],
  )
}
