import type { AbilityData, Effect } from '@miskatonic/effects'
import type { Card, MagicSymbol } from '../content/kinds.ts'
import type { Unit } from '../rules/cover.ts'
import { lacking } from './lacking.ts'

/* What helps in a fight besides having the symbols: doubling one, leaving one out. */

/** `any`: a symbol is left out; `free`: a card stands for any; `card`, `die`: one counts twice; the others leave out what they name. */
export type Aid = {
  readonly alias: string
  readonly does: 'any' | 'free' | 'card' | 'die' | 'sect' | 'cultistDie' | 'devoured'
  /** Not against an Ancient One. */
  readonly onlyCultists: boolean
}

/** A fight as far as aids look at it. */
export type Contest = {
  readonly needs: readonly MagicSymbol[]
  readonly units: readonly Unit[]
  readonly hand: ReadonlySet<string>
  readonly dice: ReadonlySet<string>
  /** The symbols that each way of leaving out takes away. */
  readonly sect: MagicSymbol | null
  readonly cultistDie: MagicSymbol | null
  readonly devoured: readonly MagicSymbol[]
  readonly isAncient: boolean
}

const IGNORED: { readonly [what: string]: Aid['does'] } = { any: 'any', sect: 'sect', die: 'cultistDie', devoured: 'devoured' }

function doesOf(effect: Effect): Aid['does'][] {
  const { do: verb } = effect as { do: string }
  if (verb === 'freeCard') return ['free']
  // One symbol of choice is one that need not be met.
  if (verb === 'addSymbol') return ['any']
  if (verb === 'doubleCard') return ['card']
  if (verb === 'doubleDie') return ['die']
  if (verb === 'ignore') {
    const does = IGNORED[String(effect.what)]
    return does ? Array.from({ length: Number(effect.n ?? 1) }, () => does) : []
  }
  const inner = (effect.effects ?? (effect.effect ? [effect.effect] : [])) as readonly Effect[]
  return inner.flatMap(doesOf)
}

/** What these abilities can do in a fight of whoever has them. */
export const aidsIn = (alias: string, abilities: readonly AbilityData[]): Aid[] =>
  abilities.flatMap((ability) => {
    const data = ability as { ability: string; on?: string; effect?: Effect; while?: { what?: string } }
    const helps = (data.ability === 'action' && data.on === 'fight') || (data.ability === 'instead' && data.on === 'attack:madden')
    if (!helps || !data.effect) return []
    return doesOf(data.effect).map((does) => ({ alias, does, onlyCultists: data.while?.what === 'cultist' }))
  })

export const aidsOfCard = (alias: string, card: Card): Aid[] => ('abilities' in card && card.abilities ? aidsIn(alias, card.abilities) : [])

const without = (needs: readonly MagicSymbol[], symbol: MagicSymbol): MagicSymbol[] => {
  const i = needs.indexOf(symbol)
  return i < 0 ? [...needs] : [...needs.slice(0, i), ...needs.slice(i + 1)]
}

/** The fight with this aid, if it brings it nearer to being won. */
export function aided(contest: Contest, aid: Aid, lacks: readonly MagicSymbol[]): Contest | null {
  if (contest.isAncient && aid.onlyCultists) return null
  const leavingOut = (symbols: readonly (MagicSymbol | null)[]): Contest | null => {
    const symbol = symbols.find((one) => one !== null && contest.needs.includes(one) && lacks.includes(one))
    return symbol ? { ...contest, needs: without(contest.needs, symbol) } : null
  }
  switch (aid.does) {
    case 'any':
      return leavingOut(lacks)
    case 'sect':
      return leavingOut([contest.sect])
    case 'cultistDie':
      return leavingOut([contest.cultistDie])
    case 'devoured':
      return leavingOut(contest.devoured)
    case 'free':
      return contest.units.length >= contest.needs.length ? leavingOut(lacks) : null
    case 'card':
      return doubled(contest, contest.hand, lacks)
    case 'die':
      return doubled(contest, contest.dice, lacks)
  }
}

function doubled(contest: Contest, among: ReadonlySet<string>, lacks: readonly MagicSymbol[]): Contest | null {
  const unit = contest.units.find(({ piece, gives, pair }) => among.has(piece) && !pair && gives.some((one) => lacks.includes(one)))
  if (!unit) return null
  const twice: Unit[] = [
    { ...unit, pair: unit.piece },
    { ...unit, pair: unit.piece },
  ]
  const units = contest.units.flatMap((one) => (one === unit ? twice : [one]))
  return lacking(contest.needs, units).length < lacks.length ? { ...contest, units } : null
}

/** With more symbols lent. */
export const lent = (contest: Contest, more: readonly Unit[]): Contest => ({ ...contest, units: [...contest.units, ...more] })
