import type { GameTable, TableProps } from '@miskatonic/web/kit'
import type { ComponentProps } from 'react'
import { FightScene, hasFight } from './FightScene.tsx'
import { hasMoment, MomentScene } from './MomentScene.tsx'
import { hasStory, StoryScene } from './StoryScene.tsx'

/* What is being resolved: a story that is read, a fight, or something that befalls all. */

export const hasScene = (props: TableProps): boolean => hasStory(props) || hasFight(props) || hasMoment(props)

/** What was begun last is shown: a story within a fight covers it until it has been read. */
export function Scene(props: ComponentProps<GameTable['Scene']>) {
  if (hasStory(props)) return <StoryScene {...props} />
  return hasFight(props) ? <FightScene {...props} /> : <MomentScene {...props} />
}
