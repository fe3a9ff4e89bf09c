import type { TableProps } from '@miskatonic/web/kit'
import { Belongings, Member, Missing, Team } from '@miskatonic/web/kit/sheet'
import { say, words } from '../strings.ts'
import { faceKey, fields, kindOf, listIn, nameOf } from '../view/figures.ts'
import { isChosenByPress, playedBy, playerName } from '../view/naming.ts'
import { type Person, team } from '../view/people.ts'
import { tracksOf } from '../view/personFigures.ts'
import { placeName } from '../view/places.ts'

/** One of the team, and below them what they have; one's own cards lie in the dock. */
function One({ person, props }: { readonly person: Person; readonly props: TableProps }) {
  const { view, lang, face, picture } = props
  const { piece, seat, sheet } = person
  const own = seat === props.seat
  const faceOf = (card: Parameters<typeof kindOf>[0]) => ({
    name: nameOf(card, face) || say(words.hiddenCard, lang),
    kind: kindOf(card),
    art: picture(faceKey(card) ?? ''),
  })
  return (
    <li>
      <Member
        piece={piece}
        seat={seat}
        props={props}
        portrait={picture(faceKey(piece) ?? '')}
        name={person.name}
        sub={`${placeName(person.place, lang)} · ${playedBy(props, seat) ?? sheet.role}`}
        stats={tracksOf(person, lang)}
        marks={[
          ...(view.table.firstPlayer === seat ? [{ icon: 'laurels', label: say(words.firstPlayer, lang) } as const] : []),
          ...(person.explored ? [{ icon: 'compass', label: say(words.explored, lang) } as const] : []),
          ...(person.delayed ? [{ icon: 'hourglass', label: say(words.delayed[sheet.gender], lang), harm: true } as const] : []),
        ]}
        isPressed={isChosenByPress}
      />
      {!own && (
        <Belongings
          cards={person.possessions}
          props={props}
          label={say(words.possessionsOf, lang, { name: person.name })}
          zone={`possessions:${seat}`}
          isPressed={isChosenByPress}
          faceOf={faceOf}
        />
      )}
      <Belongings
        cards={person.trophies}
        props={props}
        label={say(words.trophiesOf, lang, { name: person.name })}
        zone={`trophies:${seat}`}
        isPressed={isChosenByPress}
        faceOf={faceOf}
      />
    </li>
  )
}

/** The team. */
export function Right(props: TableProps) {
  const { view, face, lang } = props
  const people = team(view, face)
  const missing = view.seats.filter((seat) => !people.some((one) => one.seat === seat))
  const out = listIn(fields(view.table), 'eliminated')
  return (
    <Team label={say(words.team, lang)} seats={view.seats.length}>
      {people.map((one) => (
        <One key={one.seat} person={one} props={props} />
      ))}
      {missing.map((seat) => (
        <Missing key={seat} name={playerName(props, seat)} why={say(out.includes(seat) ? words.eliminated : words.waiting, lang)} />
      ))}
    </Team>
  )
}
