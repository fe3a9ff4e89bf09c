import { Button, type TableProps } from '@miskatonic/web/kit'
import { Dice } from '@miskatonic/web/kit/scene'
import { useEffect, useRef, useState } from 'react'
import { say, words } from '../strings.ts'
import { type Page, pagesOf } from '../view/pages.ts'
import { sceneOf } from '../view/resolving.ts'
import styles from './Pages.module.css'
import { PageView, pageHeading, rollTitle } from './PageView.tsx'

/** How far back a page may begin that goes on now. */
const BACK = 80
const MOST = 12
const GLANCE = 6000

/** The pages that something fresh and not yet told belongs to, whole from where they begin. */
function pagesWith({ events, fresh }: TableProps, told: number): Page[] {
  const first = fresh.find(({ id }) => id > told)?.id
  if (first === undefined) return []
  return pagesOf(events.slice(-BACK - fresh.length)).filter(
    (page) => page.id >= first || page.lines.some(({ id }) => id >= first) || page.rolls.some(({ at }) => at >= first),
  )
}

/** What happens to any of one's own investigators concerns one: a person may hold several seats. */
function concerns({ seat, info }: TableProps, page: Page): boolean {
  if (page.seat === null || page.seat === seat) return true
  const holderOf = (one: string) => info.seats.find((chair) => chair.seat === one)?.holder
  const [mine, theirs] = [holderOf(seat), holderOf(page.seat)]
  return mine?.kind === 'person' && theirs?.kind === 'person' && mine.person === theirs.person
}

/** A page that goes on keeps its place; new ones come after. */
function withPages(queue: readonly Page[], pages: readonly Page[]): readonly Page[] {
  const grown = queue.map((old) => pages.find(({ id }) => id === old.id) ?? old)
  return [...grown, ...pages.filter(({ id }) => !queue.some((old) => old.id === id))].slice(-MOST)
}

/**
 * What happened to you, to be read: it lies over the board until you have read it and never keeps you from deciding. What happened to
 * others passes at a glance.
 */
export function Pages({ props }: { readonly props: TableProps }) {
  const { lang } = props
  const [queue, setQueue] = useState<readonly Page[]>([])
  const [glance, setGlance] = useState<Page | null>(null)
  const last = props.events.at(-1)?.id ?? 0
  const told = useRef(last)
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    // What was taken back is told anew when it happens again.
    if (told.current >= last) {
      told.current = last
      return
    }
    const pages = pagesWith(props, told.current)
    told.current = last
    const own = pages.filter((page) => concerns(props, page))
    if (own.length) setQueue((before) => withPages(before, own))
    const other = pages.findLast((page) => !concerns(props, page))
    if (other) setGlance(other)
  })
  useEffect(() => {
    if (!glance) return
    const timer = setTimeout(() => setGlance(null), GLANCE)
    return () => clearTimeout(timer)
  }, [glance])

  const [page] = queue
  const shown = page !== undefined && sceneOf(props) === null && !props.info.over
  useEffect(() => {
    if (!shown) return
    before.current = document.activeElement
    box.current?.querySelector<HTMLElement>('button[data-next]')?.focus({ preventScroll: true })
    return () => {
      const back = before.current?.isConnected && before.current !== document.body ? before.current : document.getElementById('question')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [shown])
  const next = (): void => setQueue(queue.slice(1))

  if (shown)
    return (
      <div
        className={styles.pages}
        ref={box}
        role="dialog"
        aria-label={say(words.whatHappened, lang)}
        data-over
        data-narrow={props.narrow}
        data-mark={`page page-${page.kind}`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          setQueue([])
        }}
      >
        <PageView key={page.id} page={page} props={props} />
        <footer>
          {queue.length > 1 && (
            <button type="button" className={styles.all} onClick={() => setQueue([])}>
              {say(words.close, lang)} ({queue.length})
            </button>
          )}
          <Button tone="go" onClick={next} data-next>
            {say(queue.length > 1 ? words.next : words.goOn, lang)}
          </Button>
        </footer>
      </div>
    )
  if (!glance) return null
  return (
    <button type="button" className={styles.glance} data-over onClick={() => setGlance(null)} aria-live="polite">
      <span className={styles.glanceHead}>
        <b>{pageHeading(glance, props).title}</b>
        <i>{pageHeading(glance, props).sub}</i>
      </span>
      {glance.rolls.map((roll) => (
        <span key={roll.at} className={styles.glanceRoll}>
          <b>{rollTitle(roll, lang)}</b>
          <Dice faces={roll.dice} least={roll.least} lang={lang} motion={props.motion} roll={String(roll.at)} small />
        </span>
      ))}
      {glance.lines.slice(-3).map(({ id, text }) => (
        <span key={id}>{text}</span>
      ))}
    </button>
  )
}
