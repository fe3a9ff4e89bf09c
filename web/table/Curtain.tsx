import type { Seat } from '@miskatonic/kernel'
import { useEffect, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import { useSettings } from '../settings/settings.ts'
import { table as words } from '../words/table.ts'
import { useWords } from '../words/useWords.ts'
import styles from './Curtain.module.css'
import { personaAt } from './names.ts'
import { keepSecrets, personAt } from './perspective.ts'
import type { Desk } from './useTable.ts'

/** Whether the screen is changing hands between people one of whom sees what the other may not. */
export function useCurtain(desk: Desk): { readonly hides: boolean; readonly lift: () => void } {
  const { curtain } = useSettings()
  const [open, setOpen] = useState<Seat>(desk.eyes)
  const { info } = desk.props
  const people = new Set(info.seats.map(({ seat }) => personAt(info, seat)).filter((name) => name !== null))
  const from = desk.state.watched.get(open)
  const to = desk.state.watched.get(desk.eyes)
  const another = open !== desk.eyes && people.size > 1 && personAt(info, open) !== personAt(info, desk.eyes)
  const hides =
    curtain &&
    desk.link.place === 'here' &&
    !info.over &&
    another &&
    from !== undefined &&
    to !== undefined &&
    keepSecrets(from.view, to.view)
  const { eyes } = desk
  useEffect(() => {
    if (!hides) setOpen(eyes)
  }, [hides, eyes])
  return { hides, lift: () => setOpen(eyes) }
}

export function Curtain({ desk, game, lift }: { readonly desk: Desk; readonly game: GameTable; readonly lift: () => void }) {
  const t = useWords()
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
