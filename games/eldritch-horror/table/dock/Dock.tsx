import type { TableProps } from '@miskatonic/web/kit'
import { OwnHand, useFlips } from '@miskatonic/web/kit/hand'
import { type Chip, PersonSheet, type Skill } from '@miskatonic/web/kit/sheet'
import { Card } from '../card/Card.tsx'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { ordinaryTest } from '../sums.ts'
import { faceKey, nameOf, SKILLS } from '../view/figures.ts'
import { everybody, type Person, personOfSeat } from '../view/people.ts'
import { tracksOf } from '../view/personFigures.ts'
import { placeName } from '../view/places.ts'

type Own = { readonly person: Person; readonly props: TableProps }

function chipsOf({ person, props: { view, lang } }: Own): readonly Chip[] {
  const { train, ship, delayed, actions, sheet } = person
  const ticket = (icon: Chip['icon'], n: number, label: string): Chip[] => (n > 0 ? [{ icon, text: String(n), label }] : [])
  return [
    ...ticket('steam-locomotive', train, say(words.trainTickets, lang, { n: train })),
    ...ticket('paddle-steamer', ship, say(words.shipTickets, lang, { n: ship })),
    ...(delayed ? [{ icon: 'hourglass', text: say(words.delayed[sheet.gender], lang), harm: true } as const] : []),
    ...(view.table.phase === 'action' && actions > 0
      ? [{ icon: 'walk', text: say(words.actionsLeft, lang, { n: actions }) } as const]
      : []),
  ]
}

/** A skill is an answer where it is asked for, and opens the sum of its dice otherwise. */
function skillsOf({ person, props }: Own): readonly Skill[] {
  const { lang, ask, picked, showSum } = props
  return SKILLS.map((id) => {
    const option = ask?.options.find(({ key }) => key === id)
    const by = person.up[id]
    return {
      id,
      icon: skillIcon[id],
      name: say(words.skillShort[id], lang),
      value: person.sheet.skills[id] + by,
      raised: { by, label: say(words.improved, lang, { n: by }) },
      asked: option ? { chosen: picked.includes(option.key) } : null,
      ...(option
        ? { onPress: () => props.choose(option.key) }
        : { onPress: showSum && (() => showSum('dice', ordinaryTest(person.piece.alias, id))) }),
      ...(option ? {} : { title: say(words.diceFrom, lang, { skill: say(words.skill[id], lang) }) }),
    }
  })
}

/** One's possessions and Conditions as small cards; what may be used is lit, a press opens or uses it. */
function Hand({ person, props }: Own) {
  const { face, lang, view } = props
  const flips = useFlips(view, () => everybody(view, face).flatMap(({ possessions, conditions }) => [...possessions, ...conditions]))
  return (
    <OwnHand
      Card={Card}
      faceKey={faceKey}
      nameOf={(card) => nameOf(card, face) || say(words.hiddenCard, lang)}
      cards={[...person.possessions, ...person.conditions]}
      props={props}
      label={say(words.possessionsOf, lang, { name: person.name })}
      zone={`possessions:${person.piece.alias}`}
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
      portrait={picture(piece.faces.front ?? '')}
      name={person.name}
      sub={[placeName(person.place, lang), view.table.lead === person.seat ? say(words.lead[sheet.gender], lang) : sheet.role]
        .filter(Boolean)
        .join(' · ')}
      stats={tracksOf(person, lang)}
      chips={chipsOf({ person, props })}
      skills={skillsOf({ person, props })}
    />
  )
}
