import { describe, expect, test } from 'vitest'
import { optionsFor } from '../ask.ts'
import { choose } from '../asking.ts'
import { SaveError } from '../errors.ts'
import type { Game } from '../game.ts'
import { restore } from '../restore.ts'
import { lineOf, readSave, type Saved, save, writeSave } from '../save.ts'
import { hashState } from '../state.ts'
import type { Table } from '../table.ts'
import { playAtRandom, saving } from './savingGame.ts'
import { answer, diary, type Given, say, start, type T, type Tiny, tinyGame, write } from './tinyGame.ts'

const game = tinyGame(saving())
const through = (saved: Saved): Saved => readSave(writeSave(saved)).saved
/** Everything anybody can tell of a table. */
const told = (table: Table<Tiny>) =>
  JSON.stringify([
    table.hash,
    table.seq,
    table.log,
    table.kernel.chance.counters(),
    ...['ana', 'ben', '@spectator'].map((seat) => [
      table.view(seat),
      table.askFor(seat),
      table.eventsFor(seat),
      table.logFor(seat),
      table.freeUndo(seat),
    ]),
    table.awaited(),
  ])
const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`)
const long = (): Table<Tiny> => {
  const table = start(saving(), { seed: 'long' })
  for (let i = 0; i < 25 && table.ask; i++) answerFirst(table)
  return table
}
const answerFirst = (table: Table<Tiny>) => {
  const [seat] = table.awaited()
  const { ask } = table
  if (!ask) return
  const options = optionsFor(ask, seat as string)
  table.decide(seat as string, options?.at(-1)?.key, { keys: 'real' })
}

describe('a saved table', () => {
  test('opens as it was, before every decision, with and without text between', () => {
    for (const seed of seeds)
      playAtRandom(start(saving(), { seed }), seed, (table) => {
        for (const saved of [save(table), through(save(table)), save(table, 0)]) {
          const { table: other, remake, problems } = restore(game, saved)
          expect(problems).toEqual([])
          expect(remake).toEqual([])
          expect(told(other)).toBe(told(table))
        }
      })
  })

  test('plays on like the original, dice and all', () => {
    for (const seed of seeds) {
      const table = start(saving(), { seed })
      const others: Table<Tiny>[] = []
      playAtRandom(table, seed, (one) => {
        if (one.seq === 5) others.push(restore(game, through(save(one))).table)
      })
      for (const other of others) {
        const random = start(saving(), { seed })
        playAtRandom(random, seed)
        for (const entry of table.log.slice(5)) {
          if ('undo' in entry) other.undoTo(entry.undo, entry.seats)
          else other.decide(entry.seat, entry.answer, { keys: 'real' })
        }
        expect(other.hash).toBe(table.hash)
        expect(JSON.stringify(other.log.map((entry) => ('undo' in entry ? entry : entry.chance)))).toBe(
          JSON.stringify(table.log.map((entry) => ('undo' in entry ? entry : entry.chance))),
        )
      }
    }
  })

  test('does not move with the table it was taken from', () => {
    const table = start(saving())
    answer(table, 'draw', 'draw')
    const saved = save(table)
    const before = JSON.stringify(saved)
    answer(table, 'draw')
    table.undoTo(0, [])
    answer(table, 'fight')
    expect(JSON.stringify(saved)).toBe(before)
    const { table: other } = restore(game, saved)
    other.undoTo(0, [])
    answer(other, 'fight')
    expect(JSON.stringify(saved)).toBe(before)
  })

  test('that is over opens over', () => {
    const table = start({ play: (t) => write(t, 'x') })
    const { table: other } = restore(tinyGame({ play: (t) => write(t, 'x') }), through(save(table)))
    expect(other.over).toBe(true)
    expect(other.result).toBe('done')
  })

  test('knows which decisions count after all undoing', () => {
    const table = start(saving())
    answer(table, 'draw', 'draw', 'draw')
    table.undoTo(1, [])
    answer(table, 'fight')
    expect(lineOf(table.log).map(({ seq }) => seq)).toEqual([0, 4])
    expect(lineOf(table.log)).toEqual(table.line)
  })
})

describe('a fork', () => {
  test('is the same table, then goes its own way', () => {
    for (const seed of seeds)
      playAtRandom(start(saving(), { seed }), seed, (table) => {
        const before = told(table)
        const fork = table.fork()
        expect(told(fork)).toBe(before)
        answerFirst(fork)
        if (fork.line.length) fork.undoTo(0, [])
        answerFirst(fork)
        expect(told(table)).toBe(before)
      })
  })

  test('is not moved by the original', () => {
    const table = start(saving())
    answer(table, 'draw', 'draw')
    const fork = table.fork()
    const before = told(fork)
    answer(table, 'draw')
    table.undoTo(0, [])
    expect(told(fork)).toBe(before)
  })

  test('goes on counting what happens where the original stands', () => {
    const table = start(saving())
    answer(table, 'draw', 'draw')
    const fork = table.fork()
    const quiet = table.fork({ quiet: true })
    for (const one of [table, fork, quiet]) answer(one, 'draw')
    expect(fork.kernel.events).toEqual(table.kernel.events)
    expect(quiet.kernel.eventSerial).toBe(table.kernel.eventSerial)
  })

  test('may be quiet', () => {
    const table = start(saving())
    answer(table, 'draw', 'draw')
    const fork = table.fork({ quiet: true, undo: false })
    expect(fork.hash).toBe(table.hash)
    answer(fork, 'draw')
    expect(fork.eventsFor('ana')).toEqual([])
  })
})

describe('a damaged save', () => {
  const text = () => writeSave(save(long())).split('\n')
  const kinds = (lines: string[]) => lines.map((line) => /"(header|checkpoint|entry|events)"/.exec(line)?.[1] ?? '')
  const spoil = (line: string) => line.replace(/\d(?=[^\d]*$)/, (digit) => `${(Number(digit) + 1) % 10}`)
  const reading = (lines: string[]) => {
    const { saved, problems } = readSave(lines.join('\n'))
    const opened = restore(game, saved)
    return { ...opened, problems: [...problems, ...opened.problems] }
  }

  test('in its last checkpoint opens at the earlier one, loses nothing, and says so', () => {
    const lines = text()
    const checkpoints = kinds(lines).flatMap((kind, i) => (kind === 'checkpoint' ? [i] : []))
    expect(checkpoints.length).toBe(2)
    const at = checkpoints[1] as number
    lines[at] = spoil(lines[at] as string)
    const { table, problems, remake } = reading(lines)
    expect(problems).toEqual([`line ${at + 1} is damaged`])
    expect(remake).toEqual([])
    expect(told(table)).toBe(told(long()))
  })

  test('whose checkpoint is wrong inside opens at the earlier one too', () => {
    const saved = JSON.parse(JSON.stringify(save(long()))) as Saved
    const last = saved.checkpoints.at(-1) as unknown as { state: { table: { doom: number } }; at: number }
    last.state.table.doom += 1
    const { table, problems } = restore(game, saved)
    expect(problems).toEqual([`checkpoint at decision ${last.at}: its state does not match its hash`])
    expect(told(table)).toBe(told(long()))
  })

  test('with no whole checkpoint is run again from the beginning', () => {
    const lines = text().filter((line) => !line.includes('"checkpoint"'))
    const { table, problems } = reading(lines)
    expect(problems).toEqual(['all decisions were run again from the beginning'])
    expect(told(table)).toBe(told(long()))
  })

  test('with no whole checkpoint and other rules cannot be opened', () => {
    const { saved } = readSave(
      text()
        .filter((line) => !line.includes('"checkpoint"'))
        .join('\n'),
    )
    expect(() => restore(tinyGame({ play: (t) => write(t, 'x') }), saved)).toThrow(SaveError)
  })

  test('in the log ends there: what came before is kept', () => {
    const lines = text()
    const entries = kinds(lines).flatMap((kind, i) => (kind === 'entry' ? [i] : []))
    const at = entries.at(-1) as number
    lines[at] = 'nonsense'
    const { table, problems } = reading(lines)
    expect(problems).toContain(`line ${at + 1} is damaged`)
    expect(problems).toContain('the table does not come out as it was saved')
    expect(table.seq).toBe(entries.length - 1)
  })

  test('whose undo is lost does not open at a checkpoint made after it', () => {
    const table = start(saving())
    for (let i = 0; i < 4; i++) answer(table, 'draw')
    table.undoTo(1, [])
    for (let i = 0; i < 3; i++) say(table, 'ben', 'draw')
    const saved = save(table, 0)
    const cut: Saved = { ...saved, log: saved.log.slice(0, 4) }
    const { table: opened, problems } = restore(game, cut)
    expect(problems.join()).toMatch(/decisions before it are missing/)
    expect(opened.line.map(({ seq }) => seq)).toEqual([0, 1, 2, 3])
    expect(opened.kernel.size('hand:ana')).toBe(4)
  })

  test('in its events still opens', () => {
    const lines = text()
    const at = kinds(lines).indexOf('events')
    lines[at] = spoil(lines[at] as string)
    const { table, problems } = reading(lines)
    expect(problems).toEqual([`line ${at + 1} is damaged`])
    expect(table.hash).toBe(long().hash)
  })

  test('in its first line, or of something else altogether, is refused with the reason', () => {
    const lines = text()
    lines[0] = spoil(lines[0] as string)
    const problem = (act: () => unknown) => {
      try {
        act()
      } catch (error) {
        return (error as SaveError).problem
      }
      return null
    }
    expect(problem(() => reading(lines))).toBe('damaged')
    expect(problem(() => readSave('hello'))).toBe('damaged')
    expect(problem(() => readSave(''))).toBe('not-a-save')
    for (const nonsense of [null, 7, 'x', {}, [], { format: 1 }])
      expect(problem(() => restore(game, nonsense as unknown as Saved))).toBe('not-a-save')
  })
})

describe('a save of another kind', () => {
  const saved = save(start(saving()))
  const problem = (change: Partial<Game<Tiny>>, other: object = {}) => {
    try {
      restore({ ...game, ...change }, { ...saved, ...other })
    } catch (error) {
      return (error as SaveError).problem
    }
    return null
  }
  test('of another game is refused', () => {
    expect(problem({ id: 'chess' })).toBe('wrong-game')
  })
  test('of a newer format or state is refused', () => {
    expect(problem({}, { format: 2 })).toBe('newer-format')
    expect(problem({}, { stateVersion: 2 })).toBe('newer-state')
  })
  test('of an older state that nothing carries over is refused', () => {
    expect(problem({ stateVersion: 2 })).toBe('no-migration')
  })
  test('with other cards opens, and says so', () => {
    expect(restore({ ...game, contentHash: 'cards-2' }, saved).problems).toEqual(['the cards have changed since this table was saved'])
  })
})

describe('newer rules', () => {
  const asking: Given = {
    steps: {
      *play(t: T, args: number | undefined) {
        const n = args ?? 0
        yield* write(t, yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] }))
        yield* write(t, `${t.roll('d', 1, 6)}`)
        yield* write(t, yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] }))
        return n < 9 ? [{ step: 'play', args: n + 1 }] : undefined
      },
    },
  }
  /** The second question of each turn no longer knows `a`, and is asked before the dice. */
  const newer: Given = {
    rules: '2',
    steps: {
      *play(t: T, args: number | undefined) {
        const n = args ?? 0
        yield* write(t, yield* choose(t, 'ana', { about: 'q', options: [{ key: 'x' }, { key: 'b' }] }))
        yield* write(t, `${t.roll('other', 1, 6)}`)
        return n < 9 ? [{ step: 'play', args: n + 1 }] : undefined
      },
    },
  }
  const saved = () => {
    const table = start(asking)
    answer(table, 'a', 'b', 'a', 'b', 'a')
    return { table, saved: through(save(table)) }
  }

  test('under which the tail no longer runs open at the edge, and list what must be decided again', () => {
    const { table, saved: old } = saved()
    const { table: opened, remake, problems } = restore(tinyGame(newer), old)
    expect(remake.map(({ seq, answer: said }) => [seq, said])).toEqual([[4, 'a']])
    expect(problems.join()).toMatch(/decision 4 no longer answers its question/)
    expect(diary(opened)).toEqual(diary(table).slice(0, 6))
    // The log keeps what was decided, and says that it no longer counts.
    expect(opened.log.slice(0, 5)).toEqual(old.log)
    expect(opened.log[5]).toMatchObject({ undo: 4 })
    expect(opened.line).toHaveLength(4)
  })

  test('then play on, and save and open again', () => {
    const { table: opened } = restore(tinyGame(newer), saved().saved)
    answer(opened, 'x', 'b')
    const { table: again, problems } = restore(tinyGame(newer), through(save(opened)))
    expect(problems).toEqual([])
    expect(told(again)).toBe(told(opened))
    expect(diary(again).slice(0, 6)).toEqual(diary(opened).slice(0, 6))
  })

  test('that draw other chance make the decision again, with new chance', () => {
    const table = start({
      *play(t) {
        yield* write(t, `${t.roll('old', 1, 6)}`)
        yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
        yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
      },
    })
    answer(table, 'a')
    const rules = tinyGame({
      rules: '2',
      *play(t) {
        yield* write(t, `${t.roll('new', 1, 6)}`)
        yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
      },
    })
    const { table: opened, remake, problems } = restore(rules, through(save(table)))
    expect(remake).toHaveLength(1)
    expect(problems.join()).toContain('«old» where the rules now draw «new»')
    const { table: again, problems: none } = restore(rules, through(save(opened)))
    expect(none).toEqual([])
    expect(again.hash).toBe(opened.hash)
  })

  test('that draw less chance than the log has are told, and the decision is made again', () => {
    const { saved: old } = saved()
    const sober: Given = {
      rules: '2',
      steps: {
        *play(t: T, args: number | undefined) {
          yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
          yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
          return [{ step: 'play', args: (args ?? 0) + 1 }]
        },
      },
    }
    const { remake, problems } = restore(tinyGame(sober), old)
    expect(problems).toEqual(['the log has more chance than the rules now draw'])
    expect(remake).toHaveLength(1)
  })

  test('that draw other chance before the first question of a step are saved with the new chance', () => {
    const rolling = (label: string): Given => ({
      rules: label,
      steps: {
        *play(t: T, args: number | undefined) {
          yield* write(t, `${t.roll(label, 3, 6)}`)
          yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
          return [{ step: 'play', args: (args ?? 0) + 1 }]
        },
      },
    })
    const table = start(rolling('old'))
    answer(table, 'a', 'b')
    const { table: opened, remake } = restore(tinyGame(rolling('new')), through(save(table)))
    expect(remake).toEqual([])
    expect(opened.log).toHaveLength(2)
    const { table: again, problems } = restore(tinyGame(rolling('new')), through(save(opened)))
    expect(problems).toEqual([])
    expect(told(again)).toBe(told(opened))
  })

  test('under which the tail runs the same are no problem', () => {
    const { table, saved: old } = saved()
    const opened = restore(tinyGame({ ...asking, rules: '2' }), old)
    expect(opened.problems).toEqual([])
    expect(opened.table.hash).toBe(table.hash)
  })
})

describe('migrations', () => {
  test('carry an old state over, step by step', async () => {
    const { readFile } = await import('node:fs/promises')
    const text = await readFile(new URL('./fixtures/state-version-1.save', import.meta.url), 'utf8')
    const { saved, problems } = readSave(text)
    expect(problems).toEqual([])
    const today = tinyGame({
      ...migrating,
      rules: '3',
      stateVersion: 3,
      migrate: {
        // Version 2 counted doom in halves, version 3 keeps a mark for each seat.
        1: (old) => ({ ...old, table: { ...old.table, doom: (old.table.doom as number) * 2 } }),
        2: (old) => ({ ...old, of: { ...old.of, ana: { ...old.of.ana, mark: 'carried over' } } }),
      },
    })
    const { table, remake, problems: none } = restore(today, saved)
    expect([none, remake]).toEqual([[], []])
    expect(table.kernel.state.doom).toBe(8)
    expect(table.kernel.get('ana', 'mark')).toBe('carried over')
    answer(table, 'less')
    expect(table.kernel.state.doom).toBe(7)
    expect(restore(today, through(save(table))).table.hash).toBe(table.hash)
  })

  test('do not alter the save', () => {
    const table = start(migrating)
    const saved = save(table)
    const before = saved.checkpoints.map(({ state }) => hashState(state))
    restore(
      tinyGame({
        ...migrating,
        stateVersion: 2,
        migrate: {
          1: (old) => {
            old.table.doom = 99
            return old
          },
        },
      }),
      saved,
    )
    expect(saved.checkpoints.map(({ state }) => hashState(state))).toEqual(before)
  })
})

const migrating: Given = {
  setup: (w) => w.set('table', 'doom', 2),
  steps: {
    *play(t: T) {
      const key = yield* choose(t, 'ana', { about: 'doom', options: [{ key: 'more' }, { key: 'less' }] })
      yield* t.change((w) => void w.add('table', 'doom', key === 'more' ? 1 : -1))
      return [{ step: 'play' }]
    },
  },
}
