import { ContractError } from './errors.ts'

/** What must be there, at this place of the rules: says so where it is not, instead of going on with nothing. */
export function defined<T>(value: T | null | undefined, what = 'something'): T {
  if (value === null || value === undefined) throw new ContractError(`${what} that must be here is missing`)
  return value
}
