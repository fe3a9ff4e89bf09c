import { Icon, type TableProps } from '@miskatonic/web/kit'
import type { DimensionSymbol } from '../../content/kinds.ts'
import { Dimension } from '../board/Dimension.tsx'
import { say, words } from '../strings.ts'
import type { MythosFigures } from '../view/figures.ts'
import { placeName } from '../view/places.ts'
import styles from './MythosMarks.module.css'

const Signs = ({
  symbols,
  arrow,
  lang,
}: { readonly symbols: readonly DimensionSymbol[]; readonly arrow: 'white' | 'black' } & Pick<TableProps, 'lang'>) =>
  symbols.length > 0 ? (
    <span data-arrow={arrow} title={say(words[arrow], lang)}>
      {symbols.map((symbol) => (
        <Dimension key={symbol} symbol={symbol} label={say(words.symbol[symbol], lang)} />
      ))}
    </span>
  ) : null

/** What a Mythos card brings: a gate, a Clue, and who moves along which arrow. */
export function MythosMarks({ gate, clue, white, black, lang }: MythosFigures & Pick<TableProps, 'lang'>) {
  return (
    <>
      {gate && (
        <span className={styles.row}>
          <Icon name="magic-portal" size={15} /> {say(words.colon, lang, { a: say(words.moveGate, lang), b: placeName(gate, lang) })}
        </span>
      )}
      {clue && (
        <span className={styles.row}>
          <Icon name="magnifying-glass" size={15} /> {say(words.colon, lang, { a: say(words.moveClue, lang), b: placeName(clue, lang) })}
        </span>
      )}
      <span className={styles.moves}>
        {say(words.moves, lang)}
        <Signs symbols={white} arrow="white" lang={lang} />
        <Signs symbols={black} arrow="black" lang={lang} />
      </span>
    </>
  )
}
