/** What a price asks, part by part and in words. */
import type { TableProps } from '@miskatonic/web/kit'
import { fields, numberIn, textIn } from '@miskatonic/web/kit/figures'
import type { Price } from '../../content/kinds.ts'
import { say, words } from '../strings.ts'

type PlusPart = { readonly pay: string; readonly n: number }
type PayWord = keyof typeof words.pay
const isPayWord = (pay: string): pay is PayWord => Object.hasOwn(words.pay, pay)
/** What a price asks besides Motive, as far as it is a plain list. */
export const plusOf = ({ plus }: Price): readonly PlusPart[] =>
  (Array.isArray(plus) ? plus : []).flatMap((one) => {
    const part = fields(one)
    return textIn(part, 'pay') ? [{ pay: textIn(part, 'pay'), n: numberIn(part, 'n', 1) }] : []
  })

/** In words, for whoever hears it. */
export function priceWords(price: Price, lang: TableProps['lang']): string {
  const motive = (price.motive ?? [])
    .map(({ colour, n }) => say(words.amountOf, lang, { n, motive: say(words.motive[colour], lang) }))
    .join(say(words.orElse, lang))
  const plus = plusOf(price).map(({ pay, n }) => (isPayWord(pay) ? say(words.pay[pay], lang, { n }) : `${n} ${pay}`))
  const all = [motive, ...plus].filter(Boolean).join(', ')
  return all ? say(words.costs, lang, { what: all }) : say(words.free, lang)
}
