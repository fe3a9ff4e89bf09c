/** Which rule a line of the log follows, and by which rule a number is made up: what the rules open at from there. */
import type { GameTable } from '@miskatonic/web/kit'
import { rulesBy } from '@miskatonic/web/kit/rulesBy'
import type { BasicAction, EncounterKind, LogKey } from '../text/messages.ts'
import { fields, textIn } from './view/figures.ts'

const LINES: { readonly [key in LogKey]: string } = {
  'log.round': 'EH-ROUND-01',
  'log.round-lead': 'EH-ROUND-02',
  'log.phase': 'EH-ROUND-01',
  'log.action': 'EH-ACT-01',
  'log.used': 'EH-POSS-03',
  'log.used-ability': 'EH-INV-04',
  'log.granted': 'EH-ACT-07',
  'log.encounter': 'EH-ENC-01',
  'log.moved': 'EH-TRAVEL-01',
  'log.delayed': 'EH-DELAY-02',
  'log.stood': 'EH-DELAY-03',
  'log.defeated': 'EH-DEF-01',
  'log.devoured': 'EH-DEV-01',
  'log.entered': 'EH-SETUP-07',
  'log.eliminated': 'EH-ELIM-02',
  'log.lead': 'EH-LEAD-03',
  'log.lost': 'EH-HS-01',
  'log.lost-to': 'EH-COMBAT-03',
  'log.recovered': 'EH-HS-02',
  'log.spent': 'EH-SPEND-04',
  'log.spent-clues': 'EH-SPEND-01',
  'log.spent-improvements': 'EH-SPEND-01',
  'log.gained-clue': 'EH-CLUE-06',
  'log.gained-ticket': 'EH-PREP-01',
  'log.gained': 'EH-GAIN-01',
  'log.gained-condition': 'EH-COND-03',
  'log.discarded': 'EH-DISC-04',
  'log.card-discarded': 'EH-DISC-04',
  'log.flipped': 'EH-FLIP-01',
  'log.gave': 'EH-TRADE-01',
  'log.improved': 'EH-SKILL-02',
  'log.rolled': 'EH-TEST-06',
  'log.tested': 'EH-TEST-11',
  'log.combat': 'EH-COMBAT-01',
  'log.ambushed': 'EH-AMB-01',
  'log.monster-spawned': 'EH-MON-02',
  'log.monster-moved': 'EH-MON-03',
  'log.monster-lost': 'EH-COMBAT-06',
  'log.monster-recovered': 'EH-COMBAT-11',
  'log.monster-defeated': 'EH-COMBAT-08',
  'log.monster-defeated-by': 'EH-COMBAT-08',
  'log.monster-discarded': 'EH-MON-05',
  'log.gate-spawned': 'EH-GATE-05',
  'log.gate-closed': 'EH-GATE-02',
  'log.gate-closed-by': 'EH-GATE-02',
  'log.gate-discarded': 'EH-GATE-09',
  'log.clue-spawned': 'EH-CLUE-04',
  'log.omen-advanced': 'EH-OMEN-03',
  'log.omen-moved': 'EH-OMEN-04',
  'log.doom-advanced': 'EH-DOOM-01',
  'log.doom-retreated': 'EH-DOOM-02',
  'log.awoke': 'EH-AO-03',
  'log.mystery-entered': 'EH-MYST-04',
  'log.mystery-solved': 'EH-MYST-03',
  'log.rumor-solved': 'EH-RUM-03',
  'log.mythos-drawn': 'EH-MYTH-01',
  'log.entered-play': 'EH-MYTH-10',
  'log.token-placed': 'EH-ELD-02',
  'log.token-put': 'EH-MYTH-08',
  'log.token-removed': 'EH-DISC-07',
  'log.token-taken': 'EH-DISC-07',
  'log.reckoning': 'EH-RECK-01',
  'log.reckoning-monster': 'EH-RECK-02',
  'log.reserve': 'EH-RESV-02',
}
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
const NUMBERS: { readonly [quantity: string]: string } = {
  dice: 'EH-TEST-01',
  success: 'EH-TEST-09',
  sixes: 'EH-TEST-09',
  horror: 'EH-COMBAT-03',
  damage: 'EH-COMBAT-05',
  toughness: 'EH-COMBAT-08',
}

const known = rulesBy(LINES, NUMBERS)

export const ruleOf: NonNullable<GameTable['ruleOf']> = (of) => {
  if ('quantity' in of) return known(of)
  const { key, args } = of.line.message
  const told = fields(args)
  if (key === 'log.action') return (ACTIONS as Readonly<Record<string, string>>)[textIn(told, 'action')] ?? null
  if (key === 'log.encounter') return (ENCOUNTERS as Readonly<Record<string, string>>)[textIn(told, 'kind')] ?? LINES[key]
  if (key === 'log.lost-to' && told.what === 'health') return 'EH-COMBAT-05'
  return known(of)
}
