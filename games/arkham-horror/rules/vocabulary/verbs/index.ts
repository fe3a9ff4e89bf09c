import { cardVerbs } from './cards.ts'
import { diceVerbs } from './dice.ts'
import { foeVerbs } from './foes.ts'
import { goingVerbs } from './going.ts'
import { havingVerbs } from './having.ts'
import { rumorVerbs } from './rumors.ts'
import { stateVerbs } from './states.ts'
import { townVerbs } from './town.ts'

/** Everything cards can do. */
export const verbs = {
  ...diceVerbs,
  ...havingVerbs,
  ...cardVerbs,
  ...stateVerbs,
  ...goingVerbs,
  ...foeVerbs,
  ...townVerbs,
  ...rumorVerbs,
}
