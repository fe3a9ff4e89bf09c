/** How far a player has come in a tutorial. Steps are conditions, not a rail: what is said next is the first that fits and was not said yet. */
import type { TableProps, TutorialStep } from '../kit/table.ts'

export type Course = {
  /** What was said, in the order it was said. */
  readonly told: readonly string[]
  /** What was done, read or skipped. */
  readonly past: readonly string[]
  /** What is being said; null: nothing that fits. */
  readonly now: string | null
  /** The player did something else than what was asked for. */
  readonly otherwise: boolean
  readonly closed: boolean
}

export const firstLesson: Course = { told: [], past: [], now: null, otherwise: false, closed: false }

const stepNamed = (steps: readonly TutorialStep[], id: string | null): TutorialStep | undefined => steps.find((step) => step.id === id)

const fits = (step: TutorialStep, props: TableProps): boolean => step.when(props) && !step.done?.(props)

/** The course after the table has moved on; the same one where nothing changes. */
export function follow(steps: readonly TutorialStep[], course: Course, props: TableProps): Course {
  // Between two questions nothing can be judged.
  if (!props.ask?.awaited) return course
  const step = stepNamed(steps, course.now)
  if (!step) return beginNext(steps, course, props)
  if (step.done?.(props)) return beginNext(steps, past(course, step.id), props)
  if (step.when(props)) return course
  // Cut short: it is said again if its moment comes again.
  return beginNext(steps, { ...course, now: null, otherwise: step.done !== undefined }, props)
}

/** The player has read it, or does not want it. */
export function turn(steps: readonly TutorialStep[], course: Course, props: TableProps): Course {
  return course.now === null ? course : follow(steps, past(course, course.now), props)
}

const past = (course: Course, id: string): Course => ({ ...course, past: [...course.past, id], now: null, otherwise: false })

function beginNext(steps: readonly TutorialStep[], course: Course, props: TableProps): Course {
  const next = steps.find((step) => !course.past.includes(step.id) && fits(step, props))
  if (!next) return course
  return { ...course, now: next.id, told: [...course.told.filter((id) => id !== next.id), next.id] }
}

/** The last step was read: there is nothing more to say. */
export const isOver = (steps: readonly TutorialStep[], course: Course): boolean => {
  const last = steps.at(-1)
  return last !== undefined && course.past.includes(last.id)
}
