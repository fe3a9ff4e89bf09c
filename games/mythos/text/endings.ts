import type { EndingText } from '@miskatonic/contract'
import type { LanguageId } from '@miskatonic/effects/text'
import type { Json, Seat } from '@miskatonic/kernel'
import { cardById } from '../content/index.ts'
import type { Outcome, Scored } from '../rules/shape.ts'

/* The last page: who has won, why it ended, and everybody's score (MY-SCORE-01..06). */

const listed = (seats: readonly Seat[], lang: LanguageId): string =>
  seats.length < 2 ? seats.join('') : `${seats.slice(0, -1).join(', ')} ${lang === 'es' ? 'y' : 'and'} ${seats.at(-1)}`

function cause({ outcome, by, adventure }: Outcome, lang: LanguageId): string {
  const es = lang === 'es'
  const who = listed(by, lang)
  switch (outcome) {
    case 'adventure': {
      const title = adventure === null ? '' : cardById(adventure).title[lang]
      return es ? `${who} ha completado «${title}».` : `${who} completed “${title}”.`
    }
    case 'sanity':
      return es ? `${who}: sin COR.` : `${who}: no SAN left.`
    case 'campaign':
      return es ? 'Se ha alcanzado la meta de la campaña.' : 'The goal of the campaign was reached.'
    case 'alone':
      if (!by.length) return es ? 'No queda ningún Investigador en su juicio.' : 'No Investigator is still sane.'
      return es ? 'Solo queda un Investigador en su juicio.' : 'Only one Investigator is still sane.'
    case 'conceded':
      return es ? `${by.length > 1 ? 'Se han rendido' : 'Se ha rendido'} ${who}.` : `${who} gave up.`
  }
}

function line({ seat, points, sanity, total, out }: Scored, lang: LanguageId): string {
  if (out) return lang === 'es' ? `${seat}: fuera de la partida.` : `${seat}: out of the game.`
  return lang === 'es'
    ? `${seat}: ${total} (${points} de Aventura + ${sanity} COR).`
    : `${seat}: ${total} (${points} Adventure + ${sanity} SAN).`
}

/** One, several or nobody: in a campaign the last may break together. */
function headlineOf(winners: readonly Seat[], mine: boolean, lang: LanguageId): string {
  const es = lang === 'es'
  const names = listed(winners, lang)
  if (!winners.length) return es ? 'No gana nadie.' : 'Nobody wins.'
  if (winners.length > 1) return es ? `Empate entre ${names}.` : `A draw between ${names}.`
  if (mine) return es ? 'Has ganado.' : 'You won.'
  return es ? `Gana ${names}.` : `${names} wins.`
}

export function endingText(result: Json, lang: LanguageId, reader: Seat | null): EndingText {
  const ended = result as unknown as Outcome
  const { winners } = ended
  const es = lang === 'es'
  const mine = reader !== null && winners.includes(reader)
  const won = reader === null ? winners.length > 0 : mine
  const headline = headlineOf(winners, mine, lang)
  const scores = [...ended.scores].sort((a, b) => b.total - a.total).map((one) => line(one, lang))
  const rounds = es
    ? `La partida ha durado ${ended.round} ${ended.round === 1 ? 'Ronda' : 'Rondas'}.`
    : `The game lasted ${ended.round} ${ended.round === 1 ? 'Round' : 'Rounds'}.`
  return { won, headline, lines: [cause(ended, lang), ...scores, rounds] }
}
