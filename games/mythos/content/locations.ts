import { locationsOfTheDreamlands } from './locationsDreamlands.ts'
import { locationsOfEurope } from './locationsEurope.ts'
import { exoticPlaces } from './locationsExotic.ts'
import { locationsOfTheIslands } from './locationsIslands.ts'
import { locationsOfTheMiddleEast } from './locationsMiddleEast.ts'
import { locationsOfArkhamAndBoston } from './locationsNewEnglandArkhamBoston.ts'
import { locationsOfTheCoast } from './locationsNewEnglandCoast.ts'
import { locationsOfTheHills } from './locationsNewEnglandHills.ts'
import type { LocationCard } from './nodes.ts'

/** The 84 Locations, Region by Region. */
export const locations: readonly LocationCard[] = [
  ...locationsOfArkhamAndBoston,
  ...locationsOfTheCoast,
  ...locationsOfTheHills,
  ...locationsOfEurope,
  ...locationsOfTheMiddleEast,
  ...locationsOfTheIslands,
  ...exoticPlaces,
  ...locationsOfTheDreamlands,
]
