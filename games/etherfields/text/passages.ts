import type { Passage } from '@miskatonic/commons/book'
import type { LanguageId } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { book } from '../content/book.ts'

/* The words of scripts, looked up when somebody may read them. */

const UNASKED = { es: '¿Qué hacéis?', en: 'What do you do?' }

/** A story, a question, or the label of one of its choices. */
export function passageText(mark: Json, lang: LanguageId, choice?: string): string {
  const at = mark as unknown as Passage
  if (choice !== undefined) return book.label(at, choice)[lang]
  const question = isStory(at) ? null : book.question(at)
  return (isStory(at) ? book.story(at) : (question ?? UNASKED))[lang]
}
/** What stands there tells, or asks. */
export function isStory({ entry, part }: Passage): boolean {
  return stories(entry).includes(part)
}
function stories(entry: number): readonly number[] {
  const found: number[] = []
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as { readonly do?: Json; readonly at?: Passage }
    if (node.do === 'story' && node.at) found.push(node.at.part)
    for (const inner of Object.values(value)) visit(inner as Json)
  }
  visit((book.entry(entry) ?? null) as unknown as Json)
  return found
}
