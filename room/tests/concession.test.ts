import { type AnyShape, CONCEDE, type Kernel, type Script, type Seat } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Playing } from '../index.ts'
import { beginning, Party, playingOf } from './party.ts'

const lighthouse = await playingOf('lighthouse')
const staying = (t: Kernel<AnyShape>): Seat[] => t.seats.filter((seat) => !t.get(seat, 'conceded'))

/** The same game with a rule for giving up: the last two may not both go. */
const withConcession: Playing = {
  ...lighthouse,
  game: {
    ...lighthouse.game,
    attributes: { ...lighthouse.game.attributes, conceded: { start: false, see: 'all' } },
    steps: {
      ...lighthouse.game.steps,
      *seeOff(t: Kernel<AnyShape>, { seat }: { seat: Seat }): Script {
        yield* t.change((w) => w.set(seat, 'lost', true))
      },
    },
    concession: {
      may: (t, seat) => t.get(seat, 'lost') === false,
      mark: 'conceded',
      over: (t) => (staying(t).length < 2 ? { outcome: 'conceded', left: staying(t) } : null),
      step: 'seeOff',
    },
  },
  text: { ...lighthouse.text, ending: (result) => ({ won: false, headline: JSON.stringify(result), lines: [] }) },
}
const party = (playing = withConcession) => {
  const p = new Party(playing, beginning())
  return { p, ana: p.enter('ana', 'es'), luis: p.enter('luis', 'en') }
}
const concede = (p: Party, guest: string, seat: Seat) => p.say(guest, { do: 'decide', seat, seq: 0, answer: CONCEDE })

describe('giving up', () => {
  test('is offered to whoever may, and only where the game has a rule for it', () => {
    const { ana } = party()
    expect(ana.told.get('north')?.mayConcede).toBe(true)
    const { p, ana: without } = party(lighthouse)
    expect(without.told.get('north')?.mayConcede).toBeUndefined()
    expect(concede(p, 'ana', 'north')).toBe('not-allowed')
  })

  test('is for the seat one holds, at any time, whatever was asked', () => {
    const { p } = party()
    p.playOn(5)
    expect(concede(p, 'luis', 'north')).toBe('not-your-seat')
    expect(concede(p, 'ana', 'north')).toBe('done')
    expect(p.table.log.at(-1)).toMatchObject({ seat: 'north', answer: CONCEDE, by: 'human' })
    expect(p.table.mayConcede('north')).toBe(false)
  })

  test('leaves what is still open to a bot, and everybody is told', () => {
    const { p, ana, luis } = party()
    p.playOn(5)
    concede(p, 'ana', 'north')
    expect(p.room.sittings.get('north')).toMatchObject({ kind: 'bot', for: { person: 'ana' } })
    expect(ana.last('chat')?.lines.at(-1)?.text).toContain('se rinde')
    expect(luis.last('chat')?.lines.at(-1)?.text).toContain('gives up')
    p.playOn(6)
    expect(p.table.kernel.get('north', 'lost')).toBe(true)
  })

  test('ends the game at once when but one is left, and the table comes back so from its journal', () => {
    const { p, luis } = party()
    p.playOn(5)
    concede(p, 'ana', 'north')
    expect(p.reopened().table.hash).toBe(p.table.hash)
    expect(concede(p, 'luis', 'south')).toBe('done')
    expect(luis.info?.info.ending?.headline).toBe('{"outcome":"conceded","left":["east"]}')
    const again = p.reopened()
    expect([again.problems, again.table.result]).toEqual([[], { outcome: 'conceded', left: ['east'] }])
    expect(concede(p, 'luis', 'south')).toBe('over')
  })

  test('can be taken back like any decision of one’s own, by its name', () => {
    const { p, ana } = party()
    p.playOn(5)
    const { hash, seq } = p.table
    concede(p, 'ana', 'north')
    expect(p.say('ana', { do: 'return', seat: 'north' })).toBe('done')
    p.say('ana', { do: 'decisions', seat: 'north' })
    expect(ana.last('decisions')?.list.at(-1)).toEqual({ seq, about: '@concede', question: 'La partida', answer: 'Rendirse' })
    expect(p.say('ana', { do: 'undo', seat: 'north', to: seq })).toBe('done')
    expect(p.table.hash).toBe(hash)
  })
})
