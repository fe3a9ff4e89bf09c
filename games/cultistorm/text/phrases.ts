import { grammar, type LanguageId, message, type Ref, type Tree, told, verbatim } from '@miskatonic/effects/text'
import type { DetectiveType } from '../content/kinds.ts'
import type { CultistFace, DieFace, MagicSymbol, Slot } from '../rules/shape.ts'
import { lexicon } from './lexicon.ts'

/* What messages are made with: the names of places and faces, and the usual sentences. */

const { clause, some } = grammar(lexicon)
export type Both = { readonly es: string; readonly en: string }

/** A place by its symbol: «la localización del ojo». */
export const LOCATIONS: { readonly [S in Slot]: Both } = {
  shield: { es: 'la localización del escudo', en: 'the Shield location' },
  tentacle: { es: 'la localización del tentáculo', en: 'the Tentacle location' },
  eye: { es: 'la localización del ojo', en: 'the Eye location' },
  planet: { es: 'la localización del planeta', en: 'the Planet location' },
  star: { es: 'la localización de la estrella', en: 'the Star location' },
}
/** Who is played, as they stand in a sentence. */
export const DETECTIVES: { readonly [D in DetectiveType]: Both & { readonly g: 'm' | 'f' } } = {
  healer: { es: 'la Psicóloga', en: 'the Healer', g: 'f' },
  investigator: { es: 'el Investigador', en: 'the Investigator', g: 'm' },
  fighter: { es: 'la Luchadora', en: 'the Fighter', g: 'f' },
  defender: { es: 'el Defensor', en: 'the Defender', g: 'm' },
  medium: { es: 'la Médium', en: 'the Medium', g: 'f' },
  gambler: { es: 'la Jugadora', en: 'the Gambler', g: 'f' },
}
/** Whoever plays none of them sits apart. */
export const FIGURES: { readonly [figure: string]: Both & { readonly g: 'm' | 'f' } } = {
  ...DETECTIVES,
  author: { es: 'el Autor', en: 'the Author', g: 'm' },
}
export const FACES: { readonly [F in DieFace | CultistFace]: Both } = {
  shield: { es: 'escudo', en: 'Shield' },
  tentacle: { es: 'tentáculo', en: 'Tentacle' },
  eye: { es: 'ojo', en: 'Eye' },
  planet: { es: 'planeta', en: 'Planet' },
  star: { es: 'estrella', en: 'Star' },
  wild: { es: 'comodín', en: 'wild' },
  blank: { es: 'en blanco', en: 'blank' },
}
export const both = (words: Both | undefined): Tree => verbatim(words ?? { es: '', en: '' })
export const listed = (symbols: string, lang: LanguageId): string =>
  symbols
    .split(',')
    .map((one) => FACES[one as DieFace]?.[lang] ?? '')
    .join(', ')

export type Who = { readonly who: Ref }
export type Other = { readonly other: Ref }
export type Card = { readonly card: Ref }
export type Cards = { readonly cards: Ref }
export type Counted = { readonly n: number }
export type At = { readonly slot: Slot }
export type OfSymbol = { readonly symbol: MagicSymbol }
export type Face = { readonly face: DieFace & CultistFace }

/** Somebody did something: «Has …», «ana ha …». */
export const did = (es: string, en: string) =>
  message<Who & Card & Other>({
    es: ({ who, card, other }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} ${es}`
        .replace('{card}', card ? say.ref(card) : '')
        .replace('{other}', other ? (say.isYou(other) ? 'ti' : say.ref(other)) : ''),
    en: ({ who, card, other }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} ${en}`
        .replace('{card}', card ? say.ref(card) : '')
        .replace('{other}', other ? (say.isYou(other) ? 'you' : say.ref(other)) : ''),
  })
export const faced = (es: string, en: string) =>
  message<Who & Face>({
    es: ({ who, face }, say) => `${say.isYou(who) ? 'Tu dado' : `Dado de ${say.ref(who)}`}, ${es}: ${FACES[face].es}.`,
    en: ({ who, face }, say) => `${say.isYou(who) ? 'Your' : `${say.ref(who)}’s`} die, ${en}: ${FACES[face].en}.`,
  })
export const placed = (es: string, en: string) =>
  message<At>({ es: ({ slot }) => es.replace('{at}', LOCATIONS[slot].es), en: ({ slot }) => en.replace('{at}', LOCATIONS[slot].en) })
export const carded = (es: string, en: string) =>
  message<Card & At>({
    es: ({ card, slot }, say) => es.replace('{card}', say.ref(card)).replace('{at}', LOCATIONS[slot].es),
    en: ({ card, slot }, say) => en.replace('{card}', say.ref(card)).replace('{at}', LOCATIONS[slot].en),
  })
export const trophy = (es: string, en: string) =>
  message<Who & Other & OfSymbol & At>({
    es: ({ who, symbol, slot, other }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} ${es}`
        .replace('{symbol}', FACES[symbol].es)
        .replace('{at}', slot ? LOCATIONS[slot].es : '')
        .replace('{other}', other ? (say.isYou(other) ? 'ti' : say.ref(other)) : ''),
    en: ({ who, symbol, slot, other }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} ${en}`
        .replace('{symbol}', FACES[symbol].en)
        .replace('{at}', slot ? LOCATIONS[slot].en : '')
        .replace('{other}', other ? (say.isYou(other) ? 'you' : say.ref(other)) : ''),
  })
export const tokens = (verb: 'receive' | 'heal', term: 'madnessToken' | 'developingToken') =>
  message<Who & Counted>(({ who, n }) => told(clause(verb, { subject: who, objects: [some(term, n)] })))

/** The same for everybody. */
export const said = (es: string, en: string) => message({ es, en })
