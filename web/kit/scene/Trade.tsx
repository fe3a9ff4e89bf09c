import type { ReactNode } from 'react'
import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import { Icon, type IconName } from '../Icon.tsx'
import type { TableProps } from '../table.ts'
import styles from './Trade.module.css'

export type TradeSide = {
  readonly seat: string
  readonly name: string
  readonly portrait: string | null
  readonly agrees: boolean
  readonly things: readonly { readonly id: string; readonly shown: ReactNode }[]
}

function Side({ name, portrait, agrees, things, lang }: TradeSide & Pick<TableProps, 'lang'>) {
  return (
    <div className={styles.side} data-agrees={agrees || undefined}>
      <header>
        {portrait && <img src={portrait} alt="" />}
        <h3>{say(kit.offers, lang, { name })}</h3>
        {agrees && (
          <em>
            <Icon name="check-mark" size={14} /> {say(kit.agrees, lang)}
          </em>
        )}
      </header>
      <ul>
        {things.map(({ id, shown }) => (
          <li key={id}>{shown}</li>
        ))}
        {!things.length && <li className={styles.nothing}>{say(kit.offersNothing, lang)}</li>}
      </ul>
    </div>
  )
}

/** What two lay on the table for each other, and who agrees. */
export function Trade({ sides: [a, b], lang }: { readonly sides: readonly [TradeSide, TradeSide] } & Pick<TableProps, 'lang'>) {
  return (
    <div className={styles.table}>
      <Side {...a} lang={lang} />
      <Icon name="swap-bag" className={styles.between} />
      <Side {...b} lang={lang} />
    </div>
  )
}

/** Something on the table that is no card. */
export function TradedToken({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <span className={styles.token}>
      <Icon name={icon} />
      {text}
    </span>
  )
}
