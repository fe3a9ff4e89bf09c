import styles from './Die.module.css'

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A bone die. One that counts is gold-white with a green rim; the words beside it say the same. `tumble`: it rolls when it appears, after so many ms. */
export function Die({
  face,
  counts,
  label,
  size = 64,
  tumble,
}: {
  readonly face: number
  readonly counts: boolean
  readonly label: string
  readonly size?: number
  readonly tumble?: number
}) {
  return (
    <svg
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      className={styles.die}
      data-counts={counts || undefined}
      data-tumble={tumble === undefined ? undefined : true}
      style={tumble === undefined ? undefined : { animationDelay: `${tumble}ms` }}
    >
      {counts && <rect x="-47" y="-49" width="94" height="94" rx="24" className={styles.glow} />}
      <rect x="-38" y="-34" width="76" height="78" rx="18" className={styles.shadow} />
      <rect x="-38" y="-36" width="76" height="76" rx="17" className={styles.side} />
      <rect x="-38" y="-40" width="76" height="76" rx="17" className={styles.top} />
      <rect x="-33" y="-35" width="66" height="66" rx="22" fill="#fff" opacity=".28" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 19} cy={y * 19 - 2} r="7.6" className={styles.pip} />
      ))}
    </svg>
  )
}
