import { sample } from '../ask.ts'
import { askAll, choose, onPiece, openFloor } from '../asking.ts'
import { randomFrom } from '../chance.ts'
import type { Seat } from '../ids.ts'
import type { Table } from '../table.ts'
import { after, asData, type Given, modify, type T, type Tiny, write } from './tinyGame.ts'

const bonus = modify('strength', 'add', 1, { id: 'bonus' })

/** A game in which everything a save must keep happens soon: chance, hands, records, lasting effects, limits, votes, floors, a restart. */
export const saving = (): Given => ({
  cards: {
    torch: {},
    rope: {},
    lamp: {},
    bell: { abilities: [after('draw', (t: T) => write(t, 'ding'), { id: 'ding', limit: { per: 'round', times: 2 } })] },
  },
  setup: (w) => {
    for (const name of ['torch', 'rope', 'lamp', 'bell', 'torch', 'rope']) w.make(name, 'deck')
    w.mix('deck')
  },
  quantities: { strength: { base: () => 1, fold: ['add'] } },
  tell: { draw: { each: (_, { who, card }, __, watcher) => ({ key: who === watcher ? 'mine' : 'theirs', args: { card: card ?? null } }) } },
  checks: [
    {
      name: 'doomed',
      rule: 'DOOM-1',
      reads: ['doom'],
      when: (t) => (t.state.doom >= 9 ? ['table'] : []),
      *then(t) {
        yield* t.change((w) => w.set('table', 'doom', 0))
        yield* write(t, 'doomed')
        yield* t.restart([{ step: 'vote' }, { step: 'end' }])
      },
    },
  ],
  steps: {
    *play(t, args: number | undefined) {
      const n = args ?? 0
      const [a, b] = t.seats as [Seat, Seat]
      const { seat, key } = yield* openFloor(t, {
        about: 'talk',
        offers: { [a]: [{ key: 'draw' }, { key: 'fight' }], [b]: [{ key: 'draw' }, { key: 'rest' }] },
      })
      if (key === 'draw') yield* draw(t, seat)
      if (key === 'fight') yield* fight(t, seat)
      if (key === 'rest') yield* t.ends('round')
      return n < 6 ? [{ step: 'play', args: n + 1 }] : [{ step: 'vote' }]
    },
    *vote(t) {
      const offers = Object.fromEntries(t.seats.map((seat) => [seat, [{ key: 'yes' }, { key: 'no' }]]))
      const votes = yield* askAll(t, offers, { about: 'vote', secret: true })
      yield* write(t, t.seats.map((seat) => votes[seat]).join())
    },
  },
})

function* draw(t: T, seat: Seat) {
  const [card] = t.top('deck')
  if (card) yield* t.happens('draw', { who: seat, card: { piece: card } }, (w) => w.put(card, `hand:${seat}`))
}

function* fight(t: T, seat: Seat) {
  yield* t.resolving({ kind: 'fight', who: seat }, function* (record) {
    yield* t.change((w) => w.last({ ability: asData(bonus), source: {}, bound: {}, until: { record } }))
    const hand = t.inZone(`hand:${seat}`)
    const key = yield* choose(t, seat, { about: 'play', options: [...hand.map((card) => onPiece(card)), { key: 'none' }], cover: true })
    if (key !== 'none') yield* t.change((w) => w.put(key, 'board'))
    const dice = t.roll('fight', t.number('strength', {}), 6)
    yield* write(t, dice.join())
    const again = yield* choose(t, seat, { about: 'again', options: [{ key: 'yes' }, { key: 'no' }] })
    if (again === 'no') t.leave(({ kind }) => kind === 'fight')
    yield* t.change((w) => void w.add('table', 'doom', t.state.doom + 3))
  })
}

/** Plays at random, `each` called before every decision; now and then something is undone. */
export function playAtRandom(table: Table<Tiny>, seed: string, each: (table: Table<Tiny>) => void = () => {}): void {
  const random = randomFrom(seed)
  for (let i = 0; table.ask && i < 60; i++) {
    each(table)
    const asked = table.awaited()
    const seat = asked[random(asked.length)] as Seat
    table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    if (random(6) === 0 && table.line.length) table.undoTo(table.line[random(table.line.length)]?.seq ?? 0, [])
  }
}
