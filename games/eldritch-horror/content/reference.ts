/** The Reference cards: Gates and Clues a Mythos icon spawns, Monsters of a surge, by number of players (EH-REF-02..04, EH-RULING-10). */
export const reference = {
  1: { gates: 1, clues: 1, surge: 1 },
  2: { gates: 1, clues: 1, surge: 1 },
  3: { gates: 1, clues: 2, surge: 2 },
  4: { gates: 1, clues: 2, surge: 2 },
  5: { gates: 2, clues: 3, surge: 2 },
  6: { gates: 2, clues: 3, surge: 2 },
  7: { gates: 2, clues: 4, surge: 3 },
  8: { gates: 2, clues: 4, surge: 3 },
} as const
