import { expect, test } from 'vitest'
import { Party, playingOf, type Reader } from './party.ts'

const lighthouse = await playingOf('lighthouse')

/** A game that says of each line whose deed it is to the reader. */
const playing = {
  ...lighthouse,
  text: {
    ...lighthouse.text,
    line: ({ key }: { readonly key: string }, reader: string | null) => ({
      rule: `rule of ${key}`,
      ...(reader === 'north' ? { tone: 'own' as const } : {}),
    }),
    ruleOfNumber: (quantity: string) => (quantity === 'dice' ? 'rule of dice' : null),
  },
}
const lines = (reader: Reader) => reader.letters.flatMap((letter) => (letter.is === 'told' ? letter.events : []))
const dice = { do: 'sum', seat: 'north', quantity: 'dice', of: { who: 'north', skill: 'knack', modifier: 0 } } as const

test('a line is told with its rule, and with its tone as this reader has it, also when it is asked for later', () => {
  const party = new Party(playing)
  const [ana, luis] = [party.enter('ana'), party.enter('luis')]
  party.playOn(8)
  party.say('ana', { do: 'older', seat: 'north', before: 3 })
  const older = ana.last('older')?.events ?? []
  expect([lines(ana).length > 5, lines(luis).length > 5, older.length > 0]).toEqual([true, true, true])
  for (const { message, rule, tone } of [...lines(ana), ...older]) expect([rule, tone]).toEqual([`rule of ${message.key}`, 'own'])
  for (const { message, rule, tone } of lines(luis)) expect([rule, tone]).toEqual([`rule of ${message.key}`, undefined])
})

test('a number is told with the rule by which it is made up, where it has one', () => {
  const party = new Party(playing)
  const ana = party.enter('ana')
  party.say('ana', dice)
  expect(ana.last('sum')?.rule).toBe('rule of dice')
  const { ruleOfNumber: _, ...text } = playing.text
  const without = new Party({ ...playing, text })
  const eva = without.enter('ana')
  without.say('ana', dice)
  expect(eva.last('sum')).toBeDefined()
  expect(eva.last('sum')).not.toHaveProperty('rule')
})

test('a line of a game that says nothing of its lines has its words alone', () => {
  const { line: _, ...text } = playing.text
  const party = new Party({ ...playing, text })
  const ana = party.enter('ana')
  party.enter('luis')
  party.playOn(4)
  expect(Object.keys(lines(ana)[0] ?? {}).sort()).toEqual(['cause', 'id', 'message', 'record', 'seq', 'text'])
})
