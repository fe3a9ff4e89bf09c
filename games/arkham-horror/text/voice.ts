import { factsOf } from '@miskatonic/commons/lines'
import { type SumWords, sumLines } from '@miskatonic/commons/sums'
import { hearing, printedOnce } from '@miskatonic/commons/voice'
import type { GameText, Reading } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import { quantities } from '../rules/quantities.ts'
import type { Result, Scored } from '../rules/shape.ts'
import { cardOfFace, faceText } from './faces.ts'
import { lines } from './lines.ts'
import { say } from './messages.ts'
import { optionText } from './options.ts'
import { type Both, ENDING_WORDS, SKILL_WORDS } from './words.ts'

/* The game's voice, as a host asks for it: everything a person reads at its table. */

const sumWords: SumWords = {
  bases: {
    movement: { es: 'Velocidad', en: 'Speed' },
    maxSanity: { es: 'Cordura máxima', en: 'Maximum Sanity' },
    maxStamina: { es: 'Resistencia máxima', en: 'Maximum Stamina' },
    monsterLimit: { es: 'Límite de monstruos', en: 'Monster limit' },
    outskirtsLimit: { es: 'Límite de las Afueras', en: 'Outskirts limit' },
    gateLimit: { es: 'Portales para despertar', en: 'Gates to awaken' },
    sealCost: { es: 'Pistas para sellar', en: 'Clues to seal' },
    toughness: { es: 'Fortaleza', en: 'Toughness' },
    combatRating: { es: 'Valor de combate', en: 'Combat rating' },
    horrorRating: { es: 'Valor de horror', en: 'Horror rating' },
    awareness: { es: 'Percepción', en: 'Awareness' },
    focus: { es: 'Concentración', en: 'Focus' },
  },
  parts: { ...SKILL_WORDS, modifier: { es: 'Modificador', en: 'Modifier' } },
  card: (faces) => {
    const card = cardOfFace(Object.values(faces).at(-1) ?? '')
    return card && 'title' in card ? card.title : null
  },
}

/** The rules of the numbers people can open. */
const NUMBERS: { readonly [quantity: string]: string } = Object.fromEntries(
  Object.entries(quantities).flatMap(([name, { rule }]) => (rule ? [[name, rule]] : [])),
)

const PARTS: { readonly [P in keyof Scored]: Both } = {
  doom: { es: 'Medidor de perdición', en: 'Doom track' },
  terror: { es: 'Nivel de terror', en: 'Terror level' },
  loans: { es: 'Préstamos', en: 'Loans' },
  elderSigns: { es: 'Símbolos Arcanos usados', en: 'Elder Signs used' },
  gates: { es: 'Trofeos de portal', en: 'Gate trophies' },
  monsters: { es: 'Trofeos de monstruo, de tres en tres', en: 'Monster trophies, by threes' },
  alive: { es: 'Investigadores en pie', en: 'Investigators alive' },
}
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** All win or lose together; who won hears the score. */
function ending(result: Json, { lang }: Reading) {
  const { outcome, winners, score, parts, firstCitizens } = result as unknown as Result
  const won = winners.length > 0
  const verdict = { es: won ? 'Ganáis juntos.' : 'Perdéis juntos.', en: won ? 'You win together.' : 'You lose together.' }
  const sums = parts
    ? (Object.keys(PARTS) as (keyof Scored)[])
        .filter((part) => parts[part] !== 0)
        .map((part) => `${PARTS[part][lang]}: ${signed(parts[part])}`)
    : []
  const total = score === null ? [] : [{ es: `Puntuación: ${score}.`, en: `Score: ${score}.` }[lang]]
  const first = firstCitizens.length
    ? [{ es: `Hijo predilecto de Arkham: ${firstCitizens.join(', ')}.`, en: `First Citizen of Arkham: ${firstCitizens.join(', ')}.` }[lang]]
    : []
  return { won, headline: ENDING_WORDS[outcome][lang], lines: [verdict[lang], ...sums, ...total, ...first] }
}

/** Everything a person reads at the table. */
export const text: GameText = {
  say: (message, how) => say(message, hearing(how)),
  line: factsOf(lines),
  option: (about, option, how) => optionText(about.key, option, hearing(how)),
  face: printedOnce(faceText),
  sum: (sum, { lang }) => sumLines(sum, lang, sumWords),
  ruleOfNumber: (quantity) => NUMBERS[quantity] ?? null,
  ending,
}
