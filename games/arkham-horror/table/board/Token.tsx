import type { TableProps } from '@miskatonic/web/kit'
import { Coin, Disc, Sizing, Tile } from '@miskatonic/web/kit/board'
import type { ReactNode } from 'react'
import { border } from '../signs.ts'
import { faceKey, foeFigures, gateFigures, textOf } from '../view/figures.ts'
import type { Thing } from '../view/things.ts'
import { Dimension } from './Dimension.tsx'
import styles from './Token.module.css'

type Drawn = Pick<TableProps, 'picture' | 'view' | 'face'>

const SEAL = { ground: 'radial-gradient(circle at 35% 30%, #4b9a78, #17402f)' } as const
const CLOSED = { ground: '#3a3a38', edge: '#d8d4c8', ink: '#f0ece0' } as const
const ARMS = [0, 1, 2, 3, 4, 5, 6, 7]

const arm = (n: number): string => {
  const at = (turn: number, r: number): string => {
    const angle = (n / ARMS.length) * Math.PI * 2 + turn
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`
  }
  return `M${at(0, 18)}Q${at(0.6, 14)} ${at(1.2, 6)}Q${at(0.8, 11)} ${at(0.3, 18)}Z`
}

/** A red spiral with the sign of its dimension. */
function Gate({ thing, face }: { readonly thing: Thing } & Pick<Drawn, 'face'>) {
  const { symbol } = gateFigures(thing.piece && textOf(thing.piece, face))
  return (
    <span className={styles.gate}>
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r="19" fill="#2a0c0c" stroke="#e0897c" strokeWidth="1.6" />
        {ARMS.map((n) => (
          <path key={n} d={arm(n)} fill={n % 2 ? '#c8513f' : '#7a1f22'} />
        ))}
        <circle r="4" fill="#020303" />
      </svg>
      {symbol && (
        <i className={styles.sign}>
          <Dimension symbol={symbol} size={10} />
        </i>
      )}
    </span>
  )
}

/** The border tells how it moves, the sign when. */
function Monster({ thing, face, picture }: { readonly thing: Thing } & Pick<Drawn, 'face' | 'picture'>) {
  const key = thing.piece && faceKey(thing.piece)
  const { toughness, symbol, movement } = foeFigures(thing.piece && textOf(thing.piece, face))
  return (
    <span className={styles.monster} style={{ '--border': border[movement] }}>
      <Tile src={key ? picture(key) : null} icon="evil-minion" left={toughness || null} />
      {symbol && (
        <i className={styles.sign}>
          <Dimension symbol={symbol} size={9} />
        </i>
      )}
    </span>
  )
}

function shape(thing: Thing, { picture, view, face }: Drawn): ReactNode {
  switch (thing.kind) {
    case 'investigator': {
      const key = thing.piece && faceKey(thing.piece)
      return <Coin src={key ? picture(key) : null} seats={view.seats} seat={thing.seat ?? ''} on={view.table.active === thing.seat} />
    }
    case 'gate':
      return <Gate thing={thing} face={face} />
    case 'monster':
      return <Monster thing={thing} face={face} picture={picture} />
    case 'clue':
      return <Disc icon="magnifying-glass" count={thing.count} />
    case 'seal':
      return <Disc icon="star-swirl" colours={SEAL} />
    case 'closed':
      return <Disc icon="padlock" colours={CLOSED} />
  }
}

/** What lies on the board, drawn in its size. */
export function Token({ thing, ...drawn }: { readonly thing: Thing } & Drawn) {
  return <Sizing half={thing.half}>{shape(thing, drawn)}</Sizing>
}
