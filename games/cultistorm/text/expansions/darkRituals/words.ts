import { message } from '@miskatonic/effects/text'
import type { RitualMessages } from '../../../rules/expansions/darkRituals/shape.ts'
import { type Counted, did, said, type Who } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

const points = (es: string, en: string) =>
  message<Who & Counted>({
    es: ({ who, n }, say) => `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} ${es} ${n} ${n === 1 ? 'punto' : 'puntos'} de experiencia.`,
    en: ({ who, n }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} ${en} ${n} experience.`,
  })

export const ritualWords = {
  'experience-gained': points('ganado', 'gained'),
  'experience-spent': points('gastado', 'spent'),
  'ritual-learned': did('aprendido {card}.', 'learned {card}.'),
  'cultist-banished': did('desterrado a {card}.', 'banished {card}.'),
  'support-copied': did('copiado {card}.', 'copied {card}.'),
  'choose-giver': said('Elige quién se libra de 1 ficha de locura.', 'Choose who gets rid of 1 madness token.'),
  'choose-taker': said('Elige quién la recibe.', 'Choose who receives it.'),
  'choose-copied': said('Elige la carta de apoyo que copias.', 'Choose the support card you copy.'),
  'lacks-experience': message<Counted>({ es: 'Cuesta {n} de experiencia.', en: 'It costs {n} experience.' }),
} satisfies WordsFor<RitualMessages>
