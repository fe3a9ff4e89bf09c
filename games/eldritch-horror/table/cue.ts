/** Which lines of the log sound: dice on the table, and what brings the end nearer. */
import type { GameTable } from '@miskatonic/web/kit'

const HARM = ['log.doom-advanced', 'log.awoke', 'log.devoured']

export const cue: NonNullable<GameTable['cue']> = ({ message }) =>
  message.key === 'log.rolled' ? 'dice' : HARM.includes(message.key) ? 'harm' : null
