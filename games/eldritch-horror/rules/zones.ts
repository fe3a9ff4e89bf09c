import type { Game, ZoneSpec } from '@miskatonic/kernel'
import type { EldritchShape } from './shape.ts'

const up = { see: { up: 'all' } } as const
const open: ZoneSpec = up
const inPlay: ZoneSpec = { ...up, active: true }
const hidden: ZoneSpec = {}

/** Where things lie, and who may see them (EH-HIDE-01..12, EH-COND-01, EH-SPELL-01, EH-GATE-01, EH-CLUE-01, EH-MON-09). Spell and Condition decks show the front of their first card, the expedition deck its back. */
export const zones: Game<EldritchShape>['zones'] = {
  space: inPlay,
  fallen: open,
  possessions: inPlay,
  'own-conditions': inPlay,
  'own-clues': open,
  estate: open,
  sheet: { see: { front: 'all', back: 'all' }, active: true },
  mystery: inPlay,
  ongoing: inPlay,
  kept: open,
  solved: open,
  ambush: inPlay,
  encounter: open,
  mythosCard: open,
  reserve: open,
  spent: open,
  discard: open,
  investigators: { see: { front: 'all', back: 'all' } },
  epic: open,
  aside: open,
  monsters: hidden,
  cup: hidden,
  gates: hidden,
  clues: hidden,
  assets: hidden,
  artifacts: hidden,
  spells: { see: { top: 'all' } },
  conditions: { see: { top: 'all' } },
  mythos: hidden,
  mysteries: hidden,
  research: hidden,
  special: hidden,
  america: hidden,
  europe: hidden,
  asia: hidden,
  general: hidden,
  otherWorld: hidden,
  expedition: { see: { top: 'all' } },
  box: hidden,
}
