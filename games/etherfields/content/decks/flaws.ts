import { discardItem, flaw, layDown, raise, words } from '../builders.ts'
import type { Flaw } from '../kinds.ts'

/* What the cold has taken: the first Flaws. */

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
]
