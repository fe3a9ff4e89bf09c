import type { Both } from '@miskatonic/effects'
import type { Message } from '@miskatonic/kernel'

/** Why the bot does what it does, for people who look over its shoulder. */
const WHYS = {
  equip: { es: 'Lo que encuentre dará símbolos durante varios turnos.', en: 'What I find will give symbols for several turns.' },
  develop: { es: 'Una habilidad más, y con ella un sello.', en: 'One more ability, and a seal with it.' },
  lend: { es: 'Con esta carta gana su combate.', en: 'With this card that fight is won.' },
  help: { es: 'Ayuda más en sus manos que en las mías.', en: 'It helps more over there than in my hand.' },
  calm: { es: 'Está al borde de la locura.', en: 'Somebody there is close to madness.' },
  take: { es: 'Este dado completa mis símbolos.', en: 'This die completes my symbols.' },
  spareDie: { es: 'Un dado más no estorba y nadie lo necesita.', en: 'Nobody needs this die, and it may still serve me.' },
  go: { es: 'Allí hago más falta.', en: 'I am needed more over there.' },
  goAgain: {
    es: 'Ir otra vez cuesta cordura, pero allí se gana más.',
    en: 'Going once more costs the mind, but there is more to win there.',
  },
  escort: { es: 'La testigo viene conmigo.', en: 'The witness comes with me.' },
  guard: {
    es: 'Con una marca sobre el Primigenio, su mundo no me traga.',
    en: 'With a marker on the Ancient One its world does not swallow me.',
  },
  rescue: { es: 'Puedo sacar a alguien de ahí.', en: 'I can get somebody out of there.' },
  cure: { es: 'Esta enfermedad no debe ir a más.', en: 'This disease must not go on.' },
  dissolve: { es: 'Con una mancha menos, ese sueño no despierta.', en: 'With one blot less that dream does not wake.' },
  learn: { es: 'Lo que aprenda me servirá el resto de la partida.', en: 'What I learn will serve me for the rest of the game.' },
  openPortal: { es: 'Lo que hay al otro lado vale el riesgo.', en: 'What lies on the other side is worth the risk.' },
  target: { es: 'A este puedo vencerlo.', en: 'This one I can beat.' },
  ready: { es: 'No puedo hacer nada más por este turno.', en: 'There is nothing more I can do for this turn.' },
  ability: { es: 'Lo que da vale más de lo que cuesta.', en: 'What it gives is worth more than it costs.' },
  seal: { es: 'Podemos cerrar este portal.', en: 'We can close this portal.' },
  offer: { es: 'Este lugar necesita trofeos para sellarse.', en: 'This place needs trophies to be sealed.' },
  keepTrophies: { es: 'Guardo estos trofeos para mi próxima habilidad.', en: 'I keep these trophies for my next ability.' },
  tooMad: { es: 'Sellar ahora costaría demasiada cordura.', en: 'Sealing now would cost too much of the mind.' },
  fight: { es: 'Tengo los símbolos.', en: 'I have the symbols.' },
  throwAgain: { es: 'Una tirada más puede darme la victoria.', en: 'One more throw may win it.' },
  lastThrow: { es: 'Si no cae ahora, cruzará.', en: 'If it does not fall now, it will step through.' },
  awaken: { es: 'Es lo que más falta nos hace.', en: 'It is what we need most.' },
  write: { es: 'Esta página les hará daño ahora.', en: 'This page will hurt them now.' },
  saveInk: { es: 'Guardo la tinta para una página mejor.', en: 'I save the ink for a better page.' },
  leaveIt: { es: 'Un combate perdido solo trae locura.', en: 'A lost fight brings nothing but madness.' },
} as const satisfies Record<string, Both>

export type Why = keyof typeof WHYS
export const why = (reason: Why): Message => ({ key: `why.${reason}` })
export const whyText = ({ key }: Message, lang: 'es' | 'en'): string => WHYS[key.replace('why.', '') as Why]?.[lang] ?? ''
