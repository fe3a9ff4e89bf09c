import { Icon, type TableProps } from '@miskatonic/web/kit'
import type { Slot } from '../../rules/shape.ts'
import { SymbolDisc, symbolName } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { ringAt } from '../view/storm.ts'
import { POINTS } from './place.ts'
import styles from './TerrorPlace.module.css'

/** A place of the terror circle: its card from behind, its crystals, and the marker if it stands there. */
export function TerrorPlace({ slot, props }: { readonly slot: Slot; readonly props: TableProps }) {
  const { lang, lit } = props
  const { card, end, crystals, most, marker } = ringAt(props, slot)
  const options = [...((card && lit.pieces.get(card.alias)) ?? []), ...(lit.places.get(`ring:${slot}`) ?? [])]
  const [only] = options
  const name = say(end ? words.endCard : words.terror, lang)
  const told = say(words.terrorPlace, lang, { name, symbol: symbolName(slot, lang), n: crystals, most })
  const press = (): void => {
    if (only && options.length === 1) props.choose(only.key)
    else if (card) props.showPiece(card.alias)
  }
  const [x, y] = POINTS[slot]
  return (
    <li className={styles.place} style={{ '--x': x, '--y': y }}>
      <button
        type="button"
        className={styles.card}
        data-place={`ring:${slot}`}
        data-piece={card?.alias}
        data-zone={`ring:${slot}`}
        data-end={end || undefined}
        data-here={marker || undefined}
        data-lit={options.length > 0 || undefined}
        data-pointed={(card && props.pointed.has(card.alias)) || undefined}
        aria-label={marker ? `${told}, ${say(words.terrorMarker, lang)}` : told}
        title={told}
        onClick={press}
      >
        <Icon name={end ? 'evil-moon' : 'terror'} />
        <b>{name}</b>
        <span className={styles.crystals} data-many={most > 4 || undefined}>
          {Array.from({ length: Math.max(most, crystals) }, (_, i) => (
            <i key={i} data-full={i < crystals || undefined} />
          ))}
        </span>
        <em>
          <SymbolDisc of={slot} />
        </em>
        {marker && (
          <strong>
            <Icon name="flame" />
          </strong>
        )}
      </button>
    </li>
  )
}
