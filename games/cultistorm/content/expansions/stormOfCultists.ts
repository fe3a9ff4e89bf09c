import type { Both, Effect, Fields } from '@miskatonic/effects'
import {
  advance,
  appear,
  appearAt,
  block,
  cannot,
  detectives,
  drawItems,
  each,
  everybody,
  gainTrophy,
  lasting,
  lookAtCultists,
  loseItem,
  madden,
  maddenForGood,
  modify,
  removeCrystal,
  somebody,
} from '../builders.ts'
import { type Printed, printed } from '../kinds.ts'

/** A mission of the campaign: what is to be done, and what is different. What it does is in `rules/expansions/stormOfCultists/missions.ts`. */
export type Mission = Printed & { readonly kind: 'mission'; readonly goal: Both; readonly special: Both }
/** Bought before a mission begins. */
export type Boon = Printed & { readonly kind: 'boon'; readonly cost: number; readonly effect: Effect }
/** Drawn after a mission was lost. */
export type Scar = Printed & { readonly kind: 'scar'; readonly effect: Effect }

export const missionFields: Fields = { ...printed, goal: 'both', special: 'both' }
export const boonFields: Fields = { ...printed, cost: 'integer', effect: 'effect' }
export const scarFields: Fields = { ...printed, effect: 'effect' }

const mission = (id: string, title: Both, story: Both, goal: Both, special: Both): Mission => ({
  id,
  kind: 'mission',
  title,
  story,
  goal,
  special,
})

/** In the order in which they are played. */
export const missions: readonly Mission[] = [
  mission(
    'first-drops',
    { es: 'Primeras gotas', en: 'First Drops' },
    {
      es: 'En la comisaría lo llaman una mala semana. Alguien cuenta las capuchas.',
      en: 'At the station they call it a bad week. Somebody counts the hoods.',
    },
    { es: 'Sellad 3 localizaciones.', en: 'Seal 3 locations.' },
    { es: 'Las cartas de terror no invocan a ningún Primigenio.', en: 'Terror cards summon no Ancient One.' },
  ),
  mission(
    'the-witness',
    { es: 'La testigo', en: 'The Witness' },
    {
      es: 'Ha visto cinco puertas y solo se fía de quien la lleve a verlas otra vez.',
      en: 'She has seen five doors and trusts only whoever takes her to see them again.',
    },
    {
      es: 'Acompañad a la testigo por las cinco localizaciones y sellad 2.',
      en: 'Escort the witness around the five locations and seal 2.',
    },
    {
      es: 'La testigo va con quien pase de su localización a la siguiente.',
      en: 'The witness goes with whoever moves from her location to the next.',
    },
  ),
  mission(
    'siege',
    { es: 'El asedio', en: 'Siege' },
    { es: 'Han elegido una puerta. La vuestra.', en: 'They have chosen a door. Yours.' },
    {
      es: 'Aguantad 6 turnos con menos de 4 sectarios en la localización asediada.',
      en: 'Hold out for 6 turns with fewer than 4 cultists at the besieged location.',
    },
    {
      es: 'Cada vez que el marcador toca la localización asediada, aparecen allí 2 sectarios.',
      en: 'Each time the marker touches the besieged location, 2 cultists appear there.',
    },
  ),
  mission(
    'the-hunt',
    { es: 'La cacería', en: 'The Hunt' },
    { es: 'Tres rastros en el barro. Ninguno es de hombre.', en: 'Three trails in the mud. None of them is a man’s.' },
    { es: 'Derrotad a los 3 monstruos.', en: 'Defeat the 3 monsters.' },
    { es: 'Entre los sectarios hay 3 monstruos de las sectas.', en: 'Among the cultists there are 3 sect monsters.' },
  ),
  mission(
    'divided',
    { es: 'Divididos', en: 'Divided' },
    { es: 'Los teléfonos no funcionan. Las noticias llegan a pie.', en: 'The telephones are dead. News travels on foot.' },
    { es: 'Sellad 4 localizaciones.', en: 'Seal 4 locations.' },
    {
      es: 'Solo se puede ayudar a quien esté en la misma localización o en una vecina.',
      en: 'You can help only those at the same location or at a neighbouring one.',
    },
  ),
  mission(
    'two-shadows',
    { es: 'Dos sombras', en: 'Two Shadows' },
    { es: 'La primera ya está aquí. La segunda llama a la puerta.', en: 'The first is already here. The second is knocking.' },
    { es: 'Sellad las cinco localizaciones.', en: 'Seal all five locations.' },
    {
      es: 'Al empezar hay un Primigenio detrás de 4 sectarios. Puede haber dos en juego a la vez.',
      en: 'An Ancient One stands behind 4 cultists from the start. Two may be in play at the same time.',
    },
  ),
  mission(
    'eye-of-the-storm',
    { es: 'El ojo de la tormenta', en: 'Eye of the Storm' },
    { es: 'Aquí dentro no sopla el viento. Por eso se oye todo.', en: 'In here there is no wind. That is why you hear everything.' },
    { es: 'Sellad las cinco localizaciones.', en: 'Seal all five locations.' },
    {
      es: 'Las dos cartas de fin de partida están en el círculo: en la estrella y en el ojo.',
      en: 'Both End-of-Game cards are in the circle: at the Star and at the Eye.',
    },
  ),
]

const boon = (id: string, cost: number, title: Both, story: Both, effect: Effect): Boon => ({
  id,
  kind: 'boon',
  cost,
  title,
  story,
  effect,
})
const train: Effect = { do: 'train' }
const moreDice: Effect = { do: 'moreDice' }
const openDoors: Effect = { do: 'openDoors' }

export const boons: readonly Boon[] = [
  boon(
    'hidden-cache',
    1,
    { es: 'Escondrijo', en: 'Hidden Cache' },
    { es: 'Bajo la tercera tabla.', en: 'Under the third board.' },
    somebody(detectives, drawItems(2)),
  ),
  boon(
    'well-stocked',
    2,
    { es: 'Bien surtidos', en: 'Well Stocked' },
    { es: 'El tendero no hace preguntas.', en: 'The shopkeeper asks no questions.' },
    each(detectives, drawItems(1)),
  ),
  boon(
    'veteran',
    2,
    { es: 'Veterano', en: 'Veteran' },
    { es: 'Ya ha estado ahí. Ha vuelto.', en: 'Has been there. Has come back.' },
    somebody(detectives, train),
  ),
  boon(
    'spare-die',
    2,
    { es: 'Un dado de más', en: 'Spare Die' },
    { es: 'Cayó de un bolsillo que nadie recuerda.', en: 'It fell from a pocket nobody remembers.' },
    moreDice,
  ),
  boon(
    'sandbags',
    1,
    { es: 'Sacos terreros', en: 'Sandbags' },
    { es: 'No paran el agua. Paran capuchas.', en: 'They do not stop water. They stop hoods.' },
    block('choice'),
  ),
  boon(
    'quiet-streets',
    1,
    { es: 'Calles tranquilas', en: 'Quiet Streets' },
    { es: 'Una noche sin ventanas encendidas.', en: 'A night without lit windows.' },
    removeCrystal,
  ),
  boon(
    'informant',
    1,
    { es: 'Un soplón', en: 'Informant' },
    { es: 'Sabe quién viene. No sabe por qué.', en: 'Knows who is coming. Does not know why.' },
    lookAtCultists(3),
  ),
  boon(
    'head-start',
    2,
    { es: 'Ventaja', en: 'Head Start' },
    { es: 'Uno menos. Aún no ha empezado.', en: 'One down before it has begun.' },
    somebody(detectives, gainTrophy),
  ),
  boon(
    'open-doors',
    2,
    { es: 'Puertas abiertas', en: 'Open Doors' },
    { es: 'Alguien os debía un favor.', en: 'Somebody owed you a favour.' },
    openDoors,
  ),
  boon(
    'prepared-minds',
    1,
    { es: 'Mentes preparadas', en: 'Prepared Minds' },
    { es: 'Esta vez ha habido tiempo de dormir.', en: 'This time you have slept.' },
    lasting(modify('handSize', 1), { scope: 'turn' }),
  ),
]

const scar = (id: string, title: Both, story: Both, effect: Effect): Scar => ({ id, kind: 'scar', title, story, effect })

export const scars: readonly Scar[] = [
  scar(
    'unhealed',
    { es: 'Sin curar', en: 'Unhealed' },
    { es: 'La herida habla por las noches.', en: 'The wound talks at night.' },
    somebody(detectives, maddenForGood(1)),
  ),
  scar(
    'exhausted',
    { es: 'Agotamiento', en: 'Exhausted' },
    { es: 'En la escalera siempre sobra un escalón.', en: 'There is always one stair too many.' },
    lasting(modify('handSize', -1), { scope: 'turn' }),
  ),
  scar(
    'nightmares',
    { es: 'Pesadillas', en: 'Nightmares' },
    { es: 'La misma puerta en todos los sueños.', en: 'The same door in every dream.' },
    everybody(madden(1)),
  ),
  scar(
    'they-know-you',
    { es: 'Os conocen', en: 'They Know You' },
    { es: 'Vuestros nombres están en la pared, bien escritos.', en: 'Your names are on the wall, spelt right.' },
    appear(),
  ),
  scar(
    'bad-press',
    { es: 'Mala prensa', en: 'Bad Press' },
    { es: 'En portada. Con fotografía.', en: 'On the front page. With a photograph.' },
    advance(1),
  ),
  scar(
    'empty-pockets',
    { es: 'Bolsillos vacíos', en: 'Empty Pockets' },
    { es: 'El hospital no fiaba.', en: 'The hospital gave no credit.' },
    each(detectives, loseItem),
  ),
  scar(
    'lost-notes',
    { es: 'Notas perdidas', en: 'Lost Notes' },
    { es: 'El cuaderno está ahí. Las páginas, no.', en: 'The notebook is there. The pages are not.' },
    lasting(cannot('investigation:begin'), { scope: 'turn' }),
  ),
  scar(
    'shaking-hands',
    { es: 'Pulso tembloroso', en: 'Shaking Hands' },
    { es: 'El café se derrama antes de servirlo.', en: 'The coffee spills before it is poured.' },
    lasting(modify('poolDice', -1), { scope: 'turn' }),
  ),
  scar(
    'bad-leg',
    { es: 'Una pierna mala', en: 'Bad Leg' },
    { es: 'Avisa cuando va a llover. No deja de avisar.', en: 'It tells when rain is coming. It never stops telling.' },
    lasting(modify('moveCost', 1), { scope: 'turn' }),
  ),
  scar(
    'followed',
    { es: 'Os siguen', en: 'Followed' },
    { es: 'Os esperan donde no ibais a mirar.', en: 'They wait where you were not going to look.' },
    appearAt('fewest'),
  ),
]
