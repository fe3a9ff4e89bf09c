import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { faceKey, nameOf } from '../view/figures.ts'
import { isChosenByPress } from '../view/naming.ts'
import type { Person } from '../view/people.ts'
import styles from './Belongings.module.css'

/** What another investigator holds, as small pictures; a press opens the card. One's own lie in the dock. */
export function Belongings({ person, props }: { readonly person: Person; readonly props: TableProps }) {
  const { face, picture, lang, lit, picked } = props
  const cards = [...person.possessions, ...person.conditions]
  if (!cards.length || person.seat === props.seat) return null
  return (
    <ul className={styles.cards} aria-label={say(words.possessionsOf, lang, { name: person.name })}>
      {cards.map((card) => {
        const key = faceKey(card)
        const art = key === null ? null : picture(key)
        const name = nameOf(card, face) || say(words.hiddenCard, lang)
        const options = lit.pieces.get(card.alias)
        const [only] = options ?? []
        return (
          <li key={card.alias}>
            <button
              type="button"
              title={name}
              aria-label={name}
              data-kind={face(key ?? '')?.kind}
              data-lit={Boolean(options?.length)}
              data-chosen={options?.some((one) => picked.includes(one.key)) ?? false}
              onClick={() =>
                only && options?.length === 1 && isChosenByPress(only) ? props.choose(only.key) : props.showPiece(card.alias)
              }
            >
              {art && <img src={art} alt="" draggable={false} />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
