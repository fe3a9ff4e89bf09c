import type { TableProps } from '@miskatonic/web/kit'
import { Excerpt as KitExcerpt } from '@miskatonic/web/kit/scene'
import { faceKey, pieceByAlias, textOf } from '../view/figures.ts'
import type { Encounter } from '../view/resolving.ts'

type Props = { readonly encounter: Encounter; readonly props: TableProps; readonly wide?: boolean }

/** The part of an encounter card that is being read, and of a card in parts those that led there. */
export function Excerpt({ encounter: { card, part }, props, wide = false }: Props) {
  const piece = pieceByAlias(props.view, card)
  const text = piece && textOf(piece, props.face)
  if (!piece || !text) return null
  const complex = part === 'initial' || part === 'pass' || part === 'fail'
  const parts = text.parts.filter(({ id }) => part === null || id === part || (complex && id === 'initial'))
  return (
    <KitExcerpt
      art={props.picture(faceKey(piece) ?? '')}
      parts={parts.length ? parts : text.parts}
      now={complex ? part : null}
      wide={wide}
    />
  )
}
