import { say } from '../strings.ts'
import { lying, nameOf } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const cultistEventStrings = {
  event: { es: 'Evento sectario', en: 'Cultist event' },
  eventLine: { es: 'Evento sectario: {name}', en: 'Cultist event: {name}' },
  emboldened: { es: '+1 símbolo', en: '+1 symbol' },
  emboldenedLine: {
    es: 'los sectarios tienen aquí 1 símbolo más de la localización',
    en: 'cultists have 1 more symbol of the location here',
  },
}

export const cultistEventLines: ExpansionLines = {
  lines: ({ view, face, lang }) =>
    lying(view, 'cultist-event').map((card) => say(cultistEventStrings.eventLine, lang, { name: nameOf(card, face) })),
  linesAt: ({ slot }, { view, lang }) => (view.table.emboldened === slot ? [say(cultistEventStrings.emboldenedLine, lang)] : []),
}
