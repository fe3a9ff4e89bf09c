import { Die, Icon, type TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import styles from './Dice.module.css'

type Props = {
  readonly faces: readonly number[]
  /** The lowest face that is a success. */
  readonly least: number
  readonly lang: TableProps['lang']
  readonly motion: TableProps['motion']
  /** Which roll it is: those of another one tumble anew, and of the same one the dice whose face has changed. */
  readonly roll: string
  readonly small?: boolean
  readonly narrow?: boolean
  /** Which dice may be chosen, and what choosing them says. */
  readonly onDie?: ((index: number) => (() => void) | null) | undefined
  readonly isPicked?: ((index: number) => boolean) | undefined
}

/** Few dice are large; on a phone five find room in a row. */
const sizeFor = (dice: number, narrow: boolean): number => (narrow ? (dice > 5 ? 44 : 54) : dice > 8 ? 52 : dice > 5 ? 68 : 92)

/** Dice on green felt, each marked success or failure in words. */
export function Dice({ faces, least, lang, motion, roll, small = false, narrow = false, onDie, isPicked }: Props) {
  const size = small ? 34 : sizeFor(faces.length, narrow)
  return (
    <ul className={styles.dice} data-small={small}>
      {faces.map((face, i) => {
        const good = face >= least
        const result = say(good ? words.success : words.failure, lang)
        const press = onDie?.(i) ?? null
        const die = (
          <Die
            face={face}
            counts={good}
            size={size}
            label={say(words.dieShows, lang, { face, result })}
            {...(motion === 'none' ? {} : { tumble: i * (motion === 'quick' ? 15 : 40) })}
          />
        )
        return (
          <li key={`${roll} ${i} ${face}`} data-good={good} data-picked={isPicked?.(i) ?? false}>
            {press ? (
              <button type="button" onClick={press} className={styles.die}>
                {die}
              </button>
            ) : (
              <span className={styles.die}>{die}</span>
            )}
            {!small && (
              <small aria-hidden="true">
                {good && <Icon name="check-mark" />}
                {result}
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}
