import { describe, expect, test } from 'vitest'
import { hasCard } from '../content/index.ts'
import { spells } from '../content/spells.ts'
import { idIn, idOf, rowsOf } from './catalogue.ts'
import { capitals, cell, count, figuresAreThose, itIsComplete, itIsTold, namedBy, nameOf } from './printed.ts'

const ROWS = rowsOf('S')
const TIMING: Record<string, string> = { T: 'turn', C: 'combat', 'T/C': 'both' }
const CALL = 'SUMMON or CONTROL: '

/** «DEEP ONE or SHANTAK.» by Title, «any UNDEAD.» by class. */
function called(text: string): string[] {
  const list = text.slice(CALL.length, -1)
  return list.startsWith('any ') ? [nameOf(list.slice(4))] : list.split(/, | or /).map(idOf)
}

describe('the 30 Spells', () => {
  itIsComplete(spells, ROWS)
  itIsTold(spells, ['dho-hna-formula'])

  figuresAreThose('icons, cost and timing are those of section 9; none has a pentagram of its own', spells, ROWS, {
    icons: (row) => capitals(cell(row, 'Icons')),
    cost: count('Cost per cast'),
    when: (row) => TIMING[cell(row, 'Timing')],
    sanity: () => undefined,
  })

  test('ten summon or control, by Title or by class; twenty have an effect', () => {
    const calls = spells.filter((card) => card.calls).map(({ id, calls }) => ({ id, calls: [calls?.title ?? calls?.has ?? []].flat() }))
    const callers = ROWS.filter((row) => cell(row, 'Text').startsWith(CALL))
    expect(calls).toEqual(callers.map((row) => ({ id: idIn(row), calls: called(cell(row, 'Text')) })))
    expect([calls.length, spells.filter((card) => card.effect).length]).toEqual([10, 20])
    expect(spells.filter((card) => card.calls && card.effect)).toEqual([])
  })

  test('the Titles they name exist', () => {
    expect(spells.flatMap(namedBy).filter((id) => !hasCard(id))).toEqual([])
  })
})
