import type { PieceView, Seat } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/words'
import { Piece } from '../board/Piece.tsx'
import { type Side, sideOf } from '../view/sides.ts'
import { say, words } from '../words.ts'
import styles from './Front.module.css'

const facing = (pieces: readonly PieceView[], seat: Seat): readonly PieceView[] =>
  pieces.filter(({ attributes }) => attributes.facing === seat)

/** What is left of a card's value in this Combat, once it counts. */
function pointsOf(pieces: readonly PieceView[]): number | null {
  const counted = pieces.filter(({ attributes }) => typeof attributes.points === 'number' && attributes.points > 0)
  return counted.length ? counted.reduce((sum, { attributes }) => sum + Number(attributes.points), 0) : null
}

/** Whether anything of one's faces the other. */
const isFought = (side: Side, against: Seat): boolean =>
  side.summoned.length > 0 || facing([...side.threat, ...side.allies], against).length > 0

function Half({ side, against, props }: { readonly side: Side; readonly against: Seat; readonly props: TableProps }) {
  const { lang } = props
  const threat = [...facing(side.threat, against), ...side.summoned]
  const defenders = facing(side.allies, against)
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

/** Two players face to face: each one's Threat against the other, and who defends. */
export function Front({ a, b, props }: { readonly a: Seat; readonly b: Seat; readonly props: TableProps }) {
  const [one, two] = [sideOf(props.view, a, props.face), sideOf(props.view, b, props.face)]
  if (!isFought(one, b) && !isFought(two, a))
    return (
      <p className={styles.quiet}>
        <b>{say(words.against, props.lang, { a, b })}</b> {say(words.noThreat, props.lang)}
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
