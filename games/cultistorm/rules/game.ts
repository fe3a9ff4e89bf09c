import { lastingAbility } from '@miskatonic/effects'
import type { Game } from '@miskatonic/kernel'
import { SEATS } from '../expansions.ts'
import { START } from './board.ts'
import { checks } from './checks.ts'
import { contentHash, definitions } from './definitions.ts'
import { declared } from './expansions/declared.ts'
import { expansionResources, expansionSteps, expansionTellings, ruleAbilities } from './expansions/index.ts'
import { readOptions } from './options.ts'
import { namingDetectives } from './people.ts'
import { quantities } from './quantities.ts'
import { resources } from './resources.ts'
import type { Cultistorm, Seat } from './shape.ts'
import { combat, combatAt, combatEnd, combatTurn, combatTurnEnd, fight } from './steps/combat.ts'
import { ancientMoves, arrival, arrivalsEnd, cultistDice, cultists } from './steps/cultists.ts'
import { deliberation, preparation } from './steps/preparation.ts'
import { revision } from './steps/revision.ts'
import { sealing } from './steps/sealing.ts'
import { equipment, setUp } from './steps/setUp.ts'
import { terror } from './steps/terror.ts'
import { phase, turn, turnEnd } from './steps/turn.ts'
import { lead } from './team.ts'
import { tell } from './telling.ts'
import { FULL_SUPPLY } from './trophies.ts'
import { language } from './vocabulary/language.ts'
import { records, zones } from './zones.ts'

/** The phases, each with what it is made of. */
const steps = {
  setUp,
  equipment,
  turn,
  phase,
  cultists,
  arrival,
  arrivalsEnd,
  ancientMoves,
  cultistDice,
  revision,
  terror,
  preparation,
  deliberation,
  combat,
  combatAt,
  combatTurn,
  fight,
  combatTurnEnd,
  combatEnd,
  sealing,
  turnEnd,
  ...expansionSteps,
}

export const cultistorm: Game<Cultistorm> = {
  id: 'cultistorm',
  rules: '5',
  stateVersion: 1,
  seats: SEATS,
  definitions,
  contentHash,
  language,
  table: {
    ...declared.table,
    turn: { start: 0, see: 'all' },
    phase: { start: 'cultists', see: 'all' },
    marker: { start: START, see: 'all' },
    terror: { start: START, see: 'all' },
    supply: { start: FULL_SUPPLY, see: 'all' },
    poured: { start: 0, see: 'all' },
    surplusTaken: { start: 0, see: 'all' },
    blocks: { start: [] },
    holds: { start: [] },
    calm: { start: [] },
    finale: { start: false, see: 'all' },
    report: { start: null },
    ending: { start: null, see: 'all' },
  },
  attributes: {
    ...declared.attributes,
    apart: { start: false, see: 'all' },
    at: { start: START, see: 'all' },
    madness: { start: 0, see: 'all' }, // CS-MAD-07
    developing: { start: 0, see: 'all' },
    trophies: { start: [], see: 'all' },
    spent: { start: [], see: 'all' },
    level: { start: 0, see: 'all' },
    ready: { start: false, see: 'all' },
    moves: { start: 0, see: 'all' },
    takes: { start: 0, see: 'all' },
    supports: { start: 0, see: 'all' },
    investigated: { start: false, see: 'all' },
    targets: { start: [], see: 'all', holds: 'pieces' },
    fights: { start: 0, see: 'all' },
    owner: { start: null, see: 'all' },
    face: { start: 'wild', see: 'all' },
    committed: { start: false, see: 'all' },
    charges: { start: 0, see: 'all' },
    until: { start: 0, see: 'all' },
    die: { start: 'blank', see: 'all' },
    sealed: { start: null, see: 'all' },
    offered: { start: [], see: 'all' },
    crystals: { start: 0, see: 'all' },
  },
  zones: { ...zones, ...declared.zones },
  records: { ...records, ...declared.records },
  steps,
  opening: (seats, options) => {
    readOptions(options, seats)
    return [{ step: 'setUp' }]
  },
  checks,
  quantities,
  resources: { ...resources, ...expansionResources },
  tell: namingDetectives({ ...tell, ...expansionTellings }),
  ruleAbilities,
  lastingAbility: lastingAbility(language),
  orderer: lead,
  affected: (t, _name, what) => (what as { who?: Seat }).who ?? lead(t),
  spokesman: lead,
  team: (t, seat) => (t.get(seat, 'apart') ? seat : 'detectives'),
  prompts: {
    orderTriggers: (_t, { pieces }) => ({ key: 'order-effects', args: { cards: pieces.map((piece) => ({ piece })) } }),
    orderReplacements: (_t, { pieces }) => ({ key: 'order-replacements', args: { cards: pieces.map((piece) => ({ piece })) } }),
    useTrigger: 'use-ability',
    useReplacement: (_t, { happening, what }) =>
      happening === 'madness:gain' ? { key: 'avert-madness', args: what as { who: Seat; n: number } } : 'use-ability',
    payWith: 'pay-with',
    payOption: (cost) => ({ key: 'cost', args: { cost } }),
    deal: 'deal',
  },
}
