import type { TableProps } from '@miskatonic/web/kit'
import { Coin } from '@miskatonic/web/kit/board'
import { say, words } from '../strings.ts'
import { fields, numberIn } from '../view/figures.ts'
import { playedBy } from '../view/naming.ts'
import { everybody } from '../view/people.ts'
import { chapters, tally } from '../view/story.ts'
import styles from './Ending.module.css'

const SCORED = ['gates', 'monsters', 'banes', 'rumors', 'clues', 'blessed', 'doom'] as const
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The last page: what the game came to, its score, who played, its story round by round, its seed. */
export function Ending(props: TableProps) {
  const { view, lang, face, picture, events } = props
  const result = fields(view.result)
  const parts = fields(result.parts)
  const score = typeof result.score === 'number' ? result.score : null
  const done = tally(events)
  const solved = view.zones.solved?.count ?? 0
  return (
    <div className={styles.ending}>
      <ul className={styles.tally}>
        <li>{say(words.rounds, lang, { n: numberIn(result, 'round') })}</li>
        <li>{say(words.mysteriesSolved, lang, { n: solved })}</li>
        <li>{say(words.gatesClosed, lang, { n: done.gates })}</li>
        <li>{say(words.monstersDefeated, lang, { n: done.monsters })}</li>
        <li>{say(words.investigatorsLost, lang, { n: done.lost })}</li>
      </ul>
      <div className={styles.both}>
        {score !== null && (
          <section className={styles.score}>
            <h3>
              {say(words.score, lang)} <b>{score < 0 ? `−${-score}` : score}</b>
              <small>{say(words.lowerIsBetter, lang)}</small>
            </h3>
            <dl>
              {SCORED.filter((part) => numberIn(parts, part) !== 0).map((part) => (
                <div key={part}>
                  <dt>{say(words.scored[part], lang)}</dt>
                  <dd>{signed(numberIn(parts, part))}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <ul className={styles.team}>
          {everybody(view, face).map((one) => (
            <li key={one.piece.alias}>
              <span>
                <Coin src={picture(one.piece.faces.front ?? '')} seats={view.seats} seat={one.seat} on={false} />
              </span>
              <b>{one.name}</b>
              <small>
                {one.fallen
                  ? say(one.fallen === 'sanity' ? words.fallenSanity : words.fallenHealth, lang)
                  : (playedBy(props, one.seat) ?? one.sheet.role)}
              </small>
            </li>
          ))}
        </ul>
      </div>
      <section>
        <h3>{say(words.story, lang)}</h3>
        <ol className={styles.story}>
          {chapters(events).map(({ round, lines }) => (
            <li key={round}>
              <h4>{round > 0 ? say(words.round, lang, { n: round }) : say(words.setUp, lang)}</h4>
              <ul>
                {lines.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
