import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Coin } from '@miskatonic/web/kit/board'
import { say, words } from '../strings.ts'
import { isChosenByPress, playedBy } from '../view/naming.ts'
import type { Person } from '../view/people.ts'
import { placeName } from '../view/places.ts'
import styles from './Member.module.css'

/** One of the team: who, where, how they fare. A press opens the sheet, or chooses whom the question is about. */
export function Member({ person, props }: { readonly person: Person; readonly props: TableProps }) {
  const { view, lang, picture, lit } = props
  const { piece, seat, sheet } = person
  const active = view.table.active === seat
  const options = [...(lit.pieces.get(piece.alias) ?? []), ...(lit.seats.get(seat) ?? [])]
  const [only] = options
  const press = (): void => {
    if (only && options.length === 1 && isChosenByPress(only)) props.choose(only.key)
    else props.showPiece(piece.alias)
  }
  return (
    <button
      type="button"
      className={styles.member}
      data-on={active}
      data-lit={options.length > 0}
      data-own={seat === props.seat}
      onClick={press}
    >
      <span className={styles.coin}>
        <Coin src={picture(piece.faces.front ?? '')} seats={view.seats} seat={seat} on={active} />
      </span>
      <span className={styles.words}>
        <b>{person.name}</b>
        <i>
          {placeName(person.place, lang)} · {playedBy(props, seat) ?? sheet.role}
        </i>
        <span className={styles.stats}>
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
          <Stat
            icon="ticket"
            tone="gold"
            n={person.train + person.ship}
            label={say(words.tickets, lang, { n: person.train + person.ship })}
          />
        </span>
      </span>
      <span className={styles.marks}>
        {view.table.lead === seat && <Icon name="laurels" label={say(words.lead, lang)} className={styles.lead} />}
        {person.delayed && <Icon name="hourglass" label={say(words.delayed[sheet.gender], lang)} className={styles.delayed} />}
      </span>
    </button>
  )
}

type StatProps = {
  readonly icon: Parameters<typeof Icon>[0]['name']
  readonly tone: string
  readonly n: number
  readonly most?: number
  readonly label: string
}

export function Stat({ icon, tone, n, most, label }: StatProps) {
  return (
    <span className={styles.stat} data-tone={tone} title={label}>
      <Icon name={icon} />
      <span className="unseen">{label}</span>
      <span aria-hidden="true">
        <b>{n}</b>
        {most !== undefined && `/${most}`}
      </span>
    </span>
  )
}
