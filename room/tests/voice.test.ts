import type { Reading, ShownOption } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { type Message, randomFrom, sample, Table } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { spokenAsk, spokenEvent } from '../spoken.ts'
import { Voice } from '../voice.ts'
import { playingOf } from './party.ts'

const SEATS = ['north', 'south', 'east', 'west', 'middle']
const LANGUAGES = ['es', 'en'] as const

/** A voice that says everything anew beside the one that remembers. */
class Witnessed extends Voice {
  static readonly words: { readonly remembered: string; readonly anew: string }[] = []

  override say(message: Message, how: Reading): string {
    return this.compared(super.say(message, how), this.text.say(message, how))
  }
  override options(about: Message, how: Reading): (option: ShownOption, piece?: string) => string {
    const named = super.options(about, how)
    return (option, piece) => this.compared(named(option, piece), this.text.option(about, option, how))
  }
  private compared(remembered: string, anew: string): string {
    if (remembered !== anew) Witnessed.words.push({ remembered, anew })
    this.said.add(anew)
    return remembered
  }
  readonly said = new Set<string>()
}

describe('a voice that remembers says what the game would say', () => {
  test.each(games.map(({ id }) => id))('%s, to every seat and a spectator in both languages', async (id) => {
    const playing = await playingOf(id)
    const seats = SEATS.slice(0, Math.max(2, playing.game.seats.min))
    const voice = new Witnessed(playing.text)
    for (const seed of ['one', 'two']) {
      const table = Table.start(playing.game, { seats, options: null, seed })
      const random = randomFrom(seed)
      for (let i = 0; i < 250 && !table.over; i++) {
        for (const lang of LANGUAGES)
          for (const seat of seats) spokenAsk(voice, table.askFor(seat), table.view(seat), seat, lang, table.seq, true)
        const [seat] = table.awaited()
        if (seat === undefined || !table.ask) break
        table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
      }
      for (const lang of LANGUAGES)
        for (const reader of [...seats, null])
          for (const event of table.eventsFor(reader ?? '@spectator')) spokenEvent(voice, event, { lang, reader })
    }
    expect(voice.said.size).toBeGreaterThan(100)
    expect(Witnessed.words).toEqual([])
  })
})
