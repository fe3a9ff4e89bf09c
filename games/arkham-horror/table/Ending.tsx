import type { TableProps } from '@miskatonic/web/kit'
import { Coin } from '@miskatonic/web/kit/board'
import { Both, End, Players, ScoreSheet, Tally } from '@miskatonic/web/kit/scene'
import { say, words } from './strings.ts'
import { faceKey, fields, listIn, numberIn, signed } from './view/figures.ts'
import { playedBy } from './view/naming.ts'
import { team } from './view/people.ts'
import { counts } from './view/things.ts'

const SCORED = ['doom', 'terror', 'loans', 'elderSigns', 'gates', 'monsters', 'alive'] as const

/** The last page: what the game came to, its score, who played, who is the First Citizen. */
export function Ending(props: TableProps) {
  const { view, lang, face, picture, events } = props
  const result = fields(view.result)
  const parts = fields(result.parts)
  const score = typeof result.score === 'number' ? result.score : null
  const citizens = listIn(result, 'firstCitizens')
  const told = (key: string): number => events.filter(({ message }) => message.key === key).length
  return (
    <End>
      <Tally
        of={[
          say(words.tallyTurns, lang, { n: numberIn(result, 'turn') }),
          say(words.tallyGates, lang, { n: told('gate-closed') }),
          say(words.tallySeals, lang, { n: counts(view).seals }),
          say(words.tallyMonsters, lang, { n: told('monster-defeated') }),
        ]}
      />
      <Both>
        {score !== null && (
          <ScoreSheet
            title={say(words.score, lang)}
            total={score < 0 ? `−${-score}` : score}
            note=""
            parts={SCORED.filter((part) => numberIn(parts, part) !== 0).map((part) => ({
              name: say(words.scored[part], lang),
              n: signed(numberIn(parts, part)),
            }))}
          />
        )}
        <Players
          of={team(view, face).map(({ piece, seat, name, sheet }) => ({
            id: piece.alias,
            coin: <Coin src={picture(faceKey(piece) ?? '')} seats={view.seats} seat={seat} />,
            name,
            sub: citizens.includes(seat) ? say(words.firstCitizen, lang) : (playedBy(props, seat) ?? sheet.role),
          }))}
        />
      </Both>
    </End>
  )
}
