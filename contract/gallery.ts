import type { FaceKey } from '@miskatonic/kernel'
import type { Language } from './language.ts'
import type { FaceText } from './text.ts'

/** A card as a collection shows it, printed in a language. */
export type ShownCard = {
  readonly id: string
  readonly face: FaceKey
  readonly text: FaceText
  /** What it is found by, in groups: its kind, its set, its icons. */
  readonly marks: readonly { readonly group: string; readonly id: string; readonly text: string }[]
}

/** The groups its cards are found by, in the order they are offered. */
export type MarkGroups = readonly { readonly id: string; readonly label: string }[]

/**
 * The cards of a game, to leaf through away from any table. Loaded when somebody does. What a game tells for the first time in play is none
 * of them. Plain data: the build prints it, so that nothing else of the game comes with it.
 */
export type Gallery = {
  cards(lang: Language): readonly ShownCard[]
  groups(lang: Language): MarkGroups
}
