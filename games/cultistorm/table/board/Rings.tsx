import styles from './Enemy.module.css'

/** As the coins of the seats are ringed. */
const COLOURS = ['#f2cf78', '#9fd0ff', '#9be0ae', '#f0a58f', '#d3b5f5']

/** The target markers that lie on an enemy, one for each detective who is after it. */
export function Rings({ seats, of }: { readonly seats: readonly string[]; readonly of: readonly string[] }) {
  if (!of.length) return null
  return (
    <span className={styles.rings} aria-hidden="true">
      {of.map((seat) => (
        <span key={seat} style={{ '--ring': COLOURS[seats.indexOf(seat) % COLOURS.length] }}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="6.5" />
            <path d="M12 1v8M12 15v8M1 12h8M15 12h8" />
          </svg>
        </span>
      ))}
    </span>
  )
}
