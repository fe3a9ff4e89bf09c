import type { Seat } from '@miskatonic/kernel'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { personaAt } from './names.ts'
import { type Silent, silentSeats } from './silentSeats.ts'
import type { OpenTable } from './useTable.ts'

/** Timers of browsers know no longer span. */
const LONGEST = 2 ** 31 - 1

/** Seats one may let a bot answer for now; looks again when the next one's time has come. */
function useDue(desk: OpenTable): readonly Seat[] {
  const { state, watched, props } = desk
  const { seq } = watched.view
  // biome-ignore lint/correctness/useExhaustiveDependencies: when this question was first seen here
  const seen = useMemo(() => Date.now(), [seq])
  const [now, setNow] = useState(Date.now)
  const silent = silentSeats(props.info, state.you, watched.awaited, { seq, seen })
  const next = Math.min(...silent.map(({ due }) => due).filter((due) => due > now), Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(LONGEST, Math.max(0, next - Date.now()) + 50))
    return () => clearTimeout(timer)
  }, [next])
  const isDue = ({ due }: Silent): boolean => due <= Math.max(now, seen)
  return silent.filter(isDue).map(({ seat }) => seat)
}

/** Somebody is asked and says nothing: a bot may answer this question for them. */
export function StandIn({ desk, game }: { readonly desk: OpenTable; readonly game: GameTable }) {
  const t = useStrings()
  const seats = useDue(desk)
  return seats.map((seat) => (
    <Button
      key={seat}
      tone="quiet"
      icon={<Icon name="hourglass" size={18} />}
      onClick={() => void desk.link.send({ do: 'standIn', seat }).then((reply) => !reply.ok && desk.tell(reply.text))}
      data-stand-in={seat}
    >
      {t(words.seats.standIn, { who: personaAt(game, desk, seat).name })}
    </Button>
  ))
}
