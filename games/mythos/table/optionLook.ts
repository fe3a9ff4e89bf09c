/** How the buttons of a question look at this table, and which answers are given on the cards themselves. */
import type { GameTable, OptionLook, TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { deedIcon } from './signs.ts'
import { say, words } from './strings.ts'
import { textOf } from './view/figures.ts'
import { ownSeat } from './view/sides.ts'

const verbOf = (key: string): string => key.split(':')[0] ?? key

const isInHand = ({ view, seat }: TableProps, alias: string): boolean =>
  view.zones[`hand:${seat}`]?.pieces.some((piece) => piece.alias === alias) ?? false

const FROM_THE_HAND = ['prompt.turn', 'prompt.trim']

/** A card of one's Hand is played or put away from there: the list would only say thirteen times what the Hand shows. */
const isAtPiece = (alias: string | undefined, props: TableProps): boolean =>
  alias !== undefined && FROM_THE_HAND.includes(props.ask?.about.key ?? '') && isInHand(props, alias)

const SET_AGAINST: readonly string[] = ['defend', 'join']
const TURNED: readonly string[] = ['cast', 'use', 'straighten', 'up']

function passNote({ view, lang, ...props }: TableProps): string {
  const mine = ownSeat({ view, seat: props.seat })
  const ends = view.seats.some((seat) => view.of[seat]?.passed === true) || view.of[mine]?.passed === true
  return say(ends ? words.toCombat : words.passNote, lang)
}

export const optionLook: NonNullable<GameTable['optionLook']> = (option, props): OptionLook => {
  const verb = verbOf(option.key)
  const about = props.ask?.about.key
  if (isAtPiece(option.piece, props)) return { atPiece: true }
  if (option.key === 'pass' && about === 'prompt.turn') return { icon: 'hand', note: passNote(props), tone: 'danger' }
  const piece = option.piece === undefined ? null : pieceByAlias(props.view, option.piece)
  const name = piece ? textOf(piece, props.face)?.name : undefined
  const icon = option.piece === undefined || TURNED.includes(verb) || SET_AGAINST.includes(verb) ? deedIcon(verb) : undefined
  return {
    ...(icon ? { icon } : {}),
    // «Lanzar …»: whose it is stands large, what is done small.
    ...(name && TURNED.includes(verb) ? { title: name, note: option.text.replace(/ [«“][^»”]*[»”]/u, '') } : {}),
    // «… defiende contra …»: the same.
    ...(name && SET_AGAINST.includes(verb) ? { title: name, note: option.text.replace(/^[«“][^»”]*[»”] /u, '') } : {}),
    ...(verb === 'done' ? { tone: 'go' as const } : {}),
  }
}
