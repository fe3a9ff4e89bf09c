/**
 * Passing with stops: where the table waits for one and where it goes on by itself. A pass, automatic or not, is sent no sooner than
 * after a while that has nothing to do with the Hand, so that neither speed nor a pause betrays it.
 */
import type { SpokenAsk } from '@miskatonic/web/kit'

export const MOMENTS = ['turn', 'defend', 'casting', 'recompose', 'lobotomy'] as const
export type Moment = (typeof MOMENTS)[number]
/** `always`: stop; `able`: stop where something can be done; `never`: pass. */
export type Stop = 'always' | 'able' | 'never'
export type Stops = { readonly [moment in Moment]: Stop }

export const usualStops: Stops = { turn: 'able', defend: 'able', casting: 'able', recompose: 'always', lobotomy: 'always' }

const KEYS: { readonly [moment in Moment]: { readonly about: string; readonly pass: string } } = {
  turn: { about: 'prompt.turn', pass: 'pass' },
  defend: { about: 'prompt.defend', pass: 'done' },
  casting: { about: 'prompt.casting', pass: 'decline' },
  recompose: { about: 'prompt.recompose', pass: 'no' },
  lobotomy: { about: 'prompt.lobotomy', pass: 'no' },
}

export const momentOf = (about: string): Moment | null => MOMENTS.find((moment) => KEYS[moment].about === about) ?? null

/** What is answered without the player, or null: the table waits. */
export function passFor(ask: Pick<SpokenAsk, 'about' | 'options' | 'awaited'> | null, stops: Stops, untilCombat: boolean): string | null {
  if (!ask?.awaited) return null
  const moment = momentOf(ask.about.key)
  if (moment === null) return null
  const { pass } = KEYS[moment]
  if (!ask.options.some(({ key }) => key === pass)) return null
  if (moment === 'turn' && untilCombat) return pass
  const stop = stops[moment]
  if (stop === 'always') return null
  if (stop === 'never') return pass
  return ask.options.every(({ key }) => key === pass) ? pass : null
}

/** Whether this answer is a pass: it is sent at the same pace whether anything else could have been done or not. */
export const isPass = ({ about }: Pick<SpokenAsk, 'about'>, answer: unknown): boolean => {
  const moment = momentOf(about.key)
  return moment !== null && answer === KEYS[moment].pass
}

/** Where nobody looks at the clock, one should still see what is passed. */
const SEEN_MS = 700
/** How long an automatic pass waits; `due`: when a pass may be sent at this table, whatever the Hand. */
export const pauseBefore = (due: number | null, now: number): number => (due === null ? SEEN_MS : Math.max(0, due - now))

export function readStops(kept: string | null): Stops {
  const given = parsed(kept)
  const one = (moment: Moment): Stop => {
    const stop = given[moment]
    return stop === 'always' || stop === 'able' || stop === 'never' ? stop : usualStops[moment]
  }
  return Object.fromEntries(MOMENTS.map((moment) => [moment, one(moment)])) as Stops
}

function parsed(kept: string | null): { readonly [moment: string]: unknown } {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? (value as { readonly [moment: string]: unknown }) : {}
  } catch {
    // What somebody else wrote there costs the preference, not the table.
    return {}
  }
}
