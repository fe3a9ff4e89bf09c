import {
  action,
  advance,
  after,
  anItem,
  aTrophy,
  block,
  cards,
  discard,
  draw,
  drawItems,
  heal,
  ignore,
  inOrder,
  lookAtCultists,
  modify,
  oncePerCombat,
  oncePerTurnEach,
  oncePerTurnForAll,
  removeCrystal,
  seq,
  setDie,
  swapTrophy,
} from './builders.ts'
import type { Location } from './kinds.ts'

const location = (id: string, es: string, en: string, tale: number, abilities: Location['abilities']): Location => ({
  id,
  kind: 'location',
  title: { es, en },
  tale,
  abilities,
})

/** Five of them are in play. */
export const locations: readonly Location[] = [
  location('university-library', 'Biblioteca de la universidad', 'University Library', 116, [
    action('preparation', inOrder(draw(1), discard(1)), { limit: oncePerTurnEach }),
  ]),
  location('sanatorium', 'Sanatorio', 'Sanatorium', 117, [action('preparation', heal(1), { limit: oncePerTurnEach })]),
  location('police-station', 'Comisaría', 'Police Station', 118, [
    action('preparation', lookAtCultists(2), { limit: oncePerTurnForAll, cost: cards(1) }),
  ]),
  location('old-harbour', 'Puerto viejo', 'Old Harbour', 119, [action('preparation', swapTrophy, { limit: oncePerTurnEach })]),
  location('curiosity-shop', 'Tienda de curiosidades', 'Curiosity Shop', 120, [action('preparation', drawItems(3), { cost: anItem })]),
  location('graveyard-chapel', 'Capilla del cementerio', 'Graveyard Chapel', 121, [
    after('fight:begin', { here: true }, ignore('die'), { limit: oncePerCombat }),
  ]),
  location('observatory', 'Observatorio', 'Observatory', 122, [action('preparation', seq(advance(1), setDie))]),
  location('railway-station', 'Estación de tren', 'Railway Station', 123, [modify('moveCost', -1, { here: true })]),
  location('newspaper-office', 'Redacción del periódico', 'Newspaper Office', 124, [
    action('preparation', removeCrystal, { cost: cards(2) }),
  ]),
  location('town-hall', 'Ayuntamiento', 'Town Hall', 125, [
    action('preparation', block('choice'), { limit: oncePerTurnForAll, cost: aTrophy }),
  ]),
]
