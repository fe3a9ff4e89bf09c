import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import type { OpenTable } from './useTable.ts'

/** What everybody should know before they go on: the rules have changed, and whose decisions have to be made again. */
export function NoticeSheet({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const notice = desk.state.info?.notice ?? null
  const [seen, setSeen] = useState<string | null>(null)
  if (!notice || notice === seen) return null
  return (
    <Sheet title={t(words.notice.title)} icon="hazard-sign" side="middle" onClose={() => setSeen(notice)}>
      <p data-notice>{notice}</p>
      <Button tone="go" onClick={() => setSeen(notice)}>
        {t(words.notice.goOn)}
      </Button>
    </Sheet>
  )
}
