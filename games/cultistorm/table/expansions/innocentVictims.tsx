import { Panel, type TableProps } from '@miskatonic/web/kit'
import { SymbolDisc } from '../Symbols.tsx'
import { say } from '../strings.ts'
import { countIn, lying, SYMBOLS } from '../view/storm.ts'
import { Chips, Note } from './Cards.tsx'
import { civilianLine, needsOf, patienceOf, civilianStrings as words } from './innocentVictims.lines.ts'
import type { ExpansionParts } from './parts.ts'

/** How many were saved and lost; where they stand is seen on the board. */
function Tally({ view, lang }: TableProps) {
  const [saved, lost] = [countIn(view, 'civilians-saved'), countIn(view, 'civilians-lost')]
  if (!saved && !lost && SYMBOLS.every((slot) => countIn(view, `civilians:${slot}`) === 0)) return null
  return (
    <Panel heading={say(words.civilians, lang)} mark="civilians">
      <Note>{say(words.saved, lang, { n: saved })}</Note>
      <Note harm={lost > 0}>{say(words.lost, lang, { n: lost })}</Note>
    </Panel>
  )
}

export const innocentVictims: ExpansionParts = {
  Panel: Tally,
  At: ({ site, props }) => (
    <Chips
      cards={lying(props.view, `civilians:${site.slot}`)}
      icon="person"
      props={props}
      label={(card) => civilianLine(card, props)}
      more={(card) => (
        <>
          {patienceOf(card)}
          {needsOf(card, props).map((symbol, i) => (
            <SymbolDisc key={i} of={symbol} />
          ))}
        </>
      )}
    />
  ),
}
