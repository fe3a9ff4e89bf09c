import type { LocationCard } from '../../kinds.ts'
import { downtown } from './downtown.ts'
import { easttown } from './easttown.ts'
import { frenchHill } from './frenchHill.ts'
import { merchantDistrict } from './merchantDistrict.ts'
import { miskatonicUniversity } from './miskatonicUniversity.ts'
import { northside } from './northside.ts'
import { rivertown } from './rivertown.ts'
import { southside } from './southside.ts'
import { uptown } from './uptown.ts'

/** Seven cards for each neighbourhood of Arkham. */
export const locationCards: readonly LocationCard[] = [
  ...northside,
  ...downtown,
  ...easttown,
  ...rivertown,
  ...merchantDistrict,
  ...miskatonicUniversity,
  ...frenchHill,
  ...uptown,
  ...southside,
]
