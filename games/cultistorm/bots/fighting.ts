import type { Judge } from '@miskatonic/bots'
import { missing } from '../rules/cover.ts'
import { type Asked, because, verbOf } from './asked.ts'
import type { Enemy, Position } from './position.ts'
import { sealable, spareTrophies } from './trophies.ts'

/* The combat and the sealing phase. */

const enemyOf = (p: Position, alias: string | undefined): Enemy | undefined =>
  p.sites.flatMap(({ enemies }) => enemies).find((enemy) => enemy.alias === alias)

/** Whom to fight first: what can be beaten, and leaves enough for another. */
export const combatTurn = ({ p }: Asked): Judge => ({
  option: (option) => {
    const [deed] = verbOf(option.key)
    if (deed === 'withdraw') return because(0.5, 'leaveIt')
    if (deed !== 'fight') return deed === 'decline' ? 0.5 : 0
    const enemy = enemyOf(p, (option as { piece?: string }).piece)
    if (enemy && missing(enemy.needs, p.me.units).length <= p.me.jokers) return because(20 - enemy.needs.length, 'fight')
    // Not to fight at all costs the same as to lose, unless it is an Ancient One.
    return p.view.of[p.me.seat]?.fights || enemy?.card.kind === 'ancient' ? 0 : 1
  },
})

/** Strikes when it can; else uses what helps, and gives up rather than pay for a throw with its mind. */
export const fight = ({ p }: Asked): Judge => ({
  option: (option) => {
    const [deed] = verbOf(option.key)
    if (deed === 'strike') return because(10, 'fight')
    if (deed === 'use') return 5
    if (deed === 'yield') return because(2, 'leaveIt')
    return p.me.tokens === 0 ? 1 : 0
  },
})

/** Whoever marked the one in front goes first. */
export const orderFighters = ({ p }: Asked): Judge => ({
  option: (option) => {
    const who = p.detectiveOf((option as { seat?: string }).seat)
    const line = who ? p.siteOf(who.at).enemies.map(({ alias }) => alias) : []
    return -Math.min(99, ...(who?.targets ?? []).map((alias) => line.indexOf(alias)))
  },
})

/** Dice and help are gone after the turn, cards can be kept, items last. */
export const commit = ({ p }: Asked): Judge => ({
  option: (option) => {
    const card = p.piece((option as { piece?: string }).piece)?.card
    if (card?.kind === 'die') return 4
    if (card?.kind === 'item') return 0
    return card && p.me.hand.some(({ alias }) => alias === (option as { piece?: string }).piece) ? 2 : 3
  },
})

export const sealing = ({ p }: Asked): Judge => {
  const site = p.siteOf(p.me.at)
  const spare = spareTrophies(p, p.me)
  const closes = sealable(p, p.me, site, p.me.trophies.length, site.cultists)
  const isWanted = p.team.some(({ seals }) => seals.includes(site.slot)) || !p.hasFreeSeals
  const gives = closes ? p.me.trophies : isWanted ? spare : []
  return {
    option: ({ key }) => {
      const [deed, symbol] = verbOf(key)
      if (deed === 'seal') return sealable(p, p.me, site, 0, site.cultists) ? because(10, 'seal') : -1
      if (deed === 'place') return gives.some((one) => one === symbol) ? because(5, 'offer') : -1
      return because(0, site.offered >= p.players && p.me.seals.includes(site.slot) ? 'tooMad' : 'keepTrophies')
    },
  }
}
