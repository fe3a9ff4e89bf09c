import type { CardOf, Skill } from '../content/kinds.ts'
import { cardOf, hasCard, type Me, type Position } from './position.ts'
import { WEIGHTS } from './weights.ts'

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
export const luckOf = (me: Me): number => (hasCard(me, 'blessing') ? 1 / 2 : hasCard(me, 'curse') ? 1 / 6 : 1 / 3)

type Armed = { readonly n: number; readonly hands: number; readonly magical: boolean }

/** What a card gives in a fight while it is held. */
export function armOf(card: ReturnType<typeof cardOf>): Armed | null {
  if (!card || !('weapon' in card) || !card.weapon) return null
  const n = (card.abilities ?? []).reduce((most, ability) => {
    const amount = 'amount' in ability ? ability.amount : null
    return typeof amount === 'object' && amount !== null && 'n' in amount && !('while' in ability) ? Math.max(most, Number(amount.n)) : most
  }, 0)
  return { n, hands: card.hands ?? 0, magical: card.weapon === 'magical' }
}

/** Gone after one throw: kept for when it matters. */
export const isSingle = (piece: Me['possessions'][number]): boolean => {
  const card = cardOf(piece)
  return card !== null && 'single' in card && card.single === true
}

/** Asked for again and again: worked out once for what somebody has. */
const arsenals = new WeakMap<Me['possessions'], readonly Armed[]>()
function arsenalOf({ possessions }: Me): readonly Armed[] {
  const before = arsenals.get(possessions)
  if (before) return before
  const arms = possessions.flatMap((piece) => (isSingle(piece) ? [] : (armOf(cardOf(piece)) ?? [])))
  arsenals.set(possessions, arms)
  return arms
}

/** What is left of a bonus against somebody of these traits. */
export function worksAgainst(n: number, magical: boolean, traits: readonly string[]): number {
  const kind = magical ? 'magical' : 'physical'
  return traits.includes(`${kind}Immunity`) ? 0 : traits.includes(`${kind}Resistance`) ? Math.ceil(n / 2) : n
}

/** The best that two hands can hold against somebody of these traits. */
export function armsAgainst(me: Me, traits: readonly string[]): number {
  let [two, first, second] = [0, 0, 0]
  for (const { n: full, hands, magical } of arsenalOf(me)) {
    const n = worksAgainst(full, magical, traits)
    if (hands === 2) two = Math.max(two, n)
    else if (hands === 1 && n > first) [first, second] = [n, first]
    else if (hands === 1) second = Math.max(second, n)
  }
  return Math.max(two, first + second)
}

/** The highest a skill can be set, and with what cards add. */
export const bestOf = (me: Me, skill: Skill): number => Math.max(...me.sheet.sliders[skill]) + me.raised[skill]

export const defeatChance = (me: Me, monster: CardOf<'monster'>): number => {
  const skill = monster.combat.skill === 'lore' ? me.skills.lore : me.skills.fight
  return chance(skill + monster.combat.rating + me.bonus.combat + armsAgainst(me, monster.traits ?? []), monster.toughness, luckOf(me))
}
export const evadeChance = (me: Me, monster: CardOf<'monster'>): number =>
  chance(me.skills.sneak + monster.awareness + me.bonus.evade, 1, luckOf(me))
/** With the sliders as they can be set until then. */
export const closeChance = (me: Me, gate: CardOf<'gate'>, p: Position): number =>
  chance(Math.max(bestOf(me, 'fight'), bestOf(me, 'lore')) + gate.modifier + me.bonus.close, p.closing, luckOf(me))

const blowOf = ({ combat }: CardOf<'monster'>): number => combat.damage + (combat.effect ? 2 : 0)

/** What the sight of it costs: Sanity, or all of it. */
function fearOf(me: Me, { horror, nightmarish = 0 }: CardOf<'monster'>): number {
  if (!horror) return 0
  const passed = chance(me.skills.will + horror.rating + me.bonus.horror, 1, luckOf(me))
  const cost = (n: number): number => (n >= me.sanity ? me.dread : n + (n === me.sanity - 1 ? 1 : 0))
  return (1 - passed) * cost(horror.damage) + passed * cost(nightmarish)
}

/** What a fight to the end is worth, in points: a trophy, less what it costs. `seen`: the sight of it is behind one. */
export function fightWorth(me: Me, monster: CardOf<'monster'>, seen = false): number {
  const won = defeatChance(me, monster)
  const blow = blowOf(monster)
  const blows = Math.max(1, Math.ceil(me.stamina / Math.max(1, blow)))
  const falls = (1 - won) ** blows
  const struck = won > 0.01 ? ((1 - won) * (1 - falls)) / won : blows
  const harm = Math.min(me.stamina, struck * blow) + (monster.overwhelming ?? 0) * won
  return (1 - falls) * (1 + WEIGHTS.trophy * monster.toughness) - harm - me.dread * falls - (seen ? 0 : fearOf(me, monster))
}
/** Slipping away; who fails is struck and has to fight. */
export function evadeWorth(me: Me, monster: CardOf<'monster'>, seen = false): number {
  const slips = evadeChance(me, monster)
  const blow = blowOf(monster)
  if (slips >= 1) return 0
  const after = { ...me, stamina: me.stamina - blow }
  return (1 - slips) * (blow >= me.stamina ? -me.dread : Math.min(0, fightWorth(after, monster, seen)) - blow)
}
/** The better of both, summed over all that stand there. */
export const meetingWorth = (me: Me, monsters: readonly CardOf<'monster'>[]): number =>
  monsters.reduce((sum, one) => sum + Math.max(fightWorth(me, one), evadeWorth(me, one)), 0)
/** How bad it is to have to pass them. */
export const dangerOf = (me: Me, monsters: readonly CardOf<'monster'>[]): number =>
  monsters.reduce((sum, one) => sum - Math.min(0, Math.max(fightWorth(me, one), evadeWorth(me, one))), 0)
