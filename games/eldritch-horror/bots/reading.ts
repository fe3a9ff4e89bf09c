import type { Amount, Condition } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import { spaceType } from '../rules/board.ts'
import { OMENS } from '../rules/shape.ts'
import type { Position, Someone } from './position.ts'
import { isKind, traitsOf } from './spending.ts'

/* Numbers and conditions of a text, as far as the view tells them. */

type Node = { readonly [field: string]: Json | undefined }

export function amountOf(p: Position, who: Someone | null, given: Amount): number {
  if (typeof given === 'number') return given
  if ('count' in given) return who ? manyOf(p, who, given.count as unknown as Node) : 1
  const { of, plus, amount, what, on } = given as { of: string; plus?: number; amount?: Amount; what?: string; on?: string }
  if (of === 'players') return p.players + (plus ?? 0)
  if (of === 'half') return Math.ceil(amountOf(p, who, amount ?? 1) / 2)
  if (of === 'doom') return p.doom
  if (of === 'tokens' && on === 'sheet') return p.sheetTokens(what ?? 'eldritch')
  return 1
}

/** How many a phrase means, roughly. */
export function manyOf(p: Position, who: Someone, what: Node | undefined): number {
  switch (what?.the) {
    case 'investigators': {
      const all = p.team.filter((one) => one !== who || !what.other)
      if (what.on === undefined) return what.has === undefined ? all.length : Math.ceil(all.length / 2)
      return what.on === 'here' ? all.filter((one) => one.at === who.at).length : Math.ceil(all.length / 3)
    }
    case 'gates':
      return what.on === 'here' ? p.gates.filter(({ at }) => at === who.at).length : p.gates.length / (what.matching ? 3 : 1)
    case 'monsters':
      return what.on === 'here' ? p.foesAt(who.at).length : p.foes.length / (what.name ? 4 : 1)
    case 'clues':
      return what.on === 'here' ? p.clues.filter(({ at }) => at === who.at).length : p.clues.length
    case 'cards':
      return what.kind === 'clue' ? who.clues : who.cards.filter(({ card }) => isKind(card, what.kind as string)).length
    default:
      return 1
  }
}

/** How likely a condition holds: as far as it can be told, else even. */
export function holds(p: Position, who: Someone, condition: Condition): number {
  const node = condition as unknown as Node
  switch (condition.is) {
    case 'has':
      return node.who ? 0.5 : hasOne(who, node.what as unknown as Having) ? 1 : 0
    case 'awakened':
      return p.awakened ? 1 : 0
    case 'not':
      return 1 - holds(p, who, node.condition as unknown as Condition)
    case 'all':
      return (node.conditions as readonly Condition[]).reduce((all, one) => all * holds(p, who, one), 1)
    case 'omen':
      return node.colour === undefined ? 0.35 : node.colour === OMENS[p.omen] ? 1 : 0
    case 'on': {
      const { type } = (node.place ?? {}) as { type?: string }
      return type === undefined ? 0.5 : spaceType(who.at) === type ? 1 : 0
    }
    case 'mysteries':
      return p.solved >= Number(node.atLeast) ? 1 : 0
    default:
      return 0.5
  }
}

type Having = { readonly kind?: string; readonly trait?: string; readonly name?: string; readonly atLeast?: number }
function hasOne(who: Someone, { kind, trait, name, atLeast = 1 }: Having): boolean {
  if (kind === 'clue') return who.clues >= atLeast
  const own = who.cards.filter(
    ({ card }) => isKind(card, kind) && (trait === undefined || traitsOf(card).includes(trait)) && (name === undefined || card.id === name),
  )
  return own.length >= atLeast
}
