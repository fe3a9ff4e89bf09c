import { Icon, type IconName, type TableProps } from '@miskatonic/web/kit'
import { Stat } from '../right/Member.tsx'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { ordinaryTest } from '../sums.ts'
import { SKILLS } from '../view/figures.ts'
import type { Person } from '../view/people.ts'
import { placeName } from '../view/places.ts'
import styles from './OwnSheet.module.css'

/** One's own investigator: portrait, tracks, tickets, skills with their improvements. */
export function OwnSheet({ person, props }: { readonly person: Person; readonly props: TableProps }) {
  const { view, lang, picture, lit, picked, showSum } = props
  const { piece, sheet } = person
  const portrait = picture(piece.faces.front ?? '')
  const own = lit.pieces.get(piece.alias)
  const skillOption = (skill: string) => props.ask?.options.find(({ key }) => key === skill)
  return (
    <section className={styles.sheet} data-narrow={props.narrow} aria-label={person.name} data-mark="sheet">
      <div className={styles.top}>
        <button
          type="button"
          className={styles.portrait}
          onClick={() => props.showPiece(piece.alias)}
          aria-label={person.name}
          data-lit={Boolean(own)}
        >
          {portrait && <img src={portrait} alt="" draggable={false} />}
        </button>
        <div className={styles.who}>
          <h2>{person.name}</h2>
          <i>
            {[placeName(person.place, lang), view.table.lead === person.seat ? say(words.lead, lang) : sheet.role]
              .filter(Boolean)
              .join(' · ')}
          </i>
          <div className={styles.stats}>
            <Stat
              icon="hearts"
              tone="health"
              n={person.health}
              most={sheet.health}
              label={say(words.healthOf, lang, { n: person.health, most: sheet.health })}
            />
            <Stat
              icon="brain"
              tone="sanity"
              n={person.sanity}
              most={sheet.sanity}
              label={say(words.sanityOf, lang, { n: person.sanity, most: sheet.sanity })}
            />
            <Stat icon="magnifying-glass" tone="clue" n={person.clues} label={say(words.clues, lang, { n: person.clues })} />
          </div>
          <div className={styles.chips}>
            {person.train > 0 && (
              <Chip icon="steam-locomotive" text={String(person.train)} label={say(words.trainTickets, lang, { n: person.train })} />
            )}
            {person.ship > 0 && (
              <Chip icon="paddle-steamer" text={String(person.ship)} label={say(words.shipTickets, lang, { n: person.ship })} />
            )}
            {person.delayed && <Chip icon="hourglass" text={say(words.delayed[sheet.gender], lang)} harm />}
            {view.table.phase === 'action' && person.actions > 0 && (
              <Chip icon="walk" text={say(words.actionsLeft, lang, { n: person.actions })} />
            )}
          </div>
        </div>
      </div>
      <ul className={styles.skills}>
        {SKILLS.map((skill) => {
          const option = skillOption(skill)
          const value = sheet.skills[skill] + person.up[skill]
          const body = (
            <>
              <Icon name={skillIcon[skill]} />
              <b>{value}</b>
              <small>{say(words.skillShort[skill], lang)}</small>
              {person.up[skill] > 0 && <em title={say(words.improved, lang, { n: person.up[skill] })}>+{person.up[skill]}</em>}
            </>
          )
          return (
            <li key={skill}>
              {option ? (
                <button
                  type="button"
                  className={styles.skill}
                  data-lit
                  data-chosen={picked.includes(option.key)}
                  onClick={() => props.choose(option.key)}
                >
                  {body}
                </button>
              ) : showSum ? (
                <button
                  type="button"
                  className={styles.skill}
                  title={say(words.diceFrom, lang, { skill: say(words.skill[skill], lang) })}
                  onClick={() => showSum('dice', ordinaryTest(piece.alias, skill))}
                  data-sum={skill}
                >
                  {body}
                </button>
              ) : (
                <span className={styles.skill}>{body}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type ChipProps = { readonly icon: IconName; readonly text: string; readonly label?: string; readonly harm?: boolean }

function Chip({ icon, text, label, harm = false }: ChipProps) {
  return (
    <span className={styles.chip} data-harm={harm} title={label}>
      <Icon name={icon} {...(label ? { label } : {})} />
      <span aria-hidden={label ? true : undefined}>{text}</span>
    </span>
  )
}
