import type { AbilityData, Effect, Fields } from '@miskatonic/effects'
import {
  action,
  block,
  detectives,
  draw,
  drawItems,
  gainTrophy,
  heal,
  inOrder,
  investigate,
  removeCrystal,
  seeEnd,
  showing,
  somebody,
} from '../builders.ts'
import { type MagicSymbol, type Printed, printed, symbols } from '../kinds.ts'

export type Civilian = Printed & {
  readonly kind: 'civilian'
  readonly symbols: readonly MagicSymbol[]
  readonly abilities: readonly AbilityData[]
}
export const civilianFields: Fields = { ...printed, symbols, abilities: { list: 'ability' } }

const rescue: Effect = { do: 'rescue' }

type Told = Pick<Civilian, 'title' | 'story'>

/** Whoever stands there and gives cards with these symbols leads the civilian away, and is thanked. */
const civilian = (id: string, needs: readonly MagicSymbol[], thanks: Effect, told: Told): Civilian => ({
  id,
  kind: 'civilian',
  ...told,
  symbols: needs,
  abilities: [action('preparation', inOrder(rescue, thanks), { cost: showing(needs) })],
})

export const civilians: readonly Civilian[] = [
  civilian('nurse', ['shield', 'star'], heal(1), {
    title: { es: 'Enfermera', en: 'Nurse' },
    story: {
      es: 'Lleva tres noches sin volver a casa: los de la sala del fondo le piden que no apague la luz. Ya ha empezado a entender por qué. Alguien tiene que llevársela.',
      en: 'She has not been home for three nights: the patients in the back ward beg her not to turn off the light. She is beginning to see why. Somebody has to take her away.',
    },
  }),
  civilian('porter', ['tentacle', 'planet'], drawItems(1), {
    title: { es: 'Mozo de estación', en: 'Porter' },
    story: {
      es: 'El baúl pesa más cada vez que lo mueve. Hoy ha llamado desde dentro. Él tiene la llave en la mano. Te la daría con gusto.',
      en: 'The trunk is heavier each time he shifts it. Today it knocked. He has the key in his hand. He would gladly give it to you.',
    },
  }),
  civilian('student', ['eye', 'planet'], draw(2), {
    title: { es: 'Estudiante', en: 'Student' },
    story: {
      es: 'Copia el mismo párrafo desde el martes. Dice que cada vez sale distinto y que ya casi. Sus apuntes llenan cuatro cuadernos.',
      en: 'She has been copying one paragraph since Tuesday. It comes out different each time, she says; it is nearly there. Her notes fill four books.',
    },
  }),
  civilian('priest', ['star', 'star'], removeCrystal, {
    title: { es: 'Sacerdote', en: 'Priest' },
    story: {
      es: 'Oye las confesiones de gente que no ha entrado. Las perdona todas, por si acaso. Hoy le han pedido que rece en voz alta un nombre.',
      en: 'He hears confessions from people who have not come in. He absolves them all, to be safe. Today they asked him to pray a name aloud.',
    },
  }),
  civilian('policeman', ['shield', 'shield'], block('here'), {
    title: { es: 'Policía', en: 'Policeman' },
    story: {
      es: 'Su relevo no llegó, ni el relevo de su relevo. Sigue en la esquina, con el silbato en la boca. Si sopla, contestan desde abajo.',
      en: 'His relief never came, nor the relief of his relief. He is still on the corner, whistle between his teeth. When he blows it, something below answers.',
    },
  }),
  civilian('sailor', ['tentacle', 'tentacle'], gainTrophy, {
    title: { es: 'Marinero', en: 'Sailor' },
    story: {
      es: 'Desembarcó hace un año y sigue mojado. Guarda en la gorra algo que arrancó de la red. Lo cambia por una noche en tierra.',
      en: 'He came ashore a year ago and is still wet. In his cap he keeps something he tore from the net. He will trade it for one night on land.',
    },
  }),
  civilian('reporter', ['eye', 'eye'], seeEnd, {
    title: { es: 'Reportera', en: 'Reporter' },
    story: {
      es: 'Tiene escrita la portada de un día que no ha llegado. No la publica: la lee una y otra vez, buscando la errata. Te deja mirar.',
      en: 'She has the front page of a day that has not come. She does not print it: she reads it over and over, looking for the misprint. She lets you look.',
    },
  }),
  civilian('clerk', ['shield', 'eye'], drawItems(1), {
    title: { es: 'Oficinista', en: 'Clerk' },
    story: {
      es: 'Le han pedido que selle un impreso por cada habitante. Va por la calle de su madre. En el cajón guarda lo que fue requisando.',
      en: 'They asked him to stamp one form for each inhabitant. He has got to his mother’s street. What he confiscated is in the drawer.',
    },
  }),
  civilian('child', ['star', 'planet'], somebody(detectives, heal(2)), {
    title: { es: 'Niña', en: 'Child' },
    story: {
      es: 'Espera en el bordillo con el abrigo puesto y no tiene miedo: eres tú quien le da la mano. Te cuenta un chiste malísimo. Hacía días que nadie se reía.',
      en: 'She waits on the kerb with her coat on and is not afraid: it is you who takes her hand. She tells you a terrible joke. Nobody had laughed for days.',
    },
  }),
  civilian('professor', ['eye', 'tentacle'], investigate(2), {
    title: { es: 'Profesora', en: 'Professor' },
    story: {
      es: 'Explica su hallazgo a un aula vacía. Los pupitres asienten. Todavía puede salir por la puerta. Todavía sabe dónde está el archivo.',
      en: 'She explains her find to an empty lecture hall. The desks nod. She can still leave by the door. She still knows where the archive is.',
    },
  }),
]
