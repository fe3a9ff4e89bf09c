import type { Json, Shape } from '@miskatonic/kernel'
import { expect } from 'vitest'
import type { Player } from './player.ts'

/*
 * What a table shows, in words: «ana sanity 9, hand none, chronicle ghoul zoog; devil-reef crossed, not inverted; table round 3».
 * A clause begins with a seat, a piece by its name, `table`, or a zone that is nobody's («harbour none»); each statement names a zone of theirs, what is asked or refused of them, or a
 * mark: «deck 12 cards», «hand {zoog ghoul}» in whatever order, «offered play:ghoul …» among others, «asked prompt.pick: ghoul zoog»,
 * «not offered pass», «refused play:ghoul MY-GATE-02», «refused only …», «told log.lost», «lies hand:ben», «not up»,
 * «table about prompt.pick, asks ben eva».
 */

/** What is so, and what was to be so. */
type Held = { readonly is: unknown; readonly should: unknown }
type Reading = (of: string, said: readonly string[], not: boolean) => Held

/** Holds a table against what is said of it, all at once, so that a failure shows everything that is otherwise. */
export function expectShown<S extends Shape>(t: Player<S>, picture: string): void {
  const is: { [said: string]: unknown } = {}
  const should: { [said: string]: unknown } = {}
  for (const clause of picture.split(/;\s*/)) {
    if (clause === 'over') [is.over, should.over] = [t.over, true]
    const [, subject = '', said = ''] = /^(\S+) (.*)$/.exec(clause) ?? []
    if (clause !== 'over' && !said) throw new Error(`«${clause}» says nothing of anybody`)
    const zone = Object.hasOwn(t.table.game.zones, subject) && !t.table.kernel.seats.includes(subject)
    for (const statement of !said ? [] : zone ? [said] : said.split(/,\s*/)) {
      const held = zone ? listed(t.zone(subject as never), statement.split(/\s+/), false) : heldAgainst(t, subject, statement)
      is[`${subject} ${statement}`] = held.is
      should[`${subject} ${statement}`] = held.should
    }
  }
  expect(is).toEqual(should)
}

function heldAgainst<S extends Shape>(t: Player<S>, subject: string, statement: string): Held {
  const not = statement.startsWith('not ')
  const [field = '', ...said] = statement.slice(not ? 4 : 0).split(/\s+/)
  const reading = readings(t)[field]
  if (reading) return reading(subject, said, not)
  if (subject === 'table') return { is: (t.state as { [name: string]: Json })[field], should: saidValue(said, not) }
  const of = t.table.kernel.seats.includes(subject) ? subject : t.piece(subject)
  if (Object.hasOwn(t.table.game.zones, field)) return listed(t.zone(`${field}:${of}` as never), said, not)
  return { is: t.get(of, field as never), should: saidValue(said, not) }
}

const readings = <S extends Shape>(t: Player<S>): { readonly [field: string]: Reading } => ({
  asked: (seat, [about = '', ...options]) => {
    const key = about.replace(/:$/, '')
    const is = [t.table.asked().includes(seat), t.table.ask?.about.key, ...(key === about ? [] : t.offered(seat).sort())]
    return { is, should: [true, key, ...options.sort()] }
  },
  about: (_, [key]) => ({ is: t.table.ask?.about.key, should: key }),
  asks: (_, said) => ({ is: t.table.asked(), should: said }),
  offered: (seat, said, not) => listed(t.offered(seat), said, not),
  told: (seat, [key = ''], not) => ({ is: t.told(seat).some((line) => line.key === key), should: !not }),
  lies: (piece, [zone]) => ({ is: t.table.kernel.where(t.piece(piece)), should: zone }),
  up: (piece, _, not) => ({ is: t.table.kernel.up(t.piece(piece)) === 'front', should: !not }),
  refused: (seat, said) => {
    const all = t.refused(seat)
    const should: { [key: string]: string[] } = {}
    let rules: string[] = []
    for (const word of said[0] === 'only' ? said.slice(1) : said) {
      if (/^[A-Z]+(-[A-Z0-9]+)+$/.test(word)) rules.push(word)
      else if (word !== 'nothing') should[word] = rules = []
    }
    const exactly = said[0] === 'only' || said[0] === 'nothing'
    return { is: exactly ? all : Object.fromEntries(Object.keys(should).map((key) => [key, all[key]])), should }
  },
})

/** «none», «12 cards», «{in whatever order}», «these among others …», or exactly these in this order. */
function listed(is: readonly string[], said: readonly string[], not: boolean): Held {
  if (not) return { is: said.filter((one) => is.includes(one)), should: [] }
  const words = said.join(' ')
  if (said[1] === 'cards') return { is: is.length, should: Number(said[0]) }
  if (words === 'none') return { is, should: [] }
  if (said.at(-1) === '…') return { is: said.slice(0, -1).every((one) => is.includes(one)), should: true }
  if (!words.startsWith('{')) return { is, should: said }
  return { is: [...is].sort(), should: words.slice(1, -1).split(' ').sort() }
}

function saidValue([word, ...more]: readonly string[], not: boolean): Json {
  if (word === undefined) return !not
  if (more.length > 0) return [word, ...more]
  return word === 'none' ? null : /^-?\d+$/.test(word) ? Number(word) : word
}
