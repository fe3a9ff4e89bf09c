import type { ReactNode } from 'react'
import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import { Icon, type IconName } from '../Icon.tsx'
import type { TableProps } from '../table.ts'
import styles from './Pool.module.css'

/** A term of the sum that makes the dice. */
export type Term = { readonly id: string; readonly amount: number; readonly label: string; readonly note: string; readonly icon?: IconName }

type Props = Pick<TableProps, 'lang' | 'showRule'> & {
  readonly terms: readonly Term[]
  /** What they come to, once they are thrown: so many dice that succeed from a face on, unless something else is to be said of them. */
  readonly dice: { readonly n: number; readonly least: number; readonly note?: string } | null
  /** What was at hand and does not count, and the rule that says so. */
  readonly idle?: { readonly text: string; readonly rule: string } | null
}

const Box = ({ sign, n, icon, label, note }: { sign: string; n: number; icon?: IconName | undefined; label: string; note: ReactNode }) => (
  <span className={styles.term} data-sign={sign}>
    <b>{n}</b>
    <span>
      {icon && <Icon name={icon} size={15} />}
      {label}
    </span>
    <small>{note}</small>
  </span>
)

const HIGHEST = 6
const least = (n: number, lang: TableProps['lang']): string => say(n >= HIGHEST ? kit.successHighest : kit.successFrom, lang, { n })

/** The dice of a check as a sum. */
export function Pool({ terms, dice, idle, lang, showRule }: Props) {
  return (
    <div className={styles.pool}>
      <div className={styles.sum}>
        {terms.map(({ id, amount, icon, label, note }, i) => (
          <span key={id} className={styles.piece}>
            {i > 0 && <u>{amount < 0 ? '−' : '+'}</u>}
            <Box
              sign={i === 0 ? 'base' : amount < 0 ? 'minus' : 'plus'}
              n={i === 0 ? amount : Math.abs(amount)}
              icon={icon}
              label={label}
              note={note}
            />
          </span>
        ))}
        {dice && (
          <span className={styles.piece}>
            <u>=</u>
            <Box
              sign="sum"
              n={dice.n}
              icon="rolling-dices"
              label={say(kit.die, lang, { n: dice.n })}
              note={dice.note ?? least(dice.least, lang)}
            />
          </span>
        )}
      </div>
      {idle && (
        <p className={styles.idle}>
          <Icon name="info" size={15} /> {idle.text}{' '}
          <button type="button" onClick={() => showRule(idle.rule)}>
            {idle.rule}
          </button>
        </p>
      )}
    </div>
  )
}
