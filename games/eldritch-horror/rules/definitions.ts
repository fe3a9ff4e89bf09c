import { type AbilityData, compile } from '@miskatonic/effects'
import { type Ability, type Definition, hashJson } from '@miskatonic/kernel'
import { type Component, cards, components } from '../content/index.ts'
import type { AncientOneCard, MonsterCard, SheetSide } from '../content/nodes.ts'
import type { EldritchShape } from './shape.ts'
import { castAbility } from './spells.ts'
import { language } from './vocabulary/language.ts'

type Abilities = readonly Ability<EldritchShape>[]

/** What may be done during a test may be done once in it, however often its dice are rolled anew (EH-POSS-03). */
export const oncePerTest = (data: AbilityData): AbilityData =>
  data.ability === 'after' && data.on === 'test:roll' && data.limit === undefined ? { ...data, limit: { per: 'test', on: 'piece' } } : data

const compiled = (data: readonly AbilityData[] | undefined, prefix = ''): Abilities =>
  (data ?? []).map((ability, i) => compile(language, oncePerTest(ability), `${prefix}${i + 1}`))

/** "When this Monster is spawned …" is a trigger of its own token (EH-MON-03). */
const onSpawn = (effect: MonsterCard['onSpawn']): readonly AbilityData[] =>
  effect ? [{ ability: 'after', on: 'monster:spawn', where: { monster: 'self' }, effect }] : []

/** Set-up is no round: what an investigator can do, and what can be done once per round, waits for the first (EH-SETUP-33, EH-RULING-09). */
const outsideSetup = (ability: Ability<EldritchShape>): Ability<EldritchShape> => {
  const { when } = ability
  const awake: NonNullable<typeof when> = (t, self, what, by) =>
    t.state.phase !== 'setup' && (when === undefined || when(t, self, what, by))
  return { ...ability, when: awake }
}
const oncePerRound = (ability: Ability<EldritchShape>): Ability<EldritchShape> =>
  ability.limit?.per === 'round' ? outsideSetup(ability) : ability

const cultistSide = (side: SheetSide): Abilities => compiled(side.cultist?.abilities)

function abilitiesOf({ card, definition }: Component): Definition<EldritchShape>['abilities'] {
  if (!card) return undefined
  switch (card.kind) {
    case 'spell':
      return { front: [castAbility(card)] }
    case 'condition':
      return { front: compiled(card.abilities) }
    case 'monster':
      return card.cultist ? cultistAbilities(definition) : { any: compiled([...(card.abilities ?? []), ...onSpawn(card.onSpawn)]) }
    case 'ancientOne':
      return { front: compiled(card.front.abilities), back: compiled(card.back.abilities) }
    case 'investigator':
      return { any: compiled(card.abilities).map(outsideSetup) }
    default:
      return 'abilities' in card ? { any: compiled(card.abilities).map(oncePerRound) } : undefined
  }
}

/** A Cultist's text stands on the sheet of the Ancient One it serves, asleep in front and awake behind (EH-CULT-02, -04). */
function cultistAbilities(definition: string): Definition<EldritchShape>['abilities'] {
  const sheet = cards.find((card): card is AncientOneCard => card.kind === 'ancientOne' && definition.endsWith(`-${card.id}`))
  return sheet ? { front: cultistSide(sheet.front), back: cultistSide(sheet.back) } : {}
}

export const definitions: ReadonlyMap<string, Definition<EldritchShape>> = new Map(
  components.map((component) => {
    const abilities = abilitiesOf(component)
    const some = abilities && Object.values(abilities).some((list) => list.length > 0)
    const definition: Definition<EldritchShape> = {
      id: component.definition,
      kind: component.kind,
      faces: component.faces,
      ...(component.unlimited ? { supply: 'unlimited' as const } : {}),
      ...(component.kind === 'investigator' ? { see: { front: 'all', back: 'all' } as const } : {}), // EH-HIDE-08
      ...(some ? { abilities } : {}),
    }
    return [component.definition, definition]
  }),
)

export const contentHash = hashJson(cards)
