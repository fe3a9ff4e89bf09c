import { linesOpenRules } from '@miskatonic/testing/suites'
import { game, text } from '../index.ts'
import catalogue from '../rules.md?raw'
import { log } from '../text/log.ts'

const ACTIONS = { travel: 'EH-TRAVEL-01', prepare: 'EH-PREP-01', acquire: 'EH-ACQ-03', rest: 'EH-REST-01', trade: 'EH-TRADE-01' }

/* An action opens its own rule, an encounter that of its deck, a wound that of its test. */
linesOpenRules({
  game,
  text,
  catalogue,
  log: Object.keys(log).filter((key) => key !== 'log.action'),
  lines: [
    ...Object.entries(ACTIONS).map(([action, rule]) => [{ key: 'log.action', args: { action } }, rule] as const),
    [{ key: 'log.encounter', args: { kind: 'research' } }, 'EH-RES-01'],
    [{ key: 'log.lost-to', args: { what: 'sanity' } }, 'EH-COMBAT-03'],
    [{ key: 'log.lost-to', args: { what: 'health' } }, 'EH-COMBAT-05'],
  ],
  numbers: ['dice', 'success', 'horror', 'damage', 'toughness'],
  tables: [{ seats: ['a', 'b', 'c'], seed: 'rules of lines', options: {} }],
})
