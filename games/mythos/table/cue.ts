/** Which lines of the log sound: Sanity that is lost, and a mind that breaks. No dice are thrown in this game. */
import type { GameTable } from '@miskatonic/web/kit'

const HARM = ['log.lost', 'log.lost-to', 'log.harmed', 'log.broke']

export const cue: NonNullable<GameTable['cue']> = ({ message }) => (HARM.includes(message.key) ? 'harm' : null)
