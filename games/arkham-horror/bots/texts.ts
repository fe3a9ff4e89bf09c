import { type TextJudgement, textWorth } from '@miskatonic/bots'
import type { Effect } from '@miskatonic/effects'
import type { Me } from './position.ts'

/* What a text is worth to somebody, in points: a Clue is two. */

const GAIN: { readonly [what: string]: number } = { sanity: 1, stamina: 1, money: 0.5, clues: 2 }
const DRAWN: { readonly [deck: string]: number } = { common: 2, unique: 3, spell: 2, skill: 4, ally: 5 }
const DEEDS: { readonly [verb: string]: number } = {
  delay: -2,
  arrest: -4,
  stray: -6,
  devour: -25,
  loseTurn: -3,
  fall: -6,
  monsterAppears: -2,
  gateAppears: -7,
  closeGate: 8,
  removeDoom: 5,
  addDoom: -5,
  raiseTerror: -3,
  takeTrophy: 2,
  loseTrophy: -2,
  returnToArkham: 2,
  toStreet: -0.5,
  search: 3,
  drawFirst: 3,
  joinAlly: 4,
  chooseAlly: 5,
  passRumor: 6,
  endRumor: 6,
  restore: 3,
  share: 2,
  encounterHere: 0.5,
  moveAnywhere: 0.5,
  discard: -2,
}
const SPECIAL: { readonly [name: string]: number } = {
  blessing: 5,
  curse: -5,
  retainer: 4,
  'bank-loan': 1,
  'silver-twilight-membership': 1,
  deputy: 6,
}

const amount = (n: unknown): number => (typeof n === 'number' ? n : n === 'all' ? 3 : n === 'half' ? 2 : 2)

type Loose = Effect & { readonly [field: string]: unknown }

/** Three dice, a third each: how likely a check of that skill is passed. */
const passes = ({ modifier, difficulty = 1 }: Loose): number =>
  Math.max(0.1, Math.min(0.85, 0.7 + 0.12 * Number(modifier ?? 0) - 0.3 * (Number(difficulty) - 1)))

const judgement: TextJudgement<Me> = {
  deed: (effect, me, of) => {
    const node = effect as Loose
    const { what, n } = node
    switch (node.do) {
      case 'gain':
        return (GAIN[String(what)] ?? 1) * amount(n)
      case 'lose': {
        const left = what === 'sanity' ? me.sanity : what === 'stamina' ? me.stamina : Number.POSITIVE_INFINITY
        return -(GAIN[String(what)] ?? 1) * amount(n) * (amount(n) >= left ? 4 : 1)
      }
      case 'draw':
      case 'buy':
        return DRAWN[String(node.deck)] ?? 2
      case 'special':
        return SPECIAL[String(node.name)] ?? 1
      case 'check': {
        const chance = passes(node)
        return chance * of(node.pass as Effect | undefined) + (1 - chance) * of(node.fail as Effect | undefined)
      }
      case 'rollFor':
        return of(node.effect as Effect) * 1.7
      default:
        return DEEDS[node.do] ?? 0
    }
  },
  payment: ({ pay, n }, me) => {
    const count = typeof n === 'number' ? n : 1
    if (pay === 'money') return count <= me.money ? count * 0.4 : null
    if (pay === 'clue') return count <= me.clues ? count * 1.6 : null
    if (pay === 'sanity') return count < me.sanity ? count : count * 5
    if (pay === 'stamina') return count < me.stamina ? count : count * 5
    return count
  },
}

export const worthOfText = (effect: Effect | undefined, me: Me): number => textWorth(judgement, effect, me)
