import {
  attack,
  contact,
  cure,
  discard,
  driveOff,
  each,
  endSlumber,
  everyone,
  inRange,
  loot,
  noDie,
  price,
  seal,
  seq,
  slumber,
  unseal,
  words,
} from '../builders.ts'
import type { Slumber } from '../kinds.ts'

/* Slumbers: the Delta Phase, and one Entity as a pattern for the others. */

export const slumbers: readonly Slumber[] = [
  slumber('delta-phase', 'Fase Delta', 'Delta Phase', {
    starting: true,
    flavour: words(
      'Alguien te rodea con los dos brazos, por detrás. No ves quién es.',
      'Both arms of somebody, from behind. You never see who.',
    ),
    effect: each(everyone, seq(cure(3), unseal(6))),
  }),
  slumber('tallyman', 'El Contador', 'The Tallyman', {
    starting: true,
    flavour: words('Cuenta lo que llevas en voz alta y le salen seis.', 'He counts what you hold, aloud, and keeps getting six.'),
    actions: [attack(price('3R'), seq(driveOff(), loot, endSlumber)), contact(price('3A'), seq(loot, endSlumber))],
    entity: {
      turns: 5,
      pieces: 1,
      piece: 'human',
      move: noDie(1),
      steps: { basic: each(inRange(1), discard(1)), special: each(inRange(2), seal(1)) },
      outOfTurns: each(everyone, seal(2)),
      skip: true,
    },
  }),
]
