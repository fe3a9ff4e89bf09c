/** What may be handed to a store: sizes and shapes, the same for both, checked before anything is written. */
import type { Json } from '@miskatonic/kernel'
import { type Append, type CampaignChange, type Claim, type NewCampaign, type NewTable, StoreError } from './store.ts'

export const LIMITS = {
  /** Ids and codes also travel in notices, whose text PostgreSQL limits to 8000 bytes. */
  id: 64,
  name: 200,
  meta: 256 * 1024,
  /** A table that goes on from a file holds all of it. */
  setup: 8 * 1024 * 1024,
  entry: 256 * 1024,
  entries: 1000,
  /** All texts of one append together. */
  append: 16 * 1024 * 1024,
  checkpoint: 8 * 1024 * 1024,
  /** Every night holds the memory it was opened from. */
  campaign: 4 * 1024 * 1024,
  said: 4 * 1024,
  person: 64 * 1024,
  rows: 500,
} as const

const refused = (message: string): StoreError => new StoreError('refused', message)

/** PostgreSQL keeps no NUL, and neither store keeps half a character: better refused than silently altered. */
function checkText(what: string, text: string, most: number): void {
  if (typeof text !== 'string') throw refused(`${what} is not a text.`)
  if (text.length > most) throw refused(`${what} has ${text.length} characters, ${most} are the limit.`)
  if (!text.isWellFormed() || text.includes('\0')) throw refused(`${what} holds a NUL or half of a surrogate pair.`)
}

function checkId(what: string, id: string): void {
  checkText(what, id, LIMITS.id)
  if (id === '') throw refused(`${what} is empty.`)
}

function checkCount(what: string, count: number): void {
  if (!Number.isSafeInteger(count) || count < 0) throw refused(`${what} is ${count}, but should be a whole number from 0 on.`)
}

/** Catches a secret handed in where its hash belongs. */
export function checkHash(hash: string): void {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw refused('A hash is 64 small hexadecimal digits; secrets themselves are not stored.')
}

/** The text a JSON value is kept as. */
export function jsonText(what: 'meta' | 'person', value: Json): string {
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw refused(`The ${what} is not JSON.`)
  checkText(`The ${what}`, text, LIMITS[what])
  return text
}

export const checkTableId = (table: string): void => checkId("The table's id", table)
export const checkName = (name: string): void => checkText("The table's name", name, LIMITS.name)
export const checkCode = (code: string): void => checkId("The table's code", code)
export const checkSaid = (text: string): void => checkText('What is said', text, LIMITS.said)
export const limitRows = (limit: number): number => Math.min(Math.max(0, Math.trunc(limit)), LIMITS.rows)

export function checkNewTable(table: NewTable, setup: string): void {
  checkTableId(table.id)
  checkId("The table's code", table.code)
  checkId("The game's name", table.game)
  checkName(table.name)
  checkText('The setup', setup, LIMITS.setup)
}

export function checkNewCampaign({ id, code, game, name, state }: NewCampaign): void {
  checkId("The campaign's id", id)
  checkId("The campaign's code", code)
  checkId("The game's name", game)
  checkText("The campaign's name", name, LIMITS.name)
  checkText("The campaign's state", state, LIMITS.campaign)
}

export function checkCampaignChange({ id, revision, state }: CampaignChange): void {
  checkId("The campaign's id", id)
  checkCount("The campaign's revision", revision)
  checkText("The campaign's state", state, LIMITS.campaign)
}

export function checkAppend({ table, seq, entries, revision, checkpoint, meta, metaText, campaign }: Append): void {
  checkTableId(table)
  if (campaign) checkCampaignChange(campaign)
  checkCount('seq', seq)
  if (revision !== undefined) checkCount('The revision', revision)
  if (metaText !== undefined) checkText('The meta', metaText, LIMITS.meta)
  if (revision !== undefined && meta === undefined && metaText === undefined) throw refused('A revision without a meta guards nothing.')
  if (entries.length > LIMITS.entries) throw refused(`${entries.length} entries at once, ${LIMITS.entries} are the limit.`)
  for (const [index, entry] of entries.entries()) checkText(`Entry ${seq + index}`, entry, LIMITS.entry)
  if (checkpoint) {
    checkText('The checkpoint', checkpoint.data, LIMITS.checkpoint)
    checkCount("The checkpoint's seq", checkpoint.seq)
    const after = seq + entries.length
    if (checkpoint.seq > after) throw refused(`A checkpoint after ${checkpoint.seq} entries, but there are only ${after} then.`)
  }
  const size = entries.reduce((sum, entry) => sum + entry.length, checkpoint?.data.length ?? 0)
  if (size > LIMITS.append) throw refused(`An append of ${size} characters, ${LIMITS.append} are the limit.`)
}

export function checkClaim({ hash, table, seat, person }: Claim): void {
  checkHash(hash)
  checkTableId(table)
  checkId('The seat', seat)
  if (person !== null) checkHash(person)
}
