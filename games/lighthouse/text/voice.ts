import { factsOf } from '@miskatonic/commons/lines'
import { type SumWords, sumLines } from '@miskatonic/commons/sums'
import { hearing, printedOnce } from '@miskatonic/commons/voice'
import type { Both, GameText, Reading } from '@miskatonic/contract'
import type { LanguageId } from '@miskatonic/effects/text'
import type { Json, Seat } from '@miskatonic/kernel'
import type { Result } from '../rules/shape.ts'
import { cardOfFace, faceText } from './faces.ts'
import { lines } from './lines.ts'
import { endings, say } from './messages.ts'
import { optionText } from './options.ts'

/* The game's voice, as a host asks for it: everything a person reads at its table. */

const BASES: { readonly [name: string]: Both } = {
  dice: { es: 'Dados', en: 'Dice' },
  light: { es: 'Fareros en la torre y latas quemadas', en: 'Keepers in the tower and cans burned' },
  need: { es: 'Luz que necesita', en: 'Light it needs' },
  kit: { es: 'Peso que se puede llevar', en: 'Weight one can carry' },
  cost: { es: 'Precio', en: 'Price' },
}

const NUMBER_RULES: { readonly [quantity: string]: string } = { need: 'LH-BEAM-07' }

const sumWords: SumWords = {
  bases: BASES,
  parts: {
    knack: { es: 'Maña', en: 'Knack' },
    will: { es: 'Voluntad', en: 'Will' },
    modifier: { es: 'Modificador', en: 'Modifier' },
  },
  card: (faces) => cardOfFace(Object.values(faces).at(-1) ?? '')?.title ?? null,
}

const listed = (seats: readonly Seat[], lang: LanguageId): string =>
  seats.length < 2 ? seats.join('') : `${seats.slice(0, -1).join(', ')} ${lang === 'es' ? 'y' : 'and'} ${seats.at(-1)}`

/** Loyal keepers win together; a keeper the tide has claimed wins alone (LH-END-01..09). */
function ending(result: Json, { lang, reader }: Reading) {
  const { outcome, winners, honoured } = result as unknown as Result
  const es = lang === 'es'
  const won = reader === null ? winners.length > 0 : winners.includes(reader)
  return {
    won,
    headline: endings[outcome][lang],
    lines: [
      winners.length ? `${es ? 'Ganan' : 'Winners'}: ${listed(winners, lang)}.` : es ? 'No gana nadie.' : 'Nobody wins.',
      ...(honoured.length
        ? [`${es ? 'Con honores, por cumplir su Propósito' : 'With honours, for fulfilling their Purpose'}: ${listed(honoured, lang)}.`]
        : []),
    ],
  }
}

/** Everything a person reads at the table. */
export const text: GameText = {
  say: (message, how) => say(message, hearing(how)),
  line: factsOf(lines),
  option: (_about, option, how) => optionText(option, hearing(how)),
  face: printedOnce(faceText),
  sum: (sum, { lang }) => sumLines(sum, lang, sumWords),
  ruleOfNumber: (quantity) => NUMBER_RULES[quantity] ?? null,
  ending,
}
