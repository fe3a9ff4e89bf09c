import { type Json, type Key, type Script, type Self, Table } from '@miskatonic/kernel'
import { type Tiny, tinyGame } from '../../kernel/tests/tinyGame.ts'
import { compile, lastingAbility, suppressedBy } from '../abilities.ts'
import type { Context, Language, Vocabulary } from '../language.ts'
import type { AbilityData, Amount, Effect, Filter } from '../nodes.ts'
import { amountOf, resolve } from '../resolve.ts'
import { extend, grammar, shared, term } from '../text/index.ts'
import { conditionsOf, selectorsOf, verbsOf } from '../verb.ts'
import { defineLanguage } from '../vocabulary.ts'

/* A card language of a dozen words over the kernel's tiny game: seats have health, clues and cards; the table has doom. */

type X = Context<Tiny>
export const lexicon = extend(shared, {
  terms: { health: term('Salud', 'f', 'Health', { es: { unit: 'punto' } as never }), clue: term('Pista', 'f', 'Clue') },
})
const g = grammar(lexicon)

const add = (x: X, attribute: 'health' | 'clues', happening: string, n: number) =>
  x.t.happens(
    happening,
    { who: x.you, n },
    (w, what) => void w.add(what.who as string, attribute, (happening.endsWith(':lose') ? -1 : 1) * (what.n as number), { min: 0 }),
  )

const verb = verbsOf<Tiny>()
const selector = selectorsOf<Tiny>()
const vocabulary: Vocabulary<Tiny> = {
  lexicon,
  sides: 6,
  verbs: {
    lose: verb({
      fields: { n: 'amount' },
      could: (x) => x.t.get(x.you, 'health') > 0 && !x.t.allowed('health:lose', { who: x.you, n: 1 }).length,
      *run(x, { n }) {
        return (yield* add(x, 'health', 'health:lose', amountOf(x, n))) !== null
      },
      *together(x, node, whom) {
        const n = amountOf(x, node.n)
        yield* x.t.together(
          'health:lose',
          whom.map((who) => ({ who, n })),
          (w, what) => void w.add(what.who as string, 'health', -(what.n as number)),
        )
      },
      say: ({ n }) => g.clause('lose', { objects: [g.points('health', n as number)] }),
    }),
    gain: verb({
      fields: { n: 'amount' },
      could: (x) => x.t.get(x.you, 'clues') < 3,
      *run(x, { n }) {
        return (yield* add(x, 'clues', 'clue:gain', amountOf(x, n))) !== null
      },
      say: ({ n }) => g.clause('gain', { objects: [g.some('clue', n as number)] }),
    }),
  },
  conditions: {
    clues: conditionsOf<Tiny>()({
      fields: { atLeast: 'integer' },
      holds: (x, { atLeast }) => x.t.get(x.you, 'clues') >= atLeast,
      say: () => g.clause('have', { objects: [g.some('clue', 1)] }),
    }),
  },
  selectors: {
    seats: selector({ fields: {}, people: true, find: (x) => x.t.seats, say: () => ({ kind: 'you' }) }),
    lamps: selector({ fields: {}, find: (x) => x.t.inZone('board'), say: () => ({ kind: 'you' }) }),
  },
  happenings: {
    'health:lose': { event: () => g.clause('lose', { objects: [g.points('health', 1)] }) },
    'clue:gain': { event: () => g.clause('gain', { objects: [g.some('clue', 1)] }) },
  },
  quantities: {},
  actions: { action: { label: () => ['action'] } },
  natives: {
    'tiny:doom': {
      text: { es: 'La Perdición avanza.', en: 'Doom advances.' },
      *run(x) {
        yield* x.t.change((w) => void w.add('table', 'doom', 1))
      },
    },
  },
  filters: { poor: (x, wanted, what) => (x.t.get(what.who as string, 'clues') === 0) === wanted },
  payments: { clue: (n) => g.clause('spend', { objects: [g.some('clue', n === 'any' ? 1 : n)] }) },
  you: (t, self) => self.controller ?? (t.seats[0] as string),
  seatOf: (_t, you) => you,
  refusal: (_t, _self, on) => ({ rule: 'T-1', message: { key: 'refused', args: { on } } }),
  prompts: {
    choose: 'choose',
    may: (effect) => ({ key: 'may', args: { effect: effect as Json } }),
    unless: (effect) => ({ key: 'unless', args: { effect: effect as Json } }),
    pick: 'pick',
    effect: (effect) => ({ key: 'effect', args: { effect: effect as Json } }),
  },
}
export const language: Language<Tiny> = defineLanguage(vocabulary)

const clue = {
  happening: 'clue:spend',
  has: (t: { get(of: string, attribute: 'clues'): number }, seat: string) => t.get(seat, 'clues'),
  lacking: () => ({ rule: 'T-2', message: { key: 'poor' } }),
  // biome-ignore lint/correctness/useYield: nothing to settle.
  *gather(_t: unknown, seat: string, n: number): Script<object> {
    return { who: seat, n }
  },
  spend: (w: { add(of: string, attribute: 'clues', n: number): number }, what: { who: string; n: number }) =>
    void w.add(what.who, 'clues', -what.n),
}

export type Bench = { readonly table: Table<Tiny>; readonly t: Table<Tiny>['kernel']; answer(...keys: readonly Key[]): void }

/** Resolves one effect for Ana, with these cards on the board, and answers what is asked by real keys. */
export function work(
  effect: Effect,
  how: {
    cards?: { readonly [id: string]: readonly AbilityData[] }
    ana?: Filter
    ben?: Filter
    what?: Filter
    answers?: readonly Key[]
    chance?: { readonly [label: string]: readonly Json[] }
  } = {},
): Bench {
  const cards = Object.fromEntries(
    Object.entries(how.cards ?? {}).map(([id, data]) => [
      id,
      { abilities: data.map((ability, i) => compile(language, ability, `${i + 1}`)) },
    ]),
  )
  const self: Self = { source: { rule: 'T-0' }, piece: null, controller: 'ana', bound: {} }
  const game = tinyGame({
    cards,
    quantities: { dice: { base: () => 2, fold: ['add', 'floor:1'] } },
    resources: {
      clue,
      health: {
        ...clue,
        happening: 'health:spend',
        has: (t: Table<Tiny>['kernel'], seat: string) => t.get(seat, 'health') - 1,
        spend: (w: { add(of: string, attribute: 'health', n: number): number }, what: { who: string; n: number }) =>
          void w.add(what.who, 'health', -what.n),
      },
    } as never,
    lastingAbility: lastingAbility(language),
    suppressedReads: ['open'],
    suppressed: (t) =>
      suppressedBy(
        language,
        t,
        t
          .inZone('board')
          .flatMap((piece) =>
            (how.cards?.[piece.split('#')[0] as string] ?? []).map((data) => ({ data, self: { ...self, piece, source: { piece } } })),
          ),
      ),
    setup: (w) => {
      for (const id in cards) w.make(id, 'board')
      for (const [attribute, value] of Object.entries(how.ana ?? {})) w.set('ana', attribute as 'clues', value as number)
      for (const [attribute, value] of Object.entries(how.ben ?? {})) w.set('ben', attribute as 'clues', value as number)
    },
    *play(t) {
      yield* resolve(language, t, effect, { self, ...(how.what ? { what: how.what } : {}) })
      yield* t.happens('round:end', {})
      yield* t.ends('round')
    },
  })
  const table = Table.start(
    game,
    { seats: ['ana', 'ben'], seed: 'workshop' },
    { strict: true, ...(how.chance ? { scripted: how.chance } : {}) },
  )
  const bench: Bench = {
    table,
    t: table.kernel,
    answer(...keys) {
      for (const key of keys) {
        const [seat] = table.asked()
        const said = table.decide(seat as string, key, { keys: 'real' })
        if (!said.ok) throw new Error(`${key}: ${said.error.detail}; offered ${JSON.stringify(table.ask)}`)
      }
    },
  }
  bench.answer(...(how.answers ?? []))
  return bench
}

export const lose = (n: Amount): Effect => ({ do: 'lose', n: n as number })
export const gain = (n: Amount): Effect => ({ do: 'gain', n: n as number })
export const health = (bench: Bench, who = 'ana'): number => bench.t.get(who, 'health')
export const clues = (bench: Bench, who = 'ana'): number => bench.t.get(who, 'clues')
