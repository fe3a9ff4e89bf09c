import {
  type AnyShape,
  choose,
  type Definition,
  type Game,
  type Kernel,
  onPiece,
  type Script,
  type Seat,
  type StepRef,
} from '@miskatonic/kernel'

/** A tiny game: each in turn keeps one of three hidden cards; whoever kept the star wins. */
interface Guessing {
  table: { turn: number }
  attributes: Record<never, never>
  happenings: { 'card:keep': { who: Seat } }
  messages: { keep: Record<never, never>; kept: { who: string } }
}
type T = Kernel<Guessing>

const definitions = new Map<string, Definition<Guessing>>(
  ['star', 'moon', 'sun'].map((id) => [id, { id, kind: 'card', faces: { front: id, back: 'back' } }]),
)

function* setUp(t: T): Script<StepRef[]> {
  yield* t.change((w) => {
    for (const seat of t.seats) for (const def of definitions.keys()) w.make(def, `hand:${seat}`)
  })
  return t.seats.map((seat) => ({ step: 'keep', args: seat }))
}

function* keep(t: T, who: Seat): Script {
  const card = yield* choose(t, who, { about: 'keep', options: t.inZone(`hand:${who}`).map((piece) => onPiece(piece)) })
  yield* t.happens('card:keep', { who })
  if (t.def(card).id === 'star') yield* t.over({ outcome: 'found', winner: who })
  if (who === t.seats.at(-1)) yield* t.over({ outcome: 'missed' })
}

const guessing: Game<Guessing> = {
  id: 'guessing',
  rules: '1',
  stateVersion: 1,
  seats: { min: 2, max: 3 },
  definitions,
  contentHash: '',
  table: { turn: { start: 0, see: 'all' } },
  attributes: {},
  zones: { hand: { per: 'seat', order: 'unordered', see: { front: 'owner' } } },
  records: {},
  steps: { setUp, keep },
  opening: () => [{ step: 'setUp' }],
  checks: [],
  quantities: {},
  resources: {},
  tell: { 'card:keep': { all: (_, { who }) => ({ key: 'kept', args: { who } }) } },
  lastingAbility: () => {
    throw new Error('nothing lasts here')
  },
  orderer: (t) => t.seats[0] as Seat,
  prompts: { orderTriggers: 'keep', orderReplacements: 'keep', useTrigger: 'keep', useReplacement: 'keep', payWith: 'keep', deal: 'keep' },
}

export const anyGuessing = guessing as unknown as Game<AnyShape>
