import type { TableProps } from '@miskatonic/web/kit'
import { Coin } from '@miskatonic/web/kit/board'
import { numberIn } from '@miskatonic/web/kit/figures'
import { Both, End, Players, Tally } from '@miskatonic/web/kit/scene'
import { say, words } from './strings.ts'
import { faceKey, sealedCount, team } from './view/storm.ts'

/** The last page: what the storm came to, and who stood in it. */
export function Ending(props: TableProps) {
  const { view, lang, picture, events } = props
  const told = (key: string): number => events.filter(({ message }) => message.key === key).length
  return (
    <End>
      <Tally
        of={[
          say(words.turns, lang, { n: numberIn(view.table, 'turn') }),
          say(words.portalsSealed, lang, { n: sealedCount(view) }),
          say(words.cultistsBeaten, lang, { n: told('cultist-defeated') }),
          say(words.ancientsBeaten, lang, { n: told('ancient-defeated') }),
        ]}
      />
      <Both>
        <Players
          of={team(props).map((one) => ({
            id: one.seat,
            coin: <Coin src={picture(faceKey(one.piece))} seats={view.seats} seat={one.seat} />,
            name: one.name,
            sub: say(words.madness, lang, { n: one.madness }),
          }))}
        />
      </Both>
    </End>
  )
}
