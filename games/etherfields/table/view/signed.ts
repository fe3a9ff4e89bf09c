/** Prices and what is rapid as they stand in a text, by their signs: «2A», «⚡». */
import type { TableProps } from '@miskatonic/web/kit'
import { plain } from '@miskatonic/web/kit/figures'
import type { Colour } from '../../content/kinds.ts'
import { motiveIcon } from '../signs.ts'
import { say, words } from '../strings.ts'

const COLOUR: { readonly [letter: string]: Colour } = { A: 'awareness', C: 'cunning', R: 'rage' }
const PRICE = /\b(\d+)([ACR])\b/g

/** For what is drawn: each sign with its word for whoever hears it. */
export const signed = (rules: string, lang: TableProps['lang']): string =>
  rules
    .replace(PRICE, (whole, n: string, letter: string) => {
      const colour = COLOUR[letter]
      return colour ? `${n} [[${motiveIcon[colour]}|${say(words.motive[colour], lang)}]]` : whole
    })
    .replaceAll('⚡', `[[lightning-storm|${say(words.type.rapid, lang)}]]`)
    .replace(RAPID_TWICE, '$1')
/** The sign says it already. */
const RAPID_TWICE = /(\[\[lightning-storm\|[^\]]*\]\]) (?:Rápido|Rapid)\b/g

/** For what is only letters. */
export const worded = (rules: string, lang: TableProps['lang']): string =>
  plain(
    rules
      .replace(PRICE, (whole, n: string, letter: string) => {
        const colour = COLOUR[letter]
        return colour ? say(words.amountOf, lang, { n, motive: say(words.motive[colour], lang) }) : whole
      })
      .replaceAll('⚡ ', ''),
  )
