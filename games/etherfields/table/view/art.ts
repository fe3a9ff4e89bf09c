/** Which picture shows a face: its own, or one of its sort. */
import type { FaceText, FindPicture } from '@miskatonic/web/kit'
import { fields, textIn } from '@miskatonic/web/kit/figures'
import { motiveOf } from './team.ts'

/** What only a dream knows has no picture of its own name: nobody can read there what is still to come. */
export function artOf(key: string, text: FaceText | null, picture: FindPicture): string | null {
  const own = picture(key)
  if (own || !text) return own
  const [first] = motiveOf(text)
  const figures = fields(text.figures)
  if (text.kind === 'influence' && first) return picture(`${textIn(figures, 'type')}-${first[0]}`)
  const sort = textIn(figures, 'piece')
  return (sort && picture(`met-${sort}`)) || picture(`sort-${text.kind}`)
}
