import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Belongings, Counts, Member, Missing, Team } from '@miskatonic/web/kit/sheet'
import { say, words } from '../strings.ts'
import { faceKey, kindOf, nameOf } from '../view/figures.ts'
import { isChosenByPress, playedBy, playerName } from '../view/naming.ts'
import { absence, everybody, type Person, team } from '../view/people.ts'
import { tracksOf } from '../view/personFigures.ts'
import { placeName } from '../view/places.ts'
import { things } from '../view/things.ts'
import { MythosDeck } from './MythosDeck.tsx'
import styles from './Right.module.css'

/** One of the team, and below them what they hold; one's own cards lie in the dock. */
function One({ person, props }: { readonly person: Person; readonly props: TableProps }) {
  const { view, lang, face, picture } = props
  const { piece, seat, sheet, train, ship } = person
  return (
    <li>
      <Member
        piece={piece}
        seat={seat}
        props={props}
        portrait={picture(piece.faces.front ?? '')}
        name={person.name}
        sub={`${placeName(person.place, lang)} · ${playedBy(props, seat) ?? sheet.role}`}
        stats={[
          ...tracksOf(person, lang),
          { icon: 'ticket', tone: 'gold', n: train + ship, label: say(words.tickets, lang, { n: train + ship }) },
        ]}
        marks={[
          ...(view.table.lead === seat ? [{ icon: 'laurels', label: say(words.lead[sheet.gender], lang) } as const] : []),
          ...(person.delayed ? [{ icon: 'hourglass', label: say(words.delayed[sheet.gender], lang), harm: true } as const] : []),
        ]}
        isPressed={isChosenByPress}
      />
      {seat !== props.seat && (
        <Belongings
          cards={[...person.possessions, ...person.conditions]}
          props={props}
          label={say(words.possessionsOf, lang, { name: person.name })}
          zone={`possessions:${piece.alias}`}
          isPressed={isChosenByPress}
          faceOf={(card) => ({
            name: nameOf(card, face) || say(words.hiddenCard, lang),
            kind: kindOf(card),
            art: picture(faceKey(card) ?? ''),
          })}
        />
      )}
    </li>
  )
}

/** The team, what lies on the board in numbers, and how much time is left. */
export function Right(props: TableProps) {
  const { view, face, lang } = props
  const people = team(view, face)
  const missing = view.seats.filter((seat) => !people.some((one) => one.seat === seat))
  const fallen = everybody(view, face).filter((one) => one.fallen)
  const all = things(view, face)
  const count = (...kinds: readonly string[]): number => all.filter(({ kind }) => kinds.includes(kind)).length
  const [gates, monsters, clues] = [count('gate'), count('monster', 'epic'), count('clue')]
  return (
    <div className={styles.right}>
      <Team label={say(words.team, lang)} seats={view.seats.length}>
        {people.map((one) => (
          <One key={one.seat} person={one} props={props} />
        ))}
        {missing.map((seat) => (
          <Missing key={seat} name={playerName(props, seat)} why={say(words[absence(view, seat)], lang)} />
        ))}
      </Team>
      {fallen.length > 0 && (
        <p className={styles.fallen}>
          <Icon name="death-skull" size={15} label={say(words.fallen, lang)} />
          {fallen.map(({ name }) => name).join(', ')}
        </p>
      )}
      <Counts
        label={say(words.onBoard, lang)}
        of={[
          { icon: 'magic-portal', n: gates, text: say(words.gatesWord, lang, { n: gates }), colour: '#e0897c' },
          { icon: 'evil-minion', n: monsters, text: say(words.monstersWord, lang, { n: monsters }) },
          { icon: 'magnifying-glass', n: clues, text: say(words.cluesOnBoard, lang, { n: clues }), colour: 'var(--clue)' },
        ]}
      />
      <MythosDeck {...props} />
    </div>
  )
}
