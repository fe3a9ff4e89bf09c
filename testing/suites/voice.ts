import type { GameText, Language, ShownOption } from '@miskatonic/contract'
import {
  type AnyShape,
  type Message,
  type Option,
  type RefusedOption,
  type Seat,
  type Slot,
  SPECTATOR,
  type Table,
} from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { type AnyGame, randomGame, type Setup } from './randomGames.ts'

/* What a game says: in both languages, to everybody, and never a key. */

export type Speaking = {
  readonly text: GameText
  /** How its rules are numbered: `EH`. */
  readonly rules: string
  /** Ids that no sentence has in it. */
  readonly ids: Iterable<string>
  /** What is the same in both languages besides “No”: names of people, places and cards. */
  readonly proper?: Iterable<string>
}

/** What a game says of one thing, and what is wrong with it. */
export class Voice {
  readonly text: GameText
  private readonly raw: RegExp
  private readonly ids: ReadonlySet<string>
  private readonly proper: ReadonlySet<string>

  constructor({ text, rules, ids, proper = [] }: Speaking) {
    this.text = text
    this.raw = new RegExp(`^(?:Opción|Option) |undefined|\\[object|NaN|[{}_]|\\b[a-z]+:[a-z#0-9]|${rules}-[A-Z]`)
    this.ids = new Set(ids)
    this.proper = new Set(['No', ...proper])
  }

  /** What is wrong with a text a person reads, or null. */
  problemIn(said: string): string | null {
    if (said.trim() === '') return 'says nothing'
    if (this.raw.test(said)) return 'has a key in it'
    return (said.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []).find((word) => this.ids.has(word)) ?? null
  }

  /** A message in Spanish and in English. */
  both(message: Message, reader: Seat | null = null): string[] {
    return LANGUAGES.map((lang) => this.text.say(message, { lang, reader }))
  }

  /** An option of a question, in Spanish and in English. */
  option(about: Message | string, shown: object, reader: Seat = 'Ana'): string[] {
    const question = typeof about === 'string' ? { key: about } : about
    return LANGUAGES.map((lang) => this.text.option(question, shown as ShownOption, { lang, reader }))
  }

  /** What is wrong with the two versions of one text. */
  problemsOf([es = '', en = '']: readonly string[]): string[] {
    const found = [es, en].flatMap((said) => this.problemIn(said) ?? []).map((problem) => `«${es}», «${en}» ${problem}`)
    return es === en && !this.proper.has(es) ? [...found, `«${es}» is the same in both languages`] : found
  }
}

type Sent = {
  readonly about: Message
  readonly options?: readonly Option[]
  readonly slots?: readonly Slot[]
  readonly offers?: { readonly [seat: Seat]: readonly Option[] }
  readonly refused?: readonly RefusedOption[] | { readonly [seat: Seat]: readonly RefusedOption[] }
}

/** Listens at tables and remembers what was wrong. */
class Listener {
  readonly wrong = new Set<string>()
  readonly keys = new Set<string>()
  private readonly heard = new Set<string>()
  private readonly voice: Voice

  constructor(voice: Voice) {
    this.voice = voice
  }

  hear(key: string, what: unknown, say: () => string[]): void {
    this.keys.add(key)
    const same = `${key}${JSON.stringify(what)}`
    if (this.heard.has(same)) return
    this.heard.add(same)
    for (const problem of this.voice.problemsOf(say())) this.wrong.add(`${key}: ${problem}`)
  }

  message(message: Message, reader: Seat): void {
    this.hear(message.key, [message, reader], () => this.voice.both(message, reader))
  }

  ask(table: Table<AnyShape>, seat: Seat): void {
    const sent = table.askFor(seat) as unknown as Sent
    const refused = Array.isArray(sent.refused) ? sent.refused : (Object(sent.refused)[seat] ?? [])
    const all = [...(sent.options ?? sent.slots ?? sent.offers?.[seat] ?? []), ...refused] as (Option | RefusedOption)[]
    const zones = all.some(({ piece }) => piece !== undefined) ? table.view(seat).zones : {}
    const faces = new Map(Object.values(zones).flatMap(({ pieces }) => pieces.map((piece) => [piece.alias, piece.faces] as const)))
    this.message(sent.about, seat)
    for (const { piece, ...one } of all) {
      const shown = { ...one, ...(piece === undefined ? {} : { faces: faces.get(piece) ?? {} }) }
      const known = piece === undefined ? one.key : one.key.replace(piece, JSON.stringify(faces.get(piece) ?? {}))
      this.hear(`${sent.about.key} option`, [known, one.label, sent.about.args, seat], () => this.voice.option(sent.about, shown, seat))
      for (const { message } of 'reasons' in one ? one.reasons : []) this.message(message, seat)
    }
  }
}

export type Told = {
  readonly game: AnyGame
  readonly tables: readonly Setup[]
  /** After how many answers a game is left (default: it is played to its end). */
  readonly most?: number
  /** How many messages are said at least. */
  readonly keys: number
  /** All messages of the game, and which share of them may remain unsaid. */
  readonly all?: { readonly messages: readonly string[]; readonly unsaid: number }
  /** How many of the ways to end come up at least, by how a result is told apart. */
  readonly endings?: { readonly of: (result: never) => string; readonly least: number }
  /** Whether somebody has won: a seat, or with null anybody of the table. */
  readonly won: (result: never, reader: Seat | null) => boolean
}

/** Random games are told in both languages, to everybody, from the first question to the last line. */
export function randomGamesAreTold(voice: Voice, how: Told): void {
  describe('random games', () => {
    const listener = new Listener(voice)
    const endings = new Set<string>()

    it('are told in both languages, to everybody, from the first question to the last line', () => {
      for (const setup of how.tables) {
        const course = randomGame(how.game, setup, how.most)
        let step = course.next()
        for (; !step.done; step = course.next()) for (const seat of step.value.asked()) listener.ask(step.value, seat)
        const table = step.value
        for (const reader of [setup.seats[0] as Seat, SPECTATOR])
          for (const { message } of table.eventsFor(reader)) listener.message(message, reader)
        if (how.most === undefined) expect(table.over, setup.seed).toBe(true)
        if (!table.over) continue
        endings.add(how.endings?.of(table.result as never) ?? '')
        for (const reader of [...setup.seats, null]) endingIsTold(voice, table, reader, how)
      }
      expect([...listener.wrong]).toEqual([])
    })

    it('leave hardly a message unsaid', () => {
      expect(listener.keys.size).toBeGreaterThan(how.keys)
      expect(endings.size).toBeGreaterThanOrEqual(how.endings?.least ?? 1)
      const unsaid = how.all?.messages.filter((key) => !listener.keys.has(key)) ?? []
      if (how.all) expect(unsaid.length / how.all.messages.length, unsaid.join(' ')).toBeLessThan(how.all.unsaid)
    })
  })
}

function endingIsTold(voice: Voice, table: Table<AnyShape>, reader: Seat | null, { won }: Told): void {
  for (const lang of LANGUAGES) {
    const ending = voice.text.ending(table.result, { lang, reader })
    for (const said of [ending.headline, ...ending.lines]) expect(voice.problemIn(said), said).toBe(null)
    expect(ending.won).toBe(won(table.result as never, reader))
  }
}

/** Titles, stories and rules of a face. */
export const wordsOn = (text: GameText, key: string, lang: Language): string[] =>
  text.face(key, lang)?.parts.flatMap(({ title, story, rules }) => [title, story, rules].flatMap((one) => one ?? [])) ?? []

/** Every face is printed in both languages. `wordless`: faces that have only a name; `unknown`: keys on which nothing is printed. */
export function facesArePrinted(
  voice: Voice,
  { faces, wordless, unknown }: { readonly faces: readonly string[]; readonly wordless?: RegExp; readonly unknown: readonly string[] },
): void {
  it.each(LANGUAGES)('are printed in %s, each of them', (lang) => {
    expect(faces.length).toBeGreaterThan(0)
    for (const key of faces) {
      const face = voice.text.face(key, lang)
      if (!face) throw new Error(`nothing is printed on «${key}»`)
      const words = wordsOn(voice.text, key, lang)
      for (const said of [face.name, face.sort, ...words]) expect(voice.problemIn(said), `${key}: ${said}`).toBe(null)
      expect(JSON.stringify(face.figures ?? {}), key).not.toMatch(/undefined|null,"text"|"text":""/)
      if (!wordless?.test(key)) expect(words.length, key).toBeGreaterThan(0)
    }
    for (const key of unknown) expect(voice.text.face(key, lang), key).toBe(null)
  })
}

/** Every quantity has words of its own for each phase of its sum, in both languages. */
export function quantitiesHaveWords(voice: Voice, quantities: object, phases: readonly string[] = ['base']): void {
  it('have words for every quantity, in both languages', () => {
    for (const quantity of Object.keys(quantities))
      for (const phase of phases) {
        const part = { source: null, phase, amount: 2, counts: true }
        const lines = LANGUAGES.map((lang) => voice.text.sum({ quantity, value: 2, parts: [part] }, { lang, reader: null }))
        for (const { label, value } of lines.flat()) {
          expect(voice.problemIn(label), `${quantity} ${phase}`).toBe(null)
          expect(value).toMatch(/2$/)
        }
      }
  })
}
