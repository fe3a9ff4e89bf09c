import type { Judge } from '@miskatonic/bots'
import type { CardOf } from '../content/kinds.ts'
import { PAIRS, type Skill } from '../content/kinds.ts'
import { bestFrom, plansOf } from './goals.ts'
import { bestOf, chance, luckOf, meetingWorth } from './odds.ts'
import { inTown, type Me, type Position } from './position.ts'
import { WEIGHTS } from './weights.ts'

/* Where the sliders should stand for what is to come. */

/** How much it counts that a check of a skill is passed; each die more adds less than the one before. */
type Lean = { readonly [S in Skill]: number }
const WALK: Lean = { speed: 1.2, sneak: 1, fight: 1, will: 1.3, lore: 0.8, luck: 1.2 }
/** In Other Worlds nobody walks; the checks of both sides come up. */
const BEYOND: Lean = { speed: 1, sneak: 0.8, fight: 1.1, will: 1.1, lore: 1, luck: 1.2 }
const BATTLE: Lean = { speed: 0.1, sneak: 0.1, fight: 0.1, will: 0.1, lore: 0.2, luck: 0.1 }
const raised = (lean: Lean, skill: Skill, by: number): Lean => ({ ...lean, [skill]: lean[skill] + by })

/** What the attack of the Ancient One is checked with. */
const attacked = (p: Position): Skill | null => {
  const attack = p.ancient?.attack
  return attack?.do === 'check' && 'skill' in attack ? (attack.skill as Skill) : null
}

/** The skill one would close a gate with. */
const closer = (me: Me): Skill => (bestOf(me, 'fight') >= bestOf(me, 'lore') ? 'fight' : 'lore')

/** What is to come: checks of many sorts, blows that add up, ways to go, and monsters that will be met. */
type Prospect = { readonly lean: Lean; readonly blows: number; readonly steps: number; readonly foes: readonly CardOf<'monster'>[] }

function prospectOf(p: Position, me: Me): Prospect {
  if (p.view.table.phase === 'battle') {
    const skill = attacked(p)
    return { lean: skill ? raised(BATTLE, skill, WEIGHTS.parry) : BATTLE, blows: 1, steps: 0, foes: [] }
  }
  if (me.explored && p.gateAt(me.at)) return { lean: raised(WALK, closer(me), WEIGHTS.closing), blows: 0, steps: 0, foes: [] }
  if (!inTown(me)) {
    const back = me.at.endsWith('-second')
    return { lean: back ? raised(BEYOND, closer(me), WEIGHTS.closing) : BEYOND, blows: 0, steps: 0, foes: [] }
  }
  const goal = bestFrom(me.at, plansOf(p, me), me)
  const foes = [...new Set([me.at, goal.area])].flatMap((area) => p.monstersAt(area))
  return { lean: WALK, blows: 0, steps: goal.area === me.at ? 0 : WEIGHTS.step, foes }
}

/** Three checks in four of the town's cards are one die worse. */
const passed = (me: Me, skill: Skill): number => chance(me.skills[skill] - 1, 1, luckOf(me)) + 0.04 * me.skills[skill]

function worthOfStop(me: Me, pair: readonly Skill[], { lean, blows, steps, foes }: Prospect): number {
  const checks = pair.reduce((sum, skill) => sum + lean[skill] * passed(me, skill), 0)
  return checks + blows * me.skills.fight + steps * me.skills.speed + meetingWorth(me, foes)
}

/** A stop is worth what both its skills are, against those of now; moving for nothing is not. */
export function settingSliders(p: Position, me: Me, first: boolean): Judge {
  const prospect = prospectOf(p, me)
  return {
    option: (option) => {
      const args = (('label' in option && option.label?.args) || {}) as { readonly n?: number; readonly m?: number; readonly left?: Skill }
      const pair = PAIRS.find(([left]) => left === args.left)
      if (!pair) return 0
      const [left, right] = pair
      const skills = { ...me.skills, [left]: (args.n ?? 0) + me.raised[left], [right]: (args.m ?? 0) + me.raised[right] }
      return worthOfStop({ ...me, skills }, pair, prospect) - worthOfStop(me, pair, prospect) - (first ? 0 : 0.05)
    },
  }
}
