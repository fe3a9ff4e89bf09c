import { Button, Icon, type TableProps } from '@miskatonic/web/kit'
import { useEffect, useRef } from 'react'
import { say, words } from '../strings.ts'
import { thingName } from '../view/naming.ts'
import { placeName, spaceOf, waysOf } from '../view/places.ts'
import type { Thing } from '../view/things.ts'
import styles from './PlaceSheet.module.css'
import { Token } from './Token.tsx'

type Props = {
  readonly id: string
  readonly there: readonly Thing[]
  readonly props: TableProps
  readonly onClose: () => void
  /** Goes there as an action, where that is open now. */
  readonly onTravel: (() => void) | null
}

/** A space opened: what may be done with it, all that lies there, where its ways lead. */
export function PlaceSheet({ id, there, props, onClose, onTravel }: Props) {
  const { lang, lit } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('button:not([data-close])')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const space = spaceOf(id)
  const options = [...(lit.places.get(id) ?? []), ...there.flatMap(({ piece }) => (piece ? (lit.pieces.get(piece.alias) ?? []) : []))]
  const refused = lit.refusedPlaces.get(id) ?? []
  return (
    <div
      ref={box}
      className={styles.sheet}
      role="dialog"
      aria-label={placeName(id, lang)}
      data-over
      data-narrow={props.narrow}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header>
        <div>
          <h3>{placeName(id, lang)}</h3>
          <i>{[space?.region?.[lang], space ? say(words.type[space.type], lang) : ''].filter(Boolean).join(' · ')}</i>
        </div>
        <button type="button" data-close className={styles.close} onClick={onClose} aria-label={say(words.close, lang)}>
          <Icon name="cancel" size={15} />
        </button>
      </header>
      {space?.hint && <p className={styles.hint}>{say(words.goodFor, lang, { what: space.hint[lang] })}</p>}
      {onTravel && (
        <Button tone="go" icon={<Icon name="walk" size={22} />} onClick={onTravel}>
          {say(words.travelHere, lang)}
        </Button>
      )}
      {options.map((option) => (
        <Button key={option.key} tone="go" onClick={() => props.choose(option.key)}>
          {option.text}
        </Button>
      ))}
      {refused.map((one) => (
        <Button
          key={one.key}
          aria-disabled="true"
          note={one.reasons.map(({ text }) => text).join(' ')}
          onClick={() => one.reasons[0] && props.showRule(one.reasons[0].rule)}
        >
          {one.text}
        </Button>
      ))}
      <ul className={styles.things}>
        {there.map((thing) => (
          <li key={thing.id}>
            <button type="button" disabled={!thing.piece} onClick={() => thing.piece && props.showPiece(thing.piece.alias)}>
              <span className={styles.sample}>
                <Token thing={thing} picture={props.picture} view={props.view} />
              </span>
              {thingName(thing, props)}
            </button>
          </li>
        ))}
        {!there.length && <li className={styles.empty}>{say(words.empty, lang)}</li>}
      </ul>
      <p className={styles.ways}>
        <b>{say(words.leadsTo, lang)}</b>{' '}
        {waysOf(id)
          .map(({ to, path }) => `${placeName(to, lang)} (${say(words.path[path], lang).toLowerCase()})`)
          .join(', ')}
      </p>
      <button type="button" className={styles.point} onClick={() => props.point(id)}>
        <Icon name="position-marker" size={16} />
        {say(words.pointAt, lang)}
      </button>
    </div>
  )
}
