import type { GameBox } from '@miskatonic/contract'
import { games, planned } from '@miskatonic/games'
import { Icon } from '../kit/Icon.tsx'
import { usePictures } from '../kit/pictures.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './Covers.module.css'

/** The boxes: those that can be played are chosen, the others say that they are on their way. */
export function Covers({ chosen, choose }: { readonly chosen: string; readonly choose: (game: string) => void }) {
  const t = useStrings()
  return (
    <ul className={styles.covers} aria-label={t(words.games)}>
      {games.map(({ id, title, box }) => (
        <li key={id}>
          <Playable id={id} title={title[t.lang]} box={box} on={id === chosen} choose={() => choose(id)} />
        </li>
      ))}
      {planned.map(({ id, title, motto }) => (
        <li key={id}>
          <div className={styles.cover} data-planned>
            <Front id={id} title={title[t.lang]} />
            <div className={styles.foot}>
              <p>{motto[t.lang]}</p>
              <small>{t(words.inPreparation)}</small>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Front({ id, title }: { readonly id: string; readonly title: string }) {
  const picture = usePictures()(`cover:${id}`)
  return (
    <>
      {picture && <img src={picture} alt="" className={styles.art} width={560} height={733} decoding="async" />}
      <span className={styles.spine} />
      <b className={styles.title}>{title}</b>
    </>
  )
}

function Playable({
  id,
  title,
  box,
  on,
  choose,
}: {
  readonly id: string
  readonly title: string
  readonly box: GameBox
  readonly on: boolean
  readonly choose: () => void
}) {
  const t = useStrings()
  const seats = box.seats.min === box.seats.max ? `${box.seats.min}` : `${box.seats.min}–${box.seats.max}`
  return (
    <button type="button" className={styles.cover} aria-pressed={on} onClick={choose} data-game={id}>
      <Front id={id} title={title} />
      <span className={styles.foot}>
        <span className={styles.motto}>{box.motto[t.lang]}</span>
        <span className={styles.facts}>
          <span title={t(words.players, { n: seats })}>
            <Icon name="meeple" size={15} label={t(words.players, { n: seats })} />
            {seats}
          </span>
          <span>
            <Icon name="hourglass" size={14} />
            {t(words.minutes, { n: box.minutes })}
          </span>
          <span
            title={t(words.weight, { n: box.weight })}
            role="img"
            aria-label={t(words.weight, { n: box.weight })}
            className={styles.weight}
          >
            {[1, 2, 3, 4, 5].map((n) => (
              <i key={n} data-on={n <= box.weight || undefined} />
            ))}
          </span>
        </span>
      </span>
    </button>
  )
}
