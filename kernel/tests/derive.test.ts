import { describe, expect, test } from 'vitest'
import { Derivation } from '../known.ts'
import { after, alter, laid, type T, type Tiny, write } from './tinyGame.ts'

/** Counts how often it is worked out. */
function counting(reads: readonly string[], of: (t: T) => unknown) {
  let worked = 0
  const derivation = new Derivation<Tiny, unknown>(reads, (t) => {
    worked++
    return of(t)
  })
  return { derivation, worked: () => worked }
}

describe('what is worked out from the state', () => {
  const hearts = (): ReturnType<typeof counting> =>
    counting(['board', 'health', 'doom'], (t) => [t.inZone('board'), t.get('ana', 'health'), t.state.doom])

  test('is kept while nothing is written that it reads', () => {
    const t = laid((w) => void w.make('torch', 'box'))
    const { derivation, worked } = hearts()
    t.derive(derivation)
    alter(t, (w) => w.put('torch#1', 'deck'))
    alter(t, (w) => w.set('table', 'open', true))
    t.derive(derivation)
    expect(worked()).toBe(1)
  })

  test('is worked out again after a move, an attribute of somebody or of the table', () => {
    const t = laid((w) => void w.make('torch', 'box'))
    const { derivation } = hearts()
    expect(t.derive(derivation)).toEqual([[], t.get('ana', 'health'), 0])
    alter(t, (w) => w.put('torch#1', 'board'))
    expect(t.derive(derivation)).toEqual([['torch#1'], t.get('ana', 'health'), 0])
    alter(t, (w) => w.set('ana', 'health', 1))
    alter(t, (w) => w.set('table', 'doom', 2))
    expect(t.derive(derivation)).toEqual([['torch#1'], 1, 2])
    alter(t, (w) => w.clear('ana', 'health'))
    expect(t.derive(derivation)).not.toEqual([['torch#1'], 1, 2])
  })

  test('forgets what was only supposed', () => {
    const t = laid((w) => void w.make('torch', 'box'))
    const { derivation } = hearts()
    const before = t.derive(derivation)
    const supposed = t.suppose(
      (w) => w.set('table', 'doom', 7),
      () => t.derive(derivation),
    )
    expect(supposed).not.toEqual(before)
    expect(t.derive(derivation)).toEqual(before)
  })
})

describe('abilities kept up piece by piece', () => {
  const bell = after('ring', (t: T) => write(t, 'ding'), { id: 'ding' })
  const atWork = (t: T): string[] => t.abilities('after', 'ring').map(({ self }) => self.piece ?? 'rule')

  test('stand in the order of their names, whatever came when', () => {
    const t = laid(
      (w) => {
        for (let n = 0; n < 4; n++) w.make('bell', 'box')
      },
      { cards: { bell: { abilities: [bell] } } },
    )
    expect(atWork(t)).toEqual([])
    for (const piece of ['bell#3', 'bell#1', 'bell#4']) {
      alter(t, (w) => w.put(piece, 'board'))
      t.abilities('after', 'ring')
    }
    expect(atWork(t)).toEqual(['bell#1', 'bell#3', 'bell#4'])
    alter(t, (w) => w.put('bell#3', 'box'))
    alter(t, (w) => w.put('bell#2', 'board'))
    alter(t, (w) => w.unmake('bell#1'))
    expect(atWork(t)).toEqual(['bell#2', 'bell#4'])
  })

  test('a list that was handed out stays as it was', () => {
    const t = laid((w) => void w.make('bell', 'board'), { cards: { bell: { abilities: [bell] } } })
    const before = t.abilities('after', 'ring')
    alter(t, (w) => w.put('bell#1', 'box'))
    expect(atWork(t)).toEqual([])
    expect(before).toHaveLength(1)
  })

  test('what was only supposed is not at work', () => {
    const t = laid((w) => void w.make('bell', 'box'), { cards: { bell: { abilities: [bell] } } })
    expect(
      t.suppose(
        (w) => w.put('bell#1', 'board'),
        () => atWork(t),
      ),
    ).toEqual(['bell#1'])
    expect(atWork(t)).toEqual([])
  })
})
