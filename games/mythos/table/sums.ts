/** Numbers the rules make up, as they are asked for: the value of an Ally or a Monster, with its Weapon and all that changes it. */
import type { PieceView } from '@miskatonic/kernel'
import type { Made, TableProps } from '@miskatonic/web/kit'
import { say, words } from './strings.ts'
import { figuresOf } from './view/figures.ts'

export function sums({ alias, faces }: PieceView, { face, lang, seat, view }: TableProps): readonly Made[] {
  const valued = faces.front !== undefined && figuresOf(face(faces.front)).value !== null
  return valued && view.seats.includes(seat)
    ? [{ label: say(words.cardValue, lang), quantity: 'value', of: { piece: alias, who: seat } }]
    : []
}
