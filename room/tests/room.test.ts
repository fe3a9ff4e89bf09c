import { type Saved, SPECTATOR } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type JournalLine, type Mark, Room, type Told } from '../index.ts'
import { beginning, Party, playingOf, type Reader } from './party.ts'

const lighthouse = await playingOf('lighthouse')
const party = (more = {}) => new Party(lighthouse, beginning(more))

/** Plain data as it would arrive: what is absent and what is undefined are the same. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('telling', () => {
  test('views put together from changes are the views of the table, for every guest, through a whole game', () => {
    const p = party()
    const guests: [Reader, string][] = [
      [p.enter('ana', 'es'), 'north'],
      [p.enter('luis', 'en'), 'south'],
      [p.enter('eva', 'en', false), SPECTATOR],
    ]
    let compared = 0
    for (let n = 0; n < 400 && p.table.ask; n++) {
      p.playOn(1, `game/${n}`)
      for (const [reader, seat] of guests) {
        expect(plain(reader.views.get(seat))).toEqual(plain(p.table.view(seat)))
        compared++
      }
    }
    expect(p.table.over).toBe(true)
    expect(compared).toBeGreaterThan(40)
    const changes = (guests[0] as [Reader, string])[0].letters.filter((letter): letter is Told => letter.is === 'told')
    expect(changes.filter(({ view }) => view).length).toBe(1)
  })

  test('what is taken back twice in a row is told twice', () => {
    const p = party({ house: { ...beginning().house, undo: 'free' } })
    const reader = p.enter('ana', 'es')
    p.enter('luis')
    p.playOn(6)
    for (const to of [4, 2]) {
      expect(p.say('ana', { do: 'undo', seat: 'north', to })).toBe('done')
      expect(plain(reader.views.get('north'))).toEqual(plain(p.table.view('north')))
    }
  })

  test('the log put together from the letters is the log of the seat', () => {
    const p = party()
    const reader = p.enter('ana', 'es')
    p.enter('luis')
    p.playOn(20)
    const told = reader.letters.flatMap((letter) => (letter.is === 'told' ? letter.events : []))
    expect(told.map(({ text: _, rule: _rule, tone: _tone, cue: _cue, ...event }) => event)).toEqual(plain(p.table.eventsFor('north')))
    expect(told.every(({ text }) => text.length > 0)).toBe(true)
  })

  test('each guest reads its own language, and another when it asks for it', () => {
    const p = party()
    const [ana, luis] = [p.enter('ana', 'es'), p.enter('luis', 'en')]
    const asked = (reader: Reader, seat: string) => reader.told.get(seat)?.ask?.text ?? ''
    expect(asked(ana, 'north')).not.toBe('')
    expect(asked(ana, 'north')).not.toBe(asked(luis, 'south'))
    const spanish = asked(ana, 'north')
    expect(p.say('ana', { do: 'read', lang: 'en' })).toBe('done')
    expect(asked(ana, 'north')).not.toBe(spanish)
    expect(ana.told.get('north')?.view).toBeDefined()
    expect(Object.keys(ana.told.get('north')?.faces ?? {}).length).toBeGreaterThan(0)
  })

  test('what is printed on a face is sent once, with the first letter that shows it, and only of faces the guest sees', () => {
    const p = party()
    const reader = p.enter('luis')
    p.enter('ana')
    const sent = new Set<string>()
    const seen = new Set<string>()
    const keysIn = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [name, inner] of Object.entries(value)) {
        if (name === 'faces') for (const key of Object.values(inner as object)) if (typeof key === 'string') seen.add(key)
        keysIn(inner)
      }
    }
    p.playOn(20)
    for (const letter of reader.letters) {
      if (letter.is !== 'told') continue
      const { faces, ...rest } = letter
      keysIn(rest)
      for (const key of Object.keys(faces)) {
        expect(sent.has(key)).toBe(false)
        expect(seen.has(key)).toBe(true)
        sent.add(key)
      }
    }
    expect(sent.size).toBeGreaterThan(5)
  })

  test('neither the seed nor the true name of a piece leaves the room', () => {
    const p = party({ seed: 'nobody-may-read-this' })
    const readers = [p.enter('ana', 'es'), p.enter('luis', 'en'), p.enter('eva', 'en', false)]
    p.playOn(12)
    expect(p.table.over).toBe(false)
    const all = JSON.stringify(readers.map(({ letters }) => letters))
    expect(all).not.toContain('nobody-may-read-this')
    const ids = Object.keys(p.table.kernel.raw.pieces).filter((id) => id.includes('#'))
    expect(ids.length).toBeGreaterThan(10)
    expect(ids.filter((id) => all.includes(`"${id}"`))).toEqual([])
  })

  test('the seed is told when the game is over, and its hash from the beginning', async () => {
    const p = party()
    const reader = p.enter('ana')
    p.enter('luis')
    const hash = reader.info?.info.seedHash
    expect(reader.info?.info.seed).toBeNull()
    p.playOn(2000)
    expect(reader.info?.info.over).toBe(true)
    expect(reader.info?.info.options).toEqual(p.room.begun.options)
    expect(reader.info?.info.seed).toBe('party')
    const { createHash } = await import('node:crypto')
    expect(hash).toBe(createHash('sha256').update('party').digest('hex'))
    expect(reader.info?.info.ending?.headline).not.toBe('')
  })

  test('earlier lines of the log and earlier moments can be asked for', () => {
    const p = party()
    const reader = p.enter('ana')
    p.enter('luis')
    const first = plain(p.table.view('north'))
    p.playOn(20)
    expect(p.say('ana', { do: 'moment', seat: 'north', seq: 0 })).toBe('letter')
    // Names of hidden pieces and the number of the moment aside, the table stands as it did.
    const then = reader.last('moment')?.view
    expect(then?.table).toEqual((first as { table: unknown }).table)
    expect(p.say('ana', { do: 'older', seat: 'north', before: 10 })).toBe('letter')
    expect(reader.last('older')?.events.length).toBe(10)
    expect(p.say('ana', { do: 'moment', seat: 'south', seq: 0 })).toBe('not-your-seat')
  })
})

describe('deciding', () => {
  test('who does not hold the seat, answers another question or says what is not offered is refused, and nothing is kept', () => {
    const p = party()
    p.enter('ana')
    p.enter('luis')
    p.playOn(3)
    const seat = p.table.awaited().find((one) => one !== 'east') ?? ''
    const [mine, other] = seat === 'north' ? ['ana', 'luis'] : ['luis', 'ana']
    const before = [p.lines.length, p.table.hash] as const
    const { seq } = p.table
    expect(p.say(other, { do: 'decide', seat, seq, answer: 'idle' })).toBe('not-your-seat')
    expect(p.say(mine, { do: 'decide', seat, seq: seq - 1, answer: 'no such thing' })).toBe('stale')
    expect(['unknown-key', 'malformed']).toContain(p.say(mine, { do: 'decide', seat, seq, answer: 'no such thing' }))
    expect(p.say(mine, { do: 'decide', seat: 'nowhere', seq, answer: 'x' })).toBe('no-such-seat')
    expect([p.lines.length, p.table.hash]).toEqual(before)
  })

  test('a second answer to the same question is refused without harm', () => {
    const p = party({
      seats: ['north', 'south'],
      sittings: { north: { kind: 'person', person: 'ana', name: 'Ana' }, south: { kind: 'bot', level: 'random' } },
    })
    const ana = p.enter('ana')
    const asked = () => ana.told.get('north')?.ask
    for (let n = 0; n < 30 && asked()?.kind !== 'choose'; n++) {
      p.playOn(1, `plain/${n}`)
      p.bots()
    }
    const ask = asked()
    const [first] = ask?.options ?? []
    if (ask?.kind !== 'choose' || !first) throw new Error('this test needs a plain question')
    const message = { do: 'decide', seat: 'north', seq: ask.seq, answer: first.key } as const
    expect(p.say('ana', message)).toBe('done')
    const { hash } = p.table
    expect(['stale', 'not-asked']).toContain(p.say('ana', message))
    expect(p.table.hash).toBe(hash)
  })
})

describe('the journal', () => {
  test('a table opened again from its journal after any line is the table it was', () => {
    const p = party()
    p.enter('ana')
    p.enter('luis')
    for (let n = 0; n < 60 && p.table.ask; n++) {
      p.playOn(1, `again/${n}`)
      if (n === 20) expect(p.say('ana', { do: 'restart', to: p.table.line.at(-3)?.seq ?? 0 })).toBe('done')
      if (n === 30) p.say('luis', { do: 'chat', text: 'hola' })
      if (n % 3) continue
      const room = p.reopened()
      expect(room.problems).toEqual([])
      expect(room.table.hash).toBe(p.table.hash)
      expect(room.table.seq).toBe(p.table.seq)
      expect(room.table.eventsFor('south')).toEqual(p.table.eventsFor('south'))
      expect(room.table.kernel.chance.counters()).toEqual(p.table.kernel.chance.counters())
      expect([...room.sittings]).toEqual([...p.room.sittings])
    }
    expect(p.mark).not.toBeNull()
  })

  test('what was drawn before is not drawn again after opening: the dice go on where they stood', () => {
    const p = party()
    p.enter('ana')
    p.enter('luis')
    p.playOn(15)
    const live = p.room.table.fork()
    const opened = p.reopened().table.fork()
    expect(opened.kernel.chance.counters()).toEqual(live.kernel.chance.counters())
    expect(Object.keys(live.kernel.chance.counters()).length).toBeGreaterThan(2)
  })

  test('without any mark a journal is run from the beginning, of a new table and of one that came from a file', () => {
    const first = party()
    first.enter('ana')
    first.enter('luis')
    first.playOn(15)
    const lines = (p: Party) => p.lines.map((line) => JSON.parse(line) as JournalLine)
    const again = Room.open(lighthouse, first.begun, lines(first), [], 0)
    expect(again.table.hash).toBe(first.table.hash)
    expect(plain(again.table.eventsFor('north'))).toEqual(plain(first.table.eventsFor('north')))
    // From a file, and on from there: nothing is told twice.
    const second = party({ saved: plain(first.room.saved(null, null)) as Saved })
    second.enter('ana')
    second.enter('luis')
    second.playOn(60, 'on')
    for (const mark of [null, JSON.parse(second.mark ?? 'null') as Mark]) {
      const opened = Room.open(lighthouse, second.begun, lines(second), mark ? [mark] : [], 0)
      expect(opened.table.hash).toBe(second.table.hash)
      expect(plain(opened.table.eventsFor('south'))).toEqual(plain(second.table.eventsFor('south')))
    }
  })

  test('guests go on at a room opened from what another process wrote', () => {
    const here = party()
    const [ana] = [here.enter('ana', 'es'), here.enter('luis')]
    here.playOn(12)
    // Another process opens the same table and plays on.
    const there = party()
    there.lines.push(...here.lines)
    there.mark = here.mark
    there.room = there.reopened()
    there.enter('ana')
    there.enter('luis')
    there.playOn(6, 'elsewhere')
    // With the new lines alone the room here goes the same way, dice and all.
    const known = here.lines.length
    const lines = there.lines.slice(known).map((line) => JSON.parse(line) as JournalLine)
    here.settle(here.room.follow(known, lines))
    expect(ana.told.get('north')?.change).toBeDefined()
    expect(here.table.hash).toBe(there.table.hash)
    expect(plain(ana.views.get('north'))).toEqual(plain(there.table.view('north')))
    // Or it is opened again as a whole.
    here.lines.splice(0, here.lines.length, ...there.lines)
    here.mark = there.mark
    const next = here.reopened()
    const old = here.room
    here.room = next
    here.settle(next.takeOver(old))
    expect(ana.told.get('north')?.view).toBeDefined()
    expect(plain(ana.views.get('north'))).toEqual(plain(there.table.view('north')))
  })
})
