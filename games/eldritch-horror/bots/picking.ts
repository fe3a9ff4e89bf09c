import type { Judge } from '@miskatonic/bots'
import { OMENS, SKILLS, type Skill } from '../rules/shape.ts'
import type { Asked, Judging } from './asked.ts'
import { fight, prizeOf } from './fights.ts'
import { doomOfGate, GATE_COLOURS, gateWorth, omenPlace } from './gates.ts'
import { Journey } from './journey.ts'
import { cluePrice, clueWorth, reservedClues } from './mystery.ts'
import { lossOf } from './points.ts'
import type { Position, Someone } from './position.ts'
import { cardWorth } from './shopping.ts'

/* Which of several: cards, foes, Gates, people, skills. */

const heldWorth = (p: Position, me: Someone, option: { readonly piece?: string }): number => {
  const card = p.cardOf(option.piece)
  if (!card) return option.piece && p.faceOf(option.piece).startsWith('clue') ? clueWorth(p, me) : 0
  return card.kind === 'asset' || card.kind === 'artifact' || card.kind === 'spell' || card.kind === 'condition' ? cardWorth(card, me) : 0
}
export const wanted: Judging = ({ p }, me) => ({ option: (option) => (option.key === 'none' ? 0 : heldWorth(p, me, option)) })
export const spared: Judging = ({ p }, me) => ({ option: (option) => (option.key === 'none' ? 0 : -heldWorth(p, me, option)) })

const WEIGHTS: Readonly<Record<Skill, number>> = { lore: 1.15, influence: 0.7, observation: 1.1, strength: 0.9, will: 1.1 }
/** A skill that is neither hopeless nor sure gains most by a die. */
export const improve: Judging = (_asked, me) => ({
  option: ({ key }) => (WEIGHTS[key as Skill] ?? 0) - 0.08 * Math.abs((me.skills[key as Skill] ?? 0) - 2.5),
})

/** Which of several: foes by what it is worth to be rid of them, Gates by their Doom, people by their need, places by what they promise. */
export const pick: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  return {
    option: (option) => {
      const { piece } = option
      if (piece === undefined) return -journey.value(option.key) / 10
      const face = p.faceOf(piece)
      const foe = face.startsWith('monster:') ? p.foeCalled(piece) : null
      if (foe) return prizeOf(p, me, foe) - 3 * fight(p, me, foe).wins
      if (face.startsWith('gate:')) return gateWorth(p, face)
      const someone = p.team.find(({ alias }) => alias === piece)
      return someone ? (someone.alias === me.alias ? 0.5 : 0) + 1 / someone.health + 1 / someone.sanity : heldWorth(p, me, option)
    },
  }
}

/** The Gate that will cost least comes next. */
export const gateOnTop: Judging = ({ p }) => ({ option: ({ piece }) => (piece ? -doomOfGate(p, GATE_COLOURS.get(p.faceOf(piece))) : 0) })

export const omen: Judging = ({ p }) => ({ option: ({ key }) => omenPlace(p, Number(key) % OMENS.length) })

/** Whose Clues the group spends: those least needed first; a substitute costs what it costs. */
export const groupClues: Judging = ({ p }, me) => ({
  option: (option) => {
    const owner = 'seat' in option ? p.team.find(({ seat }) => seat === option.seat) : undefined
    if (!owner) return -clueWorth(p, me)
    if (option.key.startsWith('instead')) return -lossOf(owner.sanity, 1)
    return -cluePrice(p, owner, 1) - (reservedClues(p, owner) > 0 ? 1 : 0) + 0.1 * owner.clues
  },
})

/** Who has the skills that are needed most, and those the others lack. */
export const newInvestigator = ({ p }: Asked): Judge => ({
  option: ({ piece }) => {
    const card = p.cardOf(piece)
    if (card?.kind !== 'investigator') return 0
    const best = (skill: Skill): number => Math.max(0, ...p.team.map((one) => one.skills[skill]))
    const own = SKILLS.reduce((sum, skill) => sum + NEEDED[skill] * card.skills[skill], 0)
    const filled = SKILLS.reduce((sum, skill) => sum + NEEDED[skill] * Math.max(0, card.skills[skill] - best(skill)), 0)
    return own + 0.5 * filled + (GIFTED[card.id] ?? 0)
  },
})
/** Research asks for Observation more than for anything, other worlds for Will and Lore. */
const NEEDED: Readonly<Record<Skill, number>> = { observation: 1.2, lore: 1.2, will: 1.2, strength: 0.8, influence: 0.5 }
/** What the skills do not tell: who did well at the table. */
const GIFTED: { readonly [id: string]: number } = {
  'mark-harrigan': 3,
  'trish-scarborough': 2.5,
  'diana-stanley': 2.5,
  'norman-withers': 0.5,
  'jacqueline-fine': 2.5,
  'lily-chen': -1,
  'charlie-kane': -1.5,
}

/** The Mystery first, then new investigators; the Lead token stays where it is. */
export const endOfMythos = (): Judge => ({
  option: ({ key }) => (key.startsWith('mystery') ? 3 : key.startsWith('replace') ? 2 : key === 'done' ? 1 : 0),
})
