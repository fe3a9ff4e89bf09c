import {
  attack,
  cannot,
  contact,
  cure,
  draw,
  each,
  entity,
  everyone,
  gain,
  has,
  hasFlag,
  influence,
  inRange,
  metamorphose,
  motive,
  move,
  note,
  nothing,
  play,
  price,
  putState,
  read,
  seq,
  situation,
  unseal,
  words,
} from '../../builders.ts'
import type { Entity, Influence, Note, Situation } from '../../kinds.ts'
import { g } from '../../scriptNumbers.ts'
import { GRAFTER } from './orchard.ts'

export const grafter: Entity = entity(GRAFTER, 'La Injertadora', 'The Grafter', {
  flavour: words(
    'Va de árbol en árbol con una soga al hombro. Antes de cada nudo se sopla los dedos.',
    'She goes from tree to tree with a rope over her shoulder. Before each knot she blows on her fingers.',
  ),
  piece: 'human',
  move: { value: 2, towards: 'mostAnguish' },
  steps: { metamorphosis: metamorphose(1), basic: each(inRange(1), seq(putState('paralysed'), cure(1))), special: read(g('4.37')) },
  actions: [contact(price('3A'), read(g('4.18'))), attack(price('3R'), read(g('4.20')))],
})

export const situations: readonly Situation[] = [
  situation('hard-frost', 'La helada', 'The Frost', {
    flavour: words('No tiene prisa. Ha hecho esto otras noches.', 'It is in no hurry. It has done this on other nights.'),
    text: words(
      'Una Amenaza en una loseta es escarcha. En cada Efecto especial crece en una loseta contigua a otra escarchada: en un Turno de corazones o diamantes, en la de la madre; si no, donde decida el Equipo. La segunda Amenaza de una loseta la vuelve Pantano. La tercera en la de la madre acaba el Sueño. Al final de cada Turno, quien esté en un Pantano descarta 1 carta.',
      'A Threat on a tile is frost. At each Special effect it grows on a tile next to a frosted one: in a Turn of hearts or diamonds on the mother’s, otherwise where the Team decides. A tile’s second Threat turns it to Swamp. The third on the mother’s ends the Dream. At the end of each Turn, whoever stands in Swamp discards 1 card.',
    ),
  }),
  situation('plan-of-the-wires', 'Los alambres', 'The Wires', {
    text: words(
      'Ocho alambres van de tronco en tronco: madre–manzano, madre–ciruelo, manzano–ciruelo, manzano–níspero, ciruelo–cerezo, níspero–cerezo, manzano–cerezo, ciruelo–níspero.',
      'Eight wires run from trunk to trunk: mother–apple, mother–plum, apple–plum, apple–medlar, plum–cherry, medlar–cherry, apple–cherry, plum–medlar.',
    ),
  }),
  situation('tied-wrist', 'Una vuelta en la muñeca', 'A Turn Round the Wrist', {
    flavour: words('Aprieta lo justo para que sepas que está.', 'Just tight enough to let you know it is there.'),
    abilities: [cannot('dreamer:push', {}), cannot('state:put', { state: 'paralysed' })],
    text: words(
      'A nadie se le empuja en este Sueño; ningún nudo Paraliza.',
      'Nobody is pushed in this Dream; no knot leaves you Paralysed.',
    ),
  }),
]

export const notes: readonly Note[] = [
  note('n-06', 'Cordel, seis nudos', 'Twine, Six Knots', {
    back: words('Cuando a un Soñador solo le quepa 1 de Angustia más.', 'When a Dreamer has room for one more Anguish and no other.'),
    flavour: words('Un nudo se suelta y tú no. Cuentas los que quedan: cinco.', 'One knot slips and you do not. You count the rest: five.'),
    when: has('anguish', 7),
    effect: cure(2),
  }),
  note('n-07', 'Chapa 5', 'Tally 5', {
    back: words('Donde haya ganchos.', 'Where there are hooks.'),
    flavour: words('B. Hale. Hundida por un pulgar, como si fuera cera.', 'B. Hale. Dented by a thumb, as if it were wax.'),
    when: hasFlag('encounter', 'hooks'),
    effect: nothing,
    kept: true,
  }),
]

/** What the orchard bears: four for whoever keeps it warm, and an ache for whoever keeps that. */
export const fruit: readonly Influence[] = [
  influence('toothache', 'Dolor de muelas', 'Toothache', {
    type: 'rapid',
    secret: true,
    motive: motive('3R'),
    price: 2,
    flavour: words('Duele en compás de seis.', 'It aches in time, six to the bar.'),
    actions: [play(draw(2), { moment: 'rapid' })],
  }),
  influence('scion', 'Púa de injerto', 'Scion', {
    type: 'action',
    secret: true,
    motive: motive('2A 1C'),
    price: 2,
    flavour: words('Un palmo de rama que cree que sigue en su árbol.', 'A span of twig that believes it is still on its tree.'),
    actions: [play(seq(cure(1), unseal(3)))],
  }),
  influence('windfall', 'Fruta caída', 'Windfall', {
    type: 'action',
    secret: true,
    motive: motive('2R 2C'),
    price: 2,
    flavour: words('Tibia por el lado del suelo.', 'Warm on the side next to the ground.'),
    actions: [play(each(everyone, draw(1)))],
  }),
  influence('a-line-to-follow', 'Un cabo que seguir', 'A Line to Follow', {
    type: 'action',
    secret: true,
    motive: motive('3C'),
    price: 3,
    flavour: words('Lo llevas en la mano y vas donde va.', 'You hold it, and go where it goes.'),
    actions: [play(seq(move(3), draw(1)))],
  }),
  influence('grafting-wax', 'Cera de injertar', 'Grafting Wax', {
    type: 'action',
    secret: true,
    motive: motive('3A'),
    price: 3,
    flavour: words('Tapa la junta. Huele a farmacia y a colmena.', 'It closes the join. It smells of chemist’s and of hive.'),
    actions: [play(seq(unseal(4), gain.ether(1)))],
  }),
]
