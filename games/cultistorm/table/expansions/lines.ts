import type { Detective, Read, Site } from '../view/storm.ts'
import { relicLines } from './ancientRelics.lines.ts'
import { scenesLines } from './behindTheScenes.lines.ts'
import { cultistEventLines } from './cultistEvents.lines.ts'
import { puzzleLines } from './dangerousPuzzle.lines.ts'
import { ritualLines } from './darkRituals.lines.ts'
import { diseaseLines } from './diseases.lines.ts'
import { helpLines } from './distantHelp.lines.ts'
import { civilianLines } from './innocentVictims.lines.ts'
import { investigationEventLines } from './investigationEvents.lines.ts'
import { otherworldLines } from './otherworlds.lines.ts'
import type { ExpansionLines } from './parts.ts'
import { blotLines } from './rorschach.lines.ts'
import { stormLines } from './stormOfCultists.lines.ts'

/* What the table says of the expansions it is played with, in words. */

const all: readonly ExpansionLines[] = [
  stormLines,
  scenesLines,
  helpLines,
  otherworldLines,
  relicLines,
  ritualLines,
  cultistEventLines,
  civilianLines,
  diseaseLines,
  puzzleLines,
  investigationEventLines,
  blotLines,
]

export const expansionLines = (read: Read): string[] => all.flatMap(({ lines }) => lines?.(read) ?? [])
export const expansionLinesOf = (one: Detective, read: Read): string[] => all.flatMap(({ linesOf }) => linesOf?.(one, read) ?? [])
export const expansionLinesAt = (site: Site, read: Read): string[] => all.flatMap(({ linesAt }) => linesAt?.(site, read) ?? [])
