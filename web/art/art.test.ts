import { expect, it } from 'vitest'
import { jobs } from './bake.ts'
import { draw } from './draw.ts'
import { pictureKeys } from './keys.ts'
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
      const named = new Set([...drawing.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
      expect(
        [...drawing.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id).filter((id) => !named.has(id)),
        key,
      ).toEqual([])
    }
})
