import { type AbilityData, lastingAbility } from '@miskatonic/effects'
import { type Game, type Json, type Moment, type Quantity, type Seat, zoneKind, zoneOf } from '@miskatonic/kernel'
import type { LabelKey, Piece, PromptArgs } from '../text/messages.ts'
import { actionTurn, nextAction, trading } from './actions.ts'
import { defeat } from './defeat.ts'
import { contentHash, definitions, oncePerTest } from './definitions.ts'
import { awakening } from './doom.ts'
import { combats, encounterTurn, otherEncounter } from './encounters.ts'
import { allEliminated, victory } from './ending.ts'
import { damage, horror, slain, toughness } from './monsters.ts'
import { mythosEnds, mythosIcon, mythosLast, mythosPhase, mythosText, reckoning } from './mythos.ts'
import { readOptions } from './options.ts'
import { activePlayer, holderOf, playerOf } from './pieces.ts'
import { ticketLimit } from './prepare.ts'
import { reckoningOfOne } from './reckoning.ts'
import { reserveGap } from './reserve.ts'
import { phaseBegins, phaseEnds, round, roundEnds } from './round.ts'
import { ruleAbilities } from './ruleAbilities.ts'
import { countdown } from './rumors.ts'
import {
  buildDecks,
  buildMythos,
  chooseAncientOne,
  chooseInvestigator,
  chooseInvestigators,
  layOut,
  monsterCup,
  startingEffects,
  startingRumor,
} from './setup.ts'
import type { Eldritch, EldritchShape, InvestigatorId, Quantities } from './shape.ts'
import { spentCards } from './spentCards.ts'
import { cluePool, emptyDecks, gateStack } from './stacks.ts'
import { tellings } from './tellings.ts'
import { dicePool, sixes, successFace } from './tests.ts'
import { language } from './vocabulary/language.ts'
import { resources } from './vocabulary/payments.ts'
import { zones } from './zones.ts'

const seen = { see: 'all' } as const
const compiledLasting = lastingAbility(language)
const noDicePerClue: Quantity<EldritchShape, Quantities['dicePerClue']> = { base: () => 1, fold: ['set'] }

export const eldritchHorror: Game<EldritchShape> = {
  id: 'eldritch-horror',
  rules: '7',
  stateVersion: 1,
  seats: { min: 1, max: 8 },
  definitions,
  contentHash,
  language,
  table: {
    round: { start: 0, ...seen },
    phase: { start: 'setup', ...seen },
    doom: { start: 20, ...seen },
    omen: { start: 0, ...seen },
    awakened: { start: false, ...seen },
    lead: { start: '', ...seen },
    active: { start: null, ...seen },
    players: { start: 0, ...seen },
    eliminated: { start: [], ...seen },
    waiting: { start: [], ...seen },
    ancientOne: { start: '', ...seen },
    difficulty: { start: 'normal', ...seen },
    expedition: { start: null, ...seen },
  },
  attributes: {
    player: { start: '', ...seen },
    health: { start: 0, ...seen },
    sanity: { start: 0, ...seen },
    delayed: { start: false, ...seen },
    trainTickets: { start: 0, ...seen },
    shipTickets: { start: 0, ...seen },
    loreUp: { start: 0, ...seen },
    influenceUp: { start: 0, ...seen },
    observationUp: { start: 0, ...seen },
    strengthUp: { start: 0, ...seen },
    willUp: { start: 0, ...seen },
    acted: { start: [] },
    actionsLeft: { start: 0, ...seen },
    marker: { start: null, ...seen },
    lost: { start: 0, ...seen },
    hitBy: { start: null },
    spawnedBy: { start: null },
    arrival: { start: 0 },
    aside: { start: false },
    eldritch: { start: 0, ...seen },
    healthTokens: { start: 0, ...seen },
    sanityTokens: { start: 0, ...seen },
    tokenSpaces: { start: [], ...seen },
    placed: { start: [], ...seen },
    armed: { start: false },
  },
  zones,
  records: {
    test: {
      who: 'piece',
      skill: 'all',
      of: 'all',
      modifier: 'all',
      stake: 'all',
      pool: 'pieces',
      least: 'all',
      perSix: 'all',
      faces: 'all',
      rolled: 'all',
      source: 'piece',
    },
    combat: { who: 'piece', monster: 'piece', ambush: 'all' },
    ambush: { who: 'piece', monster: 'piece' },
    encounter: { who: 'piece', of: 'all', card: 'piece', part: 'all' },
    action: { who: 'piece', action: 'all' },
    acquire: { who: 'piece' },
    spell: { who: 'piece', spell: 'piece' },
    reckoning: { piece: 'piece' },
    several: { awakened: 'all' },
    text: {},
    deal: { a: 'all', b: 'all', offers: 'pieces', consents: 'all' },
  },
  steps: {
    layOut,
    chooseInvestigators,
    chooseInvestigator,
    chooseAncientOne,
    monsterCup,
    buildDecks,
    buildMythos,
    startingEffects,
    startingRumor,
    round,
    roundEnds,
    phaseBegins,
    phaseEnds,
    actionTurn,
    nextAction,
    trading,
    encounterTurn,
    combats,
    otherEncounter,
    mythosPhase,
    mythosIcon,
    reckoning,
    reckoningOf: reckoningOfOne,
    mythosText,
    mythosEnds,
    mythosLast,
  },
  opening: (seats: readonly Seat[], options: Json) => {
    readOptions(options, seats)
    return [{ step: 'layOut' }]
  },
  // Win before loss, both before the awakening, that before the fallen; limits last (EH-WIN-02, EH-HS-03).
  checks: [
    victory,
    allEliminated,
    awakening,
    countdown,
    slain,
    defeat,
    ticketLimit,
    spentCards,
    gateStack,
    cluePool,
    emptyDecks,
    reserveGap,
  ],
  quantities: { dice: dicePool, success: successFace, sixes, horror, damage, toughness, dicePerClue: noDicePerClue },
  resources,
  tell: tellings,
  ruleAbilities,
  // Who controls an investigator's cards is read from whose he is.
  suppressedReads: ['player'],
  lastingAbility: (t, lasting) =>
    compiledLasting(t, { ...lasting, ability: oncePerTest(lasting.ability as unknown as AbilityData) as never }),
  orderer: (t) => activePlayer(t),
  affected: (t, _name, what) => {
    const who = 'who' in what ? what.who : null
    return who && t.exists(who) ? playerOf(t, who) : activePlayer(t)
  },
  controller: (t, piece) => controllerOf(t, piece),
  owner: (t, zone) => {
    const kind = zoneKind(zone)
    if (kind !== 'possessions' && kind !== 'own-conditions' && kind !== 'own-clues') return null
    const who = zoneOf(zone)
    return t.exists(who) ? playerOf(t, who) : null
  },
  spokesman: (t) => t.state.lead,
  prompts: {
    orderTriggers: (_t, { pieces }) =>
      pieces.length > 1 ? { key: 'prompt.order-cards', args: { cards: pieces.map((piece) => ({ piece })) } } : 'prompt.order-triggers',
    orderReplacements: (_t, { pieces }) =>
      pieces.length > 1
        ? { key: 'prompt.replace-cards', args: { cards: pieces.map((piece) => ({ piece })) } }
        : 'prompt.order-replacements',
    useTrigger: (_t, moment) => ({ key: 'prompt.use-trigger', args: { ...oneOf(moment), ...diceIn(moment) } }),
    useReplacement: (t, moment) => ({ key: 'prompt.use-replacement', args: { ...oneOf(moment), ...averted(t, moment) } }),
    payWith: 'prompt.pay-with',
    payOption: (cost) => ({ key: 'cost' satisfies LabelKey, args: { cost } }),
    payMuch: (resource, instead) =>
      instead === undefined ? { key: 'prompt.pay-much', args: { resource } } : { key: 'prompt.pay-instead', args: { resource, instead } },
    deal: 'prompt.deal',
  },
}

/** The one card that could be used, and which of its abilities. */
const oneOf = ({ pieces: [piece], abilities: [ability, ...others] }: Moment): { card?: Piece; ability?: string } =>
  piece === undefined || ability === undefined || others.length ? {} : { card: { piece }, ability }

/** The dice that could be changed. */
function diceIn({ happening, what }: Moment): { dice?: readonly number[] } {
  const { dice } = what as { dice?: readonly number[] }
  return happening === 'test:roll' && dice ? { dice } : {}
}

/** What would be lost. */
function averted(t: Eldritch, { happening, what }: Moment): PromptArgs['prompt.use-replacement'] {
  const { who, n } = what as { who?: InvestigatorId; n?: number }
  const track = happening === 'health:lose' ? 'health' : happening === 'sanity:lose' ? 'sanity' : null
  return track && who && n ? { who: { investigator: t.def(who).id, seat: playerOf(t, who) }, what: track, n } : {}
}

function controllerOf(t: Eldritch, piece: string): Seat | null {
  if (t.def(piece).kind === 'investigator') return playerOf(t, piece) || null
  const holder = holderOf(t, piece)
  return holder && t.exists(holder) ? playerOf(t, holder) : null
}
