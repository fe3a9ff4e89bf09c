import { describe, expect, test } from 'vitest'
import { type CardData, contentReport, exportPack, type Kinds, PackError, packSchema, readPack } from '../pack.ts'
import { textOf } from '../say.ts'
import { gain, language, lose } from './workshop.ts'

const kinds: Kinds = {
  lamp: { name: 'both', 'effect?': 'effect', 'abilities?': { list: 'ability' }, 'copies?': 'integer', 'text?': 'both' },
}
const name = { es: 'Farol', en: 'Lamp' }
const cards: readonly CardData[] = [
  { id: 'storm-lamp', kind: 'lamp', name, effect: { do: 'seq', effects: [lose(1), gain(2)] }, copies: 2 },
  {
    id: 'odd-lamp',
    kind: 'lamp',
    name,
    abilities: [{ ability: 'after', on: 'health:lose', effect: { do: 'may', effect: { do: 'native', id: 'tiny:doom' } } }],
  },
  { id: 'told-lamp', kind: 'lamp', name, effect: { do: 'nothing' }, text: { es: 'Alumbra.', en: 'It gives light.' } },
] as never

const problems = (change: (pack: { cards: Record<string, unknown>[]; [field: string]: unknown }) => void): readonly string[] => {
  const pack = JSON.parse(exportPack('tiny', 'first', cards))
  change(pack)
  try {
    readPack(language, kinds, 'tiny', JSON.stringify(pack))
    return []
  } catch (error) {
    return (error as PackError).problems
  }
}

describe('packs', () => {
  test('exported, read back, the same', () => {
    expect(readPack(language, kinds, 'tiny', exportPack('tiny', 'first', cards))).toEqual({ format: 1, game: 'tiny', id: 'first', cards })
  })

  test('what is wrong is named, with the card', () => {
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { effect: { do: 'teleport' } }))).toEqual([
      'storm-lamp: there is no verb «teleport»',
    ])
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { effect: { do: 'lose' } }))).toEqual(['storm-lamp: lose: «n» is missing'])
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { effect: { do: 'lose', n: 'much' } }))[0]).toMatch(/expected a number/)
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { colour: 'red' }))).toEqual(['storm-lamp: «colour» is not known here'])
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { kind: 'ship' }))).toEqual(['storm-lamp: there is no kind «ship»'])
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { id: 'Storm Lamp' }))[0]).toMatch(/kebab-case/)
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { name: { es: 'Farol' } }))).toEqual([
      'storm-lamp: a text is missing in one language',
    ])
    expect(problems((pack) => pack.cards.push({ ...(pack.cards[0] as object) }))).toEqual(['storm-lamp: two cards have this id'])
    expect(problems((pack) => Object.assign(pack, { game: 'chess' }))).toEqual(['it is for «chess», not for «tiny»'])
    expect(problems((pack) => Object.assign(pack, { format: 9 }))).toEqual(['it is not a pack of format 1'])
    expect(() => readPack(language, kinds, 'tiny', '{"cards": [')).toThrow(PackError)
    expect(
      problems((pack) => Object.assign(pack.cards[1] ?? {}, { abilities: [{ ability: 'after', on: 'x', effect: { do: 'may' } }] })),
    ).toEqual(['odd-lamp: may: «effect» is missing'])
  })

  test('options and ways to pay that nothing sets apart are refused before anybody is asked', () => {
    const twice = { do: 'choose', options: [lose(1), gain(1), lose(1)] }
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { effect: { do: 'may', effect: twice } }))).toEqual([
      'storm-lamp: may: two options are both called «lose»: nothing in what they do sets them apart',
    ])
    const cost = { or: [[{ pay: 'clue', n: 1 }], [{ pay: 'clue', n: 1 }]] }
    expect(problems((pack) => Object.assign(pack.cards[0] ?? {}, { effect: { do: 'may', effect: lose(1), cost } }))).toEqual([
      'storm-lamp: may: two options are both called «clue»: nothing in what they do sets them apart',
    ])
  })

  test('the schema lists every node of the language, with its fields', () => {
    const schema = packSchema(language, kinds, 'tiny') as {
      $defs: Record<string, { anyOf: { properties: Record<string, unknown>; required: string[] }[] }>
    }
    const verbs = schema.$defs.effect?.anyOf.map(({ properties }) => (properties.do as { const: string }).const)
    expect(verbs).toContain('lose')
    expect(verbs).toContain('forEach')
    expect(schema.$defs.card?.anyOf[0]?.required).toEqual(['kind', 'id', 'name'])
    const references = JSON.stringify(schema).match(/#\/\$defs\/\w+/g) ?? []
    for (const reference of references) expect(schema.$defs).toHaveProperty(reference.slice('#/$defs/'.length))
  })

  test('the report counts pieces, natives at any depth, and texts written by hand', () => {
    expect(contentReport(language, kinds, cards)).toEqual({ pieces: { lamp: 4 }, natives: 1, overrides: 1 })
  })

  test('a card says what it does, in both languages', () => {
    const [storm, , told] = cards
    expect(textOf(language, storm as never, { lang: 'es', form: 'plain' })).toBe('Pierdes 1 punto de Salud y ganas 2 Pistas.')
    expect(textOf(language, storm as never, { lang: 'en', form: 'plain' })).toBe('Lose 1 Health and gain 2 Clues.')
    expect(textOf(language, told as never, { lang: 'en', form: 'plain' })).toBe('It gives light.')
    const rest = { abilities: [{ ability: 'after', on: 'health:lose', effect: gain(1), limit: { per: 'round' }, may: true }] } as const
    expect(textOf(language, rest as never, { lang: 'es', form: 'plain' })).toBe(
      'Una vez por ronda, cuando pierdas 1 punto de Salud, puedes ganar 1 Pista.',
    )
  })
})
