/** What a scene is illustrated with: who is spoken to, where the reader stands, or the dream itself. */
import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { fields, textIn } from '@miskatonic/web/kit/figures'
import { innermost } from '@miskatonic/web/kit/resolving'
import { artOf } from './art.ts'
import { slotOf } from './scape.ts'
import { dreamerOf, faceKey, lying, textOf } from './team.ts'

type Read = Pick<TableProps, 'view' | 'face' | 'picture'>
/** `focus`: the part of a tile one stands on, in per cent of its width and height. */
export type Illustration = { readonly src: string; readonly of: 'somebody' | 'place'; readonly focus?: readonly [number, number] }

const shownBy = (piece: PieceView | undefined, { face, picture }: Read): string | null => {
  const text = piece && textOf(piece, face)
  return piece && text ? artOf(faceKey(piece), text, picture) : null
}
/** The tile somebody stands on, if it has a picture of its own. */
function underfoot(who: string, props: Read): Illustration | null {
  const { view, face, picture } = props
  const at = dreamerOf({ view, face }, who)?.at
  const tile = at && lying(view, 'scape').find((piece) => textIn(fields(textOf(piece, face)?.figures), 'at') === slotOf(at))
  const src = tile ? picture(faceKey(tile)) : null
  return src ? { src, of: 'place', focus: focusOf(at ?? '') } : null
}
/** Its quarter of the tile. */
function focusOf(at: string): readonly [number, number] {
  const [x = 1, y = 1] = at.split(',').map(Number)
  return [x % 2 ? 7 : 93, y % 2 ? 7 : 93]
}

export function illustrationFor(who: string, props: Read): Illustration | null {
  const { view } = props
  const action = textIn(fields(innermost(view, 'action')), 'action')
  const met = [...lying(view, 'entity'), ...lying(view, 'slumber')]
  const spokenTo = met.find(({ faces }) => action.startsWith('entity:') && faces.front?.split('/')[1] === action.split(/[:/]/)[1])
  const somebody = shownBy(spokenTo, props)
  if (somebody) return { src: somebody, of: 'somebody' }
  const here = action.startsWith('map:') ? underfoot(who, props) : null
  if (here) return here
  const src = shownBy([...lying(view, 'gate'), ...lying(view, 'slumber')][0], props)
  return src ? { src, of: 'place' } : null
}
