import type { Both, EndingText } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import type { Outcome, Scored } from '../rules/shape.ts'
import type { Language } from './cards.ts'
import { say } from './say.ts'

/* The last page: who prevailed, why it ended, how long it took, and what the score is made of (EH-SCORE-01..11). */

const DIFFICULTIES: { readonly [difficulty in Outcome['difficulty']]: Both } = {
  easy: { es: 'primera vez', en: 'first time' },
  normal: { es: 'normal', en: 'normal' },
  hard: { es: 'difícil', en: 'hard' },
}
const SCORED: { readonly [part in keyof Scored]: Both } = {
  gates: { es: 'Portales en el tablero', en: 'Gates on the board' },
  monsters: { es: 'Monstruos en el tablero, de 3 en 3', en: 'Monsters on the board, by threes' },
  banes: { es: 'Estados Maldito y Pacto oscuro', en: 'Cursed and Dark Pact Conditions' },
  rumors: { es: 'Rumores en juego', en: 'Rumors in play' },
  clues: { es: 'Pistas sin gastar, de 3 en 3', en: 'Unspent Clues, by threes' },
  blessed: { es: 'Estados Bendecido', en: 'Blessed Conditions' },
  doom: { es: 'Perdición que quedaba', en: 'Doom left' },
}
const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : n > 0 ? `+${n}` : '0')
const nameOf = (id: string, lang: Language): string => {
  const card = cards.find((one) => one.kind === 'ancientOne' && one.id === id)
  return card && 'name' in card ? card.name[lang] : ''
}

function scoreLines({ score, parts }: Outcome, lang: Language): string[] {
  if (score === null || parts === null) return []
  const of = (Object.keys(SCORED) as (keyof Scored)[]).filter((part) => parts[part] !== 0)
  const total = score < 0 ? `\u2212${-score}` : `${score}`
  return [
    lang === 'es' ? `Puntuación: ${total} (cuanto más baja, mejor).` : `Score: ${total} (the lower, the better).`,
    ...of.map((part) => `${SCORED[part][lang]}: ${signed(parts[part])}.`),
  ]
}

export function endingText(result: Json, lang: Language): EndingText {
  const ended = result as unknown as Outcome
  const foe = nameOf(ended.ancientOne, lang)
  const es = lang === 'es'
  const headline = ended.won
    ? es
      ? `El mundo se ha salvado de ${foe}.`
      : `The world is safe from ${foe}.`
    : es
      ? `${foe} ha vencido.`
      : `${foe} prevailed.`
  const rounds = es
    ? `La partida ha durado ${ended.round} ${ended.round === 1 ? 'ronda' : 'rondas'}.`
    : `The game lasted ${ended.round} ${ended.round === 1 ? 'round' : 'rounds'}.`
  const rumor = ended.startingRumor ? (es ? ', con un Rumor al empezar' : ', with a starting Rumor') : ''
  const played = `${es ? 'Dificultad' : 'Difficulty'}: ${DIFFICULTIES[ended.difficulty][lang]}${rumor}.`
  return {
    won: ended.won,
    headline,
    lines: [say({ key: `outcome.${ended.outcome}` }, { lang }), rounds, played, ...scoreLines(ended, lang)],
  }
}
