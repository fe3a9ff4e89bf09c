import { factsOf } from '@miskatonic/commons/lines'
import { sumLines } from '@miskatonic/commons/sums'
import { hearing, printedOnce } from '@miskatonic/commons/voice'
import type { GameText } from '@miskatonic/contract'
import type { Message } from '@miskatonic/kernel'
import { endingText } from './endings.ts'
import { faceText } from './faces.ts'
import { lines } from './lines.ts'
import { optionText } from './options.ts'
import { say } from './say.ts'
import { numberRules, sumWords } from './sums.ts'

/** An ambusher may come and go between two questions: nobody is told its face, and its fight is read all the same. */
function foughtIn({ key, args }: Message): readonly string[] {
  if (key !== 'log.combat' && key !== 'log.ambushed') return []
  const foe = args?.monster
  return typeof foe === 'object' && foe !== null && 'monster' in foe ? [`monster:${String(foe.monster)}`] : []
}

/** The game's voice, as a host asks for it: everything a person reads at its table. */
export const voice: GameText = {
  say: (message, how) => say(message, hearing(how)),
  line: factsOf(lines),
  option: (about, option, how) => optionText(about, option, hearing(how)),
  face: printedOnce(faceText),
  pictured: foughtIn,
  sum: (sum, { lang }) => sumLines(sum, lang, sumWords),
  ruleOfNumber: (quantity) => numberRules[quantity] ?? null,
  ending: (result, { lang }) => endingText(result, lang),
}
