import type { SetupChoice } from '@miskatonic/contract'
import type { TableProps } from '@miskatonic/web/kit'
import { Stage } from '@miskatonic/web/kit/scene'
import { deckChoices } from '../../setup.ts'
import { say, words } from '../strings.ts'
import styles from './DeckScene.module.css'

const choiceOf = (id: string): SetupChoice | undefined => deckChoices.find((one) => one.id === id)

/** A deck each, or an Investigator for a deck that has none. */
export function DeckScene({ props }: { readonly props: TableProps }) {
  const { ask, lang } = props
  const people = ask?.about.key === 'prompt.investigator'
  return (
    <Stage
      kind="deck"
      over="felt"
      icon="card-pick"
      title={say(people ? words.chooseInvestigator : words.chooseDeck, lang)}
      narrow={props.narrow}
      foot={null}
    >
      <ul className={styles.choices}>
        {ask?.options.map(({ key, text }, i) => {
          const art = props.picture(`${people ? 'investigator' : 'deck'}:${key}`) ?? props.picture('back')
          const help = choiceOf(key)?.help?.[lang]
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
