import { Icon, type TableProps } from '@miskatonic/web/kit'
import { useStories } from './right/useStories.ts'
import styles from './Strip.module.css'
import { say, words } from './strings.ts'
import { ownSeat, sideOf } from './view/sides.ts'

/** One's own state in one line, for phones: Sanity, deck, the nearest Adventure. */
export function Strip(props: TableProps) {
  const { view, face, lang } = props
  const own = sideOf(view, ownSeat(props), face)
  const [story] = useStories(props)
  if (!own.investigator) return null
  return (
    <section className={styles.strip} aria-label={say(words.ownSide, lang)}>
      <span className={styles.sanity} data-low={own.sanity <= 6 || undefined}>
        <b>{own.sanity}</b> {say(words.san, lang)}
      </span>
      <span className={styles.figure} role="img" aria-label={say(words.deckOf, lang, { n: own.deck })}>
        <Icon name="stack" size={16} />
        {own.deck}
      </span>
      {story ? (
        <button
          type="button"
          className={styles.story}
          data-mark="story"
          data-ready={story.ready || undefined}
          onClick={() => props.showPiece(story.piece.alias)}
        >
          <b>{story.name}</b>
          <small>
            {story.ready
              ? say(words.readyNow, lang)
              : story.items
                ? story.hindered || say(story.missing ? words.missing : words.allThere, lang, { n: story.missing })
                : say(words.notKnown, lang)}
          </small>
        </button>
      ) : (
        <span className={styles.none}>{say(words.noAdventure, lang)}</span>
      )}
    </section>
  )
}
