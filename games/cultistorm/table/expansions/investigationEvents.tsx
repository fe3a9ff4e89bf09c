import { Panel, type TableProps } from '@miskatonic/web/kit'
import { say } from '../strings.ts'
import { Rows } from './Cards.tsx'
import { latestEvent, investigationEventStrings as words } from './investigationEvents.lines.ts'
import type { ExpansionParts } from './parts.ts'

function Latest(props: TableProps) {
  const cards = latestEvent(props)
  if (!cards.length) return null
  return (
    <Panel heading={say(words.event, props.lang)} mark="investigation-event">
      <Rows cards={cards} icon="magnifying-glass" props={props} />
    </Panel>
  )
}

export const investigationEvents: ExpansionParts = { Panel: Latest }
