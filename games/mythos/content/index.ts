import { adventures } from './adventures.ts'
import { allies } from './allies.ts'
import { artifacts } from './artifacts.ts'
import { events } from './events.ts'
import { greatOldOnes } from './greatOldOnes.ts'
import { investigators } from './investigators.ts'
import { locations } from './locations.ts'
import { monsters } from './monsters.ts'
import type { Card } from './nodes.ts'
import { spells } from './spells.ts'
import { tomes } from './tomes.ts'
import { travels } from './travels.ts'
import { weapons } from './weapons.ts'

/** Every card of the collection. */
export const cards: readonly Card[] = [
  ...investigators,
  ...locations,
  ...allies,
  ...artifacts,
  ...weapons,
  ...tomes,
  ...spells,
  ...monsters,
  ...greatOldOnes,
  ...events,
  ...travels,
  ...adventures,
]

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))

export function cardById(id: string): Card {
  const card = byId.get(id)
  if (!card) throw new Error(`there is no card «${id}»`)
  return card
}
export const hasCard = (id: string): boolean => byId.has(id)
