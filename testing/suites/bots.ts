import type { BotMaker, GameText } from '@miskatonic/contract'
import type { Answer, AnyShape, AskView, Json, Message, Random, Seat, Table, View } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { type AnyGame, begin, type Setup } from './randomGames.ts'

/* Bots at a table. They are given what was sent to the seat, through JSON, so that nothing they read hangs on the table. */

export type Reasoned = { readonly answer: Answer; readonly why: Message | null }
type Seated = { readonly seat: Seat; readonly seats: readonly Seat[]; readonly options: Json }
type AnyTable = Pick<Table<AnyShape>, 'view' | 'askFor' | 'eventsFor'>

/** Somebody at a table: what they say to what they were sent. */
export type Player = (sent: { seat: Seat; view: View; ask: AskView; events: never[] }) => Reasoned

/** What is sent to a seat. */
export const sentTo = (table: AnyTable, seat: Seat, events: readonly unknown[] = []) =>
  JSON.parse(JSON.stringify({ seat, view: table.view(seat), ask: table.askFor(seat), events })) as Parameters<Player>[0]

/** A bot as a player. */
export function playerOf(maker: BotMaker, at: Seated, random: Random): Player {
  const bot = maker(at)
  return (sent) => {
    const said: unknown = bot.decide(sent, random)
    const reasoned = typeof said === 'object' && said !== null && 'answer' in said
    const { answer, why = null } = (reasoned ? said : { answer: said }) as { answer: Answer; why?: Message }
    return { answer, why }
  }
}

/** A whole game; whatever a player says is legal. Returns the table at its end. */
export function playOut(game: AnyGame, setup: Setup, player: (seat: Seat) => Player, most = 4000): Table<AnyShape> {
  const table = begin(game, setup, { undo: false })
  const players = new Map(setup.seats.map((seat) => [seat, player(seat)]))
  while (table.ask && table.seq < most) {
    const [seat] = table.awaited() as [Seat]
    const { answer } = (players.get(seat) as Player)(sentTo(table, seat))
    expect(table.decide(seat, answer, { by: 'bot' })).toEqual({ ok: true })
  }
  expect(table.over, `${setup.seed} is over`).toBe(true)
  return table
}

/** Bots of a level end these games; every answer is legal and their own, every reason is a sentence in both languages. */
export function botsPlay(
  { game, text, maker }: { readonly game: AnyGame; readonly text: GameText; readonly maker: BotMaker },
  tables: readonly (Setup & { readonly of: string })[],
): void {
  test.each(tables)('$of: every answer is legal and its own, every reason a sentence ($seed)', ({ of: _, ...setup }) => {
    let strayed = 0
    const unexplained: string[] = []
    const { seats, options = null } = setup
    const listened = (seat: Seat): Player => {
      const player = playerOf(maker, { seat, seats, options }, () => {
        // A judgement that knows no legal answer falls back on chance.
        strayed++
        return 0
      })
      return (sent) => {
        const said = player(sent)
        if (said.why && !explained(text, said.why)) unexplained.push(said.why.key)
        return said
      }
    }
    playOut(game, setup, listened)
    expect({ strayed, unexplained }).toEqual({ strayed: 0, unexplained: [] })
  })
}

const explained = (text: GameText, why: Message): boolean => {
  const [es = '', en = ''] = LANGUAGES.map((lang) => text.say(why, { lang, reader: null }))
  return es !== '' && en !== '' && es !== en && !es.includes(why.key)
}

type Standing = AnyTable & { readonly setup: { readonly seats: readonly Seat[] } }

/** What the bot of a seat answers here, and why; pieces by the faces they show, or what is made of them. */
export function botAnswers(maker: BotMaker, table: Standing, seat: Seat, name = (face: string): string => face) {
  const sent = sentTo(table, seat, table.eventsFor(seat))
  const { answer, why } = playerOf(maker, { seat, seats: table.setup.seats, options: null }, () => 0)(sent)
  const named = Object.values(sent.view.zones)
    .flatMap(({ pieces }) => pieces)
    .reduce((words, { alias, faces }) => words.replaceAll(alias, name(Object.values(faces)[0] ?? alias)), [answer].flat().join(' '))
  return { answer, named, why: why?.key ?? null }
}
