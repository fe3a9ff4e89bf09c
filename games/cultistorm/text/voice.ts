import { factsOf } from '@miskatonic/commons/lines'
import { type SumWords, sumLines } from '@miskatonic/commons/sums'
import { hearing, printedOnce } from '@miskatonic/commons/voice'
import type { GameText, Reading } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import type { Result } from '../rules/shape.ts'
import { cardOfFace, faceText } from './faces.ts'
import { lines } from './lines.ts'
import { endings, say } from './messages.ts'
import { optionText } from './options.ts'

/* The game's voice, as a host asks for it: everything a person reads at its table. */

const sumWords: SumWords = {
  bases: {
    arrivals: { es: 'Sectarios que llegan', en: 'Cultists that arrive' },
    handSize: { es: 'Cartas en la mano', en: 'Cards in hand' },
    poolDice: { es: 'Dados de la reserva común', en: 'Dice of the common pool' },
    terrorSteps: { es: 'Avance del terror', en: 'Advance of terror' },
    moveCost: { es: 'Locura por moverse', en: 'Madness for moving' },
    icons: { es: 'Iconos de investigación', en: 'Investigation icons' },
    itemLimit: { es: 'Objetos que se pueden llevar', en: 'Items one may own' },
    kept: { es: 'Objetos que se conservan', en: 'Items one may keep' },
    supportLimit: { es: 'Cartas de apoyo por turno', en: 'Support cards per turn' },
  },
  parts: {},
  card: (faces) => cardOfFace(Object.values(faces).at(-1) ?? '')?.title ?? null,
}

const VERDICTS = {
  won: { es: 'Ganáis juntos.', en: 'You win together.' },
  lost: { es: 'Perdéis juntos.', en: 'You lose together.' },
  authorWon: { es: 'Gana el autor.', en: 'The author wins.' },
  authorLost: { es: 'El autor pierde.', en: 'The author loses.' },
}

/** The detectives win or lose together; whoever plays against them the other way round. */
function ending(result: Json, { lang, reader }: Reading) {
  const { outcome, won: detectivesWon, winners, apart } = result as unknown as Result
  const won = reader === null ? winners.length > 0 : winners.includes(reader)
  const verdicts = [
    ...(reader !== null && apart.includes(reader) ? [] : [detectivesWon ? VERDICTS.won : VERDICTS.lost]),
    ...(apart.length ? [detectivesWon ? VERDICTS.authorLost : VERDICTS.authorWon] : []),
  ]
  return { won, headline: endings[outcome][lang], lines: verdicts.map((one) => one[lang]) }
}

/** Everything a person reads at the table. */
export const text: GameText = {
  say: (message, how) => say(message, hearing(how)),
  line: factsOf(lines),
  option: (_about, option, how) => optionText(option, hearing(how)),
  face: printedOnce(faceText),
  sum: (sum, { lang }) => sumLines(sum, lang, sumWords),
  ruleOfNumber: () => null,
  ending,
}
