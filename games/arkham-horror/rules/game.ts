import { lastingAbility } from '@miskatonic/effects'
import type { Game } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { checks } from './checks.ts'
import { contentHash, definitions } from './definitions.ts'
import type { AtStake } from './messages.ts'
import { readOptions } from './options.ts'
import { quantities } from './quantities.ts'
import { resources } from './resources.ts'
import type { Arkham, ArkhamHorror, PieceId, Seat, Track } from './shape.ts'
import {
  awaken,
  battleActs,
  battleAttack,
  battleEnds,
  battleOrder,
  battleRound,
  battleStart,
  battleStrike,
  battleUpkeep,
} from './steps/battle.ts'
import { arkham, otherWorld } from './steps/encounters.ts'
import { moveEnds, movement, nextMove, worldMove } from './steps/movement.ts'
import { monsterMove, mythos, mythosClue, mythosEffect, mythosEnd, mythosGate, mythosMoves, openingMythos } from './steps/mythos.ts'
import { ancientOne, firstSliders, fixedPossessions, layOut, randomPossessions, seatInvestigators, shuffleDecks } from './steps/setUp.ts'
import { trading } from './steps/trading.ts'
import { newcomer, phase, phaseEnd, turn, turnEnd } from './steps/turn.ts'
import { focus, upkeep, upkeepActs } from './steps/upkeep.ts'
import { tell } from './telling.ts'
import { language } from './vocabulary/language.ts'
import { records, zones } from './zones.ts'

const TRACK_OF: { readonly [happening: string]: Track } = { 'sanity:lose': 'sanity', 'stamina:lose': 'stamina' }
/** What a card offered at this moment could still change. */
function atStake({ happening, what }: { readonly happening: string; readonly what: object }): AtStake {
  const { who, n, faces } = what as AtStake
  if (faces?.length) return { faces }
  const track = TRACK_OF[happening]
  return track && who !== undefined && n !== undefined ? { who, n, track } : {}
}

const steps: Game<ArkhamHorror>['steps'] = {
  layOut,
  seatInvestigators,
  fixedPossessions,
  shuffleDecks,
  randomPossessions,
  firstSliders,
  ancientOne,
  openingMythos,
  turn,
  newcomer,
  phase,
  phaseEnd,
  upkeep,
  upkeepActs,
  focus,
  movement,
  nextMove,
  worldMove,
  moveEnds,
  trading,
  arkham,
  otherWorld,
  mythos,
  mythosGate,
  mythosClue,
  mythosMoves,
  monsterMove,
  mythosEffect,
  mythosEnd,
  turnEnd,
  awaken,
  battleStart,
  battleRound,
  battleUpkeep,
  battleActs,
  battleOrder,
  battleStrike,
  battleAttack,
  battleEnds,
}

/** An exhausted card does nothing but lie there; an Ally still helps. Some Ancient Ones still the weather. Reads raw state. */
function silent(t: Arkham): ReadonlySet<PieceId> {
  const off = new Set<PieceId>()
  for (const seat of t.seats)
    for (const piece of t.inZone(`possessions:${seat}`)) if (t.get(piece, 'exhausted') && t.def(piece).kind !== 'ally') off.add(piece) // AH-CARD-04, AH-ALLY-01
  const stilled = t.inZone('ancient').some((piece) => cardOf(t, piece, 'ancientOne').stills === 'weather')
  if (stilled) for (const piece of t.inZone('environment')) if (cardOf(t, piece, 'mythos').subtype === 'weather') off.add(piece)
  return off
}

const open = <V>(start: V) => ({ start, see: 'all' as const })

export const arkhamHorror: Game<ArkhamHorror> = {
  id: 'arkham-horror',
  rules: '5',
  stateVersion: 1,
  seats: { min: 1, max: 8 }, // AH-GEN-01
  definitions,
  contentHash,
  language,
  table: {
    turn: open(0),
    phase: open('setup'),
    firstPlayer: open(''),
    active: open(null),
    terror: open(0), // AH-SETUP-03
    doom: open(0),
    elderSignsUsed: open(0),
    loansDefaulted: open(0),
    awakened: open(false),
    round: open(0),
    tally: open(0),
    combatRating: open(0),
    eliminated: open([]),
    ending: open(null),
  },
  attributes: {
    inPlay: open(false),
    at: open(''),
    sanity: open(0),
    stamina: open(0),
    sanityLost: open(0),
    staminaLost: open(0),
    money: open(0),
    clues: open(0),
    speedStop: open(0),
    fightStop: open(0),
    loreStop: open(0),
    delayed: open(false),
    delayedIn: open(-1),
    explored: open(false),
    returnedIn: open(-1),
    losesTurn: open(-1),
    outOfTurn: open(-1),
    defaulted: open(false),
    points: open(0),
    walked: open(false),
    handled: { start: [], see: 'all', holds: 'pieces' },
    awaits: open(false),
    devoured: open(''),
    exhausted: open(false),
    gainedIn: open(0),
    uses: open(0),
    counters: open(0),
    enteredIn: open(0),
    cluesThere: open(0),
    sealed: open(false),
    closed: open(null),
  },
  zones,
  records,
  steps,
  opening: (seats, options) => {
    readOptions(options, seats)
    return [{ step: 'layOut' }]
  },
  checks,
  quantities,
  resources,
  tell,
  lastingAbility: lastingAbility(language),
  suppressed: silent,
  suppressedReads: ['exhausted', 'ancient', 'environment'],
  orderer: (t, _name, what) => ('who' in what && typeof what.who === 'string' ? what.who : t.state.firstPlayer), // AH-UPKEEP-04, AH-GEN-08
  affected: (t, _name, what) => ('who' in what && typeof what.who === 'string' ? what.who : t.state.firstPlayer) as Seat,
  spokesman: (t) => t.state.firstPlayer, // AH-GEN-08
  prompts: {
    orderTriggers: (_t, { pieces }) => ({ key: 'order-effects', args: { cards: pieces.map((piece) => ({ piece })) } }),
    orderReplacements: (_t, { pieces }) => ({ key: 'order-replacements', args: { cards: pieces.map((piece) => ({ piece })) } }),
    useTrigger: (_t, moment) => ({ key: 'use-ability', args: atStake(moment) }),
    useReplacement: (_t, moment) => ({ key: 'use-ability', args: atStake(moment) }),
    payWith: 'pay-with',
    payOption: (cost) => ({ key: 'cost', args: { cost: cost as never } }),
    payMuch: (resource) => ({ key: 'pay-much', args: { resource } }),
    deal: 'deal',
  },
}
