import { test } from 'vitest'

/** A test of one rule of the catalogue, or of several that only mean something together. `npm run rules` reads the ids from the test's name. */
export function rule(ids: string | readonly string[], title: string, play: () => void | Promise<void>): void {
  test(`[${[ids].flat().join(', ')}] ${title}`, play)
}
