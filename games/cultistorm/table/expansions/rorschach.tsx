import { Panel, type TableProps } from '@miskatonic/web/kit'
import { Symbols } from '../Symbols.tsx'
import { say } from '../strings.ts'
import { lying } from '../view/storm.ts'
import { Note, Rows } from './Cards.tsx'
import type { ExpansionParts } from './parts.ts'
import { blotLine, blotNeeds, dreamerOf, blotStrings as words } from './rorschach.lines.ts'

/** Every blot with what resolves it, and how near each dreamer is to waking. */
function Unresolved(props: TableProps) {
  const { view, lang } = props
  const cards = lying(view, 'blots')
  if (!cards.length) return null
  const dreamers = [...new Set(cards.map((card) => dreamerOf(card, props)))]
  return (
    <Panel heading={say(words.blots, lang)} count={cards.length} mark="blots">
      <Rows
        cards={cards}
        icon="quill-ink"
        props={props}
        label={(card) => blotLine(card, props)}
        more={(card) => <Symbols of={blotNeeds(card, props)} />}
      />
      {dreamers.map((ancient) => {
        const n = cards.filter((card) => dreamerOf(card, props) === ancient).length
        return (
          <Note key={ancient} harm={n > 1}>
            {say(words.dream, lang, { ancient, n })}
          </Note>
        )
      })}
    </Panel>
  )
}

export const rorschach: ExpansionParts = { Panel: Unresolved }
