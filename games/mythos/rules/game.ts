import { lastingAbility } from '@miskatonic/effects'
import { defined, type Game, type Json, type Moment, type Seat, zoneKind, zoneOf } from '@miskatonic/kernel'
import type { LabelKey, Piece } from '../text/messages.ts'
import { story } from './adventures.ts'
import { additionalEffects, burial, losses } from './combat/aftermath.ts'
import { assignDefenders, assignMonsters } from './combat/assigning.ts'
import { casting } from './combat/casting.ts'
import { cosmicBattle } from './combat/cosmic.ts'
import { humanPlane, ownThreat } from './combat/humanPlane.ts'
import { count, reveal, support } from './combat/revealing.ts'
import { combat } from './combat/steps.ts'
import { contentHash, definitions } from './definitions.ts'
import { education } from './education.ts'
import { broken, concede, concession } from './ending.ts'
import { language as tongue } from './languages.ts'
import { readOptions } from './options.ts'
import { clockwiseFrom, lowestSanity, sideOf } from './pieces.ts'
import { attribute } from './place.ts'
import { begin, drawUp, round } from './round.ts'
import { closing, lobotomy, printedEnd, recomposition, roundEnd, trimHand, turnUp } from './roundEnd.ts'
import { ruleAbilities } from './ruleAbilities.ts'
import { price } from './sanity.ts'
import { chooseDecks, chooseInvestigators } from './setup.ts'
import type { Mythos, MythosShape } from './shape.ts'
import { tellings } from './tellings.ts'
import { destination } from './travelEvents.ts'
import { turn } from './turn.ts'
import { dampened, express, handMax, handMin, invisible, needed, outside, sees, unseen, value, ward, warded } from './value.ts'
import { migrate } from './versions.ts'
import { language } from './vocabulary/language.ts'
import { records, zones } from './zones.ts'

const seen = { see: 'all' } as const

/** Whoever acts, or whoever is first in Combat. */
const leading = (t: Mythos): Seat => t.state.active ?? (t.state.first || defined(t.seats[0]))

export const mythos: Game<MythosShape> = {
  id: 'mythos',
  rules: '7',
  stateVersion: 2,
  migrate,
  seats: { min: 2, max: 6 }, // MY-RULING-01
  definitions,
  contentHash,
  language,
  table: {
    round: { start: 0, ...seen },
    phase: { start: 'setup', ...seen },
    starter: { start: '', ...seen },
    first: { start: '', ...seen },
    active: { start: null, ...seen },
    idle: { start: true, ...seen },
    goal: { start: 0, ...seen },
    lastRound: { start: false, ...seen },
  },
  attributes: {
    sanity: { start: 20, ...seen },
    education: { start: 0, ...seen },
    passed: { start: false, ...seen },
    lostTurns: { start: 0, ...seen },
    lostNextRound: { start: 0, ...seen },
    lobotomized: { start: false, ...seen },
    spared: { start: false, ...seen },
    begun: { start: false, ...seen },
    played: { start: [] },
    called: { start: false, ...seen },
    adventurePoints: { start: 0, ...seen },
    lostPlace: { start: null },
    conceded: { start: false, ...seen },
    out: { start: false, ...seen },
    loss: { start: 0, ...seen },
    wardedOff: { start: 0, ...seen },
    outsideLeft: { start: {}, ...seen },
    crossed: { start: false, ...seen },
    inverted: { start: false, ...seen },
    leaving: { start: false, ...seen },
    past: { start: null, ...seen },
    owner: { start: null, ...seen },
    facing: { start: null, ...seen },
    points: { start: 0, ...seen },
    removed: { start: false, ...seen },
    harmed: { start: 0, ...seen },
    target: { start: null, holds: 'piece', ...seen },
    borrowed: { start: false, ...seen },
    gained: { start: [], ...seen },
    paid: { start: 0, ...seen },
    travelling: { start: false, ...seen },
    supports: { start: null, ...seen },
  },
  zones,
  records,
  steps: {
    chooseDecks,
    chooseInvestigators,
    education,
    round,
    drawUp,
    begin,
    turn,
    destination,
    combat,
    assignMonsters,
    assignDefenders,
    casting,
    reveal,
    support,
    count,
    cosmicBattle,
    humanPlane,
    ownThreat,
    losses,
    additionalEffects,
    burial,
    roundEnd,
    lobotomy,
    printedEnd,
    trimHand,
    closing,
    turnUp,
    recomposition,
    concede,
  },
  opening: (seats: readonly Seat[], options: Json) => {
    readOptions(options, seats)
    return [{ step: 'chooseDecks' }]
  },
  checks: [broken],
  concession,
  quantities: {
    price,
    value,
    attribute,
    language: tongue,
    handMin,
    handMax,
    sees,
    unseen,
    invisible,
    express,
    warded,
    needed,
    outside,
    dampened,
    ward,
    story,
  },
  resources: {},
  tell: tellings,
  ruleAbilities,
  lastingAbility: lastingAbility(language),
  orderer: leading,
  // In combat order of their owners; one owner orders the own (MY-RULING-60).
  precedence: (t) => clockwiseFrom(t, lowestSanity(t)),
  affected: (t, _name, what) => ('who' in what ? what.who : leading(t)),
  controller: (t, piece) => sideOf(t, piece),
  owner: (t, zone) => {
    const of = zoneOf(zone)
    if (zoneKind(zone) !== 'under') return t.seats.includes(of) ? of : null
    return t.exists(of) ? sideOf(t, of) : null
  },
  spokesman: leading,
  prompts: {
    orderTriggers: (_t, { pieces }) =>
      pieces.length > 1 ? { key: 'prompt.order-cards', args: { cards: pieces.map((piece) => ({ piece })) } } : 'prompt.order-triggers',
    orderReplacements: 'prompt.order-replacements',
    useTrigger: (_t, moment) => ({ key: 'prompt.use-trigger', args: oneOf(moment) }),
    useReplacement: (_t, moment) => ({ key: 'prompt.use-replacement', args: oneOf(moment) }),
    payWith: 'prompt.pay-with',
    payOption: (cost) => ({ key: 'cost' satisfies LabelKey, args: { cost } }),
    deal: 'prompt.deal',
  },
}

/** The one card that could be used, and which of its abilities. */
const oneOf = ({ pieces: [piece], abilities: [ability, ...others] }: Moment): { card?: Piece; ability?: string } =>
  piece === undefined || ability === undefined || others.length ? {} : { card: { piece }, ability }
