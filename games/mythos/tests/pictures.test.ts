import { expect, it } from 'vitest'
import { pictures } from '../table/pictures.ts'

it('no two cards are shown by one picture', () => {
  const shown = new Map<string, string[]>()
  for (const [face, picture] of Object.entries(pictures)) {
    const drawing = JSON.stringify(picture)
    shown.set(drawing, [...(shown.get(drawing) ?? []), face])
  }
  expect([...shown.values()].filter((faces) => faces.length > 1)).toEqual([])
})
