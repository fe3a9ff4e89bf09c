import type { PieceView } from '@miskatonic/kernel'
import type { ReactNode } from 'react'
import { Piece } from '../card/Piece.tsx'
import type { TableProps } from '../table.ts'
import styles from './PersonSheet.module.css'
import { type Skill, Skills } from './Skills.tsx'
import { type Chip, ChipOf, type Figure, Stats } from './Stat.tsx'

export type PersonSheetProps = {
  readonly piece: PieceView
  readonly props: TableProps
  readonly portrait: string | null
  readonly name: string
  /** Where, and as what. */
  readonly sub: string
  readonly stats: readonly Figure[]
  readonly chips: readonly Chip[]
  readonly skills: readonly Skill[]
  /** What a game's sheet has below all that. */
  readonly children?: ReactNode
}

/** One's own person at the table: portrait, figures, what there is to know, values with the sums behind them. */
export function PersonSheet({ piece, props, portrait, name, sub, stats, chips, skills, children }: PersonSheetProps) {
  return (
    <section className={styles.sheet} data-narrow={props.narrow || undefined} aria-label={name} data-mark="sheet">
      <div className={styles.top}>
        <Piece piece={piece} props={props} className={styles.portrait} onPress={() => props.showPiece(piece.alias)} aria-label={name}>
          {portrait && <img src={portrait} alt="" draggable={false} />}
        </Piece>
        <div className={styles.who}>
          <h2>{name}</h2>
          <i>{sub}</i>
          <Stats of={stats} />
          <div className={styles.chips}>
            {chips.map((one) => (
              <ChipOf key={one.text + one.icon} {...one} />
            ))}
          </div>
        </div>
      </div>
      {skills.length > 0 && <Skills of={skills} />}
      {children}
    </section>
  )
}
