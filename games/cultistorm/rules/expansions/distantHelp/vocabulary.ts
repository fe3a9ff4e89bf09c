import { orMore } from '@miskatonic/effects/text'
import { chooseSome, onPiece } from '@miskatonic/kernel'
import { dice, rerollDie } from '../../dice.ts'
import { g, plain, you } from '../../vocabulary/verbs/frame.ts'
import { helpable, sendHelp } from './sending.ts'

const { clause, self, some } = g

export const helpVerbs = {
  /** This card, to a detective of choice. */
  sendHelp: plain(
    (x) => sendHelp(x.t, you(x), x.self.piece ?? ''),
    clause('give', { objects: [self('card')], recipient: some('detective', 1) }),
    (x) => x.self.piece !== null && helpable(x.t, you(x), x.self.piece).length > 0,
  ),
  /** Any of the own dice, each once. */
  rerollOwnDice: plain(
    function* (x) {
      const options = dice(x.t, you(x)).map((die) => onPiece(die))
      if (!options.length) return false
      const limits = { count: [1, options.length] as const }
      for (const die of yield* chooseSome(x.t, you(x), { about: 'choose-dice', options, limits })) yield* rerollDie(x.t, you(x), die)
      return true
    },
    clause('reroll', { objects: [some('die', orMore(1), { owner: 'own' })] }),
    (x) => dice(x.t, you(x)).length > 0,
  ),
}
