import type { LanguageId } from '@miskatonic/effects/text'
import type { Json, Message, Seat } from '@miskatonic/kernel'
import type { Result } from '../rules/shape.ts'
import { cardOfFace, type FaceText, faceText } from './faces.ts'
import { endings, say } from './messages.ts'
import { optionText, type SeenOption } from './options.ts'

/* The game's voice, as a host asks for it: everything a person reads at its table. */

export type Reading = { readonly lang: LanguageId; readonly reader: Seat | null }
type Both = { readonly es: string; readonly en: string }
type ShownPart = { readonly source: Json; readonly phase: string; readonly amount: number; readonly counts: boolean }
type ShownSum = { readonly quantity: string; readonly value: number; readonly parts: readonly ShownPart[] }

const hearing = ({ lang, reader }: Reading) => ({ lang, ...(reader === null ? {} : { viewer: reader }) })

// ── sums ──

const BASES: { readonly [name: string]: Both } = {
  dice: { es: 'Dados', en: 'Dice' },
  light: { es: 'Fareros en la torre y latas quemadas', en: 'Keepers in the tower and cans burned' },
  need: { es: 'Luz que necesita', en: 'Light it needs' },
  kit: { es: 'Peso que se puede llevar', en: 'Weight one can carry' },
  cost: { es: 'Precio', en: 'Price' },
  knack: { es: 'Maña', en: 'Knack' },
  will: { es: 'Voluntad', en: 'Will' },
  modifier: { es: 'Modificador', en: 'Modifier' },
  floor: { es: 'Como mínimo', en: 'At least' },
  cap: { es: 'Como máximo', en: 'At most' },
  rules: { es: 'Reglas', en: 'Rules' },
  card: { es: '1 carta', en: '1 card' },
}

/** The faces a reader may see of where a part comes from: under the source, or under its piece. */
function facesIn(source: Json): { readonly [face: string]: string } | null {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return null
  const { faces, piece } = source as { readonly faces?: { readonly [face: string]: string }; readonly piece?: Json }
  return faces ?? (typeof piece === 'object' ? facesIn(piece) : null)
}

function partLabel({ quantity }: ShownSum, { source, phase }: ShownPart, lang: LanguageId): string {
  const faces = facesIn(source)
  if (faces) return (cardOfFace(Object.values(faces).at(-1) ?? '')?.title ?? (BASES.card as Both))[lang]
  const [verb = ''] = phase.split(':')
  return (BASES[phase === 'base' ? quantity : verb] ?? (BASES.rules as Both))[lang]
}

const plain = (n: number): string => (n < 0 ? `\u2212${-n}` : `${n}`)
const partValue = ({ phase, amount }: ShownPart): string =>
  phase.startsWith('add') || phase === 'modifier' ? (amount < 0 ? plain(amount) : `+${amount}`) : plain(amount)

// ── the end ──

const listed = (seats: readonly Seat[], lang: LanguageId): string =>
  seats.length < 2 ? seats.join('') : `${seats.slice(0, -1).join(', ')} ${lang === 'es' ? 'y' : 'and'} ${seats.at(-1)}`

/** Loyal keepers win together; a keeper the tide has claimed wins alone (LH-END-01..09). */
function ending(result: Json, { lang, reader }: Reading) {
  const { outcome, winners, honoured } = result as unknown as Result
  const es = lang === 'es'
  const won = reader === null ? winners.length > 0 : winners.includes(reader)
  return {
    won,
    headline: endings[outcome][lang],
    lines: [
      winners.length ? `${es ? 'Ganan' : 'Winners'}: ${listed(winners, lang)}.` : es ? 'No gana nadie.' : 'Nobody wins.',
      ...(honoured.length
        ? [`${es ? 'Con honores, por cumplir su Propósito' : 'With honours, for fulfilling their Purpose'}: ${listed(honoured, lang)}.`]
        : []),
    ],
  }
}

/** Everything a person reads at the table. */
export const text = {
  say: (message: Message, how: Reading): string => say(message, hearing(how)),
  option: (_about: Message, option: SeenOption, how: Reading): string => optionText(option, hearing(how)),
  face: (key: string, lang: LanguageId): FaceText | null => faceText(key, lang),
  sum: (sum: ShownSum, { lang }: Reading) =>
    sum.parts.map((part) => ({ label: partLabel(sum, part, lang), value: partValue(part), counts: part.counts })),
  ending,
}
