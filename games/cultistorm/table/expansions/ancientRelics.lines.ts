import { fields, numberIn } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { lying, nameOf } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const relicStrings = {
  relic: { es: 'Reliquia: {name}', en: 'Relic: {name}' },
  opened: { es: 'Veces que se ha abierto el portal: {n}', en: 'Times the portal was opened: {n}' },
}

export const relicLines: ExpansionLines = {
  linesOf: (one, { view, lang, face }) =>
    lying(view, `relics:${one.seat}`).map((relic) => say(relicStrings.relic, lang, { name: nameOf(relic, face) })),
  linesAt: ({ slot }, { view, lang }) => {
    const n = numberIn(fields(view.of[`slot:${slot}`]), 'opened')
    return n ? [say(relicStrings.opened, lang, { n })] : []
  },
}
