import { hasFlag, note, nothing, words } from '../../builders.ts'
import type { Note } from '../../kinds.ts'

export const notes: readonly Note[] = [
  note('n-01', 'Billete, muy doblado', 'Ticket, Folded Small', {
    back: words('Cuando un guion pregunte una hora.', 'When a script asks a time.'),
    flavour: words('Ida. Las 6.52. Sin picar.', 'Single. The 6.52. Not punched.'),
    when: hasFlag('encounter', 'asks-a-time'),
    effect: nothing,
    kept: true,
  }),
]
