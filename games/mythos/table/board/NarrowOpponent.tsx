import { Icon, type TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { textOf } from '../view/figures.ts'
import { playerTag } from '../view/naming.ts'
import type { Side } from '../view/sides.ts'
import { standing, under } from '../view/sides.ts'
import styles from './NarrowBoard.module.css'
import { Piece } from './Piece.tsx'
import type { OpenPile } from './PileSheet.tsx'

/** An opponent on a phone: who, how sane and where in one line, their cards in a row below it. */
export function NarrowOpponent({
  side,
  props,
  open,
}: {
  readonly side: Side
  readonly props: TableProps
  readonly open: (pile: OpenPile) => void
}) {
  const { lang, view, face } = props
  const art = side.investigator && props.picture(side.investigator.faces.front ?? '')
  const [only] = (props.lit.seats.get(side.seat) ?? []).filter(({ piece }) => piece === undefined)
  const cards = [...side.threat, ...side.summoned, ...side.allies, ...side.tomes, ...side.artifacts, ...standing(side)]
  return (
    <section
      className={styles.other}
      data-mark="other"
      aria-label={say(words.side, lang, { name: side.seat })}
      data-turn={view.table.active === side.seat || undefined}
    >
      <div className={styles.line}>
        <button
          type="button"
          className={styles.face}
          data-lit={only ? true : undefined}
          onClick={() => (only ? props.choose(only.key) : side.investigator && props.showPiece(side.investigator.alias))}
          aria-label={[playerTag(props, side.seat), side.name, only?.text ?? ''].filter(Boolean).join(', ')}
        >
          {art && <img src={art} alt="" />}
        </button>
        <span className={styles.who}>
          <b>{playerTag(props, side.seat)}</b>
          <small>{(side.here && textOf(side.here, face)?.name) ?? say(words.nowhere, lang)}</small>
        </span>
        <span className={styles.san} data-stat="sanity" role="img" aria-label={say(words.sanity, lang, { n: side.sanity })}>
          {side.sanity}
          <small>{say(words.san, lang)}</small>
        </span>
        <span
          className={styles.small}
          data-zone={`hand:${side.seat}`}
          role="img"
          aria-label={say(words.handOf, lang, { n: side.handCount })}
        >
          <Icon name="card-pick" size={15} />
          {side.handCount}
        </span>
        <button
          type="button"
          className={styles.small}
          onClick={() => open({ seat: side.seat, of: 'chronicle' })}
          aria-label={say(words.openChronicle, lang, { name: side.seat, n: side.chronicle.length + (side.here ? 1 : 0) })}
        >
          <Icon name="treasure-map" size={15} />
          {side.chronicle.length + (side.here ? 1 : 0)}
        </button>
      </div>
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.flatMap((piece) =>
            [piece, ...under(view, piece)].map((one) => (
              <li key={one.alias} data-under={one !== piece || undefined}>
                <Piece piece={one} props={props} size="mini" />
              </li>
            )),
          )}
        </ul>
      )}
    </section>
  )
}
