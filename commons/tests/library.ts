import { type Effect, type Language, resolve } from '@miskatonic/effects'
import {
  type Game,
  type Json,
  type Kernel,
  type Key,
  readSave,
  restore,
  type Script,
  type Self,
  save,
  Table,
  writeSave,
} from '@miskatonic/kernel'
import { gain, lose, language as plain } from '../../effects/tests/workshop.ts'
import { type Tiny, tinyGame } from '../../kernel/tests/tinyGame.ts'
import { type Book, bookConditions, bookVerbs, defineBook, type Entry, type Reader, readingRecord } from '../book/index.ts'

/* A book over the smallest of games: seats have health and clues, and the table keeps a diary of what was read. */

type Memory = { readonly read: readonly number[]; readonly flags: { readonly [name: string]: number } }
const memoryOf = (t: Kernel<Tiny>): Memory => (t.get('book', 'mark') as Memory | null) ?? { read: [], flags: {} }

export const dice = { fortune: ['fail', 'blank', 'one', 'two'] }

export const readerOf = (book: Book): Reader<Tiny> => ({
  book,
  wasRead: (t, entry) => memoryOf(t).read.includes(entry),
  markRead: (t, w, entry) => {
    const memory = memoryOf(t)
    w.set('book', 'mark', { ...memory, read: [...memory.read, entry] } as unknown as Json)
  },
  flag: (t, scope, flag) => memoryOf(t).flags[`${scope}/${flag}`] ?? 0,
  setFlag: (t, w, scope, flag, value) => {
    const memory = memoryOf(t)
    w.set('book', 'mark', { ...memory, flags: { ...memory.flags, [`${scope}/${flag}`]: value } } as unknown as Json)
  },
  tell: (x, at) =>
    x.t.happens('story', { entry: at.entry, part: at.part }, (w) =>
      w.set('table', 'diary', [...x.t.state.diary, `${x.you}: ${book.story(at).en}`]),
    ),
  everyone: (t) => t.seats,
  dice,
  prompts: {
    decide: (at) => ({ key: 'decide', args: { ...at } }),
    choice: (at, key) => ({ key: 'choice', args: { ...at, choice: key } }),
    unmet: (at, key) => ({ rule: 'T-3', message: { key: 'unmet', args: { ...at, choice: key } } }),
    riddle: (at) => ({ key: 'riddle', args: { ...at } }),
    toll: (at) => ({ key: 'toll', args: { ...at } }),
  },
  calls: (entry) => ({ kind: 'verbatim', es: `Lee la entrada ${entry}.`, en: `Read entry ${entry}.` }),
})

export const languageWith = (reader: Reader<Tiny>): Language<Tiny> => ({
  ...plain,
  verbs: { ...plain.verbs, ...bookVerbs(reader) },
  conditions: { ...plain.conditions, ...bookConditions(reader) },
})

const clue = {
  happening: 'clue:spend',
  has: (t: { get(of: string, attribute: 'clues'): number }, seat: string) => t.get(seat, 'clues'),
  lacking: () => ({ rule: 'T-2', message: { key: 'poor' } }),
  // biome-ignore lint/correctness/useYield: nothing to settle.
  *gather(_t: unknown, seat: string, n: number): Script<object> {
    return { who: seat, n }
  },
  spend: (w: { add(of: string, attribute: 'clues', n: number): number }, what: { who: string; n: number }) =>
    void w.add(what.who, 'clues', -what.n),
}

type How = {
  readonly call?: Effect
  readonly ana?: { readonly clues?: number; readonly health?: number }
  readonly answers?: readonly (Key | number)[]
  readonly chance?: { readonly [label: string]: readonly Json[] }
  readonly reader?: Partial<Reader<Tiny>>
}

export type Lectern = {
  readonly table: Table<Tiny>
  readonly diary: readonly string[]
  readonly flags: Memory['flags']
  answer(...answers: readonly (Key | number)[]): void
  offered(): readonly Key[]
  refused(): readonly Key[]
  health(who?: string): number
  clues(who?: string): number
  /** The same table, saved and opened again. */
  reopened(): Lectern
}

/** Lets Ana call an entry (the first, unless said otherwise) and answers what is asked. */
export function opened(entries: readonly Entry[], how: How = {}): Lectern {
  const book = defineBook(entries)
  const language = languageWith({ ...readerOf(book), ...how.reader })
  const self: Self = { source: { rule: 'T-0' }, piece: null, controller: 'ana', bound: {} }
  const game = tinyGame({
    records: { ...readingRecord },
    resources: { clue } as never,
    setup: (w) => {
      for (const [attribute, value] of Object.entries(how.ana ?? {})) w.set('ana', attribute as 'clues', value)
    },
    *play(t) {
      yield* resolve(language, t, how.call ?? { do: 'read', entry: entries[0]?.number as number }, { self })
      yield* t.change((w) => w.set('table', 'diary', [...t.state.diary, 'the end']))
    },
  })
  const setup = { seats: ['ana', 'ben'], seed: 'library' }
  const host = { strict: true, ...(how.chance ? { scripted: how.chance } : {}) }
  const lectern = lecternOf(game, Table.start(game, setup, host))
  lectern.answer(...(how.answers ?? []))
  return lectern
}

const lecternOf = (game: Game<Tiny>, table: Table<Tiny>): Lectern => ({
  table,
  get diary() {
    return table.kernel.state.diary
  },
  get flags() {
    return memoryOf(table.kernel).flags
  },
  answer(...answers) {
    for (const answer of answers) {
      const [seat] = table.asked()
      const said = table.decide(seat as string, answer, { keys: 'real' })
      if (!said.ok) throw new Error(`${answer}: ${said.error.detail}; offered ${JSON.stringify(table.ask)}`)
    }
  },
  offered: () => (table.ask?.kind === 'choose' ? table.ask.options.map(({ key }) => key) : []),
  refused: () => (table.ask?.kind === 'choose' ? (table.ask.refused ?? []).map(({ key }) => key) : []),
  health: (who = 'ana') => table.kernel.get(who, 'health'),
  clues: (who = 'ana') => table.kernel.get(who, 'clues'),
  reopened: () => lecternOf(game, restore(game, readSave(writeSave(save(table))).saved, { strict: true }).table),
})

export { gain, lose }
export const both = (words: string) => ({ es: words, en: words })
export const seq = (...effects: readonly Effect[]): Effect => ({ do: 'seq', effects })
