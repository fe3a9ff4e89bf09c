import type { Both } from '@miskatonic/effects'
import type { Message } from '@miskatonic/kernel'
import type { Card } from '../content/nodes.ts'

/** Why the bot does what it does. Everybody at the table reads it: a reason is told by the deed alone, never by what is in the Hand. */
const WHYS = {
  adventure: { es: 'Mi historia está completa.', en: 'My story is complete.' },
  place: { es: 'En otro lugar se me abren otras puertas.', en: 'Another place opens other doors.' },
  sanity: { es: 'Me devuelve Cordura.', en: 'It gives me back some Sanity.' },
  travel: { es: 'Me lleva a donde a pie no llego.', en: 'It takes me where I cannot walk.' },
  arrive: { es: 'Ya es hora de llegar.', en: 'Time to arrive.' },
  ally: { es: 'Es buena compañía en malos tiempos.', en: 'Good company for bad times.' },
  study: { es: 'Aquí se puede leer, y sé leerlo.', en: 'One can read here, and I know how to read it.' },
  gear: { es: 'Me será útil más adelante.', en: 'It will be of use later on.' },
  threat: { es: 'Que se ocupen los demás de esto.', en: 'Let the others deal with this.' },
  effect: { es: 'Lo que da vale más de lo que cuesta.', en: 'What it gives is worth more than it costs.' },
  pass: { es: 'Por ahora lo dejo aquí.', en: 'I leave it at that for now.' },
  defend: { es: 'Prefiero arriesgar al Aliado que la Cordura.', en: 'I would rather risk the Ally than the Sanity.' },
  spare: { es: 'Nadie más tiene que arriesgarse.', en: 'Nobody else needs to take the risk.' },
} as const satisfies Record<string, Both>

export type Why = keyof typeof WHYS
export const why = (reason: Why): Message => ({ key: `why.${reason}` })
export const whyText = ({ key }: Message, lang: 'es' | 'en'): string => WHYS[key.replace('why.', '') as Why]?.[lang] ?? ''

/** The reason for playing a card face up. */
export function whyPlay(card: Card): Why {
  switch (card.kind) {
    case 'adventure':
    case 'travel':
    case 'ally':
      return card.kind
    case 'location':
      return (card.sanity ?? 0) > 0 ? 'sanity' : 'place'
    case 'tome':
    case 'spell':
      return 'study'
    case 'artifact':
    case 'weapon':
      return 'gear'
    case 'greatOldOne':
      return 'threat'
    default:
      return 'sanity' in card && (card.sanity ?? 0) > 0 ? 'sanity' : 'effect'
  }
}
