import type { Both, Gallery, GameText, Language, ShownCard } from '@miskatonic/contract'
import { defined } from '@miskatonic/kernel'

type Shown = {
  /** Its cards and the key of each one's face. */
  readonly cards: readonly { readonly id: string; readonly kind: string; readonly face: string }[]
  /** The kinds that are shown, in the order they are offered: what each is called. */
  readonly kinds: { readonly [kind: string]: Both }
  readonly face: GameText['face']
}

const KIND: Both = { es: 'Clase', en: 'Kind' }

/** A gallery whose cards are found by their kind and their words. */
export function galleryByKind({ cards, kinds, face }: Shown): Gallery {
  const ordered = Object.keys(kinds).flatMap((kind) => cards.filter((card) => card.kind === kind))
  const shown = ({ id, kind, face: key }: Shown['cards'][number], lang: Language): ShownCard => ({
    id,
    face: key,
    text: defined(face(key, lang)),
    marks: [{ group: 'kind', id: kind, text: defined(kinds[kind])[lang] }],
  })
  return {
    cards: (lang) => ordered.map((card) => shown(card, lang)),
    groups: (lang) => [{ id: 'kind', label: KIND[lang] }],
  }
}
