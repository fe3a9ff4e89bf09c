/** Full names of what lies on the table, for labels and screen readers. */
import type { PieceView, Seat } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../words.ts'
import { figuresOf, isHidden, isVeiled, signed, textIn, textOf } from './figures.ts'
import { under } from './sides.ts'

type Reader = Pick<TableProps, 'view' | 'lang' | 'face' | 'lit' | 'picked'>

/** Who plays there: the seat, and whether it is oneself or a bot. */
export function playerTag({ info, lang, seat: eyes }: Pick<TableProps, 'info' | 'lang' | 'seat'>, seat: Seat): string {
  if (seat === eyes) return `${seat} · ${say(words.you, lang)}`
  const holder = info.seats.find((one) => one.seat === seat)?.holder
  if (holder?.kind === 'bot') return `${seat} · ${say(words.bot, lang)}`
  return holder?.kind === 'person' && holder.name && holder.name !== seat ? `${seat} · ${holder.name}` : seat
}

/** How it lies: turned, face down, borrowed, set against somebody. */
export function stateWords(piece: PieceView, { lang }: Pick<TableProps, 'lang'>): string[] {
  const { attributes: of } = piece
  const facing = textIn(of, 'facing')
  const owner = textIn(of, 'owner')
  return [
    isVeiled(piece) ? say(words.onlyYouSee, lang) : '',
    of.crossed === true ? say(words.crossed, lang) : '',
    of.inverted === true ? say(words.inverted, lang) : '',
    of.borrowed === true && owner ? say(words.borrowed, lang, { name: owner }) : '',
    facing ? say(words.facing, lang, { name: facing }) : '',
  ].filter(Boolean)
}

function figureWords(piece: PieceView, { face, lang }: Pick<TableProps, 'face' | 'lang'>): string[] {
  const of = figuresOf(textOf(piece, face))
  return [
    of.value === null ? '' : say(words.value, lang, { n: of.value }),
    of.capacity === null ? '' : say(words.capacity, lang, { n: of.capacity }),
    of.sanity === null || of.education !== null ? '' : say(words.sanityChange, lang, { n: signed(of.sanity) }),
    of.cost === null ? '' : say(words.castCost, lang, { n: of.cost }),
    of.gate ? say(words.gate, lang) : '',
    of.unique ? say(words.unique, lang) : '',
  ].filter(Boolean)
}

/** A card in one line: what it is, how it lies, what lies under it. */
export function pieceLine(piece: PieceView, reader: Pick<TableProps, 'view' | 'lang' | 'face'>): string {
  const text = textOf(piece, reader.face)
  if (!text || isHidden(piece)) return [say(words.faceDownCard, reader.lang), ...stateWords(piece, reader)].join(', ')
  const beneath = under(reader.view, piece).map((one) => textOf(one, reader.face)?.name ?? say(words.faceDownCard, reader.lang))
  return [
    `${text.name} (${text.sort})`,
    ...figureWords(piece, reader),
    ...stateWords(piece, reader),
    ...(beneath.length ? [say(words.with, reader.lang, { list: beneath.join(', ') })] : []),
  ].join(', ')
}

/** The same with what can be done with it now, and what not and why. */
export function pieceLabel(piece: PieceView, reader: Reader): string {
  const { lit, lang, picked } = reader
  const options = lit.pieces.get(piece.alias) ?? []
  const refused = lit.refusedPieces.get(piece.alias) ?? []
  return [
    pieceLine(piece, reader),
    options.some(({ key }) => picked.includes(key)) ? say(words.chosen, lang) : '',
    options.length ? say(words.canDo, lang, { list: options.map(({ text }) => text).join('; ') }) : '',
    !options.length && refused.length
      ? say(words.cannot, lang, { list: refused.flatMap(({ reasons }) => reasons.map(({ text }) => text)).join(' ') })
      : '',
  ]
    .filter(Boolean)
    .join('. ')
}
