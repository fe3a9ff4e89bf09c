/** How the buttons of a question look at this table: a sign, a short note, what is the thing to do and what hurts. */
import type { GameTable, IconName, OptionLook, TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { landmark, skillIcon } from './signs.ts'
import { foeFigures, isSkill, kindOf, textOf } from './view/figures.ts'
import { isStreet } from './view/places.ts'
import { openFight } from './view/resolving.ts'
import { throwFor } from './view/throws.ts'

const ICONS: { readonly [key: string]: IconName } = {
  fight: 'crossed-swords',
  flee: 'running-ninja',
  evade: 'running-ninja',
  done: 'check-mark',
  stay: 'flying-flag',
  encounter: 'scroll-quill',
  yes: 'check-mark',
  no: 'cancel',
  clue: 'magnifying-glass',
  trade: 'trade',
  sanity: 'brain',
  stamina: 'hearts',
  seal: 'star-swirl',
  take: 'magnifying-glass',
}
const SETTLES = ['done', 'stay', 'consent']

type Option = Parameters<NonNullable<GameTable['optionLook']>>[0]

function iconFor({ key, place, piece }: Option): IconName | undefined {
  const [head = ''] = key.split(':')
  if (isSkill(key)) return skillIcon[key]
  if (head === 'die') return 'rolling-dices'
  if (ICONS[head]) return ICONS[head]
  if (place !== undefined && piece === undefined) return isStreet(place) ? 'walk' : landmark(place)
  return undefined
}

/** Fighting and slipping away are thrown for: the odds stand on the buttons. */
function thrownFor({ key, piece }: Option, { view, seat, face }: TableProps): OptionLook['thrown'] {
  const [head = ''] = key.split(':')
  const fight = openFight(view)
  const foe = pieceByAlias(view, piece ?? fight?.foe ?? null)
  if (!foe || kindOf(foe) !== 'monster') return undefined
  const { awareness, combat, toughness } = foeFigures(textOf(foe, face))
  const who = fight?.who ?? seat
  if (head === 'flee' || head === 'evade') return throwFor({ who, skill: 'sneak', check: 'evade', modifier: awareness, against: foe.alias })
  // What the hands will hold is known once the fight has begun.
  if (head === 'fight' && fight)
    return throwFor({ who, skill: 'fight', check: 'combat', modifier: combat.rating, against: foe.alias }, toughness)
  return undefined
}

/** «Marchitar: En combate: …»: whose ability it is stands large, what it does small. */
function titled({ text, piece }: Option): Pick<OptionLook, 'title' | 'note'> {
  const [, title, note] = piece === undefined ? [] : (/^(.{2,42}?)(?:: |\. )(.+)$/s.exec(text) ?? [])
  return title && note ? { title, note } : {}
}

/** Where to walk is said on the map, where a slider is to stand on the sheet: neither belongs into the list. */
const isGivenElsewhere = ({ key, place }: Option): boolean =>
  (key.startsWith('to:') && place !== undefined) || /^(speed|fight|lore)Stop:/.test(key)

export const optionLook: NonNullable<GameTable['optionLook']> = (option, props): OptionLook => {
  const [head = ''] = option.key.split(':')
  const icon = iconFor(option)
  const thrown = thrownFor(option, props)
  return {
    ...titled(option),
    ...(icon ? { icon } : {}),
    ...(thrown ? { thrown } : {}),
    ...(isGivenElsewhere(option) ? { atPiece: true } : {}),
    ...(SETTLES.includes(head) ? { tone: 'go' as const } : {}),
  }
}
