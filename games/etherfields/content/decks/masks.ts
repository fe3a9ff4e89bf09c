import {
  action,
  addMotive,
  after,
  before,
  draw,
  figures,
  free,
  gain,
  lookAtTurns,
  mask,
  move,
  moveEntity,
  onTerrain,
  ownRoll,
  pay,
  preventAnguish,
  raise,
  reroll,
  seal,
  seq,
  unseal,
  words,
} from '../builders.ts'
import type { Mask } from '../kinds.ts'

/* Fourteen faces; the last four join the pool later. In the dark one forgets which is one's own. */

const onceATurn = { limit: 'turn' } as const

export const masks: readonly Mask[] = [
  mask('face-of-the-hoarder', 'Cara de quien guarda', 'Face of the Hoarder', {
    flavour: words('Sonríe con las manos llenas.', 'It smiles with its hands full.'),
    abilities: [raise.handLimit(1)],
  }),
  mask('face-of-the-mother', 'Cara de quien arropa', 'Face of Whoever Tucks In', {
    flavour: words(
      'No es la tuya. Es la de alguien que te miraba dormir.',
      'It is not yours. It is that of somebody who watched you sleep.',
    ),
    abilities: [preventAnguish(1, { may: true, cost: pay.discard(2) })],
  }),
  mask('face-of-the-builder', 'Cara de quien arma', 'Face of the Fitter', {
    flavour: words(
      'Tiene un lápiz en cada oreja y solo mira lo que falta.',
      'A pencil behind each ear, and eyes only for what is missing.',
    ),
    abilities: [raise.progressLimit(1)],
  }),
  mask('face-of-the-card-player', 'Cara de quien baraja', 'Face of the Dealer', {
    flavour: words('Nada se le nota. Ni siquiera que es de cera.', 'Nothing shows on it. Not even that it is wax.'),
    actions: [action('again', { plus: pay.discard(1) }, reroll, { moment: 'reroll', when: ownRoll, ...onceATurn })],
  }),
  mask('face-of-the-listener', 'Cara de quien escucha', 'Face of the Listener', {
    flavour: words('Las orejas le crecen hacia quien habla.', 'Its ears lean towards whoever is speaking.'),
    abilities: [raise.range('contact', 1)],
  }),
  mask('face-of-the-turncoat', 'Cara de quien cambia', 'Face of the Turncoat', {
    flavour: words('De un lado ríe y del otro calcula. Se gira sola.', 'One side laughs and the other reckons. It turns by itself.'),
    actions: [action('turn', { plus: pay.discard(1) }, addMotive(2), { moment: 'payment', ...onceATurn })],
  }),
  mask('face-of-the-sleeper', 'Cara de quien duerme', 'Face of the Sleeper', {
    flavour: words('Los ojos están pintados por dentro.', 'The eyes are painted on the inside.'),
    abilities: [after('deck:reshuffle', { who: 'you' }, unseal(1))],
  }),
  mask('face-of-the-walker', 'Cara de quien anda', 'Face of the Walker', {
    flavour: words('Te la pones y ya estás un paso más allá.', 'You put it on and are already one step farther.'),
    actions: [action('step', free, move(1), onceATurn)],
  }),
  mask('face-of-the-jeweller', 'Cara de quien pule', 'Face of the Jeweller', {
    flavour: words(
      'Lleva un cristal en un ojo. Por él todo parece valer más.',
      'There is a glass in one eye. Through it all things look dearer.',
    ),
    actions: [action('polish', { plus: pay.discard(2) }, gain.gems(1), onceATurn)],
  }),
  mask('face-of-the-watch', 'Cara de quien vela', 'Face of the Watch', {
    flavour: words('No parpadea desde las 4.10.', 'It has not blinked since 4.10.'),
    actions: [action('look', free, lookAtTurns(1), onceATurn)],
  }),
  mask('face-of-the-shepherd', 'Cara de quien lleva', 'Face of the Drover', {
    flavour: words('Silba sin labios, y algo se mueve.', 'It whistles without lips, and something moves.'),
    actions: [action('herd', { plus: pay.discard(1) }, moveEntity(1, 'away', figures(undefined, 2)), onceATurn)],
    later: true,
  }),
  mask('face-of-the-miner', 'Cara de quien excava', 'Face of the Delver', {
    flavour: words(
      'Negra hasta las cejas. En lo oscuro ve de sobra.',
      'Black to the eyebrows. It sees well enough where there is no light.',
    ),
    abilities: [raise.draw(1, { while: onTerrain('darkness') })],
    later: true,
  }),
  mask('face-of-the-miser', 'Cara de quien ahorra', 'Face of the Saver', {
    flavour: words('La boca es una ranura. Devuelve una de cada dos.', 'The mouth is a slot. It gives back one in two.'),
    abilities: [after('card:seal', { who: 'you' }, unseal(1))],
    later: true,
  }),
  mask('face-of-the-ringer', 'Cara de quien avisa', 'Face of the Ringer', {
    flavour: words('Tiene la boca abierta y todavía no ha sonado.', 'Its mouth is open and it has not sounded yet.'),
    abilities: [before('turn:begin', {}, seq(seal(1), draw(1)), { may: true })],
    later: true,
  }),
]
