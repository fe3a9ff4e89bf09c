import type { CardOf } from '../content/kinds.ts'
import { cardOf, type Me } from './position.ts'

/** How likely so many dice bring at least so many successes. */
export function chance(dice: number, wanted: number, each = 1 / 3): number {
  if (wanted <= 0) return 1
  if (dice < wanted) return 0
  let missed = 0
  let term = (1 - each) ** dice
  for (let k = 0; k < wanted; k++) {
    missed += term
    term *= ((dice - k) / (k + 1)) * (each / (1 - each))
  }
  return Math.max(0, 1 - missed)
}

/** A die of one who is Blessed or Cursed. */
export function luckOf(me: Me): number {
  const has = (id: string): boolean => me.possessions.some((piece) => cardOf(piece)?.id === id)
  return has('blessing') ? 1 / 2 : has('curse') ? 1 / 6 : 1 / 3
}

type Armed = { readonly n: number; readonly hands: number; readonly magical: boolean }

/** What a card gives in a fight while it is held. */
function armOf(card: ReturnType<typeof cardOf>): Armed | null {
  if (!card || !('weapon' in card) || !card.weapon) return null
  const n = (card.abilities ?? []).reduce((most, ability) => {
    const amount = 'amount' in ability ? ability.amount : null
    return typeof amount === 'object' && amount !== null && 'n' in amount && !('while' in ability) ? Math.max(most, Number(amount.n)) : most
  }, 0)
  return { n, hands: card.hands ?? 0, magical: card.weapon === 'magical' }
}

/** The best that two hands can hold against it. */
export function armsAgainst(me: Me, monster: CardOf<'monster'>): number {
  const traits: readonly string[] = monster.traits ?? []
  const arms = me.possessions
    .flatMap((piece) => armOf(cardOf(piece)) ?? [])
    .map(({ n, hands, magical }) => {
      const kind = magical ? 'magical' : 'physical'
      return { hands, n: traits.includes(`${kind}Immunity`) ? 0 : traits.includes(`${kind}Resistance`) ? Math.ceil(n / 2) : n }
    })
  const two = Math.max(0, ...arms.filter(({ hands }) => hands === 2).map(({ n }) => n))
  const ones = arms
    .filter(({ hands }) => hands === 1)
    .map(({ n }) => n)
    .sort((a, b) => b - a)
  return Math.max(two, (ones[0] ?? 0) + (ones[1] ?? 0))
}

export const defeatChance = (me: Me, monster: CardOf<'monster'>): number => {
  const skill = monster.combat.skill === 'lore' ? me.skills.lore : me.skills.fight
  return chance(skill + monster.combat.rating + armsAgainst(me, monster), monster.toughness, luckOf(me))
}
export const evadeChance = (me: Me, monster: CardOf<'monster'>): number => chance(me.skills.sneak + monster.awareness, 1, luckOf(me))

/** Sanity the sight of it costs. */
const horrorCost = (me: Me, { horror, nightmarish = 0 }: CardOf<'monster'>): number => {
  if (!horror) return 0
  const passed = chance(me.skills.will + horror.rating, 1, luckOf(me))
  return (1 - passed) * horror.damage + passed * nightmarish
}

const DEADLY = 6
/** What a monster that must be met is worth, in points: a trophy, less what it costs. */
export function fightWorth(me: Me, monster: CardOf<'monster'>): number {
  const won = defeatChance(me, monster)
  const damage = monster.combat.damage + (monster.combat.effect ? 2 : 0)
  const rounds = won > 0.05 ? (1 - won) / won : DEADLY
  const harm = Math.min(DEADLY, rounds * damage) + (monster.overwhelming ?? 0) * won
  const fear = horrorCost(me, monster)
  const falls = (harm >= me.stamina ? DEADLY : 0) + (fear >= me.sanity ? DEADLY : 0)
  return won * (1 + monster.toughness) - harm - fear - falls
}
export function evadeWorth(me: Me, monster: CardOf<'monster'>): number {
  const slips = evadeChance(me, monster)
  const damage = monster.combat.damage + (monster.combat.effect ? 2 : 0)
  return slips * 0 + (1 - slips) * (fightWorth(me, monster) - damage)
}
/** The better of both, summed over all that stand there. */
export const meetingWorth = (me: Me, monsters: readonly CardOf<'monster'>[]): number =>
  monsters.reduce((sum, one) => sum + Math.min(0.5, Math.max(fightWorth(me, one), evadeWorth(me, one))), 0)
