import type { TableProps } from '@miskatonic/web/kit'
import { HandRow } from '@miskatonic/web/kit/hand'
import { Beads } from '../board/Beads.tsx'
import { Person } from '../board/Person.tsx'
import { Piece } from '../board/Piece.tsx'
import { Where } from '../board/Where.tsx'
import { say, words } from '../strings.ts'
import { handLine } from '../view/naming.ts'
import { ownSeat, sideOf, sortedHand } from '../view/sides.ts'
import styles from './Dock.module.css'

/** On a phone: oneself, and the Hand as a row that slides. */
export function Dock(props: TableProps & { readonly part: 'sheet' | 'cards' }) {
  const { view, face, lang, lit } = props
  const own = sideOf(view, ownSeat(props), face)
  if (props.part === 'sheet')
    return (
      <div className={styles.sheet} data-mark="me">
        <Person side={own} props={props} tone="own" />
        <div>
          <Beads n={own.sanity} lang={lang} tone="own" mark="sanity" />
          <Where side={own} props={props} attributes />
        </div>
      </div>
    )
  const cards = sortedHand(own.hand, face, lang)
  const playable = cards.filter(({ alias }) => lit.pieces.has(alias)).length
  return (
    <section className={styles.hand} data-mark="hand" aria-label={say(words.ownHand, lang)}>
      <h3>
        {say(words.ownHand, lang)} <small>{handLine(cards.length, playable, props)}</small>
      </h3>
      <HandRow
        cards={cards}
        props={props}
        label={say(words.ownHand, lang)}
        zone={`hand:${own.seat}`}
        dims
        slides
        draw={(piece) => {
          const [only] = props.ask?.kind === 'some' ? (lit.pieces.get(piece.alias) ?? []) : []
          const press = () => (only ? props.choose(only.key) : props.showPiece(piece.alias))
          return <Piece piece={piece} props={props} size="small" onPress={press} />
        }}
      />
    </section>
  )
}
