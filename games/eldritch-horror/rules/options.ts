import type { Json, Seat } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import type { Options } from './shape.ts'

/** Options that cannot be played with, and everything that is wrong with them, for people. */
export class OptionsError extends Error {
  override name = 'OptionsError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`this table cannot be opened: ${problems.join('; ')}`)
    this.problems = problems
  }
}

const idsOf = (kind: string): readonly string[] => cards.flatMap((card) => (card.kind === kind ? [card.id] : []))
const ANCIENT_ONES = idsOf('ancientOne')
const INVESTIGATORS = idsOf('investigator')
const DIFFICULTIES = ['easy', 'normal', 'hard'] as const

export const defaultOptions: Options = { ancientOne: 'random', difficulty: 'normal' }

type Given = { readonly [name: string]: Json | undefined }
/** What is wrong with one option, or null. */
type Judge = (value: Json, seats: readonly Seat[]) => string | null

const among =
  (names: readonly string[]): Judge =>
  (value) =>
    typeof value === 'string' && names.includes(value) ? null : `wants one of ${names.join(', ')}, not ${JSON.stringify(value)}`
const yesOrNo: Judge = (value) => (typeof value === 'boolean' ? null : `wants true or false, not ${JSON.stringify(value)}`)

const team: Judge = (value, seats) => {
  if (!Array.isArray(value)) return `wants a list of investigators, not ${JSON.stringify(value)}`
  if (value.length > seats.length) return `names ${value.length} investigators for ${seats.length} seats`
  const named = value.filter((one) => one !== null)
  const unknown = named.filter((one) => typeof one !== 'string' || !INVESTIGATORS.includes(one))
  if (unknown.length) return `does not know ${unknown.map((one) => JSON.stringify(one)).join(', ')}; there is ${INVESTIGATORS.join(', ')}`
  return new Set(named).size === named.length ? null : 'names an investigator twice'
}

const JUDGES: { readonly [O in keyof Options]-?: Judge } = {
  ancientOne: among([...ANCIENT_ONES, 'random']),
  lead: (value, seats) => among(seats)(value, seats),
  investigators: team,
  randomInvestigators: yesOrNo,
  difficulty: among(DIFFICULTIES),
  startingRumor: yesOrNo,
  twoHanded: yesOrNo,
}

/** Untrusted options become options, or an error that says what is wrong; nothing given means the usual table. */
export function readOptions(given: Json, seats: readonly Seat[]): Options {
  if (given === null) return defaultOptions
  if (typeof given !== 'object' || Array.isArray(given)) throw new OptionsError([`options are an object, not ${JSON.stringify(given)}`])
  const fields = given as Given
  const judges = JUDGES as { readonly [name: string]: Judge }
  const problems = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return []
    const judge = judges[name]
    if (!judge) return [`there is no option «${name}»; there is ${Object.keys(JUDGES).join(', ')}`]
    const wrong = judge(value, seats)
    return wrong === null ? [] : [`«${name}» ${wrong}`]
  })
  if (problems.length) throw new OptionsError(problems)
  return { ...defaultOptions, ...(fields as Partial<Options>) }
}
