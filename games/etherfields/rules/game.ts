import { namingFigures } from '@miskatonic/commons/figures'
import { lastingAbility } from '@miskatonic/effects'
import type { Game } from '@miskatonic/kernel'
import { changeDreamers } from './casting.ts'
import { checks } from './checks.ts'
import { contentHash, definitions } from './definitions.ts'
import { isUnder } from './metamorphoses.ts'
import { readOptions } from './options.ts'
import { maskOf, progressOf } from './people.ts'
import { quantities } from './quantities.ts'
import { resources } from './resources.ts'
import type { Ether, Etherfields, PieceId, Seat } from './shape.ts'
import { enter, enterGate, intro, leaveEncounter, outOfTurns, skipSlumber, slumber } from './steps/encounter.ts'
import { arrive, onward, placeEffect } from './steps/map.ts'
import { beginNight, buildDeck, chooseMask, death, save, wake } from './steps/night.ts'
import { round } from './steps/round.ts'
import { setUp } from './steps/setUp.ts'
import { draw, scapePhase, scapeStep, turnDiscard, turnEnd, turnStart } from './steps/turn.ts'
import { tell } from './telling.ts'
import { language } from './vocabulary/language.ts'
import { records, zones } from './zones.ts'

const steps: Game<Etherfields>['steps'] = {
  setUp,
  beginNight,
  buildDeck,
  chooseMask,
  cast: changeDreamers,
  wake,
  arrive,
  placeEffect,
  onward,
  slumber,
  enterGate,
  enter,
  intro,
  turnStart,
  draw,
  round,
  scapePhase,
  scapeStep,
  turnEnd,
  turnDiscard,
  outOfTurns,
  skipSlumber,
  leaveEncounter,
  death,
  save,
}

/** Laid-down cards do nothing; under a token, neither Masks nor Progress do. Reads raw state. */
function switchedOff(t: Ether): ReadonlySet<PieceId> {
  const off = new Set<PieceId>()
  const [masks, progress] = [isUnder(t, 'mask'), isUnder(t, 'progress')]
  for (const who of t.seats) {
    for (const piece of t.inZone(progressOf(who)))
      if (t.up(piece) === 'back' || (progress && t.def(piece).kind === 'influence')) off.add(piece) // EF-PROG-09, EF-META-09
    if (masks) for (const piece of t.inZone(maskOf(who))) off.add(piece) // EF-META-08
  }
  return off
}

const open = <V>(start: V) => ({ start, see: 'all' as const })

export const etherfields: Game<Etherfields> = {
  id: 'etherfields',
  rules: '2',
  stateVersion: 1,
  seats: { min: 1, max: 4 }, // EF-CAMP-01
  definitions,
  contentHash,
  language,
  table: {
    phase: open('setup'),
    mode: open('map'),
    start: open(''),
    active: open(null),
    night: open(0),
    place: open(''),
    resolved: open(false),
    effectsLeft: open(0),
    hours: open(0),
    keys: open(0),
    encounter: open(null),
    stirred: open(false),
    flags: { start: {} },
    marks: { start: {} },
    read: { start: [] },
    taken: { start: [] },
    changes: open([]),
    tokens: open([]),
    filled: open([]),
    blocked: open([]),
    hidden: { start: [] },
    stages: open({}),
    written: open({ faces: {}, gone: [] }),
    journal: open({ faces: {}, nights: {} }),
    visits: open([]),
    blockedSteps: open([]),
    gemsLeft: open(0),
    etherLeft: open(0),
    anguishLeft: open(0),
    keysLeft: open(0),
    blocksLeft: open(0),
    vouchers: open([]),
    ending: open(null),
  },
  attributes: {
    dreamer: open(null),
    since: open(0),
    ether: open(0),
    anguish: open(0),
    gems: open(0),
    fresh: { start: [], see: 'all', holds: 'piece' },
    boosted: open(false),
    pushedOn: open(false),
    dreamActed: open(false),
    acted: open(false),
    passed: open(false),
    at: open(''),
    states: open([]),
    entity: { start: '', see: 'all', holds: 'piece' },
    slot: open(''),
  },
  zones,
  records,
  steps,
  opening: (seats, options) => {
    readOptions(options, seats)
    return [{ step: 'setUp' }]
  },
  checks,
  quantities,
  resources,
  tell: namingFigures<Etherfields>(tell, (t, who) => t.get(who, 'dreamer')),
  lastingAbility: lastingAbility(language),
  suppressed: switchedOff,
  suppressedReads: [],
  orderer: (t) => t.state.start,
  affected: (t, _name, what) => ('who' in what && typeof what.who === 'string' ? what.who : t.state.start) as Seat,
  spokesman: (t) => t.state.start, // EF-GEN-04
  prompts: {
    orderTriggers: 'order-effects',
    orderReplacements: 'order-replacements',
    useTrigger: 'use-ability',
    useReplacement: 'use-ability',
    payWith: 'pay-with',
    payOption: (cost) => ({ key: 'cost', args: { cost: cost as never } }),
    deal: 'deal',
  },
}
