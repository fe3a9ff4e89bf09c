import { Icon, isIcon, type TableProps } from '@miskatonic/web/kit'
import { fields, numberIn, textIn } from '@miskatonic/web/kit/figures'
import type { Colour, Price, Suit } from '../content/kinds.ts'
import styles from './Motives.module.css'
import { motiveColour, motiveShape, payIcon, suitShape } from './signs.ts'
import { say, words } from './strings.ts'
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

type PlusPart = { readonly pay: string; readonly n: number }
type PayWord = keyof typeof words.pay
const isPayWord = (pay: string): pay is PayWord => Object.hasOwn(words.pay, pay)
/** What a price asks besides Motive, as far as it is a plain list. */
const plusOf = ({ plus }: Price): readonly PlusPart[] =>
  (Array.isArray(plus) ? plus : []).flatMap((one) => {
    const part = fields(one)
    return textIn(part, 'pay') ? [{ pay: textIn(part, 'pay'), n: numberIn(part, 'n', 1) }] : []
  })

/** In words, for whoever hears it. */
export function priceWords(price: Price, lang: Lang): string {
  const motive = (price.motive ?? []).map(({ colour, n }) => `${n} ${say(words.motive[colour], lang)}`).join(say(words.orElse, lang))
  const plus = plusOf(price).map(({ pay, n }) => `${n} ${isPayWord(pay) ? say(words.pay[pay], lang) : pay}`)
  const all = [motive, ...plus].filter(Boolean).join(', ')
  return all ? say(words.costs, lang, { what: all }) : say(words.free, lang)
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
