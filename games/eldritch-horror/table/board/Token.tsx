import { Icon, type TableProps } from '@miskatonic/web/kit'
import { omenColour, omenIcon, ringOf } from '../signs.ts'
import { faceKey } from '../view/figures.ts'
import type { Thing } from '../view/things.ts'
import { HALF } from './stacks.ts'
import styles from './Token.module.css'

type Drawn = Pick<TableProps, 'picture' | 'view'>

/** A portrait coin with its seat's ring. */
export function Coin({
  src,
  seats,
  seat,
  on,
}: {
  readonly src: string | null
  readonly seats: readonly string[]
  readonly seat: string
  readonly on: boolean
}) {
  const ring = ringOf(seats, seat)
  return (
    <span className={styles.coin} data-on={on}>
      {src ? <img src={src} alt="" draggable={false} /> : <Icon name="position-marker" />}
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" className={styles.rim} />
        <circle cx="20" cy="20" r="18" fill="none" stroke={ring.colour} strokeWidth="3" strokeDasharray={ring.dash || undefined} />
      </svg>
    </span>
  )
}

const ARMS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
function arm(turn: number): string {
  const at = (t: number, r: number): string => `${(Math.cos(turn + t) * r).toFixed(1)} ${(Math.sin(turn + t) * r).toFixed(1)}`
  return `M${at(0, 19)}Q${at(0.55, 15.6)} ${at(1.05, 8.4)}Q${at(1.25, 5)} ${at(1.7, 3.2)}Q${at(0.9, 8)} ${at(0.5, 14.4)}Q${at(0.3, 17.6)} ${at(0.22, 19)}Z`
}

/** The spiral of a Gate in the colour of its omen, with the omen's sign. */
export function GateDisc({ colour }: { readonly colour: NonNullable<Thing['colour']> }) {
  return (
    <span className={styles.gate} style={{ '--omen': omenColour[colour] } as React.CSSProperties}>
      <svg viewBox="-21 -21 42 42" aria-hidden="true">
        <circle r="20" className={styles.gateGround} />
        {ARMS.map((n) => (
          <path key={n} d={arm((n / 9) * Math.PI * 2)} className={n % 2 ? styles.armLight : styles.armDark} />
        ))}
        <circle r="4" fill="#020303" />
        <circle r="19.4" className={styles.gateRim} />
      </svg>
      <i>
        <Icon name={omenIcon[colour]} />
      </i>
    </span>
  )
}

function Foe({ thing, picture }: { readonly thing: Thing } & Pick<Drawn, 'picture'>) {
  const key = thing.piece ? faceKey(thing.piece) : null
  const src = key ? picture(key) : null
  const left = thing.toughness === null || thing.toughness === undefined ? null : thing.toughness - (thing.lost ?? 0)
  return (
    <span className={styles.foe} data-epic={thing.kind === 'epic'}>
      {src ? <img src={src} alt="" draggable={false} /> : <Icon name="evil-minion" />}
      {left !== null && <b data-hurt={(thing.lost ?? 0) > 0}>{left}</b>}
    </span>
  )
}

const disc = (kind: string, name: Parameters<typeof Icon>[0]['name'], count = 1) => (
  <span className={styles.disc} data-kind={kind}>
    <Icon name={name} />
    {count > 1 && <b>{count}</b>}
  </span>
)

/** What lies on the board, drawn. Its size is set by what it is. */
export function Token({ thing, picture, view, on = false }: { readonly thing: Thing; readonly on?: boolean } & Drawn) {
  const half = HALF[thing.kind]
  const drawn = (() => {
    switch (thing.kind) {
      case 'investigator': {
        const key = thing.piece?.faces.front
        return <Coin src={key ? picture(key) : null} seats={view.seats} seat={String(thing.piece?.attributes.player ?? '')} on={on} />
      }
      case 'gate':
        return <GateDisc colour={thing.colour ?? 'green'} />
      case 'monster':
      case 'epic':
        return <Foe thing={thing} picture={picture} />
      case 'clue':
        return disc('clue', 'magnifying-glass', thing.count)
      case 'rumor':
        return disc('rumor', 'talk')
      case 'mystery':
        return disc('mystery', 'triorb')
      case 'eldritch':
        return disc('eldritch', 'cursed-star', thing.count)
      case 'expedition':
        return (
          <span className={styles.lozenge}>
            <Icon name="compass" />
          </span>
        )
      case 'fallen':
        return disc('fallen', 'death-skull')
    }
  })()
  return (
    <span className={styles.token} style={{ '--half': half } as React.CSSProperties}>
      {drawn}
    </span>
  )
}
