import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { protocolSchema, SCHEMA_FILE } from './schemas.ts'

test('docs/protocol.schema.json is what the code says: npm run schemas', () => {
  expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(JSON.parse(protocolSchema()))
})

test('every message of the protocol has a schema under its name', () => {
  const { $defs, version } = JSON.parse(protocolSchema()) as { version: number; $defs: Record<string, unknown> }
  expect(version).toBe(1)
  expect(Object.keys($defs)).toEqual(expect.arrayContaining(['hello', 'do:decide', 'do:pace', 'is:told', 'is:broken', 'NewTable']))
  expect(Object.keys($defs).some((name) => name.includes('undefined'))).toBe(false)
})
