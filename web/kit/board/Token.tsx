/** Shapes of what lies on a board. Each fills the box it is given; `Sizing` is that box on the board. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import styles from './Token.module.css'

/** Half the width in token units, as `Sized` has it. */
export function Sizing({ half, children }: { readonly half: number; readonly children: ReactNode }) {
  return (
    <span className={styles.token} style={{ '--half': half }}>
      {children}
    </span>
  )
}

/** Rings of the coins: colour and dash tell the seats apart, each of them alone. */
const RINGS = [
  { colour: '#f2cf78', dash: '' },
  { colour: '#9fd0ff', dash: '6 3' },
  { colour: '#9be0ae', dash: '2 3' },
  { colour: '#f0a58f', dash: '10 4 2 4' },
  { colour: '#d3b5f5', dash: '1 2.2' },
  { colour: '#e9e4d4', dash: '12 5' },
  { colour: '#7fd6d6', dash: '5 2 1 2' },
  { colour: '#f3a9cf', dash: '3 1.5' },
] as const

type CoinProps = { readonly src: string | null; readonly seats: readonly string[]; readonly seat: string; readonly on?: boolean }

/** A portrait coin with its seat's ring. `on`: it is this seat's turn. */
export function Coin({ src, seats, seat, on = false }: CoinProps) {
  const ring = RINGS[Math.max(0, seats.indexOf(seat)) % RINGS.length] ?? RINGS[0]
  return (
    <span className={styles.coin} data-on={on || undefined}>
      {src ? <img src={src} alt="" draggable={false} /> : <Icon name="position-marker" />}
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" className={styles.rim} />
        <circle cx="20" cy="20" r="18" fill="none" stroke={ring.colour} strokeWidth="3" strokeDasharray={ring.dash || undefined} />
      </svg>
    </span>
  )
}

type TileProps = {
  readonly src: string | null
  readonly icon: IconName
  /** What is left of it; `hurt`: it was more. */
  readonly left: number | null
  readonly hurt?: boolean
  /** One of its kind, and worse than the others. */
  readonly grand?: boolean
}

/** A foe: a square picture with what is left of it. */
export function Tile({ src, icon, left, hurt = false, grand = false }: TileProps) {
  return (
    <span className={styles.tile} data-grand={grand || undefined}>
      {src ? <img src={src} alt="" draggable={false} /> : <Icon name={icon} />}
      {left !== null && <b data-hurt={hurt || undefined}>{left}</b>}
    </span>
  )
}

/** Ground, edge and ink of a disc; green where nothing is said. */
export type DiscColours = { readonly ground: string; readonly edge?: string; readonly ink?: string }

export function Disc({ icon, count = 1, colours }: { readonly icon: IconName; readonly count?: number; readonly colours?: DiscColours }) {
  const style = colours && { '--disc': colours.ground, '--disc-edge': colours.edge, '--disc-ink': colours.ink }
  return (
    <span className={styles.disc} style={style}>
      <Icon name={icon} />
      {count > 1 && <b>{count}</b>}
    </span>
  )
}

export function Lozenge({ icon }: { readonly icon: IconName }) {
  return (
    <span className={styles.lozenge}>
      <Icon name={icon} />
    </span>
  )
}
