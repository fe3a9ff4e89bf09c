import {
  addSlumbers,
  cure,
  each,
  everyone,
  gain,
  has,
  hasFlag,
  read,
  removeThis,
  reshuffle,
  restoreMask,
  seal,
  seq,
  setFlag,
  several,
  slumber,
  standUp,
  teamEther,
  unseal,
  when,
  windClock,
  words,
} from '../builders.ts'
import type { Slumber } from '../kinds.ts'
import { g } from '../scriptNumbers.ts'
import { harbour } from './harbour.ts'
import { town } from './town.ts'

/* Slumbers: the Delta Phase, two that answer to what the Team has, and twelve Entities. */

const LENT = 'lent-gem'

export const slumbers: readonly Slumber[] = [
  slumber('delta-phase', 'Fase Delta', 'Delta Phase', {
    starting: true,
    flavour: words(
      'Alguien te rodea con los dos brazos, por detrás. No ves quién es.',
      'Both arms of somebody, from behind. You never see who.',
    ),
    text: words(
      'Cada Soñador elige dos cosas distintas: cura 3 de Angustia; Abre 6 cartas; Levanta todas sus cartas; Restaura su Máscara; vuelve a barajar su mazo. Restaura el Reloj y baraja los demás Duermevelas. Si alguien prestó una Gema, vuelve.',
      'Each Dreamer picks two different things: cure 3 Anguish; Open 6 cards; Stand Up all their cards; Restore their Mask; reshuffle their deck. Restore the Clock and shuffle the other Slumbers. If a Gem was lent, it comes back.',
    ),
    effect: seq(
      read(g('S.08')),
      each(everyone, several(2, cure(3), unseal(6), standUp('all'), restoreMask, reshuffle)),
      windClock,
      when(hasFlag('campaign', LENT), seq(gain.gems(1), setFlag('campaign', LENT, 0))),
      addSlumbers(),
    ),
  }),
  slumber('ebb', 'Reflujo', 'Ebb', {
    starting: true,
    flavour: words(
      'El agua se retira y enseña sobre qué estaba. Tres papeles, si los llevas, bastan para leerlo.',
      'The water draws back and shows what it was standing on. Three papers, if you have them, are enough to read it.',
    ),
    effect: when(has('notes', 3), seq(read(g('S.09')), addSlumbers('paper-bride', 'salt-widow'), removeThis), each(everyone, unseal(1))),
  }),
  slumber('undertow', 'Resaca', 'Undertow', {
    flavour: words('Se ha fijado en lo que vienes ahorrando.', 'It has noticed what you have been saving.'),
    effect: when(teamEther(6), seq(read(g('S.10')), addSlumbers('borrowed-shadow'), each(everyone, seal(1)))),
  }),
  ...harbour,
  ...town,
]
