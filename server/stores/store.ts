/** What the server keeps: tables with their entries, campaigns, persons, seats. Two stores keep this promise, and one contract suite tests both. */
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

/** A series of tables with a memory. `state` belongs to whoever hosts it: the store keeps it and does not read it. */
export type NewCampaign = { id: string; code: string; game: string; name: string; state: string }

/** `revision` counts the states written after the first. */
export type CampaignRow = NewCampaign & { created: number; touched: number; binned: number | null; revision: number }

/** The state of a campaign from now on, and the revision it was made from. */
export type CampaignChange = { id: string; revision: number; state: string }

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
  /** What the table's last line changes about its campaign. `conflict`, and nothing is written, if that is not of this revision any more. */
  campaign?: CampaignChange
}

/** `from` is the number of the first of these entries; checkpoints come newest first. */
export type Stored = { row: TableRow; setup: string; checkpoints: Checkpoint[]; from: number; entries: string[] }

/** A secret link to one seat, and the person who sits there once that is known. */
export type Claim = { hash: SecretHash; table: string; seat: string; person: SecretHash | null }

/** A house keeps its name for ever, and its count only grows: a database with a smaller one is an older state. */
export type HouseMark = { readonly house: string; readonly count: number }

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
  /**
   * `setup` holds options, seats and the secret seed; `campaign` is what the new table changes about its campaign. `taken`: a table has this id
   * or code; `conflict`: the campaign is of another revision. Nothing was stored then.
   */
  createTable(table: NewTable, first: { setup: string; campaign?: CampaignChange }): Promise<'kept' | 'taken' | 'conflict'>
  /** On disk when it resolves. `conflict`: the writer does not know what is stored; nothing of it was written, load again. */
  append(append: Append): Promise<'kept' | 'conflict'>
  /** One moment's picture of a table, with its entries from number `from` on. */
  load(table: string, from?: number): Promise<Stored | null>

  row(table: string): Promise<TableRow | null>
  rowByCode(code: string): Promise<TableRow | null>
  /** Public tables being played, not binned, the last touched first. */
  publicRows(limit: number): Promise<TableRow[]>
  /** Every table, binned ones too, the last touched first: for whoever runs the server. */
  allRows(): Promise<TableRow[]>
  /** Tables where this person holds a claim, binned ones too, the last touched first. */
  rowsOf(person: SecretHash): Promise<TableRow[]>

  /** Whether there is such a table. */
  rename(table: string, name: string): Promise<boolean>
  /** Another code leads there from now on, and the old one nowhere. `taken`: another table has it, or there is no such table. */
  recode(table: string, code: string): Promise<'kept' | 'taken'>
  /** Whether it went into the bin now. A binned table takes no appends. */
  bin(table: string): Promise<boolean>
  /** Whether it came out of the bin now; that counts as touching it. */
  restore(table: string): Promise<boolean>
  /** Bins what nothing was written to for more than `span` milliseconds, and says which tables those are. */
  expire(span: number): Promise<string[]>
  /** Removes what has been in the bin for more than `BIN_DAYS`, campaigns too, and says how many tables that were. */
  purge(): Promise<number>

  /** `member`: the first of those who take part in it. `taken`: a campaign has this id or code, and nothing was stored. */
  createCampaign(campaign: NewCampaign, member: SecretHash): Promise<'kept' | 'taken'>
  campaign(id: string): Promise<CampaignRow | null>
  campaignByCode(code: string): Promise<CampaignRow | null>
  /** Campaigns this person takes part in, binned ones too, the last touched first. */
  campaignsOf(person: SecretHash): Promise<CampaignRow[]>
  /** `conflict`: it is of another revision, or there is none; nothing was written. */
  writeCampaign(change: CampaignChange): Promise<'kept' | 'conflict'>
  /** Whether there is such a campaign: this person takes part in it from now on. */
  addMember(campaign: string, person: SecretHash): Promise<boolean>
  members(campaign: string): Promise<SecretHash[]>
  /** Puts it into the bin or takes it out; whether that changed anything. Its tables stay where they are. */
  binCampaign(campaign: string, binned: boolean): Promise<boolean>

  putPerson(hash: SecretHash, data: Json): Promise<void>
  person(hash: SecretHash): Promise<Person | null>

  /** Putting the same link again says who sits there now. `taken`: another link holds the seat, or this link another seat. */
  putClaim(claim: Claim): Promise<'kept' | 'taken'>
  claim(hash: SecretHash): Promise<Claim | null>
  claims(table: string): Promise<Claim[]>
  /** Whether there was such a claim. */
  revokeClaim(hash: SecretHash): Promise<boolean>

  /** Which house this is and how far it has come; `on`: one further, on disk when it resolves. Null: it has never been marked. */
  mark(on: boolean): Promise<HouseMark | null>
  /** Writes something that nobody reads, down to the disk: if it cannot, neither could an append. */
  pulse(): Promise<void>
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
  /** Sound, but not what was here before: emptied, exchanged or put back to an older state. */
  | 'lost'
  /** A database, but not one of ours. */
  | 'foreign'
  /** The disk or the database server does not answer. */
  | 'unavailable'
  /** No space is left: nothing can be written, but everything can be read. */
  | 'full'
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
