import { wisdom, words } from '../builders.ts'
import type { Wisdom } from '../kinds.ts'

/* Rules that arrive. Awakening, Death and Places are rules of the engine: their cards say so in words of their own. */

export const wisdoms: readonly Wisdom[] = [
  wisdom('awakening', 'Despertar', 'Awakening', {
    flavour: words('Subes una vez y oyes la cuenta.', 'You come up once and hear the count.'),
    text: words(
      'Después de resolver un Lugar podéis Despertar: reunid todas vuestras cartas, curad toda la Angustia, perded Llaves y Gemas, componed el mazo y empezad otra noche.',
      'After resolving a Place you may Awaken: gather all your cards, cure all Anguish, lose Keys and Gems, build your deck and begin another night.',
    ),
  }),
]
