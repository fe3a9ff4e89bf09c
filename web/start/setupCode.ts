/** A set-up as a short code that can be sent to somebody or read out: which game, how many seats, what was chosen. */
import type { GameSetup } from '@miskatonic/contract'

export type Choices = { readonly [field: string]: string | boolean | readonly (string | null)[] }
export type SetUp = { readonly seats: number; readonly choices: Choices }

/** The usual table. */
export function usualSetUp({ seats, fields }: GameSetup): SetUp {
  return {
    seats: seats.usual,
    choices: Object.fromEntries(fields.map((field) => [field.id, field.kind === 'each-seat' ? [] : field.start])),
  }
}

/** A table by chance: whoever sits down meets what comes. */
export function randomSetUp(setup: GameSetup, seats: number, random: () => number): SetUp {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const choices = setup.fields.map((field): [string, Choices[string]] => {
    if (field.kind === 'yes-no') return [field.id, field.start]
    if (field.kind === 'choice') return [field.id, one(field.choices).id]
    const left = field.choices.map(({ id }) => id)
    const drawn = Array.from({ length: seats }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? null)
    return [field.id, drawn]
  })
  return { seats, choices: Object.fromEntries(choices) }
}

/** What fits this game and this many seats; the rest is as usual. */
export function fitting(setup: GameSetup, { seats, choices }: SetUp): SetUp {
  const n = Math.min(setup.seats.max, Math.max(setup.seats.min, seats))
  const fits = setup.fields.map((field): [string, Choices[string]] => {
    const given = choices[field.id]
    if (field.kind === 'yes-no') return [field.id, typeof given === 'boolean' ? given : field.start]
    const ids = field.choices.map(({ id }) => id)
    if (field.kind === 'choice') return [field.id, typeof given === 'string' && ids.includes(given) ? given : field.start]
    const list = Array.isArray(given) ? (given as readonly (string | null)[]) : []
    const seen = new Set<string>()
    const each = Array.from({ length: n }, (_, i) => {
      const one = list[i] ?? null
      if (one === null || !ids.includes(one) || seen.has(one)) return null
      seen.add(one)
      return one
    })
    return [field.id, each]
  })
  return { seats: n, choices: Object.fromEntries(fits) }
}

/** The options the rules read: what was left to the table is left out. */
export function optionsOf(setup: GameSetup, setUp: SetUp): { readonly [field: string]: string | boolean | (string | null)[] } | null {
  const { choices } = fitting(setup, setUp)
  const given = setup.fields.flatMap((field): [string, string | boolean | (string | null)[]][] => {
    const value = choices[field.id]
    if (value === undefined) return []
    if (typeof value === 'string' || typeof value === 'boolean') return [[field.id, value]]
    return value.some((one) => one !== null) ? [[field.id, [...value]]] : []
  })
  return given.length ? Object.fromEntries(given) : null
}

/** Letters that can be read out: none is mistaken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HEARD: { readonly [letter: string]: string } = { O: '0', I: '1', L: '1', U: 'V' }
const BASE = BigInt(LETTERS.length)
/** Two letters tell which game a code is for, and most slips of the tongue. */
const SIGN = BASE * BASE

/** One thing that was chosen, as a digit: which of how many. What is usual is nought, so that usual set-ups have short codes. */
type Digit = { readonly of: number; readonly is: number }

function digitsOf(setup: GameSetup, setUp: SetUp): Digit[] {
  const { seats, choices } = fitting(setup, setUp)
  const { min, max, usual } = setup.seats
  const many = max - min + 1
  const first: Digit = { of: many, is: (seats - usual + many) % many }
  return [
    first,
    ...setup.fields.flatMap((field): Digit[] => {
      const value = choices[field.id]
      if (field.kind === 'yes-no') return [{ of: 2, is: value === field.start ? 0 : 1 }]
      const ids = field.choices.map(({ id }) => id)
      if (field.kind === 'choice') return [{ of: ids.length, is: usualFirst(ids, field.start).indexOf(String(value)) }]
      const list = Array.isArray(value) ? value : []
      return Array.from({ length: seats }, (_, i) => ({ of: ids.length + 1, is: ids.indexOf(list[i] ?? '') + 1 }))
    }),
  ]
}

/** The list, begun with the one that is usual. */
function usualFirst(ids: readonly string[], usual: string): readonly string[] {
  const at = Math.max(0, ids.indexOf(usual))
  return [...ids.slice(at), ...ids.slice(0, at)]
}

/** A sum over what the letters stand for: where a game's choices have changed, older codes are not misread. */
function signOf(game: string, setup: GameSetup, number: bigint): bigint {
  const fields = setup.fields.map((field) => [field.id, field.kind, 'choices' in field ? field.choices.map(({ id }) => id) : []])
  let sum = 0x811c9dc5
  for (const letter of JSON.stringify([game, setup.seats, fields, String(number)]))
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return BigInt((sum ^ (sum >>> 16)) >>> 0) % SIGN
}

export function codeOf(game: string, setup: GameSetup, setUp: SetUp): string {
  const number = digitsOf(setup, setUp).reduceRight((sum, { of, is }) => sum * BigInt(of) + BigInt(is), 0n)
  let [rest, letters] = [number * SIGN + signOf(game, setup, number), '']
  for (; rest > 0n || letters.length < 4; rest /= BASE) letters = LETTERS[Number(rest % BASE)] + letters
  return letters.replace(/(?!^)(?=(.{4})+$)/g, '-')
}

/** What a code says, or null where it says nothing of this game. */
export function setUpFrom(code: string, game: string, setup: GameSetup): SetUp | null {
  const letters = [...code.toUpperCase().replace(/[\s-]/g, '')].map((letter) => LETTERS.indexOf(HEARD[letter] ?? letter))
  if (letters.length < 4 || letters.length > LONGEST || letters.includes(-1)) return null
  const whole = letters.reduce((sum, letter) => sum * BASE + BigInt(letter), 0n)
  const number = whole / SIGN
  if (whole % SIGN !== signOf(game, setup, number)) return null
  return setUpOf(setup, number)
}
const LONGEST = 60

/** The digits again, read with what those before them have said. */
function setUpOf(setup: GameSetup, number: bigint): SetUp {
  let rest = number
  const take = (of: number): number => {
    const digit = Number(rest % BigInt(of))
    rest /= BigInt(of)
    return digit
  }
  const { min, max, usual } = setup.seats
  const seats = min + ((take(max - min + 1) + usual - min) % (max - min + 1))
  const choices = setup.fields.map((field): [string, Choices[string]] => {
    if (field.kind === 'yes-no') return [field.id, take(2) === 0 ? field.start : !field.start]
    const ids = field.choices.map(({ id }) => id)
    if (field.kind === 'choice') return [field.id, usualFirst(ids, field.start)[take(ids.length)] ?? field.start]
    return [field.id, Array.from({ length: seats }, () => ids[take(ids.length + 1) - 1] ?? null)]
  })
  return fitting(setup, { seats, choices: Object.fromEntries(choices) })
}
