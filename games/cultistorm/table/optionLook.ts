/** How the buttons of a question look at this table, and which answers are given on the cards themselves. */
import type { GameTable, OptionLook, SpokenOption, TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { deedIcon, faceIcon } from './signs.ts'
import { say, words } from './strings.ts'
import { faceOfDie, isSymbol, siteAt } from './view/storm.ts'

/** What is done with a card that lies open before everybody is chosen there: the list would only repeat the table. */
const AT_PIECE = ['support', 'give', 'swap', 'target', 'untarget']
const HARMFUL = ['yield', 'decline']
const WANTED = ['ready', 'strike', 'seal']

/** A die is what it shows. */
function dieLook(verb: string, option: SpokenOption, { view, lang }: TableProps): OptionLook | null {
  const die = pieceByAlias(view, option.piece ?? null)
  if (!die?.faces.front?.startsWith('die/')) return null
  const face = faceOfDie(die)
  const icon = faceIcon(face)
  const title = say(verb === 'reroll' ? words.reroll : words.takeDie, lang, { face: say(words.symbol[face], lang) })
  return { ...(icon ? { icon } : {}), title, ...(verb === 'reroll' ? { note: say(words.madnessMore, lang) } : {}) }
}

/** A place by the name of its location; what moving there costs stands in brackets. */
function placeLook(option: SpokenOption, props: TableProps): OptionLook | null {
  const slot = option.key.split(':')[1]
  if (!option.key.startsWith('move:') || !isSymbol(slot)) return null
  const cost = /\(([^)]*)\)\s*$/.exec(option.text)?.[1]
  return { icon: 'walk', title: say(words.moveTo, props.lang, { place: siteAt(props, slot).name }), ...(cost ? { note: cost } : {}) }
}

/** «Card: what it does»: whose it is stands large, what is done small. */
function useLook(option: SpokenOption): OptionLook | null {
  const [, title, note] = /^([^:]+): (.+)$/s.exec(option.text) ?? []
  return option.key.startsWith('use:') && title && note ? { icon: 'glowing-hands', title, note } : null
}

export const optionLook: NonNullable<GameTable['optionLook']> = (option, props): OptionLook => {
  const verb = option.key.split(':')[0] ?? option.key
  if (option.piece !== undefined && props.ask?.about.key === 'prepare' && AT_PIECE.includes(verb)) return { atPiece: true }
  const special = dieLook(verb, option, props) ?? placeLook(option, props) ?? useLook(option)
  if (special) return special
  const icon = deedIcon(verb)
  return {
    ...(icon ? { icon } : {}),
    ...(WANTED.includes(verb) ? { tone: 'go' as const } : {}),
    ...(HARMFUL.includes(verb) ? { tone: 'danger' as const } : {}),
  }
}
