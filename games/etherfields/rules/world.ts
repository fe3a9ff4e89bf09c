import { definitionOf } from '@miskatonic/kernel'
import { DREAMERS } from '../content/kinds.ts'
import { startingDecks } from '../content/startingDecks.ts'
import { allOf, isKind } from './cards.ts'
import { deckOf, discardOf, handOf, maskOf, masksOf, progressOf, sealedOf, unusedOf } from './people.ts'
import {
  DECKS,
  type DeckName,
  type DreamerId,
  type Ether,
  type KeptDeck,
  type KeptDreamer,
  type Options,
  type PieceId,
  type Seat,
  type World,
} from './shape.ts'

/* The Team's world between two nights. What lies unseen in a deck is kept as what differs from the box: nothing in it names a later secret. */

const UNCHANGED: KeptDeck = { added: [], gone: [] }

/** Before the first night. */
export const newWorld: World = {
  night: 0,
  begun: false,
  dreamers: {},
  players: {},
  items: [],
  notes: [],
  wisdom: [],
  gates: [],
  districts: [],
  season: null,
  decks: Object.fromEntries(DECKS.map((deck) => [deck, UNCHANGED])) as World['decks'],
  flags: {},
  read: [],
  journal: [],
  visits: [],
  since: {},
  variants: {},
  cast: [],
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

/** What the table leaves behind, once everything was gathered (EF-SAVE-05, EF-SAVE-06). It is told to nobody: it says what lies in the decks. */
export function keptWorld(t: Ether): World {
  const before = worldOf(t.options as Options | null)
  const ids = (zone: Parameters<Ether['inZone']>[0]): string[] =>
    t
      .inZone(zone)
      .map((piece) => definitionOf(t.raw, piece))
      .sort()
  const played = t.seats.flatMap((who) => {
    const dreamer = t.get(who, 'dreamer')
    return dreamer === null ? [] : [{ who, dreamer, kept: keptDreamer(t, dreamer, ownOf(t, who)) }]
  })
  const left = DREAMERS.map((dreamer) => [dreamer, t.inZone(`absent:${dreamer}`)] as const).filter(([, own]) => own.length)
  return {
    night: t.state.night,
    begun: true,
    dreamers: {
      ...before.dreamers, // EF-JOIN-03
      ...Object.fromEntries(left.map(([dreamer, own]) => [dreamer, keptDreamer(t, dreamer, own)])),
      ...Object.fromEntries(played.map(({ dreamer, kept }) => [dreamer, kept])),
    },
    players: { ...before.players, ...Object.fromEntries(played.map(({ who, dreamer }) => [who, dreamer])) },
    items: [...ids('items'), ...ids('storage')],
    notes: ids('notes'),
    wisdom: ids('wisdom'),
    gates: ids('gates'),
    districts: ids('districts'),
    season: ids('season')[0] ?? null, // EF-SEASON-07
    decks: Object.fromEntries(DECKS.map((deck) => [deck, keptDeck(deck, ids(deck))])) as World['decks'],
    flags: t.state.flags,
    read: [...t.state.read].sort((a, b) => a - b),
    journal: Object.entries(t.state.journal.nights).map(([page, night]) => ({ page, night })),
    visits: t.state.visits,
    since: { ...before.since, ...Object.fromEntries(t.seats.map((who) => [who, t.get(who, 'since')])) },
    variants: before.variants,
    cast: before.cast,
    taken: [...t.state.taken].sort(),
    finished: null,
  }
}
const ownOf = (t: Ether, who: Seat): readonly PieceId[] =>
  [unusedOf, deckOf, handOf, discardOf, progressOf, sealedOf, maskOf, masksOf].flatMap((zone) => t.inZone(zone(who)))
function keptDreamer(t: Ether, dreamer: DreamerId, own: readonly PieceId[]): KeptDreamer {
  const ids = (kind: 'influence' | 'flaw' | 'mask'): readonly string[] =>
    own
      .filter((piece) => isKind(t, piece, kind))
      .map((piece) => definitionOf(t.raw, piece))
      .sort()
  return { cards: ids('influence'), flaws: ids('flaw'), masks: ids('mask'), voucher: t.state.vouchers.includes(dreamer) }
}
/** The 22 cards a Dreamer begins with (EF-CAMP-10). */
export const startingCards = (dreamer: string): readonly string[] =>
  allOf('influence')
    .filter(({ of, secret }) => of === dreamer && !secret)
    .flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id))
