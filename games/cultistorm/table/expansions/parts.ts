import type { TableProps } from '@miskatonic/web/kit'
import type { ReactNode } from 'react'
import type { Detective, Read, Site } from '../view/storm.ts'

/** What an expansion shows at the table; each part draws nothing where there is nothing to show. */
export type ExpansionParts = {
  /** What the night is about, where it is about something else: above the cover helper. */
  readonly Goal?: (props: TableProps) => ReactNode
  /** A panel beside the board. */
  readonly Panel?: (props: TableProps) => ReactNode
  /** What a detective has of it, in the list of the team. */
  readonly Has?: (props: { readonly one: Detective; readonly props: TableProps }) => ReactNode
  /** The place at the table of a seat without a detective. */
  readonly Dock?: (props: TableProps & { readonly part: 'sheet' | 'cards' }) => ReactNode
  /** What lies at a location. */
  readonly At?: (props: { readonly site: Site; readonly props: TableProps }) => ReactNode
}

/** The same in words: of the whole table, of a detective, of a location. */
export type ExpansionLines = {
  readonly lines?: (read: Read) => readonly string[]
  readonly linesOf?: (one: Detective, read: Read) => readonly string[]
  readonly linesAt?: (site: Site, read: Read) => readonly string[]
}
