import type { Seat } from '@miskatonic/kernel'
import { botAnswers } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { bots } from '../index.ts'
import { encounterOf, faces, mythos, type Position, position } from './position.ts'

/* Prepared positions in which the better move is plain to see. */

const asks = (t: ReturnType<typeof position>, seat: Seat) => botAnswers(bots.careful, t.table, seat)
/** What the bot of a seat wants here. */
const wants = (picture: Position, seat: Seat = 'ana'): string => asks(position(picture), seat).named

/** Whole turns: what it does until somebody else is asked something or the phase is over. */
function turn(picture: Position, seat: Seat = 'ana'): { deeds: string[]; at: string } {
  const t = position(picture)
  const deeds: string[] = []
  while (t.table.ask && t.table.asked().includes(seat) && t.state.phase === 'action') {
    const { answer, named } = asks(t, seat)
    deeds.push(named)
    expect(t.table.decide(seat, answer, { by: 'bot' })).toEqual({ ok: true })
  }
  const me = t.table.view(seat).zones
  const at = Object.keys(me).find((zone) => zone.startsWith('space:') && me[zone]?.pieces.some((piece) => piece.attributes.player === seat))
  return { deeds, at: (at ?? '').slice(6) }
}

/** A second one who is far away and busy resting, so that the table is a table of two. */
const farAway = { is: 'lola-hayes', at: 'antarctica' }
const quiet = { mystery: 'the-true-name', doom: 12, expedition: 'the-pyramids' } as const

describe('the careful bot goes where it is needed', () => {
  test('closes the Gate it stands on rather than look around the city', () => {
    const t = position('mystery the-true-name; doom 12; expedition the-pyramids; ana norman-withers london; gates london; encounter ana')
    expect(asks(t, 'ana')).toMatchObject({ named: 'otherWorld:gate:london', why: 'why.gate' })
  })

  test('of two Gates at the same distance, takes the one the Omen comes to next', () => {
    const picture = (omen: 1 | 3) => ({
      ...quiet,
      omen,
      seats: { ana: { is: 'jacqueline-fine', at: '5' } },
      gates: ['arkham', 'san-francisco'],
    })
    expect(turn(picture(1)).at).toBe('arkham') // red is next
    expect(turn(picture(3)).at).toBe('san-francisco') // green is next
  })

  test('walks to the Clue a Mystery of research asks for', () => {
    const picture = { ...quiet, mystery: 'occult-research', seats: { ana: { is: 'trish-scarborough', at: '5' } }, clues: ['arkham'] }
    expect(turn(picture).at).toBe('arkham')
  })

  test('brings two Clues to where the Mystery takes them, and pays', () => {
    const seats = { ana: { is: 'trish-scarborough', at: '16', clues: 2 }, ben: farAway }
    const picture: Position = { ...quiet, seats, marks: { 'space:tunguska': { eldritch: 1 }, 'the-true-name': { placed: ['tunguska'] } } }
    expect(turn(picture).at).toBe('tunguska')
    const there = { ...picture, seats: { ...seats, ana: { ...seats.ana, at: 'tunguska' } }, ...encounterOf('ana') }
    const t = position(there)
    expect(asks(t, 'ana').named).toBe('token:mystery:the-true-name')
    t.table.decide('ana', asks(t, 'ana').answer, { by: 'bot' })
    expect(asks(t, 'ana').named).toBe('yes')
  })

  test('two of them do not run after the same Clue', () => {
    const picture: Position = {
      ...quiet,
      mystery: 'occult-research',
      seats: { ana: { is: 'trish-scarborough', at: '5' }, ben: { is: 'norman-withers', at: 'london' } },
      clues: ['arkham', 'san-francisco'],
    }
    expect(turn(picture).at).toBe('san-francisco')
  })

  test('goes to the Rumor that is about to lose the game', () => {
    const picture: Position = {
      ...quiet,
      seats: { ana: { is: 'trish-scarborough', at: '15', clues: 2 }, ben: farAway },
      ongoing: ['dimensions-collide'],
      gates: ['tokyo', 'sydney'],
      marks: { 'dimensions-collide': { eldritch: 1 } },
    }
    expect(turn(picture).at).toBe('11')
  })
})

describe('the careful bot knows its strength', () => {
  test('rests with a point of each left', () => {
    expect(turn({ ...quiet, seats: { ana: { is: 'lily-chen', at: '6', health: 1, sanity: 1 } } }).deeds).toContain('rest')
  })

  test('keeps away from a Gate whose guard would kill it', () => {
    const picture = (monsters: readonly string[]): Position => ({
      ...quiet,
      seats: { ana: { is: 'jacqueline-fine', at: 'arkham', health: 2, sanity: 2 } },
      gates: ['london'],
      monsters: { london: monsters },
    })
    expect(turn(picture(['star-spawn'])).at).not.toBe('london')
    expect(turn({ ...picture([]), omen: 0 }).at).toBe('london')
  })

  test('goes for the Epic Monster of the Mystery armed and hale, not wounded and bare-handed', () => {
    const picture = (ana: Position['seats'][string]): Position => ({
      ...quiet,
      ancientOne: 'shub-niggurath',
      mystery: 'spawn-of-the-black-goat',
      seats: { ana },
      monsters: { 'the-amazon': ['nug'] },
    })
    expect(turn(picture({ is: 'mark-harrigan', at: '7', has: ['double-barreled-shotgun', 'holy-cross'] })).at).toBe('the-amazon')
    expect(turn(picture({ is: 'jacqueline-fine', at: '7', health: 2, sanity: 2 })).at).not.toBe('the-amazon')
  })

  test('buys the weapon when a fighter has none', () => {
    const t = position(
      'mystery the-true-name; doom 12; expedition the-pyramids; ana lily-chen 6',
      'reserve 45-automatic arcane-manuscripts charter-flight pocket-watch; test 2/2',
    )
    t.does('ana acquire, until ana buy | reroll done | use-trigger pass | bank-loan no')
    expect(asks(t, 'ana').named).toContain('asset:45-automatic')
  })
})

describe('the careful bot minds what it spends', () => {
  const gate = (rolled: readonly number[], clues: number): Position => ({
    ...quiet,
    mystery: 'occult-research',
    seats: { ana: { is: 'norman-withers', at: 'london', clues }, ben: farAway },
    gates: ['london'],
    only: { otherWorld: ['carcosa-1'] },
    chance: { test: [rolled] },
    ...encounterOf('ana'),
  })
  const rolling = (picture: Position) => position(picture).choose('ana', 'otherWorld:gate-london').untilAsk('ana', 'prompt.reroll')

  test('rerolls the test that would close the Gate', () => {
    expect(asks(rolling(gate([1, 3], 2)), 'ana')).toMatchObject({ named: 'die:0', why: 'why.reroll' })
  })

  test('does not spend the Mystery’s Clues on a trifle', () => {
    const picture: Position = {
      ...quiet,
      seats: { ana: { is: 'trish-scarborough', at: 'london', clues: 2 } },
      marks: { 'space:tunguska': { eldritch: 1 }, 'the-true-name': { placed: ['tunguska'] } },
      reserve: ['charter-flight', 'pocket-watch', 'bandages', 'whiskey'],
      chance: { test: [faces(3, 0)] },
    }
    const t = position(picture).choose('ana', 'acquire').untilAsk('ana', 'prompt.reroll')
    expect(asks(t, 'ana').named).toBe('done')
  })

  test('takes a Dark Pact to be rid of a Rumor that loses the game, and not for nothing', () => {
    const picture: Position = {
      ...quiet,
      seats: { ana: { is: 'lily-chen', at: '6' }, ben: farAway },
      top: { mythos: ['a-proposition'] },
      ...mythos,
    }
    const asked = (more: Partial<Position>) => position(picture, more).untilAsk('ana', 'prompt.may')
    const fatal = { ongoing: ['dimensions-collide'], marks: { 'dimensions-collide': { eldritch: 1 } }, gates: ['tokyo'] }
    expect(asks(asked(fatal), 'ana').named).toBe('yes')
    expect(asks(asked({ ongoing: ['faded-from-society'] }), 'ana').named).toBe('no')
  })

  test('waits at a Gate until the Omen has its colour, where the Mystery wants it so', () => {
    const picture = (omen: 1 | 2): Position => ({
      ...quiet,
      mystery: 'omen-of-devastation',
      omen,
      seats: { ana: { is: 'norman-withers', at: 'rome', clues: 2 }, ben: farAway },
      gates: ['rome'],
      ...encounterOf('ana'),
    })
    expect(wants(picture(2))).toBe('otherWorld:gate:rome')
    expect(wants(picture(1))).not.toBe('otherWorld:gate:rome')
  })
})
