/** How the buttons of a question look at this table, and which answers are given on the table itself. */
import type { GameTable, OptionLook, SpokenOption, TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import type { Colour } from '../content/kinds.ts'
import { bearerIcon, deedIcon, isPlaceSign, placeIcon } from './signs.ts'
import { say, words } from './strings.ts'
import { dreamworldOf } from './view/dreamworld.ts'
import { priceWords } from './view/prices.ts'
import { isSquare, scapeOf, squareName } from './view/scape.ts'
import { worded } from './view/signed.ts'
import { COLOURS, dreamerOf, motiveOf, textOf } from './view/team.ts'

const WANTED = ['done']
const HARMFUL = ['anguish', 'seal']
/** Cards that lie before one's eyes are touched there: a list of them would only repeat the hand. A phone shows them only in the list. */
const TOUCHED = ['pay-motive', 'discard-before-drawing', 'discard-some', 'build-deck', 'buy-influence']

const isFarAway = (option: SpokenOption): boolean =>
  'reasons' in option && option.key.startsWith('use:map:') && (option.reasons as readonly unknown[]).length > 0

function atPiece(option: SpokenOption, { ask, narrow }: TableProps): boolean {
  if (isFarAway(option)) return true
  if (narrow) return false
  if (isSquare(option.key) && ask?.about.key !== 'choose-entrance') return true
  if (option.piece !== undefined && ask && TOUCHED.includes(ask.about.key)) return true
  return ask?.about.key === 'your-round' && /^(use:hand:|place:|replace:)/.test(option.key)
}

/** A place of the map by what happens there. */
function wayLook(option: SpokenOption, props: TableProps): OptionLook | null {
  const [verb, id] = option.key.split(':')
  if (verb !== 'go' && verb !== 'shortcut') return null
  const place = dreamworldOf(props).places.find((one) => one.id === id)
  const sign = place?.effects.find(isPlaceSign)
  return { icon: sign ? placeIcon[sign] : 'walk', ...(place ? { note: place.district } : {}) }
}

/** «3,2» is a square by its tile and its place on it. */
const squareLook = (option: SpokenOption): OptionLook | null =>
  isSquare(option.key) ? { icon: 'walk', title: squareName(option.key) } : null

/** What the back of one's own cards does is printed on one's board. */
function backLook(option: SpokenOption, { view, face, ask, seat, lang }: TableProps): OptionLook | null {
  if (!option.key.startsWith('use:back:')) return null
  const board = dreamerOf({ view, face }, ask?.seat ?? seat)?.board
  const rules = board ? textOf(board, face)?.parts[0]?.rules : undefined
  return { icon: 'stack', ...(rules ? { note: worded(rules, lang) } : {}) }
}

/** What it costs, as it is written on the map or on what it belongs to. */
function priceOf({ key, piece }: SpokenOption, props: TableProps): string | undefined {
  const { view, face, lang } = props
  const [, bearer = '', id = ''] = key.split(':')
  const letter = id.split('/').at(-1) ?? ''
  if (bearer === 'map' || bearer === 'floating') {
    const scape = scapeOf(props)
    const written = [...(scape?.spots.flatMap(({ actions }) => actions) ?? []), ...(scape?.floating ?? [])]
    const action = written.find((one) => one.letter === letter)
    return action && priceWords(action.price, lang)
  }
  const of = piece === undefined ? null : pieceByAlias(view, piece)
  const parts = (of && textOf(of, face)?.parts) ?? []
  const rules = parts.find((part) => part.id === `action:${letter}`)?.rules
  const price = /\(([^)]*)\):/.exec(rules ?? '')?.[1]
  if (price) return say(words.costs, lang, { what: worded(price, lang) })
  // What is played for its text costs nothing but itself.
  return bearer === 'hand' && parts[0]?.rules ? worded(parts[0].rules, lang) : undefined
}

/** A card that pays says what it brings; one that is let go, what is lost with it. */
function cardLook({ piece, weights }: SpokenOption, { view, face, lang, ask }: TableProps): OptionLook | null {
  if (piece === undefined || !ask || !TOUCHED.includes(ask.about.key)) return null
  const of = pieceByAlias(view, piece)
  const text = of && textOf(of, face)
  if (!text) return null
  const colour = String(ask.about.args?.colour ?? '')
  if (weights?.motive !== undefined && isColour(colour))
    return { note: say(words.amountOf, lang, { n: weights.motive, motive: say(words.motive[colour], lang) }) }
  const motive = motiveOf(text).map(([of, n]) => say(words.amountOf, lang, { n, motive: say(words.motive[of], lang) }))
  const rules = text.parts.flatMap(({ rules: one }) => (one ? [worded(one, lang)] : []))
  return { note: [motive.join(say(words.orElse, lang)), ...rules].filter(Boolean).join(' · ') }
}
const isColour = (colour: string): colour is Colour => (COLOURS as readonly string[]).includes(colour)

/** «Ojear (descartar 1)»: what stands in brackets is the price. */
function bracketed(text: string): Pick<OptionLook, 'title' | 'note'> {
  const [, title, note] = /^(.+?) \(([^()]+)\)$/.exec(text) ?? []
  return title && note ? { title, note } : {}
}
const noteOf = (option: SpokenOption, verb: string, props: TableProps): string | undefined =>
  verb === 'use' ? priceOf(option, props) : isPriced(verb) ? say(words.priceOf[verb], props.lang) : undefined
type Priced = keyof typeof words.priceOf
const isPriced = (verb: string): verb is Priced => Object.hasOwn(words.priceOf, verb)

export const optionLook: NonNullable<GameTable['optionLook']> = (option, props): OptionLook => {
  if (atPiece(option, props)) return { atPiece: true }
  const special = wayLook(option, props) ?? squareLook(option) ?? backLook(option, props) ?? cardLook(option, props)
  if (special) return special
  const [verb = '', bearer = ''] = option.key.split(':')
  const icon = verb === 'use' ? bearerIcon(bearer) : deedIcon(verb)
  const note = noteOf(option, verb, props)
  return {
    ...bracketed(option.text),
    ...(icon ? { icon } : {}),
    ...(note ? { note } : {}),
    ...(WANTED.includes(verb) ? { tone: 'go' as const } : {}),
    ...(HARMFUL.includes(option.key) ? { tone: 'danger' as const } : {}),
  }
}
