import { OptionsError } from '@miskatonic/commons/options'
import type { Both, Campaign } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import { missions } from '../content/expansions/stormOfCultists.ts'
import { type Carried, isSwitchedOn } from '../expansions.ts'
import { pointsFor } from './expansions/stormOfCultists/opening.ts'
import { readOptions } from './options.ts'
import type { Cultistorm, Result } from './shape.ts'

/* Seven missions in seven nights. What the team has earned, spent and kept is public. */

type Remembered = Carried & { readonly seat: string; readonly type: string }
type Night = {
  /** Which mission, from 0, and whether it had been lost before. */
  readonly mission: number
  readonly replayed: boolean
  readonly won: boolean
  readonly points: number
  readonly spent: number
  readonly team: readonly Remembered[]
}
/** The options are those of the minor expansions the campaign is played with. */
export type Memory = { readonly options: { readonly [option: string]: Json }; readonly nights: readonly Night[] }

type Report = {
  readonly mission: number
  readonly replayed: boolean
  readonly spent: number
  readonly team: readonly { readonly type: string; readonly level: number; readonly items: readonly string[] }[]
}

/** What comes next, and whether it was lost: a mission may be lost twice, then the storm moves on. */
function next({ nights }: Memory): { readonly mission: number; readonly retry: boolean } {
  const last = nights.at(-1)
  if (!last) return { mission: 0, retry: false }
  const retry = !last.won && !last.replayed
  return { mission: retry ? last.mission : last.mission + 1, retry } // CS-RULING-122
}

const earned = ({ nights }: Memory): number => nights.reduce((sum, { points, spent }) => sum + points - spent, 0)

/** What each detective had when it was last there. */
const carriedIn = ({ nights }: Memory): { [type: string]: Carried } =>
  Object.fromEntries(nights.flatMap(({ team }) => team.map(({ type, level, items }) => [type, { level: Math.min(1, level), items }])))

/** Whoever was there plays the same detective again; nobody's detective is dealt to another. */
const lastType = ({ nights }: Memory, seat: string): string | null =>
  [...nights].reverse().flatMap(({ team }) => team.filter((one) => one.seat === seat).map(({ type }) => type))[0] ?? null

function typesFor(memory: Memory, seats: readonly string[]): (string | null)[] {
  const types = seats.map((seat) => lastType(memory, seat))
  return types.map((type, i) => (types.indexOf(type) === i ? type : null))
}

const RANKS: readonly { readonly from: number; readonly name: Both }[] = [
  { from: 15, name: { es: 'Salvadores', en: 'Saviours' } },
  { from: 8, name: { es: 'Guardianes', en: 'Wardens' } },
  { from: 0, name: { es: 'Supervivientes', en: 'Survivors' } },
] // CS-RULING-122

function headline(memory: Memory): Both {
  const { mission, retry } = next(memory)
  const title = missions[mission]?.title
  if (!title) {
    const rank = RANKS.find(({ from }) => earned(memory) >= from)?.name as Both
    return { es: `La tormenta ha pasado: ${rank.es}`, en: `The storm has passed: ${rank.en}` }
  }
  const again = retry ? { es: ' (se perdió)', en: ' (lost once)' } : { es: '', en: '' }
  return {
    es: `Misión ${mission + 1} de ${missions.length}: ${title.es}${again.es}`,
    en: `Mission ${mission + 1} of ${missions.length}: ${title.en}${again.en}`,
  }
}

function line({ mission, replayed, won, points }: Night): Both {
  const title = missions[mission]?.title as Both
  const es = `${mission + 1}. ${title.es}${replayed ? ', segunda vez' : ''}: ${won ? 'cumplida' : 'perdida'}, ${points} ${points === 1 ? 'punto' : 'puntos'}`
  const en = `${mission + 1}. ${title.en}${replayed ? ', second time' : ''}: ${won ? 'accomplished' : 'lost'}, ${points} ${points === 1 ? 'point' : 'points'}`
  return { es, en }
}

export const campaign: Campaign<Memory, Cultistorm> = {
  version: 1,
  begin: (given) => {
    // As many as any table has: the numbers are judged again each night.
    const { detectives, stormOfCultists, ...options } = readOptions(given, ['1', '2', '3'])
    if (isSwitchedOn(options, 'behindTheScenes') || isSwitchedOn(options, 'distantHelp'))
      throw new OptionsError(['the campaign is a main expansion, and only one of them can be played with']) // CS-EXP-01
    return { options: options as Memory['options'], nights: [] }
  },
  open: (memory, seats) => {
    const { mission, retry } = next(memory)
    if (mission >= missions.length) return null // CS-EXP-03
    const scars = memory.nights.at(-1)?.won === false ? 1 : 0 // CS-RULING-122
    const night = { mission, retry, points: earned(memory), scars, carried: carriedIn(memory) }
    return { seats, options: { ...memory.options, detectives: typesFor(memory, seats), stormOfCultists: night as unknown as Json } }
  },
  close: (memory, { seats, result }) => {
    const { won, sealed, report } = result as unknown as Result
    const { mission, replayed, spent, team } = report as unknown as Report
    const remembered = team.map((one, i) => ({ ...one, seat: seats[i] ?? '' }))
    const night: Night = { mission, replayed, won, spent, points: pointsFor(won, sealed, replayed), team: remembered }
    return { ...memory, nights: [...memory.nights, night] }
  },
  view: (memory) => memory as unknown as Json,
  text: (view, lang) => {
    const memory = view as unknown as Memory
    const points = earned(memory)
    return {
      headline: headline(memory)[lang],
      lines: [
        ...memory.nights.map((night) => line(night)[lang]),
        lang === 'es' ? `Puntos de campaña: ${points}` : `Campaign points: ${points}`,
      ],
    }
  },
}
