import type { Judge } from '@miskatonic/bots'
import type { Option } from '@miskatonic/kernel'
import type { MagicSymbol } from '../content/kinds.ts'
import { type Asked, because, verbOf } from './asked.ts'
import { lacking } from './lacking.ts'
import { dread } from './outcome.ts'
import { isBeatable } from './plan.ts'
import type { Enemy, Held, Position } from './position.ts'
import { placing, sealedBy, spareTrophies } from './trophies.ts'

/* The combat and the sealing phase. */

const enemyOf = (p: Position, alias: string | undefined): Enemy | undefined =>
  p.sites.flatMap(({ enemies }) => enemies).find((enemy) => enemy.alias === alias)

/** Whom to fight first: what can be beaten, and leaves enough for another. */
export const combatTurn = ({ p }: Asked): Judge => ({
  option: (option) => {
    const [deed] = verbOf(option.key)
    if (deed === 'withdraw') return because(0.5, 'leaveIt')
    if (deed !== 'fight') return deed === 'decline' ? 0.5 : 0
    const enemy = enemyOf(p, (option as Option).piece)
    if (enemy && isBeatable(p, p.me, enemy)) return because(20 - enemy.needs.length, 'fight')
    const lacks = enemy ? lacking(enemy.needs, p.me.units).length : 0
    if (enemy?.card.kind === 'ancient') return lacks <= idleDice(p, enemy.needs).length ? because(5, 'lastThrow') : 0
    // Not to fight at all costs the same as to lose.
    return p.view.of[p.me.seat]?.fights ? 0 : 1
  },
})

/** The own dice that bring nothing against these symbols. */
const idleDice = (p: Position, needs: readonly MagicSymbol[]): Held[] => {
  const lacks = lacking(needs, p.me.units).length
  return p.me.dice.filter(
    ({ alias }) =>
      lacking(
        needs,
        p.me.units.filter(({ piece }) => piece !== alias),
      ).length === lacks,
  )
}

/** A throw brings one symbol of six, or the wild. */
const HIT = 1 / 3
/** What a fight is worth against one that is lost. */
const SWING = { cultist: 26, ancient: 400 } as const

/** Strikes when it can; else uses what brings it nearer, throws a die again where that may win, and gives up. */
export const fight = ({ p, seen }: Asked): Judge => {
  const { symbols: lacks = [] } = (seen.ask.about.args ?? {}) as { symbols?: readonly MagicSymbol[] }
  const enemy = fought(p)
  const idle = enemy ? idleDice(p, enemy.needs).map(({ alias }) => alias) : []
  const swing = SWING[enemy?.card.kind === 'ancient' ? 'ancient' : 'cultist']
  return {
    option: (option) => {
      const [deed, piece] = verbOf(option.key)
      if (deed === 'strike') return because(10, 'fight')
      if (deed === 'yield') return because(2, 'leaveIt')
      if (deed === 'use') return lacks.length ? usefulness(p, (option as Option).piece, lacks, idle.length) : 0
      const chance =
        !lacks.length || lacks.length > idle.length || !idle.includes((option as Option).piece ?? piece) ? 0 : HIT ** lacks.length
      const worth = chance * swing - dread(p.me, 1)
      return worth > 0 ? because(2 + worth, 'throwAgain') : 0
    },
  }
}

/** Whom one is fighting. */
function fought(p: Position): Enemy | undefined {
  const record = p.view.records.find(({ kind }) => kind === 'fight')
  return enemyOf(p, (record?.enemy as { piece?: string } | undefined)?.piece ?? (record?.enemy as string | undefined))
}

/** What takes away a symbol that is lacking is used where all can be met; what throws dice again, where one is idle. */
function usefulness(p: Position, alias: string | undefined, lacks: readonly MagicSymbol[], idle: number): number {
  const own = p.me.aids.filter((aid) => aid.alias === alias)
  if (own.length) return p.me.aids.length + idle >= lacks.length ? 5 : 1
  return idle ? 6 : 1
}

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
    const card = p.piece(option.piece)?.card
    if (card?.kind === 'die') return 4
    if (card?.kind === 'item') return 0
    return card && p.me.hand.some(({ alias }) => alias === option.piece) ? 2 : 3
  },
})

/** Closes what can be closed, brings trophies where the team collects them, and keeps the others. */
export const sealing = ({ p }: Asked): Judge => {
  const site = p.siteOf(p.me.at)
  const bringing = p.team.map((who) => ({ who, slot: who.at, trophies: who.trophies, tokens: who.tokens }))
  const closer = sealedBy(p, bringing, new Map()).closed.get(site.slot)
  const here = p.team.filter(({ at }) => at === site.slot)
  const spare = spareTrophies(p, p.me)
  const ready = here.reduce((sum, who) => sum + spareTrophies(p, who).length, 0)
  const isEnough = site.offered + ready >= p.players
  const gives = closer !== undefined ? (isEnough ? spare : p.me.trophies) : placing(p, site, ready) > 0 ? spare : []
  return {
    option: ({ key }) => {
      const [deed, symbol] = verbOf(key)
      // A word that closes with one trophy less is offered only where it does.
      if (deed === 'use') return because(12, 'seal')
      if (deed === 'seal') return closer === p.me.seat ? because(10, 'seal') : -1
      if (deed === 'place') return gives.some((one) => one === symbol) ? because(5, 'offer') : -1
      return because(0, site.offered >= p.players && p.me.seals.includes(site.slot) ? 'tooMad' : 'keepTrophies')
    },
  }
}
