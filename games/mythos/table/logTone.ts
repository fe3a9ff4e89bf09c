/** How a line of the log is written: headings, one's own deeds, harm, gain. */
import type { GameTable, LogTone } from '@miskatonic/web/kit'
import { fields, textIn } from './view/figures.ts'

const HEADS = ['log.round', 'log.combat']
const HARM = ['log.lost', 'log.lost-to', 'log.harmed', 'log.summoned', 'log.broke', 'log.turn-lost', 'log.will-lose-turn']
const GAIN = ['log.gained', 'log.gained-by', 'log.adventure', 'log.found', 'log.recovered', 'log.revived']

export const logTone: NonNullable<GameTable['tone']> = ({ message }, { seat }): LogTone => {
  if (HEADS.includes(message.key)) return 'head'
  if (HARM.includes(message.key)) return 'harm'
  if (GAIN.includes(message.key)) return 'gain'
  return textIn(fields(fields(message.args).who), 'seat') === seat ? 'own' : 'plain'
}
