/** How the buttons of a question look at this table: a sign, a short note, what is the thing to do and what hurts. */

import type { GameTable, IconName, OptionLook, TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { landmark, skillIcon } from './signs.ts'
import { say, words } from './strings.ts'
import { isSkill, nameOf } from './view/figures.ts'
import { playerName } from './view/naming.ts'
import { personOfSeat } from './view/people.ts'
import { isNumbered, spaceOf } from './view/places.ts'
import { openTest } from './view/resolving.ts'
import { diceAnew, rerollOf, throwFor } from './view/throws.ts'

const ICONS: { readonly [key: string]: IconName } = {
  travel: 'walk',
  rest: 'person-in-bed',
  acquire: 'receive-money',
  prepare: 'ticket',
  trade: 'trade',
  train: 'steam-locomotive',
  ship: 'paddle-steamer',
  general: 'treasure-map',
  location: 'capitol',
  research: 'magnifying-glass',
  otherWorld: 'magic-portal',
  expedition: 'compass',
  fallen: 'death-skull',
  token: 'cursed-star',
  health: 'hearts',
  sanity: 'brain',
  yes: 'check-mark',
  done: 'check-mark',
  lead: 'laurels',
  replace: 'person',
  consent: 'check-mark',
  leave: 'exit-door',
  end: 'player-next',
  pass: 'player-next',
  none: 'player-next',
  no: 'cancel',
  stop: 'flying-flag',
  stay: 'flying-flag',
  keep: 'check-mark',
}

/** Choices that end or settle something are the thing to do only where the rest is optional. */
const SETTLES = ['done', 'consent']

function noteFor(key: string, place: string | undefined, props: TableProps): string | undefined {
  const { view, seat, face, lang } = props
  const me = personOfSeat(view, seat, face)
  if (props.ask?.about.key === 'prompt.action' && me) {
    if (key === 'rest') return say(words.restNote, lang)
    if (key === 'acquire') return say(words.acquireNote, lang, { n: me.sheet.skills.influence + me.up.influence })
    if (key === 'prepare') return say(words.tickets, lang, { n: me.train + me.ship })
    if (key === 'travel') return say(words.travelNote, lang)
  }
  if (place !== undefined) return spaceOf(place)?.region?.[lang]
  return undefined
}

/** What is thrown for as soon as it is chosen: a die anew, the Influence test of a purchase. */
function thrownFor(key: string, { view, seat, face, ask }: TableProps): OptionLook['thrown'] {
  const test = key.startsWith('die:') ? openTest(view) : null
  if (test) return rerollOf(test.least, diceAnew(ask))
  const me = key === 'acquire' && ask?.about.key === 'prompt.action' ? personOfSeat(view, seat, face) : null
  return me ? throwFor({ who: me.piece.alias, skill: 'influence', kind: 'acquire', modifier: 0, source: null }) : undefined
}

type Titled = { readonly title: string; readonly note?: string }

/** «Whisky: Descarta esta carta para …»: whose ability it is stands large, what it does small. */
export function titled(text: string, name: string | null = null): Titled | null {
  const [, title, note] = /^(.{2,42}?)(?:: |\. )(.+)$/s.exec(text) ?? []
  return title && note && text.length > 30 ? { title: name ?? title, note } : null
}

/** A Spell that may be cast is called by its name: its picture stands beside it. */
function castName({ key, piece }: Parameters<NonNullable<GameTable['optionLook']>>[0], { view, face }: TableProps): string | null {
  const card = key.endsWith('/cast') ? pieceByAlias(view, piece ?? null) : null
  return (card && nameOf(card, face)) || null
}

/** Who is meant by a seat: the investigator that is played there, or else the person. */
function seatName(seat: string, props: TableProps): string {
  return personOfSeat(props.view, seat, props.face)?.name ?? playerName(props, seat)
}

function shortened(key: string, props: TableProps): Titled | null {
  const { ask, lang } = props
  const [head = '', seat = ''] = key.split(':')
  if (key === 'prepare' && ask?.about.key === 'prompt.action') return { title: say(words.prepareShort, lang) }
  if (head === 'lead' && seat) return { title: say(words.leadTo, lang, { name: seatName(seat, props) }) }
  return head === 'replace' && seat && seat !== props.seat
    ? { title: say(words.replacementOf, lang, { name: playerName(props, seat) }) }
    : null
}

const TYPES: { readonly [type: string]: IconName } = { city: 'modern-city', wilderness: 'pine-tree', sea: 'waves' }

/** A place by what it is, a skill and a die by their signs, an answer by what it does; a piece is shown by its own picture. */
function iconFor({ key, piece, place }: Parameters<NonNullable<GameTable['optionLook']>>[0]): IconName | undefined {
  const [head = ''] = key.split(':')
  if (isSkill(key)) return skillIcon[key]
  if (head === 'die') return 'rolling-dices'
  const ticket = /^(?:offer|withdraw):(train|ship)-/.exec(key)?.[1]
  if (ticket) return ICONS[ticket]
  if (place !== undefined && !(head in ICONS)) return isNumbered(place) ? TYPES[spaceOf(place)?.type ?? ''] : landmark(place)
  return piece === undefined || head in ICONS ? ICONS[head] : undefined
}

export const optionLook: NonNullable<GameTable['optionLook']> = (option, props): OptionLook => {
  const [head = ''] = option.key.split(':')
  const icon = iconFor(option)
  const long = option.piece === undefined ? shortened(option.key, props) : titled(option.text, castName(option, props))
  const thrown = thrownFor(option.key, props)
  const note = noteFor(option.key, option.place, props) ?? long?.note
  return {
    ...(long ? { title: long.title } : {}),
    ...(icon ? { icon } : {}),
    ...(note ? { note } : {}),
    ...(thrown ? { thrown } : {}),
    ...(SETTLES.includes(head) ? { tone: 'go' as const } : {}),
  }
}
