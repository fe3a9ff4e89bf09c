import { RichText, type TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { faceKey, textOf } from '../view/figures.ts'
import type { Encounter } from '../view/resolving.ts'
import styles from './Excerpt.module.css'

/** The part of an encounter card that is being read, and of a card in parts those that led there. */
export function Excerpt({
  encounter,
  props,
  wide = false,
}: {
  readonly encounter: Encounter
  readonly props: TableProps
  readonly wide?: boolean
}) {
  const piece = pieceByAlias(props.view, encounter.card)
  const text = piece && textOf(piece, props.face)
  if (!piece || !text) return null
  const art = props.picture(faceKey(piece) ?? '')
  const { part } = encounter
  const complex = part === 'initial' || part === 'pass' || part === 'fail'
  const parts = text.parts.filter(({ id }) => part === null || id === part || (complex && id === 'initial'))
  return (
    <article className={styles.card} data-wide={wide}>
      {art && <img src={art} alt="" draggable={false} />}
      <div className={styles.paper}>
        {(parts.length ? parts : text.parts).map(({ id, title, story, rules }) => (
          <section key={id} data-past={complex && id !== part}>
            {title && <h4>{title}</h4>}
            {story && <p className={styles.story}>{story}</p>}
            {rules && (
              <p className={styles.rules}>
                <RichText text={rules} iconOf={() => null} />
              </p>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}
