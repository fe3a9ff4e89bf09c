import { type Judge, judgingBot } from '@miskatonic/bots'
import type { BotMaker } from '@miskatonic/contract'
import { action, beforeEncounter, encounter, fightFirst, move, ticket, travel, whichTicket } from './acting.ts'
import { type Asked, among, type Judging, yesIf } from './asked.ts'
import { successesIn } from './dice.ts'
import { choice, may, payToPass, unless, useAbility } from './offering.ts'
import { endOfMythos, gateOnTop, groupClues, improve, newInvestigator, omen, pick, spared, wanted } from './picking.ts'
import { Position } from './position.ts'
import { dieUp, reroll, secondDie } from './rolling.ts'
import { borrowing } from './shopping.ts'

/** Plays by judgement: goes where it is worth most, fights what it can beat, spends Clues where they count. It knows its seat's view and nothing else. */
export const careful: BotMaker = ({ seat }) => {
  const averages = new Map<string, number>()
  return judgingBot('careful', (seen) => judgeOf({ seen, p: new Position(seen.view, seat), averages }))
}

function judgeOf(asked: Asked): Judge {
  const { p, seen } = asked
  const { key } = seen.ask.about
  // Whoever has no investigator in play still answers for the table.
  return p.me && JUDGES[key] ? JUDGES[key](asked, p.me) : (WITHOUT[key] ?? ANYTHING)(asked)
}

const ANYTHING = (): Judge => ({ option: () => 0 })

const JUDGES: { readonly [prompt: string]: Judging } = {
  'prompt.action': action,
  'prompt.travel': travel,
  'prompt.ticket': ticket,
  'prompt.move': move,
  'prompt.which-ticket': whichTicket,
  'prompt.discard-ticket': () => among({ keep: 1 }),
  'prompt.encounter': encounter,
  'prompt.before-encounter': beforeEncounter,
  'prompt.fight': fightFirst,
  'prompt.reroll': reroll,
  'prompt.second-die': secondDie,
  'prompt.die-up': dieUp,
  'prompt.use-trigger': useAbility,
  'prompt.use-replacement': useAbility,
  'prompt.choose': choice,
  'prompt.may': may,
  'prompt.unless': unless,
  'prompt.pay-to-pass': payToPass,
  'prompt.bank-loan': ({ p }, me) => yesIf(borrowing(p, me, successesIn(me, (p.record('test')?.faces ?? []) as readonly number[]))),
  'prompt.buy': wanted,
  'prompt.gain-card': wanted,
  'prompt.keep': wanted,
  'prompt.discard-reserve': () => among({ none: 1 }),
  'prompt.who-gains': (_asked, me) => ({ option: ({ piece }) => (piece === me.alias ? 1 : 0) }),
  'prompt.discard': spared,
  'prompt.pay-cards': spared,
  'prompt.give': spared,
  'prompt.group-clues': groupClues,
  'prompt.gate-on-top': gateOnTop,
  'prompt.improve': improve,
  'prompt.pick': pick,
  'prompt.omen': omen,
  'prompt.new-investigator': newInvestigator,
  'prompt.end-of-mythos': endOfMythos,
  'prompt.deal': () => among({ leave: 1 }),
  'prompt.trade-with': () => among({ end: 1 }),
  'prompt.swap-spaces': () => yesIf(-1),
}

const WITHOUT: { readonly [prompt: string]: (asked: Asked) => Judge } = {
  'prompt.new-investigator': newInvestigator,
  'prompt.end-of-mythos': endOfMythos,
}
