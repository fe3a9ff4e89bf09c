import type { Game, ZoneSpec } from '@miskatonic/kernel'
import type { ArkhamHorror } from './shape.ts'

const open: ZoneSpec = { see: { up: 'all' } }
const inPlay: ZoneSpec = { see: { up: 'all' }, active: true }

/** Where pieces lie, who sees them there, and whether what they say counts. Nothing is private: what is hidden is hidden from all. */
export const zones: Game<ArkhamHorror>['zones'] = {
  deck: {},
  cup: { order: 'unordered' },
  gates: {},
  area: inPlay,
  site: inPlay,
  gate: open,
  sheet: { ...inPlay, per: 'seat' },
  possessions: { ...inPlay, per: 'seat' },
  trophies: { ...open, per: 'seat' },
  drawn: { ...open, per: 'seat' },
  kept: open,
  investigators: open,
  ancient: inPlay,
  environment: inPlay,
  rumor: inPlay,
  mythos: open,
  encounter: open,
  fray: inPlay,
  supply: open,
  box: open,
}

/** What is being resolved, for all to see. */
export const records: Game<ArkhamHorror>['records'] = {
  turn: { who: 'all', phase: 'all' },
  check: {
    who: 'all',
    skill: 'all',
    check: 'all',
    modifier: 'all',
    difficulty: 'all',
    against: 'piece',
    source: 'piece',
    faces: 'all',
    pool: 'pieces',
    least: 'all',
    rolled: 'all',
    given: 'all',
  },
  fighting: {
    who: 'all',
    foe: 'piece',
    round: 'all',
    inUse: 'pieces',
    alone: 'all',
    battle: 'all',
    lost: 'all',
    enchanted: 'pieces',
  },
  encounter: { who: 'all', at: 'all', card: 'piece', entry: 'all' },
  cast: { who: 'all', spell: 'piece' },
  mythos: { card: 'piece', step: 'all' },
  deal: { a: 'all', b: 'all', offers: 'pieces', consents: 'all', version: 'all' },
}
