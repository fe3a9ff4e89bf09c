import type { PieceView, Seat } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { Piece } from '../board/Piece.tsx'
import { say, words } from '../strings.ts'
import { defendersAgainst, isFought, threatAgainst, unassigned } from '../view/fronts.ts'
import { type Side, sideOf } from '../view/sides.ts'
import styles from './Front.module.css'

/** What is left of a card's value in this Combat, once it counts. */
function pointsOf(pieces: readonly PieceView[]): number | null {
  const counted = pieces.filter(({ attributes }) => typeof attributes.points === 'number' && attributes.points > 0)
  return counted.length ? counted.reduce((sum, { attributes }) => sum + Number(attributes.points), 0) : null
}

function Half({ side, against, props }: { readonly side: Side; readonly against: Seat; readonly props: TableProps }) {
  const { lang } = props
  const threat = threatAgainst(props.view, side, against)
  const defenders = defendersAgainst(side, against)
  const points = pointsOf(threat)
  const own = side.seat === props.seat
  const group = (label: string, none: string, pieces: readonly PieceView[]) => (
    <div className={styles.group}>
      <h4>{label}</h4>
      {pieces.length ? (
        <ul>
          {pieces.map((piece) => (
            <li key={piece.alias}>
              <Piece piece={piece} props={props} size="small" />
              {typeof piece.attributes.points === 'number' && piece.up === 'front' && (
                <b className={styles.points}>{piece.attributes.points}</b>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{none}</p>
      )}
    </div>
  )
  return (
    <div className={styles.half}>
      <h3>
        {withSeatsIn(lang, side.seat)}
        {own && ` · ${say(words.you, lang)}`}
        <small>{say(words.sanity, lang, { n: side.sanity })}</small>
        {points !== null && <b>{points}</b>}
      </h3>
      {group(own ? say(words.ownThreat, lang) : say(words.threat, lang, { name: side.seat }), say(words.noThreat, lang), threat)}
      {group(say(words.defenders, lang), say(words.noDefenders, lang), defenders)}
    </div>
  )
}

/** One's own Monsters that face nobody yet. */
export function Unassigned({ seat, props }: { readonly seat: Seat; readonly props: TableProps }) {
  const left = unassigned(sideOf(props.view, seat, props.face))
  if (!left.length) return null
  return (
    <section className={styles.unassigned} aria-label={say(words.unassigned, props.lang)}>
      <h3>{say(words.unassigned, props.lang)}</h3>
      <ul>
        {left.map((piece) => (
          <li key={piece.alias}>
            <Piece piece={piece} props={props} size="small" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Two players face to face: each one's Threat against the other, and who defends. */
export function Front({
  a,
  b,
  props,
  assigning,
}: {
  readonly a: Seat
  readonly b: Seat
  readonly props: TableProps
  /** Who faces whom is still being settled. */
  readonly assigning: boolean
}) {
  const [one, two] = [sideOf(props.view, a, props.face), sideOf(props.view, b, props.face)]
  if (!isFought(props.view, one, two))
    return (
      <p className={styles.quiet}>
        <b>{say(words.against, props.lang, { a, b })}</b> {say(assigning ? words.nothingAssigned : words.noThreat, props.lang)}
      </p>
    )
  return (
    <section className={styles.front} aria-label={say(words.against, props.lang, { a, b })}>
      <Half side={one} against={b} props={props} />
      <span className={styles.versus} aria-hidden="true">
        ×
      </span>
      <Half side={two} against={a} props={props} />
    </section>
  )
}
