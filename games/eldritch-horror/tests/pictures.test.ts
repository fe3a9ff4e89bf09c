import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { components } from '../content/index.ts'
import { investigators } from '../content/investigators.ts'
import { spaces } from '../content/map.ts'
import { pictureOfFace, pictures } from '../table/pictures.ts'
import { voice } from '../text/voice.ts'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, unknown> }
const faces = [...new Set(components.flatMap((component) => Object.values(component.faces)))]
const known = Object.entries(pictures)

/** How a picture looks at a glance: its thing and its light. */
const glances = (kind: string): string[] =>
  known.flatMap(([key, picture]) => (key.startsWith(`${kind}:`) && picture.kind === 'scene' ? [`${picture.icon} ${picture.palette}`] : []))

describe('pictures', () => {
  it('are there for every face of every piece', () => {
    expect(faces.length).toBeGreaterThan(400)
    expect(faces.filter((face) => pictureOfFace(face) === undefined)).toEqual([])
  })

  it('are all of some face, but for the box and the tokens', () => {
    const shown = new Set(faces.map(pictureOfFace))
    expect(known.filter(([key, picture]) => !/^(cover|token):/.test(key) && !shown.has(picture)).map(([key]) => key)).toEqual([])
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
    expect(used.length).toBeGreaterThan(200)
    expect(used.filter(({ name }) => !(name in icons))).toEqual([])
  })

  it.each(['asset', 'artifact', 'spell', 'condition', 'monster', 'ancientOne', 'mystery', 'mythos', 'otherWorld', 'expedition'])(
    'of the kind %s differ from one another at a glance',
    (kind) => {
      const all = glances(kind)
      expect(all.length).toBeGreaterThan(3)
      expect(all.filter((glance, i) => all.indexOf(glance) !== i)).toEqual([])
    },
  )

  it('of cards a player can hold together never look the same', () => {
    const all = ['asset', 'artifact', 'spell', 'condition'].flatMap(glances)
    expect(all.filter((glance, i) => all.indexOf(glance) !== i)).toEqual([])
  })

  it('show women and men as the cards have them, and nobody twice', () => {
    const looks = investigators.map(({ id, g }) => {
      const picture = pictures[`investigator:${id}`]
      expect(picture).toMatchObject({ kind: 'portrait' })
      expect(picture?.kind === 'portrait' && picture.woman === true, id).toBe(g === 'f')
      return JSON.stringify(picture)
    })
    expect(new Set(looks).size).toBe(investigators.length)
  })

  it('show each Gate in the colour of its City, and the colours apart in shape too', () => {
    const looks = new Map<string, Set<string>>()
    for (const { id, gate } of spaces) if (gate) looks.set(gate, (looks.get(gate) ?? new Set()).add(JSON.stringify(pictures[`gate:${id}`])))
    expect([...looks].map(([colour, different]) => [colour, different.size])).toEqual([
      ['green', 1],
      ['red', 1],
      ['blue', 1],
    ])
    const shapes = [...looks.values()].flatMap((look) => [...look]).map((look) => (JSON.parse(look) as { icon: string }).icon)
    expect(new Set(shapes).size).toBe(3)
  })
})

it('a fight is read with the picture of the Monster, whether its face was told or not', () => {
  const fight = { key: 'log.ambushed', args: { who: { investigator: 'leo-anderson', seat: 'ana' }, monster: { monster: 'ghost' } } }
  expect(voice.pictured?.(fight)).toEqual(['monster:ghost'])
  expect(voice.pictured?.({ ...fight, key: 'log.monster-moved' })).toEqual([])
  expect(pictureOfFace('monster:ghost')).toBe(pictureOfFace('shade:ghost'))
})
