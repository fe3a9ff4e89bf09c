import { Panel, type TableProps } from '@miskatonic/web/kit'
import { say } from '../strings.ts'
import { lying } from '../view/storm.ts'
import { Chip, Rows } from './Cards.tsx'
import { cultistEventStrings as words } from './cultistEvents.lines.ts'
import type { ExpansionParts } from './parts.ts'

/** What the sects do this turn. */
function Event(props: TableProps) {
  const cards = lying(props.view, 'cultist-event')
  if (!cards.length) return null
  return (
    <Panel heading={say(words.event, props.lang)} mark="cultist-event">
      <Rows cards={cards} icon="cultist" props={props} />
    </Panel>
  )
}

export const cultistEvents: ExpansionParts = {
  Panel: Event,
  At: ({ site, props }) =>
    props.view.table.emboldened === site.slot && <Chip icon="cultist" text={say(words.emboldened, props.lang)} harm />,
}
