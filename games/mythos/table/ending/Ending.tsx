import type { TableProps } from '@miskatonic/web/kit'
import { Both, End, Standings } from '@miskatonic/web/kit/scene'
import { withSeatsIn } from '@miskatonic/web/strings'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceOfCard } from '../view/faces.ts'
import { fields, listIn, numberIn, textIn } from '../view/figures.ts'
import { sideOf } from '../view/sides.ts'

/** The last page: everybody's score, and the story that ended it. */
export function Ending({ view, lang, face, picture }: TableProps) {
  const result = fields(view.result)
  const winners = listIn(result, 'winners')
  const scores = listIn(result, 'scores')
    .map(fields)
    .sort((a, b) => numberIn(b, 'total') - numberIn(a, 'total'))
  const adventure = faceOfCard(textIn(result, 'adventure'), face)
  return (
    <End>
      <Both>
        <Standings
          title={say(words.score, lang)}
          of={scores.map((score) => {
            const seat = textIn(score, 'seat')
            const side = sideOf(view, seat, face)
            const [points, sanity] = [numberIn(score, 'points'), numberIn(score, 'sanity')]
            return {
              id: seat,
              portrait: side.investigator && picture(side.investigator.faces.front ?? ''),
              name: withSeatsIn(lang, seat),
              lines: [side.name, score.out === true ? say(words.out, lang) : say(words.scored, lang, { points, sanity })],
              total: numberIn(score, 'total'),
              won: winners.includes(seat) ? say(words.winner, lang) : undefined,
            }
          })}
        />
        {adventure && (
          <section>
            <h3>{say(words.lastAdventure, lang)}</h3>
            <Card faceKey={adventure} size="large" face={face} picture={picture} lang={lang} />
          </section>
        )}
      </Both>
    </End>
  )
}
