import { numberIn, plain } from '@miskatonic/web/kit/figures'
import { say } from '../strings.ts'
import { isSymbol, lying, nameOf, type Read, siteAt, textOf } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const stormStrings = {
  mission: { es: 'Misión: {name}', en: 'Mission: {name}' },
  points: { es: 'Puntos de campaña: {n}', en: 'Campaign points: {n}' },
  witness: { es: 'La testigo', en: 'The witness' },
  escorted: { es: 'Pasos de la testigo: {n} de 5', en: 'Steps of the witness: {n} of 5' },
  besieged: { es: 'Asediada', en: 'Besieged' },
  hunted: { es: 'Monstruos derrotados: {n} de 3', en: 'Monsters defeated: {n} of 3' },
  scars: { es: 'Cicatrices', en: 'Scars' },
}

/** How far the mission has come, in words. */
export function progressOf(read: Read): readonly string[] {
  const { table } = read.view
  return [
    ...(isSymbol(table.witness) ? [say(stormStrings.escorted, read.lang, { n: numberIn(table, 'escorted') })] : []),
    ...(table.mission === 'the-hunt' ? [say(stormStrings.hunted, read.lang, { n: numberIn(table, 'hunted') })] : []),
    ...(isSymbol(table.besieged) ? [`${say(stormStrings.besieged, read.lang)}: ${siteAt(read, table.besieged).name}`] : []),
  ]
}

export const marksAt = ({ view, lang }: Pick<Read, 'view' | 'lang'>, slot: string): readonly string[] => [
  ...(view.table.witness === slot ? [say(stormStrings.witness, lang)] : []),
  ...(view.table.besieged === slot ? [say(stormStrings.besieged, lang)] : []),
]

export const stormLines: ExpansionLines = {
  lines: (read) => {
    const { view, lang, face } = read
    const [mission] = lying(view, 'mission')
    if (!mission) return []
    return [
      say(stormStrings.mission, lang, { name: nameOf(mission, face) }),
      ...(textOf(mission, face)?.parts ?? []).flatMap(({ rules }) => (rules ? [plain(rules)] : [])),
      ...progressOf(read),
      ...[...lying(view, 'boons-bought'), ...lying(view, 'scars')].map((card) => nameOf(card, face)),
    ]
  },
  linesAt: ({ slot }, read) => marksAt(read, slot),
}
