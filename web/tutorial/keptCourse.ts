/** Which local tables are tutorials and how far each has come, so that it goes on after a reload. */
import type { Course } from './course.ts'

const keyOf = (table: string): string => `miskatonic.tutorial.${table}`
/** Without storage it lasts as long as the page. */
const remembered = new Map<string, Course>()

export function keepCourse(table: string, course: Course): void {
  remembered.set(table, course)
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(course))
  } catch {
    // Remembered above.
  }
}

/** Null: the table is no tutorial. */
export function keptCourse(table: string): Course | null {
  try {
    const kept = localStorage.getItem(keyOf(table))
    if (kept !== null) return JSON.parse(kept) as Course
  } catch {
    // What cannot be read was not kept.
  }
  return remembered.get(table) ?? null
}
