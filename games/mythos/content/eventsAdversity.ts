import { alliesAt, bury, discard, each, event, invert, lose, loseTurn, onTarget, opponentsAt, target, yours } from './builders.ts'
import type { EventCard } from './nodes.ts'

/** Law, mishaps and horrors: what one does to the others. */
export const adversities: readonly EventCard[] = [
  event('federal-raid', {
    title: { es: 'Redada federal', en: 'Federal Raid' },
    grammar: { g: 'f' },
    story: {
      es: 'Camiones sin matrícula, reflectores, una lista de casas junto al agua. Los periódicos dirán que buscaban alcohol.',
      en: 'Unmarked trucks, searchlights, a list of houses by the water. The papers will say it was about liquor.',
    },
    subtype: 'law',
    target: { who: 'all' },
    lasts: 'immediate',
    effect: bury(alliesAt('city', { kind: 'ally', has: 'cultist' }), 'all'),
  }),
  event('missed-connection', {
    title: { es: 'Enlace perdido', en: 'Missed Connection' },
    story: {
      es: 'Ves salir tu tren desde el andén de enfrente. En tu asiento va alguien con tu sombrero.',
      en: 'You watch your train pull out from the opposite platform. Somebody in your seat is wearing your hat.',
    },
    subtype: 'mishap',
    target: { who: 'investigator', at: 'travel' },
    lasts: 'immediate',
    effect: onTarget(loseTurn()),
  }),
  event('library-theft', {
    title: { es: 'Robo en la biblioteca', en: 'Library Theft' },
    story: {
      es: 'La vitrina sigue cerrada con llave y el polvo del estante, intacto. Solo falta el libro.',
      en: 'The case is still locked and the dust on the shelf undisturbed. Only the book is gone.',
    },
    subtype: 'mishap',
    target: { who: 'opponent' },
    lasts: 'immediate',
    effect: onTarget(bury({ ...yours({ kind: 'tome' }), bare: true })),
  }),
  event('betrayal', {
    title: { es: 'Traición', en: 'Betrayal' },
    grammar: { g: 'f' },
    story: {
      es: '«Ha sido por tu bien», dice la nota. La firma no tiembla lo más mínimo.',
      en: '“It was for your own good,” says the note. The signature does not waver in the least.',
    },
    sanity: -1,
    subtype: 'mishap',
    target: { ally: { kind: 'ally', value: 2 } },
    lasts: 'immediate',
    effect: discard(target),
  }),
  event('summons-to-testify', {
    title: { es: 'Citación judicial', en: 'Summons to Testify' },
    grammar: { g: 'f' },
    story: {
      es: 'El juez quiere saber qué hacías en el depósito. El muerto también.',
      en: 'The judge wants to know what you were doing at the morgue. So does the dead man.',
    },
    subtype: 'law',
    target: { who: 'opponent', at: 'city' },
    lasts: 'immediate',
    effect: onTarget(loseTurn()),
  }),
  event('confiscated-luggage', {
    title: { es: 'Equipaje incautado', en: 'Confiscated Luggage' },
    story: {
      es: 'El aduanero lo precinta todo sin abrirlo. Ha oído algo dentro y tiene familia.',
      en: 'The customs man seals it all unopened. He has heard something inside, and he has a family.',
    },
    subtype: 'law',
    target: { who: 'opponent' },
    lasts: 'immediate',
    effect: onTarget(discard(yours({ kind: 'artifact' }))),
  }),
  event('ghastly-discovery', {
    title: { es: 'Hallazgo macabro', en: 'Ghastly Discovery' },
    story: {
      es: 'La tapa está arañada por dentro. La losa que la cubre, por fuera.',
      en: 'The lid is scratched on the inside. The slab above it is scratched on the outside.',
    },
    subtype: 'horror',
    target: { who: 'opponent', at: ['cemetery', 'underground'] },
    lasts: 'immediate',
    effect: onTarget(lose(2)),
  }),
  event('whip-poor-wills', {
    title: { es: 'Chotacabras', en: 'Whip-poor-wills' },
    story: {
      es: 'Cantan al ritmo de la respiración de alguien. Contienes la tuya, y esperan.',
      en: 'They are singing in time with somebody’s breath. You hold yours, and they wait.',
    },
    subtype: 'horror',
    target: { who: 'opponents', at: 'countryside' },
    lasts: 'immediate',
    effect: each(opponentsAt('countryside'), lose(1)),
  }),
  event('sealed-by-the-authorities', {
    title: { es: 'Precinto de la autoridad', en: 'Sealed by the Authorities' },
    story: {
      es: 'Un agente clava los tablones y otro sostiene la lámpara. Ninguno quiere ser quien dé la espalda a la puerta.',
      en: 'One officer nails up the boards and another holds the lamp. Neither will be the one to turn his back on the door.',
    },
    subtype: 'law',
    target: { who: 'opponent', at: 'city' },
    lasts: 'immediate',
    effect: onTarget(invert),
  }),
]
