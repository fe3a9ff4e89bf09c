import { cure, influence, motive, move, play, words } from '../builders.ts'
import type { Influence } from '../kinds.ts'

/* The Influence Market: two of eighty-one. */

export const market: readonly Influence[] = [
  influence('a-hand-on-the-shoulder', 'Una mano en el hombro', 'A Hand on the Shoulder', {
    type: 'rapid',
    motive: motive('2A'),
    price: 2,
    flavour: words('Fría. Comprueba algo y se va.', 'Cold. It checks something, and goes.'),
    actions: [play(cure(1), { moment: 'rapid' })],
  }),
  influence('wet-boots', 'Botas mojadas', 'Wet Boots', {
    type: 'action',
    motive: motive('2C'),
    price: 1,
    copies: 2,
    flavour: words('Por dentro. Por fuera están secas.', 'On the inside. Outside they are dry.'),
    actions: [play(move(2))],
  }),
]
