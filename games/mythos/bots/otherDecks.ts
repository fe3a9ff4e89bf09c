import type { Guess, Hidden } from '@miskatonic/contract'
import { defined, type Json, type Random, type Seat, shuffled, type View, zoneKind, zoneOf } from '@miskatonic/kernel'
import { decks } from '../content/decks.ts'
import { cardById, cards } from '../content/index.ts'
import type { CardId } from '../content/nodes.ts'
import { COPIES } from '../rules/decks.ts'
import { cardShown } from './position.ts'

/*
 * What somebody across the table may have brought. Nobody is told the name of another's deck, so a seat knows the Investigator and the cards that have
 * shown themselves. If a ready deck fits them, it will be that one; else each guess begins with another ready deck, rather with one that shares what
 * was seen, and goes on with whatever a deck may hold.
 */

type Counted = Map<CardId, number>

/** A seat knows the deck it brought itself; the others' choices it will see on the table, or not. */
export function knownOptions(options: Json, seats: readonly Seat[], seat: Seat): Json {
  const given = options as { readonly decks?: readonly Json[] } | null
  if (!given?.decks) return options
  return { ...given, decks: given.decks.map((deck, i) => (seats[i] === seat ? deck : null)) }
}

export function drawnFrom({ view, watcher, alike: owner, n }: Hidden): Guess | null {
  if (owner === watcher) return null
  const seen = seenOf(view, owner)
  const leader = cardShown(view.zones[`investigator:${owner}`]?.pieces[0]?.faces.front)?.id
  const weighed = decks.map(({ cards: list, investigator }) => {
    const strange = [...seen].reduce((sum, [id, count]) => sum + Math.max(0, count - (list[id] ?? 0)), 0)
    return { list, fits: strange === 0 && investigator === leader && size(list) === sum(seen) + n, weight: 2 ** -strange }
  })
  const fitting = weighed.filter(({ fits }) => fits)
  const likely = fitting.length ? fitting : weighed
  return (random) => guessed(likelyOne(likely, random).list, seen, n, random)
}

const size = (list: { readonly [id: CardId]: number }): number => Object.values(list).reduce((all, count) => all + count, 0)
const sum = (counted: Counted): number => [...counted.values()].reduce((all, count) => all + count, 0)

/** Cards of that player that lie open, wherever they lie. */
function seenOf({ zones }: View, owner: Seat): Counted {
  const seen: Counted = new Map()
  const sides = new Map<string, Seat>()
  const laid = Object.entries(zones).sort(([a], [b]) => Number(zoneKind(a) === 'under') - Number(zoneKind(b) === 'under'))
  for (const [zone, { pieces }] of laid)
    for (const { alias, faces, attributes } of pieces) {
      // What lies under a card is on its bearer's side.
      const side = zoneKind(zone) === 'under' ? sides.get(zoneOf(zone)) : zoneOf(zone)
      if (side !== undefined) sides.set(alias, side)
      const card = cardShown(faces.front)
      if (card && card.kind !== 'investigator' && (attributes.owner ?? side) === owner) seen.set(card.id, (seen.get(card.id) ?? 0) + 1)
    }
  return seen
}

function likelyOne<L extends { readonly weight: number }>(all: readonly L[], random: Random): L {
  const FINE = 1 << 20
  let left = (random(FINE) / FINE) * all.reduce((total, { weight }) => total + weight, 0)
  for (const one of all) {
    left -= one.weight
    if (left < 0) return one
  }
  return defined(all[0])
}

const COLLECTION: readonly CardId[] = cards.filter(({ kind }) => kind !== 'investigator').map(({ id }) => id)

/** The rest of that list; where it is too short for what is hidden, other cards that a legal deck could hold; at the end the whole collection. */
function guessed(list: { readonly [id: CardId]: number }, seen: Counted, n: number, random: Random): readonly CardId[] {
  const rest = Object.entries(list).flatMap(([id, count]) => Array<CardId>(Math.max(0, count - (seen.get(id) ?? 0))).fill(id))
  const found = shuffled(rest, random).slice(0, n)
  const all = shuffled(COLLECTION, random)
  if (found.length < n) {
    const held = new Map<string, number>()
    const hold = (id: CardId, count: number): void => void held.set(titleOf(id), (held.get(titleOf(id)) ?? 0) + count)
    for (const [id, count] of seen) hold(id, count)
    for (const id of found) hold(id, 1)
    // MY-DECK-02..04: a dotted card once, a Title four times.
    for (let copy = 0; copy < COPIES; copy++)
      for (const id of all) {
        const { unique } = cardById(id) as { unique?: boolean }
        if (found.length >= n || (held.get(titleOf(id)) ?? 0) >= (unique ? 1 : COPIES)) continue
        found.push(id)
        hold(id, 1)
      }
  }
  return [...found, ...all]
}
const titleOf = (id: CardId): string => cardById(id).title.en
