/** What the server keeps: tables with their entries, persons, seats. Two stores keep this promise, and one contract suite tests both. */
import { createHash } from 'node:crypto'
import type { Json } from '@miskatonic/kernel'

/** SHA-256 of a secret, as 64 hexadecimal digits. Secrets themselves never reach a store. */
export type SecretHash = string

export const hashOf = (secret: string): SecretHash => createHash('sha256').update(secret, 'utf8').digest('hex')

/** `meta` (seats, policy, options…) belongs to the table's host: the store keeps it and does not read it. */
export type NewTable = { id: string; code: string; game: string; name: string; meta: Json; public: boolean }

/** Times are milliseconds of the store's clock. `seq` counts the entries, `revision` the metas written after the first. */
export type TableRow = NewTable & {
  created: number
  touched: number
  binned: number | null
  over: boolean
  seq: number
  revision: number
}

/** A state of the table after its first `seq` entries. */
export type Checkpoint = { seq: number; data: string }

/** What is written together or not at all. */
export type Append = {
  table: string
  /** The number of the first entry: as many as the writer knows to be stored. */
  seq: number
  /** Each is one JSON text: a decision, an undo mark… None at all is allowed, to write a meta or a checkpoint alone. */
  entries: readonly string[]
  meta?: Json
  /** The same as JSON text, from who has it as that already. */
  metaText?: string
  /** The revision this meta was made from. Two writers of entries meet at `seq`; two writers of nothing but metas meet here. */
  revision?: number
  checkpoint?: Checkpoint
  over?: boolean
  /** Whether it is listed for everybody from now on. */
  public?: boolean
}

/** `from` is the number of the first of these entries; checkpoints come newest first. */
export type Stored = { row: TableRow; setup: string; checkpoints: Checkpoint[]; from: number; entries: string[] }

/** A secret link to one seat, and the person who sits there once that is known. */
export type Claim = { hash: SecretHash; table: string; seat: string; person: SecretHash | null }

export type Person = { data: Json; created: number; touched: number }

/** What another process has done. `row`: name, meta, bin or claims; a purged table's row is gone. */
export type Notice =
  | { what: 'entries'; table: string; seq: number }
  | { what: 'row'; table: string }
  /** Something of the moment that another process said about a table. */
  | { what: 'said'; table: string; text: string }
  /** Notices may have been missed: look at everything again. */
  | { what: 'everything' }

export interface Store {
  /** `setup` holds options, seats and the secret seed. `taken`: a table has this id or code, and nothing was stored. */
  createTable(table: NewTable, first: { setup: string }): Promise<'kept' | 'taken'>
  /** On disk when it resolves. `conflict`: the writer does not know what is stored; nothing of it was written, load again. */
  append(append: Append): Promise<'kept' | 'conflict'>
  /** One moment's picture of a table, with its entries from number `from` on. */
  load(table: string, from?: number): Promise<Stored | null>

  row(table: string): Promise<TableRow | null>
  rowByCode(code: string): Promise<TableRow | null>
  /** Public tables being played, not binned, the last touched first. */
  publicRows(limit: number): Promise<TableRow[]>
  /** Tables where this person holds a claim, binned ones too, the last touched first. */
  rowsOf(person: SecretHash): Promise<TableRow[]>

  /** Whether there is such a table. */
  rename(table: string, name: string): Promise<boolean>
  /** Whether it went into the bin now. A binned table takes no appends. */
  bin(table: string): Promise<boolean>
  /** Whether it came out of the bin now. */
  restore(table: string): Promise<boolean>
  /** Removes what has been in the bin for more than `BIN_DAYS`, and says how many tables that were. */
  purge(): Promise<number>

  putPerson(hash: SecretHash, data: Json): Promise<void>
  person(hash: SecretHash): Promise<Person | null>

  /** Putting the same link again says who sits there now. `taken`: another link holds the seat, or this link another seat. */
  putClaim(claim: Claim): Promise<'kept' | 'taken'>
  claim(hash: SecretHash): Promise<Claim | null>
  claims(table: string): Promise<Claim[]>
  /** Whether there was such a claim. */
  revokeClaim(hash: SecretHash): Promise<boolean>

  /** Says something of the moment to the other processes; nothing of it is kept, and nobody may be listening. */
  say(table: string, text: string): Promise<void>
  /** Tells of what other processes wrote and said, never of what this store did itself. The answer ends the listening. */
  onChanged(listener: (notice: Notice) => void): () => void
  /** Waits for appends under way. Everything asked afterwards is refused. */
  close(): Promise<void>
}

export const BIN_DAYS = 30
export const BIN_TIME = BIN_DAYS * 24 * 60 * 60 * 1000
/** The newest, and one more in case the newest cannot be read. */
export const CHECKPOINTS = 2

export type StoreTrouble =
  /** What was handed in is too large or misshapen. */
  | 'refused'
  | 'unknown-table'
  | 'binned'
  /** Another process has the folder open. */
  | 'in-use'
  /** Written by a newer version of the house. */
  | 'newer'
  | 'damaged'
  /** A database, but not one of ours. */
  | 'foreign'
  /** The disk or the database server does not answer. */
  | 'unavailable'
  | 'closed'

export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly trouble: StoreTrouble

  constructor(trouble: StoreTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}

export const unknownTable = (table: string): StoreError => new StoreError('unknown-table', `There is no table '${table}'.`)

export const closedStore = (): StoreError => new StoreError('closed', 'The store is closed.')
