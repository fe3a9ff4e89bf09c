import { games } from '@miskatonic/games'
import { playable } from '@miskatonic/games/levels'
import { type Message, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { SpokenAsk } from '../protocol.ts'
import { numberedSeat } from '../seatWords.ts'
import { sourceFor, spokenAsk, spokenEvent } from '../spoken.ts'
import { Voice } from '../voice.ts'

const GAMES = 4
const DECISIONS = 120
const LANGUAGES = ['es', 'en'] as const
/** Nobody gave a name: who is meant is told by whom they play. */
const PEOPLE = [1, 2, 3, 4, 5].map((n) => numberedSeat(n, 'es'))
/** Said of anything: whoever reads them does not know what is lacking. */
const GENERIC =
  /^(ahora no( se puede)?|no (se )?puede[s]?( hacerlo| usarla)?( ahora)?|not now|you cannot( do (this|that))?( now)?|it cannot be used( now)?|((you cannot|no puedes) \w+ ?\w*: )?(it would (do|affect) nothing( now)?|there is no target|this is not its time|no hay objetivo|(ahora )?no (es su momento|serviría de nada|tendría ningún efecto|afectaría a nada)))\.?$/i
/** The games that tell of people by whom they play: there an unnamed seat is never a number once it plays somebody. */
const BY_CHARACTER: readonly string[] = ['arkham-horror', 'cultistorm', 'eldritch-horror']
/** Told of who plays nobody any more. */
const PLAYS_NOBODY: readonly string[] = ['eliminated']
const NUMBERED = /\b(asiento|seat) ?\d|\bseat\d/i

type Played = Awaited<ReturnType<typeof playable>>
type Read = { readonly ask: SpokenAsk; readonly lang: (typeof LANGUAGES)[number]; readonly seat: Seat; readonly at: string }

/** Every question of some random games with its answers, as each asked seat reads them; and every line of the log, to `hear`. */
function* read({ game, text }: Played, hear: (message: Message, line: string) => void): Generator<Read> {
  const voice = Voice.of(text)
  const seats = PEOPLE.slice(0, Math.max(2, game.seats.min))
  for (let i = 1; i <= GAMES; i++) {
    const random = randomFrom(`answers ${i}`)
    const table = Table.start(game, { seats, options: null, seed: `answers ${i}` })
    for (let n = 0; n < DECISIONS && table.ask; n++) {
      for (const seat of table.asked())
        for (const lang of LANGUAGES) {
          const ask = spokenAsk(voice, table.askFor(seat), table.view(seat), seat, lang, table.seq, true, sourceFor(table, seat))
          if (ask) yield { ask, lang, seat, at: `answers ${i} at ${n}` }
        }
      // Who has answered a question to all is still asked, but not waited for.
      const seat = (table.awaited()[0] ?? table.asked()[0]) as Seat
      if (!table.decide(seat, sample(table.ask, seat, random), { keys: 'real' }).ok) break
    }
    for (const reader of seats)
      for (const lang of LANGUAGES)
        for (const event of table.eventsFor(reader)) hear(event.message, spokenEvent(voice, event, { lang, reader }).text)
  }
}

describe.each(games.map(({ id }) => id))('the answers of %s', (id) => {
  test('say what they are; a refused one names the rule and the condition that is not met; people have their names', async () => {
    const wrong = new Map<string, string>()
    const seen = { options: 0, refused: 0, seats: 0, lines: 0 }
    const hear = ({ key }: Message, line: string): void => {
      seen.lines++
      if (BY_CHARACTER.includes(id) && NUMBERED.test(line) && !PLAYS_NOBODY.includes(key)) wrong.set(`log ${key}`, line)
    }
    for (const { ask, lang, at } of read(await playable(id), hear)) {
      for (const { key, text, seat } of ask.options) {
        seen.options++
        if (seat !== undefined) seen.seats++
        if (!text.trim() || (BY_CHARACTER.includes(id) && NUMBERED.test(text)) || /undefined|\[object|[{}]/.test(text))
          wrong.set(`${ask.about.key} ${lang}`, `${key}: ${text} (${at})`)
        // Who is meant is shown with portrait and figures: the answer names the seat or a piece of theirs, not words alone.
        if (PEOPLE.some((name) => key === name) && seat === undefined) wrong.set(`${ask.about.key} seat`, `${key}: ${text} (${at})`)
      }
      for (const { key, text, reasons } of ask.refused) {
        seen.refused++
        if (!reasons.length) wrong.set(`${ask.about.key} ${key} ${lang}`, `${text}: refused without a reason (${at})`)
        for (const reason of reasons) {
          if (!reason.rule || GENERIC.test(reason.text) || reason.text.split(' ').length < 3 || NUMBERED.test(reason.text))
            wrong.set(`${reason.rule} ${lang}`, `${text}: ${reason.text} (${at})`)
        }
      }
      if (BY_CHARACTER.includes(id) && NUMBERED.test(ask.text)) wrong.set(`${ask.about.key} ${lang}`, `${ask.text} (${at})`)
    }
    expect(seen.options).toBeGreaterThan(500)
    expect(seen.refused).toBeGreaterThan(50)
    expect(seen.lines).toBeGreaterThan(500)
    expect([...wrong]).toEqual([])
  })
})
