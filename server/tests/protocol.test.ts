import { type FromTable, letters } from '@miskatonic/room'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { cleanUp, serve, Visitor } from './testServer.ts'
import { play, two } from './twoPlayers.ts'

cleanUp()
const server = await serve()

/** Clients must ignore what they do not know, so the schemas allow it; but what is sent today must all be in them. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  return 'properties' in schema && !('additionalProperties' in schema) ? { ...inner, additionalProperties: false } : inner
}
const schemas = Object.fromEntries(Object.entries(letters).map(([name, schema]) => [name, Compile(closed(schema) as typeof schema)]))

function expectValid(letter: FromTable): void {
  const schema = schemas[letter.is]
  if (!schema?.Check(letter))
    throw new Error(`${JSON.stringify(letter).slice(0, 300)}: ${JSON.stringify(schema?.Errors(letter).slice(0, 2))}`)
}

test('every letter of a whole game, with all that can be said at a table, is as its schema says', async () => {
  const { id, code, ana, luis } = await two(server.address, { undo: 'consent' })
  const eva = await new Visitor(server.address, 'Eva').sit(id, { code })
  await play([ana, luis], 14)
  await ana.say({ do: 'chat', text: 'hola' })
  await ana.say({ do: 'point', seat: 'north', at: 'tower' })
  await ana.say({ do: 'older', seat: 'north', before: 4 })
  await ana.say({ do: 'moment', seat: 'north', seq: 3 })
  await ana.say({ do: 'decisions', seat: 'north' })
  await ana.say({ do: 'sum', seat: 'north', quantity: 'dice', of: { who: 'north', skill: 'knack', modifier: 0 } })
  await ana.say({ do: 'undo', seat: 'north', to: 3 })
  await luis.say({ do: 'agree', seat: 'south', yes: true })
  await luis.say({ do: 'remove', seat: 'north' })
  await play([ana, luis], 400, 'end')
  await eva.until(() => eva.info?.info.over, 'the end')
  const all = [...ana.letters, ...luis.letters, ...eva.letters]
  for (const letter of all) expectValid(letter)
  const met = new Set(all.map(({ is }) => is))
  expect([...met].sort()).toEqual(['chat', 'decisions', 'done', 'moment', 'older', 'point', 'refused', 'sum', 'table', 'told', 'wish'])
})

test('so is every letter of the largest game, bots and their reasons included', async () => {
  const ana = new Visitor(server.address)
  const seats = [
    { seat: 'north', holder: 'me' },
    { seat: 'south', holder: 'careful' },
  ]
  const { id } = await ana.open({ game: 'eldritch-horror', seats })
  const client = await ana.sit(id, { lang: 'es' })
  await play([client], 30)
  for (const letter of client.letters) expectValid(letter)
  expect(client.last('why')).toBeDefined()
  const who = Object.values(client.views.get('north')?.zones ?? {}).flatMap(({ pieces }) =>
    pieces.filter(({ faces }) => faces.front?.includes('investigator')),
  )[0]
  const of = { who: who?.alias ?? '', skill: 'lore', kind: 'other', modifier: -1, source: null }
  expect(await client.say({ do: 'sum', seat: 'north', quantity: 'dice', of })).toBe('sum')
  expectValid(client.last('sum') as FromTable)
  expect(client.last('sum')?.lines[0]?.label).toMatch(/\w/)
})
