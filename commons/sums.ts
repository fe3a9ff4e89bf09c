import type { Both, Language, ShownPart, ShownSum, SumLine } from '@miskatonic/contract'
import type { Face, FaceKey, Json } from '@miskatonic/kernel'

/* A modified number, line by line: what it starts from, then what each card adds, takes or sets. */

export type Faces = { readonly [face: Face]: FaceKey }

/** The faces a reader may see of the piece a part comes from: under the source, or under its piece. */
export function facesIn(source: Json): Faces | null {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return null
  const { faces, piece } = source as { readonly faces?: Faces; readonly piece?: Json }
  return faces ?? (typeof piece === 'object' ? facesIn(piece) : null)
}

export const plain = (n: number): string => (n < 0 ? `\u2212${-n}` : `${n}`)
export const signed = (n: number): string => (n < 0 ? plain(n) : `+${n}`)

const ADDED: readonly string[] = ['add', 'raise', 'modifier', 'improvement']

/** What a sum starts from stands plain, what is added with its sign, what is set after an equals sign. */
export function partValue({ phase, amount }: ShownPart): string {
  const [verb = ''] = phase.split(':')
  if (ADDED.includes(verb)) return signed(amount)
  if (verb === 'lower') return signed(-amount)
  if (verb === 'set') return `= ${plain(amount)}`
  return verb === 'scale' ? `× ${plain(amount)}` : plain(amount)
}

const RULES: Both = { es: 'Reglas', en: 'Rules' }
const CARD: Both = { es: '1 carta', en: '1 card' }
const BOUNDS: { readonly [verb: string]: Both } = {
  floor: { es: 'Como mínimo', en: 'At least' },
  cap: { es: 'Como máximo', en: 'At most' },
}

/** How a game names the parts of its numbers. */
export type SumWords = {
  /** What each quantity starts from. */
  readonly bases: { readonly [quantity: string]: Both }
  /** Parts that no card gives, by the first word of their phase. */
  readonly parts?: { readonly [phase: string]: Both }
  /** The card these faces belong to, by name; null: it cannot be told. */
  readonly card: (faces: Faces) => Both | null
  /** A part that is named or valued in a way of its own; null: as any other. */
  readonly own?: (part: ShownPart, lang: Language) => Partial<SumLine> | null
}

/** A sum as its reader sees it. */
export function sumLines({ quantity, parts }: ShownSum, lang: Language, words: SumWords): readonly SumLine[] {
  const label = ({ source, phase }: ShownPart): string => {
    const faces = facesIn(source)
    if (faces) return (words.card(faces) ?? CARD)[lang]
    const [verb = ''] = phase.split(':')
    return (phase === 'base' ? (words.bases[quantity] ?? RULES) : (words.parts?.[verb] ?? BOUNDS[verb] ?? RULES))[lang]
  }
  return parts.map((part) => ({ label: label(part), value: partValue(part), counts: part.counts, ...words.own?.(part, lang) }))
}
