import type { TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { justPlayed, lastPlayed } from '../view/lastPlayed.ts'
import styles from './LastPlayed.module.css'

/** A rival's card, held up for all to see while it is being played. */
export function HeldUp({ props }: { readonly props: TableProps }) {
  const { face, picture, lang } = props
  const played = props.onlooking ? justPlayed(props) : null
  if (!played) return null
  return (
    <div className={styles.held} data-held-up={played.face} aria-hidden="true" key={played.id}>
      <Card faceKey={played.face} size="large" face={face} picture={picture} lang={lang} />
      <p>{played.text}</p>
    </div>
  )
}

/** Where the card lies that was played last, by whomever: it can be read there. */
export function LastPlayed({ props }: { readonly props: TableProps }) {
  const { face, picture, lang } = props
  const played = lastPlayed(props)
  if (!played) return null
  return (
    <section className={styles.slot} aria-label={say(words.lastPlayed, lang)} data-last-played={played.face}>
      <button type="button" onClick={() => props.showFace(played.face)}>
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
