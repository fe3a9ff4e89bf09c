import type { TutorialStep } from './table.ts'

/**
 * The words of a step of a tutorial: its title in Spanish | and in English, what is said, a line in each, and if there is something to do,
 * that in Spanish | and in English.
 */
export function lesson([said = '']: TemplateStringsArray): TutorialStep['text'] {
  const [title = '', es = '', en = '', task] = said.trim().split(/\n\s*/)
  return { title: both(title), body: { es, en }, ...(task ? { task: both(task) } : {}) }
}

function both(said: string): TutorialStep['text']['title'] {
  const [es = '', en = ''] = said.split(' | ')
  return { es, en }
}
