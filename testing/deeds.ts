/*
 * What players do, in words, one after the other: «ana play:ghoul, ben pass». «ana travel > 3»: two answers of one seat; «gug+zoog» takes two of
 * several, «none» nothing; «barge=1+sea=2» shares out. «ana? reroll: die:0 done > done»: this is asked, and just these are offered. «until ben action | reroll done»: on to
 * that question, with these answers to others.
 */
import { partFor, type Seat, type Shape } from '@miskatonic/kernel'
import type { Player } from './player.ts'

export function doAll<S extends Shape>(t: Player<S>, deeds: string): void {
  for (const deed of deeds.split(/,\s*/)) {
    const [, word = '', said = ''] = /^(\S+) (.+)$/.exec(deed) ?? []
    if (!word) throw new Error(`a deed says «${deed}»: expected who does what`)
    if (word === 'until') goOn(t, said)
    else if (word.endsWith('?')) beAsked(t, word.slice(0, -1), said)
    else for (const answer of said.split(' > ')) choose(t, word, answer)
  }
}

function beAsked<S extends Shape>(t: Player<S>, seat: Seat, said: string): void {
  const [question = '', ...answers] = said.split(' > ')
  const [, about = '', , offered] = /^([^\s:]+)(: (.*))?$/.exec(question) ?? []
  t.expectAsk(seat, about, offered?.split(' '))
  for (const answer of answers) choose(t, seat, answer)
}

function goOn<S extends Shape>(t: Player<S>, said: string): void {
  const [question = '', ...answers] = said.split(' | ')
  const [seat = '', about] = question.split(' ')
  t.untilAsk(seat, about, answersIn(answers))
}

/** By question: «defend done», «trim none», «strike-order ghoul+zoog»; «none» is no card where cards are chosen, and else an answer of that name. */
export const answersIn = (said: readonly string[]): { [about: string]: string | readonly string[] } =>
  Object.fromEntries(
    said.map((one) => {
      const [about, answer] = [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]
      return [about, answer.includes('+') ? answer.split('+') : answer]
    }),
  )

function choose<S extends Shape>(t: Player<S>, seat: Seat, said: string): void {
  const ask = t.table.ask && partFor(t.table.ask, seat)
  if (ask?.kind === 'number') t.choose(seat, Number(said))
  else if (ask?.kind === 'allocate') t.choose(seat, sharesIn(said))
  else if (ask?.kind === 'some' || ask?.kind === 'order') t.choose(seat, said === 'none' ? [] : said.split('+'))
  else t.choose(seat, said)
}
const sharesIn = (said: string): { [slot: string]: number } =>
  Object.fromEntries(said.split('+').map((share) => [share.slice(0, share.indexOf('=')), Number(share.slice(share.indexOf('=') + 1))]))
