import { expect, test } from 'vitest'
import { catalogueOf, citationsIn, definedTwice, idsInTestName, mentionsIn, reportOn } from './catalogue.ts'

const page = `
# Rules, see **LH-GEN-09**
- **LH-STORM-01** It blows; → **LH-RULING-07**.
  - **LH-STORM-02** It blows harder (LH-STORM-01).
| **LH-RULING-01** | why | **LH-STORM-77** |
### **LH-RULING-02** A question
- **W-01** An example, no rule.
`

test('a bold id at the start of a list item, a table row or a heading defines a rule; elsewhere it only refers', () => {
  expect(catalogueOf(page)).toEqual(['LH-STORM-01', 'LH-STORM-02', 'LH-RULING-01', 'LH-RULING-02'])
})

test('an id defined twice is noticed', () => {
  expect(definedTwice(`${page}- **LH-STORM-01** again`)).toEqual(['LH-STORM-01'])
})

test('ids are found in code, comments and test names', () => {
  expect(mentionsIn('yield* gale(t) // LH-STORM-01, LH-STORM-02; not lh-storm-03, not W-01')).toEqual(['LH-STORM-01', 'LH-STORM-02'])
  expect(idsInTestName('[LH-STORM-01, LH-STORM-02] it blows [LH-STORM-03]')).toEqual(['LH-STORM-01', 'LH-STORM-02'])
  expect(idsInTestName('it blows as LH-STORM-01 says')).toEqual([])
  expect(citationsIn("rule('LH-STORM-01', 'x', f)\nrule(['LH-STORM-02', \"LH-STORM-03\"], 'LH-STORM-04', f)").map(({ id }) => id)).toEqual([
    'LH-STORM-01',
    'LH-STORM-02',
    'LH-STORM-03',
  ])
  const told = citationsIn('tell(`\n  LH-STORM-01 LH-STORM-02: it blows\n    ana refused LH-STORM-03\n`)')
  expect(told.map(({ id }) => id)).toEqual(['LH-STORM-01', 'LH-STORM-02'])
})

test('the report counts each rule once', () => {
  const catalogue = ['LH-A-01', 'LH-A-02', 'LH-A-03', 'LH-A-04']
  const report = reportOn({
    catalogue,
    tested: new Set(['LH-A-01']),
    mentioned: new Set(['LH-A-01', 'LH-A-02']),
    unsupported: new Set(['LH-A-04', 'LH-Z-01']),
  })
  expect(report).toEqual({ total: 4, tested: 1, cited: 1, untouched: ['LH-A-03', 'LH-A-04'], unsupported: ['LH-A-04'] })
})
