import { definitionOf } from '@miskatonic/kernel'
import { startingDecks } from '../content/startingDecks.ts'
import { allOf, isKind } from './cards.ts'
import { deckOf, discardOf, handOf, maskOf, masksOf, progressOf, sealedOf, unusedOf } from './people.ts'
import { DECKS, type DeckName, type Ether, type KeptDeck, type KeptDreamer, type Options, type Seat, type World } from './shape.ts'

/* The Team's world between two nights. What lies unseen in a deck is kept as what differs from the box: nothing in it names a later secret. */

const UNCHANGED: KeptDeck = { added: [], gone: [] }

/** Before the first night. */
export const newWorld: World = {
  night: 0,
  begun: false,
  dreamers: {},
  items: [],
  notes: [],
  wisdom: [],
  gates: [],
  districts: [],
  season: null,
  decks: Object.fromEntries(DECKS.map((deck) => [deck, UNCHANGED])) as World['decks'],
  flags: {},
  read: [],
  taken: [],
  finished: null,
}
export const worldOf = (options: Options | null): World => options?.world ?? newWorld

export const cardsIn = (deck: DeckName, { added, gone }: KeptDeck): readonly string[] => {
  const left = [...gone]
  const kept = startingDecks[deck].filter((id) => {
    const i = left.indexOf(id)
    if (i < 0) return true
    left.splice(i, 1)
    return false
  })
  return [...kept, ...added]
}
function keptDeck(deck: DeckName, now: readonly string[]): KeptDeck {
  const gone: string[] = []
  const left = [...now]
  for (const id of startingDecks[deck]) {
    const i = left.indexOf(id)
    if (i < 0) gone.push(id)
    else left.splice(i, 1)
  }
  return { added: left.sort(), gone: gone.sort() }
}

/** What the table leaves behind, once everything was gathered (EF-SAVE-05, EF-SAVE-06). */
export function keptWorld(t: Ether, ending: string | null, vouchers: readonly Seat[]): World {
  const before = worldOf(t.options as Options | null)
  const ids = (zone: Parameters<Ether['inZone']>[0]): string[] =>
    t
      .inZone(zone)
      .map((piece) => definitionOf(t.raw, piece))
      .sort()
  const kept = t.seats.flatMap((who) => {
    const dreamer = t.get(who, 'dreamer')
    return dreamer === null ? [] : [[dreamer, keptDreamer(t, who, vouchers.includes(who))] as const]
  })
  return {
    night: t.state.night,
    begun: true,
    dreamers: { ...before.dreamers, ...Object.fromEntries(kept) }, // EF-JOIN-03
    items: [...ids('items'), ...ids('storage')],
    notes: ids('notes'),
    wisdom: ids('wisdom'),
    gates: ids('gates'),
    districts: ids('districts'),
    season: ids('season')[0] ?? null, // EF-SEASON-07
    decks: Object.fromEntries(DECKS.map((deck) => [deck, keptDeck(deck, ids(deck))])) as World['decks'],
    flags: t.state.flags,
    read: [...t.state.read].sort((a, b) => a - b),
    taken: [...t.state.taken].sort(),
    finished: ending,
  }
}
function keptDreamer(t: Ether, who: Seat, voucher: boolean): KeptDreamer {
  const zones = [unusedOf, deckOf, handOf, discardOf, progressOf, sealedOf]
  const own = zones.flatMap((zone) => t.inZone(zone(who)))
  const id = (piece: string): string => definitionOf(t.raw, piece)
  return {
    cards: own
      .filter((piece) => isKind(t, piece, 'influence'))
      .map(id)
      .sort(),
    flaws: own
      .filter((piece) => isKind(t, piece, 'flaw'))
      .map(id)
      .sort(),
    masks: [...t.inZone(maskOf(who)), ...t.inZone(masksOf(who))].map(id).sort(),
    voucher,
  }
}
/** The 22 cards a Dreamer begins with (EF-CAMP-10). */
export const startingCards = (dreamer: string): readonly string[] =>
  allOf('influence')
    .filter(({ of, secret }) => of === dreamer && !secret)
    .flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id))
