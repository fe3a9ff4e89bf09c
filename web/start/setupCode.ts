/** A set-up as one word that can be sent to somebody: which game, how many seats, what was chosen. */
import type { GameSetup } from '@miskatonic/contract'
import { readJson } from '@miskatonic/kernel/outside'

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

export function codeOf(game: string, { seats, choices }: SetUp): string {
  const bytes = new TextEncoder().encode(JSON.stringify([game, seats, choices]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** A game, a number, and choices that may be lists. */
const DEEPEST = 4

/** What a code says, or null where it says nothing of this game. */
export function setUpFrom(code: string, game: string, setup: GameSetup): SetUp | null {
  try {
    const bytes = Uint8Array.from(atob(code.trim().replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const [of, seats, choices] = readJson(new TextDecoder().decode(bytes), DEEPEST) as [string, number, Choices]
    return of === game && Number.isInteger(seats) && typeof choices === 'object' ? fitting(setup, { seats, choices }) : null
  } catch {
    return null
  }
}
