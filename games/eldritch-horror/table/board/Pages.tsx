import { Button, type TableProps } from '@miskatonic/web/kit'
import { useEffect, useRef, useState } from 'react'
import { Dice } from '../scene/Dice.tsx'
import { type Page, pagesOf } from '../view/pages.ts'
import { sceneOf } from '../view/resolving.ts'
import { say, words } from '../words.ts'
import styles from './Pages.module.css'
import { PageView, rollTitle } from './PageView.tsx'

/** How far back a page may begin that goes on now. */
const BACK = 80
const MOST = 12
const GLANCE = 6000

/** The pages that something fresh belongs to, whole from where they begin. */
function pagesWith({ events, fresh }: TableProps): Page[] {
  const first = fresh[0]?.id
  if (first === undefined) return []
  return pagesOf(events.slice(-BACK - fresh.length)).filter(
    (page) => page.id >= first || page.lines.some(({ id }) => id >= first) || page.rolled >= first,
  )
}

const concerns = ({ seat }: TableProps, page: Page): boolean => page.seat === null || page.seat === seat

/**
 * What happened to you, to be read: it lies over the board until you have read it and never keeps you from deciding. What happened to
 * others passes at a glance.
 */
export function Pages({ props }: { readonly props: TableProps }) {
  const { fresh, lang } = props
  const [queue, setQueue] = useState<readonly Page[]>([])
  const [glance, setGlance] = useState<Page | null>(null)
  const seen = useRef(fresh)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seen.current === fresh) return
    seen.current = fresh
    const pages = pagesWith(props)
    const own = pages.filter((page) => concerns(props, page))
    if (own.length) setQueue((before) => [...before.filter((old) => !own.some(({ id }) => id === old.id)), ...own].slice(-MOST))
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
    if (shown) box.current?.querySelector<HTMLElement>('button[data-next]')?.focus({ preventScroll: true })
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
      {glance.rolls.map((roll, i) => (
        <span key={i} className={styles.glanceRoll}>
          <b>{rollTitle(roll, lang)}</b>
          <Dice faces={roll.dice} least={roll.least} lang={lang} motion={props.motion} roll={`${glance.id} ${i}`} small />
        </span>
      ))}
      {glance.lines.slice(-3).map(({ id, text }) => (
        <span key={id}>{text}</span>
      ))}
    </button>
  )
}
