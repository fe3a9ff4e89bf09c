/** What a game's table is made of besides its own parts. */
export type { FaceText, Language } from '@miskatonic/contract'
export type { SpokenAsk, SpokenEvent, SpokenOption, SpokenRefusal, TableInfo } from '@miskatonic/room/protocol'
export { type Both, say, type Words } from '../strings/say.ts'
export { type Say, useStrings } from '../strings/useStrings.ts'
export { Button, type Tone } from './Button.tsx'
export { Die } from './Die.tsx'
export { Icon, type IconName, isIcon } from './Icon.tsx'
export { chanceOf, percentOf, type Throw, useOdds } from './odds.ts'
export { Panel } from './Panel.tsx'
export { phaseStrip } from './phases.ts'
export { type FindPicture, usePictures } from './pictures.ts'
export { RichText } from './RichText.tsx'
export { Sheet } from './Sheet.tsx'
export type {
  Ambience,
  Deed,
  GameTable,
  HeldUp,
  Hold,
  Lit,
  Made,
  OptionLook,
  Phase,
  Staging,
  Sum,
  TableProps,
  Tutorial,
  TutorialStep,
} from './table.ts'
