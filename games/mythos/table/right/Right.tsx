import { Icon, type TableProps } from '@miskatonic/web/kit'
import { useState } from 'react'
import { LastPlayed } from '../board/LastPlayed.tsx'
import { say, words } from '../strings.ts'
import type { Item, Story } from '../view/stories.ts'
import styles from './Right.module.css'
import { useStories } from './useStories.ts'

function ItemLine({ item, lang }: { readonly item: Item; readonly lang: 'es' | 'en' }) {
  const met = item.has >= item.n
  return (
    <li data-met={met || undefined}>
      <span className={styles.tick}>{met && <Icon name="check-mark" size={11} />}</span>
      <span className={styles.item}>
        <span aria-hidden="true">{item.text}</span>
        <span className="unseen">{say(words.itemOf, lang, { text: item.text, has: item.has, n: item.n })}</span>
      </span>
      {item.n > 1 && (
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: item.n }, (_, i) => (
            <s key={i} data-full={i < item.has || undefined} />
          ))}
        </span>
      )}
    </li>
  )
}

function foot(story: Story, lang: 'es' | 'en'): string {
  if (story.ready) return say(words.readyNow, lang)
  if (!story.items || story.hindered) return ''
  return story.missing ? say(words.missing, lang, { n: story.missing }) : say(words.allThere, lang)
}

/** What is still missing of each Adventure in one's Hand. The nearest is open; the others open with a press. */
export function Right(props: TableProps) {
  const { lang } = props
  const stories = useStories(props)
  const [open, setOpen] = useState<string | null>(null)
  if (!stories.length) return <LastPlayed props={props} />
  const shown = stories.find(({ piece }) => piece.alias === open) ?? stories[0]
  return (
    <>
      <LastPlayed props={props} />
      <section className={styles.adventures} data-mark="story" aria-label={say(words.adventuresInHand, lang)}>
        <em>{say(stories.length > 1 ? words.adventuresInHand : words.adventureInHand, lang)}</em>
        {stories.map((story) => {
          const on = story === shown
          return (
            <div key={story.piece.alias} className={styles.story} data-ready={story.ready || undefined}>
              <h3>
                <button
                  type="button"
                  aria-expanded={on}
                  onClick={() => (on ? props.showPiece(story.piece.alias) : setOpen(story.piece.alias))}
                >
                  {story.name}
                  {!on && story.items && <small>{foot(story, lang)}</small>}
                </button>
              </h3>
              {on && (
                <>
                  {story.items ? (
                    <ul>
                      {story.items.map((item) => (
                        <ItemLine key={item.text} item={item} lang={lang} />
                      ))}
                    </ul>
                  ) : (
                    <p>{say(words.notKnown, lang)}</p>
                  )}
                  {story.hindered && <p>{story.hindered}</p>}
                  <div className={styles.sum}>
                    <span>{foot(story, lang)}</span>
                    <b>{say(words.pointsShort, lang, { n: story.points })}</b>
                  </div>
                </>
              )}
            </div>
          )
        })}
      </section>
    </>
  )
}
