/** How the buttons of a question look at this table, and which answers are given on the cards themselves. */
import type { GameTable, OptionLook } from '@miskatonic/web/kit'
import { deedIcon } from './signs.ts'

/** What is done with a card that lies open before everybody is chosen there: the list would only repeat the table. */
const AT_PIECE = ['support', 'give', 'swap', 'target', 'untarget']
const HARMFUL = ['yield', 'decline']
const WANTED = ['ready', 'strike', 'seal']

export const optionLook: NonNullable<GameTable['optionLook']> = (option, props): OptionLook => {
  const verb = option.key.split(':')[0] ?? option.key
  if (option.piece !== undefined && props.ask?.about.key === 'prepare' && AT_PIECE.includes(verb)) return { atPiece: true }
  const icon = deedIcon(verb)
  return {
    ...(icon ? { icon } : {}),
    ...(WANTED.includes(verb) ? { tone: 'go' as const } : {}),
    ...(HARMFUL.includes(verb) ? { tone: 'danger' as const } : {}),
  }
}
