import { describe, expect, test } from 'vitest'
import { RequestRefused } from '../index.ts'
import { beginning, Party, playingOf } from './party.ts'

const lighthouse = await playingOf('lighthouse')
function party(more = {}) {
  const p = new Party(lighthouse, beginning({ sittings: { ...beginning().sittings, east: { kind: 'open' } }, ...more }))
  return { p, ana: p.enter('ana', 'es'), luis: p.enter('luis', 'en') }
}
const said = (p: Party, reader: string): string | undefined => p.readers.get(reader)?.last('chat')?.lines.at(-1)?.text
const hand = (p: Party, person: string) => () => p.settle(p.room.seatByLink('east', { person, name: person, by: 'ana' }, 9000))

describe('who is put out', () => {
  test('of a seat does not sit down again: not here, not by a link, not by gift, not after a restart; until the host lets them', () => {
    const { p, ana } = party()
    expect(p.say('ana', { do: 'remove', seat: 'south' })).toBe('done')
    const barredEverywhere = (): void => {
      for (const seat of ['south', 'east']) expect(p.say('luis', { do: 'claim', seat })).toBe('not-allowed')
      expect(hand(p, 'luis')).toThrow(RequestRefused)
      expect(p.say('ana', { do: 'give', seat: 'north', to: 'luis' })).toBe('not-allowed')
    }
    barredEverywhere()
    p.room = p.reopened()
    p.enter('ana', 'es')
    p.enter('luis')
    barredEverywhere()
    expect(ana.info?.info.barred).toEqual([{ person: 'luis', name: 'Luis', from: 'seats' }])
    expect(p.readers.get('luis')?.info?.info.barred).toEqual([])
    expect(p.say('ana', { do: 'bar', person: 'luis', from: 'seats', on: false })).toBe('done')
    expect(said(p, 'ana')).toBe('Ana vuelve a admitir a Luis del todo.')
    expect(p.say('luis', { do: 'claim', seat: 'south' })).toBe('done')
  })

  test('of the table is sent away, leaves the seats, and is not let in again', () => {
    const { p } = party()
    expect(p.say('luis', { do: 'bar', person: 'ana', from: 'table', on: true })).toBe('not-host')
    expect(p.say('ana', { do: 'bar', person: 'ana', from: 'table', on: true })).toBe('not-allowed')
    expect(p.say('ana', { do: 'bar', person: 'nobody', from: 'table', on: true })).toBe('no-such-person')
    expect(p.say('ana', { do: 'bar', person: 'luis', from: 'table', on: true })).toBe('done')
    expect([...p.room.guests.keys()]).toEqual(['ana'])
    expect(p.room.sittings.get('south')).toEqual({ kind: 'open' })
    expect(said(p, 'ana')).toBe('Ana expulsa de la mesa a Luis.')
    for (const room of [p.room, p.reopened()]) {
      p.room = room
      expect(() => p.enter('luis', 'en', true, 'again')).toThrow(RequestRefused)
      expect(hand(p, 'luis')).toThrow(RequestRefused)
    }
  })

  test('gives no seat back through a bot that played for them', () => {
    const { p } = party()
    p.say('luis', { do: 'bot', seat: 'south', level: 'random' })
    p.say('ana', { do: 'bar', person: 'luis', from: 'seats', on: true })
    expect(p.room.sittings.get('south')).toEqual({ kind: 'bot', level: 'random' })
    expect(p.say('luis', { do: 'return', seat: 'south' })).toBe('not-your-seat')
  })
})

describe('talk', () => {
  test('who is muted says nothing, over reconnecting and restarts, and still plays', () => {
    const { p } = party()
    expect(p.say('ana', { do: 'bar', person: 'luis', from: 'talk', on: true })).toBe('done')
    expect(p.say('luis', { do: 'chat', text: 'hello' })).toBe('not-allowed')
    p.room = p.reopened()
    p.enter('luis', 'en', true, 'again')
    expect(p.say('again', { do: 'chat', text: 'hello' })).toBe('not-allowed')
    expect(p.readers.get('again')?.last('refused')?.text).toContain('silence')
    expect(p.room.facts.seatsOf('luis')).toEqual(['south'])
  })

  test('may be kept to those who play, and the host', () => {
    const { p } = party({ house: { ...beginning().house, hostPerson: 'eva' } })
    for (const who of ['eva', 'zoe']) p.enter(who)
    expect(p.say('zoe', { do: 'chat', text: 'a' })).toBe('done')
    expect(p.say('eva', { do: 'rules', talk: 'seated' })).toBe('done')
    expect(p.say('zoe', { do: 'chat', text: 'b' })).toBe('not-allowed')
    for (const who of ['eva', 'luis']) expect(p.say(who, { do: 'chat', text: 'c' })).toBe('done')
  })

  test('of somebody without a seat is marked, and never under another’s name', () => {
    const { p, luis } = party()
    const enter = (person: string, name: string) => {
      p.settle(p.room.enter({ id: person, person, name, lang: 'en', mayClaim: true }))
      expect(p.say(person, { do: 'chat', text: 'the game is off' })).toBe('done')
      return luis.last('chat')?.lines.at(-1)
    }
    expect(enter('z1', 'Ana')).toMatchObject({ who: 'Ana (2)', looksOn: true })
    expect(enter('z2', ' ÁNA\u200b')).toMatchObject({ who: 'ÁNA (3)', looksOn: true })
    expect(enter('z3', '*')).toMatchObject({ who: '—' })
    expect(p.say('luis', { do: 'chat', text: 'no' })).toBe('done')
    expect(luis.last('chat')?.lines.at(-1)).toEqual({ n: expect.any(Number), at: expect.any(Number), who: 'Luis', text: 'no' })
    // Nor by sitting down, nor by another name there.
    p.say('z1', { do: 'claim', seat: 'east' })
    expect(p.room.sittings.get('east')).toMatchObject({ name: 'Ana (2)' })
    p.say('z1', { do: 'name', seat: 'east', name: 'luis' })
    expect(p.room.sittings.get('east')).toMatchObject({ name: 'luis (2)' })
    // Who comes back is not somebody else.
    p.settle(p.room.enter({ id: 'phone', person: 'ana', name: 'Ana', lang: 'en', mayClaim: true }))
    expect(p.room.guests.get('phone')?.name).toBe('Ana')
    // Nor through another process.
    p.room.setElsewhere('there', [{ person: 'far', name: 'Luis' }])
    expect(p.room.facts.people().find(({ person }) => person === 'far')?.name).toBe('Luis (3)')
  })
})

test('the host’s chair is handed to somebody here; the old host is one no more', () => {
  const { p, luis } = party()
  expect(p.say('luis', { do: 'host', to: 'luis' })).toBe('not-host')
  expect(p.say('ana', { do: 'host', to: 'nobody' })).toBe('no-such-person')
  expect(p.say('ana', { do: 'host', to: 'luis' })).toBe('done')
  expect(luis.info?.you.host).toBe(true)
  expect(said(p, 'luis')).toBe('Ana makes Luis the host of the table.')
  expect(p.say('ana', { do: 'remove', seat: 'south' })).toBe('not-host')
  expect(p.reopened().house.hostPerson).toBe('luis')
  expect(p.say('luis', { do: 'rename', name: 'x' })).toBe('done')
})

test('a table that would be put away says when, and stays if somebody wants it', () => {
  const { p, ana } = party()
  expect(ana.info?.info.expires).toBeNull()
  p.room.setLifetime(0, 10_000)
  p.now = 8000
  expect(p.say('ana', { do: 'rename', name: 'x' })).toBe('done')
  expect(ana.info?.info.expires).toBe(18_000)
  p.enter('zoe')
  expect(p.say('zoe', { do: 'keep' })).toBe('not-your-seat')
  p.now = 17_000
  expect(p.say('luis', { do: 'keep' })).toBe('done')
  expect(ana.info?.info.expires).toBe(27_000)
  expect(said(p, 'ana')).toBe('Luis quiere conservar la mesa.')
})

test('a table somebody was sent away from needs another code until it has one, also after a restart', () => {
  const p = new Party(lighthouse)
  p.enter('ana')
  p.enter('luis')
  const needs = (room = p.room): boolean => room.outcome().needsCode === true
  expect(p.say('ana', { do: 'bar', person: 'luis', from: 'talk', on: true })).toBe('done')
  expect(needs()).toBe(false)
  expect(p.say('ana', { do: 'bar', person: 'luis', from: 'table', on: true })).toBe('done')
  expect([needs(), needs(p.reopened())]).toEqual([true, true])
  p.enter('eva')
  expect(p.say('ana', { do: 'bar', person: 'eva', from: 'seats', on: true })).toBe('done')
  p.settle(p.room.setCode('ZZZZZZ', 'ana', p.now++))
  expect([needs(), needs(p.reopened())]).toEqual([false, false])
  // To let somebody back in tells nobody anything.
  expect(p.say('ana', { do: 'bar', person: 'luis', from: 'table', on: false })).toBe('done')
  expect([needs(), needs(p.reopened())]).toEqual([false, false])
})

test('who only watches is not told the code; who may sit down, sits there or hosts the table is', () => {
  const { p, ana, luis } = party()
  const watching = p.enter('eva', 'en', false)
  const invited = p.enter('teo', 'en', true)
  expect([ana, luis, invited, watching].map((reader) => reader.info?.info.code)).toEqual(['QWERTY', 'QWERTY', 'QWERTY', ''])
})
