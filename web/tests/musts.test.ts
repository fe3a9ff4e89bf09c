import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What players ask for before anything else, and the browser tests that keep it: file, and how the test is called, up to where that varies. */
const MUSTS: readonly (readonly [must: string, ...tests: readonly (readonly [file: string, title: string])[]])[] = [
  [
    'undo is exact: the last choice, the action, any line',
    ['table', 'a choice is taken back by a key, an action from the menu, and given again'],
    ['eldritch-horror', 'an action is taken back, dice and all, and its question waits again'],
  ],
  [
    'reconnect without ceremony',
    ['table', 'after a reload in the middle the same question waits'],
    ['online', 'two browsers in two languages play at one table; one closes its lid and finds its seat and its question again'],
    ['people', 'a person goes on on another device, and a seat moves by a link that works once'],
  ],
  [
    'never stuck',
    ['table', 'two bots play a whole game to its end, and every panel keeps nobody out'],
    ['mythos', 'a whole game against a bot: through Combat and its steps to the end'],
    ['renewal', 'is not looked for where there is none: what cannot be fetched is said to have failed'],
  ],
  [
    'a started game can be finished, also after a release; the bin keeps what was thrown away',
    ['renewal', 'leads back to the same question of the same table'],
    ['table', 'another table goes on from here, and the first stays as it was'],
  ],
  [
    'secrets are secret',
    ['mythosOnline', 'two browsers in two languages play to the end, and neither finds the other’s hidden cards'],
    ['shipped', 'an online table asks for no rules, no text and no picture of what it has not told'],
  ],
  // Kept by room/tests/questions.test.ts; no browser test proves it yet.
  ['ask only when the answer can matter'],
  [
    'one screen',
    ['looking', 'the whole table stands on 1366×768 without scrolling: what threatens, who is there, one’s own cards'],
    ['looking', 'a scene is put aside to look at the board, answered from the dock, and the next one comes by itself'],
  ],
  [
    'one person, several seats',
    ['table', 'the table changes hands behind a curtain when somebody has something to hide'],
    ['looking', 'a key reads one’s own sheet, or that of whoever is looked at, and nothing else'],
  ],
  [
    'why?',
    ['eldritch-horror', 'what may not be done says why and opens its rule'],
    ['mythos', 'by mouse: a dim card says why not, with its rule; a lit one is played, and the felt changes'],
    ['looking', 'a number opens its sum, and the sum its rule'],
  ],
  [
    'a log that tells the story',
    ['table', 'a line of the log leads to its moment and back'],
    ['looking', 'a line of the log on a phone shows the table as it was, and its rule'],
  ],
  [
    'everything in one’s language, two at one table',
    ['start', 'the start page speaks '],
    ['start', 'the language is switched by a click and remembered'],
    ['online', 'two browsers in two languages play at one table; one closes its lid and finds its seat and its question again'],
  ],
  [
    'keyboard for everything, and nobody kept out',
    ['eldritch-horror', 'a full round by keyboard alone, from the start page on'],
    ['mythos', 'by keyboard alone: to the hand, along it, play; and the stops are set'],
    ['eldritch-horror', 'every scene that comes up in some rounds keeps nobody out'],
  ],
  [
    'phones can do everything',
    ['eldritch-horror', 'a full round on a phone by touch'],
    ['mythos', 'a whole Round is played on a phone: passing leads through Combat to the next'],
    ['table', 'a phone plays by touch, in the bottom sheet'],
  ],
  [
    'play within a minute; a set-up code',
    ['start', 'a custom set-up has a code that brings it back'],
    ['tutorial', 'who follows the guide in '],
  ],
  ['fair dice', ['table', 'at the end the dice are proved in the browser, the same seed is a challenge to others, and there is a rematch']],
  [
    'the table is a file',
    ['table', 'a table is saved as a file and opened from it by another browser'],
    ['people', 'a table goes from a file to the server'],
  ],
  [
    'fast',
    ['speed', 'a decision at a local table changes little of the page: how long that takes is told, how much it is is judged'],
    ['speed', 'the first load stays within 300 KB, a table within 250 KB'],
  ],
]

test('there are seventeen, of which one has no browser test yet', () => {
  expect(MUSTS).toHaveLength(17)
  expect(MUSTS.filter(([, ...tests]) => !tests.length).map(([must]) => must)).toEqual(['ask only when the answer can matter'])
})

test.each(MUSTS)('%s: its browser tests are there', (_, ...tests) => {
  for (const [file, title] of tests) {
    const source = readFileSync(join(import.meta.dirname, `${file}.browser.test.ts`), 'utf8')
    const quoted = [`test('${title}`, `test(\`${title}`]
    expect(
      quoted.some((one) => source.includes(one)),
      `${file}.browser.test.ts has no test «${title}»`,
    ).toBe(true)
  }
})
