import type { TableProps } from '@miskatonic/web/kit'
import { OwnHand, useFlips } from '@miskatonic/web/kit/hand'
import { type Chip, PersonSheet, type Skill } from '@miskatonic/web/kit/sheet'
import { Card } from '../card/Card.tsx'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { faceKey, nameOf, SKILLS } from '../view/figures.ts'
import { type Person, personOfSeat, team } from '../view/people.ts'
import { tracksOf } from '../view/personFigures.ts'
import { placeName } from '../view/places.ts'
import { ordinaryCheck } from '../view/throws.ts'

type Own = { readonly person: Person; readonly props: TableProps }

function chipsOf({ person, props: { view, lang } }: Own): readonly Chip[] {
  const { delayed, explored, points, trophies, sheet } = person
  return [
    { icon: 'gears', text: say(words.focus, lang, { n: sheet.focus }) },
    ...(delayed ? [{ icon: 'hourglass', text: say(words.delayed[sheet.gender], lang), harm: true } as const] : []),
    ...(explored ? [{ icon: 'compass', text: say(words.explored, lang) } as const] : []),
    ...(trophies.length ? [{ icon: 'laurels', text: say(words.trophies, lang, { n: trophies.length }) } as const] : []),
    ...(view.table.phase === 'movement' && view.table.active === person.seat
      ? [{ icon: 'walk', text: say(words.points, lang, { n: points }) } as const]
      : []),
  ]
}

/** A skill is an answer where it is asked for, and opens the sum of its dice otherwise. */
function skillsOf({ person, props }: Own): readonly Skill[] {
  const { lang, ask, picked, showSum } = props
  return SKILLS.map((id) => {
    const option = ask?.options.find(({ key }) => key === id)
    return {
      id,
      icon: skillIcon[id],
      name: say(words.skill[id], lang),
      value: person.skills[id],
      asked: option ? { chosen: picked.includes(option.key) } : null,
      ...(option
        ? { onPress: () => props.choose(option.key) }
        : { onPress: showSum && (() => showSum('dice', ordinaryCheck(person.seat, id))) }),
      ...(option ? {} : { title: say(words.diceFrom, lang, { skill: say(words.skill[id], lang) }) }),
    }
  })
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
  const { piece, sheet } = person
  return (
    <PersonSheet
      piece={piece}
      props={props}
      portrait={picture(faceKey(piece) ?? '')}
      name={person.name}
      sub={[placeName(person.place, lang), sheet.role].filter(Boolean).join(' · ')}
      stats={tracksOf(person, lang)}
      chips={chipsOf({ person, props })}
      skills={skillsOf({ person, props })}
    />
  )
}
