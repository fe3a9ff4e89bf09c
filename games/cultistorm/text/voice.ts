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

/** All win or lose together. */
function ending(result: Json, { lang }: Reading) {
  const { outcome, winners } = result as unknown as Result
  const won = winners.length > 0
  const verdict = { es: won ? 'Ganáis juntos.' : 'Perdéis juntos.', en: won ? 'You win together.' : 'You lose together.' }
  return { won, headline: endings[outcome][lang], lines: [verdict[lang]] }
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
