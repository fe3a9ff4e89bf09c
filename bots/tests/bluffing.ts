import {
  type AnyShape,
  askAll,
  choose,
  type Definition,
  type Game,
  type Kernel,
  type Script,
  type Seat,
  type StepRef,
} from '@miskatonic/kernel'

/**
 * A tiny game about what one cannot see. Six cards, four of them low; the second player draws one and lays a second face down.
 * The first calls, and wins against a low one, or folds. Its option makes both say secretly what they bid instead.
 */
interface Bluffing {
  table: { turn: number }
  attributes: Record<never, never>
  happenings: Record<never, never>
  messages: { call: Record<never, never>; bid: Record<never, never> }
}
type T = Kernel<Bluffing>

export const LOW = ['two', 'three', 'four', 'five']
export const HIGH = ['king', 'ace']

const definitions = new Map<string, Definition<Bluffing>>(
  [...LOW, ...HIGH].map((id) => [id, { id, kind: 'card', faces: { front: id, back: 'back' } }]),
)

function* setUp(t: T): Script<StepRef[]> {
  yield* t.change((w) =>
    w.makeAll(
      [...definitions.keys()].map((def) => ({ def, copies: 1 })),
      'deck',
      { mixed: true },
    ),
  )
  const drawn = t.top('deck', 2)
  yield* t.change((w) => {
    w.put(drawn[0] as string, `hand:${t.seats[1]}`)
    w.put(drawn[1] as string, 'table', { face: 'back' })
  })
  return [{ step: t.options === 'bids' ? 'bid' : 'call' }]
}

function* call(t: T): Script {
  const [first, second] = t.seats as [Seat, Seat]
  const said = yield* choose(t, first, { about: 'call', options: [{ key: 'fold' }, { key: 'call' }] })
  if (said === 'fold') yield* t.over({ outcome: 'folded', winners: [] })
  const [card] = t.inZone(`hand:${second}`)
  yield* t.over({ outcome: 'called', winners: [LOW.includes(t.def(card as string).id) ? first : second] })
}

/** Whoever says the other's word loses. */
function* bid(t: T): Script {
  const words = [{ key: 'red' }, { key: 'black' }]
  const bids = yield* askAll(t, Object.fromEntries(t.seats.map((seat) => [seat, words])), { about: 'bid', secret: true })
  const [first, second] = t.seats as [Seat, Seat]
  yield* t.over({ outcome: 'bid', winners: [bids[first] === bids[second] ? second : first] })
}

const bluffing: Game<Bluffing> = {
  id: 'bluffing',
  rules: '1',
  stateVersion: 1,
  seats: { min: 2, max: 2 },
  definitions,
  contentHash: '',
  table: { turn: { start: 0, see: 'all' } },
  attributes: {},
  zones: { deck: {}, hand: { per: 'seat', order: 'unordered', see: { front: 'owner' } }, table: { see: { up: 'all' } } },
  records: {},
  steps: { setUp, call, bid },
  opening: () => [{ step: 'setUp' }],
  checks: [],
  quantities: {},
  resources: {},
  tell: {},
  lastingAbility: () => {
    throw new Error('nothing lasts here')
  },
  orderer: (t) => t.seats[0] as Seat,
  prompts: { orderTriggers: 'call', orderReplacements: 'call', useTrigger: 'call', useReplacement: 'call', payWith: 'call', deal: 'call' },
}

export const anyBluffing = bluffing as unknown as Game<AnyShape>
