import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copyState, emptyState, hashState } from '../state.ts'
import { UndoLog } from '../undoLog.ts'

const name = fc.constantFrom('a', 'b', 'c')
const act = fc.oneof(
  fc.tuple(fc.constant('table'), name, fc.nat(3)),
  fc.tuple(fc.constant('of'), name, fc.nat(3)),
  fc.tuple(fc.constant('drop'), name, fc.nat(3)),
  fc.tuple(fc.constant('zone'), name, fc.nat(3)),
  fc.tuple(fc.constant('piece'), name, fc.nat(3)),
  fc.tuple(fc.constant('used'), name, fc.nat(3)),
  fc.tuple(fc.constant('rest'), name, fc.nat(3)),
)
function apply(journal: UndoLog, [kind, key, n]: [string, string, number]): void {
  if (kind === 'table') journal.setTable(key, n)
  else if (kind === 'of') journal.setOf(key, `x${n}`, n)
  else if (kind === 'drop') journal.dropOf(key, `x${n}`)
  else if (kind === 'zone') journal.setZone(key, n ? [{ ids: [`p${n}`] }] : [])
  else if (kind === 'piece') journal.setPiece(key, n ? { zone: 'z', since: n } : undefined)
  else if (kind === 'used') journal.setUsed(key, n)
  else {
    journal.tick()
    journal.nextSerial()
    journal.setRecords([{ id: n, kind: key }])
    journal.setLasting([])
    journal.setResult(n)
  }
}

describe('the journal', () => {
  test('puts back any moment since it began, exactly, in the state or in a copy', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), fc.array(act, { maxLength: 20 }), (before, after) => {
        const journal = new UndoLog(emptyState())
        for (const one of before) apply(journal, one)
        const { mark } = journal
        const then = hashState(journal.state)
        for (const one of after) apply(journal, one)
        const now = hashState(journal.state)
        expect(hashState(journal.putBackIn(copyState(journal.state), mark))).toBe(then)
        expect(hashState(journal.state)).toBe(now)
        journal.rollBack(mark)
        expect(hashState(journal.state)).toBe(then)
        journal.rollBack(0)
        expect(hashState(journal.state)).toBe(hashState(emptyState()))
      }),
    )
  })

  test('forgets the past without losing what came after', () => {
    const journal = new UndoLog(emptyState())
    journal.setTable('a', 1)
    const { mark } = journal
    const then = hashState(journal.state)
    journal.setTable('a', 2)
    journal.forgetBefore(mark)
    journal.rollBack(0)
    expect(hashState(journal.state)).toBe(then)
  })
})
