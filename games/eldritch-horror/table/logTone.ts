/** How a line of the log is written: headings, one's own deeds, harm, gain. */
import type { GameTable, LogTone } from '@miskatonic/web/kit'
import { fields, textIn } from './view/figures.ts'

const HEADS = ['log.round', 'log.round-lead', 'log.phase']
const HARM = [
  'log.lost',
  'log.lost-to',
  'log.defeated',
  'log.devoured',
  'log.eliminated',
  'log.delayed',
  'log.gate-spawned',
  'log.monster-spawned',
  'log.doom-advanced',
  'log.awoke',
  'log.ambushed',
]
const GAIN = [
  'log.recovered',
  'log.gained',
  'log.gained-clue',
  'log.gained-ticket',
  'log.improved',
  'log.gate-closed',
  'log.gate-closed-by',
  'log.monster-defeated',
  'log.monster-defeated-by',
  'log.mystery-solved',
  'log.rumor-solved',
  'log.doom-retreated',
  'log.clue-spawned',
]

export const logTone: NonNullable<GameTable['tone']> = ({ message }, { seat }): LogTone => {
  if (HEADS.includes(message.key)) return 'head'
  if (HARM.includes(message.key)) return 'harm'
  if (GAIN.includes(message.key)) return 'gain'
  return textIn(fields(fields(message.args).who), 'seat') === seat ? 'own' : 'plain'
}
