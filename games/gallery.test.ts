import { expect, test } from 'vitest'
import { games } from './index.ts'

test.each(games.flatMap(({ id, gallery, load }) => (gallery ? [{ id, gallery, load }] : [])))(
  '$id: every card of its gallery is a face of the game, once, and has its kind',
  async ({ gallery: open, load }) => {
    const [{ gallery }, { module }] = await Promise.all([open(), load()])
    const faces = new Set([...module.game.definitions.values()].flatMap((one) => Object.values(one.faces)))
    for (const lang of ['es', 'en'] as const) {
      const cards = gallery.cards(lang)
      expect(cards.length).toBeGreaterThan(100)
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
      expect(cards.filter(({ face }) => !faces.has(face)).map(({ face }) => face)).toEqual([])
      for (const { face, text, marks } of cards) {
        expect(text).toEqual(module.text.face(face, lang))
        expect([face, marks.filter(({ group }) => group === 'kind').length]).toEqual([face, 1])
      }
    }
  },
)
