import type { TableProps } from '@miskatonic/web/kit'
import { useEffect, useState } from 'react'
import { Card } from '../card/Card.tsx'
import { isHidden, readableFace } from '../view/figures.ts'
import { stateWords } from '../view/naming.ts'
import styles from './Preview.module.css'
import type { Pointed } from './preview.ts'

const DELAY = 260

/** The card that is pointed at, at reading size, on the other half of the board. What it says the card's own label says too. */
export function Preview({ pointed, props }: { readonly pointed: Pointed | null; readonly props: TableProps }) {
  const [shown, setShown] = useState<Pointed | null>(null)
  useEffect(() => {
    if (!pointed) {
      setShown(null)
      return
    }
    const timer = setTimeout(() => setShown(pointed), DELAY)
    return () => clearTimeout(timer)
  }, [pointed])
  if (!shown || isHidden(shown.piece)) return null
  const key = readableFace(shown.piece)
  const refused = props.lit.pieces.has(shown.piece.alias) ? [] : (props.lit.refusedPieces.get(shown.piece.alias) ?? [])
  const reasons = [...new Set(refused.flatMap((one) => one.reasons.map(({ text }) => text)))]
  const state = stateWords(shown.piece, props)
  return (
    <div className={styles.preview} data-half={shown.half === 'left' ? 'right' : 'left'} aria-hidden="true">
      {key && <Card faceKey={key} size="large" face={props.face} picture={props.picture} lang={props.lang} />}
      {(state.length > 0 || reasons.length > 0) && (
        <p>
          {state.length > 0 && <span>{state.join(' · ')}</span>}
          {reasons.map((text) => (
            <em key={text}>{text}</em>
          ))}
        </p>
      )}
    </div>
  )
}
