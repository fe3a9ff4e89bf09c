import type { TableProps } from '@miskatonic/web/kit'
import type { ReactNode } from 'react'
import { sceneOf } from '../view/scenes.ts'
import { CombatScene } from './CombatScene.tsx'
import { DeckScene } from './DeckScene.tsx'

export function Scene(props: TableProps & { readonly children: ReactNode }) {
  switch (sceneOf(props)) {
    case 'deck':
      return <DeckScene props={props} />
    case 'combat':
      return <CombatScene props={props}>{props.children}</CombatScene>
    default:
      return null
  }
}
