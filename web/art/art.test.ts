import { createHash } from 'node:crypto'
import { pictureKeys } from '@miskatonic/room/pictures'
import { expect, it } from 'vitest'
import { jobs, listed } from './bake.ts'
import { draw } from './draw.ts'
import { betrays, nameOf } from './names.ts'
import { coverMotifs } from './picture.ts'

it('a face is looked for under itself, without its side, without its number, under its kind', () => {
  expect(pictureKeys('spell:wither/2')).toEqual(['spell:wither/2', 'spell:wither', 'spell'])
  expect(pictureKeys('expedition:tunguska-3')).toEqual(['expedition:tunguska-3', 'expedition:tunguska', 'expedition'])
  expect(pictureKeys('back:asset')).toEqual(['back:asset', 'back'])
})

it('the same parameters draw the same picture', () => {
  const picture = { kind: 'scene', palette: 'eld', icon: 'pentacle', rays: true, stars: true, ground: 'trees' } as const
  expect(draw(picture)).toEqual(draw(picture))
  expect(draw({ ...picture, ground: 'peaks' }).svg).not.toBe(draw(picture).svg)
})

it('every motif makes a cover of its own', () => {
  expect(new Set(coverMotifs.map((motif) => draw({ kind: 'cover', motif }).svg)).size).toBe(coverMotifs.length)
})

it('every drawing is whole: no missing number, every reference leads somewhere', async () => {
  const all = await jobs()
  expect(all.length).toBeGreaterThan(250)
  for (const { key, svg, under } of all)
    for (const drawing of under ? [svg, under.svg] : [svg]) {
      expect(/NaN|undefined|Infinity/.exec(drawing)?.[0], key).toBeUndefined()
      const named = new Set([...drawing.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id))
      expect(
        [...drawing.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id).filter((id) => !named.has(id)),
        key,
      ).toEqual([])
    }
})

const hashed = (text: string): string => `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.webp`

it('a picture is called after its drawing, and after nothing else', () => {
  expect(nameOf('<svg>one</svg>')).toMatch(/^[0-9a-f]{16}\.webp$/)
  expect(nameOf('<svg>one</svg>')).toBe(nameOf('<svg>one</svg>'))
  expect(nameOf('<svg>one</svg>')).not.toBe(nameOf('<svg>two</svg>'))
  expect(betrays('some-game', 'asset:holy-cross', nameOf('<svg>one</svg>'))).toBeNull()
})

it.each([
  ['the card', 'holy-cross.webp'],
  ['a number', '0001.webp'],
  ['the hash of the face', hashed('asset:holy-cross')],
  ['the hash of the id', hashed('holy-cross')],
  ['the hash of game and face', hashed('some-game asset:holy-cross')],
])('a name made from %s is refused: whoever knows the cards could find their pictures', (_, file) => {
  expect(betrays('some-game', 'asset:holy-cross', file)).not.toBeNull()
})

it('lists for everybody hold no picture that is only told with its face', async () => {
  const { faces, open } = listed(await jobs())
  for (const [list, pictures] of Object.entries(open)) {
    // Backs, endings and one picture for each sort of thing.
    expect(Object.keys(pictures).length, list).toBeLessThan(45)
    for (const key of Object.keys(pictures))
      expect(faces[list]?.[key] === undefined || key.startsWith('investigator:'), `${list} ${key}`).toBe(true)
  }
  expect(Object.values(faces).flatMap(Object.keys).length).toBeGreaterThan(250)
  // Every name can be told: none leads out of the folder or is taken from something all objects have.
  for (const list of Object.values(faces)) expect(Object.hasOwn(list, 'constructor')).toBe(false)
})
