import { expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { expansions } from '../expansions.ts'
import { gallery } from '../gallery.ts'

const LANGUAGES = ['es', 'en'] as const
const groupOf = (group: string) =>
  new Set(gallery.cards('es').flatMap(({ marks }) => marks.flatMap((mark) => (mark.group === group ? [mark.id] : []))))

test.each(LANGUAGES)('every card has its name, its kind and its set, in %s', (lang) => {
  const shown = gallery.cards(lang)
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
  for (const { id, text, marks } of shown) {
    expect([id, text.name !== '', text.parts.some(({ rules }) => rules)]).toEqual([id, true, true])
    for (const group of ['kind', 'set']) expect([id, marks.filter((mark) => mark.group === group).length]).toEqual([id, 1])
  }
  const groups = new Set(gallery.groups(lang).map(({ id }) => id))
  expect(shown.flatMap(({ marks }) => marks.filter(({ group }) => !groups.has(group)))).toEqual([])
})

test('every expansion that can be switched on has cards in it, and so has the box', () => {
  const switches = Object.entries(expansions).flatMap(([id, option]) => ('label' in option ? [id] : []))
  expect([...groupOf('set')].toSorted()).toEqual(['base', 'special-sects', ...switches].toSorted())
})

test('the events of the puzzle are of its expansion, those of the box of the box', () => {
  const setOf = (id: string) =>
    gallery
      .cards('en')
      .find((card) => card.id === id)
      ?.marks.find(({ group }) => group === 'set')?.id
  for (const card of cards) if (card.kind === 'event') expect([card.id, setOf(card.id)]).toEqual([card.id, card.expansion ?? 'base'])
})

test.each(LANGUAGES)('what is told for the first time in play is not in it, in %s', (lang) => {
  const kinds = groupOf('kind')
  const untold = cards.filter(({ kind }) => ['tale', 'narrative', 'mission', 'boon', 'scar'].includes(kind))
  expect(untold.filter(({ kind }) => kinds.has(kind))).toEqual([])
  const everything = JSON.stringify(gallery.cards(lang))
  const stories = untold.flatMap(({ story }) => story?.[lang] ?? [])
  expect(stories.length).toBeGreaterThan(190)
  expect(stories.filter((story) => everything.includes(JSON.stringify(story).slice(1, -1)))).toEqual([])
})
