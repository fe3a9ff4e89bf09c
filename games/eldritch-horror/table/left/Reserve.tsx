import { Panel, type TableProps } from '@miskatonic/web/kit'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, nameOf, priceOf, textOf } from '../view/figures.ts'
import styles from './Reserve.module.css'

/** The four Assets on offer; small when the column is short. */
export function Reserve(props: TableProps) {
  const { view, face, picture, lang, lit, picked } = props
  const cards = view.zones.reserve?.pieces ?? []
  const deck = view.zones.assets?.count ?? 0
  if (!cards.length) return null
  return (
    <Panel heading={say(words.reserve, lang)} count={say(words.deck, lang, { n: deck })} className={styles.reserve} mark="reserve">
      <ul className={styles.cards} data-zone="reserve">
        {cards.map((card) => {
          const options = lit.pieces.get(card.alias)
          const [only] = options ?? []
          const value = priceOf(textOf(card, face))
          return (
            <li key={card.alias}>
              <button
                type="button"
                data-piece={card.alias}
                onClick={() => (only && options?.length === 1 ? props.choose(only.key) : props.showPiece(card.alias))}
                data-lit={Boolean(options?.length)}
                data-chosen={options?.some(({ key }) => picked.includes(key)) ?? false}
                title={nameOf(card, face)}
              >
                <span className={styles.whole}>
                  <Card faceKey={faceKey(card) ?? ''} piece={card} size="mini" face={face} picture={picture} lang={lang} />
                </span>
                <span className={styles.line}>
                  <em>{value ?? ''}</em>
                  <span>{nameOf(card, face)}</span>
                </span>
                {value !== null && <span className="unseen"> {say(words.value, lang, { n: value })}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
