import type { TableProps } from '@miskatonic/web/kit'
import { personOfSeat } from '../view/people.ts'
import { Hand } from './Hand.tsx'
import { OwnSheet } from './OwnSheet.tsx'

/** One's own place at the table: the sheet on one side of the question, the cards on the other. */
export function Dock(props: TableProps & { readonly part: 'sheet' | 'cards' }) {
  const person = personOfSeat(props.view, props.seat, props.face)
  if (!person) return null
  return props.part === 'sheet' ? <OwnSheet person={person} props={props} /> : <Hand person={person} props={props} />
}
