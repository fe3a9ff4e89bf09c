import type { PieceView } from '@miskatonic/kernel'
import { Button, Icon, type TableProps } from '@miskatonic/web/kit'
import { useEffect, useRef, useState } from 'react'
import { deedIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { figuresOf, textOf } from '../view/figures.ts'
import { ownSeat, sideOf } from '../view/sides.ts'
import styles from './HandCard.module.css'

/** What Sanity comes to when the card is played: the price as it is now, not as it is printed. */
function useSanityAfter(piece: PieceView, props: TableProps): { readonly before: number; readonly after: number } | null {
  const { view, face, sumOf } = props
  const seat = ownSeat(props)
  const { sanity } = sideOf(view, seat, face)
  const text = textOf(piece, face)
  const printed = text?.kind === 'spell' || text?.kind === 'adventure' ? 0 : (figuresOf(text).sanity ?? 0)
  const [price, setPrice] = useState<number | null>(null)
  const asks = printed < 0 && sumOf !== undefined
  useEffect(() => {
    let wanted = true
    if (asks) void sumOf?.('price', { who: seat, card: piece.alias }).then((sum) => wanted && setPrice(sum?.value ?? null))
    return () => {
      wanted = false
    }
  }, [asks, sumOf, seat, piece.alias])
  const change = printed < 0 ? -(price ?? -printed) : printed
  return change === 0 ? null : { before: sanity, after: Math.max(0, Math.min(20, sanity + change)) }
}

/** The raised card of the Hand: what can be done with it, what not and why. */
export function HandCard({
  piece,
  props,
  at,
  onClose,
}: {
  readonly piece: PieceView
  readonly props: TableProps
  /** From −1 (left end of the Hand) to 1. */
  readonly at: number
  readonly onClose: () => void
}) {
  const { lang, lit } = props
  const box = useRef<HTMLDivElement>(null)
  const options = lit.pieces.get(piece.alias) ?? []
  const refused = lit.refusedPieces.get(piece.alias) ?? []
  const sanity = useSanityAfter(piece, props)
  const name = textOf(piece, props.face)?.name ?? ''
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const verb = (key: string): string => key.split(':')[0] ?? key
  return (
    <div
      ref={box}
      className={styles.box}
      role="dialog"
      aria-label={name}
      data-side={at > 0.15 ? 'left' : 'right'}
      style={{ '--at': at } as React.CSSProperties}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <h3>{name}</h3>
      {refused.map((one) => (
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
      {sanity && options.length > 0 && <p>{say(words.sanityFromTo, lang, { a: sanity.before, b: sanity.after })}</p>}
      <div className={styles.deeds}>
        {options.map(({ key, text }, i) => {
          const icon = deedIcon(verb(key))
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
          {say(words.read, lang)}
        </Button>
      </div>
    </div>
  )
}
