import { linesOpenRules } from '@miskatonic/testing/suites'
import { game, text } from '../index.ts'
import catalogue from '../rules.md?raw'
import { lines } from '../text/lines.ts'

/* A line of the log opens its rule, and so does a number that is made of parts. */
linesOpenRules({
  game,
  text,
  catalogue,
  log: Object.keys(lines),
  lines: [
    [{ key: 'moved' }, 'AH-MOVE-03'],
    [{ key: 'seal-placed' }, 'AH-CLOSE-05'],
    [{ key: 'monster-moved' }, 'AH-MMOVE-01'],
  ],
  numbers: ['dice', 'success', 'movement', 'focus', 'sealCost', 'gateLimit', 'monsterLimit', 'outskirtsLimit'],
  tables: [{ seats: ['a', 'b'], seed: 'rules of lines', options: {} }],
})
