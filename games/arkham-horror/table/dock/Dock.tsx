import type { TableProps } from '@miskatonic/web/kit'
import { OwnHand, useFlips } from '@miskatonic/web/kit/hand'
import { PersonSheet } from '@miskatonic/web/kit/sheet'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, nameOf } from '../view/figures.ts'
import { type Person, personOfSeat, team } from '../view/people.ts'
import { tracksOf, trophiesOf } from '../view/personFigures.ts'
import { placeName } from '../view/places.ts'
import styles from './Dock.module.css'
import { Sliders } from './Sliders.tsx'

type Own = { readonly person: Person; readonly props: TableProps }

/** Where one is, and what has to be known of one besides. */
function whereOf({ person, props: { view, lang } }: Own): string {
  const { delayed, explored, points, sheet } = person
  const moves = view.table.phase === 'movement' && view.table.active === person.seat
  return [
    placeName(person.place, lang),
    delayed && say(words.delayed[sheet.gender], lang),
    explored && say(words.explored, lang),
    moves ? say(words.points, lang, { n: points }) : sheet.role,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** One's possessions as small cards; what may be used is lit, what is exhausted lies on its side. */
function Hand({ person, props }: Own) {
  const { face, lang, view } = props
  const flips = useFlips(view, () => team(view, face).flatMap(({ possessions }) => [...possessions]))
  return (
    <OwnHand
      Card={Card}
      faceKey={faceKey}
      nameOf={(card) => nameOf(card, face) || say(words.hiddenCard, lang)}
      cards={person.possessions}
      props={props}
      label={say(words.possessionsOf, lang, { name: person.name })}
      zone={`possessions:${person.seat}`}
      flips={flips}
      none={say(words.noCards, lang)}
    />
  )
}

/** One's own place at the table: the sheet on one side of the question, the cards on the other. */
export function Dock(props: TableProps & { readonly part: 'sheet' | 'cards' }) {
  const { view, lang, picture } = props
  const person = personOfSeat(view, props.seat, props.face)
  if (!person) return null
  if (props.part === 'cards') return <Hand person={person} props={props} />
  const { piece } = person
  return (
    <div className={styles.own}>
      <PersonSheet
        piece={piece}
        props={props}
        portrait={picture(faceKey(piece) ?? '')}
        name={person.name}
        sub={whereOf({ person, props })}
        stats={[...tracksOf(person, lang), ...trophiesOf(person, lang)]}
        chips={[]}
        skills={[]}
      >
        <Sliders person={person} props={props} />
      </PersonSheet>
    </div>
  )
}
