import type { TableProps } from '@miskatonic/web/kit'
import type { ReactNode } from 'react'
import { type SceneKind, sceneOf } from '../view/resolving.ts'
import { CombatScene } from './CombatScene.tsx'
import { EncounterScene } from './EncounterScene.tsx'
import { InvestigatorsScene } from './InvestigatorsScene.tsx'
import { MythosScene } from './MythosScene.tsx'
import { PurchaseScene } from './PurchaseScene.tsx'
import { ReckoningScene } from './ReckoningScene.tsx'
import { TestScene } from './TestScene.tsx'
import { TradeScene } from './TradeScene.tsx'

export type SceneProps = TableProps & { readonly children: ReactNode }

const scenes: { readonly [kind in SceneKind]: (props: SceneProps) => ReactNode } = {
  combat: CombatScene,
  encounter: EncounterScene,
  investigators: InvestigatorsScene,
  mythos: MythosScene,
  purchase: PurchaseScene,
  reckoning: ReckoningScene,
  test: TestScene,
  trade: TradeScene,
}

/** What is being resolved, as a scene of its own. */
export function Scene(props: SceneProps) {
  const kind = sceneOf(props)
  if (!kind) return null
  const Shown = scenes[kind]
  return <Shown {...props} />
}
