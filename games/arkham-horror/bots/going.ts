import type { Judge } from '@miskatonic/bots'
import type { Effect } from '@miskatonic/effects'
import type { Option, Slot } from '@miskatonic/kernel'
import { bestFrom, type Goal, plansOf } from './goals.ts'
import { dangerOf, meetingWorth } from './odds.ts'
import { cardOf, type Me, type Position } from './position.ts'
import { isStreet, townAreas } from './roads.ts'
import { worthOfText } from './texts.ts'
import { WEIGHTS } from './weights.ts'
import { why } from './whys.ts'

/* Where to go: to what promises most, round what is dangerous. */

/** What the text of an option says, where it says one. */
export const effectOf = (option: Option | Slot): Effect | undefined =>
  'label' in option ? (option.label?.args as { readonly effect?: Effect } | undefined)?.effect : undefined

/** Monsters one has to deal with who ends the movement there; a little is gained by those one would defeat. */
const staying = (p: Position, me: Me, area: string): number => Math.min(1, meetingWorth(me, p.monstersAt(area)))
/** In the street nothing is met, and what comes by night finds one first. */
const exposed = (p: Position, area: string): number => (isStreet(area) ? (p.ancient?.id === 'ithaqua' ? -2.5 : -WEIGHTS.street) : 0)
const REFUGES = ['arkham-asylum', 'st-marys-hospital']
/** Whoever is about to fall should meet nobody: an encounter may be the last thing it takes. */
function frail(p: Position, me: Me, area: string): number {
  if (isStreet(area) || REFUGES.includes(area) || p.gateAt(area)) return 0
  return (me.sanity <= 1 ? -4 : me.sanity === 2 ? -2 : 0) + (me.stamina <= 1 ? -2 : 0)
}

/** A card's action while one walks: reading, riding. */
function using(option: Option | Slot, p: Position, me: Me, best: number): number {
  const piece = 'piece' in option ? p.piece(option.piece) : null
  const card = piece && cardOf(piece)
  const effect = effectOf(option)
  if (!card || !effect) return -1
  if (effect.do === 'gainMovement') return best + 0.2
  if (effect.do === 'cast') return -1
  const worth = worthOfText(effect, me)
  return worth > 1 && me.sanity > 3 ? best + 0.1 : -1
}

/** Whoever ends the movement at a gate is drawn through it: nothing else is done from there. */
const through = (area: string, { goals }: ReturnType<typeof plansOf>): Goal =>
  goals.find((goal) => goal.area === area && goal.why === 'gate') ?? { area, why: 'gate', worth: -WEIGHTS.fall, alone: true }

export function moving(p: Position, me: Me): Judge {
  const here = me.at
  if (me.explored && p.gateAt(here)) return { option: ({ key }) => (key === 'stay' ? { worth: 30, why: why('close') } : -1) }
  const plans = plansOf(p, me)
  const worthAt = (area: string) => {
    const goal = p.gateAt(area) ? through(area, plans) : bestFrom(area, plans, me)
    return { worth: goal.worth + staying(p, me, area) + exposed(p, area) + frail(p, me, area), why: why(goal.why) }
  }
  const stay = worthAt(here)
  const leaving = dangerOf(me, p.monstersAt(here))
  const judged = new Map(townAreas.map((area) => [area, area === here ? stay : worthAt(area)]))
  const best = Math.max(...[...judged.values()].map(({ worth }) => worth))
  return {
    option: (option) => {
      const { key } = option
      const place = 'place' in option ? option.place : undefined
      if (key === 'stay' || key === 'go-on') return stay
      if (key.startsWith('use:')) return using(option, p, me, key.startsWith('use:') && stay.worth >= best - 0.3 ? stay.worth : best - 3)
      if (!key.startsWith('to:') || place === undefined) return -99
      const there = judged.get(place)
      return there ? { worth: there.worth - leaving - 0.05, why: there.why } : -99
    },
  }
}

/** To be somewhere of one's choice. */
export function placing(p: Position, me: Me): Judge {
  const plans = plansOf(p, me)
  return {
    option: ({ key, ...option }) => {
      const area = ('place' in option ? option.place : undefined) ?? key
      if (!townAreas.includes(area)) return 0
      return (p.gateAt(area) ? through(area, plans) : bestFrom(area, plans, me)).worth + staying(p, me, area) + exposed(p, area)
    },
  }
}
