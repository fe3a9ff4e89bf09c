import { useRef, useState } from 'react'
import { bringTable } from '../host/local/localLink.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { go } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { start as words } from '../words/start.ts'
import { useWords } from '../words/useWords.ts'

/** A table out of a file: opened here, to go on with. A report of a fault holds one too. */
export function ImportButton() {
  const t = useWords()
  const { name } = useSettings()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const open = async (file: File): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      const id = await bringTable(tableIn(await file.text()), '', name)
      go(`/l/${id}`)
    } catch (error) {
      setTrouble(t(words.tables.wrongFile, { why: error instanceof Error ? error.message : String(error) }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t(words.tables.import)}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void open(file)
          event.target.value = ''
        }}
        data-import
      />
      <Button
        tone="quiet"
        icon={<Icon name="scroll-quill" size={22} />}
        note={t(words.tables.importNote)}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {t(busy ? words.tables.importing : words.tables.import)}
      </Button>
      {trouble && (
        <p role="alert" style={{ color: 'var(--ox-text)' }}>
          {trouble}
        </p>
      )}
    </div>
  )
}

/** The table in a report of a fault, or the text itself. */
function tableIn(text: string): string {
  if (!text.startsWith('{')) return text
  try {
    const { table } = JSON.parse(text) as { table?: unknown }
    return typeof table === 'string' ? table : text
  } catch {
    return text
  }
}
