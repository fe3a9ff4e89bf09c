import type { TableProps } from '@miskatonic/web/kit'
import { Coin } from '@miskatonic/web/kit/board'
import { Both, End, Players, ScoreSheet, Story, Tally } from '@miskatonic/web/kit/scene'
import { say, words } from '../strings.ts'
import { fields, numberIn, signed } from '../view/figures.ts'
import { playedBy } from '../view/naming.ts'
import { everybody } from '../view/people.ts'
import { chapters, tally } from '../view/story.ts'

const SCORED = ['gates', 'monsters', 'banes', 'rumors', 'clues', 'blessed', 'doom'] as const

/** The last page: what the game came to, its score, who played, its story round by round. */
export function Ending(props: TableProps) {
  const { view, lang, face, picture, events } = props
  const result = fields(view.result)
  const parts = fields(result.parts)
  const score = typeof result.score === 'number' ? result.score : null
  const done = tally(events)
  return (
    <End>
      <Tally
        of={[
          say(words.rounds, lang, { n: numberIn(result, 'round') }),
          say(words.mysteriesSolved, lang, { n: view.zones.solved?.count ?? 0 }),
          say(words.gatesClosed, lang, { n: done.gates }),
          say(words.monstersDefeated, lang, { n: done.monsters }),
          say(words.investigatorsLost, lang, { n: done.lost }),
        ]}
      />
      <Both>
        {score !== null && (
          <ScoreSheet
            title={say(words.score, lang)}
            total={score < 0 ? `−${-score}` : score}
            note={say(words.lowerIsBetter, lang)}
            parts={SCORED.filter((part) => numberIn(parts, part) !== 0).map((part) => ({
              name: say(words.scored[part], lang),
              n: signed(numberIn(parts, part)),
            }))}
          />
        )}
        <Players
          of={everybody(view, face).map(({ piece, seat, name, fallen, sheet }) => ({
            id: piece.alias,
            coin: <Coin src={picture(piece.faces.front ?? '')} seats={view.seats} seat={seat} />,
            name,
            sub: fallen ? say(fallen === 'sanity' ? words.fallenSanity : words.fallenHealth, lang) : (playedBy(props, seat) ?? sheet.role),
          }))}
        />
      </Both>
      <Story
        title={say(words.story, lang)}
        chapters={chapters(events).map(({ round, lines }) => ({
          title: round > 0 ? say(words.round, lang, { n: round }) : say(words.setUp, lang),
          lines,
        }))}
      />
    </End>
  )
}
