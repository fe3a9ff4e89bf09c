import { Icon } from '@miskatonic/web/kit'
import { omenColour, omenIcon } from '../signs.ts'
import type { Colour } from '../view/figures.ts'
import styles from './Gate.module.css'

const ARMS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
function arm(turn: number): string {
  const at = (t: number, r: number): string => `${(Math.cos(turn + t) * r).toFixed(1)} ${(Math.sin(turn + t) * r).toFixed(1)}`
  return `M${at(0, 19)}Q${at(0.55, 15.6)} ${at(1.05, 8.4)}Q${at(1.25, 5)} ${at(1.7, 3.2)}Q${at(0.9, 8)} ${at(0.5, 14.4)}Q${at(0.3, 17.6)} ${at(0.22, 19)}Z`
}

/** The spiral of a Gate in the colour of its omen, with the omen's sign. */
export function Gate({ colour }: { readonly colour: Colour }) {
  return (
    <span className={styles.gate} style={{ '--omen': omenColour[colour] }}>
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
