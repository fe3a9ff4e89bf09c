import { type Ask, randomFrom, readSave, restore, sample, writeSave } from '@miskatonic/kernel'
import { withChangedRule } from '@miskatonic/testing/releases'
import { describe, expect, test } from 'vitest'
import type { Playing, Room } from '../index.ts'
import { beginning, Party, playingOf, Reader } from './party.ts'
import { Stored, withGame } from './stored.ts'

const lighthouse = await playingOf('lighthouse')
const changed: Playing = withGame(lighthouse, withChangedRule(lighthouse.game))

/** A table on which something was decided since the last edge, as its store has it. */
function stoppedInTheMiddle(): { stored: Stored; party: Party; lost: number } {
  for (let n = 20; n < 60; n++) {
    const party = new Party(lighthouse, beginning())
    party.enter('ana')
    party.enter('luis')
    party.playOn(n, 'remake')
    const lost = party.table.line.slice(party.table.edges.at(-1)?.at).filter(({ seat }) => seat !== 'east').length
    const lines = party.lines.map((line) => JSON.parse(line))
    if (lost && !party.table.over)
      return { stored: new Stored({ begun: party.begun, lines, marks: [JSON.parse(party.mark ?? '')] }), party, lost }
  }
  throw new Error('no table stops in the middle')
}

function entering(room: Room, stored: Stored, person: string, lang: 'es' | 'en'): Reader {
  const reader = new Reader()
  const outcome = room.enter({ id: person, person, name: person, lang, mayClaim: true })
  stored.keep(outcome)
  for (const { to, message } of outcome.letters) if (to === person) reader.read(JSON.parse(JSON.stringify(message)))
  return reader
}

describe('a table whose rules have changed', () => {
  test('tells everybody whose decisions have to be made again, in both languages, until they were', () => {
    const { stored, party } = stoppedInTheMiddle()
    const room = stored.open(changed)
    const lost = party.table.line.slice(room.table.line.length)
    const [first] = lost
    if (!first) throw new Error('nothing was lost')
    const name = first.seat === 'north' ? 'Ana' : first.seat === 'south' ? 'Luis' : 'east'
    const english = entering(room, stored, 'ana', 'en')
    const spanish = entering(room, stored, 'luis', 'es')
    for (const [reader, words] of [
      [english, `The rules of the game have changed here. These decisions have to be made again: ${name} (`],
      [spanish, `Las reglas del juego han cambiado en este punto. Estas decisiones hay que tomarlas de nuevo: ${name} (`],
    ] as const) {
      expect(reader.info?.info.notice).toContain(words)
      expect(reader.last('chat')?.lines.at(-1)).toMatchObject({ trace: true, text: reader.info?.info.notice })
    }
    // Whoever comes after a restart is told the same.
    const again = stored.open(changed)
    expect(entering(again, stored, 'ana', 'en').info?.info.notice).toBe(english.info?.info.notice)
    for (let n = 0; n < 40 && again.facts.remake.trace; n++) decideOne(again, stored)
    expect(again.facts.remake.trace).toBeNull()
    expect(entering(again, stored, 'ana', 'en').info?.info.notice).toBeNull()
  })

  test('takes nothing back that was decided under the old ones, and says why', () => {
    const { stored } = stoppedInTheMiddle()
    const room = stored.open(changed)
    entering(room, stored, 'ana', 'en')
    const before = room.table.hash
    const { letters } = room.handle('ana', { id: 1, do: 'restart', to: 0 }, 1)
    expect(letters.map(({ message }) => message)).toContainEqual({
      is: 'refused',
      id: 1,
      reason: 'other-rules',
      text: 'That was decided under other rules, before a new version: there is no way back to it.',
    })
    expect(room.table.hash).toBe(before)
    // What was decided since can be taken back, also after more than a mark's worth and a restart.
    const { seq } = room.table
    for (let n = 0; n < 3; n++) decideOne(room, stored)
    const later = stored.open(changed)
    entering(later, stored, 'ana', 'en')
    expect(later.table.seq).toBe(seq + 3)
    later.handle('ana', { id: 2, do: 'restart', to: seq }, 2)
    expect(later.table.hash).toBe(before)
  })

  test('as a file keeps where the new rules took over', () => {
    const { stored } = stoppedInTheMiddle()
    const room = stored.open(changed)
    const { table } = restore(changed.game, readSave(writeSave(room.saved(null, null))).saved)
    expect(table.hash).toBe(room.table.hash)
    expect(table.undoTo(0, [])).toMatchObject({ ok: false, error: { reason: 'other-rules' } })
  })
})

/** Whoever is asked answers something. */
function decideOne(room: Room, stored: Stored): void {
  const [seat = ''] = room.table.awaited()
  const answer = sample(room.table.ask as Ask, seat, randomFrom(`${room.table.seq}`))
  room.decide({ seat, answer, seq: room.table.seq, by: 'human', keys: 'real' }, 9)
  stored.keep(room.outcome())
}
