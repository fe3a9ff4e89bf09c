import { describe, expect, test } from 'vitest'
import { alter, laid } from './tinyGame.ts'

describe('pieces', () => {
  test('lie in zones, in order, and know since when', () => {
    const t = laid((w) => {
      w.make('torch', 'row')
      w.make('rope', 'row')
      w.make('lamp', 'row', { at: 'top' })
    })
    expect(t.inZone('row')).toEqual(['lamp#1', 'torch#1', 'rope#1'])
    expect(t.since('torch#1')).toBeLessThan(t.since('rope#1'))
    alter(t, (w) => w.put('torch#1', 'row'))
    expect(t.inZone('row')).toEqual(['lamp#1', 'rope#1', 'torch#1'])
    expect(t.since('rope#1')).toBeLessThan(t.since('torch#1'))
    expect(t.where('torch#1')).toBe('row')
    expect(t.zonesOf('row')).toEqual(['row'])
  })

  test('several put at once keep their order', () => {
    const t = laid((w) => {
      for (const name of ['torch', 'rope', 'lamp']) w.make(name, 'box')
      w.put(['lamp#1', 'torch#1'], 'row')
      w.put(['rope#1'], 'row', { at: 'top' })
    })
    expect(t.inZone('row')).toEqual(['rope#1', 'lamp#1', 'torch#1'])
  })

  test('are numbered, and gone when unmade, with their attributes', () => {
    const t = laid((w) => {
      for (let i = 0; i < 3; i++) w.make('torch', 'row')
      w.set('torch#2', 'mark', 'x')
    })
    alter(t, (w) => w.unmake('torch#2'))
    expect(t.inZone('row')).toEqual(['torch#1', 'torch#3'])
    expect(t.exists('torch#2')).toBe(false)
    expect(t.raw.of).toEqual({})
    expect(() => t.where('torch#2')).toThrow(/no piece «torch#2»/)
    expect(() => laid((w) => void w.make('ghost', 'row'))).toThrow(/no «ghost»/)
  })

  test('attributes read as their start until they are set, and again when cleared', () => {
    const t = laid((w) => void w.make('torch', 'row'))
    expect(t.get('ana', 'health')).toBe(5)
    alter(t, (w) => w.set('ana', 'health', 2))
    expect(t.get('ana', 'health')).toBe(2)
    alter(t, (w) => w.clear('ana', 'health'))
    expect(t.get('ana', 'health')).toBe(5)
    expect(t.raw.of).toEqual({})
    expect(() => t.read('ana', 'beauty')).toThrow(/«beauty» is not declared/)
  })

  test('adding keeps within its bounds, tells what was really added, and never turns round', () => {
    const t = laid(() => {})
    const added: number[] = []
    alter(t, (w) => {
      added.push(w.add('ana', 'health', 3, { max: 6 }), w.add('ana', 'health', -9, { min: 0 }), w.add('ana', 'health', 2))
      w.set('ben', 'health', 9)
      added.push(w.add('ben', 'health', 1, { max: 6 }), w.add('ben', 'health', -1, { max: 6 }))
    })
    expect(added).toEqual([1, -6, 2, 0, -1])
  })
})
