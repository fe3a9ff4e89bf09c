import { readingRecord } from '@miskatonic/commons/book'
import type { Game, ZoneSpec } from '@miskatonic/kernel'
import type { Cultistorm } from './shape.ts'

const open: ZoneSpec = { see: { up: 'all' } }
const inPlay: ZoneSpec = { see: { up: 'all' }, active: true }

/** Where pieces lie, who sees them there, and whether what they say counts. */
export const zones: Game<Cultistorm>['zones'] = {
  box: {},
  // cultists and Ancient Ones
  'cultist-deck': {},
  'cultist-discard': open,
  column: inPlay, // CS-CULT-07
  lair: inPlay,
  devoured: open, // CS-CMOVE-03
  'ancients-first': {},
  'ancients-second': {},
  'ancients-sect': open,
  // locations: a location card works once it has its altar marker
  locations: {},
  site: open,
  altar: inPlay, // CS-LOC-02
  sealed: open,
  // the circle: the number on the back is known, the face is not
  'terror-deck': {},
  'terror-discard': open,
  ring: { see: { back: 'all' } }, // CS-TERR-02
  omen: open,
  'omen-to-come': open,
  omens: inPlay,
  'end-cards': {},
  finale: inPlay,
  // items
  'item-deck': {},
  'item-discard': open,
  items: { ...inPlay, per: 'seat' },
  found: { ...open, per: 'seat' },
  // what a detective has; hands are open to all detectives
  detective: { ...inPlay, per: 'seat' },
  actions: { per: 'seat' },
  discard: { ...open, per: 'seat' },
  hand: { see: { up: 'team' }, order: 'unordered', per: 'seat' }, // CS-RULING-80
  support: { ...inPlay, per: 'seat' },
  waiting: { ...open, per: 'seat' },
  seals: { ...open, per: 'seat' },
  'seal-supply': open,
  // the narrative game: nothing of the book is known before it is read
  'narrative-deck': {},
  'narrative-discard': open,
  book: {}, // CS-NARR-07
  told: open,
  // dice
  'dice-reserve': open,
  'dice-pool': open,
  dice: { ...open, per: 'seat' },
}

/** What is being resolved, and who may see which part of it. */
export const records: Game<Cultistorm>['records'] = {
  arrival: { displaced: 'all' },
  terror: { card: 'piece', at: 'all' },
  summoning: { ancient: 'piece', at: 'all' },
  sealing: { who: 'all', at: 'all' },
  ...readingRecord,
  fight: {
    who: 'all',
    enemy: 'piece',
    at: 'all',
    against: 'all',
    ignored: 'all',
    more: 'all',
    noDie: 'all',
    noSect: 'all',
    story: 'piece',
    lent: 'all',
  },
}
