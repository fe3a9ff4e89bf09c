import type { Judge } from '@miskatonic/bots'
import type { Json } from '@miskatonic/kernel'
import type { CardOf } from '../content/kinds.ts'
import { toHold } from './arsenal.ts'
import { bestFrom, plansOf } from './goals.ts'
import { defeatChance, evadeChance, evadeWorth, fightWorth, luckOf } from './odds.ts'
import { cardOf, type Me, type Position } from './position.ts'
import { WEIGHTS } from './weights.ts'
import { why } from './whys.ts'

/* Monsters: which to fight, how, and when to run. */

type Args = { readonly [name: string]: Json }

/** A death that brings doom. */
const AVENGED = 5

/** A fight one should win, or slipping by. */
export const handling = (p: Position, me: Me): Judge => {
  const onTheWay = me.points > 0 && bestFrom(me.at, plansOf(p, me), me).area !== me.at ? WEIGHTS.hurry : 0
  return {
    option: ({ key, ...option }) => {
      const monster = 'piece' in option && option.piece !== undefined ? p.monster(option.piece) : null
      if (!monster) return key === 'done' ? 0 : -50
      return key.startsWith('fight')
        ? { worth: fightWorth(me, monster) - (p.isAvenged(monster) ? AVENGED : 0) - onTheWay, why: why('fight') }
        : { worth: evadeWorth(me, monster), why: why('evade') }
    },
  }
}

/** After so many rounds it will not be won any more. */
const LONG = 5
const roundOf = (p: Position): number =>
  Number((p.view.records.findLast(({ kind }) => kind === 'fighting') as { round?: number } | undefined)?.round ?? 1)

/** Whether to go on: by what the fight is worth from here, and how long it has been going on. */
function shouldFlee(p: Position, me: Me, foe: CardOf<'monster'>): boolean {
  if (roundOf(p) > LONG && defeatChance(me, foe) < 0.7) return true
  const slips = evadeChance(me, foe)
  return slips > 0 && evadeWorth(me, foe, true) > fightWorth(me, foe, true)
}

/** Against the Ancient One: what is best in the hands, and then strike. */
export function fightingAncient(p: Position, me: Me): Judge {
  const record = p.view.records.findLast(({ kind }) => kind === 'fighting') as { inUse?: readonly string[] } | undefined
  const held = toHold(p, me, record?.inUse ?? [])
  return {
    option: ({ key, ...option }) => {
      if (key === 'fight') return { worth: 1, why: why('fight') }
      const alias = 'piece' in option ? (option.piece ?? '') : ''
      const piece = p.piece(alias)
      if (key.startsWith('drop:')) return held.includes(alias) ? -1 : 3
      if (key.startsWith('wield:')) return held.includes(alias) ? 2 : -1
      if (piece && cardOf(piece)?.kind === 'spell') return held.includes(alias) ? { worth: 2.5, why: why('cast') } : -1
      return key.startsWith('use:') ? 1.5 : -1
    },
  }
}

/** In the middle of it: strike, cast first where that helps, or run. */
export function fighting(p: Position, me: Me, args: Args): Judge {
  const foe = p.monster(String((args.card as { readonly piece?: string } | undefined)?.piece ?? ''))
  const flees = foe !== null && shouldFlee(p, me, foe)
  const sure = foe !== null && defeatChance(me, foe) > 0.85
  return {
    option: ({ key, ...option }) => {
      if (key.startsWith('fight')) return { worth: 1, why: why('fight') }
      if (key.startsWith('flee')) return flees ? { worth: 1.5, why: why('evade') } : 0
      const piece = 'piece' in option ? p.piece(option.piece) : null
      const card = piece && cardOf(piece)
      if (key.startsWith('wield:')) return !sure && !flees ? 1.8 : -1
      if (!key.startsWith('use:') || !card) return -1
      if (card.kind !== 'spell') return !sure && !flees ? 2 : -1
      const spare = me.sanity - card.sanity
      return !sure && !flees && card.slot === 'combat' && spare >= (card.sanity ? 2 : 1) ? { worth: 2, why: why('cast') } : -1
    },
  }
}

/** Before the dice of a check: what saves it. */
export const beforeCheck = (p: Position, me: Me): Judge => ({
  option: ({ key, ...option }) => {
    if (key === 'roll') return 0
    const piece = 'piece' in option ? p.piece(option.piece) : null
    const card = piece && cardOf(piece)
    return card?.kind === 'spell' ? (me.sanity - card.sanity >= 2 ? 1 : -1) : -1
  },
})

/** One more die where a success is lacking and it counts: to close a gate one can seal anyway, or not to fall. */
export function spending(p: Position, me: Me, args: Args): Judge {
  const got = Number(args.n ?? 0)
  const check = String(args.check)
  const wanted = p.view.table.phase === 'battle' ? inBattle(p, me, check, got) : inTown(p, me, check, Number(args.difficulty ?? 1) - got)
  return {
    option: ({ key }) => (key === 'clue' ? { worth: wanted ? 1 : -1, why: why('clueDie') } : { worth: 0, why: why('keepClues') }),
  }
}
function inTown(p: Position, me: Me, check: string, lacking: number): boolean {
  const spare = me.clues - p.sealCost
  if (check === 'close') return spare > 0 || me.clues < p.sealCost || p.gates.length >= p.gateLimit - 1
  const dire = (check === 'horror' && me.sanity <= 2) || ((check === 'combat' || check === 'evade') && me.stamina <= 2)
  return lacking <= 1 && (spare >= 2 || (dire && me.clues > 0))
}
/** A round more is worth more than a success: Clues are for its attack, and for the last blow. */
function inBattle(p: Position, me: Me, check: string, got: number): boolean {
  const asks = JSON.stringify(p.ancient?.attack ?? {})
  const areLives = asks.includes('"clue"')
  if (check !== 'combat') return !areLives
  const left = p.strikesLeft - got
  if (left <= 0) return false
  if (left <= me.clues * luckOf(me) + 0.5) return true
  if (areLives) return false
  return (
    p.ancient?.attack?.do !== 'check' || (me.sanity <= 2 && asks.includes('"sanity"')) || (me.stamina <= 2 && asks.includes('"stamina"'))
  )
}
