import { type Effect, effectsOf } from '@miskatonic/effects'
import { type Json, randomFrom, type Seat, sample, type Write } from '@miskatonic/kernel'
import type { Player } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { book, type Script } from '../content/book.ts'
import { figureId } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import type { DreamerId } from '../content/kinds.ts'
import { g } from '../content/scriptNumbers.ts'
import { sealed } from '../content/sealed.ts'
import { sharedScripts } from '../content/shared/scripts.ts'
import { handOf } from '../rules/people.ts'
import type { Ether, Etherfields, Laid } from '../rules/shape.ts'
import { language } from '../rules/vocabulary/language.ts'
import { inDream } from './inDream.ts'
import { worth } from './scene.ts'

/*
 * Every script is read in its dream, with each of its conditions met and not met and each of its choices taken, to its end: nothing in it may
 * fail, the Team is back in the dream or out of it, and no part of any script is left that was never carried out.
 */

type Node = { readonly [field: string]: Json }
type Atom = Node & { readonly is: string }
const done = new Set<object>()
for (const verb of Object.values(language.verbs) as { run: (x: never, effect: never) => unknown }[]) {
  const { run } = verb
  verb.run = (x, effect) => {
    done.add(effect)
    return run(x, effect)
  }
}

function* nodesIn(value: Json): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Node
  for (const inner of Object.values(value)) yield* nodesIn(inner as Json)
}
/** What a script asks of the table, each once. */
function atomsOf(entry: number): Atom[] {
  const nodes = [...nodesIn(book.entry(entry) as unknown as Json)].filter((node) => typeof node.is === 'string') as Atom[]
  const asked = nodes.filter(({ is }) => !['all', 'any', 'not'].includes(is))
  // What a script counts up itself is one short when it begins.
  const atoms = asked.flatMap((atom) => [
    atom,
    ...(Number(atom.atLeast) > 1 ? [{ ...atom, atLeast: Number(atom.atLeast) - 1 }] : []),
    ...(atom.is === 'tokens' && Number(atom.n) > 1 ? [{ ...atom, n: Number(atom.n) - 1 }] : []),
  ])
  return [...new Map(atoms.map((atom) => [JSON.stringify(atom), atom as Atom])).values()]
}
const answersTo = (entry: number): number[] =>
  [...nodesIn(book.entry(entry) as unknown as Json)].flatMap(({ do: verb, answers }) =>
    verb === 'riddle' ? Object.keys(answers as object).map(Number) : [],
  )

type Fields = {
  readonly scope?: string
  readonly flag?: string
  readonly atLeast?: number
  readonly card?: string
  readonly who?: DreamerId
  readonly atTable?: boolean
  readonly squares?: readonly string[]
  readonly square?: string
  readonly token?: Laid['token']
  readonly n?: number
  readonly entity?: string
  readonly suit?: string
  readonly what?: 'ether' | 'gems' | 'anguish' | 'keys' | 'hours'
}
type Meet = (w: Write<Etherfields>, t: Ether, of: Fields) => void
const ana = (t: Ether): Seat => t.seats[0] as Seat
/** A piece of the Entity, which may have to come to light first. */
function figure(w: Write<Etherfields>, t: Ether, entity: string, at: string): void {
  const known = [...t.inZone('entity'), ...t.inZone('secrets')].find((piece) => t.def(piece).id === entity) ?? w.make(entity, 'entity')
  w.put(known, 'entity', { face: 'front' })
  for (const one of t.inZone('figures')) w.put(one, 'box')
  const piece = w.make(figureId(entity), 'figures')
  w.set(piece, 'at', at)
  w.set(piece, 'entity', known)
}
const lay = (w: Write<Etherfields>, t: Ether, laid: readonly Laid[]): void => w.set('table', 'tokens', [...t.state.tokens, ...laid])
/** How each of them is made true. */
const MEET: { readonly [is: string]: Meet } = {
  flag: (w, t, { scope, flag = '', atLeast = 1 }) => {
    const memory = scope === 'campaign' ? 'flags' : 'marks'
    w.set('table', memory, { ...t.state[memory], [flag]: atLeast })
  },
  note: (w, t, { card = '' }) => void (t.game.definitions.has(card) && w.make(card, 'notes')),
  wisdom: (w, _t, { card = '' }) => void w.make(card, 'wisdom'),
  dreamer: (w, t, { who = null, atTable }) => w.set(atTable ? (t.seats[1] ?? ana(t)) : ana(t), 'dreamer', who),
  standsOn: (w, t, { squares = [] }) => w.set(ana(t), 'at', squares[0] ?? ''),
  slotFilled: (w, t, { square = '' }) => w.set('table', 'filled', [...t.state.filled, square]),
  tokens: (w, t, { token = 'threat', n = 1, square = '1,1' }) =>
    lay(
      w,
      t,
      Array.from({ length: n }, () => ({ token, at: [square] })),
    ),
  tileRevealed: (w, t, { card }) => {
    const tile = t.inZone('secrets').find((piece) => t.def(piece).id === card)
    if (tile) w.put(tile, 'scape', { face: 'front' })
  },
  entityInRange: (w, t, { entity = 'caretaker' }) => figure(w, t, entity, t.get(ana(t), 'at')),
  entityOnScape: (w, t, { entity = 'caretaker' }) => figure(w, t, entity, t.get(ana(t), 'at')),
  entityOn: (w, t, { entity = 'caretaker', squares }) => figure(w, t, entity, squares?.[0] ?? t.get(ana(t), 'at')),
  suit: (w, _t, { suit = 'hearts' }) => w.put(w.make(`turn-${suit}-1`, 'box'), 'turn-deck', { at: 'top', face: 'front' }),
  has: (w, t, { what = 'ether', n = 1 }) => (what === 'keys' || what === 'hours' ? w.set('table', what, n) : w.set(ana(t), what, n)),
}

const RICH = ['awareness', 'cunning', 'rage'] as const
type Reading = {
  readonly dream: string
  readonly entry: number
  readonly met: readonly Atom[]
  readonly way: number
  readonly again: boolean
}

/** Who plays: scripts that ask who it is, or how many, are read by others each time. */
const TEAMS: readonly (readonly DreamerId[])[] = [
  ['gambler', 'specialist'],
  ['toughGuy', 'freeSpirit'],
  ['gambler', 'specialist', 'toughGuy'],
  ['gambler', 'specialist', 'toughGuy', 'freeSpirit'],
  ['specialist'],
]
const entered = new Map<string, Player<Etherfields>>()
/** At the beginning of a dream: entered once for each Team and face of the die, read from there as often as one likes. */
function beginning(dream: string, team: readonly DreamerId[], face: number): Player<Etherfields> {
  const key = [dream, team, face].join()
  const base =
    entered.get(key) ?? inDream(dream, { hours: 4, seats: team.length, options: { dreamers: team }, chance: { fortune: [[face]] } })
  entered.set(key, base)
  return Object.assign(Object.create(Object.getPrototypeOf(base)), base)
}
const asksWho = (entry: number): boolean => atomsOf(entry).some(({ is }) => is === 'dreamer' || is === 'players')

function readThrough({ dream, entry, met, way, again }: Reading): 'dream' | 'map' | 'stuck' {
  const team = TEAMS[asksWho(entry) ? way % TEAMS.length : 0] ?? []
  const at = beginning(dream, team, (way % 6) + 1)
  at.arrange(
    (w, t) => {
      for (const who of t.seats) {
        w.set(who, 'ether', way % 2 ? 0 : 2)
        w.set(who, 'gems', way % 2 ? 0 : 1)
        w.set(who, 'anguish', 2)
        for (const colour of RICH) w.put(w.make(worth(colour, 3), 'box'), handOf(who), { face: 'front' })
      }
      w.put(w.make('turn-spades-1', 'box'), 'turn-deck', { at: 'top', face: 'front' })
      if (again) w.set('table', 'read', [...t.state.read, entry])
      for (const { is, ...fields } of met) MEET[is]?.(w, t, fields as Fields)
    },
    [{ step: 'reading', args: { entry } } as never, { step: 'curtain' }],
  )
  for (let i = 0; i < 60; i++) {
    const { ask } = at.table
    if (!ask || at.over) return at.over ? 'map' : 'stuck'
    if (at.state.encounter === null) return 'map'
    if (at.offered(at.table.asked()[0] as Seat).includes('curtain')) return 'dream'
    const [next] = at.table.awaited() as [Seat]
    const answers = answersTo(entry)
    const known = answers[way] ?? [1, 2].find((n) => !answers.includes(n))
    const bent = sample(ask, next, (n) => way % n)
    const decided = at.table.decide(next, ask.about.key.endsWith('book-riddle') && known !== undefined ? known : bent, { keys: 'real' })
    expect(decided.ok, `g.${entry}: ${ask.about.key}`).toBe(true)
  }
  return 'stuck'
}
/** None of what it asks, all of it, each alone, all but each, and where there is more of it, every two and some of all the rest. */
function positions(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const some = randomFrom(JSON.stringify(atoms))
  return [
    [],
    ...(atoms.length ? [atoms] : []),
    ...(atoms.length > 1 ? atoms.map((atom) => [atom]) : []),
    ...(atoms.length > 2 ? atoms.map((atom) => atoms.filter((other) => other !== atom)) : []),
    ...(atoms.length > 3 ? atoms.flatMap((atom, i) => atoms.slice(i + 1).map((other) => [atom, other])) : []),
    ...(atoms.length > 3 ? Array.from({ length: 4 * atoms.length }, () => atoms.filter(() => some(2) > 0)) : []),
  ]
}
function readings(dream: string, name: string): Reading[] {
  const entry = g(name)
  const choices = [...nodesIn(book.entry(entry) as unknown as Json)].map((node) =>
    node.do === 'decide' ? (node.choices as Json[]).length : 0,
  )
  const ways = Math.max(6, answersTo(entry).length + 1, ...choices)
  const effect = book.entry(entry)
  const all = Array.from({ length: ways }, (_, way) => way)
  return positions(atomsOf(entry)).flatMap((met) =>
    all.flatMap((way) => [false, ...(effect?.again ? [true] : [])].map((again) => ({ dream, entry, met, way, again }))),
  )
}
/** What ends a dream whichever way it is read. */
const ENDS = new Set([...dreams.flatMap(({ scripts: { outOfTurns, win, partial } }) => [outOfTurns, ...win, ...partial])])

const BOOKS: readonly (readonly [dream: string, scripts: readonly Script[]])[] = [
  ...(['i01', 'i02', 'i03', 'i04'] as const).map((id) => [id, sealed[id].scripts] as const),
  ['i01', sharedScripts],
]
describe.each(BOOKS)('the scripts read in %s', (dream, scripts) => {
  test.each(scripts.map(({ name }) => name))('%s is read to its end whichever way', (name) => {
    const left = readings(dream, name).map(readThrough)
    expect(left).not.toContain('stuck')
    if (ENDS.has(g(name))) expect(new Set(left)).toEqual(new Set(['map']))
  })
  test('and no part of them was never carried out', () => {
    const fields = { effect: 'effect', 'again?': 'effect' } as const
    const never = scripts.flatMap(({ name }) =>
      [...effectsOf(language, fields, book.entry(g(name)) as unknown as { effect: Json })]
        .filter((effect: Effect) => !done.has(effect))
        .map((effect) => `${name}: ${JSON.stringify(effect).slice(0, 110)}`),
    )
    expect(never).toEqual([])
  })
})
