import type { TableProps } from '@miskatonic/web/kit'
import { Icon } from '@miskatonic/web/kit'
import { PAIRS } from '../../content/kinds.ts'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import type { Person } from '../view/people.ts'
import { ordinaryCheck } from '../view/throws.ts'
import styles from './Sliders.module.css'

const TRACKS = ['speedStop', 'fightStop', 'loreStop'] as const
const STOPS = [0, 1, 2, 3] as const

/** Three sliders of four stops. Where they may be set, a touch on a stop is enough; a skill opens the sum of its dice. */
export function Sliders({ person, props }: { readonly person: Person; readonly props: TableProps }) {
  return (
    <ul className={styles.sliders} data-mark="sliders">
      {TRACKS.map((track, i) => (
        <Track key={track} track={track} pair={PAIRS[i] ?? PAIRS[0]} person={person} props={props} />
      ))}
    </ul>
  )
}

type TrackProps = {
  readonly track: (typeof TRACKS)[number]
  readonly pair: (typeof PAIRS)[number]
  readonly person: Person
  readonly props: TableProps
}

function Track({ track, pair: [left, right], person, props }: TrackProps) {
  const { ask, picked, lang } = props
  const at = person.stops[TRACKS.indexOf(track)] ?? 0
  const chosen = STOPS.find((stop) => picked.includes(`${track}:${stop}`))
  const stops = STOPS.map((stop) => {
    const key = `${track}:${stop}`
    const option = ask?.options.find((one) => one.key === key)
    const [n, m] = [person.sheet.sliders[left]?.[stop] ?? 0, person.sheet.sliders[right]?.[stop] ?? 0]
    const label = say(words.stop, lang, { left: say(words.skill[left], lang), n, right: say(words.skill[right], lang), m })
    const state = (chosen ?? at) === stop ? 'here' : option ? 'open' : 'plain'
    const back = stop === at && chosen !== undefined ? `${track}:${chosen}` : null
    return { stop, n, m, label, state, press: option ? option.key : back }
  })
  return (
    <li className={styles.track}>
      <Skill skill={left} person={person} props={props} />
      <div className={styles.stops}>
        {stops.map(({ stop, n, m, label, state, press }) => (
          <button
            key={stop}
            type="button"
            data-stop={`${track}:${stop}`}
            data-state={state}
            disabled={press === null}
            aria-pressed={state === 'here'}
            title={label}
            onClick={() => press !== null && props.choose(press)}
          >
            <span className="unseen">{label}</span>
            <b aria-hidden="true">{n}</b>
            <b aria-hidden="true">{m}</b>
          </button>
        ))}
      </div>
      <Skill skill={right} person={person} props={props} />
    </li>
  )
}

type SkillProps = { readonly skill: (typeof PAIRS)[number][number]; readonly person: Person; readonly props: TableProps }

function Skill({ skill, person, props }: SkillProps) {
  const { lang, ask, picked, showSum } = props
  const name = say(words.skill[skill], lang)
  const option = ask?.options.find(({ key }) => key === skill)
  const press = option ? () => props.choose(option.key) : showSum && (() => showSum('dice', ordinaryCheck(person.seat, skill)))
  return (
    <button
      type="button"
      className={styles.skill}
      data-lit={option ? true : undefined}
      data-chosen={(option && picked.includes(option.key)) || undefined}
      data-sum={option ? undefined : skill}
      disabled={!press}
      onClick={press || undefined}
      title={option ? name : say(words.diceFrom, lang, { skill: name })}
    >
      <Icon name={skillIcon[skill]} />
      <span>{name}</span>
    </button>
  )
}
