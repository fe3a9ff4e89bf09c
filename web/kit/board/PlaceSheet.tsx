import { useRef } from 'react'
import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import type { TableProps } from '../table.ts'
import { useFocusWithin } from '../useFocusWithin.ts'
import { type BoardModel, type Lying, optionsFor } from './lying.ts'
import styles from './PlaceSheet.module.css'

type Props<T extends Lying> = {
  readonly id: string
  readonly model: BoardModel<T>
  readonly props: TableProps
  readonly onClose: () => void
}

/** A place opened: what may be done with it, all that lies there, where its ways lead. */
export function PlaceSheet<T extends Lying>({ id, model, props, onClose }: Props<T>) {
  const { lang, lit } = props
  const box = useRef<HTMLDivElement>(null)
  useFocusWithin(box)
  const look = model.place(id)
  const there = model.there.get(id) ?? []
  const travel = model.travel?.to(id)
  const options = [...(lit.places.get(id) ?? []), ...there.filter(({ piece }) => piece).flatMap((thing) => optionsFor(lit, thing))]
  return (
    <div
      ref={box}
      className={styles.sheet}
      role="dialog"
      aria-label={look.name}
      data-over
      data-narrow={props.narrow || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header>
        <div>
          <h3>{look.name}</h3>
          <i>{look.sort.join(' · ')}</i>
        </div>
        <button type="button" data-close className={styles.close} onClick={onClose} aria-label={say(kit.close, lang)}>
          <Icon name="cancel" size={15} />
        </button>
      </header>
      {look.hint && <p className={styles.hint}>{look.hint}</p>}
      {travel && (
        <Button tone="go" icon={<Icon name="walk" size={22} />} onClick={travel}>
          {model.travel?.text}
        </Button>
      )}
      {options.map((option) => (
        <Button key={option.key} tone="go" onClick={() => props.choose(option.key)}>
          {option.text}
        </Button>
      ))}
      {(lit.refusedPlaces.get(id) ?? []).map((one) => (
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
            <button
              type="button"
              disabled={!thing.piece}
              data-card={thing.piece?.alias}
              onClick={() => thing.piece && props.showPiece(thing.piece.alias)}
            >
              <span className={styles.sample}>{model.draw(thing)}</span>
              {model.nameOf(thing)}
            </button>
          </li>
        ))}
        {!there.length && <li className={styles.empty}>{model.words.empty}</li>}
      </ul>
      <p className={styles.ways}>
        <b>{model.words.leadsTo}</b> {look.ways.join(', ')}
      </p>
      <button type="button" className={styles.point} onClick={() => props.point(id)}>
        <Icon name="position-marker" size={16} />
        {say(kit.pointAt, lang)}
      </button>
    </div>
  )
}
