import { type Judge, judgingBot } from '@miskatonic/bots'
import type { BotMaker, Seen } from '@miskatonic/contract'
import { sample } from '@miskatonic/kernel'
import { type Asked, among, type Judging, yesIf } from './asked.ts'
import * as choosing from './choosing.ts'
import { type DeckList, deckGiven, deckGuessed } from './deckList.ts'
import { absorb, assign, combatCasting, defend, opponent, standIn, strikeOrder } from './fighting.ts'
import { Outlook } from './outlook.ts'
import { Position } from './position.ts'
import { crossOver, destination, retrace, turn } from './turns.ts'

/** Plays by judgement: goes after its stories, spends SAN while it lasts, sets Monsters on whoever is open to them. It knows its seat's view and nothing else. */
export const careful: BotMaker = ({ seat, seats, options }) => {
  const { name, decide } = judgingBot('careful', carefulJudging(deckGiven(options, seats, seat)))
  return { name, decide: (seen, random) => (isTaste(seen) ? sample(seen.ask, seen.seat, random) : decide(seen, random)) }
}
/** Which deck and whom to play is a matter of taste: another one each time. */
const isTaste = ({ ask }: Seen): boolean => ask.about.key === 'prompt.deck' || ask.about.key === 'prompt.investigator'

/** The judgement alone, for whoever wants to rank the options: of a seat whose deck is known, or told from its cards. */
export const carefulJudging =
  (deck: DeckList | null = null) =>
  (seen: Seen): Judge => {
    const judging = JUDGES[seen.ask.about.key]
    if (!judging) return ANYTHING
    const p = new Position(seen.view, seen.seat)
    const asked: Asked = { seen, p, outlook: new Outlook(p, deck ?? deckGuessed(p)) }
    return judging(asked)
  }

const ANYTHING: Judge = { option: () => 0 }

const JUDGES: { readonly [prompt: string]: Judging } = {
  'prompt.turn': turn,
  'prompt.destination': destination,
  'prompt.cross-over': crossOver,
  'prompt.retrace': retrace,
  'prompt.defend': defend,
  'prompt.stand-in': standIn,
  'prompt.absorb': absorb,
  'prompt.strike-order': strikeOrder,
  'prompt.casting': combatCasting,
  'prompt.assign': assign,
  'prompt.assign-monster': assign,
  'prompt.support': assign,
  'prompt.control': opponent,
  'prompt.opponent': opponent,
  'prompt.trim': choosing.trim,
  'prompt.discard': choosing.discardFromHand,
  'prompt.take': choosing.take,
  'prompt.search': choosing.take,
  'prompt.recover': choosing.take,
  'prompt.revive': choosing.take,
  'prompt.order-top': choosing.take,
  'prompt.order-bottom': choosing.take,
  'prompt.play-now': choosing.playNow,
  'prompt.summon': choosing.summon,
  'prompt.summoned': choosing.summoned,
  'prompt.arm': choosing.arm,
  'prompt.bearer': choosing.bearer,
  'prompt.spells-along': choosing.along,
  'prompt.combine': choosing.combine,
  'prompt.pick': choosing.pick,
  'prompt.target': choosing.target,
  'prompt.may': choosing.may,
  'prompt.unless': () => yesIf(-1),
  'prompt.choose': choosing.choice,
  'prompt.recompose': choosing.recompose,
  'prompt.lobotomy': choosing.lobotomy,
  'prompt.language': choosing.language,
  'prompt.use-trigger': choosing.useAbility,
  'prompt.use-replacement': choosing.useAbility,
  'prompt.deal': () => among({ leave: 1 }),
}
