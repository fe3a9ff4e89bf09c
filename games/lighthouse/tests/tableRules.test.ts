import { linesOpenRules } from '@miskatonic/testing/suites'
import { game, text } from '../index.ts'
import catalogue from '../rules.md?raw'

linesOpenRules({
  game,
  text,
  catalogue,
  lines: [
    [{ key: 'ship-saved' }, 'LH-BEAM-07'],
    [{ key: 'choose-shift' }, null],
  ],
  numbers: ['need'],
  tables: Array.from({ length: 40 }, (_, n) => ({ seats: ['ana', 'ben', 'cleo'], seed: `rules ${n}` })),
  most: 400,
})
