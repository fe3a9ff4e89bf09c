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

const location = (id: string, es: string, en: string, abilities: Location['abilities']): Location => ({
  id,
  kind: 'location',
  title: { es, en },
  abilities,
})

/** Five of them are in play. */
export const locations: readonly Location[] = [
  location('university-library', 'Biblioteca de la universidad', 'University Library', [
    action('preparation', inOrder(draw(1), discard(1)), { limit: oncePerTurnEach }),
  ]),
  location('sanatorium', 'Sanatorio', 'Sanatorium', [action('preparation', heal(1), { limit: oncePerTurnEach })]),
  location('police-station', 'Comisaría', 'Police Station', [
    action('preparation', lookAtCultists(2), { limit: oncePerTurnForAll, cost: cards(1) }),
  ]),
  location('old-harbour', 'Puerto viejo', 'Old Harbour', [action('preparation', swapTrophy, { limit: oncePerTurnEach })]),
  location('curiosity-shop', 'Tienda de curiosidades', 'Curiosity Shop', [action('preparation', drawItems(3), { cost: anItem })]),
  location('graveyard-chapel', 'Capilla del cementerio', 'Graveyard Chapel', [
    after('fight:begin', { here: true }, ignore('die'), { limit: oncePerCombat }),
  ]),
  location('observatory', 'Observatorio', 'Observatory', [action('preparation', seq(advance(1), setDie))]),
  location('railway-station', 'Estación de tren', 'Railway Station', [modify('moveCost', -1, { here: true })]),
  location('newspaper-office', 'Redacción del periódico', 'Newspaper Office', [action('preparation', removeCrystal, { cost: cards(2) })]),
  location('town-hall', 'Ayuntamiento', 'Town Hall', [action('preparation', block('choice'), { limit: oncePerTurnForAll, cost: aTrophy })]),
]
