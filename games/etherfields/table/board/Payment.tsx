import { Icon, percentOf, type TableProps } from '@miskatonic/web/kit'
import { MotiveSign } from '../Motives.tsx'
import { say, words } from '../strings.ts'
import { actionTitle } from '../view/actions.ts'
import { chanceOfMotive, FORTUNE, lacking, paymentIn } from '../view/payment.ts'
import styles from './Payment.module.css'

/** What is being paid, pip by pip, and what the die would have to bring. */
export function Payment(props: TableProps) {
  const { lang } = props
  const payment = paymentIn(props)
  if (!payment) return null
  const { due, laid, colour, mayBoost } = payment
  const missing = lacking(payment)
  const own = props.ask?.about.key === 'pay-motive'
  return (
    <aside className={styles.payment} data-mark="payment" aria-live="polite">
      <header>
        <b>{say(words.paying, lang, { name: actionTitle(payment.action, props), n: due })}</b>
        <span className={styles.pips} role="img" aria-label={`${laid}/${due} ${say(words.motive[colour], lang)}`}>
          {Array.from({ length: Math.max(due, Math.min(laid, 12)) }, (_, i) => (
            <MotiveSign key={i} of={colour} hollow={i >= laid} />
          ))}
        </span>
        <span className={styles.sum}>
          <b>
            {laid}/{due}
          </b>{' '}
          <em data-lacks={missing > 0 || undefined}>{missing > 0 ? say(words.lacks, lang, { n: missing }) : say(words.enough, lang)}</em>
        </span>
      </header>
      {own && laid === 0 && <p>{say(words.touch, lang)}</p>}
      {mayBoost && missing > 0 && missing <= 3 && laid > 0 && (
        <div className={styles.die}>
          <span>
            <Icon name="perspective-dice-six-faces-random" size={18} /> {say(words.fortune, lang)}
            {props.odds && <b> {say(words.odds, lang, { n: percentOf(chanceOfMotive(missing)) })}</b>}
          </span>
          <ul>
            {FORTUNE.map(({ face, n, sides }) => (
              <li key={face} data-good={(n !== null && n >= missing) || undefined} data-bad={n === null || undefined}>
                <b>{n === null ? '✕' : n === 0 ? '0' : `+${n}`}</b>
                <small>
                  {n === null ? say(words.face.failure, lang) : say(n >= missing ? words.enough : words.short, lang)}
                  {sides > 1 && ` ×${sides}`}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}
