import { describe, expect, test } from 'vitest'
import { beginning, Party, playingOf } from './party.ts'

const lighthouse = await playingOf('lighthouse')
const MINUTE = 60_000

/** Ana hosts and sits at north, Luis at south, Eva at east. */
function party() {
  const p = new Party(
    lighthouse,
    beginning({
      sittings: {
        north: { kind: 'person', person: 'ana', name: 'Ana' },
        south: { kind: 'person', person: 'luis', name: 'Luis' },
        east: { kind: 'person', person: 'eva', name: 'Eva' },
      },
    }),
  )
  return { p, ana: p.enter('ana', 'es'), luis: p.enter('luis', 'en'), eva: p.enter('eva', 'en') }
}
/** The seats the question waits for. */
const asked = (p: Party): string => {
  const [seat] = p.table.awaited()
  if (seat === undefined) throw new Error('nobody is asked')
  return seat
}
const standIn = (p: Party, who: string, seat: string) => p.say(who, { do: 'standIn', seat })

describe('a seat that is asked and says nothing', () => {
  test('the host lets a bot answer at once: it is kept, told, and the seat stays whose it is', () => {
    const { p, luis } = party()
    // All choose in secret first: one silent seat holds up everybody.
    for (const person of ['ana', 'luis']) {
      const seat = person === 'ana' ? 'north' : 'south'
      const key = p.readers.get(person)?.told.get(seat)?.ask?.options[0]?.key ?? ''
      expect(p.say(person, { do: 'decide', seat, seq: p.table.seq, answer: key })).toBe('done')
    }
    expect(p.table.awaited()).toEqual(['east'])
    const { seq } = p.table
    expect(standIn(p, 'ana', 'east')).toBe('done')
    expect(p.table.log[seq]).toMatchObject({ seat: 'east', by: 'bot' })
    expect(luis.last('chat')?.lines.at(-1)).toMatchObject({ trace: true, text: 'Ana lets a bot answer this time for east’s seat.' })
    expect(p.room.sittings.get('east')).toMatchObject({ kind: 'person', person: 'eva' })
    expect(p.reopened().table.hash).toBe(p.table.hash)
  })

  test('any player may after the time the table sets, not before; who watches may not', () => {
    const { p, luis } = party()
    p.enter('zoe')
    const seat = 'east'
    expect(luis.info?.info.patience).toBe(5 * MINUTE)
    p.now = 1000 + 5 * MINUTE - 1
    expect(p.table.awaited()).toContain(seat)
    expect(standIn(p, 'luis', seat)).toBe('not-allowed')
    p.now = 1000 + 5 * MINUTE
    expect(standIn(p, 'zoe', seat)).toBe('not-your-seat')
    expect(standIn(p, 'luis', seat)).toBe('done')
    expect(standIn(p, 'luis', seat)).toBe('not-asked')
  })

  test('the table sets another time, or keeps it to the host; everybody reads which', () => {
    const { p, luis } = party()
    expect(p.say('luis', { do: 'rules', patience: 10_000 })).toBe('not-host')
    expect(p.say('ana', { do: 'rules', patience: 60_000 })).toBe('done')
    expect(luis.info?.info.patience).toBe(60_000)
    expect(luis.last('chat')?.lines.at(-1)?.text).toContain('silent for 1 min')
    p.now = 1000 + MINUTE
    expect(standIn(p, 'luis', 'east')).toBe('done')
    p.say('ana', { do: 'rules', patience: null })
    p.now += 1000 * MINUTE
    expect(standIn(p, 'luis', asked(p))).toBe('not-host')
    expect(standIn(p, 'ana', asked(p))).toBe('done')
  })

  test('since when is known after a restart, and told to who comes; a bot’s answers do not break the silence', () => {
    const { p } = party()
    p.playOn(9)
    const seat = asked(p)
    const since = p.now - 1
    p.now += 4 * MINUTE
    p.room = p.reopened()
    for (const person of ['ana', 'luis', 'eva']) p.enter(person)
    expect(p.readers.get('ana')?.info?.info.silent.seats).toContainEqual({ seat, since })
    const other = p.room.sittings.get(seat)
    const waiting = other?.kind === 'person' && other.person === 'luis' ? 'eva' : 'luis'
    expect(standIn(p, waiting, seat)).toBe('not-allowed')
    p.now = since + 5 * MINUTE
    expect(standIn(p, waiting, seat)).toBe('done')
    // Asked again at once, it is as silent as before.
    if (p.table.awaited().includes(seat)) expect(standIn(p, waiting, seat)).toBe('done')
  })

  test('whoever has just sat down, or is asked anew after something was taken back, is given the time', () => {
    const { p } = party()
    p.playOn(6)
    p.now += 60 * MINUTE
    const seat = asked(p)
    expect(p.say('ana', { do: 'restart', to: p.table.seq - 1 })).toBe('done')
    const silent = asked(p)
    const player = silent === 'south' ? 'eva' : 'luis'
    expect(standIn(p, player, silent)).toBe('not-allowed')
    expect(seat).toBeTruthy()
    p.room = p.reopened()
    for (const person of ['ana', 'luis', 'eva']) p.enter(person)
    expect(standIn(p, player, silent)).toBe('not-allowed')
  })
})
