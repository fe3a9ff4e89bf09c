import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import { type Throw, useOdds } from '../odds.ts'
import type { TableProps } from '../table.ts'
import styles from './Odds.module.css'

export type Told = { readonly n: number; readonly note: string }

/** Chances in hundredths as a bar, the best of several dashed. */
export function OddsLine({
  label,
  odds,
  lang,
}: {
  readonly label: string
  readonly odds: readonly Told[]
  readonly lang: TableProps['lang']
}) {
  const [best] = odds.toSorted((a, b) => b.n - a.n)
  return (
    <div className={styles.odds} data-mark="odds">
      <span>{label}</span>
      <div className={styles.bar} aria-hidden="true">
        {odds.map(({ n, note }) => (
          <i key={note} style={{ width: `${n}%` }} data-most={(n === best?.n && odds.length > 1) || undefined} />
        ))}
      </div>
      <p>
        {odds.map(({ n, note }) => (
          <span key={note}>
            <b>{say(kit.percent, lang, { n })}</b> {note}
          </span>
        ))}
      </p>
    </div>
  )
}

/** How likely a throw that is still to come is to succeed. */
export function OddsOf({ thrown, label, props }: { readonly thrown: Throw; readonly label: string; readonly props: TableProps }) {
  const n = useOdds(thrown, props)
  return n === null ? null : <OddsLine label={label} odds={[{ n, note: '' }]} lang={props.lang} />
}
