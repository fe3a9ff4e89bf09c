import { Table } from '@miskatonic/kernel'
import { stepsHaveWords } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { game, text } from '../index.ts'
import { readOptions } from '../rules/options.ts'
import { tutorial } from '../table/tutorial.ts'
import { tutorialWords } from '../table/tutorialWords.ts'

const { seats, options, seed } = tutorial.setup
const begun = () => Table.start(game, { seats: [...seats], options, seed }).view(seats[0] ?? '')
const facesOn = (place: string): string[] => (begun().zones[`space:${place}`]?.pieces ?? []).flatMap(({ faces }) => Object.values(faces))

test('the options of the tutorial can be played with', () => {
  expect(readOptions(options, seats)).toMatchObject(options as object)
})

test('the seed of the tutorial brings what its words speak of', () => {
  const { zones, table } = begun()
  expect(facesOn('arkham')).toContain('investigator:norman-withers')
  expect(facesOn('london')).toContain('clue:london')
  expect(facesOn('tokyo')).toEqual(expect.arrayContaining(['gate:tokyo', 'monster:cultist']))
  expect(table).toMatchObject({ ancientOne: 'azathoth', lead: seats[0], players: 2 })
  // «El primero pide dos Pistas»: one for each player, gained by research.
  const mystery = Object.values(zones.mystery?.pieces[0]?.faces ?? {})[0] ?? ''
  expect(text.face(mystery, 'en')?.figures?.goal).toEqual({ of: 'kept', players: 1, plus: 0 })
  expect(zones.reserve?.count).toBe(4)
})

stepsHaveWords(tutorial, tutorialWords)
