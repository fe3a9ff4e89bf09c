import { games } from '@miskatonic/games'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Panel } from '../kit/Panel.tsx'
import { usePictures } from '../kit/pictures.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { type CampaignPlace, campaignAt } from '../link/campaigns.ts'
import type { CampaignView } from '../link/campaignView.ts'
import { asLookedAt } from '../link/meanwhile.ts'
import { ServerError } from '../link/remote/server.ts'
import { go } from '../routes.ts'
import { Invitation } from '../start/Invitation.tsx'
import { Page } from '../start/Page.tsx'
import { Way } from '../start/SiteBar.tsx'
import { campaign as words } from '../strings/campaign.ts'
import { whyOf } from '../strings/refusals.ts'
import { start } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'
import { download } from '../table/files.ts'
import styles from './CampaignPage.module.css'
import { Tonight } from './Tonight.tsx'

type Looked = { readonly view: CampaignView | undefined; readonly missing: boolean; readonly again: () => void }

/** The campaign as it stands; looked at again whenever somebody comes back to the page. */
function useCampaign(place: CampaignPlace, lang: 'es' | 'en', failed: (error: unknown) => void): Looked {
  const [view, setView] = useState<CampaignView>()
  const [missing, setMissing] = useState(false)
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` looks again
  useEffect(() => {
    let wanted = true
    place.look(lang).then(
      (found) => wanted && setView(found),
      (error: unknown) => {
        if (!wanted) return
        if (error instanceof ServerError && error.error === 'not-found') setMissing(true)
        else failed(error)
      },
    )
    return () => {
      wanted = false
    }
  }, [place, lang, asked, failed])
  const again = useCallback(() => setAsked((n) => n + 1), [])
  useEffect(() => {
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [again])
  return { view, missing, again }
}

/** A series of tables with a memory: where it stands, what its nights brought, and tonight. */
export default function CampaignPage({ place: where, id }: { readonly place: 'here' | 'online'; readonly id: string }) {
  const t = useStrings()
  const place = useMemo(() => campaignAt(where, id), [where, id])
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const failed = useCallback((error: unknown) => setTrouble(t(words.failed, { why: t(whyOf(error)) })), [t])
  const { view, missing, again } = useCampaign(place, t.lang, failed)
  const attempt = (work: Promise<unknown>): void => {
    if (busy) return
    setBusy(true)
    setTrouble(null)
    void work.catch(failed).finally(() => {
      setBusy(false)
      again()
    })
  }
  if (missing)
    return (
      <Page page="campaign" title={t(words.missing)}>
        <div>
          <Button onClick={() => go('/')}>{t(start.toStart)}</Button>
        </div>
      </Page>
    )
  if (!view)
    return (
      <Page page="campaign" title={t(words.kind)}>
        {trouble ? <p role="alert">{trouble}</p> : <div className={styles.coming} aria-busy="true" />}
      </Page>
    )
  const asSeen = <T,>(deed: (revision: number) => Promise<T>): Promise<T> => asLookedAt(place, view, t.lang, deed)
  const save = async (): Promise<void> => download(`${fileName(view.name)}.campaign`, await place.file())
  return (
    <Page page="campaign" title={view.name} aside={<Save view={view} busy={busy} save={() => attempt(save())} />}>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Standing view={view} />
          <Tonight
            view={view}
            place={place}
            busy={busy}
            open={(sitters, me) => attempt(asSeen((revision) => place.openNight(revision, sitters, me)).then(go))}
          />
        </div>
        <div className={styles.column}>
          <Nights view={view} place={place} back={(night) => attempt(asSeen((revision) => place.back(revision, night)))} />
          {view.code !== null && <People view={view} />}
        </div>
      </div>
    </Page>
  )
}

const fileName = (name: string): string => name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'campaign'

function Save({ view, busy, save }: { readonly view: CampaignView; readonly busy: boolean; readonly save: () => void }) {
  const t = useStrings()
  return (
    <Button
      tone="quiet"
      icon={<Icon name="scroll-quill" size={22} />}
      note={t(view.mayExport ? words.exportNote : words.hidden)}
      disabled={busy || !view.mayExport}
      onClick={save}
      data-export
    >
      {t(words.export)}
    </Button>
  )
}

function Standing({ view }: { readonly view: CampaignView }) {
  const t = useStrings()
  const picture = usePictures()(`cover:${view.game}`)
  const [lifted, setLifted] = useState(false)
  return (
    <Panel heading={t(words.stands)} count={games.find(({ id }) => id === view.game)?.title[t.lang]} className={styles.panel}>
      <div className={styles.standing}>
        {picture && <img src={picture} alt="" />}
        <div>
          <p className={styles.headline} data-headline>
            {view.headline}
          </p>
          {view.late && !lifted ? (
            <div className={styles.veil} data-veil>
              <p>{t(words.veil)}</p>
              <Button tone="quiet" onClick={() => setLifted(true)}>
                {t(words.veilLift)}
              </Button>
            </div>
          ) : (
            <ul className={styles.lines} data-lines>
              {view.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Panel>
  )
}

type NightsProps = { readonly view: CampaignView; readonly place: CampaignPlace; readonly back: (night: number) => void }

function Nights({ view, place, back }: NightsProps) {
  const t = useStrings()
  const [sure, setSure] = useState<number | null>(null)
  return (
    <Panel heading={t(words.played)} count={view.nights.length || undefined} className={styles.panel}>
      {view.nights.length === 0 && <p className={styles.quiet}>{t(words.nothingYet)}</p>}
      <ol className={styles.nights}>
        {view.nights.map(({ table, seats, over }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a night is its number
          <li key={n} data-night={n + 1} data-running={!over || undefined}>
            <div className={styles.about}>
              <b>{t(words.night, { n: n + 1 })}</b>
              <em>{t(over ? words.over : words.running)}</em>
              <small>{seats.join(', ')}</small>
            </div>
            <div className={styles.ways}>
              {table === '' ? (
                <small>{t(words.elsewhere)}</small>
              ) : (
                <Way to={place.tablePath(table)} className={styles.way}>
                  {t(words.look)}
                </Way>
              )}
              {view.host && (
                <Button tone="quiet" onClick={() => setSure(n)}>
                  {t(words.back)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {sure !== null && (
        <Sheet
          title={t(words.sureBack, { n: sure + 1 })}
          side="middle"
          onClose={() => setSure(null)}
          footer={
            <>
              <Button tone="quiet" onClick={() => setSure(null)} data-first-focus>
                {t(words.keep)}
              </Button>
              <Button
                tone="danger"
                onClick={() => {
                  back(sure)
                  setSure(null)
                }}
              >
                {t(words.backYes)}
              </Button>
            </>
          }
        >
          <p>{t(words.backNote)}</p>
        </Sheet>
      )}
    </Panel>
  )
}

function People({ view }: { readonly view: CampaignView }) {
  const t = useStrings()
  return (
    <Panel heading={t(words.people)} count={view.people.length} className={styles.panel}>
      <ul className={styles.people}>
        {view.people.map(({ name, you, host }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={i}>
            <Icon name="person" size={18} />
            {name}
            {(you || host) && <small>{[you && t(words.you), host && t(words.host)].filter(Boolean).join(', ')}</small>}
          </li>
        ))}
      </ul>
      <Invitation code={view.code ?? ''} />
    </Panel>
  )
}
