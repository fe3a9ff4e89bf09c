import { expect } from 'vitest'
import type { Ability, Cannot, Instead, Modify, Trigger } from '../abilities.ts'
import { optionsFor } from '../ask.ts'
import { choose } from '../asking.ts'
import type { Engine } from '../engine.ts'
import type { Definition, Game, Script } from '../game.ts'
import type { Key, Seat } from '../ids.ts'
import type { Json } from '../json.ts'
import { engineOf, type Kernel } from '../kernel.ts'
import { NOTHING_MORE } from '../scripts.ts'
import type { StepRef } from '../state.ts'
import { type DecidedBy, Table, type TableSettings } from '../table.ts'
import type { Write } from '../write.ts'

/** The shape of every tiny game: a few numbers to alter, a diary to read afterwards. */
export interface Tiny {
  table: { doom: number; diary: readonly string[]; open: boolean; things: readonly Json[] }
  attributes: { health: number; sanity: number; clues: number; mark: Json; holder: Json; friends: readonly string[] }
  happenings: { [name: string]: Fields }
  messages: { [key: string]: { readonly [name: string]: Json } }
}
export type Fields = { readonly [field: string]: Json }
export type T = Kernel<Tiny>
/** A step, or any script: what it gives back is what comes next, if it is a list of steps. */
export type Play = (t: T, args: never) => Script<unknown>
export type Card = Omit<Partial<Definition<Tiny>>, 'abilities'> & {
  readonly abilities?: readonly Ability<Tiny>[] | Definition<Tiny>['abilities']
}

export type Given = Omit<Partial<Game<Tiny>>, 'definitions'> & {
  /** The one step of the game; without it, `steps` must hold one called `play`. */
  readonly play?: Play
  readonly setup?: (w: Write<Tiny>, t: T) => void
  readonly cards?: { readonly [id: string]: Card }
}

const definition = (id: string, card: Card): Definition<Tiny> => {
  const { abilities, ...rest } = card
  return {
    id,
    kind: 'card',
    faces: { front: `${id}/front`, back: 'card/back' },
    ...rest,
    ...(abilities ? { abilities: Array.isArray(abilities) ? { front: abilities } : (abilities as Definition<Tiny>['abilities']) } : {}),
  } as Definition<Tiny>
}

/** A whole game of which a test says only what matters to it: it sets up, plays, and ends with the result `done`. */
export function tinyGame({ play, setup, cards = {}, steps, ...given }: Given): Game<Tiny> {
  return {
    id: 'tiny',
    rules: '1',
    stateVersion: 1,
    seats: { min: 1, max: 4 },
    definitions: new Map(Object.entries(cards).map(([id, card]) => [id, definition(id, card)])),
    contentHash: 'cards-1',
    table: {
      doom: { start: 0, see: 'all' },
      diary: { start: [], see: 'all' },
      open: { start: false, see: 'nobody' },
      things: { start: [], see: 'all', holds: 'pieces' },
    },
    attributes: {
      health: { start: 5, see: 'all' },
      sanity: { start: 5, see: 'owner' },
      clues: { start: 0 },
      mark: { start: null, see: 'all' },
      holder: { start: null, see: 'all', holds: 'piece' },
      friends: { start: [] },
    },
    zones: {
      deck: { see: { back: 'all' } },
      hand: { per: 'seat', order: 'unordered', see: { front: 'owner' } },
      board: { see: { up: 'all' }, active: true },
      row: { see: { up: 'all' } },
      discard: { see: { front: 'all' } },
      box: {},
    },
    records: { fight: { who: 'all' }, turn: { who: 'all' } },
    steps: {
      *setup(t) {
        yield* t.change((w) => setup?.(w, t))
      },
      ...(play ? { play: stepOf(play) } : {}),
      *end(t) {
        yield* t.over('done')
      },
      ...steps,
    },
    opening: () => [{ step: 'setup' }, { step: 'play' }, { step: 'end' }],
    checks: [],
    quantities: {},
    resources: {},
    tell: {},
    lastingAbility: (_, { ability }) => lastingOf(ability),
    orderer: (t) => t.seats[0] as Seat,
    prompts: {
      orderTriggers: 'orderTriggers',
      orderReplacements: 'orderReplacements',
      useTrigger: 'useTrigger',
      useReplacement: 'useReplacement',
      payWith: 'payWith',
      deal: 'deal',
    },
    ...given,
  }
}

const stepOf = (play: Play) =>
  function* (t: T, args: never): Script<readonly StepRef[] | void> {
    const next = yield* play(t, args)
    if (Array.isArray(next)) return next as readonly StepRef[]
  }

/** Lasting abilities are data: a test registers what its data stands for. */
const registered = new Map<string, Ability<Tiny>>()
export function asData(ability: Ability<Tiny>): Json {
  registered.set(ability.id, ability)
  return { id: ability.id }
}
const lastingOf = (data: Json): Ability<Tiny> => registered.get((data as { id: string }).id) as Ability<Tiny>

export type Seating = { readonly seats?: readonly Seat[]; readonly seed?: string; readonly options?: Json }
export function start(
  given: Given,
  { seats = ['ana', 'ben'], seed = 'seed', options = null }: Seating = {},
  host: TableSettings = {},
): Table<Tiny> {
  return Table.start(tinyGame(given), { seats, seed, options }, host)
}

// ── in scripts ──

/** Writes into the diary: part of the state, so it goes back and forth with it. */
export function* write(t: T, ...words: readonly string[]): Script {
  yield* t.change((w) => w.set('table', 'diary', [...t.state.diary, ...words]))
}
/** A script that asks nothing and gives this back. */
export function* just<R>(value: R): Script<R> {
  yield* NOTHING_MORE
  return value
}

// ── tables that wait ──

/** A table that is set up and waits, to be looked at. */
export const laid = (setup: Given['setup'], given: Given = {}): Engine<Tiny> =>
  start({
    cards: { torch: {}, rope: {}, lamp: {} },
    *play(t) {
      yield* choose(t, 'ana', { about: 'q', options: [{ key: 'a' }, { key: 'b' }] })
    },
    ...given,
    ...(setup ? { setup } : {}),
  }).kernel
/** Alters a table that waits, as a rule would. */
export const alter = (t: T, change: (w: Write<Tiny>) => void): void => engineOf(t).applying(change)

// ── answering ──

/** Gives these answers, each by the first seat that is waited for, with the real keys. */
export function answer(table: Table<Tiny>, ...keys: readonly (Key | number | readonly Key[] | Record<Key, number>)[]): void {
  for (const key of keys) say(table, table.awaited()[0] as Seat, key)
}
export function say(table: Table<Tiny>, seat: Seat, key: unknown, by: DecidedBy = 'human'): void {
  expect(table.decide(seat, key, { by, keys: 'real' })).toEqual({ ok: true })
}
export const refusal = (decided: ReturnType<Table<Tiny>['decide']>): string => (decided.ok ? 'taken' : decided.error.reason)
export const diary = (table: Table<Tiny>): readonly string[] => table.kernel.state.diary
/** The keys a seat may answer with now. */
export const offered = (table: Table<Tiny>, seat: Seat = table.asked()[0] as Seat): readonly Key[] => {
  const { ask } = table
  return ask ? (optionsFor(ask, seat) ?? []).map((option) => option.key) : []
}

// ── abilities, as a card would print them ──

type About<A> = Partial<Omit<A, 'family' | 'on' | 'run'>>
type Run = (t: T, self: never, what: never, by: never) => Script<unknown>
export const after = (on: string, run: Run, more: About<Trigger<Tiny>> = {}): Trigger<Tiny> => ({
  id: `after ${on}`,
  ...more,
  family: 'after',
  on,
  run: run as Trigger<Tiny>['run'],
})
export const before = (on: string, run: Trigger<Tiny>['run'], more: About<Trigger<Tiny>> = {}): Trigger<Tiny> => ({
  id: `before ${on}`,
  ...more,
  family: 'before',
  on,
  run,
})
export const instead = (on: string, run: Instead<Tiny>['run'], more: About<Instead<Tiny>> = {}): Instead<Tiny> => ({
  id: `instead ${on}`,
  ...more,
  family: 'instead',
  on,
  run,
})
export const cannot = (on: string, more: About<Cannot<Tiny>> = {}): Cannot<Tiny> => ({
  id: `cannot ${on}`,
  refusal: () => ({ rule: more.rule ?? 'TINY-NO', message: { key: 'no' } }),
  ...more,
  family: 'cannot',
  on,
})
export const modify = (on: string, phase: string, amount: number, more: About<Modify<Tiny>> = {}): Modify<Tiny> => ({
  id: `${phase} ${amount}`,
  amount: () => amount,
  ...more,
  family: 'modify',
  on,
  phase,
})
