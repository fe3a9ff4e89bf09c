import type { GameTable } from '@miskatonic/web/kit'
import { Stage } from '@miskatonic/web/kit/scene'
import type { ComponentProps, CSSProperties } from 'react'
import { say, words } from '../strings.ts'
import { type Illustration, illustrationFor } from '../view/illustration.ts'
import type { Reading } from '../view/reading.ts'
import { dreamerOf, lying, nameOf } from '../view/team.ts'
import styles from './Scene.module.css'

type Props = { readonly reading: Reading; readonly props: ComponentProps<GameTable['Scene']> }

const focusedOn = ({ focus }: Illustration): CSSProperties | undefined =>
  focus && { objectPosition: `${focus[0]}% ${focus[1]}%`, transformOrigin: `${focus[0]}% ${focus[1]}%` }

/** A script is read aloud: its words, and at its foot what one does. */
export function StoryScene({ reading, props }: Props) {
  const { lang, view, face, narrow } = props
  const who = dreamerOf(props, reading.who)?.name
  const [dream] = [...lying(view, 'gate'), ...lying(view, 'slumber')]
  const title = (dream && nameOf(dream, face)) || say(words.story, lang)
  const drawn = illustrationFor(reading.who, props)
  const sub = [say(words.script, lang, { n: reading.entry }), view.seats.length > 1 ? who : ''].filter(Boolean).join(' · ')
  return (
    <Stage kind="story" over="board" icon="open-book" title={title} sub={sub} narrow={narrow} foot={props.children}>
      <div className={styles.story} data-mark="story">
        {drawn && (
          <figure className={styles.drawn} data-of={drawn.of} aria-hidden="true">
            <img src={drawn.src} alt="" draggable={false} style={focusedOn(drawn)} data-focused={drawn.focus && true} />
          </figure>
        )}
        <article className={styles.page}>
          {reading.pages.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </article>
      </div>
    </Stage>
  )
}
