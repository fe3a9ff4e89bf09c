import type { TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { say, words } from '../strings.ts'
import { duelsIn } from '../view/combat.ts'
import styles from './Clash.module.css'

/** The sums of both sides as they meet, while that is shown. */
export function Clash({ props }: { readonly props: TableProps }) {
  const { lang } = props
  const duels = props.ask ? [] : duelsIn(props.fresh)
  if (!duels.length) return null
  return (
    <div className={styles.clashes} data-clash={duels.length}>
      {duels.map(({ kind, a, b, n, m }) => (
        <div key={`${kind} ${a} ${b}`} className={styles.clash}>
          <h3>{say(words.step[kind === 'battle' ? 'cosmic' : 'plane'], lang)}</h3>
          <b data-more={n > m || undefined}>
            {n}
            <small>{withSeatsIn(lang, a)}</small>
          </b>
          <i aria-hidden="true">×</i>
          <b data-more={m > n || undefined}>
            {m}
            <small>{withSeatsIn(lang, b)}</small>
          </b>
        </div>
      ))}
    </div>
  )
}
