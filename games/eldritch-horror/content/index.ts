import type { Zones } from '../rules/shape.ts'
import { ancientOnes } from './ancientOnes.ts'
import { artifacts } from './artifacts.ts'
import { assets } from './assets.ts'
import { conditions } from './conditions.ts'
import { encountersAmerica } from './encountersAmerica.ts'
import { encountersAsia } from './encountersAsia.ts'
import { encountersEurope } from './encountersEurope.ts'
import { encountersGeneral } from './encountersGeneral.ts'
import { expeditions } from './expeditions.ts'
import { investigators } from './investigators.ts'
import { spaces } from './map.ts'
import { monsters } from './monsters.ts'
import { mysteries } from './mysteries.ts'
import { mythosBlue } from './mythosBlue.ts'
import { mythosGreen } from './mythosGreen.ts'
import { mythosYellow } from './mythosYellow.ts'
import type { Card, ConditionCard, MonsterCard, SpellCard } from './nodes.ts'
import { otherWorlds } from './otherWorlds.ts'
import { research } from './research.ts'
import { special } from './special.ts'
import { spells } from './spells.ts'

/** Every card of the box. */
export const cards: readonly Card[] = [
  ...investigators,
  ...ancientOnes,
  ...monsters,
  ...assets,
  ...artifacts,
  ...spells,
  ...conditions,
  ...mysteries,
  ...mythosGreen,
  ...mythosYellow,
  ...mythosBlue,
  ...encountersAmerica,
  ...encountersEurope,
  ...encountersAsia,
  ...encountersGeneral,
  ...research,
  ...otherWorlds,
  ...expeditions,
  ...special,
]

/** One kind of component as it lies in the box: how many, where it begins, what can be seen of it. */
export type Component = {
  readonly definition: string
  readonly kind: string
  readonly card: Card | null
  /** Which back of a two-sided card. */
  readonly back?: number
  readonly copies: number
  readonly zone: Zones
  readonly unlimited?: true
  readonly faces: { readonly [face: string]: string }
}

const decks: { readonly [kind: string]: Zones } = {
  asset: 'assets',
  artifact: 'artifacts',
  mystery: 'box',
  mythos: 'box',
  general: 'general',
  otherWorld: 'otherWorld',
  expedition: 'expedition',
}

/** An Expedition's back shows its space; that of a Mystery, a Research or a Special Encounter its Ancient One (EH-SETUP-15, EH-EXP-02). */
function plainBack(card: Card): string {
  if (card.kind === 'expedition') return `back:expedition:${card.space}`
  return 'ancientOne' in card && card.ancientOne ? `back:${card.kind}:${card.ancientOne}` : `back:${card.kind}`
}

const plain = (card: Card, zone: Zones, copies = 1): Component => ({
  definition: card.id,
  kind: card.kind,
  card,
  copies,
  zone,
  faces: { front: `${card.kind}:${card.id}`, back: plainBack(card) },
})

/** Two copies of a Spell, and the copies of a Condition, share a front and differ behind (EH-DSC-01). */
const doubleSided = (card: SpellCard | ConditionCard): Component[] =>
  card.backs.map((back, i) => ({
    definition: `${card.id}-${i + 1}`,
    kind: card.kind,
    card,
    back: i,
    copies: 'times' in back ? (back.times ?? 1) : 1,
    zone: card.kind === 'spell' ? 'spells' : 'conditions',
    faces: { front: `${card.kind}:${card.id}`, back: `${card.kind}:${card.id}/${i + 1}` },
  }))

/** Cultists are of the Ancient One that is chosen; shades are ambushers by name (EH-AMB-04, -05). */
function monsterComponents(card: MonsterCard): Component[] {
  const faces = { front: `monster:${card.id}`, back: `monster:${card.id}` }
  // A shade shows itself as one: nobody could take it for the token.
  const shade = { front: `shade:${card.id}`, back: `shade:${card.id}` }
  const ofKind = (suffix: string): Component[] => [
    { definition: `${card.id}${suffix}`, kind: 'monster', card, copies: card.copies, zone: card.epic ? 'epic' : 'monsters', faces },
    { definition: `shade-${card.id}${suffix}`, kind: 'monster', card, copies: 0, zone: 'ambush', unlimited: true, faces: shade },
  ]
  return card.cultist ? ancientOnes.flatMap(({ id }) => ofKind(`-${id}`)) : ofKind('')
}

function componentsOf(card: Card): Component[] {
  switch (card.kind) {
    case 'spell':
    case 'condition':
      return doubleSided(card)
    case 'monster':
      return monsterComponents(card)
    case 'investigator':
      return [{ ...plain(card, 'investigators'), faces: { front: `investigator:${card.id}`, back: `investigator:${card.id}/back` } }]
    case 'ancientOne':
      return [{ ...plain(card, 'box'), faces: { front: `ancientOne:${card.id}`, back: `ancientOne:${card.id}/back` } }]
    case 'location':
      return [plain(card, card.region)]
    case 'research':
    case 'special':
      return [plain(card, 'box')]
    default:
      return [plain(card, decks[card.kind] ?? 'box')]
  }
}

const token = (kind: 'gate' | 'clue', space: string): Component => ({
  definition: `${kind}-${space}`,
  kind,
  card: null,
  copies: 1,
  zone: kind === 'gate' ? 'gates' : 'clues',
  faces: { front: `${kind}:${space}`, back: `back:${kind}` },
})

export const components: readonly Component[] = [
  ...cards.flatMap(componentsOf),
  ...spaces.filter(({ gate }) => gate !== undefined).map(({ id }) => token('gate', id)),
  ...spaces.map(({ id }) => token('clue', id)),
]

const byDefinition = new Map(components.map((component) => [component.definition, component]))

export function cardOfDefinition(definition: string): Card {
  const card = byDefinition.get(definition)?.card
  if (!card) throw new Error(`«${definition}» is not a card`)
  return card
}

/** The back a copy of a two-sided card has, or null. */
export function backOfDefinition(definition: string): SpellCard['backs'][number] | ConditionCard['backs'][number] | null {
  const component = byDefinition.get(definition)
  const card = component?.card
  return card && (card.kind === 'spell' || card.kind === 'condition') ? (card.backs[component.back ?? 0] ?? null) : null
}
