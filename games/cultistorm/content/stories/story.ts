import type { Both } from '@miskatonic/contract'

/** A numbered story of the book: told aloud in the narrative game. What it does, if anything, is said where stories are read (CS-NARR-03). */
export type Story = { readonly number: number; readonly title: Both; readonly text: Both }

/** Both languages are originals: the same events, each as somebody would write it who has no other. */
export const story = (number: number, title: readonly [es: string, en: string], es: string, en: string): Story => ({
  number,
  title: { es: title[0], en: title[1] },
  text: { es, en },
})
