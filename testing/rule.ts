import { test } from 'vitest'

/**
 * A test of one rule of the catalogue, or of several that only mean something together: `'LH-STORM-02 LH-STORM-03'`. `npm run rules` reads
 * the ids from the test's name.
 */
export function rule(ids: string | readonly string[], title: string, play: () => void | Promise<void>): void {
  const cited = [ids].flat().flatMap((one) => one.split(' '))
  test(`[${cited.join(', ')}] ${title}`, play)
}
