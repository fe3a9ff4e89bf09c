import { linesOpenRules } from '@miskatonic/testing/suites'
import { game, text } from '../index.ts'
import catalogue from '../rules.md?raw'
import { log } from '../text/log.ts'

linesOpenRules({
  game,
  text,
  catalogue,
  log: Object.keys(log),
  lines: [
    [{ key: 'log.walked' }, 'MY-WALK-02'],
    [{ key: 'log.straightened' }, 'MY-TURN-03'],
    [{ key: 'log.adventure' }, 'MY-ADV-17'],
  ],
  numbers: ['value'],
  tables: [{ seats: ['Ana', 'Ben'], seed: 'rules of lines' }],
})
