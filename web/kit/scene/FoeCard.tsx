import { Icon, type IconName } from '../Icon.tsx'
import { RichText } from '../RichText.tsx'
import styles from './FoeCard.module.css'

/** One of the checks a foe asks for: what is rolled, and what a failure costs. Without `roll` there is none. */
export type FoeRow = {
  readonly id: string
  readonly roll: { readonly icon: IconName; readonly text: string } | null
  readonly name: string
  readonly value: number | null
  /** What stands there instead where there is no check. */
  readonly none: string
  readonly now: boolean
  /** Opens the sum behind the number. */
  readonly onSum?: (() => void) | null
}

type Props = {
  readonly name: string
  readonly art: string | null
  readonly rows: readonly FoeRow[]
  /** How much it withstands; null: unknown. */
  readonly tough: { readonly label: string; readonly most: number | null; readonly lost: number }
  readonly rules: readonly string[]
}
/** So many hearts find room in a row. */
const HEARTS = 6

function Row({ id, roll, name, value, none, now, onSum }: FoeRow) {
  const figure = (
    <>
      {name} <b>{value}</b>
    </>
  )
  return (
    <div className={styles.row} data-now={now || undefined}>
      {roll ? (
        <>
          <span>
            <Icon name={roll.icon} />
            {roll.text}
          </span>
          {onSum ? (
            <button type="button" className={styles.figure} onClick={onSum} data-sum={id}>
              {figure}
            </button>
          ) : (
            <span>{figure}</span>
          )}
        </>
      ) : (
        <span className={styles.no}>
          {name}: {none}
        </span>
      )}
    </div>
  )
}

/** A foe as a card: its checks, what it withstands in hearts, its text. */
export function FoeCard({ name, art, rows, tough, rules }: Props) {
  const { label, most, lost } = tough
  const left = most === null ? null : most - lost
  return (
    <article className={styles.foe}>
      <div className={styles.art}>
        {art && <img src={art} alt="" draggable={false} />}
        <h3>{name}</h3>
      </div>
      <div className={styles.paper}>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
        <div className={styles.row}>
          <span>{label}</span>
          <span className={styles.hearts} role="img" aria-label={left === null ? '' : `${left}`}>
            {most !== null && left !== null && most <= HEARTS ? (
              Array.from({ length: most }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and only counted
                <Icon key={i} name={i < left ? 'hearts' : 'broken-heart'} />
              ))
            ) : (
              <b>{left !== null && `${left}/${most}`}</b>
            )}
          </span>
        </div>
        {rules.map((one) => (
          <p key={one}>
            <RichText text={one} iconOf={() => null} />
          </p>
        ))}
      </div>
    </article>
  )
}
