import type { PieceView } from '@miskatonic/kernel'
import { useRef } from 'react'
import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import { Button } from '../Button.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import type { TableProps } from '../table.ts'
import { useFocusWithin } from '../useFocusWithin.ts'
import styles from './RaisedCard.module.css'

type Props = {
  readonly piece: PieceView
  readonly props: TableProps
  readonly name: string
  /** From −1 (left end of the hand) to 1. */
  readonly at: number
  readonly iconOf: (key: string) => IconName | undefined
  /** What playing it comes to. */
  readonly note?: string | null
  readonly onClose: () => void
}

/** Beside the raised card of a hand: what can be done with it, what not and why. */
export function RaisedCard({ piece, props, name, at, iconOf, note, onClose }: Props) {
  const { lang, lit } = props
  const box = useRef<HTMLDivElement>(null)
  useFocusWithin(box)
  const options = lit.pieces.get(piece.alias) ?? []
  return (
    <div
      ref={box}
      className={styles.box}
      role="dialog"
      aria-label={name}
      data-side={at > 0.15 ? 'left' : 'right'}
      style={{ '--at': at }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <h3>{name}</h3>
      {(lit.refusedPieces.get(piece.alias) ?? []).map((one) => (
        <div key={one.key} className={styles.no}>
          {options.length > 0 && <b>{one.text}</b>}
          <ul>
            {one.reasons.map(({ rule, text }) => (
              <li key={rule}>
                <Icon name="cancel" size={13} />
                <button type="button" onClick={() => props.showRule(rule)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note && options.length > 0 && <p>{note}</p>}
      <div className={styles.deeds}>
        {options.map(({ key, text }, i) => {
          const icon = iconOf(key)
          return (
            <Button
              key={key}
              tone={i === 0 ? 'go' : 'plain'}
              icon={icon && <Icon name={icon} size={22} />}
              onClick={() => props.choose(key)}
              data-deed={key}
            >
              {text}
            </Button>
          )
        })}
        <Button tone="quiet" icon={<Icon name="magnifying-glass" size={18} />} onClick={() => props.showPiece(piece.alias)}>
          {say(kit.read, lang)}
        </Button>
      </div>
    </div>
  )
}
