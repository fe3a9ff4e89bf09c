import { adventure, ally, discard, event, location, monster, permission, targetHandMaximum, tome, turnDown } from '../content/builders.ts'
import type * as content from '../content/index.ts'
import type { Card, Region, Tongue } from '../content/nodes.ts'

/*
 * Cards of no set of ours: what the rules allow and the collection does not have. A test file takes them in with
 * `vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))`.
 */

type Content = typeof content

const named = (en: string) => ({ title: { es: en, en }, story: { es: '', en: '' } })
const somewhere = { attributes: [], generics: [] } as const

const places: readonly Card[] = [
  /** Another colour than the six of the collection. */
  location('mombasa', { ...named('Mombasa'), ...somewhere, region: 'africa' as Region, attributes: ['city'] }),
  location('kilimanjaro', { ...named('Kilimanjaro'), ...somewhere, region: 'africa' as Region, attributes: ['countryside'] }),
  /** Names no mode. */
  location('lost-valley', { ...named('Lost Valley'), ...somewhere, region: 'exotic' }),
  /** Prints neither time nor roof. */
  location('fallow-field', { ...named('Fallow Field'), ...somewhere, region: 'newEngland', attributes: ['countryside'] }),
  location('drowned-arkham', {
    ...named('Drowned Arkham'),
    ...somewhere,
    dimension: 'newAeon',
    region: 'newEngland',
    subregion: 'arkham',
    attributes: ['city'],
    gate: true,
    abilities: [permission('waking')],
  }),
  /** Far from here, and it lets one in again. */
  location('door-of-years', {
    ...named('Door of Years'),
    ...somewhere,
    region: 'newEngland',
    attributes: ['city'],
    abilities: [permission('newAeon')],
  }),
]

const people: readonly Card[] = [
  ally('ship-steward', { ...named('Ship Steward'), foundAt: [{ has: 'lodging' }], attributes: ['sailor'], value: 1 }),
  /** The Title of another card, with another text. */
  ally('private-detective-retired', {
    ...named('Private Detective'),
    foundAt: [{ has: 'city' }],
    attributes: ['detective'],
    value: 0,
    sanity: 1,
  }),
]

const creatures: readonly Card[] = [
  monster('deep-one-elder', { ...named('Deep One'), class: 'lesserIndependent', value: 5, combines: ['deep-one'] }),
  monster('deep-one-king', { ...named('Deep One'), class: 'lesserIndependent', value: 9, unique: true }),
  monster('clockwork-hound', { ...named('Clockwork Hound'), dimension: 'newAeon', value: 1 }),
  /** Would combine with Ghouls, who do not know of it. */
  monster('ghoul-hanger-on', { ...named('Hanger-On'), value: 1, combines: ['ghoul'] }),
]

const happenings: readonly Card[] = [
  event('landslide', {
    ...named('Landslide'),
    subtype: 'mishap',
    target: { who: 'opponent' },
    lasts: 'immediate',
    effect: discard({ the: 'cards', in: 'play', of: 'target', filter: { kind: 'location' } }),
  }),
  event('sunken-road', {
    ...named('Sunken Road'),
    subtype: 'mishap',
    target: { who: 'opponent' },
    lasts: 'immediate',
    effect: { do: 'bury', what: { the: 'cards', in: 'play', of: 'target', filter: { kind: ['location', 'travel'] } } },
  }),
  event('swoon', { ...named('Swoon'), subtype: 'horror', target: { ally: {} }, lasts: 'immediate', effect: turnDown({ the: 'target' }) }),
  event('waning-moon', {
    ...named('Waning Moon'),
    subtype: 'sky',
    target: { who: 'all' },
    lasts: 'round',
    abilities: [{ ability: 'modify', on: 'value', phase: 'lower', amount: 2, where: { card: { title: 'ghoul' } } }],
  }),
  event('sleepless-week', {
    ...named('Sleepless Week'),
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [targetHandMaximum(-4)],
  }),
  event('half-light', {
    ...named('Half Light'),
    subtype: 'sky',
    target: { who: 'all' },
    lasts: 'round',
    abilities: [{ ability: 'modify', on: 'value', phase: 'scale', amount: 0.5, where: { card: { kind: 'monster' } } }],
  }),
]

const writings: readonly Card[] = [
  tome('tablets-of-mu', { ...named('Tablets of Mu'), languages: ['muvian' as Tongue], capacity: 1, icons: ['eye'] }),
  adventure('any-story', { ...named('Any Story'), points: 1, slots: [{ card: {} }] }),
  adventure('story-of-mu', { ...named('Story of Mu'), points: 1, slots: [{ card: { title: 'queen-of-mu' } }] }),
  adventure('three-regions', {
    ...named('Three Regions'),
    points: 1,
    slots: [{ n: 3, card: { kind: 'location' }, different: 'region' }],
  }),
  adventure('four-regions', {
    ...named('Four Regions'),
    points: 1,
    slots: [{ n: 4, card: { kind: 'location' }, different: 'region' }],
  }),
]

export const strangeCards: readonly Card[] = [...places, ...people, ...creatures, ...happenings, ...writings]

export function withStrangeCards(content: Content): Content {
  const byId = new Map(strangeCards.map((card) => [card.id, card]))
  return {
    ...content,
    cards: [...content.cards, ...strangeCards],
    cardById: (id) => byId.get(id) ?? content.cardById(id),
    hasCard: (id) => byId.has(id) || content.hasCard(id),
  }
}
