import type { Game } from '@miskatonic/kernel'
import type { Cultistorm } from '../shape.ts'
import { ancientRelics } from './ancientRelics/index.ts'
import { behindTheScenes } from './behindTheScenes/index.ts'
import { cultistEvents } from './cultistEvents/index.ts'
import { dangerousPuzzle } from './dangerousPuzzle/index.ts'
import { darkRituals } from './darkRituals/index.ts'
import { diseases } from './diseases/index.ts'
import { distantHelp } from './distantHelp/index.ts'
import { abilitiesOf, checksOf, type Expansion } from './frame.ts'
import { innocentVictims } from './innocentVictims/index.ts'
import { investigationEvents } from './investigationEvents/index.ts'
import { otherworlds } from './otherworlds/index.ts'
import { rorschach } from './rorschach/index.ts'
import { stormOfCultists } from './stormOfCultists/index.ts'

/** In the order in which they answer to the same happening. */
const all: readonly Expansion[] = [
  stormOfCultists,
  behindTheScenes,
  distantHelp,
  otherworlds,
  ancientRelics,
  darkRituals,
  cultistEvents,
  innocentVictims,
  rorschach,
  diseases,
  dangerousPuzzle,
  investigationEvents,
] // CS-RULING-134

export const ruleAbilities = abilitiesOf(all)
export const expansionChecks = checksOf(all)
export const expansionResources: Game<Cultistorm>['resources'] = Object.assign({}, ...all.map(({ resources = {} }) => resources))
export const expansionSteps: Game<Cultistorm>['steps'] = Object.assign({}, ...all.map(({ steps = {} }) => steps))
export const expansionTellings: Game<Cultistorm>['tell'] = Object.assign({}, ...all.map(({ tell = {} }) => tell))
