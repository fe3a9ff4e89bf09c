import { games } from '@miskatonic/games'
import { describe, expect, test } from 'vitest'
import { type FacePictures, markOf, pictureOf } from '../pictures.ts'
import { faceKeysIn } from '../spoken.ts'
import { beginning, Party, playingOf } from './party.ts'

describe('pictures come with the faces', () => {
  test.each(games.map(({ id }) => id))('%s: each once, of every face that is told, and of nothing else', async (game) => {
    const playing = await playingOf(game)
    const faces = [...playing.game.definitions.values()].flatMap((definition) => Object.values(definition.faces))
    const pictures: FacePictures = Object.fromEntries(faces.map((face, n) => [markOf(face), `${n}.webp`]))
    const party = new Party({ ...playing, pictures }, beginning({ game, options: {} }))
    const readers = [party.enter('ana'), party.enter('luis', 'es')]
    party.playOn(60, game)
    for (const reader of readers) {
      const [seen, pictured, beside] = [new Set<string>(), new Set<string>(), new Set<string>()]
      for (const letter of reader.letters) {
        if (letter.is !== 'told') continue
        faceKeysIn([letter.view, letter.change, letter.ask, letter.events], seen)
        for (const { message } of letter.events) for (const face of playing.text.pictured?.(message) ?? []) beside.add(face)
        for (const [face, file] of Object.entries(letter.pictures ?? {})) {
          expect([face, file]).toEqual([face, pictureOf(pictures, face)])
          expect([face, seen.has(face) || beside.has(face)]).toEqual([face, true])
          expect([face, pictured.has(face) && !beside.has(face)]).toEqual([face, false])
          pictured.add(face)
        }
      }
      // What is read and lies nowhere has no picture.
      expect([...seen].filter((face) => pictureOf(pictures, face) !== null && !pictured.has(face))).toEqual([])
      // Otherwise nothing would be proved: some were told, and some were not.
      expect(pictured.size).toBeGreaterThan(0)
      expect(pictured.size).toBeLessThan(new Set(faces).size)
    }
  })

  test('a room without pictures tells of none', async () => {
    const party = new Party(await playingOf('lighthouse'))
    const readers = [party.enter('ana'), party.enter('luis')]
    party.playOn(10)
    expect(readers.flatMap(({ letters }) => letters).filter((letter) => 'pictures' in letter)).toEqual([])
  })
})

test('a face has the picture of what it is one of, and nothing that every object has', () => {
  const pictures = { [markOf('spell:wither')]: 'a.webp', [markOf('clue')]: 'b.webp', [markOf('expedition:tunguska')]: 'c.webp' }
  expect(['spell:wither/2', 'clue:rome', 'expedition:tunguska-3'].map((face) => pictureOf(pictures, face))).toEqual([
    'a.webp',
    'b.webp',
    'c.webp',
  ])
  expect(['spell:other', 'constructor', '__proto__:x'].map((face) => pictureOf(pictures, face))).toEqual([null, null, null])
})

test('the list of pictures names no face', () => {
  expect(markOf('entity:somebody')).toMatch(/^[0-9a-f]{16}$/)
  expect(markOf('entity:somebody')).not.toBe(markOf('entity:nobody'))
  expect(pictureOf({ 'spell:wither': 'a.webp' }, 'spell:wither')).toBeNull()
})
