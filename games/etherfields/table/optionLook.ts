/** How the buttons of a question look at this table, and which answers are given on the table itself. */
import type { GameTable, OptionLook, SpokenOption, TableProps } from '@miskatonic/web/kit'
import { plain } from '@miskatonic/web/kit/figures'
import { bearerIcon, deedIcon, isPlaceSign, placeIcon } from './signs.ts'
import { dreamworldOf } from './view/dreamworld.ts'
import { squareName } from './view/scape.ts'
import { dreamerOf, textOf } from './view/team.ts'

const WANTED = ['done']
const HARMFUL = ['anguish', 'seal']
/** Cards that lie before one's eyes are touched there: a list of them would only repeat the hand. A phone shows them only in the list. */
const TOUCHED = ['pay-motive', 'discard-before-drawing', 'discard-some', 'build-deck', 'buy-influence']

/** Squares that may be chosen light up on the board. */
const isSquare = ({ key }: SpokenOption): boolean => /^\d+,\d+$/.test(key)
const isFarAway = (option: SpokenOption): boolean =>
  'reasons' in option && option.key.startsWith('use:map:') && (option.reasons as readonly unknown[]).length > 0

function atPiece(option: SpokenOption, { ask, narrow }: TableProps): boolean {
  if (isFarAway(option)) return true
  if (narrow) return false
  if (isSquare(option) && ask?.about.key !== 'choose-entrance') return true
  if (option.piece !== undefined && ask && TOUCHED.includes(ask.about.key)) return true
  return ask?.about.key === 'your-round' && /^(use:hand:|place:)/.test(option.key)
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
const squareLook = (option: SpokenOption): OptionLook | null => (isSquare(option) ? { icon: 'walk', title: squareName(option.key) } : null)

/** What the back of one's own cards does is printed on one's board. */
function backLook(option: SpokenOption, { view, face, ask, seat }: TableProps): OptionLook | null {
  if (!option.key.startsWith('use:back:')) return null
  const board = dreamerOf({ view, face }, ask?.seat ?? seat)?.board
  const rules = board ? textOf(board, face)?.parts[0]?.rules : undefined
  return { icon: 'stack', ...(rules ? { note: plain(rules) } : {}) }
}

export const optionLook: NonNullable<GameTable['optionLook']> = (option, props): OptionLook => {
  if (atPiece(option, props)) return { atPiece: true }
  const special = wayLook(option, props) ?? squareLook(option) ?? backLook(option, props)
  if (special) return special
  const [verb = '', bearer = ''] = option.key.split(':')
  const icon = verb === 'use' ? bearerIcon(bearer) : deedIcon(verb)
  return {
    ...(icon ? { icon } : {}),
    ...(WANTED.includes(verb) ? { tone: 'go' as const } : {}),
    ...(HARMFUL.includes(option.key) ? { tone: 'danger' as const } : {}),
  }
}
