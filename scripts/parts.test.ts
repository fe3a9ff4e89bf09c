import { expect, test } from 'vitest'
import { type Part, runPart, runParts, tableOf } from './parts.ts'

const part = (name: string): Part => ({ name, command: [name] })
/** Each look at the clock is so many milliseconds later. */
const clock = (step: number) => {
  let now = 0
  return () => {
    now += step
    return now
  }
}

test('all parts are run in order, and each is timed', () => {
  const ran: string[] = []
  const run = ({ name }: Part): number => ran.push(name) * 0
  const { status, parts } = runParts([part('types'), part('lint')], run, clock(90_000))
  expect([status, ran]).toEqual([0, ['types', 'lint']])
  expect(parts).toMatchObject([
    { name: 'types', seconds: 90, passed: true },
    { name: 'lint', seconds: 90, passed: true },
  ])
})

test('the first that fails is the last, and its exit code is that of all', () => {
  const run = ({ name }: Part): number => (name === 'lint' ? 7 : 0)
  const { status, parts } = runParts([part('types'), part('lint'), part('build')], run, clock(1000))
  expect([status, parts.map(({ name, passed }) => [name, passed])]).toEqual([
    7,
    [
      ['types', true],
      ['lint', false],
    ],
  ])
})

test('a part is a process, and what it ends with is known; one that does not exist fails', () => {
  const node = (code: number): Part => ({ name: 'node', command: [process.execPath, '--eval', `process.exit(${code})`] })
  expect([runPart(node(0)), runPart(node(5)), runPart(part('no-such-program-anywhere'))]).toEqual([0, 5, 1])
})

test('the table has a line for each part and one for all', () => {
  const parts = [
    { name: 'types', seconds: 9.6, load: 1.24, passed: true },
    { name: 'conformance', seconds: 119.7, load: 2, passed: false },
  ]
  expect(tableOf(parts)).toBe(['types          0:10  load 1.2', 'conformance    2:00  load 2.0  failed', 'together       2:09'].join('\n'))
})
