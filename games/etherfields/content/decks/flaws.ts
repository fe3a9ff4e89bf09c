import {
  after,
  alone,
  cure,
  discard,
  discardItem,
  discardMask,
  each,
  flaw,
  layDown,
  lose,
  near,
  not,
  pay,
  putState,
  raise,
  relocate,
  seal,
  seq,
  words,
} from '../builders.ts'
import type { Flaw } from '../kinds.ts'

/* What the cold has taken. Six lie in the box; the others join through dreams, the last through Death. */

export const flaws: readonly Flaw[] = [
  flaw('what-was-i-holding', '¿Qué llevaba en la mano?', 'What Was I Holding', {
    flavour: words('Miras los dedos. Están. Lo demás, no.', 'You look at your fingers. They are there. The rest is not.'),
    drawn: layDown(1),
  }),
  flaw('short-of-breath', 'Falta de aliento', 'Short of Breath', {
    flavour: words('Cuentas hasta cinco y el seis no llega.', 'You count to five and six does not come.'),
    stays: true,
    abilities: [raise.handLimit(-1)],
  }),
  flaw('dropped-it', 'Se te ha caído', 'Dropped It', {
    flavour: words('Lo oyes caer, hacia arriba.', 'You hear it fall, upwards.'),
    drawn: discardItem({ random: true }),
  }),
  flaw('thick-fingers', 'Dedos torpes', 'Thick Fingers', {
    flavour: words('Quieres una y salen dos, pegadas.', 'You want one and get two, stuck together.'),
    drawn: discard(2, { random: true }),
  }),
  flaw('elbow-room', 'Sin sitio para el codo', 'Elbow Room', {
    flavour: words('En cuanto hay alguien al lado, algo se derrama.', 'As soon as there is somebody beside you, something spills.'),
    stays: true,
    abilities: [after('dreamer:enter', { who: 'you' }, discard(1), { while: not(alone) })],
  }),
  flaw('slow-to-start', 'Cuesta arrancar', 'Slow to Start', {
    flavour: words('La mano ya sabe qué hacer. Está esperando a la otra.', 'The hand knows what to do. It is waiting for the other one.'),
    stays: true,
    abilities: [raise.draw(-1)],
  }),
  flaw('the-wrong-coat', 'El abrigo equivocado', 'The Wrong Coat', {
    flavour: words('Te queda bien. En el bolsillo hay una mano.', 'It fits. There is a hand in the pocket.'),
    drawn: discardMask,
    later: true,
  }),
  flaw('squint', 'Ojos entornados', 'Squint', {
    flavour: words('Dos luces donde había tres, y las dos en línea.', 'Two lights where there were three, and the two in line.'),
    drawn: putState('blinded'),
    later: true,
  }),
  flaw('aye', 'A favor', 'Aye', {
    flavour: words('Cabeceas. Se considera que has votado.', 'You nod off. It is deemed a vote.'),
    drawn: lose.ether(1),
    later: true,
  }),
  flaw('teeth-chatter', 'Castañeteo', 'Chatter', {
    flavour: words('Los dientes cuentan algo y los de al lado contestan.', 'Your teeth are telling a story, and those beside you answer.'),
    drawn: each(near(0), discard(1)),
    later: true,
  }),
  flaw('one-landing-down', 'Un rellano más abajo', 'One Landing Down', {
    flavour: words('Habías subido. Lo recuerdan las rodillas.', 'You had climbed. Your knees remember it.'),
    drawn: relocate('entrance'),
    later: true,
  }),
  flaw('page-overdue', 'Fuera de plazo', 'Overdue', {
    flavour: words('Te reclaman una página. Es la tuya.', 'They want a page back. It is yours.'),
    drawn: seal(2),
    later: true,
  }),
  flaw('owes', 'Debe', 'Owes', {
    flavour: words('Una cifra junto a tu nombre, sin decir de qué.', 'A figure beside your name, and not of what.'),
    stays: true,
    price: pay.ether(2),
    abilities: [after('ether:gain', { who: 'you' }, discard(1))],
    later: true,
  }),
  flaw('so-warm-now', 'Qué calor ahora', 'So Warm Now', {
    flavour: words(
      'Por primera vez en toda la noche no tienes frío. Alguien se da cuenta y te zarandea.',
      'For the first time tonight you are not cold. Somebody notices, and shakes you.',
    ),
    drawn: seq(cure(2), seal(4)),
    later: true,
  }),
]
