import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defined } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import type { Card, ComplexCard, Section } from '../content/nodes.ts'
import type { SpaceId } from '../rules/shape.ts'
import { waysOf } from './outcomes.ts'
import { inWords, type Position, pause, turnOf } from './position.ts'
import { tell } from './told.ts'

/*
 * Every part of every Encounter card, in every way it can go. What each way leads to stands in `expected/encounters.txt`, a block for each
 * part: «forks → what is different afterwards».
 */

const file = fileURLToPath(new URL('./expected/encounters.txt', import.meta.url))
const BY_TYPE: { readonly [type: string]: SpaceId } = { city: '7', wilderness: '10', sea: '8' }
const mentions = (part: unknown, word: string): boolean => JSON.stringify(part).includes(word)

/** Leo with three Clues, an Ally, an Item; a Shoggoth far away; quiet colleagues elsewhere. */
function picture(at: SpaceId, part: unknown, more: Partial<Position>): Position {
  const hurt = mentions(part, '"do":"recover"')
  const banded = mentions(part, '"bands"')
  return {
    seats: {
      ana: {
        is: 'leo-anderson',
        at,
        clues: 3,
        health: hurt ? 3 : 6,
        sanity: hurt ? 3 : 6,
        has: [
          'cat-burglar',
          'fine-clothes',
          ...(mentions(part, '"do":"discard","what":{"the":"cards","kind":"condition"') ? ['debt-1'] : []),
          ...(mentions(part, '"filter":{"kind":"spell"}') ? ['shriveling-1'] : []),
        ],
        ...(banded ? { up: { lore: 1, observation: 1 } } : {}),
      },
      ben: { is: 'lily-chen', at: '20' },
      cleo: { is: 'silas-marsh', at: '20' },
      dora: { is: 'norman-withers', at: '20' },
    },
    doom: 10,
    monsters: { '1': ['shoggoth'] },
    ...(mentions(part, '"with":"gate"') ? { gates: ['tokyo'] } : {}),
    reserve: ['38-revolver', 'lucky-rabbits-foot', 'silver-twilight-ritual', 'arcane-scholar'],
    lying: { 'discard:assets': ['bull-whip'] },
    from: [pause, turnOf('encounter', 'ana'), pause],
    phase: 'encounter',
    ...more,
    top: { cup: ['zombie'], ...more.top },
  }
}

const run = (at: SpaceId, part: unknown, begin: string, more: Partial<Position>): Position => ({
  ...picture(at, part, more),
  answers: { encounter: [begin] },
  ...(mentions(part, '"bands"') ? { tries: { any: [3, 1, 0] } } : {}),
})

type Part = { readonly id: string; readonly run: Position }

function sectionsOf(card: Card): Part[] {
  const parts = (sections: { readonly [id: string]: Section }, one: (id: string, section: Section) => Position): Part[] =>
    Object.entries(sections).map(([id, section]) => ({ id: `${card.id} ${id}`, run: one(id, section) }))
  switch (card.kind) {
    case 'location':
      return parts(card.sections, (id, section) => run(id, section, `location:${card.region}`, { top: { [card.region]: [card.id] } }))
    case 'general':
      return parts(card.sections, (id, section) => run(defined(BY_TYPE[id]), section, 'general', { top: { general: [card.id] } }))
    case 'research':
      return parts(card.sections, (id, section) =>
        run(defined(BY_TYPE[id]), section, `research:clue-${BY_TYPE[id]}`, {
          ancientOne: card.ancientOne,
          clues: [defined(BY_TYPE[id])],
          top: { research: [card.id] },
          ...(card.ancientOne === 'azathoth' ? { marks: { azathoth: { eldritch: 1 } } } : {}),
        }),
      )
    case 'otherWorld':
    case 'expedition':
    case 'special':
      return [{ id: card.id, run: complexRun(card) }]
    default:
      return []
  }
}

function complexRun(card: ComplexCard): Position {
  const parts = [card.initial, card.pass, card.fail]
  if (card.kind === 'otherWorld') return run('rome', parts, 'otherWorld:gate-rome', { gates: ['rome'], top: { otherWorld: [card.id] } })
  if (card.kind === 'expedition')
    return run(defined(card.space), parts, 'expedition', { expedition: defined(card.space), top: { expedition: [card.id] } })
  if (card.ancientOne === 'cthulhu')
    return run('3', parts, 'token:rlyeh-risen', {
      ancientOne: 'cthulhu',
      mystery: 'rlyeh-risen',
      marks: { 'rlyeh-risen': { tokenSpaces: ['3'] } },
      top: { 'special:rlyeh-risen': [card.id] },
    })
  return run('rome', parts, 'token:yog-sothoth', {
    ...inWords('ancientOne yog-sothoth; awakened; gates rome; solved arcane-understanding spawn-of-yog-sothoth the-beyond-one'),
    top: { 'special:the-key-and-the-gate': [card.id] },
  })
}

const parts = cards.flatMap(sectionsOf)
const told = (part: Part): string =>
  waysOf(part.run, ['leo-anderson'])
    .map(({ way, led }) => `  ${way} → ${led}`)
    .join('\n')

if (process.env.UPDATE_EXPECTED) writeFileSync(file, `${parts.map((part) => `${part.id}\n${told(part)}`).join('\n')}\n`)
const expected = new Map(
  readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\n(?! )/)
    .map((block) => [block.slice(0, block.indexOf('\n')), block.slice(block.indexOf('\n') + 1)] as const),
)

describe('every part of every Encounter card leads where its words say', () => {
  it('each is expected once', () => {
    expect([...expected.keys()]).toEqual(parts.map(({ id }) => id))
  })

  it.each(parts.map((part) => [part.id, part] as const))('%s', (id, part) => {
    expect(told(part)).toBe(expected.get(id))
  })
})

/** The tests of a text in their order: «lore-1». */
function testsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(testsOf)
  if (typeof node !== 'object' || node === null) return []
  const { do: verb, skill, modifier = 0 } = node as { do?: string; skill?: string; modifier?: number }
  const own =
    verb === 'test' || (verb === undefined && typeof skill === 'string') ? [`${skill}${modifier > 0 ? '+' : ''}${modifier || ''}`] : []
  return [...own, ...Object.entries(node).flatMap(([key, value]) => (key === 'ability' ? [] : testsOf(value)))]
}
const tally = (tests: readonly string[]): string =>
  [...new Set(tests)]
    .sort()
    .map((test) => `${tests.filter((one) => one === test).length} ${test}`)
    .join(', ')
const sections = (kind: string, id: string): Section[] =>
  cards.flatMap((card) =>
    card.kind === kind ? [(card as { sections: Record<string, Section> }).sections[id]].filter((one) => one !== undefined) : [],
  )

/** One test, and nothing to decide: a pass gives, a failure takes. */
const isPlainTest = ({ effect }: Section): boolean => {
  const { do: verb, bands } = effect
  return (
    verb === 'test' &&
    bands === undefined &&
    testsOf(effect).length === 1 &&
    !/"(choose|may|unless|forEach|for)"/.test(JSON.stringify(effect))
  )
}

describe('City and General Encounters', () => {
  it.each([
    ['arkham', '2 lore, 1 lore+1, 1 observation, 2 will'],
    ['san-francisco', '1 influence, 1 lore, 1 observation, 3 will'],
    ['buenos-aires', '1 influence, 2 lore, 1 lore+1, 1 will'],
    ['london', '4 observation, 1 observation-1, 1 strength'],
    ['rome', '3 influence, 1 influence-1, 2 will'],
    ['istanbul', '2 influence, 1 lore, 1 observation, 3 will'],
    ['shanghai', '1 influence, 2 observation, 1 strength, 1 will'],
    ['tokyo', '2 influence, 1 will'],
    ['sydney', '2 influence, 2 strength, 2 will'],
  ])('%s tests: %s', (city, asked) => {
    expect(tally(testsOf(sections('location', city)))).toBe(asked)
  })

  it.each([
    ['city', '2 influence, 1 influence-1, 1 lore, 1 observation, 2 strength, 1 will'],
    ['wilderness', '2 lore, 2 observation, 1 observation-1, 2 strength, 3 will'],
    ['sea', '1 influence, 2 lore, 2 observation, 1 strength, 2 will'],
  ])('%s tests: %s', (type, asked) => {
    expect(tally(testsOf(sections('general', type)))).toBe(asked)
  })

  it.each([
    ...['arkham', 'san-francisco', 'buenos-aires', 'london', 'rome', 'istanbul', 'shanghai', 'tokyo', 'sydney'].map((one) => [
      'location',
      one,
    ]),
    ...['city', 'wilderness', 'sea'].map((one) => ['general', one]),
  ])('%s %s: at least a third is something else than one test with a reward and a penalty', (kind, id) => {
    const all = sections(kind, id)
    expect(all.filter(isPlainTest).length / all.length).toBeLessThanOrEqual(2 / 3)
  })

  it('taken together, not half of them are', () => {
    const all = [...cards].flatMap((card) => (card.kind === 'location' || card.kind === 'general' ? Object.values(card.sections) : []))
    expect(all).toHaveLength(108)
    expect(all.filter(isPlainTest).length).toBeLessThan(54)
  })
})

describe('the tests the decks ask for are those of the box', () => {
  /** First part / pass / fail of each card of the world, the place or the Mystery. */
  it.each([
    ['Great Hall of Celaeno', 'lore/influence-1/will lore/will/ observation-1/lore/ will/lore/'],
    ['City of the Great Race', '/will/strength influence/lore-1/ lore-1/will/ will/lore/'],
    ['Lost Carcosa', 'influence//will lore-1//influence observation/lore/ will/lore/lore-1'],
    ['Yuggoth', '/lore/will influence/lore/ will/lore/lore-1 will/observation-1/strength'],
    ['The Future', 'will-1/observation/lore will/lore/strength'],
    ['The Past', 'influence-1//strength lore//will'],
    ['The Dreamlands', 'lore//observation will-1/strength/'],
    ['The Underworld', 'influence/will/'],
    ['The Abyss', 'observation/strength-1/will'],
    ['The Amazon', 'observation/lore/strength-1 strength/lore/observation-1 strength/observation-1/influence'],
    ['Antarctica', 'observation/will/strength-1 strength/observation-1/influence strength/will/observation-1'],
    ['The Heart of Africa', 'observation/lore/strength-1 strength/lore/observation-1 strength/observation-1/influence'],
    ['The Himalayas', '/lore/observation observation/will/strength-1 strength/lore-1/influence'],
    ['The Pyramids', 'observation/lore/strength-1 strength/lore/observation-1 strength/observation-1/influence'],
    ['Tunguska', 'observation/will/strength-1 strength/lore/observation-1 strength/observation-1/influence'],
    [
      'R’lyeh Risen',
      'lore-1/influence-1/ observation-1/lore-1/ observation-1/lore-1/ strength-1/observation-1/ strength-1/will-1/ will-1/lore-1/',
    ],
    ['The Key and the Gate', 'lore-1/influence/ lore-1/will/ observation-1/strength/ strength-1/lore/ will-1/influence/ will-1/lore/'],
  ])('%s: %s', (title, asked) => {
    const found = cards.flatMap((card) => ('initial' in card && card.title.en === title ? [card] : []))
    expect(
      found
        .map((card) => [card.initial, card.pass, card.fail].map((part) => testsOf(part).join('+')).join('/'))
        .sort()
        .join(' '),
    ).toBe(asked)
  })
})

tell(`
# what is particular about some
  dreamlands-1: one die more for each Clue, in the first test only
    (Will 3 −1 and three Clues: five dice; then Strength 3.)
    ana leo-anderson rome, clues 3; gates rome; top otherWorld: dreamlands-1; test 1/5 1/3; encounter ana
      -> ana otherWorld:gate-rome, ana? pause
    ana leo-anderson rome; gates rome; top otherWorld: dreamlands-1; test 1/2 1/3; encounter ana -> ana otherWorld:gate-rome, ana? pause
  great-race-3: the Silver Key pays the Clue
    ana leo-anderson rome, has the-silver-key; gates rome; top otherWorld: great-race-3; test 1/3; encounter ana
      -> ana otherWorld:gate-rome, ana yes, until ana pause => discard:gates gate-rome
  EH-RULING-91: himalayas-1: a Monster that moves away as it comes is fought all the same
    ana lily-chen the-himalayas, up strength 2; expedition the-himalayas; top expedition: himalayas-1, cup: mummy; encounter ana;
      test 3/3 3/4 1/2
      -> ana expedition
      (Defeated where it had gone: the middle part of the card, a Lore test.)
      => space:the-pyramids none; lily-chen possessions 1 cards
  key-and-gate-4: who is Cursed already may still choose it; the card flips instead
    ana leo-anderson rome, has cursed-2; ben lily-chen 20; cleo silas-marsh 20; ancientOne yog-sothoth; awakened; gates rome;
      solved arcane-understanding spawn-of-yog-sothoth the-beyond-one; top special:the-key-and-the-gate: key-and-gate-4; encounter ana;
      test 1/2 1/2
      -> ana token:yog-sothoth, ana? choose > gain-condition-cursed
      (Its back lifts the curse: the tests succeed on a 5 again, and the token costs 3 Sanity.)
      => leo-anderson has none; yog-sothoth eldritch 1; leo-anderson sanity 3
  without: a Clue the price cannot be paid, and the last part follows
    ana leo-anderson rome; gates rome; top otherWorld: <great-race-3 yuggoth-3>; test 1/3; encounter ana
      -> ana otherWorld:gate-rome, ana? pause => space:rome gate-rome …
`)
