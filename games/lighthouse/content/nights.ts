import {
  advance,
  call,
  cannot,
  choose,
  crack,
  each,
  finds,
  findsWith,
  keepers,
  keepersOn,
  lasting,
  later,
  lose,
  mark,
  modify,
  nerve,
  roll,
  seq,
  sight,
  summon,
  suppress,
  test,
  thingsAshore,
  unless,
  when,
} from './builders.ts'
import type { NightCard } from './kinds.ts'

const night = (id: string, stage: NightCard['stage'], card: Omit<NightCard, 'id' | 'kind' | 'stage'>): NightCard => ({
  id,
  kind: 'night',
  stage,
  ...card,
})

/** The night deck, in three stages: the sea is patient, then curious, then hungry. */
export const nights: readonly NightCard[] = [
  night('ground-swell', 1, {
    title: { es: 'Mar de fondo', en: 'Ground Swell' },
    story: {
      es: 'No hay viento. Aun así, las olas llegan de tres en tres, como si alguien las contara.',
      en: 'There is no wind. Still the waves come in threes, as if somebody were counting them.',
    },
    effect: seq(each(keepersOn('rocks'), lose.nerve(1), 'together'), sight),
  }),
  night('pinholes', 1, {
    title: { es: 'Latas picadas', en: 'Pinholes' },
    story: {
      es: 'Alguien ha hecho un agujero en cada lata. Son agujeros pequeños, limpios, a la altura de un dedo.',
      en: 'Somebody has made a hole in every can. They are small, clean holes, at the height of a finger.',
    },
    effect: unless({ or: [nerve(1), finds(1)] }, lose.oil(2)),
  }),
  night('thirteenth-wake', 1, {
    title: { es: 'La decimotercera estela', en: 'The Thirteenth Wake' },
    story: {
      es: 'Doce barcos en el registro y trece estelas en el agua. Si enciendes, vendrán todos.',
      en: 'Twelve ships in the log and thirteen wakes on the water. If you show a light, they will all come.',
    },
    effect: choose(sight, advance(1)),
  }),
  night('salt-fog', 2, {
    title: { es: 'Niebla de sal', en: 'Salt Fog' },
    story: {
      es: 'La niebla entra por debajo de la puerta y deja sal en los escalones. Las llamas se encogen a su paso.',
      en: 'The fog comes in under the door and leaves salt on the stairs. Flames shrink as it passes.',
    },
    weather: true,
    abilities: [modify('light', 'add', -1), suppress(findsWith('lamp'))],
  }),
  night('dead-calm', 2, {
    title: { es: 'Calma chicha', en: 'Dead Calm' },
    story: {
      es: 'El mar está liso como una losa. Los barcos derivan sin gobierno, y debajo nada se mueve.',
      en: 'The sea lies flat as a slab. The ships drift without steerage, and nothing stirs below.',
    },
    weather: true,
    abilities: [cannot('thing:appear'), modify('need', 'add', 1)],
  }),
  night('knocking', 2, {
    title: { es: 'Llaman a la puerta', en: 'Knocking' },
    story: {
      es: 'Tres golpes abajo, donde la marea cubre el umbral desde hace una hora. Quien llama sabe tu nombre.',
      en: 'Three knocks below, where the tide has covered the threshold for an hour. Whoever knocks knows your name.',
    },
    effect: seq(summon, each(keepers, test('will', { fail: lose.nerve(1) }))),
  }),
  night('st-elmos-fire', 2, {
    title: { es: 'Fuego de san Telmo', en: "St Elmo's Fire" },
    story: {
      es: 'La veleta arde sin quemarse y la noche parece mediodía. Algo, muy hondo, la ha visto también.',
      en: 'The weathervane burns without burning and the night is like noon. Something, far down, has seen it too.',
    },
    effect: seq(lasting(modify('light', 'add', 2), { scope: 'night' }), later('night:fall', advance(1))),
  }),
  night('the-call', 2, {
    title: { es: 'La Llamada', en: 'The Call' },
    story: {
      es: 'No es una voz. Es el silencio entre dos olas, que hoy dura demasiado y espera respuesta.',
      en: 'It is not a voice. It is the silence between two waves, which lasts too long tonight and waits for an answer.',
    },
    effect: call,
  }),
  night('drowned-choir', 3, {
    title: { es: 'Coro de ahogados', en: 'Choir of the Drowned' },
    story: {
      es: 'Cantan bajo el muelle, a cuatro voces. Reconoces la segunda: era la de tu predecesor.',
      en: 'They sing under the quay, in four parts. You know the second voice: it was your predecessor’s.',
    },
    effect: seq(call, each(keepers, choose(lose.nerve(1), mark))),
  }),
  night('wall-of-water', 3, {
    title: { es: 'Muro de agua', en: 'Wall of Water' },
    story: {
      es: 'La ola tapa las estrellas antes de que se oiga. En su vientre hay ventanas encendidas.',
      en: 'The wave blots out the stars before you hear it. In its belly there are lighted windows.',
    },
    effect: seq(
      summon,
      roll([
        [1, 3, crack(2)],
        [4, 6, crack(1)],
      ]),
    ),
  }),
  night('bells-below', 3, {
    title: { es: 'Campanas abajo', en: 'Bells Below' },
    story: {
      es: 'En el fondo tocan a rebato. Lo que está en las rocas se pone en pie y saluda.',
      en: 'Down on the bottom they ring the alarm. What lies on the rocks stands up and salutes.',
    },
    effect: seq(summon, when(thingsAshore(2), each(keepers, test('will', { fail: mark })), advance(1))),
  }),
]
