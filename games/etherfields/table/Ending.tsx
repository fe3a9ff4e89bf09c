import type { TableProps } from '@miskatonic/web/kit'
import { Coin } from '@miskatonic/web/kit/board'
import { numberIn } from '@miskatonic/web/kit/figures'
import { Both, End, Players, Tally } from '@miskatonic/web/kit/scene'
import styles from './Ending.module.css'
import { say, words } from './strings.ts'
import { dreamtIn } from './view/dreamt.ts'
import { journal } from './view/reading.ts'
import { ANGUISH, countIn, faceKey, team } from './view/team.ts'

/** The last page of a night: what was read and found, and who dreamt it. */
export function Ending(props: TableProps) {
  const { view, lang, picture, events } = props
  const dreamt = dreamtIn(props)
  const won = events.filter(({ message }) => message.key === 'encounter-ends' && message.args?.how === 'won').length
  return (
    <End>
      <Tally
        of={[
          say(words.nights, lang, { n: numberIn(view.table, 'night') }),
          say(words.dreamsWon, lang, { n: won }),
          say(words.scriptsRead, lang, { n: journal(props).length }),
          say(words.districtsFound, lang, { n: countIn(view, 'districts') }),
          say(words.notesKept, lang, { n: countIn(view, 'notes') }),
        ]}
      />
      {dreamt.length > 0 && (
        <section>
          <h3>{say(words.dreamtTonight, lang)}</h3>
          <ol className={styles.dreamt}>
            {dreamt.map(({ id, name, src, how }) => (
              <li key={id} data-how={how}>
                {src && <img src={src} alt="" draggable={false} />}
                <b>{name}</b>
                {how && <small>{say(words.letGo[how], lang)}</small>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <Both>
        <Players
          of={team(props).map((one) => ({
            id: one.seat,
            coin: <Coin src={one.board && picture(faceKey(one.board))} seats={view.seats} seat={one.seat} />,
            name: one.name,
            sub: say(words.anguish, lang, { n: one.anguish, most: ANGUISH }),
          }))}
        />
      </Both>
    </End>
  )
}
