import { relicTerms } from './ancientRelics/lexicon.ts'
import { scenesTerms } from './behindTheScenes/lexicon.ts'
import { cultistEventTerms } from './cultistEvents/lexicon.ts'
import { puzzleAdjectives, puzzleTerms, puzzleVerbs } from './dangerousPuzzle/lexicon.ts'
import { ritualTerms, ritualVerbs } from './darkRituals/lexicon.ts'
import { diseaseAdjectives, diseaseTerms, diseaseVerbs } from './diseases/lexicon.ts'
import { civilianTerms, civilianVerbs } from './innocentVictims/lexicon.ts'
import { otherworldTerms } from './otherworlds/lexicon.ts'
import { blotTerms } from './rorschach/lexicon.ts'
import { stormTerms } from './stormOfCultists/lexicon.ts'

/* The words of all expansions, for the one lexicon. */

export const expansionTerms = {
  ...relicTerms,
  ...scenesTerms,
  ...otherworldTerms,
  ...stormTerms,
  ...ritualTerms,
  ...cultistEventTerms,
  ...civilianTerms,
  ...diseaseTerms,
  ...puzzleTerms,
  ...blotTerms,
}
export const expansionAdjectives = { ...diseaseAdjectives, ...puzzleAdjectives }
export const expansionVerbs = { ...ritualVerbs, ...civilianVerbs, ...diseaseVerbs, ...puzzleVerbs }
