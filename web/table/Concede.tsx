import { CONCEDE, type Seat } from '@miskatonic/kernel'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import type { OpenTable } from './useTable.ts'

/** The seat that would give up: the one that is looked through, if it is one's own and may. */
function concederOf({ state, eyes }: OpenTable): Seat | null {
  const own = (state.you?.seats ?? []).filter((seat) => state.watched.get(seat)?.mayConcede)
  return own.includes(eyes) ? eyes : (own[0] ?? null)
}

/** Giving the game up, where it has a rule for that: asked twice. */
export function Concede({ desk, onClose }: { readonly desk: OpenTable; readonly onClose: () => void }) {
  const t = useStrings()
  const [asking, ask] = useState(false)
  const seat = concederOf(desk)
  if (seat === null) return null
  const concede = (): void => {
    const seq = desk.state.watched.get(seat)?.view.seq ?? 0
    void desk.link.send({ do: 'decide', seat, seq, answer: CONCEDE }).then((reply) => !reply.ok && desk.tell(reply.text))
    onClose()
  }
  if (!asking)
    return (
      <Button icon={<Icon name="flying-flag" size={22} />} onClick={() => ask(true)} data-menu="concede">
        {t(words.concede.give)}
      </Button>
    )
  return (
    <>
      <p role="alert">{t(words.concede.sure)}</p>
      <Button icon={<Icon name="flying-flag" size={22} />} tone="danger" onClick={concede} data-menu="concede-yes">
        {t(words.concede.yes)}
      </Button>
      <Button icon={<Icon name="cancel" size={22} />} onClick={() => ask(false)} data-menu="concede-no">
        {t(words.concede.no)}
      </Button>
    </>
  )
}
