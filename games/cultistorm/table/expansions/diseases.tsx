import { Panel, type TableProps } from '@miskatonic/web/kit'
import { say } from '../strings.ts'
import { lying, nameOf } from '../view/storm.ts'
import { Chips, Rows } from './Cards.tsx'
import { diseaseLine, diseasesAt, diseasesOf, infectedBy, diseaseStrings as words } from './diseases.lines.ts'
import type { ExpansionParts } from './parts.ts'

function Outbreaks(props: TableProps) {
  const { view, lang } = props
  const cards = lying(view, 'diseases')
  if (!cards.length) return null
  return (
    <Panel heading={say(words.diseases, lang)} count={cards.length} mark="diseases">
      <Rows
        cards={cards}
        icon="bandage-roll"
        props={props}
        label={(card) => diseaseLine(card, props)}
        more={(card) => <small>{say(words.spread, lang, { n: infectedBy(card).length })}</small>}
      />
    </Panel>
  )
}

export const diseases: ExpansionParts = {
  Panel: Outbreaks,
  At: ({ site, props }) => (
    <Chips
      cards={diseasesAt(props, site.slot)}
      icon="bandage-roll"
      props={props}
      harm
      label={(card) => say(words.here, props.lang, { name: nameOf(card, props.face) })}
    />
  ),
  Has: ({ one, props }) => (
    <Chips
      cards={diseasesOf(props, one.seat)}
      icon="bandage-roll"
      props={props}
      harm
      label={(card) => say(words.carries, props.lang, { name: nameOf(card, props.face) })}
    />
  ),
}
