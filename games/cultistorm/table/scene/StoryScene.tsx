import type { GameTable, TableProps } from '@miskatonic/web/kit'
import { RichText } from '@miskatonic/web/kit'
import { Stage } from '@miskatonic/web/kit/scene'
import type { ComponentProps } from 'react'
import { say, words } from '../strings.ts'
import { openStory } from '../view/stories.ts'
import { detectiveOf, textOf } from '../view/storm.ts'
import styles from './StoryScene.module.css'

export const hasStory = (props: TableProps): boolean => openStory(props) !== null

/** A page of the story book, as large as it wants to be read. What it does stands below. */
export function StoryScene(props: ComponentProps<GameTable['Scene']>) {
  const { face, lang, view } = props
  const reading = openStory(props)
  const text = reading && textOf(reading.tale, face)
  if (!reading || !text) return null
  const { story, rules } = text.parts[0] ?? {}
  const inFight = view.records.some(({ kind }) => kind === 'fight')
  const who = inFight ? detectiveOf(props, reading.who)?.name : undefined
  const sub = who ? say(words.storyFor, lang, { n: reading.number, name: who }) : say(words.storyNumber, lang, { n: reading.number })
  return (
    <Stage kind="story" over="board" icon="open-book" title={text.name} sub={sub} narrow={props.narrow} foot={props.children}>
      <article className={styles.page} data-mark="story">
        <p>{story}</p>
        {rules && (
          <footer>
            <RichText text={rules} iconOf={() => null} />
          </footer>
        )}
      </article>
    </Stage>
  )
}
