import { Icon, Panel, type TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { mythosFigures, textOf } from '../view/figures.ts'
import { placeName } from '../view/places.ts'
import { tokensOn } from '../view/threat.ts'
import styles from './Ongoing.module.css'

/** Ongoing Mythos cards and Rumors, with their tokens; a press opens the card. */
export function Ongoing(props: TableProps) {
  const { view, face, lang, lit } = props
  const cards = view.zones.ongoing?.pieces ?? []
  if (!cards.length) return null
  return (
    <Panel heading={say(words.ongoing, lang)} count={cards.length} className={styles.panel}>
      <ul className={styles.cards} data-ongoing data-zone="ongoing">
        {cards.map((card) => {
          const text = textOf(card, face)
          const rumor = mythosFigures(text).trait.id === 'rumor'
          const spaces = Array.isArray(card.attributes.tokenSpaces) ? card.attributes.tokenSpaces.map(String) : []
          const { eldritch, health, sanity } = tokensOn(card)
          return (
            <li key={card.alias}>
              <button
                type="button"
                data-piece={card.alias}
                onClick={() => props.showPiece(card.alias)}
                data-lit={lit.pieces.has(card.alias)}
                data-rumor={rumor}
              >
                <Icon name={rumor ? 'talk' : 'sands-of-time'} />
                <span>
                  <b>{text?.name ?? say(words.unknown, lang)}</b>
                  {spaces.length > 0 && <small>{spaces.map((id) => placeName(id, lang)).join(', ')}</small>}
                </span>
                {eldritch > 0 && <Count icon="cursed-star" n={eldritch} label={say(words.eldritchOn, lang, { n: eldritch })} />}
                {health > 0 && <Count icon="hearts" n={health} label={say(words.healthTokens, lang, { n: health })} />}
                {sanity > 0 && <Count icon="brain" n={sanity} label={say(words.sanityTokens, lang, { n: sanity })} />}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Count({ icon, n, label }: { readonly icon: 'cursed-star' | 'hearts' | 'brain'; readonly n: number; readonly label: string }) {
  return (
    <em title={label}>
      <Icon name={icon} label={label} />
      {n}
    </em>
  )
}
