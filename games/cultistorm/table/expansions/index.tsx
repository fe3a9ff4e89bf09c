import type { TableProps } from '@miskatonic/web/kit'
import type { Detective, Site } from '../view/storm.ts'
import { ancientRelics } from './ancientRelics.tsx'
import { behindTheScenes } from './behindTheScenes.tsx'
import { cultistEvents } from './cultistEvents.tsx'
import { dangerousPuzzle } from './dangerousPuzzle.tsx'
import { darkRituals } from './darkRituals.tsx'
import { diseases } from './diseases.tsx'
import { distantHelp } from './distantHelp.tsx'
import { innocentVictims } from './innocentVictims.tsx'
import { investigationEvents } from './investigationEvents.tsx'
import { otherworlds } from './otherworlds.tsx'
import type { ExpansionParts } from './parts.ts'
import { rorschach } from './rorschach.tsx'
import { stormOfCultists } from './stormOfCultists.tsx'

/* What the table shows of the expansions it is played with: what presses first, the long list of rituals last. */

const all: { readonly [id: string]: ExpansionParts } = {
  stormOfCultists,
  behindTheScenes,
  distantHelp,
  otherworlds,
  ancientRelics,
  cultistEvents,
  diseases,
  rorschach,
  innocentVictims,
  dangerousPuzzle,
  investigationEvents,
  darkRituals,
}
const parts = Object.entries(all)

export const ExpansionGoals = (props: TableProps) => parts.map(([id, { Goal }]) => Goal && <Goal key={id} {...props} />)
export const ExpansionPanels = (props: TableProps) => parts.map(([id, { Panel }]) => Panel && <Panel key={id} {...props} />)
export const ExpansionBelongings = (of: { readonly one: Detective; readonly props: TableProps }) =>
  parts.map(([id, { Has }]) => Has && <Has key={id} {...of} />)
export const ExpansionMarks = (of: { readonly site: Site; readonly props: TableProps }) =>
  parts.map(([id, { At }]) => At && <At key={id} {...of} />)
export const ExpansionDocks = (props: TableProps & { readonly part: 'sheet' | 'cards' }) =>
  parts.map(([id, { Dock }]) => Dock && <Dock key={id} {...props} />)
