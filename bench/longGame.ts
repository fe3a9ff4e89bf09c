import {
  choose,
  type Definition,
  type Game,
  type Kernel,
  onPiece,
  type PieceId,
  type Script,
  type Seat,
  type StepRef,
} from '@miskatonic/kernel'

/** A game that can go on as long as one likes without its state growing: draw a card, keep it from the others, lay one down. */
export interface LongGame {
  table: { turns: number }
  attributes: { score: number; worn: number }
  happenings: { 'card:draw': { who: Seat; card: PieceId }; 'card:lay': { who: Seat; card: PieceId } }
  messages: { lay: Record<never, never>; drawn: { who: string }; laid: { who: string; card: { piece: PieceId } } }
}
type T = Kernel<LongGame>

const KINDS = 30
const COPIES = 4
const HAND = 6
const ROW = 8

const definitions = new Map<string, Definition<LongGame>>(
  Array.from({ length: KINDS }, (_, i) => {
    const id = `card-${i + 1}`
    return [id, { id, kind: 'card', faces: { front: `card:${id}`, back: 'card:back' } }]
  }),
)

function* setUp(t: T): Script<StepRef[]> {
  yield* t.change((w) => {
    for (const def of definitions.keys()) for (let n = 0; n < COPIES; n++) w.make(def, 'deck', { face: 'back' })
    w.mix('deck')
  })
  for (const seat of t.seats) for (let n = 0; n < HAND - 1; n++) yield* draw(t, seat)
  return [{ step: 'turn', args: t.seats[0] as Seat }]
}

function* draw(t: T, who: Seat): Script {
  if (!t.size('deck')) {
    yield* t.change((w) => {
      w.put(t.inZone('discard'), 'deck', { face: 'back' })
      w.mix('deck')
    })
  }
  const [card] = t.top('deck')
  if (card) yield* t.happens('card:draw', { who, card }, (w) => w.put(card, `hand:${who}`, { face: 'front' }))
}

function* turn(t: T, who: Seat): Script<StepRef[]> {
  yield* draw(t, who)
  const card = yield* choose(t, who, { about: 'lay', options: t.inZone(`hand:${who}`).map((piece) => onPiece(piece)) })
  yield* t.happens('card:lay', { who, card }, (w) => {
    w.put(card, 'row')
    w.add(card, 'worn', 1)
    w.add(who, 'score', 1)
    w.add('table', 'turns', 1)
  })
  const oldest = t.inZone('row')[0]
  if (oldest !== undefined && t.size('row') > ROW) yield* t.change((w) => w.put(oldest, 'discard'))
  if (t.state.turns >= (t.options as number)) yield* t.over({ outcome: 'tired' })
  return [{ step: 'turn', args: t.left(who) }]
}

/** Its option is the number of turns after which it is over. */
export const longGame: Game<LongGame> = {
  id: 'long-game',
  rules: '1',
  stateVersion: 1,
  seats: { min: 2, max: 4 },
  definitions,
  contentHash: 'long-game',
  table: { turns: { start: 0, see: 'all' } },
  attributes: { score: { start: 0, see: 'all' }, worn: { start: 0, see: 'all' } },
  zones: {
    deck: { order: 'ordered' },
    hand: { per: 'seat', order: 'unordered', see: { front: 'owner' } },
    row: { see: { up: 'all' }, active: true },
    discard: { see: { top: 'all' } },
  },
  records: {},
  steps: { setUp, turn },
  opening: () => [{ step: 'setUp' }],
  checks: [],
  quantities: {},
  resources: {},
  tell: {
    'card:draw': { all: (_, { who }) => ({ key: 'drawn', args: { who } }) },
    'card:lay': { all: (_, { who, card }) => ({ key: 'laid', args: { who, card: { piece: card } } }) },
  },
  lastingAbility: () => {
    throw new Error('nothing lasts here')
  },
  orderer: (t) => t.seats[0] as Seat,
  prompts: { orderTriggers: 'lay', orderReplacements: 'lay', useTrigger: 'lay', useReplacement: 'lay', payWith: 'lay', deal: 'lay' },
}
