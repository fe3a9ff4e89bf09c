import type { Game, ZoneSpec } from '@miskatonic/kernel'
import type { Lighthouse } from './shape.ts'

const open: ZoneSpec = { see: { up: 'all' } }
const inPlay: ZoneSpec = { see: { up: 'all' }, active: true }

/** Where pieces lie, who sees them there, and whether what they say counts. */
export const zones: Game<Lighthouse>['zones'] = {
  stage: {},
  'night-deck': {},
  'night-discard': open,
  sky: inPlay,
  finds: {},
  'find-discard': open,
  kit: { ...inPlay, per: 'seat' },
  fleet: {},
  channel: inPlay,
  aground: inPlay,
  harbour: open,
  seabed: { ...open, order: 'unordered' },
  deep: {},
  shore: inPlay,
  masonry: inPlay,
  marks: { see: { front: 'all' } },
  skin: { see: { front: 'all', up: 'all' }, active: true, per: 'seat' }, // LH-MARK-01
  purposes: {},
  purpose: { see: { front: 'owner' }, per: 'seat' }, // LH-SETUP-04
  box: {},
}

/** What is being resolved, and who may see which part of it. */
export const records: Game<Lighthouse>['records'] = {
  night: { who: 'all', card: 'piece' },
  watch: { who: 'all', place: 'all' },
  aid: { who: 'all' },
  test: { who: 'all', skill: 'all', modifier: 'all', against: 'all', enough: 'all', faces: 'all' },
  deal: { a: 'all', b: 'all', offers: 'pieces', consents: 'all', version: 'all' },
}
