import type { Json, Shape } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { everyText, sameTextOtherEffect, type Written } from '../texts.ts'
import { LANGUAGES } from './languages.ts'

export type Told<S extends Shape> = Omit<Written<S>, 'cards'> & {
  readonly cards: readonly { readonly id: string; readonly kind: string }[]
  /** What a node means where the reader needs no words for all of it; by default, what it is. */
  readonly means?: (node: Json) => Json
  /** How many texts there are to compare, at least: a check of nothing finds nothing. */
  readonly least: number
}

/** No filter is lost between an effect and its text: whatever two cards say with the same words, at any depth, they do the same. */
export function textsTellEffectsApart<S extends Shape>({ language, kinds, cards, means = (node) => node, least }: Told<S>): void {
  describe.each(LANGUAGES)('texts in %s', (lang) => {
    // Cards are typed by their kind; as data they are what their kind's fields say.
    const told = everyText({ language, kinds, cards: cards as Written<S>['cards'] }, lang)

    it('that read the same do the same, whatever part of a card they are', () => {
      expect(told.length).toBeGreaterThanOrEqual(least)
      expect(sameTextOtherEffect(told.map((one) => ({ ...one, effect: means(one.effect) })))).toEqual([])
    })
  })
}
