import { Panel, type TableProps } from '@miskatonic/web/kit'
import { say } from '../strings.ts'
import { lying, nameOf } from '../view/storm.ts'
import { Chips, Note, Rows } from './Cards.tsx'
import { piecesHeld, puzzleStrings as words } from './dangerousPuzzle.lines.ts'
import type { ExpansionParts } from './parts.ts'

const PIECES = 6

function Found(props: TableProps) {
  const { lang } = props
  const pieces = piecesHeld(props)
  if (!pieces.length) return null
  return (
    <Panel heading={say(words.puzzle, lang)} count={say(words.count, lang, { n: pieces.length })} mark="puzzle">
      <Rows cards={pieces} icon="cut-diamond" props={props} />
      {pieces.length < PIECES && <Note>{say(words.missing, lang)}</Note>}
    </Panel>
  )
}

export const dangerousPuzzle: ExpansionParts = {
  Panel: Found,
  Has: ({ one, props }) => (
    <Chips
      cards={lying(props.view, `puzzle:${one.seat}`)}
      icon="cut-diamond"
      props={props}
      label={(card) => say(words.piece, props.lang, { name: nameOf(card, props.face) })}
    />
  ),
}
