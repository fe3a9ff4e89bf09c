/*
 * Rule tests in words. What players do: «ana travel > 3; ana? ticket: train:14 stop > stop; until ben action, reroll done». What is seen then:
 * «space:3 holds lily-chen; lily-chen health 6, has axe; doom 9; ana refused rest: EH-ACT-03». Clauses stand apart by «;».
 */
import type { Json, Shape, ZoneOf } from '@miskatonic/kernel'
import { expect } from 'vitest'
import type { Player } from './player.ts'

/** What can be said of a piece or of the table besides their attributes, by the word for it. */
export type Sights<S extends Shape> = {
  readonly pieces?: { readonly [word: string]: (t: Player<S>, name: string) => unknown }
  readonly table?: { readonly [word: string]: (t: Player<S>) => unknown }
}

const clausesOf = (said: readonly string[]): string[] => said.join('; ').split(/;\s+/).filter(Boolean)
const wordsOf = (said: string): string[] => said.split(/\s+/).filter(Boolean)

// ── what players do ──

/** «ana rest > end», «ana? action: rest end > rest» (asked just this), «until ana pause, reroll done» (answers by what is asked). */
export function doAll<S extends Shape>(t: Player<S>, said: readonly string[]): void {
  for (const clause of clausesOf(said)) {
    const until = /^until (\S+)(?: ([^\s,]+))?(?:, (.*))?$/.exec(clause)
    const asked = /^(\S+)\? ([^\s:]+)(?:: (.*?))?(?: > (.*))?$/.exec(clause)
    const done = /^(\S+) (.*)$/.exec(clause)
    if (until) t.untilAsk(until[1] as string, until[2], answersIn(until[3] ?? ''))
    else if (asked) {
      t.expectAsk(asked[1] as string, asked[2] as string, asked[3] === undefined ? undefined : wordsOf(asked[3]))
      if (asked[4] !== undefined) chooseEach(t, asked[1] as string, asked[4])
    } else if (done) chooseEach(t, done[1] as string, done[2] as string)
    else throw new Error(`a deed says «${clause}»: expected who does what`)
  }
}

const answersIn = (said: string): { [about: string]: string } =>
  Object.fromEntries(
    said
      .split(/,\s*/)
      .filter(Boolean)
      .map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  )

/** «travel > 3»: one answer after the other; «[die:0 die:1]» is one of several; a number where one is asked for. */
function chooseEach<S extends Shape>(t: Player<S>, seat: string, said: string): void {
  for (const answer of said.split(' > ')) {
    const several = /^\[(.*)\]$/.exec(answer)
    if (several) t.choose(seat, wordsOf(several[1] as string))
    else t.choose(seat, t.table.ask?.kind === 'number' ? Number(answer) : answer)
  }
}

// ── what is seen ──

/** All that is said must be so; what is not, is shown beside what is. */
export function seeAll<S extends Shape>(t: Player<S>, said: readonly string[], sights: Sights<S>): void {
  const all = clausesOf(said).flatMap((clause) => sightsIn(t, clause, sights))
  expect(all.map(([subject, is]) => `${subject} ${is}`)).toEqual(all.map(([subject, , expected]) => `${subject} ${expected}`))
}

type Sight = readonly [subject: string, is: string, expected: string]

function sightsIn<S extends Shape>(t: Player<S>, clause: string, { pieces = {}, table = {} }: Sights<S>): Sight[] {
  const [subject = '', verb = '', ...rest] = wordsOf(clause)
  const said = rest.join(' ')
  if (Object.hasOwn(ZONES, verb)) return [[`${subject} ${verb}`, ...zoneSeen(t, subject, verb as keyof typeof ZONES, rest)]]
  if (OFFERS.includes(verb)) return [[`${subject} ${verb}`, ...offerSeen(t, subject, verb, said)]]
  const after = clause.slice(subject.length + 1)
  if (subject === 'asked') return [[subject, spoken(t.table.asked()), after]]
  if (subject === 'over') return [[subject, spoken(t.over), after || 'true']]
  if (subject === 'unrolled') return [[subject, spoken(Object.keys(t.table.kernel.chance.unused())), after]]
  if (Object.hasOwn(table, subject)) return [[subject, spoken(table[subject]?.(t)), after]]
  if (Object.hasOwn(t.table.kernel.raw.table, subject)) return [[subject, spoken(t.table.kernel.raw.table[subject]), after || 'true']]
  return after.split(/,\s*/).map((one) => {
    const [word = '', ...value] = wordsOf(one)
    const seen = Object.hasOwn(pieces, word)
      ? pieces[word]?.(t, subject)
      : t.get(bearer(t, subject), word as keyof S['attributes'] & string)
    return [`${subject} ${word}`, spoken(seen), value.join(' ') || 'true']
  })
}

/** «holds» these in this order, «sorted» these in any, «with» and «without» these among others, «counts» so many. */
const ZONES = {
  holds: (seen: readonly string[]) => seen,
  sorted: (seen: readonly string[]) => [...seen].sort(),
  with: (seen: readonly string[], names: readonly string[]) => names.filter((name) => seen.includes(name)),
  without: (seen: readonly string[], names: readonly string[]) => names.filter((name) => !seen.includes(name)),
  counts: (seen: readonly string[]) => seen.length,
}

function zoneSeen<S extends Shape>(t: Player<S>, zone: string, verb: keyof typeof ZONES, names: readonly string[]): [string, string] {
  const [kind = '', of] = zone.split(':')
  if (!Object.hasOwn(t.table.game.zones, kind)) throw new Error(`what is seen says «${zone}»: there is no such zone`)
  const unknown = verb === 'without' && names.find((name) => !t.table.game.definitions.has(name))
  if (unknown) throw new Error(`what is seen says «${zone} without ${unknown}»: there is no such thing`)
  const owner = of === undefined ? of : pieceOf(t, of)
  const seen = t.zone((owner === of ? zone : `${kind}:${owner}`) as ZoneOf<S>)
  return [spoken(ZONES[verb](seen, names)), (verb === 'sorted' ? [...names].sort() : names).join(' ')]
}

/** «ana offered rest end» just these, «may rest» among others, «may-not rest», «refused rest: EH-ACT-03» by that rule alone. */
const OFFERS = ['offered', 'may', 'may-not', 'refused']
function offerSeen<S extends Shape>(t: Player<S>, seat: string, verb: string, said: string): [string, string] {
  const offered = t.offered(seat)
  const names = wordsOf(said)
  if (verb === 'offered') return [spoken(offered), said]
  if (verb === 'may') return [spoken(names.filter((name) => offered.includes(name))), said]
  if (verb === 'may-not') return [spoken(names.filter((name) => !offered.includes(name))), said]
  const [, what = '', , by] = /^(\S+?)(: (.*))?$/.exec(said) ?? []
  const rules = t.refused(seat)[what]
  return [rules ? `${what}${by === undefined ? '' : `: ${rules.join(' ')}`}` : 'not refused', said]
}

/** A piece by its id or by its name: the first copy. Anything else is taken as it is. */
const pieceOf = <S extends Shape>(t: Player<S>, name: string): string =>
  !t.table.kernel.exists(name) && t.table.kernel.exists(`${name}#1`) ? `${name}#1` : name

/** Whoever bears an attribute: a piece, a seat, or a zone. */
function bearer<S extends Shape>(t: Player<S>, name: string): string {
  const piece = pieceOf(t, name)
  if (t.table.setup.seats.includes(name)) return name
  if (!t.table.kernel.exists(piece) && !Object.hasOwn(t.table.game.zones, name.split(':')[0] as string))
    throw new Error(`what is seen speaks of «${name}»: there is no such piece or zone`)
  return piece
}

function spoken(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(' ') || 'nothing'
  return value === null || value === undefined ? 'nothing' : typeof value === 'object' ? JSON.stringify(value as Json) : String(value)
}
