import { expect, it } from 'vitest'
import { drawn } from './draw.ts'
import { frameOutlines } from './frameOutlines.ts'
import { icon, icons } from './index.ts'
import { gameIcons } from './names.ts'
import { rounded } from './rounded.ts'
import { tableOutlines } from './tableOutlines.ts'

it('the outlines are those of the names (if not: node web/icons/draw.ts)', () => {
  const fresh = drawn(gameIcons)
  const outlines = { ...frameOutlines, ...tableOutlines }
  expect(Object.keys(outlines).sort()).toEqual(Object.keys(fresh).sort())
  for (const [name, outline] of Object.entries(outlines)) expect(outline === fresh[name], name).toBe(true)
})

it('every name is listed once', () => {
  expect(gameIcons.filter((name, i) => gameIcons.indexOf(name) !== i)).toEqual([])
  expect(icon('walk')).toMatch(/^m\d/)
})

it('the whole set stays small', () => {
  expect(Object.values(icons).join('').length).toBeLessThan(120_000)
})

it('rounding keeps every point where it was, however many small steps lead there', () => {
  const steps = Array.from({ length: 100 }, () => 'l1.4 0').join('')
  const end = [...rounded(`M0 0${steps}`).matchAll(/l(\d+)/g)].reduce((x, [, step]) => x + Number(step), 0)
  expect(end).toBe(140)
  expect(rounded('M10.4 10.4h3.3v3.3z')).toBe('m10 10h4v4z')
  expect(rounded('M0 0a5.2 5.2 0 0110.4 0')).toBe('m0 0a5 5 0 0 1 10 0')
  expect(rounded('M0 0a4.4.4 0 0 1 4 0')).toBe('m0 0a4 1 0 0 1 4 0')
})
