import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/cards.ts'
import { openPictures, pictures } from '../table/pictures.ts'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, unknown> }

const pictured = cards.map(({ kind, id }) => `${kind}/${id}`)
const known = Object.entries({ ...pictures, ...openPictures })

describe('pictures', () => {
  it('are there for every card, one for each', () => {
    expect(pictured.length).toBeGreaterThan(250)
    expect(pictured.filter((key) => !Object.hasOwn(pictures, key))).toEqual([])
  })

  it('are all of some card, but for the box and the back of a Gate', () => {
    const others = Object.keys(pictures).filter((key) => !pictured.includes(key) && !/^(cover:|gate-back\/)/.test(key))
    expect(others).toEqual([])
  })

  it('use icons that exist', () => {
    const used = known.flatMap(([key, picture]) => {
      const names = [
        'icon' in picture ? picture.icon : undefined,
        'emblem' in picture ? picture.emblem : undefined,
        ...('behind' in picture ? (picture.behind ?? []).map(([icon]) => icon) : []),
      ]
      return names.flatMap((name) => (name === undefined ? [] : [{ key, name }]))
    })
    expect(used.filter(({ name }) => !(name in icons))).toEqual([])
  })

  it.each(['influence', 'item', 'mask', 'flaw', 'fate', 'season', 'slumber', 'gate', 'wisdom', 'metamorphosis', 'district', 'entity'])(
    'of the kind %s differ from one another at a glance',
    (kind) => {
      const all = known.flatMap(([key, one]) =>
        key.startsWith(`${kind}/`) && one.kind === 'scene' ? [`${one.icon} ${one.palette} ${one.stars ?? one.rays ?? ''}`] : [],
      )
      expect(all.length).toBeGreaterThan(3)
      expect(all.filter((glance, i) => all.indexOf(glance) !== i)).toEqual([])
    },
  )
})
