import { choose, type Definition, type Game, type Kernel, onPiece, type Script, type StepRef } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { needlessIn } from '../properties/questions.ts'
import { trialOf } from '../properties/trial.ts'

/** One coin is spent after another; what is asked about it is the game's option. */
interface Purse {
  table: { spent: number }
  attributes: Record<never, never>
  happenings: Record<never, never>
  messages: { coin: Record<never, never>; bet: Record<never, never>; sure: Record<never, never>; which: Record<never, never> }
}
type T = Kernel<Purse>

const definitions = new Map<string, Definition<Purse>>(['copper', 'silver'].map((id) => [id, { id, kind: 'coin', faces: { front: id } }]))

function* setUp(t: T): Script<StepRef[]> {
  yield* t.change((w) => {
    for (const def of ['copper', 'copper', 'silver']) w.make(def, 'purse')
  })
  return [{ step: 'ask' }]
}

function* ask(t: T): Script {
  const yesNo = [{ key: 'yes' }, { key: 'no' }]
  if (t.options === 'sure') yield* choose(t, 'ana', { about: 'sure', options: yesNo })
  if (t.options === 'coin' || t.options === 'which') {
    const coins = t.inZone('purse').filter((coin) => t.options === 'coin' || t.def(coin).id === 'copper')
    const coin = yield* choose(t, 'ana', { about: t.options, options: coins.map((one) => onPiece(one)) })
    yield* t.change((w) => w.put(coin, 'spent'))
  }
  // Only a six makes a difference, and only sometimes does it come.
  if (t.options === 'bet' && (yield* choose(t, 'ana', { about: 'bet', options: yesNo })) === 'yes' && t.roll('bet', 1, 6)[0] === 6)
    yield* t.change((w) => w.add('table', 'spent', 1))
  yield* t.over({ outcome: 'over', spent: t.state.spent })
}

const purse: Game<Purse> = {
  id: 'purse',
  rules: '1',
  stateVersion: 1,
  seats: { min: 1, max: 1 },
  definitions,
  contentHash: '',
  table: { spent: { start: 0, see: 'all' } },
  attributes: {},
  zones: { purse: { see: { front: 'all' } }, spent: { order: 'unordered', see: { front: 'all' } } },
  records: {},
  steps: { setUp, ask },
  opening: () => [{ step: 'setUp' }],
  checks: [],
  quantities: {},
  resources: {},
  tell: {},
  lastingAbility: () => {
    throw new Error('nothing lasts here')
  },
  orderer: () => 'ana',
  prompts: { orderTriggers: 'coin', orderReplacements: 'coin', useTrigger: 'coin', useReplacement: 'coin', payWith: 'coin', deal: 'coin' },
}

const found = (options: string): string[] =>
  [...needlessIn(trialOf(purse, { seats: ['ana'], seed: 'purse', options }))].map(({ prompt }) => prompt)

test('a question nobody heeds is found', () => {
  expect(found('sure')).toEqual(['sure'])
})

test('one among different coins is not, one among the same coins is, wherever they lie in a heap', () => {
  expect(found('coin')).toEqual([])
  expect(found('which')).toEqual(['which'])
})

test('a bet is a question although it is mostly lost', () => {
  expect(found('bet')).toEqual([])
})
