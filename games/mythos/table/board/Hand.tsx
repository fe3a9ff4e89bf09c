import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { say, words } from '../strings.ts'
import { fan } from '../view/fan.ts'
import { handLine } from '../view/naming.ts'
import { sortedHand } from '../view/sides.ts'
import styles from './Hand.module.css'
import { HandCard } from './HandCard.tsx'
import { Piece } from './Piece.tsx'

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }

/** One's own Hand, held as a fan: what can be played is lit, the rest is dim and says why. */
export function Hand({ hand, props }: { readonly hand: readonly PieceView[]; readonly props: TableProps }) {
  const { lang, face, lit } = props
  const cards = useMemo(() => sortedHand(hand, face, lang), [hand, face, lang])
  const [raised, setRaised] = useState<string | null>(null)
  const box = useRef<HTMLElement>(null)
  const chosenAt = cards.findIndex(({ alias }) => alias === raised)
  const at = chosenAt < 0 ? null : chosenAt
  const places = fan(cards.length, at)
  const playable = cards.filter(({ alias }) => lit.pieces.has(alias)).length
  const several = props.ask?.kind === 'some' || props.ask?.kind === 'order'

  // A new question puts the raised card down.
  const seq = props.ask?.seq
  useEffect(() => setRaised(null), [seq])

  const press = (piece: PieceView): void => {
    const options = lit.pieces.get(piece.alias) ?? []
    const [only] = options
    if (several && only) props.choose(only.key)
    else setRaised(raised === piece.alias ? null : piece.alias)
  }
  const walk = (event: React.KeyboardEvent): void => {
    const step = STEPS[event.key]
    const from = cards.findIndex(({ alias }) => alias === (event.target as HTMLElement).dataset.piece)
    const next = step === undefined || from < 0 ? undefined : cards[from + step]
    if (!next) return
    event.preventDefault()
    box.current?.querySelector<HTMLElement>(`[data-piece="${next.alias}"]`)?.focus()
  }
  const entry = cards.find(({ alias }) => lit.pieces.has(alias)) ?? cards[0]
  const chosen = at === null ? null : cards[at]
  return (
    <section
      className={styles.hand}
      data-mark="hand"
      style={{ '--n': Math.max(cards.length, 9) } as React.CSSProperties}
      ref={box}
      aria-label={say(words.ownHand, lang)}
      aria-describedby="hand-how"
      onKeyDown={walk}
    >
      <p id="hand-how" className="unseen">
        {say(words.handHow, lang)}
      </p>
      <p className={styles.count}>{handLine(cards.length, playable, props)}</p>
      <ul>
        {cards.map((piece, i) => {
          const place = places[i]
          return (
            <li
              key={piece.alias}
              className={styles.card}
              data-raised={piece.alias === raised || undefined}
              data-dim={(props.ask !== null && !lit.pieces.has(piece.alias)) || undefined}
              data-entry-card={piece === entry || undefined}
              style={
                { '--at': place?.at ?? 0, '--turn': `${place?.turn ?? 0}deg`, '--drop': place?.drop ?? 0, '--i': i } as React.CSSProperties
              }
            >
              <Piece piece={piece} props={props} size="small" onPress={() => press(piece)} />
            </li>
          )
        })}
      </ul>
      {chosen && !several && (
        <HandCard key={chosen.alias} piece={chosen} props={props} at={places[at ?? 0]?.at ?? 0} onClose={() => setRaised(null)} />
      )}
    </section>
  )
}
