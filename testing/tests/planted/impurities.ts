import { choose, type Game, type PieceId, type Script, type Seat, type Write } from '@miskatonic/kernel'
import { type Cellar, cellar, explorations, explored, explore as exploreWell, type T } from './cellar.ts'

const exploring = (explore: (t: T, who: Seat) => Script): Game<Cellar> => ({ ...cellar, steps: { ...cellar.steps, explore } })

/** The list was read before the question and is used after it. */
export const objectKeptAcrossAnAsk = exploring(function* (t, who) {
  const trophies = t.get(who, 'trophies')
  yield* exploreWell(t, who)
  if (trophies.length > 3) yield* t.change((w) => w.add(who, 'treasure', 1))
})

export const mathRandom = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  if (Math.random() < 0.001) yield* t.change((w) => w.add(who, 'treasure', 1))
})

export const clock = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  if (Date.now() === 0) yield* t.change((w) => w.add(who, 'treasure', 1))
})

let explorationsSoFar = 0
export const moduleState = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  explorationsSoFar++
  if (explorationsSoFar % 7 === 0) yield* t.change((w) => w.add(who, 'treasure', 1))
})

let askedBefore = 0
/** Answers are positions in a list that stands the other way round the next time it is made. */
export const listPositions = exploring(function* (t, who) {
  if (t.get(who, 'out')) return
  const { options } = explorations(t, who)
  const listed = askedBefore++ % 2 ? options.toReversed() : options
  const key = yield* choose(t, who, { about: 'explore', options: listed.map((_, i) => ({ key: `${i}` })) })
  yield* t.resolving({ kind: 'exploration', who }, () => explored(t, who, listed[Number(key)]?.key as string))
})

/** The list of the state is altered in place. */
export const writtenInPlace = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  const trophies = t.get(who, 'trophies') as string[]
  if (trophies.length) trophies[0] = 'a greater theft'
})

/** The arguments of a step belong to the flow. */
export const writtenInArguments: Game<Cellar> = {
  ...cellar,
  steps: {
    ...cellar.steps,
    *explore(t: T, args: Seat | { who: Seat; times: number }) {
      if (typeof args === 'string') return [{ step: 'explore', args: { who: args, times: 0 } }]
      yield* exploreWell(t, args.who)
      args.times++
    },
  },
}

/** The state itself, behind everybody's back. */
export const writtenRaw = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  const table = t.raw.table as Record<string, number>
  table.round = (table.round ?? 0) + 0.25
})

export const writerKept = exploring(function* (t, who) {
  let kept: Write<Cellar> | null = null
  yield* t.change((w) => {
    kept = w
  })
  yield* exploreWell(t, who)
  ;(kept as unknown as Write<Cellar>).add(who, 'treasure', 1)
})

export const chanceInAChange = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* t.change((w) => {
    w.add(who, 'treasure', t.roll('luck', 1, 6)[0] as number)
  })
})

export const cardDrawnInAChange = exploring(function* (t, who) {
  yield* exploreWell(t, who)
  yield* t.change((w) => {
    w.put(t.top('deck')[0] as PieceId, `hand:${who}`)
  })
})
