import type { Both } from '@miskatonic/effects'
import type { Message } from '@miskatonic/kernel'

/** Why the bot does what it does, for people who look over its shoulder. */
const WHYS = {
  travel: { es: 'Me espera más en otra casilla.', en: 'More awaits me elsewhere.' },
  stay: { es: 'Aquí tengo lo mejor que puedo alcanzar.', en: 'The best I can reach is right here.' },
  rest: { es: 'Estoy maltrecho y aquí no hay Monstruos.', en: 'I am hurt, and no Monster is here.' },
  acquire: { es: 'Es una Ciudad segura y la reserva tiene algo útil.', en: 'A safe City, and something useful in the reserve.' },
  prepare: { es: 'Un billete me acercará a mi meta.', en: 'A ticket will bring me closer to where I want to be.' },
  ability: { es: 'Lo que da vale más de lo que cuesta.', en: 'What it gives is worth more than it costs.' },
  research: { es: 'Necesitamos Pistas.', en: 'We need Clues.' },
  gate: { es: 'Hay que cerrar este Portal.', en: 'This Gate must be closed.' },
  token: { es: 'Es lo que pide el Misterio o el Rumor.', en: 'It is what the Mystery or the Rumor asks for.' },
  encounter: { es: 'Promete más que los otros encuentros.', en: 'It promises more than the other encounters.' },
  reroll: { es: 'Superar esta prueba vale una Pista.', en: 'Passing this test is worth a Clue.' },
  keepClues: { es: 'Las Pistas valen más que esta prueba.', en: 'The Clues are worth more than this test.' },
} as const satisfies Record<string, Both>

export type Why = keyof typeof WHYS
export const why = (reason: Why): Message => ({ key: `why.${reason}` })
export const whyText = ({ key }: Message, lang: 'es' | 'en'): string => WHYS[key.replace('why.', '') as Why]?.[lang] ?? ''
