/** Full names of what lies on the table, for labels and screen readers. */
import type { PieceView, Seat } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { say, words } from '../strings.ts'
import { figuresOf, isHidden, isVeiled, signed, textIn, textOf } from './figures.ts'
import { type Side, under } from './sides.ts'

type Reader = Pick<TableProps, 'view' | 'lang' | 'face' | 'lit' | 'picked'>

/** Who plays there: the seat, and whether it is oneself or a bot. */
export function playerTag({ info, lang, seat: eyes }: Pick<TableProps, 'info' | 'lang' | 'seat'>, seat: Seat): string {
  const called = withSeatsIn(lang, seat)
  if (seat === eyes) return `${called} · ${say(words.you, lang)}`
  const holder = info.seats.find((one) => one.seat === seat)?.holder
  if (holder?.kind === 'bot') return `${called} · ${say(words.bot, lang)}`
  return holder?.kind === 'person' && holder.name && holder.name !== called ? `${called} · ${holder.name}` : called
}

/** What the place for Events is called: in a campaign Adventures lie there, too. */
export function standingWords({ events, greatOldOnes, adventures }: Side, lang: TableProps['lang']): string {
  if (!adventures.length) return say(words.events, lang)
  return say(events.length + greatOldOnes.length ? words.eventsAndAdventures : words.adventures, lang)
}

/** On whom an Event was played, if it lies with somebody else. */
export function playedOn(piece: PieceView, { view, lang }: Pick<TableProps, 'view' | 'lang'>): string {
  const target = textIn(piece.attributes, 'target')
  const own = view.zones[`events:${target}`]?.pieces ?? []
  if (!view.seats.includes(target) || own.some(({ alias }) => alias === piece.alias)) return ''
  return target === view.watcher ? say(words.playedOnYou, lang) : say(words.playedOn, lang, { name: target })
}

/** How it lies: turned, face down, borrowed, set against somebody. */
export function stateWords(piece: PieceView, { view, lang }: Pick<TableProps, 'view' | 'lang'>): string[] {
  const { attributes: of } = piece
  const facing = textIn(of, 'facing')
  const owner = textIn(of, 'owner')
  return [
    isVeiled(piece) ? say(words.onlyYouSee, lang) : '',
    of.crossed === true ? say(words.crossed, lang) : '',
    of.inverted === true ? say(words.inverted, lang) : '',
    of.borrowed === true && owner ? say(words.borrowed, lang, { name: owner }) : '',
    facing ? say(words.facing, lang, { name: facing }) : '',
    playedOn(piece, { view, lang }),
  ].filter(Boolean)
}

/** What is printed on it besides its text: numbers, where it is, what it has. */
function figureWords(piece: PieceView, { face, lang }: Pick<TableProps, 'face' | 'lang'>): string[] {
  const of = figuresOf(textOf(piece, face))
  const place = of.subregion ?? of.region
  return [
    of.value === null ? '' : say(words.value, lang, { n: of.value }),
    of.capacity === null ? '' : say(words.capacity, lang, { n: of.capacity }),
    of.points === null ? '' : say(words.pointsShort, lang, { n: of.points }),
    of.sanity === null || of.education !== null ? '' : say(words.sanityChange, lang, { n: signed(of.sanity) }),
    of.cost === null ? '' : say(words.castCost, lang, { n: of.cost }),
    place?.text ?? '',
    ...[...of.attributes, ...of.generics, ...of.languages, ...of.icons].map(({ text }) => text),
    (of.class ?? of.subtype ?? of.mode)?.text ?? '',
    of.gate ? say(words.gate, lang) : '',
    of.invisible ? say(words.invisible, lang) : '',
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

/** How many cards the Hand has, and how many of them the question is about. */
export function handLine(n: number, lit: number, { ask, picked, lang }: Pick<TableProps, 'ask' | 'picked' | 'lang'>): string {
  if (ask?.kind === 'some') return say(words.handChosen, lang, { n, m: picked.length })
  return ask?.awaited && ask.about.key === 'prompt.turn' ? say(words.handPlayable, lang, { n, m: lit }) : say(words.handCount, lang, { n })
}
