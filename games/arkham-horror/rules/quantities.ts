import type { Game } from '@miskatonic/kernel'
import { anyCard } from './cards.ts'
import { dicePool } from './check.ts'
import { monsterCard } from './monsters.ts'
import { sheetOf, skillOf, sliderValue } from './people.ts'
import type { Arkham, ArkhamHorror } from './shape.ts'

const players = (t: Arkham): number => t.number('players', {})
/** At so many open gates it awakens, by the number of players. */
const GATES = [8, 8, 7, 7, 6, 6, 5, 5] as const // AH-AWAKE-02

/** Numbers that cards alter, each folded where it is read. */
export const quantities: Game<ArkhamHorror>['quantities'] = {
  /** As many as count: other boards take some away. */
  players: { base: (t) => t.seats.length, fold: ['add', 'floor:1'] }, // AH-GEN-02, AH-GEN-03
  skill: {
    rule: 'AH-SKILL-05',
    base: (t, { who, skill }) => sliderValue(t, who, skill),
    fold: ['add'],
  },
  dice: dicePool,
  success: { rule: 'AH-CHECK-04', base: () => 5, fold: ['set'] },
  sixes: { base: () => 1, fold: ['add'] },
  difficulty: { rule: 'AH-CHECK-02', base: (_t, { difficulty }) => difficulty, fold: ['add'] }, // AH-CHECK-16
  clueDice: { rule: 'AH-CLUE-01', base: () => 1, fold: ['add'] },
  movement: { rule: 'AH-MOVE-03', base: (t, { who }) => skillOf(t, who, 'speed'), fold: ['add', 'floor:0'] },
  focus: { rule: 'AH-SKILL-03', base: (t, { who }) => sheetOf(t, who)?.focus ?? 0, fold: ['add', 'floor:0'] }, // AH-SKILL-04
  hands: { rule: 'AH-HAND-01', base: () => 2, fold: ['add'] },
  maxSanity: { base: (t, { who }) => (sheetOf(t, who)?.sanity ?? 0) - t.get(who, 'sanityLost'), fold: ['add', 'floor:0'] },
  maxStamina: { base: (t, { who }) => (sheetOf(t, who)?.stamina ?? 0) - t.get(who, 'staminaLost'), fold: ['add', 'floor:0'] },
  drawMore: { base: () => 0, fold: ['add'] },
  encounterCards: { base: () => 1, fold: ['add'] },
  price: { rule: 'AH-ITEM-03', base: (_t, { price }) => price, fold: ['add', 'floor:0'] },
  sealCost: { rule: 'AH-CLOSE-05', base: () => 5, fold: ['set', 'add', 'floor:0'] },
  spellCost: {
    rule: 'AH-SPELL-01',
    base: (t, { spell }) => {
      const card = anyCard(t, spell)
      return card.kind === 'spell' ? card.sanity : 0
    },
    fold: ['add', 'set', 'floor:0'],
  },
  awareness: { base: (t, { monster }) => monsterCard(t, monster).awareness, fold: ['set', 'add'] },
  horrorRating: { base: (t, { monster }) => monsterCard(t, monster).horror?.rating ?? 0, fold: ['set', 'add'] },
  horrorDamage: { base: (t, { monster }) => monsterCard(t, monster).horror?.damage ?? 0, fold: ['set', 'add', 'floor:0'] },
  combatRating: { base: (t, { monster }) => monsterCard(t, monster).combat.rating, fold: ['set', 'add'] },
  combatDamage: { base: (t, { monster }) => monsterCard(t, monster).combat.damage, fold: ['set', 'add', 'floor:0'] },
  toughness: { base: (t, { monster }) => monsterCard(t, monster).toughness, fold: ['set', 'add'] },
  overwhelming: { rule: 'AH-MABIL-01', base: (t, { monster }) => monsterCard(t, monster).overwhelming ?? 1, fold: ['add'] },
  nightmarish: { rule: 'AH-MABIL-04', base: (t, { monster }) => monsterCard(t, monster).nightmarish ?? 1, fold: ['add'] },
  monsterLimit: { rule: 'AH-LIMIT-01', base: (t) => players(t) + 3, fold: ['add'] },
  outskirtsLimit: { rule: 'AH-LIMIT-04', base: (t) => 8 - players(t), fold: ['add', 'floor:0'] }, // AH-LIMIT-09
  gateLimit: { rule: 'AH-AWAKE-02', base: (t) => GATES[Math.min(8, players(t)) - 1] as number, fold: ['add'] },
  mythosCards: { rule: 'AH-MYTHOS-01', base: () => 1, fold: ['add'] },
}
