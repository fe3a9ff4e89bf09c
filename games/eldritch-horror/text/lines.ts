import { line } from '@miskatonic/commons/lines'
import type { Seat } from '@miskatonic/kernel'
import type { Colour, Phase, Skill } from '../rules/shape.ts'
import type { BasicAction, EncounterKind, Foe, Known, Piece, Spot, TokenKind, Track, Who } from './messages.ts'

type Whose = { readonly who: Who }
type Card = { readonly card: Known }
type OfPiece = { readonly card: Piece }
type OfMonster = { readonly monster: Foe }
type Counted = { readonly n: number }
type At = { readonly at: Spot }
type MaybeAt = { readonly at?: Spot }
type To = { readonly to: Spot }
type Ticket = 'train' | 'ship'

const ACTIONS: { readonly [action in BasicAction]: string } = {
  travel: 'EH-TRAVEL-01',
  prepare: 'EH-PREP-01',
  acquire: 'EH-ACQ-03',
  rest: 'EH-REST-01',
  trade: 'EH-TRADE-01',
}
const ENCOUNTERS: { readonly [kind in EncounterKind]: string } = {
  general: 'EH-LOC-01',
  location: 'EH-ENC-09',
  research: 'EH-RES-01',
  otherWorld: 'EH-OW-01',
  expedition: 'EH-EXP-04',
  special: 'EH-SPEC-03',
  token: 'EH-ELD-03',
  fallen: 'EH-DEF-14',
}

/** What each line of the log tells of, and what it brings besides its words: the rule it follows, how it is written, what sounds with it. */
export const lines = {
  'log.round': line<{ readonly round: number }>('EH-ROUND-01', { tone: 'head' }),
  'log.round-lead': line<Whose & { readonly round: number }>('EH-ROUND-02', { tone: 'head' }),
  'log.phase': line<{ readonly phase: Phase }>('EH-ROUND-01', { tone: 'head' }),
  'log.action': line<Whose & { readonly action: BasicAction }>(({ action }) => ACTIONS[action]),
  'log.used': line<Whose & Card>('EH-POSS-03'),
  'log.used-ability': line<Whose>('EH-INV-04'),
  'log.granted': line<Whose>('EH-ACT-07'),
  /** With the card that is read and which part of it, for whoever wants to read along. */
  'log.encounter': line<Whose & { readonly kind: EncounterKind; readonly card?: Piece; readonly part?: string }>(
    ({ kind }) => ENCOUNTERS[kind] ?? 'EH-ENC-01',
  ),
  'log.moved': line<Whose & To>('EH-TRAVEL-01'),
  'log.delayed': line<Whose>('EH-DELAY-02', { tone: 'harm' }),
  'log.stood': line<Whose>('EH-DELAY-03'),
  'log.defeated': line<Whose>('EH-DEF-01', { tone: 'harm' }),
  'log.devoured': line<Whose>('EH-DEV-01', { tone: 'harm', cue: 'harm' }),
  'log.entered': line<Whose & At>('EH-SETUP-07'),
  'log.eliminated': line<{ readonly player: { readonly seat: Seat } }>('EH-ELIM-02', { tone: 'harm' }),
  'log.lead': line<Whose>('EH-LEAD-03'),
  'log.lost': line<Whose & Counted & { readonly what: Track }>('EH-HS-01', { tone: 'harm' }),
  'log.lost-to': line<Whose & Counted & OfMonster & { readonly what: Track }>(
    ({ what }) => (what === 'health' ? 'EH-COMBAT-05' : 'EH-COMBAT-03'),
    { tone: 'harm' },
  ),
  'log.recovered': line<Whose & Counted & { readonly what: Track }>('EH-HS-02', { tone: 'gain' }),
  'log.spent': line<Whose & Counted & { readonly what: Track }>('EH-SPEND-04'),
  'log.spent-clues': line<Whose & Counted & { readonly shares?: readonly (Whose & Counted)[] }>('EH-SPEND-01'),
  'log.spent-improvements': line<Whose & Counted & { readonly skills: readonly Skill[] }>('EH-SPEND-01'),
  'log.gained-clue': line<Whose & MaybeAt>('EH-CLUE-06', { tone: 'gain' }),
  'log.used-ticket': line<Whose & { readonly kind: Ticket }>('EH-TRAVEL-03'),
  'log.discarded-ticket': line<Whose & { readonly kind: Ticket }>('EH-PREP-04'),
  'log.gained-ticket': line<Whose & { readonly kind: Ticket }>('EH-PREP-01', { tone: 'gain' }),
  'log.gained': line<Whose & OfPiece>('EH-GAIN-01', { tone: 'gain' }),
  'log.gained-condition': line<Whose & Card>('EH-COND-03'),
  'log.discarded': line<Whose & Card>('EH-DISC-04'),
  'log.card-discarded': line<Card>('EH-DISC-04'),
  'log.flipped': line<Card>('EH-FLIP-01'),
  'log.gave': line<
    Whose & {
      readonly other: Who
      readonly cards: readonly Piece[]
      readonly clues: number
      readonly tickets: number
      readonly train: number
      readonly ship: number
    }
  >('EH-TRADE-01'),
  'log.improved': line<Whose & { readonly skill: Skill }>('EH-SKILL-02', { tone: 'gain' }),
  'log.rolled': line<Whose & { readonly dice: readonly number[] }>('EH-TEST-06', { cue: 'dice' }),
  'log.rerolled': line<
    Whose & { readonly from: readonly number[]; readonly to: readonly number[]; readonly dice: readonly number[]; readonly card?: Known }
  >('EH-REROLL-01', { cue: 'dice' }),
  'log.die-turned': line<Whose & { readonly from: number; readonly to: number; readonly dice: readonly number[]; readonly card?: Known }>(
    'EH-TEST-19',
  ),
  'log.tested': line<Whose & Counted & { readonly skill: Skill; readonly outcome: 'passed' | 'failed' }>('EH-TEST-11'),
  'log.combat': line<Whose & OfMonster>('EH-COMBAT-01'),
  'log.ambushed': line<Whose & OfMonster>('EH-AMB-01', { tone: 'harm' }),
  'log.monster-spawned': line<OfMonster & At>('EH-MON-02', { tone: 'harm' }),
  'log.monster-moved': line<OfMonster & To>('EH-MON-03'),
  'log.monster-lost': line<OfMonster & Counted>('EH-COMBAT-06'),
  'log.monster-recovered': line<OfMonster & Counted>('EH-COMBAT-11'),
  'log.monster-defeated': line<OfMonster>('EH-COMBAT-08', { tone: 'gain' }),
  'log.monster-defeated-by': line<OfMonster & Whose>('EH-COMBAT-08', { tone: 'gain' }),
  'log.monster-discarded': line<OfMonster>('EH-MON-05'),
  'log.gate-spawned': line<At>('EH-GATE-05', { tone: 'harm' }),
  'log.gate-closed': line<At>('EH-GATE-02', { tone: 'gain' }),
  'log.gate-closed-by': line<At & Whose>('EH-GATE-02', { tone: 'gain' }),
  'log.gate-discarded': line<At>('EH-GATE-09'),
  'log.clue-discarded': line<At>('EH-DISC-04'),
  'log.discarded-clue': line<Whose>('EH-DISC-02'),
  'log.token-moved': line<To & { readonly what: 'clue' | 'gate'; readonly from: Spot }>('EH-CLUE-04'),
  /** What a card keeps, and where it lay. */
  'log.kept-token': line<Card & MaybeAt & { readonly what: 'clue' | 'gate' | 'eldritch'; readonly who?: Who }>('EH-MYST-03'),
  'log.kept-monster': line<OfMonster & Card & MaybeAt & { readonly who?: Who }>('EH-MYST-03'),
  'log.kept-card': line<Card & { readonly thing: Known }>('EH-MYST-03'),
  'log.clue-spawned': line<At>('EH-CLUE-04', { tone: 'gain' }),
  'log.omen-advanced': line<{ readonly colour: Colour }>('EH-OMEN-03'),
  'log.omen-moved': line<{ readonly colour: Colour }>('EH-OMEN-04'),
  'log.doom-advanced': line<{ readonly from: number; readonly to: number }>('EH-DOOM-01', { tone: 'harm', cue: 'harm' }),
  'log.doom-retreated': line<{ readonly from: number; readonly to: number }>('EH-DOOM-02', { tone: 'gain' }),
  'log.awoke': line<{ readonly ancientOne: Known }>('EH-AO-03', { tone: 'harm', cue: 'harm' }),
  'log.mystery-entered': line<Card>('EH-MYST-04'),
  'log.mystery-solved': line<Card>('EH-MYST-03', { tone: 'gain' }),
  'log.rumor-solved': line<Card>('EH-RUM-03', { tone: 'gain' }),
  'log.mythos-drawn': line<OfPiece>('EH-MYTH-01'),
  'log.entered-play': line<OfPiece>('EH-MYTH-10'),
  'log.token-placed': line<Counted & At & { readonly what: TokenKind }>('EH-ELD-02'),
  'log.token-put': line<Counted & Card & { readonly what: TokenKind }>('EH-MYTH-08'),
  'log.token-removed': line<Counted & At & { readonly what: TokenKind }>('EH-DISC-07'),
  'log.token-taken': line<Counted & Card & { readonly what: TokenKind }>('EH-DISC-07'),
  'log.reckoning': line<Card>('EH-RECK-01'),
  'log.reckoning-monster': line<OfMonster>('EH-RECK-02'),
  'log.reserve': line<{ readonly cards: readonly Piece[] }>('EH-RESV-02'),
}
