import { readingRecord } from '@miskatonic/commons/book'
import type { Game, ZoneSpec } from '@miskatonic/kernel'
import type { Etherfields } from './shape.ts'

const open: ZoneSpec = { see: { up: 'all' } }
const inPlay: ZoneSpec = { see: { up: 'all' }, active: true }
/** Face down; on its top lies what everybody sees of the card: its back. */
const stack: ZoneSpec = { see: { top: 'all' } }
const hidden: ZoneSpec = {}
const own = (spec: ZoneSpec): ZoneSpec => ({ ...spec, per: 'seat' })

/** Where pieces lie, who sees them, and whether what they say counts. Nothing is hidden from one of the Team and not from another. */
export const zones: Game<Etherfields>['zones'] = {
  deck: own(stack), // EF-INF-01, EF-INF-09
  hand: own({ ...open, order: 'unordered' }), // EF-RULING-40
  discard: own(open),
  sealed: own({ see: { front: 'all' } }), // EF-SEAL-08
  progress: own({ see: { front: 'all' }, active: true }), // EF-PROG-02
  unused: own(open),
  mask: own(inPlay),
  masks: own(open),
  board: own(open),
  /** What belongs to Dreamers nobody plays tonight any more. */
  absent: open,
  offer: own(open),
  items: inPlay,
  storage: { see: { front: 'all' } }, // EF-BOARD-05
  notes: { see: { back: 'all' } }, // EF-NOTE-02
  wisdom: inPlay, // EF-WIS-02
  season: inPlay, // EF-SEASON-01
  seasons: open, // EF-SEASON-02
  fate: hidden,
  flaws: hidden,
  market: hidden, // EF-MKT-01
  'item-market': hidden, // EF-ITEM-14
  'mask-pool': hidden,
  slumbers: hidden, // EF-BOARD-08
  'turn-deck': stack, // EF-TCARD-02
  'turn-discard': stack, // EF-RULING-55
  slumber: inPlay,
  'slumber-tiles': hidden, // EF-BOARD-12
  scape: inPlay,
  whims: inPlay,
  figures: open,
  entity: inPlay, // EF-ENT-01
  gate: inPlay, // EF-GATE-13
  gates: { see: { back: 'all' } }, // EF-GATE-01, EF-GATE-02
  secrets: { see: { back: 'all' } }, // EF-SECRET-15, EF-SECRET-18
  situations: inPlay,
  districts: open, // EF-BOARD-03
  metamorphoses: { order: 'unordered' },
  meta: open,
  removed: hidden,
  box: hidden,
}

/** What is being resolved, for all to see. */
export const records: Game<Etherfields>['records'] = {
  action: { who: 'all', bearer: 'piece', action: 'all', targets: 'pieces', due: 'all', colour: 'all', paid: 'all', times: 'all' },
  roll: { who: 'all', die: 'all', purpose: 'all', face: 'all' },
  step: { step: 'all', source: 'piece' },
  drawing: { who: 'all' },
  reading: { ...readingRecord.reading, entry: 'all', who: 'all' },
}
