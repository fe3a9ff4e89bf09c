import { locationsOfTheDreamlands } from './locations-dreamlands.ts'
import { locationsOfEurope } from './locations-europe.ts'
import { exoticPlaces } from './locations-exotic.ts'
import { locationsOfTheIslands } from './locations-islands.ts'
import { locationsOfTheMiddleEast } from './locations-middle-east.ts'
import { locationsOfArkhamAndBoston } from './locations-new-england-arkham-boston.ts'
import { locationsOfTheCoast } from './locations-new-england-coast.ts'
import { locationsOfTheHills } from './locations-new-england-hills.ts'
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
