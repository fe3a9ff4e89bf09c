import { describe, expect, test } from 'vitest'
import type { TableProps, TutorialStep } from '../kit/table.ts'
import { type Course, firstLesson, follow, isOver, turn } from './course.ts'

/** A table of which only a word is known: where the game stands. */
const at = (where: string, awaited = true): TableProps => ({ ask: { awaited }, seat: where }) as unknown as TableProps
const is =
  (...where: string[]) =>
  ({ seat }: TableProps): boolean =>
    where.includes(seat)
const text = { title: { es: 'a', en: 'a' }, body: { es: 'b', en: 'b' } }
const steps: readonly TutorialStep[] = [
  { id: 'read', when: is('begun'), text, at: () => [] },
  { id: 'walk', when: is('begun'), done: is('walked', 'fought'), text, at: () => [] },
  { id: 'fight', when: is('walked', 'rested'), done: is('fought'), text, at: () => [] },
  { id: 'part', when: is('ended'), text, at: () => [] },
]
const told = (course: Course, ...where: string[]): Course => where.reduce((before, one) => follow(steps, before, at(one)), course)

describe('a course', () => {
  test('says what is to be read until it is turned, then asks for something', () => {
    const begun = told(firstLesson, 'begun')
    expect(begun.now).toBe('read')
    expect(follow(steps, begun, at('begun'))).toBe(begun)
    expect(turn(steps, begun, at('begun')).now).toBe('walk')
  })

  test('goes on when what was asked for has happened', () => {
    const asked = turn(steps, told(firstLesson, 'begun'), at('begun'))
    const done = told(asked, 'walked')
    expect(done).toMatchObject({ now: 'fight', otherwise: false, past: ['read', 'walk'] })
  })

  test('says so when the player does something else, and asks again if the moment comes again', () => {
    const asked = turn(steps, told(firstLesson, 'begun'), at('begun'))
    const other = told(asked, 'rested')
    expect(other).toMatchObject({ now: 'fight', otherwise: true })
    expect(told(other, 'begun')).toMatchObject({ now: 'walk' })
  })

  test('never asks for what was done already', () => {
    expect(told(firstLesson, 'walked', 'fought', 'begun')).toMatchObject({ now: 'read', told: ['fight', 'read'] })
    expect(turn(steps, told(firstLesson, 'fought'), at('fought')).now).toBeNull()
  })

  test('judges nothing between two questions', () => {
    const begun = told(firstLesson, 'begun')
    expect(follow(steps, begun, at('ended', false))).toBe(begun)
  })

  test('is over when the last thing was read, whatever was left out', () => {
    const last = told(firstLesson, 'begun', 'ended')
    expect(last.now).toBe('part')
    expect(isOver(steps, last)).toBe(false)
    expect(isOver(steps, turn(steps, last, at('ended')))).toBe(true)
  })
})
