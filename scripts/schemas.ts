/** `npm run schemas` writes docs/protocol.schema.json: every message of the protocol as a JSON Schema, made from what the server itself parses by. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { letters, PROTOCOL, ToTable } from '@miskatonic/room'
import {
  BackToNight,
  ForkTable,
  Hello,
  ImportTable,
  JoinTable,
  LookAtCode,
  NewCampaign,
  NewNight,
  NewTable,
  SeatLink,
  TakeSeat,
  Webhook,
} from '@miskatonic/server'
import { root } from './house.ts'

export const SCHEMA_FILE = join(root, 'docs', 'protocol.schema.json')

type Branch = { readonly properties?: { readonly do?: { readonly const?: string } } }

/** One definition for each message, by its name. */
export function protocolSchema(): string {
  const toTable = Object.fromEntries((ToTable.anyOf as readonly Branch[]).map((one) => [`do:${one.properties?.do?.const}`, one]))
  const fromTable = Object.fromEntries(Object.entries(letters).map(([name, one]) => [`is:${name}`, one]))
  const http = { NewTable, JoinTable, LookAtCode, ImportTable, ForkTable, SeatLink, TakeSeat, Webhook, NewCampaign, NewNight, BackToNight }
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Miskatonic protocol',
    version: PROTOCOL,
    $defs: { hello: Hello, ...toTable, ...fromTable, ...http },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, protocolSchema())
