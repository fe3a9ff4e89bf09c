import { linesOpenRules } from '@miskatonic/testing/suites'
import { game, text } from '../index.ts'
import catalogue from '../rules.md?raw'

/* A line of the log opens its rule. */
linesOpenRules({
  game,
  text,
  catalogue,
  lines: [[{ key: 'gate-opened' }, text.line?.({ key: 'gate-opened' }, null).rule ?? 'missing']],
  numbers: ['dice', 'success', 'movement', 'focus', 'sealCost', 'gateLimit', 'monsterLimit', 'outskirtsLimit'],
  tables: [{ seats: ['a', 'b'], seed: 'rules of lines', options: {} }],
})
