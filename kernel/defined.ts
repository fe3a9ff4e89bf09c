import { ContractError } from './errors.ts'

/** What must be there, at this place of the rules: says so where it is not, instead of going on with nothing. */
export function defined<T>(value: T | null | undefined, what = 'something'): T {
  if (value === null || value === undefined) throw new ContractError(`${what} that must be here is missing`)
  return value
}

/** Whether a word is one of these, so that it may be taken for one. */
export const isOneOf = <T extends string>(these: readonly T[], word: unknown): word is T => these.some((one) => one === word)

/** One value for each of these names. */
export function byName<K extends string, V>(names: readonly K[], of: (name: K) => V): { [name in K]: V } {
  // An object that is filled name by name has all of them only at the end.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as { [name in K]: V }
}
