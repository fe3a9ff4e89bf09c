import { type CardData, problemsOfCard } from '@miskatonic/effects'
import { checkTree } from '@miskatonic/effects/text'
import { expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import { kinds } from '../content/fields.ts'
import { definitions } from '../rules/definitions.ts'
import { language } from '../rules/vocabulary/language.ts'
import { actionTrees, rulesText, treesOf } from '../text/cards.ts'
import { faceText } from '../text/faces.ts'
import { lexicon } from '../text/lexicon.ts'

test('every card is well formed', () => {
  expect(cards.flatMap((card) => problemsOfCard(language, kinds, card as unknown as CardData))).toEqual([])
})
test('no two cards have the same id', () => {
  const ids = cards.map(({ id }) => id)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})
test('no card names a word the lexicon lacks', () => {
  const trees = [
    ...cards.flatMap(treesOf),
    ...dreams.flatMap(({ mapActions, floating = [] }) => [...Object.values(mapActions), ...floating].flatMap((one) => actionTrees(one))),
  ]
  expect(trees.flatMap((tree) => checkTree(lexicon, tree))).toEqual([])
})
test('every face and every back says something in both languages', () => {
  const keys = [...definitions.values()].flatMap(({ faces }) => Object.values(faces))
  for (const lang of ['es', 'en'] as const)
    expect(
      keys.filter((key) => !key.startsWith('secret/') && !faceText(key, lang)?.name),
      lang,
    ).toEqual([])
})
test('what a card does is printed whole: no text is empty where there is an effect', () => {
  const silent = cards.filter(
    (card) =>
      treesOf(card).length > 0 &&
      !('effect' in card && card.effect?.do === 'nothing') &&
      (['es', 'en'] as const).some((lang) => !rulesText(card, { lang }).trim()),
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})
