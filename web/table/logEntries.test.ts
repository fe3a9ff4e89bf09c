import type { SpokenEvent } from '@miskatonic/room/protocol'
import { expect, test } from 'vitest'
import { entriesOf } from './logEntries.ts'

const line = (id: number, record: number | null, cause: number | null): SpokenEvent => ({
  id,
  seq: id,
  record,
  cause,
  message: { key: 'x' },
  text: String(id),
})

test('lines of one record stay together, causes are indented', () => {
  const entries = entriesOf([line(1, null, null), line(2, 7, null), line(3, 7, 2), line(4, 7, null), line(5, null, null), line(6, null, 5)])
  expect(entries.map(({ lines }) => lines.map(({ event, depth }) => `${event.id}:${depth}`))).toEqual([
    ['1:0'],
    ['2:0', '3:1', '4:0'],
    ['5:0', '6:1'],
  ])
})

test('a cause that is not among the lines indents nothing', () => {
  expect(entriesOf([line(9, null, 3)])[0]?.lines[0]?.depth).toBe(0)
})
