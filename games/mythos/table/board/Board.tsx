import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { Previewing } from '@miskatonic/web/kit/card'
import { useState } from 'react'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { isHidden, readableFace } from '../view/figures.ts'
import { stateWords } from '../view/naming.ts'
import { othersOf, ownSeat, sideOf } from '../view/sides.ts'
import styles from './Board.module.css'
import { Hand } from './Hand.tsx'
import { HeldUp } from './LastPlayed.tsx'
import { NarrowBoard } from './NarrowBoard.tsx'
import { Opponent } from './Opponent.tsx'
import { OpponentStrip } from './OpponentStrip.tsx'
import { OwnSide } from './OwnSide.tsx'
import { type OpenPile, PileSheet } from './PileSheet.tsx'
import { Status } from './Status.tsx'
import { usePassing } from './usePassing.ts'

/** A card held up: what stands on it, how it lies, why it cannot be played. */
function Held({ piece, props }: { readonly piece: PieceView; readonly props: TableProps }) {
  const key = readableFace(piece)
  const refused = props.lit.pieces.has(piece.alias) ? [] : (props.lit.refusedPieces.get(piece.alias) ?? [])
  const reasons = [...new Set(refused.flatMap((one) => one.reasons.map(({ text }) => text)))]
  const state = stateWords(piece, props)
  return (
    <>
      {key && <Card faceKey={key} size="large" face={props.face} picture={props.picture} lang={props.lang} />}
      {(state.length > 0 || reasons.length > 0) && (
        <p>
          {state.length > 0 && <span>{state.join(' · ')}</span>}
          {reasons.map((text) => (
            <em key={text}>{text}</em>
          ))}
        </p>
      )}
    </>
  )
}

/** The felt: the others' sides above, one's own below, one's Hand at the edge. */
export function Board(props: TableProps) {
  const { view, lang, face, narrow, picture } = props
  const [pile, open] = useState<OpenPile | null>(null)
  const passing = usePassing(props)
  const felt = picture('texture:felt')
  const own = sideOf(view, ownSeat(props), face)
  const others = othersOf(props).map((seat) => sideOf(view, seat, face))
  const [first] = others
  return (
    <>
      <div
        className={styles.felt}
        style={{ '--felt': felt ? `url("${felt}")` : 'none' } as React.CSSProperties}
        data-narrow={narrow || undefined}
        data-others={others.length}
      >
        <Previewing on={!narrow} draw={(piece) => (isHidden(piece) ? null : <Held piece={piece} props={props} />)}>
          {narrow ? (
            <NarrowBoard own={own} others={others} props={props} open={open} passing={passing} />
          ) : (
            <div className={styles.rows}>
              <div className={styles.others}>
                {others.length === 1 && first ? (
                  <Opponent side={first} props={props} open={open} />
                ) : (
                  others.map((side) => <OpponentStrip key={side.seat} side={side} props={props} open={open} />)
                )}
              </div>
              <Status props={props} passing={passing} />
              <OwnSide side={own} props={props} open={open} />
              <Hand hand={own.hand} props={props} />
            </div>
          )}
        </Previewing>
        <HeldUp props={props} />
      </div>
      {pile && <PileSheet pile={pile} props={props} onClose={() => open(null)} />}
      <p className="unseen">{say(words.round, lang, { n: Number(view.table.round ?? 0) })}</p>
    </>
  )
}
