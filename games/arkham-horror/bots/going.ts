import type { Judge } from '@miskatonic/bots'
import { arkham } from '../content/base/board.ts'
import { meetingWorth } from './odds.ts'
import { distances, type Me, type Position, townAreas } from './position.ts'
import { type Why, why } from './whys.ts'

/* Where to go: what a place promises, and how far away it is. */

/** So many Clues seal a gate. */
const SEAL = 5
type Aim = { readonly worth: number; readonly why: Why }

const hurt = (me: Me): { readonly mind: number; readonly body: number } => ({
  mind: (me.maxSanity - me.sanity) / me.maxSanity,
  body: (me.maxStamina - me.stamina) / me.maxStamina,
})

function healing(area: string, me: Me): Aim | null {
  const { mind, body } = hurt(me)
  const paid = me.money >= 2 ? 1 : 0.5
  if (area === 'arkham-asylum' && me.sanity <= 2) return { worth: 12 * mind * paid, why: 'heal' }
  if (area === 'st-marys-hospital' && me.stamina <= 2) return { worth: 12 * body * paid, why: 'heal' }
  return null
}

function gate(area: string, p: Position, me: Me): Aim | null {
  if (!p.gateAt(area)) return null
  if (me.explored && me.at === area) return { worth: 20, why: 'close' }
  if (p.isTakenCareOf(area) || me.sanity < 3 || me.stamina < 3) return null
  const pressed = p.gates.length >= 4 ? 4 : p.gates.length >= 2 ? 2 : 0
  return { worth: 4 + pressed + (me.clues >= SEAL ? 7 : me.clues), why: 'gate' }
}

function shop(area: string, p: Position, me: Me): Aim | null {
  const shops: { readonly [area: string]: number } = {
    'general-store': 5,
    'curiositie-shoppe': 6,
    'ye-olde-magick-shoppe': 6,
    'administration-building': 9,
  }
  const price = shops[area]
  return price !== undefined && me.money >= price && !p.isClosed(area) && me.possessions.length < 6 ? { worth: 3, why: 'shop' } : null
}

/** What ending a movement there promises, monsters not counted. */
function promise(area: string, p: Position, me: Me): Aim {
  const clues = p.cluesAt(area)
  const aims: readonly (Aim | null)[] = [
    healing(area, me),
    gate(area, p, me),
    shop(area, p, me),
    clues > 0 && !p.gateAt(area) ? { worth: clues * (me.clues < SEAL ? 3 : 1.2), why: 'clues' } : null,
  ]
  const quiet: Aim = { worth: arkham.locations.some(({ id }) => id === area) && !p.gateAt(area) ? 0.6 : 0, why: 'clues' }
  return aims.reduce<Aim>((best, aim) => (aim && aim.worth > best.worth ? aim : best), quiet)
}

/** Each turn on the way takes so much off. */
const TURN = 0.75

/** What it is worth to stand there at the end of this movement: what is there, and what lies beyond. */
export function worthOfBeing(area: string, p: Position, me: Me): Aim {
  const met = meetingWorth(me, p.monstersAt(area))
  const far = distances(area)
  const speed = Math.max(1, me.skills.speed)
  let best: Aim = { worth: promise(area, p, me).worth, why: promise(area, p, me).why }
  for (const other of townAreas) {
    if (other === area || p.isClosed(other)) continue
    const turns = Math.ceil((far.get(other) ?? 99) / speed)
    const aim = promise(other, p, me)
    const worth = (aim.worth + Math.min(0, meetingWorth(me, p.monstersAt(other)))) * TURN ** turns
    if (worth > best.worth) best = { worth, why: aim.why }
  }
  return { worth: best.worth + met, why: best.why }
}

export function moving(p: Position, me: Me): Judge {
  const leaving = meetingWorth(me, p.monstersAt(me.at))
  const staying = worthOfBeing(me.at, p, me)
  return {
    option: ({ key, place }) => {
      if (key === 'stay' || key === 'go-on') return { worth: staying.worth, why: why(staying.why) }
      if (!key.startsWith('to:') || place === undefined) return key.includes('/') ? 0.2 : -1
      const aim = worthOfBeing(place, p, me)
      return { worth: aim.worth + Math.min(0, leaving) - 0.05, why: why(aim.why) }
    },
  }
}

/** To be somewhere of one's choice. */
export const placing = (p: Position, me: Me): Judge => ({
  option: ({ place, key }) => {
    const area = place ?? key
    return townAreas.includes(area) ? worthOfBeing(area, p, me).worth : 0
  },
})
