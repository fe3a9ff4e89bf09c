import type { Both } from '@miskatonic/effects'
import type { Message } from '@miskatonic/kernel'

/** Why the bot does what it does, for people who look over its shoulder. */
const WHYS = {
  clues: { es: 'Allí hay Pistas, y harán falta para sellar.', en: 'There are Clues over there, and sealing will take them.' },
  gate: { es: 'Voy a cruzar ese portal para poder cerrarlo.', en: 'I am going through that gate, to be able to close it.' },
  close: { es: 'Estoy donde puedo cerrar el portal.', en: 'I stand where I can close the gate.' },
  heal: { es: 'Así no llegaría lejos: primero me curo.', en: 'I would not get far like this: I heal first.' },
  shop: { es: 'Con este dinero puedo armarme mejor.', en: 'This money can arm me better.' },
  trophies: { es: 'Mis trofeos valen algo allí.', en: 'My trophies are worth something there.' },
  prey: { es: 'Hay demasiados monstruos sueltos: a esos puedo vencerlos.', en: 'Too many monsters are about: those I can defeat.' },
  rumor: { es: 'Allí se puede acallar el rumor.', en: 'The Rumor can be put to rest there.' },
  encounter: { es: 'Allí puede que encuentre algo útil.', en: 'I may find something useful there.' },
  fight: { es: 'A este puedo derrotarlo.', en: 'This one I can defeat.' },
  evade: { es: 'Contra este prefiero no luchar.', en: 'I would rather not fight this one.' },
  cast: { es: 'Un hechizo decidirá este combate.', en: 'A Spell will decide this fight.' },
  seal: { es: 'Sellado, ese lugar no volverá a abrirse.', en: 'Sealed, that place will not open again.' },
  leave: { es: 'Que lo cierre quien puede sellarlo.', en: 'Let somebody close it who can seal it.' },
  clueDie: { es: 'Un dado más puede salvar esta tirada.', en: 'One more die may save this check.' },
  keepClues: { es: 'Guardo las Pistas para sellar.', en: 'I keep my Clues for sealing.' },
} as const satisfies Record<string, Both>

export type Why = keyof typeof WHYS
export const why = (reason: Why): Message => ({ key: `why.${reason}` })
export const whyText = ({ key }: Message, lang: 'es' | 'en'): string => WHYS[key.replace('why.', '') as Why]?.[lang] ?? ''
