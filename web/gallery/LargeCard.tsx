import type { ShownCard } from '@miskatonic/contract'
import { useCallback, useEffect } from 'react'
import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable, TableProps } from '../kit/table.ts'
import { gallery as words } from '../strings/gallery.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './LargeCard.module.css'

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }

/** A card to be read, and from it to its neighbours by button or arrow. */
export function LargeCard(props: {
  readonly card: ShownCard
  readonly among: readonly ShownCard[]
  readonly Card: GameTable['Card']
  readonly face: TableProps['face']
  readonly picture: (key: string) => string | null
  readonly read: (card: ShownCard) => void
  readonly onClose: () => void
}) {
  const t = useStrings()
  const { card, among, read } = props
  const at = among.findIndex(({ id }) => id === card.id)
  const step = useCallback(
    (by: number): void => {
      const other = among[at + by]
      if (other) read(other)
    },
    [among, at, read],
  )
  useEffect(() => {
    const heard = ({ key }: KeyboardEvent): void => step(STEPS[key] ?? 0)
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [step])
  return (
    <Sheet
      title={card.text.name}
      side="middle"
      onClose={props.onClose}
      footer={
        <div className={styles.steps}>
          <Button onClick={() => step(-1)} aria-disabled={at <= 0} data-before>
            {t(words.before)}
          </Button>
          <output>{t(words.place, { n: at + 1, all: among.length })}</output>
          <Button onClick={() => step(1)} aria-disabled={at >= among.length - 1} data-next data-first-focus>
            {t(words.next)}
          </Button>
        </div>
      }
    >
      <div className={styles.large} data-large={card.id}>
        <props.Card faceKey={card.face} size="large" face={props.face} picture={props.picture} lang={t.lang} />
      </div>
    </Sheet>
  )
}
