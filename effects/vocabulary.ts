import type { Shape } from '@miskatonic/kernel'
import { commonAmounts, commonConditions, commonSelectors } from './conditions.ts'
import { controlVerbs } from './control.ts'
import type { Language, Vocabulary } from './language.ts'

/** A game's card language: the common nodes with the game's own words. A game's word of the same name wins. */
export function defineLanguage<S extends Shape>(own: Vocabulary<S>): Language<S> {
  return {
    ...own,
    verbs: { ...(controlVerbs as unknown as Vocabulary<S>['verbs']), ...own.verbs },
    conditions: { ...(commonConditions as unknown as Vocabulary<S>['conditions']), ...own.conditions },
    selectors: { ...(commonSelectors as unknown as Vocabulary<S>['selectors']), ...own.selectors },
    amounts: { ...(commonAmounts as unknown as Language<S>['amounts']), ...own.amounts },
    natives: own.natives ?? {},
    filters: own.filters ?? {},
  }
}
