import { both, hasFlag, isRevealed, note, nothing, onSquares, words } from '../../builders.ts'
import type { Note } from '../../kinds.ts'

export const notes: readonly Note[] = [
  note('n-04', 'Huella en alquitrán', 'Print in Tar', {
    back: words('En el estrado de la Cámara.', 'On the dais of the House.'),
    flavour: words(
      'Alguien ha calcado el tejado entero: nueve perchas, trece pies. Ocho de los pies van por parejas.',
      'Somebody has traced the whole roof: nine perches, thirteen feet. Eight of the feet go in pairs.',
    ),
    when: both(isRevealed('i03-c2'), onSquares('5,3')),
    effect: nothing,
    kept: true,
  }),
  note('n-05', 'Chapa 2', 'Tally 2', {
    back: words('Donde haya ganchos.', 'Where there are hooks.'),
    flavour: words('V. Sall. Un agujero de clavo, y no es el de colgarla.', 'V. Sall. A nail-hole, and not the one it hangs by.'),
    when: hasFlag('encounter', 'hooks'),
    effect: nothing,
    kept: true,
  }),
]
