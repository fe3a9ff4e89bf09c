import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { downloadReport } from './files.ts'
import type { OpenTable } from './useTable.ts'

/** The rules failed: the table says so, keeps the game, and offers the last good moment. */
export function BrokenSheet({ desk, game }: { readonly desk: OpenTable; readonly game: GameTable }) {
  const t = useStrings()
  const { broken } = desk.state
  const [seen, setSeen] = useState<typeof broken>(null)
  if (!broken || broken === seen) return null
  const last = desk.ownLast
  return (
    <Sheet title={t(words.broken.title)} icon="hazard-sign" side="middle" onClose={() => setSeen(broken)}>
      <p>{t(words.broken.text)}</p>
      <p>{broken.text}</p>
      <div style={{ display: 'grid', gap: '.5rem', marginTop: '1rem' }}>
        {last && (
          <Button
            tone="go"
            onClick={() => {
              setSeen(broken)
              desk.undoTo(Math.min(last.seq, broken.to))
            }}
          >
            {t(words.broken.lastGood)}
          </Button>
        )}
        <Button onClick={() => setSeen(broken)}>{t(words.broken.stay)}</Button>
        <Button tone="quiet" note={t(words.file.reportNote)} onClick={() => void downloadReport(desk, game)}>
          {t(words.file.report)}
        </Button>
      </div>
    </Sheet>
  )
}
