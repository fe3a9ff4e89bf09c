import type { Both } from '@miskatonic/effects'
import type { Message } from '@miskatonic/kernel'

/** Why the bot does what it does, for people who look over its shoulder. */
const WHYS = {
  untried: { es: 'Eso no lo hemos probado todavía.', en: 'We have not tried that yet.' },
  again: { es: 'Puede que ahora salga otra cosa.', en: 'Something else may come of it now.' },
  towards: { es: 'Voy hacia lo que aún no hemos probado.', en: 'I am going where something is still untried.' },
  lasting: { es: 'Esto servirá todo el sueño.', en: 'This will help for the whole dream.' },
  time: { es: 'Nos quedan pocos Turnos: compro tiempo.', en: 'Few Turns are left: I buy time.' },
  keep: { es: 'Guardo mis cartas: son lo que me mantiene dormido.', en: 'I keep my cards: they are what keeps me dreaming.' },
  rest: { es: 'Así no aguantaría otro sueño.', en: 'Like this I would not last another dream.' },
  gate: { es: 'Por aquí se va a un Portal.', en: 'A Gate lies this way.' },
  night: { es: 'Por esta noche basta.', en: 'That is enough for tonight.' },
} as const satisfies Record<string, Both>

export type Why = keyof typeof WHYS
export const why = (reason: Why): Message => ({ key: `why.${reason}` })
export const whyText = ({ key }: Message, lang: 'es' | 'en'): string => WHYS[key.replace('why.', '') as Why]?.[lang] ?? ''
