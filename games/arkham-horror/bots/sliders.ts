import type { Judge } from '@miskatonic/bots'
import { PAIRS, type Skill } from '../content/kinds.ts'
import { bestFrom, plansOf } from './goals.ts'
import { bestOf } from './odds.ts'
import { inTown, type Me, type Position } from './position.ts'

/* Where the sliders should stand for what is to come. */

type Lean = { readonly [S in Skill]: number }
const WALK: Lean = { speed: 1.1, sneak: 0.7, fight: 1, will: 0.8, lore: 0.6, luck: 0.9 }
const FIGHT: Lean = { speed: 0.8, sneak: 0.5, fight: 1.3, will: 0.9, lore: 0.6, luck: 0.7 }
/** In Other Worlds nobody walks; the checks of both sides come up. */
const BEYOND: Lean = { speed: 0.9, sneak: 0.7, fight: 1, will: 0.9, lore: 0.8, luck: 1 }
const BATTLE: Lean = { speed: 0.2, sneak: 0.2, fight: 3, will: 0.2, lore: 0.4, luck: 0.2 }
const raised = (lean: Lean, skill: Skill): Lean => ({ ...lean, [skill]: lean[skill] + 2 })

/** What the attack of the Ancient One is checked with. */
const attacked = (p: Position): Skill | null => {
  const attack = p.ancient?.attack
  return attack?.do === 'check' && 'skill' in attack ? (attack.skill as Skill) : null
}

/** The skill one would close a gate with. */
const closer = (me: Me): Skill => (bestOf(me, 'fight') >= bestOf(me, 'lore') ? 'fight' : 'lore')

function leanOf(p: Position, me: Me): Lean {
  if (p.view.table.phase === 'battle') {
    const skill = attacked(p)
    return skill ? { ...BATTLE, [skill]: BATTLE[skill] + 1.2 } : BATTLE
  }
  if (me.explored && p.gateAt(me.at)) return raised(WALK, closer(me))
  if (!inTown(me)) return me.at.endsWith('-second') ? raised(BEYOND, closer(me)) : BEYOND
  const { why } = bestFrom(me.at, plansOf(p, me), me)
  return why === 'prey' || p.monstersAt(me.at).length ? FIGHT : WALK
}

/** A stop is worth what both its skills are, against those of now; moving for nothing is not. */
export function settingSliders(p: Position, me: Me, first: boolean): Judge {
  const lean = leanOf(p, me)
  return {
    option: (option) => {
      const args = (('label' in option && option.label?.args) || {}) as { readonly n?: number; readonly m?: number; readonly left?: Skill }
      const pair = PAIRS.find(([left]) => left === args.left)
      if (!pair) return 0
      const [left, right] = pair
      const before = lean[left] * (me.skills[left] - me.raised[left]) + lean[right] * (me.skills[right] - me.raised[right])
      return lean[left] * (args.n ?? 0) + lean[right] * (args.m ?? 0) - before - (first ? 0 : 0.05)
    },
  }
}
