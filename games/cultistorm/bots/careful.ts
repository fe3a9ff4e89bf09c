import { type Judge, judgingBot } from '@miskatonic/bots'
import type { BotMaker } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import type { ExpansionOptions } from '../expansions.ts'
import type { Judging } from './asked.ts'
import { authorJudge } from './author.ts'
import * as choosing from './choosing.ts'
import { combatTurn, commit, fight, orderFighters, sealing } from './fighting.ts'
import { Position } from './position.ts'
import { prepare } from './preparing.ts'

/** Plays by judgement: makes a plan for the whole team, does its own part of it, lends what others lack. It knows its seat's view and nothing else. */
export const careful: BotMaker = ({ seat, options }) =>
  judgingBot('careful', (seen) =>
    seen.view.of[seat]?.apart === true
      ? authorJudge(seen)
      : (JUDGES[seen.ask.about.key]?.({ seen, p: new Position(seen.view, seat, seeksPieces(options)) }) ?? ANYTHING),
  )

const seeksPieces = (options: Json): boolean => (options as ExpansionOptions | null)?.dangerousPuzzle === true

const ANYTHING: Judge = { option: () => 0 }

const JUDGES: { readonly [prompt: string]: Judging } = {
  prepare,
  seal: sealing,
  'combat-turn': combatTurn,
  fight,
  commit,
  'order-fighters': orderFighters,
  'choose-equipment': choosing.wantedItem,
  'keep-item': choosing.wantedItem,
  'choose-item': choosing.wantedItem,
  'choose-item-to-discard': choosing.unwantedItem,
  'revise-hand': choosing.revise,
  'replace-hand': choosing.revise,
  'choose-discards': choosing.discards,
  'choose-seal': choosing.seal,
  'choose-detective': choosing.detective,
  'choose-source': choosing.source,
  'choose-face': choosing.symbol,
  'choose-symbols': choosing.symbol,
  'choose-dice': choosing.dice,
  'choose-die': choosing.dice,
  'choose-location': choosing.place,
  'activate-location': choosing.awakened,
  'may-do': choosing.offered,
  'choose-effect': choosing.choice,
  'use-ability': choosing.yes,
  'avert-madness': choosing.yes,
  'accept-support': choosing.yes,
  'accept-gift': choosing.yes,
  'carry-level': choosing.yes,
  'carry-item': choosing.wantedItem,
  'buy-boon': choosing.bought,
}
