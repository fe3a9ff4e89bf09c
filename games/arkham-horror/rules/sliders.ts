import type { Option, Script } from '@miskatonic/kernel'
import { PAIRS, type Skill } from '../content/kinds.ts'
import { sheetOf } from './people.ts'
import type { Arkham, Seat } from './shape.ts'

/* Three tracks of four stops: what raises one skill lowers the other. */

const TRACKS = ['speedStop', 'fightStop', 'loreStop'] as const
const STOPS = [0, 1, 2, 3] as const // AH-SKILL-06

/** Every stop but the present ones, each as far away as it is: one for each track at most. */
export function sliderOptions(t: Arkham, who: Seat): Option[] {
  const sheet = sheetOf(t, who)
  if (!sheet) return []
  return TRACKS.flatMap((track, i) =>
    STOPS.filter((stop) => stop !== t.get(who, track)).map((stop) => {
      const [left, right] = PAIRS[i] as readonly [Skill, Skill]
      const args = { left, right, n: sheet.sliders[left][stop], m: sheet.sliders[right][stop] }
      const weights = { focus: Math.abs(stop - t.get(who, track)) }
      return { key: `${track}:${stop}`, group: track, weights, label: { key: 'slider', args } }
    }),
  )
}

/** What was not chosen stays. */
export function* setSliders(t: Arkham, who: Seat, chosen: readonly string[]): Script {
  if (!chosen.length) return
  const stops = TRACKS.map((track) => {
    const key = chosen.find((one) => one.startsWith(`${track}:`))
    return key === undefined ? t.get(who, track) : Number(key.slice(track.length + 1))
  }) as [number, number, number]
  yield* t.happens('sliders:set', { who, stops }, (w, e) => {
    for (const [i, track] of TRACKS.entries()) w.set(e.who, track, e.stops[i] as number)
  }) // AH-SKILL-02
}
