/**
 * A game with a campaign that keeps secrets: whoever opens a night's purse takes what is in it, and each seat knows only its own share. Only
 * tests have it in their register. The address says of which version its memory is: `?version=2`.
 */
import type { Campaign } from '@miskatonic/contract'
import { games as registered } from '@miskatonic/games'
import { choose, type Game, type Json, type Kernel, type Script, type Seat, type StepRef } from '@miskatonic/kernel'

interface Purse {
  table: { taken: number }
  attributes: Record<never, never>
  happenings: { take: Record<never, never> }
  messages: { next: Record<never, never>; taken: Record<never, never> }
}

function* turn(t: Kernel<Purse>, who: Seat): Script<StepRef[]> {
  const key = yield* choose(t, who, { about: 'next', options: [{ key: 'take' }, { key: 'end' }] })
  if (key === 'end') yield* t.over({ by: who, taken: t.state.taken })
  yield* t.happens('take', {}, (w) => w.add('table', 'taken', 1))
  return [{ step: 'turn', args: t.left(who) }]
}

const game: Game<Purse> = {
  id: 'purse',
  rules: '1',
  stateVersion: 1,
  seats: { min: 1, max: 3 },
  definitions: new Map(),
  contentHash: 'purse',
  table: { taken: { start: 0, see: 'all' } },
  attributes: {},
  zones: {},
  records: {},
  steps: { turn },
  opening: (seats) => [{ step: 'turn', args: seats[0] as Seat }],
  checks: [],
  quantities: {},
  resources: {},
  tell: { take: { all: () => ({ key: 'taken' }) } },
  lastingAbility: () => {
    throw new Error('nothing lasts here')
  },
  orderer: (t) => t.seats[0] as Seat,
  prompts: { orderTriggers: 'next', orderReplacements: 'next', useTrigger: 'next', useReplacement: 'next', payWith: 'next', deal: 'next' },
}

const text = {
  say: ({ key }: { key: string }) => key,
  option: (_: unknown, { key }: { key: string }) => key,
  face: () => null,
  sum: () => [],
  ending: () => ({ won: true, headline: 'The end', lines: [] }),
}

/** `of`: what each seat has, which it alone may know. */
type Memory = { readonly nights: number; readonly of: { readonly [seat: Seat]: number }; readonly word: string; readonly renamed?: true }

const NIGHTS = 3
const version = Number(new URL(import.meta.url).searchParams.get('version') ?? 1)

const campaign: Campaign<Memory> = {
  version,
  ...(version > 1 ? { migrate: { 1: (old) => ({ ...(old as Memory), renamed: true }) } } : {}),
  begin: (options) => {
    const { word = 'HIDDEN-WORD' } = (options ?? {}) as { word?: Json }
    if (typeof word !== 'string') throw new Error('the word of a campaign is a text')
    return { nights: 0, of: {}, word, ...(version > 1 ? { renamed: true } : {}) }
  },
  open: (memory, seats) => (memory.nights < NIGHTS ? { seats, options: { word: memory.word, of: memory.of } } : null),
  close: (memory, { result }) => {
    const { by, taken } = result as { by: Seat; taken: number }
    return { ...memory, nights: memory.nights + 1, of: { ...memory.of, [by]: (memory.of[by] ?? 0) + taken } }
  },
  view: ({ nights, of, renamed }, seat) => ({ nights, own: seat === null ? null : (of[seat] ?? 0), ...(renamed ? { renamed } : {}) }),
  text: (view, lang) => {
    const { nights, own, renamed } = view as { nights: number; own: number | null; renamed?: true }
    const word = lang === 'es' ? 'Noche' : 'Night'
    return { headline: `${word} ${nights}${renamed ? ' (2)' : ''}`, lines: own === null ? [] : [`own ${own}`] }
  },
}

export const games = [
  ...registered,
  {
    id: 'purse',
    title: { es: 'Bolsa', en: 'Purse' },
    load: async () => ({ module: { game, text, campaign } }),
    setup: async () => ({ setup: {} }),
  },
]
