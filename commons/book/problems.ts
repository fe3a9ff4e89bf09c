import { type CardData, type Effect, effectsOf, type Kinds, problemsOfCard } from '@miskatonic/effects'
import type { Json, Shape } from '@miskatonic/kernel'
import { type Exit, flowOf, isEmpty, type Weighing } from './flow.ts'
import type { Book, Decide, DieTable, Entry, Flag, HasFlag, Read, Riddle, Story } from './nodes.ts'

/** Who calls an entry from outside the book: a card, a tile, a rule. */
export type Caller = { readonly by: string; readonly entry: number }

export type Checked<S extends Shape> = Weighing<S> & {
  readonly callers: readonly Caller[]
  /** The faces of each die, as the reader has them. */
  readonly dice: { readonly [die: string]: readonly string[] }
  /** Flags that something outside the book sets, as `scope/flag`. */
  readonly flags?: readonly string[]
}

/** An entry as the card language checks its content. */
const KINDS: Kinds = {
  entry: { number: 'integer', 'title?': 'both', effect: 'effect', 'once?': 'boolean', 'again?': 'effect', 'decoy?': 'boolean' },
}
const asCard = (entry: Entry): CardData => ({ id: `entry-${entry.number}`, kind: 'entry', ...entry }) as unknown as CardData

/** Everything that is wrong with a book, in words. A test of the game expects none. */
export function problemsOfBook<S extends Shape>(book: Book, checked: Checked<S>): string[] {
  const malformed = book.entries.flatMap((entry) => problemsOfCard(checked.language, KINDS, asCard(entry)))
  // What the language does not know cannot be followed any further.
  if (malformed.length) return [...repeatedNumbers(book), ...malformed]
  const exits = new Map<number, readonly Exit[]>()
  const faults: string[] = []
  for (const entry of book.entries) {
    const flow = flowOf(checked, entry.effect)
    const again = entry.again ? flowOf(checked, entry.again) : { exits: [], faults: [] }
    // An entry that is read once is left once: none of its ways can be gone for ever.
    exits.set(entry.number, [...flow.exits.map((exit) => (entry.once ? { ...exit, paid: true } : exit)), ...again.exits])
    faults.push(...[...flow.faults, ...again.faults, ...deadEnds(entry, checked)].map((fault) => `entry ${entry.number}: ${fault}`))
  }
  return [
    ...repeatedNumbers(book),
    ...unknownTargets(book, exits, checked.callers),
    ...unreached(book, exits, checked.callers),
    ...freeLoops(exits),
    ...faults,
    ...flagsNeverSet(book, checked.flags ?? []),
  ]
}

/** The entries that a card calls: what makes them reachable. */
export const callsIn = <S extends Shape>(language: Weighing<S>['language'], kinds: Kinds, card: CardData): Caller[] =>
  [...effectsOf(language, kinds[card.kind] ?? {}, card)]
    .filter((effect) => effect.do === 'read')
    .map((effect) => ({ by: card.id, entry: (effect as Read).entry }))

function repeatedNumbers({ entries }: Book): string[] {
  const numbers = entries.map(({ number }) => number)
  return [...new Set(numbers.filter((one, i) => numbers.indexOf(one) !== i))].map((number) => `two entries have the number ${number}`)
}

type Exits = ReadonlyMap<number, readonly Exit[]>

const unknownTargets = (book: Book, exits: Exits, callers: readonly Caller[]): string[] => [
  ...callers.filter(({ entry }) => !book.entry(entry)).map(({ by, entry }) => `${by} calls entry ${entry}, which does not exist`),
  ...[...exits].flatMap(([from, ways]) =>
    [...new Set(ways.map(({ to }) => to))]
      .filter((to) => !book.entry(to))
      .map((to) => `entry ${from} leads to ${to}, which does not exist`),
  ),
]

function unreached(book: Book, exits: Exits, callers: readonly Caller[]): string[] {
  const reached = new Set(callers.map(({ entry }) => entry))
  for (const number of reached) for (const { to } of exits.get(number) ?? []) reached.add(to)
  return book.entries.flatMap(({ number, decoy }) =>
    reached.has(number) === (decoy === true)
      ? [decoy ? `entry ${number} is a decoy, but something leads there` : `nothing leads to entry ${number}`]
      : [],
  )
}

/** Ways round and round that nobody pays for: each told once, from its lowest number. */
function freeLoops(exits: Exits): string[] {
  const loops = new Set<string>()
  const done = new Set<number>()
  const visit = (number: number, path: readonly number[]): void => {
    const seen = path.indexOf(number)
    if (seen >= 0) {
      const loop = path.slice(seen)
      const lowest = loop.indexOf(Math.min(...loop))
      const round = [...loop.slice(lowest), ...loop.slice(0, lowest)]
      loops.add(`${[...round, round[0]].join(' → ')} can go on for ever at no cost`)
      return
    }
    if (done.has(number)) return
    for (const { to, paid } of exits.get(number) ?? []) if (!paid) visit(to, [...path, number])
    done.add(number)
  }
  for (const number of exits.keys()) visit(number, [])
  return [...loops]
}

function deadEnds<S extends Shape>(entry: Entry, { language, dice }: Checked<S>): string[] {
  const effects = [...effectsOf(language, { effect: 'effect', 'again?': 'effect' }, entry as unknown as { effect: Json })]
  return [
    ...(isEmpty(entry.effect) ? ['it is empty'] : []),
    ...(entry.again && !entry.once ? ['it says what comes the second time, but is not read once'] : []),
    ...effects.flatMap((effect) => faultsOf(effect, dice)),
  ]
}

function faultsOf(effect: Effect, dice: Checked<Shape>['dice']): string[] {
  switch (effect.do) {
    case 'story':
      return missingWords('a story', (effect as Story).text)
    case 'decide':
      return faultsOfChoice(effect as unknown as Decide)
    case 'dieTable': {
      const { die, faces } = effect as unknown as DieTable
      const known = dice[die]
      if (!known) return [`there is no die «${die}»`]
      return Object.keys(faces)
        .filter((face) => !known.includes(face))
        .map((face) => `the die «${die}» has no face «${face}»`)
    }
    case 'riddle': {
      const { answers, most } = effect as unknown as Riddle
      return Object.keys(answers)
        .filter((answer) => !/^\d+$/.test(answer) || Number(answer) > most)
        .map((answer) => `nobody can answer «${answer}»: expected a number from 0 to ${most}`)
    }
    default:
      return []
  }
}

function faultsOfChoice({ choices, otherwise }: Decide): string[] {
  const keys = choices.map(({ key }) => key)
  return [
    ...[...new Set(keys.filter((key, i) => keys.indexOf(key) !== i))].map((key) => `two choices are called «${key}»`),
    ...choices.flatMap(({ key, label, then }) => [
      ...missingWords(`the choice «${key}»`, label),
      ...(isEmpty(then) ? [`the choice «${key}» leads nowhere`] : []),
    ]),
    ...(otherwise || choices.some(({ needs, cost }) => !needs && !cost)
      ? []
      : [`all of ${keys.map((key) => `«${key}»`).join(', ')} can be out of reach, and nothing is said for that`]),
  ]
}

const missingWords = (what: string, { es, en }: { readonly es: string; readonly en: string }): string[] =>
  es.trim() && en.trim() ? [] : [`${what} has no words in one of the languages`]

function flagsNeverSet(book: Book, elsewhere: readonly string[]): string[] {
  const nodes = [...nodesIn(book.entries as unknown as Json)]
  const named = ({ scope, flag }: { readonly scope: string; readonly flag: string }): string => `${scope}/${flag}`
  const set = new Set([...elsewhere, ...nodes.filter((node) => node.do === 'flag').map((node) => named(node as unknown as Flag))])
  const asked = new Set(nodes.filter((node) => node.is === 'flag').map((node) => named(node as unknown as HasFlag)))
  return [...asked].filter((flag) => !set.has(flag)).map((flag) => `the flag ${flag} is asked for and never set`)
}

function* nodesIn(value: Json): Generator<{ readonly [field: string]: Json | undefined }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as { readonly [field: string]: Json }
  for (const inner of Object.values(value)) yield* nodesIn(inner as Json)
}
