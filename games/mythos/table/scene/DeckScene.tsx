import type { TableProps } from '@miskatonic/web/kit'
import { setup } from '../../setup.ts'
import { say, words } from '../words.ts'
import styles from './DeckScene.module.css'
import { Stage } from './Stage.tsx'

/** What stands for each ready deck, and what it is about. */
const EMBLEMS: { readonly [deck: string]: string } = {
  'the-arkham-faculty': 'location:miskatonic-library',
  'the-order-of-the-reef': 'monster:deep-one',
  'physicians-of-providence': 'ally:dr-herbert-west',
  'the-miskatonic-expedition': 'location:city-of-the-elder-things',
  'dreamers-of-the-silver-key': 'artifact:the-silver-key',
  'whispers-in-the-hills': 'monster:mi-go',
}
type Choice = (typeof setup.fields)[0]['choices'][number]
const choiceOf = (id: string): Choice | undefined => setup.fields[0].choices.find((one) => one.id === id)

/** A deck each, or an Investigator for a deck that has none. */
export function DeckScene({ props }: { readonly props: TableProps }) {
  const { ask, lang } = props
  const people = ask?.about.key === 'prompt.investigator'
  return (
    <Stage
      id="deck"
      icon="card-pick"
      title={say(people ? words.chooseInvestigator : words.chooseDeck, lang)}
      narrow={props.narrow}
      foot={null}
    >
      <ul className={styles.choices}>
        {ask?.options.map(({ key, text }, i) => {
          const art = props.picture(people ? `investigator:${key}` : (EMBLEMS[key] ?? 'back'))
          const help = choiceOf(key)?.help[lang]
          return (
            <li key={key}>
              <button type="button" className={styles.choice} onClick={() => props.choose(key)} data-option={key}>
                <span className={styles.art}>{art && <img src={art} alt="" />}</span>
                <span className={styles.words}>
                  <b>{text}</b>
                  {help && <small>{help}</small>}
                </span>
                {i < 9 && <kbd>{i + 1}</kbd>}
              </button>
            </li>
          )
        })}
      </ul>
    </Stage>
  )
}
