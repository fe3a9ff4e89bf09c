/*
 * What things are worth, in points of which fifteen are about one point of Doom: a round of one investigator is worth some twenty. Figures
 * were found by letting bots play; docs/balance.md says what came of them.
 */
export const POINTS = {
  /** What a lost point of Health or Sanity is multiplied with. */
  hurt: 2,
  clue: 6,
  asset: 3,
  artifact: 7,
  spell: 2,
  /** What a card adds to the dice, in all the tests to come. */
  gear: 2.5,
  ticket: 0.25,
  improvement: 6,
  doom: 15,
  rumor: 30,
  mystery: 300,
  defeat: 42,
  elimination: 80,
  delay: 9,
  monster: 6,
  clueOnBoard: 2,
  win: 900,
} as const

/** Conditions by name, and those that are told by a trait. */
export const CONDITIONS: { readonly [name: string]: number } = { blessed: 16, cursed: -16, 'dark-pact': -20, debt: -4, detained: -14 }
export const TRAITS: { readonly [trait: string]: number } = { madness: -4, injury: -4, boon: 14, bane: -14, deal: -5 }

/** What it costs to fall from `has` by `n`: the last points are dear. */
export function lossOf(has: number, n: number, fall: number = POINTS.defeat): number {
  if (n <= 0) return 0
  if (n >= has) return fall
  let cost = 0
  for (let left = has; left > has - n; left--) cost += left > 5 ? 0.25 : left > 4 ? 0.4 : left > 3 ? 0.6 : left > 2 ? 1.1 : 2.4
  return cost * POINTS.hurt
}

/** What it is worth to rise by `n`, as far as there is room. */
export const recovery = (has: number, most: number, n: number): number =>
  lossOf(Math.min(most, has + n), Math.min(most, has + n) - has) * 0.85

/** What was gathered for the Mystery is hardly missed when it is paid into it. */
export const STEP_PRICE = 5
