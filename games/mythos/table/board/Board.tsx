import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { useState } from 'react'
import { say, words } from '../strings.ts'
import { othersOf, ownSeat, sideOf } from '../view/sides.ts'
import styles from './Board.module.css'
import { Hand, useSanityAfter } from './Hand.tsx'
import { NarrowBoard } from './NarrowBoard.tsx'
import { Opponent } from './Opponent.tsx'
import { OpponentStrip } from './OpponentStrip.tsx'
import { OwnSide } from './OwnSide.tsx'
import { type OpenPile, PileSheet } from './PileSheet.tsx'
import { Status } from './Status.tsx'
import { usePassing } from './usePassing.ts'

/** The felt: the others' sides above, one's own below, one's Hand at the edge. */
export function Board(props: TableProps) {
  const { view, lang, face, narrow, picture } = props
  const [pile, open] = useState<OpenPile | null>(null)
  const passing = usePassing(props)
  const [considered, consider] = useState<PieceView | null>(null)
  const after = useSanityAfter(considered, props)
  const felt = picture('texture:felt')
  const own = sideOf(view, ownSeat(props), face)
  const others = othersOf(props).map((seat) => sideOf(view, seat, face))
  const [first] = others
  return (
    <>
      <div
        className={styles.felt}
        style={{ '--felt': felt ? `url("${felt}")` : 'none' }}
        data-narrow={narrow || undefined}
        data-others={others.length}
      >
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
            <OwnSide side={own} props={props} open={open} after={after?.to ?? null} />
            <Hand hand={own.hand} props={props} onConsider={consider} />
          </div>
        )}
      </div>
      {pile && <PileSheet pile={pile} props={props} onClose={() => open(null)} />}
      <p className="unseen">{say(words.round, lang, { n: Number(view.table.round ?? 0) })}</p>
    </>
  )
}
