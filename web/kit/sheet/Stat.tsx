import { Icon, type IconName } from '../Icon.tsx'
import styles from './Stat.module.css'

/** A number somebody has, with its sign: «6/8» beside a heart. */
export type Figure = {
  readonly icon: IconName
  /** Its colour: `health`, `sanity`, `clue`, `gold`, or `plain`. */
  readonly tone: 'health' | 'sanity' | 'clue' | 'gold' | 'plain'
  readonly n: number
  readonly most?: number
  readonly label: string
  /** Where the tokens lie that it counts, as the view names it. */
  readonly zone?: string
}

export function Stat({ icon, tone, n, most, label, zone }: Figure) {
  return (
    <span className={styles.stat} data-tone={tone} data-stat={tone} data-zone={zone} title={label}>
      <Icon name={icon} />
      <span className="unseen">{label}</span>
      <span aria-hidden="true">
        <b>{n}</b>
        {most !== undefined && `/${most}`}
      </span>
    </span>
  )
}

export const Stats = ({ of }: { readonly of: readonly Figure[] }) => (
  <span className={styles.stats}>
    {of.map((one) => (
      <Stat key={one.label} {...one} />
    ))}
  </span>
)

/** Something to know about somebody in one word: a ticket, a delay. */
export type Chip = { readonly icon: IconName; readonly text: string; readonly label?: string; readonly harm?: boolean }

export function ChipOf({ icon, text, label, harm = false }: Chip) {
  return (
    <span className={styles.chip} data-harm={harm || undefined} title={label}>
      <Icon name={icon} {...(label ? { label } : {})} />
      <span aria-hidden={label ? true : undefined}>{text}</span>
    </span>
  )
}
