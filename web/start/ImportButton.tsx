import { campaignGameIn, campaignNameIn } from '@miskatonic/room/campaign-files'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { bringCampaign } from '../link/campaigns.ts'
import { bringTable } from '../link/local/localLink.ts'
import { server } from '../link/remote/server.ts'
import { nameIn, tableIn } from '../link/tableFiles.ts'
import { go } from '../routes.ts'
import { set, useSettings } from '../settings/settings.ts'
import { whyOf } from '../strings/refusals.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './ImportButton.module.css'
import { usualName } from './usualName.ts'

/** A table out of a file, to go on with: in this browser, or online. A report of a fault holds one too. `online`: undefined until it is known. */
export function ImportButton({ online }: { readonly online: boolean | undefined }) {
  const t = useStrings()
  const { name: me } = useSettings()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [damaged, setDamaged] = useState<string | null>(null)
  const open = async (work: () => Promise<{ readonly path: string; readonly damaged: boolean }>): Promise<void> => {
    setFile(null)
    setBusy(true)
    setTrouble(null)
    setDamaged(null)
    try {
      const made = await work()
      if (made.damaged) setDamaged(made.path)
      else go(made.path)
    } catch (error) {
      setTrouble(t(words.tables.wrongFile, { why: t(whyOf(error)) }))
    } finally {
      setBusy(false)
    }
  }
  const here = (text: string): void =>
    void open(async () => {
      if (campaignGameIn(text) !== null)
        return { path: await bringCampaign('here', text, campaignNameIn(text) || usualName(t), me), damaged: false }
      const { id, damaged: lost } = await bringTable(text, nameIn(text) || usualName(t), me)
      return { path: `/l/${id}`, damaged: lost }
    })
  const there = (text: string): void =>
    void open(async () => {
      if (campaignGameIn(text) !== null)
        return { path: await bringCampaign('online', text, campaignNameIn(text) || usualName(t), me.trim()), damaged: false }
      const { id } = await server.bring(text, nameIn(text) || usualName(t), me.trim())
      return { path: `/t/${id}`, damaged: false }
    })
  const read = async (chosen: File): Promise<void> => setFile(tableIn(await chosen.text()))
  // Where there is no server, nothing has to be asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `here` is made anew with every drawing and always the same.
  useEffect(() => {
    if (file !== null && online === false) here(file)
  }, [file, online])
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t(words.tables.import)}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) void read(chosen)
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
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {damaged !== null && (
        <div role="alert" className={styles.damaged}>
          <p>{t(words.tables.damagedFile)}</p>
          <Button onClick={() => go(damaged)}>{t(words.open.go)}</Button>
        </div>
      )}
      {file !== null && online && (
        <Sheet title={t(words.tables.importWhere)} side="middle" onClose={() => setFile(null)}>
          <div className={styles.where}>
            <Button
              icon={<Icon name="person" size={26} />}
              note={t(words.tables.importHereNote)}
              onClick={() => here(file)}
              data-first-focus
            >
              {t(words.tables.importHere)}
            </Button>
            <label>
              {t(words.open.yourName)}
              <input value={me} onChange={(event) => set({ name: event.target.value })} maxLength={40} autoComplete="nickname" />
            </label>
            <Button
              icon={<Icon name="three-friends" size={26} />}
              note={t(words.tables.importOnlineNote)}
              disabled={!me.trim()}
              onClick={() => there(file)}
            >
              {t(words.open.online)}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  )
}
