import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { successes, type Test } from '../view/resolving.ts'
import { Dice } from './Dice.tsx'
import styles from './Tray.module.css'

/** The tray: dice on felt, and what they come to in words. A die that may be thrown anew is a button. */
export function Tray({ test, props }: { readonly test: Test; readonly props: TableProps }) {
  const { lang, motion, ask } = props
  const n = successes(test)
  const keyOf = (i: number): string | null => (ask?.options.some(({ key }) => key === `die:${i}`) ? `die:${i}` : null)
  return (
    <div className={styles.tray} data-mark="dice">
      <div className={styles.felt}>
        <Dice
          faces={test.faces}
          least={test.least}
          lang={lang}
          motion={motion}
          narrow={props.narrow}
          roll={String(test.id)}
          onDie={(i) => {
            const key = keyOf(i)
            return key ? () => props.choose(key) : null
          }}
          isPicked={(i) => props.picked.includes(`die:${i}`)}
        />
      </div>
      <p className={styles.result} data-good={n > 0} aria-live="polite">
        <b>{n}</b>
        <span>
          {say(words.successes, lang, { n })}
          <small>{say(n > 0 ? words.passed : words.failed, lang)}</small>
        </span>
      </p>
    </div>
  )
}
