import { Icon, type TableProps } from '@miskatonic/web/kit'
import type { CultistFace, DieFace, MagicSymbol } from '../rules/shape.ts'
import styles from './Symbols.module.css'
import { faceIcon, symbolColour, symbolIcon } from './signs.ts'
import { say, words } from './strings.ts'

export const symbolName = (symbol: DieFace | CultistFace, lang: TableProps['lang']): string => say(words.symbol[symbol], lang)
export const listed = (symbols: readonly (DieFace | CultistFace)[], lang: TableProps['lang']): string =>
  symbols.map((one) => symbolName(one, lang)).join(', ')

type SymbolProps = {
  readonly of: MagicSymbol
  readonly lang?: TableProps['lang']
  /** `plus`: it counts besides what is printed. `gone`: it lacks. */
  readonly mark?: 'plus' | 'gone' | 'met' | undefined
}

/** A magic symbol on its disc. With a language it is read out. */
export function SymbolDisc({ of, lang, mark }: SymbolProps) {
  return (
    <span className={styles.disc} style={{ '--symbol': symbolColour[of] }} data-symbol={of} data-mark-of={mark}>
      <Icon name={symbolIcon[of]} {...(lang ? { label: symbolName(of, lang) } : {})} />
    </span>
  )
}

/** Several in a row; `more` counts besides. */
export function Symbols({ of, more = [] }: { readonly of: readonly MagicSymbol[]; readonly more?: readonly MagicSymbol[] }) {
  return (
    <span className={styles.row} aria-hidden="true">
      {of.map((one, i) => (
        <SymbolDisc key={i} of={one} />
      ))}
      {more.map((one, i) => (
        <SymbolDisc key={`more ${i}`} of={one} mark="plus" />
      ))}
    </span>
  )
}

/** What a die shows: a detective’s is blue, a cultist’s red. */
export function DieFaceOf({ face, of }: { readonly face: DieFace | CultistFace; readonly of: 'detective' | 'cultist' }) {
  const icon = faceIcon(face)
  const colour = face === 'wild' || face === 'blank' ? '#fff' : symbolColour[face]
  return (
    <span className={styles.die} data-of={of} style={{ '--symbol': colour }} aria-hidden="true">
      {icon && <Icon name={icon} />}
    </span>
  )
}

/** Tokens of madness: full, developing, and the places left before the end. */
export function Madness({ n, developing, lang }: { readonly n: number; readonly developing: number; readonly lang: TableProps['lang'] }) {
  return (
    <span className={styles.madness} role="img" aria-label={say(words.madness, lang, { n })}>
      {Array.from({ length: 5 }, (_, i) => (
        <i key={i} data-full={i < n || undefined} data-developing={i < developing || undefined} data-last={i === 4 || undefined} />
      ))}
    </span>
  )
}
