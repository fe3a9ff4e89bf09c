import type { GameText, Language } from '@miskatonic/contract'
import type { Message } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { type Moment, momentsOf, spokenLog } from '../moments.ts'
import type { AnyGame, Setup } from './randomGames.ts'

/* What a game's table shows: read as text, and with the rules its lines open. */

/** What must never be read out: aliases, face keys, marks of the rich form, words of a program. */
export const RAW: readonly RegExp[] = [
  /\b[0-9a-f]{12}\b/,
  /\b[a-zA-Z]+:[a-z][a-z0-9-]+\b/,
  /\bthe-[a-z]+/,
  /\b(?:undefined|null|NaN|true|false)\b/,
  /\[\[|\]\]|\*\*/,
  /\{\w+\}/,
]

/** The lines of a table as text, headings among them; none has anything raw in it. */
export function plainLines(sections: readonly { readonly heading: string; readonly lines: readonly string[] }[]): string[] {
  const lines = sections.flatMap(({ heading, lines }) => [heading, ...lines])
  for (const line of lines) for (const raw of RAW) expect(line).not.toMatch(raw)
  return lines
}

/** Who sits there, as a client is told. */
export const infoOf = <Info>(seats: readonly string[]): Info =>
  ({ seats: seats.map((seat) => ({ seat, holder: { kind: 'person', person: seat, name: `Ms ${seat}`, present: true } })) }) as Info

/** What a table reads at a moment, in a language: the view, who sits there, and what lights up with the options behind it. */
export function readAt<Read>(text: GameText, { table, seat, ask }: Moment, lang: Language, more: object = {}): Read {
  const view = table.view(seat)
  const faces = new Map(Object.values(view.zones).flatMap(({ pieces }) => pieces.map((piece) => [piece.alias, piece.faces] as const)))
  const lit = { places: new Map<string, object[]>(), pieces: new Map<string, object[]>() }
  for (const option of ask.options) {
    const { place, piece, ...shown } = option
    const read = { ...option, text: text.option(ask.about, { ...shown, faces: faces.get(piece ?? '') ?? {} }, { lang, reader: seat }) }
    if (place !== undefined) lit.places.set(place, [...(lit.places.get(place) ?? []), read])
    if (piece !== undefined) lit.pieces.set(piece, [...(lit.pieces.get(piece) ?? []), read])
  }
  const none = new Map<string, never[]>()
  return {
    view,
    seat,
    lang,
    info: infoOf(view.seats),
    lit: { ...lit, seats: none, refusedPieces: none, refusedPlaces: none },
    face: (key: string) => text.face(key, lang),
    ...more,
  } as Read
}

export type Opening = {
  readonly game: AnyGame
  readonly text: GameText
  /** The catalogue of rules, as it is written. */
  readonly catalogue: string
  /** Every message the log can tell, where they are listed; those whose rule depends on what they tell are left out. */
  readonly log?: readonly string[]
  /** The rules that some lines open: `{ 'log.walked': 'MY-WALK-02' }`; null: none. */
  readonly lines: readonly (readonly [message: Message, rule: string | null])[]
  readonly numbers: readonly string[]
  readonly tables: readonly Setup[]
  readonly most?: number
}

/** Every line of the log and every number opens a rule that the catalogue has. */
export function linesOpenRules({ game, text, catalogue, log = [], lines, numbers, tables, most = 120 }: Opening): void {
  const isKept = (id: string | null | undefined): boolean => id !== null && id !== undefined && catalogue.includes(`**${id}**`)
  const opened = (message: Message): string | null => text.line?.(message, null).rule ?? null

  test('every line the log can tell opens a rule that the catalogue has', () => {
    expect(log.filter((key) => !isKept(opened({ key })))).toEqual([])
    expect(lines.map(([message]) => opened(message))).toEqual(lines.map(([, rule]) => rule))
    expect(opened({ key: 'log.unheard-of' })).toBeNull()
  })

  test('the numbers a player can open have their rule too', () => {
    for (const quantity of numbers) expect(isKept(text.ruleOfNumber?.(quantity)), quantity).toBe(true)
    expect(text.ruleOfNumber?.('unheard-of')).toBeNull()
  })

  test('in games that are played no line is without a rule', () => {
    const without = new Set<string>()
    let told = 0
    for (const { seats, seed, options = null } of tables) {
      const heard = new Map<string, number>()
      for (const { table, seat } of momentsOf(game, { seats, options, seed }, most)) {
        const events = table.eventsFor(seat)
        for (const one of spokenLog(text, events.slice(heard.get(seat) ?? 0), 'en')) if (!isKept(one.rule)) without.add(one.message.key)
        told += events.length - (heard.get(seat) ?? 0)
        heard.set(seat, events.length)
      }
    }
    expect(told).toBeGreaterThan(50)
    expect([...without]).toEqual([])
  })
}

type Tutorial = { readonly steps: readonly { readonly id: string; readonly text: unknown }[] }

/** Each step of a tutorial has words, and each words a step. */
export function stepsHaveWords(tutorial: Tutorial, words: object): void {
  test('each step has words and each words a step', () => {
    expect(tutorial.steps.map(({ id }) => id)).toEqual(Object.keys(words))
    for (const { id, text } of tutorial.steps) expect(text).toBe((words as { readonly [id: string]: unknown })[id])
  })
}
