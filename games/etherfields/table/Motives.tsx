import { Icon, isIcon, type TableProps } from '@miskatonic/web/kit'
import type { Colour, Price, Suit } from '../content/kinds.ts'
import styles from './Motives.module.css'
import { motiveColour, motiveShape, payIcon, suitShape } from './signs.ts'
import { say, words } from './strings.ts'
import { plusOf } from './view/prices.ts'
import type { MotiveAmount } from './view/team.ts'

type Lang = TableProps['lang']

/** The sign of a Motive: a disc, a triangle, a diamond. */
export function MotiveSign({ of, hollow = false }: { readonly of: Colour; readonly hollow?: boolean }) {
  const colour = motiveColour[of]
  return (
    <svg viewBox="-11 -11 22 22" aria-hidden="true" className={styles.sign}>
      <path
        d={motiveShape[of]}
        fill={hollow ? 'none' : colour}
        stroke={colour}
        strokeWidth={hollow ? 2 : 0}
        strokeDasharray={hollow ? '3 2.4' : undefined}
      />
    </svg>
  )
}

/** The suit of a Turn card or a square. */
export function SuitSign({ of }: { readonly of: Suit }) {
  return (
    <svg viewBox="-11 -11 22 22" aria-hidden="true" className={styles.sign}>
      <path d={suitShape[of]} fill="currentColor" />
    </svg>
  )
}

/** «3 ●», «1 ▲»: one pill each. */
export function MotivePills({ of, lang }: { readonly of: readonly MotiveAmount[]; readonly lang: Lang }) {
  return (
    <span className={styles.pills}>
      {of.map(([colour, n]) => (
        <span key={colour} className={styles.pill}>
          <b>{n}</b>
          <MotiveSign of={colour} />
          <span className="unseen">{say(words.motive[colour], lang)}</span>
        </span>
      ))}
    </span>
  )
}

/** As it is written on the map: «2 ▲», «3 ●/3 ◆», «0». */
export function PriceOf({ price }: { readonly price: Price }) {
  const motive = price.motive ?? []
  const plus = plusOf(price)
  return (
    <span className={styles.price} aria-hidden="true">
      {!motive.length && !plus.length && <b>0</b>}
      {motive.map(({ colour, n }, i) => (
        <span key={colour}>
          {i > 0 && '/'}
          <b>{n}</b>
          <MotiveSign of={colour} />
        </span>
      ))}
      {plus.map(({ pay, n }) => (
        <span key={pay}>
          <b>{n}</b>
          {isIcon(payIcon(pay)) && <Icon name={payIcon(pay)} />}
        </span>
      ))}
      {(price.perPlayer || price.gradual) && <em>×</em>}
    </span>
  )
}
