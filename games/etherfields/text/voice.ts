import { factsOf } from '@miskatonic/commons/lines'
import { type SumWords, sumLines } from '@miskatonic/commons/sums'
import { hearing, printedOnce } from '@miskatonic/commons/voice'
import type { GameText, Reading } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import type { Result } from '../rules/shape.ts'
import { cardOfFace, faceText } from './faces.ts'
import { lines } from './lines.ts'
import { say } from './messages.ts'
import { titleOfCard } from './names.ts'
import { optionText } from './options.ts'

/* The game's voice, as a host asks for it: everything a person reads at its table. */

const sumWords: SumWords = {
  bases: {
    handLimit: { es: 'Límite de cartas en mano', en: 'Hand limit' },
    progressLimit: { es: 'Límite de Progreso', en: 'Progress limit' },
    itemLimit: { es: 'Objetos activos', en: 'Active Items' },
    anguishLimit: { es: 'Angustia que se soporta', en: 'Anguish one can bear' },
    drawn: { es: 'Cartas que se roban', en: 'Cards drawn' },
    range: { es: 'Alcance', en: 'Range' },
    price: { es: 'Precio', en: 'Price' },
    motive: { es: 'Motivo', en: 'Motive' },
    entityMove: { es: 'Movimiento', en: 'Movement' },
    turns: { es: 'Turnos', en: 'Turns' },
  },
  parts: {},
  card: (faces) => {
    const card = cardOfFace(Object.values(faces).at(-1) ?? '')
    return card ? titleOfCard(card) : null
  },
}

const ENDINGS = {
  saved: { es: 'La noche se queda aquí. El sueño sigue.', en: 'The night rests here. The dream goes on.' },
  finished: { es: 'Ha llegado la mañana.', en: 'Morning has come.' },
}
function ending(result: Json, { lang }: Reading) {
  const { outcome } = result as unknown as Result
  return { won: true, headline: ENDINGS[outcome][lang], lines: [] }
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
