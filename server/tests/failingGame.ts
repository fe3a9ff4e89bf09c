/** A game that counts, and can be made to fail in every way a game can: only tests have it in their register. */
import { games as registered } from '@miskatonic/games'
import { choose, type Game, type Kernel, type Script, type Seat, type StepRef } from '@miskatonic/kernel'

interface Failing {
  table: { count: number }
  attributes: Record<never, never>
  happenings: { count: { by: number } }
  messages: { next: Record<never, never>; counted: { by: number } }
}

const HOARD: unknown[] = []

function* turn(t: Kernel<Failing>, who: Seat): Script<StepRef[]> {
  const key = yield* choose(t, who, {
    about: 'next',
    options: ['count', 'loop', 'throw', 'hoard', 'mumble', 'end'].map((one) => ({ key: one })),
  })
  if (key === 'loop') for (;;);
  if (key === 'throw') throw new Error('the hidden card is the Ace of Spades')
  if (key === 'hoard') for (;;) HOARD.push(new Array(100_000).fill(key))
  if (key === 'end') yield* t.over({ outcome: 'ended' })
  const by = key === 'mumble' ? 1000 : 1
  yield* t.happens('count', { by }, (w) => w.add('table', 'count', by))
  return [{ step: 'turn', args: t.left(who) }]
}

const game: Game<Failing> = {
  id: 'failing',
  rules: '1',
  stateVersion: 1,
  seats: { min: 1, max: 4 },
  definitions: new Map(),
  contentHash: 'failing',
  table: { count: { start: 0, see: 'all' } },
  attributes: {},
  zones: {},
  records: {},
  steps: { turn },
  opening: (seats) => [{ step: 'turn', args: seats[0] as Seat }],
  checks: [],
  quantities: {},
  resources: {},
  tell: { count: { all: (_, { by }) => ({ key: 'counted', args: { by } }) } },
  lastingAbility: () => {
    throw new Error('nothing lasts here')
  },
  orderer: (t) => t.seats[0] as Seat,
  prompts: { orderTriggers: 'next', orderReplacements: 'next', useTrigger: 'next', useReplacement: 'next', payWith: 'next', deal: 'next' },
}

const text = {
  say: ({ key, args }: { key: string; args?: { by?: number } }) => {
    if (args?.by === 1000) throw new Error('nobody can pronounce this')
    return key
  },
  option: (_: unknown, { key }: { key: string }) => key,
  face: () => null,
  sum: () => [],
  ending: () => ({ won: true, headline: 'The end', lines: [] }),
}

export const games = [
  ...registered,
  {
    id: 'failing',
    title: { es: 'Falla', en: 'Failing' },
    load: async () => ({ module: { game, text } }),
    setup: async () => ({ setup: {} }),
  },
]
