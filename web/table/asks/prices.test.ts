/**
 * Every button that costs shows its cost: whatever is paid as soon as a button is pressed stands on it, in its question, or on one pressed
 * before it in the same step. What is paid is known from the log, which says it in words; these words are looked for.
 */
import type { Language } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { playable } from '@miskatonic/games/levels'
import { type Answer, type AnyShape, type Ask, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'
import type { SpokenAsk } from '@miskatonic/room/protocol'
import { describe, expect, test } from 'vitest'
import { sourceFor, spokenAsk } from '../../../room/spoken.ts'
import { Voice } from '../../../room/voice.ts'
import type { GameTable, TableProps } from '../../kit/table.ts'
import { printedOn } from './OptionSign.tsx'

const GAMES = Number(process.env.MISKATONIC_PRICES ?? 6)
const DECISIONS = 250
const LANGUAGES = ['es', 'en'] as const

const looks = import.meta.glob<{ readonly optionLook: GameTable['optionLook'] }>('../../../games/*/table/optionLook.ts')
type Played = Awaited<ReturnType<typeof playable>>

/** What a button shows, as the table draws it, and what is printed on the card it names, which is open before whoever may choose it. */
function drawn(ask: SpokenAsk, key: string, props: TableProps, look: GameTable['optionLook']): string {
  const option = ask.options.find((one) => one.key === key)
  if (!option) return ''
  const { title, note, atPiece } = look?.(option, props) ?? {}
  return `${title === undefined || atPiece ? option.text : title} ${note ?? ''} ${printedOn(option, props) ?? ''}`
}

/** Words that say that something is paid, not what; and those that say nothing. */
const PLAIN = /^(you|your|the|has|have|spen|paid|paga|gast|used|usad|left|qued|todo|and|con|por|that|were|era|los|las|del|una)$/
/** What a sentence names, by the beginnings of its words: names of cards are no price, but that a card is one. */
const named = (text: string): string[] => {
  const words = text.toLowerCase().replace(/[«“][^»”]*[»”]/g, ' ')
  const found = [...words.matchAll(/\p{L}{3,}|\$\d+/gu)].map(([word]) => word.slice(0, 4)).filter((word) => !PLAIN.test(word))
  return found.length && /[«“]/.test(text) ? [...found, 'cart', 'card'] : found
}

const bears = (shown: string, paid: string): boolean => {
  const words = named(paid)
  const all = shown.toLowerCase()
  return !words.length || words.some((word) => all.includes(word))
}

/** Not what is paid, but what comes of it. */
const ARRIVES = ['stage:pay']

/** What is paid at once when somebody answers: nothing but what is done with it has happened before. */
function paidIn(table: Table<AnyShape>, from: number, payments: ReadonlySet<string>) {
  return table.kernel.events
    .slice(from, from + 2)
    .find(({ name }) => payments.has(name) || (/:(spend|pay)$/.test(name) && !ARRIVES.includes(name)))
}

async function unpriced(played: Played): Promise<{ readonly wrong: ReadonlyMap<string, string>; readonly paid: number }> {
  const { game, text } = played
  const voice = Voice.of(text)
  const load = Object.entries(looks).find(([path]) => path.includes(`/games/${game.id}/`))
  const look = (await load?.[1]())?.optionLook
  const payments = new Set(Object.values(game.resources).map(({ happening }) => String(happening)))
  const seats = ['Ana', 'Bea', 'Carl'].slice(0, Math.max(2, game.seats.min))
  const wrong = new Map<string, string>()
  let paid = 0
  for (let i = 1; i <= GAMES; i++) {
    const seed = `prices ${i}`
    const random = randomFrom(seed)
    const table = Table.start(game, { seats, options: null, seed })
    let step = { at: -1, shown: { es: '', en: '' } }
    for (let n = 0; n < DECISIONS && table.ask; n++) {
      const seat = table.awaited()[0] as Seat
      const answer: Answer = sample(table.askFor(seat) as Ask, seat, random)
      const { at } = table.edges.at(-1) ?? { at: 0 }
      if (at !== step.at) step = { at, shown: { es: '', en: '' } }
      let about = ''
      for (const lang of LANGUAGES) {
        const [ask, props] = asked(table, seat, lang, voice)
        if (!ask) continue
        about = ask.about.key
        const keys = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : []
        step.shown[lang] += ` ${ask.text} ${keys.map((key) => drawn(ask, key, props, look)).join(' ')}`
      }
      const from = table.kernel.events.length
      expect(table.decide(seat, answer)).toEqual({ ok: true })
      const payment = paidIn(table, from, payments)
      const message = payment?.told[seat]
      if (!message) continue
      paid++
      for (const lang of LANGUAGES) {
        const line = text.say(message, { lang, reader: seat })
        const shown = step.shown[lang]
        if (!bears(shown, line)) wrong.set(`${about} ${payment.name} ${lang}`, `${line} ⇐ ${shown} (${seed} at ${n})`)
      }
    }
  }
  return { wrong, paid }
}

/** The question as it is read, and what the table's buttons are drawn with. */
function asked(table: Table<AnyShape>, seat: Seat, lang: Language, voice: Voice): readonly [SpokenAsk | null, TableProps] {
  const view = table.view(seat)
  const ask = spokenAsk(voice, table.askFor(seat), view, seat, lang, table.seq, true, sourceFor(table, seat))
  const info = { id: 'prices', seats: view.seats.map((one) => ({ seat: one, name: one })) }
  return [ask, { view, seat, lang, ask, info, face: (key: string) => voice.face(key, lang) } as unknown as TableProps]
}

describe.each(games.map(({ id }) => id))('what is paid at %s', (id) => {
  test('was to be read before on the button, in both languages', async () => {
    const { wrong, paid } = await unpriced(await playable(id))
    expect(paid).toBeGreaterThan(1)
    expect([...wrong]).toEqual([])
  })
})
