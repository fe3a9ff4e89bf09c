import { type Check, choose, chooseSome, type Game, type Script, type Seat, type StepRef, type Table } from '@miskatonic/kernel'
import {
  alive,
  type Cellar,
  cellar,
  defeat,
  defeated,
  explorations,
  explored,
  explore as exploreWell,
  FULL_HEALTH,
  hand,
  handLimit,
  lose,
  preparations,
  prepared,
  round,
  type T,
} from './cellar.ts'

const exploring = (explore: (t: T, who: Seat) => Script): Game<Cellar> => ({ ...cellar, steps: { ...cellar.steps, explore } })

// ── pieces and data ──

export const lostPiece = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  const [card] = hand(t, who)
  if (card !== undefined) yield* t.change((w) => w.unmake(card))
})

export const duplicatedPiece = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* t.change((w) => {
    w.make('knife', 'discard')
  })
})

/** A lantern comes out of the reserve again and again. */
export const calledForTwice: Game<Cellar> = {
  ...duplicatedPiece,
  definitions: new Map([
    ...cellar.definitions,
    ['lantern', { id: 'lantern', kind: 'card', faces: { front: 'lantern' }, supply: 'reserve' }],
  ]),
  steps: {
    ...cellar.steps,
    *explore(t, who) {
      yield* exploreWell(t, who)
      yield* t.change((w) => {
        w.make('lantern', 'discard')
      })
    },
  },
}

export const pieceInTwoPlaces = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  const [card] = hand(t, who)
  if (card !== undefined) yield* t.change((w) => w.put([card, card], 'discard'))
})

export const notANumber = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* t.change((w) => w.set(who, 'treasure', Number.NaN))
})

export const aSetInTheState = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* t.change((w) => w.set(who, 'mood', new Set(['gloomy']) as unknown as string))
})

export const undefinedInTheState = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* t.change((w) => w.set(who, 'trophies', [{ from: undefined } as unknown as string]))
})

export const noHandLimit: Game<Cellar> = { ...cellar, checks: cellar.checks.filter((check) => check !== handLimit) }

// ── asks ──

export const emptyAsk = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* choose(t, who, {
    about: 'question',
    options: hand(t, who)
      .filter((piece) => t.def(piece).kind === 'omen')
      .map((key) => ({ key })),
  })
})

export const limitsThatCannotBeMet = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  const options = ['a', 'b', 'c'].map((key) => ({ key, weights: { weight: 2 } }))
  yield* chooseSome(t, who, { about: 'question', options, limits: { count: [2, 3], weigh: { weight: { max: 3 } } } })
})

export const twoOptionsOfOneName = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* choose(t, who, {
    about: 'question',
    options: [
      { key: 'door', place: 'left' },
      { key: 'door', place: 'right' },
    ],
  })
})

// ── records, causes, endings ──

/** By what the kernel keeps for itself. */
export const recordLeftOpen = exploring(function* (t, who) {
  const engine = t as unknown as Table<Cellar>['kernel']
  engine.openRecord({ kind: 'exploration', who } as { kind: string })
  yield* explored(t, who, 'dig')
})

export const lastingWithoutARecord = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* t.change((w) => w.last({ ability: {}, source: {}, controller: who, bound: { who: 'nobody' }, until: { record: 99_999 } }))
})

/** The check sees to it, and the rule does it once more. */
export const defeatedByCheckAndRule: Game<Cellar> = {
  ...cellar,
  checks: [
    {
      ...defeated,
      *then(t, subjects) {
        for (const who of subjects) yield* defeat(t, who)
      },
    },
    handLimit,
  ],
  steps: {
    ...cellar.steps,
    *explore(t: T, who: Seat): Script {
      if (t.get(who, 'out')) return
      yield* lose(t, who, FULL_HEALTH)
      if (t.get(who, 'health') <= 0) yield* defeat(t, who)
    },
    *endOfRound(t: T): Script {
      yield* t.over('done')
    },
  },
}

/** The first defeat does not take, so that the check finds its subject again. */
const twiceFound: Check<Cellar> = {
  ...defeated,
  *then(t, subjects) {
    for (const who of subjects) {
      const fallen = t.get(who, 'mood') === 'fallen'
      yield* t.happens('seat:defeat', { who }, (w) => (fallen ? w.set(who, 'out', true) : w.set(who, 'mood', 'fallen')))
    }
  },
}
export const defeatedTwiceByOneCheck: Game<Cellar> = { ...cellar, checks: [twiceFound, ...cellar.checks.slice(1)] }

export const neverEnding: Game<Cellar> = {
  ...cellar,
  checks: [handLimit],
  steps: {
    ...cellar.steps,
    *endOfRound(t: T): Script<StepRef[]> {
      yield* t.ends('round')
      return [{ step: 'round' }]
    },
  },
}

/** A check that nothing satisfies goes round for ever within one decision. */
export const goingRound: Game<Cellar> = {
  ...cellar,
  checks: [
    {
      ...defeated,
      *then(t, [who]) {
        yield* t.change((w) => w.set(who as Seat, 'mood', 'worse'))
      },
    },
    handLimit,
  ],
}

/** A whole round in one step. */
export const longTail: Game<Cellar> = {
  ...cellar,
  steps: {
    ...cellar.steps,
    *round(t: T): Script<StepRef[]> {
      yield* round(t)
      for (;;) {
        const waiting = alive(t).filter((seat) => !t.get(seat, 'ready'))
        const [seat] = waiting
        if (seat === undefined) break
        const key = yield* choose(t, seat, { about: 'prepare', options: preparations(t, waiting).offers[seat] ?? [] })
        yield* prepared(t, seat, key)
      }
      for (const who of alive(t)) {
        const key = yield* choose(t, who, { about: 'explore', options: explorations(t, who).options })
        yield* t.resolving({ kind: 'exploration', who }, () => explored(t, who, key))
      }
      return [{ step: 'endOfRound' }]
    },
  },
}
