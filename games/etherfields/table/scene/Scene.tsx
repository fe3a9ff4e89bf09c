import type { GameTable, TableProps } from '@miskatonic/web/kit'
import type { ComponentProps } from 'react'
import { sceneOf } from '../view/scenes.ts'
import { OfferScene } from './OfferScene.tsx'
import { RollScene } from './RollScene.tsx'
import { StoryScene } from './StoryScene.tsx'

/* What is being resolved: something that is read, a die, cards to choose from. */

export const hasScene = (props: TableProps): boolean => sceneOf(props) !== null

export function Scene(props: ComponentProps<GameTable['Scene']>) {
  const scene = sceneOf(props)
  switch (scene?.kind) {
    case 'story':
      return <StoryScene reading={scene.reading} props={props} />
    case 'roll':
      return <RollScene roll={scene.roll} props={props} />
    case 'offer':
      return <OfferScene offer={scene.offer} props={props} />
    default:
      return null
  }
}
