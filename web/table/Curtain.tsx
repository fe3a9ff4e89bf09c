import type { Seat } from '@miskatonic/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './Curtain.module.css'
import { personaAt } from './names.ts'
import { keepSecrets, personAt } from './perspective.ts'
import type { OpenTable } from './useTable.ts'

type Covering = {
  readonly hides: boolean
  /** Not everything is known yet that there may be to hide. */
  readonly waits: boolean
  readonly lift: () => void
}

/** Whether the screen is changing hands between people one of whom sees what the other may not. Who has just opened the page may be any of them. */
export function useCurtain({ eyes, state, props, apart }: OpenTable): Covering {
  const [open, setOpen] = useState<Seat | null>(null)
  const { info } = props
  const from = open === null ? (state.you?.seats ?? []) : [open]
  const others = apart && !info.over ? from.filter((seat) => personAt(info, seat) !== personAt(info, eyes)) : []
  const views = [eyes, ...others].map((seat) => state.watched.get(seat)?.view)
  const waits = others.length > 0 && views.includes(undefined)
  const hides = views.some((view) => view && views[0] && keepSecrets(view, views[0]))
  useEffect(() => {
    if (!hides && !waits) setOpen(eyes)
  }, [hides, waits, eyes])
  return { hides, waits, lift: () => setOpen(eyes) }
}

export function Curtain({ desk, game, lift }: { readonly desk: OpenTable; readonly game: GameTable; readonly lift: () => void }) {
  const t = useStrings()
  const who = personAt(desk.props.info, desk.eyes) ?? personaAt(game, desk, desk.eyes).name
  return (
    <main className={styles.curtain}>
      <Icon name="sight-disabled" size={72} />
      <h1>{t(words.curtain.title, { who })}</h1>
      <p>{t(words.curtain.text)}</p>
      <Button tone="go" onClick={lift} autoFocus>
        {t(words.curtain.ready, { who })}
      </Button>
    </main>
  )
}
