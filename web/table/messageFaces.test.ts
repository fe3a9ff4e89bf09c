import type { FaceText } from '@miskatonic/contract'
import { expect, test } from 'vitest'
import { faceInMessage } from './messageFaces.ts'

const text = (kind: string, name: string): FaceText => ({ kind, name, sort: '', parts: [] })
const faces = new Map([
  ['asset:whisky', text('asset', 'Whisky')],
  ['back:asset', text('back', 'Asset')],
  ['monster:ghoul/front', text('monster', 'Ghoul')],
])

test('a piece that can be seen is found by its face', () => {
  expect(faceInMessage({ who: { seat: 'A' }, card: { alias: 'x', faces: { front: 'asset:whisky' } } }, faces)).toBe('asset:whisky')
})

test('a card that is only named is found among the faces that were told', () => {
  expect(faceInMessage({ of: [{ card: 'ghoul' }] }, faces)).toBe('monster:ghoul/front')
  expect(faceInMessage({ card: { card: 'unknown' } }, faces)).toBeNull()
})

test('a back shows nothing, and neither does a line without a card', () => {
  expect(faceInMessage({ card: { faces: { back: 'back:asset' } } }, faces)).toBeNull()
  expect(faceInMessage({ n: 3 }, faces)).toBeNull()
  expect(faceInMessage(undefined, faces)).toBeNull()
})
