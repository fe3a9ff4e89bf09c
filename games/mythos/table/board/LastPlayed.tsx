import type { TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { lastPlayed } from '../view/lastPlayed.ts'
import styles from './LastPlayed.module.css'

/** Where the card lies that was played last, by whomever: it can be read there. */
export function LastPlayed({ props }: { readonly props: TableProps }) {
  const { face, picture, lang } = props
  const played = lastPlayed(props)
  if (!played) return null
  return (
    <section className={styles.slot} aria-label={say(words.lastPlayed, lang)} data-last-played={played.face}>
      <button type="button" data-face={played.face} onClick={() => props.showFace(played.face)}>
        <span className={styles.mini} aria-hidden="true">
          <Card faceKey={played.face} size="mini" face={face} picture={picture} lang={lang} />
        </span>
        <span>
          <em>{say(words.lastPlayed, lang)}</em>
          <b>{face(played.face)?.name}</b>
          <small>{withSeatsIn(lang, played.by)}</small>
        </span>
      </button>
    </section>
  )
}
