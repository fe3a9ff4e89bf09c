import { Icon, type TableProps } from '@miskatonic/web/kit'
import { numberIn } from '@miskatonic/web/kit/figures'
import styles from './Strip.module.css'
import { stepIcon } from './signs.ts'
import { say, words } from './strings.ts'
import { stepsNow } from './view/steps.ts'
import { ANGUISH, cardsLeft, dreamerOf, modeOf, turnsLeft } from './view/team.ts'

/** The dream on one line, for phones: turns, hours, what the Turn card will do, one's own Anguish and cards. */
export function Strip(props: TableProps) {
  const { view, lang } = props
  const own = dreamerOf(props, props.seat)
  return (
    <section className={styles.strip} aria-label={say(words.board, lang)}>
      {modeOf(view) !== 'map' && (
        <span title={say(words.turnsLeft, lang, { n: turnsLeft(view) })}>
          <Icon name="stack" label={say(words.turnsLeft, lang, { n: turnsLeft(view) })} /> {turnsLeft(view)}
        </span>
      )}
      <span title={say(words.clock, lang)}>
        <Icon name="hourglass" label={say(words.hours, lang, { n: numberIn(view.table, 'hours') })} /> {numberIn(view.table, 'hours')}
      </span>
      <span title={say(words.keys, lang, { n: numberIn(view.table, 'keys') })}>
        <Icon name="key" label={say(words.keys, lang, { n: numberIn(view.table, 'keys') })} /> {numberIn(view.table, 'keys')}
      </span>
      {modeOf(view) !== 'map' && (
        <span className={styles.steps}>
          {stepsNow(props).map(({ step, blocked }, i) => (
            <i key={i} data-blocked={blocked || undefined}>
              <Icon name={stepIcon[step]} label={say(words.step[step], lang)} />
            </i>
          ))}
        </span>
      )}
      {own && (
        <>
          <span data-harm={own.anguish >= ANGUISH - 1 || undefined}>
            <Icon name="broken-heart" label={say(words.anguish, lang, { n: own.anguish, most: ANGUISH })} /> {own.anguish}/{ANGUISH}
          </span>
          <span>
            <Icon name="card-pick" label={say(words.cardsLeft, lang, { n: cardsLeft(own) })} /> {cardsLeft(own)}
          </span>
        </>
      )}
    </section>
  )
}
