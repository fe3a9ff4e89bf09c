import { Icon, type TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { playerName } from '../view/naming.ts'
import { absence, everybody, team } from '../view/people.ts'
import { things } from '../view/things.ts'
import { Belongings } from './Belongings.tsx'
import { Member } from './Member.tsx'
import { MythosDeck } from './MythosDeck.tsx'
import styles from './Right.module.css'

/** The team, what lies on the board in numbers, and how much time is left. */
export function Right(props: TableProps) {
  const { view, face, lang } = props
  const people = team(view, face)
  const missing = view.seats.filter((seat) => !people.some((one) => one.seat === seat))
  const fallen = everybody(view, face).filter((one) => one.fallen)
  return (
    <div className={styles.right}>
      <ul
        className={styles.team}
        aria-label={say(words.team, lang)}
        data-size={view.seats.length > 5 ? 'many' : view.seats.length > 3 ? 'some' : 'few'}
      >
        {people.map((one) => (
          <li key={one.seat}>
            <Member person={one} props={props} />
            <Belongings person={one} props={props} />
          </li>
        ))}
        {missing.map((seat) => (
          <li key={seat} className={styles.missing}>
            <b>{playerName(props, seat)}</b>
            <i>{say(words[absence(view, seat)], lang)}</i>
          </li>
        ))}
      </ul>
      {fallen.length > 0 && (
        <p className={styles.fallen}>
          <Icon name="death-skull" size={15} label={say(words.fallen, lang)} />
          {fallen.map(({ name }) => name).join(', ')}
        </p>
      )}
      <Counts {...props} />
      <MythosDeck {...props} />
    </div>
  )
}

function Counts({ view, face, lang }: TableProps) {
  const all = things(view, face)
  const count = (...kinds: readonly string[]): number => all.filter(({ kind }) => kinds.includes(kind)).length
  const [gates, monsters, clues] = [count('gate'), count('monster', 'epic'), count('clue')]
  return (
    <dl className={styles.counts} aria-label={say(words.onBoard, lang)}>
      <div data-kind="gate">
        <Icon name="magic-portal" size={17} />
        <dd>{gates}</dd>
        <dt>{say(words.gatesWord, lang, { n: gates })}</dt>
      </div>
      <div>
        <Icon name="evil-minion" size={17} />
        <dd>{monsters}</dd>
        <dt>{say(words.monstersWord, lang, { n: monsters })}</dt>
      </div>
      <div data-kind="clue">
        <Icon name="magnifying-glass" size={16} />
        <dd>{clues}</dd>
        <dt>{say(words.cluesOnBoard, lang, { n: clues })}</dt>
      </div>
    </dl>
  )
}
