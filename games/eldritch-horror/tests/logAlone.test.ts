import { logTellsAll } from '@miskatonic/testing/suites'
import { game } from '../index.ts'
import { type Known, read, standing } from './logAlone.ts'

const GAMES = ['azathoth', 'cthulhu', 'yog-sothoth', 'shub-niggurath'].flatMap((ancientOne) => [
  { options: { ancientOne }, seats: ['a'], seed: `log alone, ${ancientOne}, one` },
  { options: { ancientOne }, seats: ['a', 'b'], seed: `log alone, ${ancientOne}, two` },
  { options: { ancientOne }, seats: ['a', 'b', 'c', 'd'], seed: `log alone, ${ancientOne}, four` },
])

logTellsAll<Known>({
  game,
  tables: GAMES,
  most: 700,
  begun: ({ kernel }) => kernel.raw.table.phase === 'action',
  standing,
  read,
  now: (known, { dice }) => ({
    ...known,
    gates: known.gates.toSorted(),
    clues: known.clues.toSorted(),
    dice: dice.length ? known.dice : [],
  }),
  saw: ({ dice }) => dice.length > 0,
})
