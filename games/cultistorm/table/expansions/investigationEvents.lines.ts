import { say } from '../strings.ts'
import { lying, nameOf, type Read } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const investigationEventStrings = {
  event: { es: 'Evento de investigación', en: 'Investigation event' },
  line: { es: 'Evento de investigación: {name}', en: 'Investigation event: {name}' },
}

/** The one that is being carried out, or the last one. */
export const latestEvent = ({ view }: Pick<Read, 'view'>) => {
  const now = lying(view, 'investigation-event')
  return now.length ? now : lying(view, 'investigation-event-discard').slice(-1)
}

export const investigationEventLines: ExpansionLines = {
  lines: (read) => latestEvent(read).map((card) => say(investigationEventStrings.line, read.lang, { name: nameOf(card, read.face) })),
}
