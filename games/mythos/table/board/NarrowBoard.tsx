import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { standingWords } from '../view/naming.ts'
import type { Side } from '../view/sides.ts'
import { standing, threatTotal, under } from '../view/sides.ts'
import styles from './NarrowBoard.module.css'
import { NarrowOpponent } from './NarrowOpponent.tsx'
import { Piece } from './Piece.tsx'
import type { OpenPile } from './PileSheet.tsx'
import { Status } from './Status.tsx'
import type { Passing } from './usePassing.ts'

type GroupProps = { readonly label: string; readonly pieces: readonly PieceView[]; readonly props: TableProps; readonly mark?: string }

function Group({ label, pieces, props, mark }: GroupProps) {
  if (!pieces.length) return null
  return (
    <section className={styles.group} aria-label={label} data-mark={mark}>
      <h3>{label}</h3>
      <ul>
        {pieces.flatMap((piece) =>
          [piece, ...under(props.view, piece)].map((one) => (
            <li key={one.alias} data-under={one !== piece || undefined}>
              <Piece piece={one} props={props} size="mini" />
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

/** The felt on a phone: the others in lines, one's own cards in a row that slides; the Hand lies in the sheet below. */
export function NarrowBoard(part: {
  readonly own: Side
  readonly others: readonly Side[]
  readonly props: TableProps
  readonly open: (pile: OpenPile) => void
  readonly passing: Passing
}) {
  const { own, others, props, open } = part
  const { lang, face } = props
  const total = threatTotal(own.threat, face)
  const n = own.chronicle.length + (own.here ? 1 : 0)
  return (
    <div className={styles.narrow}>
      {others.map((side) => (
        <NarrowOpponent key={side.seat} side={side} props={props} open={open} />
      ))}
      <Status props={props} passing={part.passing} />
      <div className={styles.own} data-own>
        <Group mark="here" label={say(words.youAreAt, lang)} pieces={own.here ? [own.here] : []} props={props} />
        <Group
          mark="threat"
          label={`${say(words.ownThreat, lang)}${own.threat.length ? ` · ${total.known}` : ''}`}
          pieces={[...own.threat, ...own.summoned]}
          props={props}
        />
        <Group label={say(words.allies, lang)} pieces={own.allies} props={props} />
        <Group label={say(words.tomes, lang)} pieces={own.tomes} props={props} />
        <Group label={say(words.artifacts, lang)} pieces={own.artifacts} props={props} />
        <Group label={standingWords(own, lang)} pieces={standing(own)} props={props} />
        {n > 0 && (
          <button type="button" className={styles.pile} data-mark="chronicle" onClick={() => open({ seat: own.seat, of: 'chronicle' })}>
            {say(words.chronicleOf, lang, { n })}
          </button>
        )}
        <button type="button" className={styles.pile} onClick={() => open({ seat: own.seat, of: 'discard' })}>
          {say(words.deckOf, lang, { n: own.deck })}
          <br />
          {say(words.discardOf, lang, { n: own.discard.length })}
        </button>
      </div>
    </div>
  )
}
