import type { TableProps } from '@miskatonic/web/kit'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, nameOf } from '../view/figures.ts'
import type { Person } from '../view/people.ts'
import styles from './Hand.module.css'
import { useFlips } from './useFlips.ts'

/** One's possessions and Conditions as small cards; what may be used is lit, a press opens or uses it. */
export function Hand({ person, props }: { readonly person: Person; readonly props: TableProps }) {
  const { face, picture, lang, lit, picked } = props
  const cards = [...person.possessions, ...person.conditions]
  const flips = useFlips(props.view, face)
  if (!cards.length) return <p className={styles.none}>{say(words.noCards, lang)}</p>
  return (
    <ul
      className={styles.hand}
      aria-label={say(words.possessionsOf, lang, { name: person.name })}
      data-count={Math.min(cards.length, 6)}
      data-narrow={props.narrow}
    >
      {cards.map((card) => {
        const options = lit.pieces.get(card.alias)
        const [only] = options ?? []
        const refused = lit.refusedPieces.get(card.alias)?.[0]?.reasons[0]?.text
        const key = faceKey(card)
        const name = nameOf(card, face) || say(words.hiddenCard, lang)
        return (
          // Turned over it is drawn anew, so that it flips.
          <li key={`${card.alias} ${card.up}`} data-flips={flips.has(card.alias) || undefined}>
            <button
              type="button"
              className={styles.card}
              data-lit={Boolean(options?.length)}
              data-chosen={options?.some((one) => picked.includes(one.key)) ?? false}
              data-refused={Boolean(refused)}
              title={refused ? say(words.refused, lang, { why: refused }) : name}
              onClick={() =>
                only && options?.length === 1 && props.ask?.kind === 'some' ? props.choose(only.key) : props.showPiece(card.alias)
              }
            >
              <Card faceKey={key ?? ''} piece={card} size="small" face={face} picture={picture} lang={lang} />
              <span className="unseen">
                {options?.length ? say(words.legal, lang) : refused ? say(words.refused, lang, { why: refused }) : ''}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
