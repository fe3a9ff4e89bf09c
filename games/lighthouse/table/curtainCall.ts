/** The watch seen from its end: how far the Dark came, where it turned, what each keeper did. */
import type { GameTable } from '@miskatonic/web/kit'
import { course, turnsOn } from '@miskatonic/web/kit/curtainCall'
import { fields, numberIn } from '@miskatonic/web/kit/figures'
import { say } from '@miskatonic/web/strings'

const words = {
  dark: { es: 'La Oscuridad', en: 'The Dark' },
  darkCourse: { es: 'La Oscuridad fue de {a} a {b}', en: 'The Dark went from {a} to {b}' },
  driven: { es: '{n} {n?cosa ahuyentada|cosas ahuyentadas}', en: '{n} {n?thing|things} driven off' },
  beams: { es: '{n} {n?noche|noches} en la lámpara', en: '{n} {n?night|nights} at the lamp' },
  found: { es: '{n} {n?hallazgo|hallazgos}', en: '{n} {n?find|finds}' },
} as const

const DARK = ['dark-advanced', 'dark-retreated']

export const curtainCall: Pick<GameTable, 'curve' | 'deeds' | 'isTurningPoint'> = {
  isTurningPoint: turnsOn(['ship-saved', 'ship-lost', 'ship-grounded', 'keeper-fell', 'great-storm-broke', 'mark-turned']),
  deeds: [
    { keys: ['thing-driven'], text: words.driven },
    { keys: ['beam-thrown'], text: words.beams },
    { keys: ['find-taken'], text: words.found },
  ],
  curve: ({ events, lang }) => {
    const first = events.find(({ message }) => DARK.includes(message.key))
    if (!first) return null
    const [n, to] = [numberIn(fields(first.message.args), 'n'), numberIn(fields(first.message.args), 'to')]
    const start = first.message.key === 'dark-advanced' ? to - n : to + n
    const points = course(events, start, ({ message }) => (DARK.includes(message.key) ? numberIn(fields(message.args), 'to') : null))
    return { label: say(words.dark, lang), told: say(words.darkCourse, lang, { a: start, b: points.at(-1)?.n ?? start }), points }
  },
}
