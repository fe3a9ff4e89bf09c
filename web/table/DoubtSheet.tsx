import { Button } from '../kit/Button.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import type { OpenTable } from './useTable.ts'

/** What costs the game is asked for twice, unless somebody has switched that off. */
export function DoubtSheet({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const { doubt } = desk
  if (!doubt) return null
  return (
    <Sheet
      title={doubt.text}
      icon="death-skull"
      side="middle"
      onClose={() => doubt.settle(false)}
      footer={
        <>
          <Button onClick={() => doubt.settle(false)} data-first-focus>
            {t(words.back)}
          </Button>
          <Button tone="danger" onClick={() => doubt.settle(true)} data-sure>
            {t(words.fatal.yes)}
          </Button>
        </>
      }
    >
      <p>{t(words.fatal.text)}</p>
    </Sheet>
  )
}
