import { weapon } from './builders.ts'
import type { WeaponCard } from './nodes.ts'

/** Five Weapons and six Magic Weapons. */
export const weapons: readonly WeaponCard[] = [
  weapon('service-revolver', {
    title: { es: 'Revólver de reglamento', en: 'Service Revolver' },
    story: {
      es: 'Cinco balas se quedaron en el Marne. La sexta tiene un nombre raspado.',
      en: 'Five rounds were spent at the Marne. The sixth has a name scratched off it.',
    },
    value: 1,
  }),
  weapon('shotgun', {
    title: { es: 'Escopeta', en: 'Shotgun' },
    grammar: { g: 'f' },
    story: {
      es: 'El granjero la presta cargada de sal. «A veces basta», dice, y añade los otros cartuchos.',
      en: 'The farmer lends it loaded with rock salt. “Sometimes that does it,” he says, and adds the other shells.',
    },
    value: 2,
  }),
  weapon('big-game-rifle', {
    title: { es: 'Rifle de caza mayor', en: 'Big-Game Rifle' },
    story: {
      es: 'El armero de Londres pregunta por la distancia, por el calibre y, tras una pausa, por el número de ojos.',
      en: 'The London gunsmith asks about the range, the calibre and, after a pause, the number of eyes.',
    },
    value: 3,
    sanity: -1,
  }),
  weapon('bundle-of-dynamite', {
    title: { es: 'Haz de dinamita', en: 'Bundle of Dynamite' },
    story: {
      es: 'Mecha de treinta segundos. El túnel, corriendo, son cuarenta.',
      en: 'A thirty-second fuse. The tunnel, at a run, is forty.',
    },
    value: 4,
    single: true,
  }),
  weapon('fire-axe', {
    title: { es: 'Hacha de incendios', en: 'Fire Axe' },
    grammar: { g: 'f' },
    story: {
      es: 'El letrero dice «Romper en caso de fuego». No hay fuego, y rompes el cristal.',
      en: 'The sign says “Break in case of fire”. There is no fire, and you break the glass.',
    },
    value: 1,
  }),
  weapon('rune-graven-dagger', {
    title: { es: 'Daga de runas', en: 'Rune-Graven Dagger' },
    grammar: { g: 'f' },
    story: {
      es: 'El filo no refleja la habitación donde estás.',
      en: 'The blade does not reflect the room you are in.',
    },
    magic: true,
    value: 1,
    sanity: -1,
  }),
  weapon('sickle-of-bubastis', {
    title: { es: 'Hoz de Bubastis', en: 'Sickle of Bubastis' },
    grammar: { g: 'f' },
    story: {
      es: 'El gato ha renunciado a su cojín y duerme a su lado, con una pata sobre el mango.',
      en: 'The cat has given up its cushion and sleeps beside it, one paw on the handle.',
    },
    magic: true,
    value: 2,
    sanity: -1,
  }),
  weapon('great-race-storm-caster', {
    title: { es: 'Lanzatormentas de la Gran Raza', en: 'Great Race Storm-Caster' },
    story: {
      es: 'El gatillo está pensado para una pinza. Con las dos manos y la barbilla también dispara.',
      en: 'The trigger was meant for a claw. Two hands and a chin will do.',
    },
    unique: true,
    magic: true,
    value: 4,
    sanity: -2,
  }),
  weapon('blade-of-the-elder-ones', {
    title: { es: 'Hoja de los Dioses Mayores', en: 'Blade of the Elder Ones' },
    grammar: { g: 'f' },
    story: {
      es: 'No pesa nada hasta que se desenvaina con motivo. Entonces hacen falta los dos brazos.',
      en: 'It weighs nothing until it is drawn with good reason. Then it takes both arms.',
    },
    unique: true,
    magic: true,
    value: 3,
    sanity: -2,
  }),
  weapon('consecrated-sabre', {
    title: { es: 'Sable consagrado', en: 'Consecrated Sabre' },
    story: {
      es: 'Cuelga en la sacristía, entre los paraguas. El coadjutor lo afila los viernes; en el inventario no consta.',
      en: 'It hangs in the vestry, among the umbrellas. The curate sharpens it on Fridays; it is not in the inventory.',
    },
    magic: true,
    value: 2,
    sanity: -1,
  }),
  weapon('spear-of-celephais', {
    title: { es: 'Lanza de Celephaïs', en: 'Spear of Celephaïs' },
    grammar: { g: 'f' },
    story: {
      es: 'El asta tiene una muesca por cada soñador que la ha llevado. La tuya ya está.',
      en: 'The shaft has a notch for every dreamer who has carried it. Yours is there already.',
    },
    dimension: 'dreamlands',
    magic: true,
    value: 2,
  }),
]
