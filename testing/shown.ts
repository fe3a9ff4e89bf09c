import type { Json, PieceId, Shape, ZoneOf } from '@miskatonic/kernel'
import { expect } from 'vitest'
import type { Player } from './player.ts'

/*
 * What a table shows, in words: «ana sanity 9, hand none, chronicle ghoul zoog; devil-reef crossed, not inverted; table round 3».
 * A clause begins with a seat, a piece by its name, `table`, or a zone that is nobody's («harbour none», «space:rome ghoul …, eldritch 1»);
 * each statement names a zone of theirs, what is asked or refused of them, or a mark: «deck 12 cards», «hand {zoog ghoul}» in whatever
 * order, «offered play:ghoul …» among others, «asked prompt.pick: ghoul zoog», «not offered pass», «refused play:ghoul MY-GATE-02»,
 * «refused only …», «between 1 4» of a number, «told log.lost», «lies hand:ben», «not up», «table about prompt.pick, asks ben eva, not over, unrolled none». A game
 * adds words of its own (`Sights`).
 */

/** What can be said of a piece or of the table besides zones and attributes, by the word for it. */
export type Sights<S extends Shape> = {
  readonly pieces?: { readonly [word: string]: (t: Player<S>, piece: PieceId) => Json }
  readonly table?: { readonly [word: string]: (t: Player<S>) => Json }
}

/** What is so, and what was to be so. */
type Held = { readonly is: unknown; readonly should: unknown }
type Reading = (of: string, said: readonly string[], not: boolean) => Held

/** Holds a table against what is said of it, all at once, so that a failure shows everything that is otherwise. */
export function expectShown<S extends Shape>(t: Player<S>, picture: string, sights: Sights<S> = {}): void {
  const is: { [said: string]: unknown } = {}
  const should: { [said: string]: unknown } = {}
  for (const clause of picture.split(/;\s*/)) {
    if (clause === 'over') [is.over, should.over] = [t.over, true]
    const [, subject = '', said = ''] = /^(\S+) ([\s\S]*)$/.exec(clause) ?? []
    if (clause !== 'over' && !said) throw new Error(`«${clause}» says nothing of anybody`)
    for (const statement of said ? said.split(/,\s*/) : []) {
      const held = heldAgainst(t, subject, statement, sights)
      is[`${subject} ${statement}`] = held.is
      should[`${subject} ${statement}`] = held.should
    }
  }
  expect(is).toEqual(should)
}

function heldAgainst<S extends Shape>(t: Player<S>, subject: string, statement: string, { pieces = {}, table = {} }: Sights<S>): Held {
  const not = statement.startsWith('not ')
  const words = statement.slice(not ? 4 : 0).split(/\s+/)
  const [field = '', ...said] = words
  if (isZone(t, subject) && !Object.hasOwn(t.table.game.attributes, field)) return listed(t.zone(subject), known(t, words), not)
  const reading = readings(t)[field]
  if (reading) return reading(subject, said, not)
  if (subject === 'table') {
    const is = Object.hasOwn(table, field) ? table[field]?.(t) : t.table.kernel.raw.table[field]
    if (is === undefined) throw new Error(`«${subject} ${statement}»: the table has no «${field}»`)
    return { is, should: saidValue(said, not, is) }
  }
  const of = t.table.kernel.seats.includes(subject) || isZone(t, subject) ? subject : t.piece(subject)
  const zone = `${field}:${of}`
  const word = Object.hasOwn(pieces, field) ? pieces[field] : undefined
  if (!word && isZone(t, zone)) return listed(t.zone(zone), said, not)
  const is = word ? word(t, of) : t.table.kernel.read(of, field)
  return { is, should: saidValue(said, not, is) }
}

const isZone = <S extends Shape>(t: Player<S>, zone: string): zone is ZoneOf<S> =>
  Object.hasOwn(t.table.game.zones, zone.split(':')[0] as string) && !t.table.kernel.exists(zone)
/** A name nothing bears could never be found: it must not pass for absent. */
function known<S extends Shape>(t: Player<S>, words: readonly string[]): readonly string[] {
  const names = words
    .filter((word) => !['none', '…', 'cards'].includes(word) && !/^\d+$/.test(word))
    .map((word) => word.replace(/[{}]/g, ''))
  const unknown = names.find((name) => !t.table.game.definitions.has(name))
  if (unknown !== undefined) throw new Error(`there is no «${unknown}» in this game`)
  return words
}

const readings = <S extends Shape>(t: Player<S>): { readonly [field: string]: Reading } => ({
  asked: (seat, [about = '', ...options]) => {
    const key = about.replace(/:$/, '')
    const is = [t.table.asked().includes(seat), t.table.ask?.about.key, ...(key === about ? [] : t.offered(seat).sort())]
    return { is, should: [true, key, ...options.sort()] }
  },
  about: (_, [key], not) => (not ? { is: t.table.ask?.about.key === key, should: false } : { is: t.table.ask?.about.key, should: key }),
  asks: (_, said) => ({ is: t.table.asked(), should: said }),
  offered: (seat, said, not) => listed(t.offered(seat), said, not),
  between: (_, said) => ({ is: t.table.ask?.kind === 'number' ? [`${t.table.ask.min}`, `${t.table.ask.max}`] : [], should: said }),
  told: (seat, [key = ''], not) => ({ is: t.told(seat).some((line) => line.key === key), should: !not }),
  lies: (piece, [zone]) => ({ is: t.table.kernel.where(t.piece(piece)), should: zone }),
  up: (piece, _, not) => ({ is: t.table.kernel.up(t.piece(piece)) === 'front', should: !not }),
  over: (_, __, not) => ({ is: t.over, should: !not }),
  unrolled: (_, said, not) => listed(Object.keys(t.table.kernel.chance.unused()), said, not),
  refused: (seat, said, not) => {
    const all = t.refused(seat)
    if (not) return listed(Object.keys(all), said, not)
    const should: { [key: string]: string[] } = {}
    let rules: string[] = []
    for (const word of said[0] === 'only' ? said.slice(1) : said) {
      if (/^[A-Z]+(-[A-Z0-9]+)+$/.test(word)) rules.push(word)
      else if (word !== 'nothing') should[word] = rules = []
    }
    const exactly = said[0] === 'only' || said[0] === 'nothing'
    // Named without a rule: it is refused, by whichever.
    for (const key in should) if (!exactly && !should[key]?.length && all[key]) should[key] = all[key]
    return { is: exactly ? all : Object.fromEntries(Object.keys(should).map((key) => [key, all[key]])), should }
  },
})

/** «none», «12 cards», «{in whatever order}», «these among others …», or exactly these in this order. */
function listed(is: readonly string[], said: readonly string[], not: boolean): Held {
  if (not) return { is: said.filter((one) => is.includes(one)), should: [] }
  const words = said.join(' ')
  if (said[1] === 'cards' || said[1] === 'options') return { is: is.length, should: Number(said[0]) }
  if (words === 'none') return { is, should: [] }
  if (said.at(-1) === '…') return { is: said.slice(0, -1).every((one) => is.includes(one)), should: true }
  if (!words.startsWith('{')) return { is, should: said }
  return { is: [...is].sort(), should: words.slice(1, -1).split(' ').sort() }
}

/** `is` says whether one word, or «none», is a list. */
function saidValue(said: readonly string[], not: boolean, is: Json): Json {
  const [word, ...more] = said
  if (word === undefined) return !not
  if (Array.isArray(is)) return word === 'none' ? [] : [...said]
  if (more.length > 0) return [word, ...more]
  return word === 'none' ? null : /^-?\d+$/.test(word) ? Number(word) : word
}
