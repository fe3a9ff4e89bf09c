import { factsOf } from '@miskatonic/commons/lines'
import { sumLines } from '@miskatonic/commons/sums'
import { hearing, printedOnce } from '@miskatonic/commons/voice'
import type { GameText } from '@miskatonic/contract'
import { endingText } from './endings.ts'
import { faceText } from './faces.ts'
import { lines } from './lines.ts'
import { optionText } from './options.ts'
import { say } from './say.ts'
import { numberRules, sumWords } from './sums.ts'

/** The game's voice, as a host asks for it: everything a person reads at its table. */
export const voice: GameText = {
  say: (message, how) => say(message, hearing(how)),
  line: factsOf(lines),
  option: (about, option, how) => optionText(about, option, hearing(how)),
  face: printedOnce(faceText),
  sum: (sum, { lang }) => sumLines(sum, lang, sumWords),
  ruleOfNumber: (quantity) => numberRules[quantity] ?? null,
  ending: (result, { lang, reader }) => endingText(result, lang, reader),
}
