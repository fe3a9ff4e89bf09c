import { boardVerbs } from './board.ts'
import { circleVerbs } from './circle.ts'
import { dieVerbs } from './dice.ts'
import { fightVerbs } from './fights.ts'
import { handVerbs } from './hands.ts'
import { itemVerbs } from './items.ts'
import { mindVerbs } from './minds.ts'
import { storyVerbs } from './stories.ts'
import { trophyVerbs } from './trophies.ts'

/** Everything cards can do. */
export const verbs = {
  ...mindVerbs,
  ...handVerbs,
  ...dieVerbs,
  ...boardVerbs,
  ...circleVerbs,
  ...itemVerbs,
  ...trophyVerbs,
  ...fightVerbs,
  ...storyVerbs,
}
