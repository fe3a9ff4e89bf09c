import { type FaceText, type GameTable, Icon } from '@miskatonic/web/kit'
import { CardArt, CardFrame, CardName, CardBack as KitCardBack, lengthOf, Parts } from '@miskatonic/web/kit/card'
import { listIn, numberIn } from '@miskatonic/web/kit/figures'
import type { ComponentProps } from 'react'
import { scenesStrings } from '../expansions/behindTheScenes.lines.ts'
import { listed, SymbolDisc, Symbols } from '../Symbols.tsx'
import { supportIcon, symbolColour } from '../signs.ts'
import { say, words } from '../strings.ts'
import { isSymbol } from '../view/storm.ts'
import styles from './Card.module.css'

type Props = ComponentProps<GameTable['Card']>
type Printed = { readonly text: FaceText; readonly lang: Props['lang'] }

const edges: { readonly [kind: string]: string } = {
  item: '#9a6a34',
  event: '#7a1f22',
  terror: '#8e2a28',
  end: '#4a3a6a',
  location: '#7f98a4',
  detective: '#c9a15c',
}

function edgeOf({ kind, figures = {} }: FaceText): string {
  const symbol = figures.symbol ?? figures.sectSymbol
  return isSymbol(symbol) ? symbolColour[symbol] : kind === 'ancient' ? '#b06ae0' : (edges[kind] ?? '#6a5a3a')
}

type IconWord = keyof typeof words.icon
const isWord = (icon: string): icon is IconWord => Object.hasOwn(words.icon, icon)

/** What helping with it costs and brings besides its text, as signs. */
function Signs({ text, lang }: Printed) {
  const { figures = {} } = text
  const found = numberIn(figures, 'investigate')
  const icons = listIn(figures, 'icons').filter((icon): icon is string => typeof icon === 'string')
  return (
    <span className={styles.signs}>
      {figures.general === true && <Icon name="brain" label={say(words.madnessShort, lang, { n: 1 })} />}
      {icons.map((icon) => (
        <Icon key={icon} name={supportIcon(icon)} label={isWord(icon) ? say(words.icon[icon], lang) : icon} />
      ))}
      {Array.from({ length: found }, (_, i) => (
        <Icon key={`found ${i}`} name="magnifying-glass" {...(i ? {} : { label: say(words.investigation, lang, { n: found }) })} />
      ))}
      {numberIn(figures, 'experience') > 0 && <Icon name="upgrade" label={say(words.experience, lang)} />}
    </span>
  )
}

/** The figures of a face as they are drawn. */
function Figures({ text, lang }: Printed) {
  const { kind, figures = {} } = text
  const symbols = listIn(figures, 'symbols').filter(isSymbol)
  if (kind === 'action') return <Signs text={text} lang={lang} />
  if (symbols.length)
    return (
      <span className={styles.figures} role="img" aria-label={listed(symbols, lang)}>
        <Symbols of={symbols} />
        {kind === 'ancient' && <small>{say(words.attackMadness, lang, { n: numberIn(figures, 'attackMadness') })}</small>}
      </span>
    )
  const ink = numberIn(figures, 'cost')
  if (ink) return <span className={styles.figures}>{say(scenesStrings.cost, lang, { n: ink })}</span>
  const activation = numberIn(figures, 'activation')
  if (activation) return <span className={styles.figures}>{say(words.activation, lang, { n: activation })}</span>
  return null
}

/** A card at any size: what it is in a fight above, what it does for others below. */
export function Card({ faceKey, size, face, picture, lang, piece }: Props) {
  const text = face(faceKey)
  if (!text)
    return <KitCardBack size={size} src={picture('back')} icon="lightning-storm" name={say(words.faceDown, lang)} className={styles.look} />
  const symbol = text.figures?.symbol ?? text.figures?.sectSymbol
  const charges = piece ? numberIn(piece.attributes, 'charges') : 0
  return (
    <CardFrame
      size={size}
      kind={text.kind}
      length={lengthOf(text, [90, 160], false)}
      className={`${styles.card} ${styles.look}`}
      style={{ '--edge': edgeOf(text) }}
      corners={
        <>
          {isSymbol(symbol) && (
            <span className={styles.symbol}>
              <SymbolDisc of={symbol} lang={lang} />
            </span>
          )}
          {charges > 0 && <span className={styles.charges}>{say(words.charges, lang, { n: charges })}</span>}
        </>
      }
    >
      <CardArt src={picture(faceKey)} person={text.kind === 'detective'} />
      <CardName name={text.name} className={styles.name} />
      {size === 'large' && <div className={styles.sort}>{text.sort}</div>}
      {size !== 'mini' && (
        <div className={styles.text} data-fine>
          <Parts parts={text.parts} titles={false} stories={size === 'large'} />
        </div>
      )}
      {size !== 'mini' && <Figures text={text} lang={lang} />}
    </CardFrame>
  )
}
