import { type AnyShape, type Game, randomFrom, sample } from '@miskatonic/kernel'
import { askFrom, type Beginning, type FromTable, type JournalLine, type Keep, type Mark } from '@miskatonic/room'
import { withChangedRule } from '@miskatonic/testing/releases'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FromWorker, ME, type ToWorker } from './wire.ts'

/** The shelf of this test, which keeps what IndexedDB would, and the rules of the release that is open. */
const kept = vi.hoisted(() => ({ beginning: null as unknown, lines: [] as string[], marks: [] as string[], changed: false }))
vi.mock('./shelf.ts', () => ({
  keptTable: async () => ({
    beginning: kept.beginning,
    lines: kept.lines.map((line) => JSON.parse(line) as JournalLine),
    marks: kept.marks.map((mark) => JSON.parse(mark) as Mark),
  }),
  keep: async (_: string, { from, lines, mark }: Keep) => {
    if (from !== kept.lines.length) throw new Error(`lines from ${from} after ${kept.lines.length}`)
    kept.lines.push(...lines.map((line) => JSON.stringify(line)))
    if (mark) kept.marks = [JSON.stringify(mark), ...kept.marks].slice(0, 2)
  },
}))
vi.mock('@miskatonic/games', async (original) => {
  const { games, ...rest } = (await original()) as typeof import('@miskatonic/games')
  const released = games.map((entry) => ({
    ...entry,
    load: async () => {
      const { module } = await entry.load()
      return { module: kept.changed ? { ...module, game: withChangedRule(module.game as unknown as Game<AnyShape>) } : module }
    },
  }))
  return { ...rest, games: released }
})

const heard: FromTable[] = []
const waiting = new Set<() => void>()
const self = {
  onmessage: null as ((event: { data: ToWorker }) => void) | null,
  postMessage: (message: FromWorker) => {
    if ('failed' in message) throw new Error(`${message.failed}: ${message.detail}`)
    if ('hear' in message) heard.push(message.hear)
    for (const look of waiting) look()
  },
}

beforeAll(async () => {
  vi.stubGlobal('self', self)
  vi.stubGlobal('navigator', {})
  await import('./worker.ts')
})

beforeEach(() => {
  const seats = ['Ana', 'Luis']
  const house = { name: 'x', undo: 'free', spectators: 'off', public: false, hostPerson: ME, pace: 0 } as const
  const sittings = Object.fromEntries(seats.map((seat) => [seat, { kind: 'person', person: ME, name: seat }]))
  kept.beginning = { id: 'x', code: '', created: 0, game: 'lighthouse', seats, options: null, seed: 'shelf', house, sittings } as Beginning
})

/** Says something to the worker and waits until what is looked for was heard. */
function say<T>(message: ToWorker, look: () => T | undefined): Promise<T> {
  heard.length = 0
  return new Promise((resolve) => {
    const check = (): void => {
      const found = look()
      if (found === undefined) return
      waiting.delete(check)
      resolve(found)
    }
    waiting.add(check)
    self.onmessage?.({ data: message })
  })
}

const told = () => heard.findLast((letter) => letter.is === 'told' && letter.ask?.awaited)
const open = () => say({ open: 'x', name: 'Ana', lang: 'en' }, told)
const info = () => heard.findLast((letter) => letter.is === 'table')?.info

const random = randomFrom('shelf')

/** Whoever is asked answers something, so often. */
async function decide(n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    const letter = (await say({ say: { do: 'again', id: i } }, told)) as Extract<FromTable, { is: 'told' }>
    const ask = letter.ask
    if (!ask) throw new Error('nothing is asked')
    const answer = sample(askFrom(ask), ask.seat, random) as string
    const said = await say({ say: { do: 'decide', id: 1000 + i, seat: ask.seat, seq: ask.seq, answer } }, () =>
      heard.find((one) => one.is === 'done' || one.is === 'refused'),
    )
    expect(said.is).toBe('done')
  }
}

const journal = () => kept.lines.map((line) => JSON.parse(line) as JournalLine)

test('a table of this browser goes on after a release, and its worker keeps what has to be decided again', async () => {
  await open()
  let told = false
  for (let n = 0; n < 12; n++) {
    kept.changed = n % 2 === 1
    const before = kept.lines.length
    await open()
    const [rules] = journal().slice(before)
    if (n > 0) expect(rules?.is).toBe('rules')
    const remade = rules?.is === 'rules' && rules.undone !== null
    if (remade) expect(info()?.notice).toContain('The rules of the game have changed here. These decisions have to be made again: ')
    else expect(info()?.notice ?? null).toBeNull()
    told ||= remade
    await decide(1 + (n % 3))
    // The next visit finds what the last one left: no rules take over again, and nothing is missing.
    const { length } = kept.lines
    const decided = journal().filter(({ is }) => is === 'decision').length
    await open()
    expect(kept.lines).toHaveLength(length)
    expect(journal().filter(({ is }) => is === 'decision')).toHaveLength(decided)
  }
  expect(told).toBe(true)
})
