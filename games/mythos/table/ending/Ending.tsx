import { Icon, type TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceOfCard } from '../view/faces.ts'
import { fields, listIn, numberIn, textIn } from '../view/figures.ts'
import { sideOf } from '../view/sides.ts'
import styles from './Ending.module.css'

/** The last page: everybody's score, and the story that ended it. */
export function Ending(props: TableProps) {
  const { view, lang, face, picture } = props
  const result = fields(view.result)
  const winners = listIn(result, 'winners')
  const scores = listIn(result, 'scores')
    .map(fields)
    .sort((a, b) => numberIn(b, 'total') - numberIn(a, 'total'))
  const adventure = faceOfCard(textIn(result, 'adventure'), face)
  return (
    <div className={styles.ending}>
      <section>
        <h3>{say(words.score, lang)}</h3>
        <ol className={styles.scores}>
          {scores.map((score) => {
            const seat = textIn(score, 'seat')
            const side = sideOf(view, seat, face)
            const art = side.investigator && picture(side.investigator.faces.front ?? '')
            return (
              <li key={seat} data-won={winners.includes(seat) || undefined}>
                <span className={styles.portrait}>{art && <img src={art} alt="" />}</span>
                <span className={styles.who}>
                  <b>{withSeatsIn(lang, seat)}</b>
                  <small>{side.name}</small>
                  <small>
                    {score.out === true
                      ? say(words.out, lang)
                      : say(words.scored, lang, { points: numberIn(score, 'points'), sanity: numberIn(score, 'sanity') })}
                  </small>
                </span>
                {winners.includes(seat) && <Icon name="laurels" label={say(words.winner, lang)} size={26} />}
                <b className={styles.total}>{numberIn(score, 'total')}</b>
              </li>
            )
          })}
        </ol>
      </section>
      {adventure && (
        <section>
          <h3>{say(words.lastAdventure, lang)}</h3>
          <Card faceKey={adventure} size="large" face={face} picture={picture} lang={lang} />
        </section>
      )}
    </div>
  )
}
