import { type Budget, type Foresight, heard, type Judge, searchingBot } from '@miskatonic/bots'
import type { Bot, BotMaker, Seen, Unknown } from '@miskatonic/contract'
import { type AnyShape, type Kernel, optionsFor } from '@miskatonic/kernel'
import type { Carded } from '../rules/pieces.ts'
import { isCultist } from '../rules/pieces.ts'
import type { Mythos } from '../rules/shape.ts'
import { careful, carefulJudging } from './careful.ts'
import { deckGiven } from './deckList.ts'
import { learnedForesight } from './learned/learnedForesight.ts'
import { hasLearned } from './learned/practised.ts'
import { drawnFrom, knownOptions } from './otherDecks.ts'
import { policy } from './searchingPolicy.ts'
import { prospects } from './searchingProspects.ts'

/* An opponent that looks ahead, in worlds where the others hold something else. */

/** The search knows tables of any game; these are ours. */
const own = (t: Kernel<AnyShape>): Mythos => t as unknown as Mythos

const worth = (judged: number | { readonly worth: number }): number => (typeof judged === 'number' ? judged : judged.worth)

/** What the careful opponent would do; in a turn, everything it could do, what it would rather do first. Nothing else is worth the time. */
function promisingTo(bot: Bot, judging: (seen: Seen) => Judge): NonNullable<Foresight['promising']> {
  return (seen, random) => {
    const first = heard(seen.ask, bot.decide(seen, random)).answer
    if (seen.ask.about.key !== 'prompt.turn') return [first]
    const judge = judging(seen)
    const ranked = (optionsFor(seen.ask, seen.seat) ?? []).map((option) => ({ key: option.key, worth: worth(judge.option(option)) }))
    ranked.sort((a, b) => b.worth - a.worth)
    return [first, ...ranked.map(({ key }) => key)]
  }
}

const foresight = {
  policy: (table, seat, random) => (table.ask ? policy(own(table.kernel), table.ask, seat, random) : ''),
  prospects: (table, seat) => prospects(own(table.kernel), seat),
  part: (table) => own(table.kernel).state.round,
} satisfies Foresight

/** Hidden cards of one's own deck change places with each other; those of another's are what one would guess (docs/decisions/0011). */
export const unknown: Unknown = {
  alike: (t, piece) => {
    const owner = own(t).get(piece, 'owner')
    return owner ?? own(t).ownerOf(own(t).where(piece)) ?? ''
  },
  drawnFrom,
  options: knownOptions,
  // Face down in a Threat lies a Monster or a Cultist that cost what was paid (MY-MON-08, MY-RULING-39).
  couldBe: (t, piece) => {
    if (!own(t).where(piece).startsWith('threat:')) return null
    const paid = own(t).get(piece, 'paid')
    return (definition) => {
      const { card } = definition as unknown as Carded
      if (card.kind !== 'monster' && !isCultist(card)) return false
      return Math.abs(Math.max(0, -(card.sanity ?? 0)) - paid) <= 1
    }
  },
}

/** For two, and decks it knows, a network that has learned single games plays on and judges the end of the next Round. */
const DUEL: Budget = { playouts: 150, milliseconds: 780, answers: 4, decisions: 120, parts: 2, doubt: 0.01 }
/** For more, in campaigns, and with strange decks, a quick policy plays to the end of this one. */
const COMPANY: Budget = { playouts: 20, milliseconds: 900, answers: 4, decisions: 40, parts: 1, doubt: 0.01 }

export const searching: BotMaker = (at) => {
  const { seat, seats, options } = at
  const deck = deckGiven(options, seats, seat)
  const promising = promisingTo(careful(at), carefulJudging(deck))
  const campaign = (options as { readonly campaign?: boolean } | null)?.campaign === true
  const learned = seats.length === 2 && !campaign && (deck === null || hasLearned(deck)) ? learnedForesight() : null
  if (learned) return searchingBot('search', { ...learned, part: foresight.part, promising }, DUEL)
  return searchingBot('search', { ...foresight, promising }, COMPANY)
}
