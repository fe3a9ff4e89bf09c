import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import { Die } from '../Die.tsx'
import { Icon } from '../Icon.tsx'
import type { TableProps } from '../table.ts'
import styles from './Dice.module.css'

type DiceProps = Pick<TableProps, 'lang' | 'motion'> & {
  readonly faces: readonly number[]
  /** The lowest face that is a success. */
  readonly least: number
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

/** Dice, each marked success or failure in words. */
export function Dice({ faces, least, lang, motion, roll, small = false, narrow = false, onDie, isPicked }: DiceProps) {
  const size = small ? 34 : sizeFor(faces.length, narrow)
  return (
    <ul className={styles.dice} data-small={small || undefined}>
      {faces.map((face, i) => {
        const good = face >= least
        const result = say(good ? kit.success : kit.failure, lang)
        const press = onDie?.(i) ?? null
        const die = (
          <Die
            face={face}
            counts={good}
            size={size}
            label={say(kit.colon, lang, { a: face, b: result })}
            {...(motion === 'none' ? {} : { tumble: i * (motion === 'quick' ? 15 : 40) })}
          />
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die keeps its place in the tray
          <li key={`${roll} ${i} ${face}`} data-good={good || undefined} data-picked={isPicked?.(i) || undefined}>
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

type TrayProps = {
  readonly props: TableProps
  readonly faces: readonly number[]
  readonly least: number
  readonly successes: number
  readonly roll: string
  /** The option that throws a die anew, by its key. */
  readonly dieKey: (index: number) => string
}

/** The tray: dice on felt, and what they come to in words. A die that may be thrown anew is a button. */
export function DiceTray({ props, faces, least, successes: n, roll, dieKey }: TrayProps) {
  const { lang, motion, narrow, ask } = props
  return (
    <div className={styles.tray} data-mark="dice">
      <div className={styles.felt}>
        <Dice
          {...{ faces, least, lang, motion, narrow, roll }}
          onDie={(i) => (ask?.options.some(({ key }) => key === dieKey(i)) ? () => props.choose(dieKey(i)) : null)}
          isPicked={(i) => props.picked.includes(dieKey(i))}
        />
      </div>
      <p className={styles.result} data-good={n > 0 || undefined} aria-live="polite">
        <b>{n}</b>
        <span>
          {say(kit.successes, lang, { n })}
          <small>{say(n > 0 ? kit.passed : kit.failed, lang)}</small>
        </span>
      </p>
    </div>
  )
}
