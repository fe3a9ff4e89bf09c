import { Stage } from '@miskatonic/web/kit'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, fields, numberIn, priceOf, textOf } from '../view/figures.ts'
import { personOfSeat } from '../view/people.ts'
import styles from './PurchaseScene.module.css'
import type { SceneProps } from './Scene.tsx'

/** Acquiring Assets: the reserve with its prices, and what is spent of the successes. */
export function PurchaseScene(props: SceneProps) {
  const { view, face, picture, lang, ask, lit, picked } = props
  const cards = view.zones.reserve?.pieces ?? []
  const most = numberIn(fields(ask?.about.args), 'value')
  const buying = ask?.about.key === 'prompt.buy'
  const spent = (ask?.options ?? []).filter(({ key }) => picked.includes(key)).reduce((sum, { weights }) => sum + (weights?.value ?? 0), 0)
  const who = personOfSeat(view, props.seat, face)
  return (
    <Stage
      kind="purchase"
      over="board"
      icon="receive-money"
      title={say(words.purchase, lang)}
      sub={who?.name ?? ''}
      narrow={props.narrow}
      foot={props.children}
    >
      {buying && (
        <p className={styles.sum} data-full={spent >= most} aria-live="polite">
          {say(words.purchaseSum, lang, { n: spent, most })}
          <span aria-hidden="true">
            {Array.from({ length: most }, (_, i) => (
              <i key={i} data-spent={i < spent} />
            ))}
          </span>
        </p>
      )}
      <ul className={styles.cards} data-mark="offer">
        {cards.map((card) => {
          const option = lit.pieces.get(card.alias)?.[0]
          const chosen = option ? picked.includes(option.key) : false
          const value = priceOf(textOf(card, face)) ?? 0
          const dear = buying && !option
          return (
            <li key={card.alias} data-dear={dear}>
              <button
                type="button"
                aria-pressed={option && ask?.kind === 'some' ? chosen : undefined}
                data-chosen={chosen}
                data-lit={Boolean(option)}
                onClick={() => (option ? props.choose(option.key) : props.showPiece(card.alias))}
              >
                <Card faceKey={faceKey(card) ?? ''} piece={card} size="large" face={face} picture={picture} lang={lang} />
                <span className="unseen">
                  {say(words.value, lang, { n: value })} {dear ? say(words.tooDear, lang) : ''}
                </span>
              </button>
              {dear && <small>{say(words.tooDear, lang)}</small>}
            </li>
          )
        })}
      </ul>
    </Stage>
  )
}
