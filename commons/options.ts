import type { Both, SetupChoice, SetupField } from '@miskatonic/contract'
import type { Json, Seat } from '@miskatonic/kernel'

/*
 * One declaration of a game's options yields the form of the start page, the parser of what comes in, the defaults, and what excludes
 * what.
 */

/** Options that cannot be played with, and everything that is wrong with them, for people. */
export class OptionsError extends Error {
  override name = 'OptionsError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`this table cannot be opened: ${problems.join('; ')}`)
    this.problems = problems
  }
}

/** What is wrong with a value, or null. */
export type Judge = (value: Json, seats: readonly Seat[]) => string | null

type Shown = { readonly label: Both; readonly help?: Both }
/** One of several. */
export type Choice = Shown & { readonly kind: 'choice'; readonly start: string; readonly choices: readonly SetupChoice[] }
export type YesNo = Shown & { readonly kind: 'yes-no'; readonly start: boolean }
/** One for each seat, null where it is left to the table. `once`: nobody has what another has. `decks`: a deck of one's own will do too. */
export type EachSeat = Shown & {
  readonly kind: 'each-seat'
  readonly choices: readonly SetupChoice[]
  readonly once?: true
  readonly decks?: true
}
/** Taken where it is given, but asked for on no form. */
export type Unlisted = { readonly kind: 'unlisted'; readonly judge: Judge }
export type Option = Choice | YesNo | EachSeat | Unlisted

/** Two options that cannot both be switched on. */
export type Exclusion = { readonly both: readonly [string, string]; readonly why: Both }

export type Declaration<O> = {
  readonly options: { readonly [id in keyof O & string]-?: Option }
  readonly exclude?: readonly Exclusion[]
}

export const oneOf =
  (names: readonly string[]): Judge =>
  (value) =>
    typeof value === 'string' && names.includes(value) ? null : `wants one of ${names.join(', ')}, not ${JSON.stringify(value)}`
export const yesOrNo: Judge = (value) => (typeof value === 'boolean' ? null : `wants true or false, not ${JSON.stringify(value)}`)
export const aSeat: Judge = (value, seats) => oneOf(seats)(value, seats)

/** One value for each seat at most, each judged on its own; null: left to the table. */
export const perSeat =
  (judge: Judge, once = false): Judge =>
  (value, seats) => {
    if (!Array.isArray(value)) return `wants a list, not ${JSON.stringify(value)}`
    if (value.length > seats.length) return `names ${value.length} for ${seats.length} seats`
    const named = value.filter((one) => one !== null)
    const wrong = named.flatMap((one) => judge(one, seats) ?? [])
    if (wrong.length) return wrong.join(', ')
    return once && new Set(named).size < named.length ? 'names one of them twice' : null
  }

const idsOf = (choices: readonly SetupChoice[]): readonly string[] => choices.map(({ id }) => id)

function judgeOf(option: Option): Judge {
  if (option.kind === 'choice') return oneOf(idsOf(option.choices))
  if (option.kind === 'yes-no') return yesOrNo
  return option.kind === 'unlisted' ? option.judge : perSeat(oneOf(idsOf(option.choices)), option.once)
}

/** The form: every option but the unlisted, in the order of their declaration. */
export function formOf<O>({ options, exclude = [] }: Declaration<O>): readonly SetupField[] {
  return Object.entries<Option>(options).flatMap(([id, option]): SetupField[] => {
    if (option.kind === 'unlisted') return []
    const excludes = exclude.flatMap(({ both: [a, b], why }) => (a === id ? [{ id: b, why }] : b === id ? [{ id: a, why }] : []))
    return [{ id, ...option, ...(excludes.length ? { excludes } : {}) }]
  })
}

/** What the choices begin with. A switch that is off, and seats left to the table, are simply missing. */
export const defaultsOf = <O>({ options }: Declaration<O>): Partial<O> =>
  Object.fromEntries(
    Object.entries<Option>(options).flatMap(([id, option]) => (option.kind === 'choice' ? [[id, option.start]] : [])),
  ) as Partial<O>

const isOn = (option: Option | undefined, value: Json | undefined): boolean =>
  option?.kind === 'choice' ? value !== undefined && value !== option.start : value === true || (Array.isArray(value) && value.length > 0)

/**
 * Untrusted options become options, or an error that says everything that is wrong; nothing given means the usual table. `stricter`
 * judges what only the rules can (a deck, say), in place of the declaration's own judgement.
 */
export function readOptions<O>(
  declaration: Declaration<O>,
  given: Json,
  seats: readonly Seat[],
  stricter: { readonly [id: string]: Judge } = {},
): O {
  const defaults = defaultsOf(declaration)
  if (given === null) return defaults as O
  if (typeof given !== 'object' || Array.isArray(given)) throw new OptionsError([`options are an object, not ${JSON.stringify(given)}`])
  const values = given as { readonly [name: string]: Json | undefined }
  const options = new Map<string, Option>(Object.entries<Option>(declaration.options))
  const judges = new Map(Object.entries(stricter))
  const problems = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return []
    const option = options.get(name)
    if (!option) return [`there is no option «${name}»; there is ${[...options.keys()].join(', ')}`]
    const wrong = (judges.get(name) ?? judgeOf(option))(value, seats)
    return wrong === null ? [] : [`«${name}» ${wrong}`]
  })
  for (const { both, why } of declaration.exclude ?? [])
    if (both.every((id) => isOn(options.get(id), values[id]))) problems.push(`«${both.join('» and «')}» exclude each other: ${why.en}`)
  if (problems.length) throw new OptionsError(problems)
  return { ...defaults, ...(values as Partial<O>) } as O
}
