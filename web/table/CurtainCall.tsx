import { deedsOf } from '../kit/curtainCall.ts'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './CurtainCall.module.css'
import { personaAt } from './names.ts'
import type { OpenTable } from './useTable.ts'

const [WIDTH, HEIGHT] = [600, 120]
/** So many turning points are told: the last are those that decided it. */
const MOST = 12

type Props = { readonly desk: OpenTable; readonly game: GameTable; readonly onClose: () => void }

/** The game seen from its end: how what threatened it rose and fell, and where it turned. Each point opens its moment. */
export function CurtainCall({ desk, game, onClose }: Props) {
  const t = useStrings()
  const { events } = desk.props
  const curve = game.curve?.(desk.props) ?? null
  const turning = events.filter((event) => game.isTurningPoint?.(event)).slice(-MOST)
  const first = events[0]?.seq ?? 0
  const last = Math.max(first + 1, events.at(-1)?.seq ?? 0)
  const x = (seq: number): number => ((seq - first) / (last - first)) * WIDTH
  const most = Math.max(1, ...(curve?.points ?? []).map(({ n }) => n))
  const y = (n: number): number => HEIGHT - (n / most) * (HEIGHT - 10)
  // It stays where it is until it changes.
  const path = (curve?.points ?? [])
    .map(({ seq, n }, i) => (i ? `H${x(seq).toFixed(1)}V${y(n).toFixed(1)}` : `M0 ${y(n).toFixed(1)}`))
    .join('')
  return (
    <div className={styles.call} data-won={desk.props.info.ending?.won || undefined}>
      {curve && curve.points.length > 1 && (
        <figure data-curve={curve.points.length}>
          <figcaption>{curve.label}</figcaption>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={curve.told} preserveAspectRatio="none">
            <path d={`${path}H${WIDTH}V${HEIGHT}H0Z`} className={styles.ground} />
            <path d={`${path}H${WIDTH}`} className={styles.line} />
            {turning.map(({ id, seq }) => (
              <line key={id} x1={x(seq)} x2={x(seq)} y1="0" y2={HEIGHT} className={styles.turn} />
            ))}
          </svg>
        </figure>
      )}
      <Deeds desk={desk} game={game} />
      {turning.length > 0 && (
        <section>
          <h3>{t(words.over.turning)}</h3>
          <ol>
            {turning.map((event) => (
              <li key={event.id} data-tone={event.tone ?? 'plain'}>
                <button
                  type="button"
                  data-turning={event.seq}
                  onClick={() => {
                    onClose()
                    desk.seeMoment(event.seq, event)
                  }}
                >
                  {event.text}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

/** What each seat is remembered for. */
function Deeds({ desk, game }: Omit<Props, 'onClose'>) {
  const t = useStrings()
  const { events, info } = desk.props
  const remembered = info.seats
    .map(({ seat }) => ({ seat, deeds: deedsOf(events, game.deeds ?? [], seat) }))
    .filter(({ deeds }) => deeds.length > 0)
  if (!remembered.length) return null
  return (
    <section>
      <h3>{t(words.over.deeds)}</h3>
      <ul className={styles.deeds}>
        {remembered.map(({ seat, deeds }) => (
          <li key={seat} data-deeds={seat}>
            <b>{personaAt(game, desk, seat).name}</b>
            <span>{deeds.map(({ deed, n }) => t(deed.text, { n })).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
