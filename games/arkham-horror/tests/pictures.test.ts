import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/cards.ts'
import { pictures } from '../table/pictures.ts'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, unknown> }
const known = Object.entries(pictures)
/** Places are drawn on the board, and worlds are its rows: neither is a card. */
const DRAWN = ['street', 'world']

describe('pictures', () => {
  it('are there for every face of every piece', () => {
    const faces = cards.filter(({ kind }) => !DRAWN.includes(kind)).map(({ kind, id }) => `${kind}/${id}`)
    expect(faces.length).toBeGreaterThan(300)
    expect(faces.filter((face) => pictures[face] === undefined)).toEqual([])
  })

  it('use icons that exist', () => {
    const used = known.flatMap(([key, picture]) => {
      const names = ['icon' in picture ? picture.icon : undefined, 'emblem' in picture ? picture.emblem : undefined]
      return names.flatMap((name) => (name === undefined ? [] : [{ key, name }]))
    })
    expect(used.length).toBeGreaterThan(200)
    expect(used.filter(({ name }) => !(name in icons))).toEqual([])
  })
})
