import type { Both, Fields } from '@miskatonic/effects'
import { builders, type Effect } from '@miskatonic/effects'
import { action, advance, after, allow, anySymbol, cards, driveOff, madden, modify, oncePerTurn, prevent, seq } from '../builders.ts'
import { type Abilities, abilities, type Lent, lends, type Printed, printed } from '../kinds.ts'

export type Relic = Printed &
  Abilities & { readonly kind: 'relic' /** What it adds in a fight, once per combat phase. */; readonly lends?: Lent }
export const relicFields: Fields = { ...printed, ...abilities, ...lends }

const rerollAnyCultistDie: Effect = { do: 'rerollAnyCultistDie' }
const glimpseCultist: Effect = { do: 'glimpseCultist' }
const loseRelic: Effect = { do: 'loseRelic' }

const relic = (id: string, title: Both, story: Both, card: Pick<Relic, 'lends' | 'abilities'>): Relic => ({
  id,
  kind: 'relic',
  title,
  story,
  ...card,
})

/** Eight things from the other side of the portals. None can be given away. */
export const relics: readonly Relic[] = [
  relic(
    'elder-prism',
    { es: 'Prisma arcaico', en: 'Elder Prism' },
    {
      es: 'Parte la luz en siete colores. El octavo no está en la luz.',
      en: 'It splits light into seven colours. The eighth was not in the light.',
    },
    { lends: [anySymbol], abilities: [after('relic:take', { relic: 'self' }, madden(1))] },
  ),
  relic(
    'black-mirror',
    { es: 'Espejo negro', en: 'Black Mirror' },
    {
      es: 'Refleja la sala como estará mañana. Falta una silla.',
      en: 'It reflects the room as it will be tomorrow. One chair is missing.',
    },
    { abilities: [action('preparation', rerollAnyCultistDie, { limit: oncePerTurn })] },
  ),
  relic(
    'bone-flute',
    { es: 'Flauta de hueso', en: 'Bone Flute' },
    {
      es: 'Tiene un agujero de más para una mano humana. Quien la oye camina.',
      en: 'It has one hole too many for a human hand. Whoever hears it walks.',
    },
    { abilities: [action('preparation', seq(driveOff, advance(1)), { limit: oncePerTurn })] },
  ),
  relic(
    'dreamers-crown',
    { es: 'Corona del soñador', en: 'Dreamer’s Crown' },
    {
      es: 'Pesa menos dormido que despierto. Nadie la ha devuelto de día.',
      en: 'It weighs less asleep than awake. Nobody has ever returned it by day.',
    },
    { abilities: [modify('handSize', 1, { who: 'you' })] },
  ),
  relic(
    'key-of-the-gate',
    { es: 'Llave de la puerta', en: 'Key of the Gate' },
    {
      es: 'Cierra cualquier puerta. Las abre también, pero eso lo descubre otro.',
      en: 'It closes any door. It opens them too, but somebody else finds that out.',
    },
    { abilities: [allow('seal:replace', { who: 'you' }), after('seal:replace', { who: 'you' }, loseRelic)] },
  ),
  relic(
    'star-glass',
    { es: 'Catalejo estelar', en: 'Star Glass' },
    {
      es: 'Por un lado se ven las estrellas. Por el otro, quién las mira.',
      en: 'Through one end you see the stars. Through the other, who is looking at them.',
    },
    { abilities: [action('both', glimpseCultist)] },
  ),
  relic(
    'salt-of-saints',
    { es: 'Sal de santos', en: 'Salt of Saints' },
    {
      es: 'Un puñado en cada umbral. Algo, al otro lado, cuenta los granos.',
      en: 'A handful on each threshold. Something on the far side counts the grains.',
    },
    { abilities: [builders().prevent('madness:gain', { nearYou: true }, 1, { cost: cards(1), limit: oncePerTurn })] },
  ),
  relic(
    'heart-of-stone',
    { es: 'Corazón de piedra', en: 'Heart of Stone' },
    {
      es: 'Late una vez al año. El médico que lo auscultó ya no pregunta nada.',
      en: 'It beats once a year. The doctor who listened to it asks no more questions.',
    },
    { abilities: [prevent('attack:madden', { who: 'you' })] },
  ),
]
