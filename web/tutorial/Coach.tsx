import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { GameTable, Tutorial, TutorialStep } from '../kit/table.ts'
import { tutorial as words } from '../strings/tutorial.ts'
import { useStrings } from '../strings/useStrings.ts'
import type { OpenTable } from '../table/useTable.ts'
import styles from './Coach.module.css'
import { type Course, firstLesson, follow, isOver, turn } from './course.ts'
import { keepCourse, keptCourse } from './keptCourse.ts'
import { Lights } from './Lights.tsx'
import { placesIn } from './marks.ts'
import { tutorialOf } from './tutorials.ts'

type Props = {
  readonly desk: OpenTable
  readonly layout?: GameTable['layout'] | undefined
  /** Asks the board to show these places. */
  readonly show: (places: readonly string[]) => void
  readonly onClose: () => void
}

/** Beside a first game: says what lies on the table and what may be done next, and lights it up. It never keeps anybody from playing. */
export default function Coach({ desk, ...props }: Props) {
  const { game } = desk.props.info
  const [tutorial, setTutorial] = useState<Tutorial | null>(null)
  useEffect(() => {
    void tutorialOf(game).then(setTutorial)
  }, [game])
  if (!tutorial || desk.props.info.over) return null
  return <Bubble steps={tutorial.steps} desk={desk} {...props} />
}

/** The course as it stands now, kept for the next visit. Who looks at another seat or an earlier moment is not hurried on. */
function useCourse(steps: readonly TutorialStep[], desk: OpenTable): [Course, (course: Course) => void] {
  const { props } = desk
  const { id } = props.info
  const [kept, setKept] = useState<Course>(() => ({ ...(keptCourse(id) ?? firstLesson), closed: false }))
  const elsewhere = desk.moment !== null || desk.looked !== null
  const course = elsewhere ? kept : follow(steps, kept, props)
  useEffect(() => {
    setKept(course)
    keepCourse(id, course)
  }, [course, id])
  return [course, setKept]
}

function Bubble({ steps, desk, layout, show, onClose }: Props & { readonly steps: readonly TutorialStep[] }) {
  const t = useStrings()
  const { props, width } = desk
  const [course, setCourse] = useCourse(steps, desk)
  /** How many pages back one reads while that step is on: what is new is shown at once. */
  const [read, setRead] = useState<{ readonly of: string | null; readonly back: number }>({ of: null, back: 0 })
  const back = read.of === course.now ? read.back : 0
  const setBack = (pages: number): void => setRead({ of: course.now, back: pages })
  const [waits, setWaits] = useState(false)
  // What is there from the beginning is not read out: the words come when the place for them is known.
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const box = useRef<HTMLElement>(null)
  useRoomFor(box, width)

  const pages = course.now === null ? [...course.told, null] : course.told
  const page = pages[Math.max(0, pages.length - 1 - back)] ?? null
  const step = steps.find(({ id }) => id === page)
  const now = back === 0

  const close = (): void => {
    keepCourse(props.info.id, { ...course, closed: true })
    // Who was on one of these buttons is led to the question; anybody else stays where they are.
    if (box.current?.contains(document.activeElement)) document.getElementById('question')?.focus({ preventScroll: true })
    onClose()
  }
  const next = (): void => {
    if (!now) return setBack(back - 1)
    const after = turn(steps, course, props)
    if (isOver(steps, after)) return close()
    setCourse(after)
  }
  const waiting = now && step !== undefined && waits
  const reads = now && step !== undefined && step.done === undefined && !waiting
  useNextKey(reads, next)

  const marks = step && now ? step.at(props) : []
  const places = placesIn(marks).join(' ')
  useEffect(() => {
    show(places ? places.split(' ') : [])
    return () => show([])
  }, [places, show])

  const last = step !== undefined && step === steps.at(-1)
  const values = step?.values?.(props) ?? {}
  const { title, body, task } = said(step, waiting)
  return (
    <>
      <Lights marks={marks} onWait={setWaits} />
      <aside
        ref={box}
        className={styles.coach}
        data-width={width}
        data-layout={layout}
        data-step={page ?? ''}
        data-task={!reads || undefined}
        data-waits={waiting || undefined}
        aria-label={t(words.guide)}
      >
        <div className={styles.bar} aria-hidden="true">
          <i style={{ width: `${(100 * course.past.length) / steps.length}%` }} />
        </div>
        <header>
          <Icon name="candle-light" size={18} />
          <span>
            {t(words.guide)}
            {step && <small>{t(words.step, { n: steps.indexOf(step) + 1, of: steps.length })}</small>}
          </span>
          <button type="button" className={styles.close} onClick={close} aria-label={t(words.close)} title={t(words.close)}>
            <Icon name="cancel" size={14} />
          </button>
        </header>
        <div className={styles.said} role="status" aria-live="polite">
          {here && (
            <>
              {now && course.otherwise && <p className={styles.otherwise}>{t(words.otherwise)}</p>}
              <h2>{t(title)}</h2>
              <p>{t(body, values)}</p>
              {now && task && <p className={styles.task}>{t(task, values)}</p>}
            </>
          )}
        </div>
        <footer>
          <Button
            tone="quiet"
            className={styles.back}
            aria-label={t(words.back)}
            title={t(words.back)}
            disabled={back >= pages.length - 1}
            onClick={() => setBack(back + 1)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
              <path d="M10.5 3L5 8l5.5 5" fill="none" stroke="currentColor" strokeWidth="2.2" />
            </svg>
          </Button>
          {(step || !now) && !waiting && (
            <Button
              tone={reads ? 'go' : 'quiet'}
              className={styles.next}
              hint={reads && width !== 'phone' ? 'N' : undefined}
              onClick={next}
              data-next-step
            >
              {t(!now ? words.next : last ? words.finish : reads ? words.next : words.skip)}
            </Button>
          )}
        </footer>
      </aside>
    </>
  )
}

/** What is said: the step, or that something is to be read first, or that there is nothing to say. */
function said(step: TutorialStep | undefined, waiting: boolean): TutorialStep['text'] {
  if (waiting) return { title: words.waits, body: words.waitsBody }
  return step?.text ?? { title: words.quiet, body: words.quietBody }
}

/** Between the bubble and a scene, and between the scene and the window. */
const GAP = 12

/** The table makes room for the bubble, so that it hides nothing: scenes on wide screens, the whole table on others. */
function useRoomFor(box: React.RefObject<HTMLElement | null>, width: OpenTable['width']): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const root = document.documentElement
    const { style } = root
    const measure = (): void => {
      const box = element.getBoundingClientRect()
      if (width === 'wide') {
        style.setProperty('--coach-gap', `${GAP}px`)
        root.dataset.guided = ''
        style.setProperty('--coach-high', `${Math.ceil(box.height) + GAP}px`)
        style.setProperty('--coach-side', `${Math.ceil(innerWidth - box.left) + GAP}px`)
        return
      }
      style.setProperty('--coach-foot', `${Math.ceil(box.height)}px`)
      style.setProperty('--coach-above', `${Math.ceil(innerHeight - box.top)}px`)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => {
      watch.disconnect()
      delete root.dataset.guided
      for (const name of ['--coach-gap', '--coach-high', '--coach-side', '--coach-foot', '--coach-above']) style.removeProperty(name)
    }
  }, [box, width])
}

/** `N` turns the page, as its button says. */
function useNextKey(on: boolean, next: () => void): void {
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  useEffect(() => {
    if (!on) return
    const pressed = (event: KeyboardEvent): void => {
      const { target } = event
      const writes = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || writes) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [on])
}
