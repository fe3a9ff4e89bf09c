import type { PieceView } from '@miskatonic/kernel'
import { armOf, chance, isSingle, luckOf, worksAgainst } from './odds.ts'
import { cardOf, type Me, type Position } from './position.ts'

/* What two hands hold in the final battle: weapons, what serves one throw, and Spells. */

type Arm = { readonly alias: string; readonly hands: number; readonly dice: number }
const HANDS = 2

/** So many dice a Spell gives while it is held; null: it is none of those. */
function spellDice(piece: PieceView): number | null {
  const card = cardOf(piece)
  if (card?.kind !== 'spell') return null
  const { ability } = (card.effect ?? {}) as { readonly ability?: { readonly on?: string; readonly amount?: { readonly n?: number } } }
  return ability?.on === 'dice' ? (ability.amount?.n ?? null) : null
}

/** A point of Sanity is dear where the Ancient One takes Sanity too. */
const priceOfSanity = (p: Position): number => (JSON.stringify(p.ancient?.attack ?? {}).includes('"sanity"') ? 1.5 : 0.3)

/** What a Spell is good for on average: cast already, or still to be cast. */
function cast(p: Position, me: Me, piece: PieceView, dice: number, inUse: boolean): number {
  const card = cardOf(piece)
  if (inUse || card?.kind !== 'spell') return dice
  const skill = me.skills.lore + (typeof card.casting === 'number' ? card.casting : 0) + me.bonus.spell
  return card.sanity >= me.sanity ? 0 : dice * chance(skill, 1, luckOf(me)) - priceOfSanity(p) * card.sanity
}

function armsOf(p: Position, me: Me, inUse: readonly string[], single: number): Arm[] {
  const traits = p.ancient?.defences ?? []
  return me.possessions.flatMap((piece): Arm[] => {
    const { alias } = piece
    const held = inUse.includes(alias)
    if (piece.attributes.exhausted === true && !held) return []
    const spell = spellDice(piece)
    const card = cardOf(piece)
    if (spell !== null && card?.kind === 'spell')
      return [{ alias, hands: card.hands ?? 0, dice: cast(p, me, piece, worksAgainst(spell, true, traits), held) }]
    const arm = armOf(card)
    if (!arm) return []
    const dice = worksAgainst(arm.n, arm.magical, traits)
    return [{ alias, hands: arm.hands, dice: isSingle(piece) ? dice * single : dice }]
  })
}

/** The most that two hands can hold of it. */
function best(arms: readonly Arm[]): { readonly dice: number; readonly held: readonly string[] } {
  const useful = arms.filter(({ dice, hands }) => dice > 0 && hands <= HANDS)
  let found: { dice: number; held: readonly string[] } = { dice: 0, held: [] }
  for (const [i, one] of useful.entries()) {
    if (one.dice > found.dice) found = { dice: one.dice, held: [one.alias] }
    for (const other of useful.slice(i + 1))
      if (one.hands + other.hands <= HANDS && one.dice + other.dice > found.dice)
        found = { dice: one.dice + other.dice, held: [one.alias, other.alias] }
  }
  return found
}

/** What to hold in this round of the final battle: whatever is used up by it serves there as well as later. */
export const toHold = (p: Position, me: Me, inUse: readonly string[]): readonly string[] => best(armsOf(p, me, inUse, 1)).held

/** Rounds a battle lasts, more or less: what serves one throw serves one of them. */
const ROUNDS = 3
/** Dice of arms one would bring to the battle, round by round. */
export const readyDice = (p: Position, me: Me): number => best(armsOf(p, me, [], 1 / ROUNDS)).dice
