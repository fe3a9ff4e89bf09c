import { relicHappenings, relicVerbs } from './ancientRelics/vocabulary.ts'
import { scenesVerbs } from './behindTheScenes/vocabulary.ts'
import { cultistEventVerbs, cultistEventWording } from './cultistEvents/vocabulary.ts'
import { puzzleQuantities, puzzleVerbs } from './dangerousPuzzle/vocabulary.ts'
import { ritualConditions, ritualPayments, ritualVerbs } from './darkRituals/vocabulary.ts'
import {
  diseaseConditions,
  diseaseFilters,
  diseaseQuantities,
  diseaseSelectors,
  diseaseVerbs,
  diseaseWording,
} from './diseases/vocabulary.ts'
import { helpVerbs } from './distantHelp/vocabulary.ts'
import { civilianVerbs } from './innocentVictims/vocabulary.ts'
import { investigationEventVerbs } from './investigationEvents/vocabulary.ts'
import { blotVerbs } from './rorschach/vocabulary.ts'
import { stormVerbs } from './stormOfCultists/vocabulary.ts'

/** The words expansions add to the language of cards, put together from their own `vocabulary.ts`. */
export const expansionVocabulary = {
  verbs: {
    ...relicVerbs,
    ...helpVerbs,
    ...scenesVerbs,
    ...stormVerbs,
    ...ritualVerbs,
    ...cultistEventVerbs,
    ...civilianVerbs,
    ...diseaseVerbs,
    ...puzzleVerbs,
    ...investigationEventVerbs,
    ...blotVerbs,
  },
  conditions: { ...ritualConditions, ...diseaseConditions },
  selectors: { ...diseaseSelectors },
  filters: { ...diseaseFilters },
  happenings: { ...relicHappenings, ...cultistEventWording, ...diseaseWording },
  quantities: { ...puzzleQuantities, ...diseaseQuantities },
  payments: { ...ritualPayments },
}
