import { describe, expect, test } from 'vitest'
import type { Seat } from '../ids.ts'
import { after, answer, cannot, diary, type Fields, type Given, start, type T, write } from './tinyGame.ts'

const ding = (more: object = {}) =>
  after(
    'ring',
    function* (t: T) {
      yield* write(t, 'ding')
    },
    { id: 'ding', ...more },
  )
const ring = (t: T, what: Fields = {}) => t.happens('ring', what)
const bells = (given: Given, ...where: string[]) =>
  start({
    cards: { bell: { abilities: [ding()] } },
    setup: (w) => {
      for (const zone of where) w.make('bell', zone)
    },
    ...given,
  })

describe('abilities are at work', () => {
  test('in active zones only', () => {
    const table = bells(
      {
        *play(t) {
          yield* ring(t)
          yield* t.change((w) => w.put('bell#1', 'board'))
          yield* write(t, 'in play')
          yield* ring(t)
        },
      },
      'box',
    )
    expect(diary(table)).toEqual(['in play', 'ding'])
  })

  test('of the face that is up, and of any face where it says so', () => {
    const table = start({
      cards: {
        card: { abilities: { front: [ding({ id: 'front' })], any: [after('ring', (t: T) => write(t, 'any'), { id: 'any' })] } },
      },
      setup: (w) => void w.make('card', 'board', { face: 'back' }),
      *play(t) {
        yield* ring(t)
        yield* t.change((w) => w.turn('card#1', 'front'))
        yield* ring(t)
      },
    })
    answer(table, 'card#1/front')
    expect(diary(table)).toEqual(['any', 'ding', 'any'])
  })

  test('unless they are suppressed', () => {
    const table = bells(
      {
        suppressed: (t) => new Set(t.state.open ? ['bell#1'] : []),
        suppressedReads: ['open'],
        *play(t) {
          yield* ring(t)
          yield* t.change((w) => w.set('table', 'open', true))
          yield* write(t, 'hush')
          yield* ring(t)
          yield* t.change((w) => w.set('table', 'open', false))
          yield* ring(t)
        },
      },
      'board',
    )
    expect(diary(table)).toEqual(['ding', 'hush', 'ding'])
  })

  test("under the control of the zone's owner, or of whom the game says", () => {
    const controllers = (controller?: () => Seat) => {
      const seen: (Seat | null)[] = []
      start({
        zones: { seat: { per: 'seat', active: true } },
        cards: {
          bell: {
            abilities: [
              after('ring', function* (t: T, self: { controller: Seat | null }) {
                seen.push(self.controller)
                yield* write(t, 'x')
              }),
            ],
          },
        },
        setup: (w) => void w.make('bell', 'seat:ben'),
        ...(controller ? { controller } : {}),
        play: (t) => ring(t),
      })
      return seen
    }
    expect(controllers()).toEqual(['ben'])
    expect(controllers(() => 'ana')).toEqual(['ana'])
  })
})

describe('what is allowed', () => {
  test('allowed names every rule that stands in the way', () => {
    const table = bells({
      ruleAbilities: [
        cannot('move', { id: 'a', rule: 'MUD-1' }),
        cannot('move', { id: 'b', rule: 'ICE-2', when: (_, __, what: Fields) => what.to === 'lake' }),
      ],
      play: (t) => write(t, 'x'),
    })
    const rules = (to: string) => table.kernel.allowed('move', { to }).map(({ rule }) => rule)
    expect(rules('lake')).toEqual(['MUD-1', 'ICE-2'])
    expect(rules('wood')).toEqual(['MUD-1'])
    expect(table.kernel.allowed('rest', {})).toEqual([])
  })

  test("allow lifts a rule's restriction where it concerns it, never a cannot", () => {
    const table = bells({
      ruleAbilities: [{ family: 'allow', id: 'boat', on: 'move', when: (_, __, what: Fields) => what.to === 'lake' }, cannot('move')],
      *play(t) {
        yield* write(t, `${t.permits('move', { to: 'lake' })} ${t.permits('move', { to: 'sky' })} ${t.permits('fly', {})}`)
        yield* write(t, `${yield* t.happens('move', { to: 'lake' })}`)
      },
    })
    expect(diary(table)).toEqual(['true false false', 'null'])
  })

  test('prohibitions see where a happening comes from', () => {
    const table = bells({
      ruleAbilities: [cannot('delay', { when: (_, __, ___, by) => by.chosen !== 'ana' })],
      *play(t) {
        yield* write(t, `${(yield* t.happens('delay', {})) !== null}`)
        yield* t.chosenBy('ana', function* () {
          yield* write(t, `${(yield* t.happens('delay', {})) !== null} ${t.allowed('delay', {}).length}`)
        })
      },
    })
    expect(diary(table)).toEqual(['false', 'true 0'])
  })
})
