import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import { chooseDeed, comesToTheSame, type Deed, sameInAnyOrder } from '../foresight.ts'
import type { PieceId } from '../ids.ts'
import { oneOfEach } from '../twins.ts'
import { diary, start, type T, type Tiny, write } from './tinyGame.ts'

/** Asks about these deeds at a table with an open game, and writes down what it says. */
const foreseen = (ask: (t: T) => boolean) => {
  const table = start({
    *play(t) {
      yield* write(t, `${ask(t)}`)
    },
  })
  return diary(table)
}

const hurt =
  (who: string, n: number): Deed<Tiny> =>
  (t) =>
    t.change((w) => w.add(who, 'health', -n))
/** Whoever is below three heals. */
const heal = (who: string): Deed<Tiny> =>
  function* (t) {
    if (t.get(who, 'health') < 3) yield* t.change((w) => w.set(who, 'health', 5))
  }

describe('in any order', () => {
  test('what does not touch comes to the same, and the table is as it was', () => {
    expect(
      foreseen((t) => {
        const same = sameInAnyOrder(t, [hurt('ana', 1), hurt('ben', 2)])
        return same && t.get('ana', 'health') === 5 && t.get('ben', 'health') === 5
      }),
    ).toEqual(['true'])
  })

  test('what depends on the other does not', () => {
    expect(foreseen((t) => sameInAnyOrder(t, [hurt('ana', 3), heal('ana')]))).toEqual(['false'])
  })

  test('nor what holds a question that hides whether there is anything to say', () => {
    const asking =
      (cover: boolean): Deed<Tiny> =>
      (t) =>
        choose(t, 'ben', { about: 'write', options: [{ key: 'pass' }], cover })
    expect(foreseen((t) => sameInAnyOrder(t, [asking(false), hurt('ana', 1)]))).toEqual(['true'])
    expect(foreseen((t) => sameInAnyOrder(t, [asking(true), hurt('ana', 1)]))).toEqual(['false'])
  })

  test('nor do two throws of the same dice, where it is told who threw what', () => {
    const throwing = (who: string): Deed<Tiny> =>
      function* (t) {
        const [n = 0] = t.roll('luck', 1, 6)
        yield* t.change((w) => w.add(who, 'health', -n))
      }
    expect(foreseen((t) => sameInAnyOrder(t, [throwing('ana'), hurt('ben', 1)]))).toEqual(['true'])
    expect(foreseen((t) => sameInAnyOrder(t, [throwing('ana'), throwing('ben')]))).toEqual(['false'])
  })
})

describe('one or the other', () => {
  test('is judged by the table and by what is given back', () => {
    const giving = (n: number): Deed<Tiny> =>
      function* (t) {
        yield* t.change(() => undefined)
        return n
      }
    expect(foreseen((t) => comesToTheSame(t, [giving(1), giving(1)]))).toEqual(['true'])
    expect(foreseen((t) => comesToTheSame(t, [giving(1), giving(2)]))).toEqual(['false'])
    expect(foreseen((t) => comesToTheSame(t, [hurt('ana', 1), hurt('ana', 2)]))).toEqual(['false'])
  })
})

describe('of several pieces that are the same to everybody', () => {
  const cards = { imp: {}, ogre: {} }
  const discarding = (piece: PieceId) => (t: T) => t.change((w) => w.put(piece, 'discard'))
  const judged = (zone: 'board' | 'hand:ana', ask: (t: T, pieces: readonly PieceId[]) => unknown, prepare?: (t: T) => void) =>
    diary(
      start({
        cards,
        setup: (w) => {
          for (const id of ['imp', 'imp', 'ogre']) w.make(id, zone)
        },
        *play(t) {
          const pieces = t.inZone(zone)
          yield* t.change((w) => {
            if (prepare) w.set('ben', 'holder', pieces[0] as PieceId)
          })
          yield* write(t, JSON.stringify(ask(t, pieces)))
        },
      }),
    )
  const either = (t: T, [one, other]: readonly PieceId[]) => comesToTheSame(t, [discarding(one as PieceId), discarding(other as PieceId)])

  test('it is all the same which is taken, of two others it is not', () => {
    expect(judged('board', either)).toEqual(['true'])
    expect(judged('board', (t, [, imp, ogre]) => either(t, [imp, ogre] as PieceId[]))).toEqual(['false'])
    expect(judged('board', (t, pieces) => oneOfEach(t, pieces).map((piece) => t.def(piece).id))).toEqual(['["imp","ogre"]'])
  })

  test('it is not where one of them is named elsewhere, nor where not everybody sees them', () => {
    expect(judged('board', either, () => undefined)).toEqual(['false'])
    expect(judged('hand:ana', either)).toEqual(['false'])
    expect(judged('hand:ana', (t, pieces) => oneOfEach(t, pieces).length)).toEqual(['3'])
  })
})

describe('what is to be done is asked', () => {
  const asked = (amounts: Record<string, number>) => {
    const table = start({
      *play(t) {
        const options = Object.keys(amounts).map((key) => ({ key }))
        yield* chooseDeed(t, 'ana', { about: 'write', options }, (at, key) => hurt('ben', amounts[key] as number)(at) as never)
      },
    })
    return [table.ask?.about.key ?? null, table.kernel.get('ben', 'health')]
  }
  test('only where it makes a difference', () => {
    expect(asked({ left: 1, right: 1 })).toEqual([null, 4])
    expect(asked({ left: 1, right: 2 })).toEqual(['write', 5])
  })
})
