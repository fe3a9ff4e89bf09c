import { mask, pay, preventAnguish, raise, words } from '../builders.ts'
import type { Mask } from '../kinds.ts'

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
]
