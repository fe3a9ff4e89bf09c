import type { ScriptedChance } from '@miskatonic/kernel'
import type { Picture } from '../scene.ts'
import { cardsDo, type Deed, dice, does, part } from './deeds.ts'

/** Ana with Sneak 4, Fight 8 and Will 5, bare-handed, in Northside beside the monster. */
const FIGHT = 8
const WILL = 5
const SNEAK = 4
const SKILLS = [...Array.from({ length: 4 }, () => 'skill-fight'), ...Array.from({ length: 4 }, () => 'skill-will')]
const beside = (monster: string, chance: ScriptedChance, more: Picture = {}, cards: readonly string[] = []): Picture => ({
  people: { ana: { at: 'northside', stops: [0, 3, 1], cards: [...SKILLS, ...cards] } },
  monsters: { northside: [monster] },
  chance,
  ...more,
})

type Figures = {
  readonly awareness: number
  /** Rating and damage; missing: no Horror check. */
  readonly horror?: readonly [number, number]
  readonly combat: readonly [number, number]
  readonly toughness: number
  /** What weapons of +3 are worth against it. */
  readonly physical?: number
  readonly magical?: number
  readonly nightmarish?: number
  readonly overwhelming?: number
  readonly endless?: true
  readonly ambush?: true
  /** What its victory brings besides, or in place of Stamina; with the answers it asks for. */
  readonly strikes?: {
    readonly comes: readonly string[]
    readonly cards?: readonly string[]
    readonly picture?: Picture
    readonly answers?: readonly string[]
  }
  /** What its defeat brings in place of a trophy. */
  readonly spoils?: { readonly comes: readonly string[]; readonly picture?: Picture }
  readonly picture?: Picture
}
const lost = (track: 'sanity' | 'stamina', n: number): string[] => (n > 0 ? [`ana ${track} 5→${5 - n}`] : [])

/** Evaded by just so many dice; dreaded, feared and beaten by the figures of its marker, and by not one success less. */
function figures(id: string, f: Figures): Deed[] {
  const [rating, damage] = f.combat
  const pool = FIGHT + rating
  const horror = (passed: boolean): ScriptedChance =>
    f.horror ? { 'check:horror': [dice(Math.max(0, WILL + f.horror[0]), passed ? 1 : 0)] } : {}
  // Where one cannot flee there is something to decide only with something in the bag.
  const bag = f.ambush ? ['holy-water'] : []
  const armed = (card: string, bonus: number): Deed =>
    does(`a weapon of +3 is worth ${bonus} (${card})`, {
      at: beside(id, { ...horror(true), 'check:combat': [dice(pool + bonus)] }, f.picture, [card, ...bag]),
      from: part('moveEnds'),
      answers: [`fight:${id}`, ...(bonus > 0 ? [] : [`wield:${card}`]), 'fight'],
      comes: [...lost('sanity', f.nightmarish ?? 0), ...lost('stamina', damage), 'asks fight-monster'],
    })
  return [
    does('is evaded by its awareness', {
      at: beside(id, { 'check:evade': [dice(SNEAK + f.awareness, 1)] }, f.picture),
      from: part('moveEnds'),
      answers: [`evade:${id}`],
      comes: [],
    }),
    does('frightens and hurts by its figures; a success too few is none', {
      at: beside(id, { ...horror(false), 'check:combat': [dice(pool, f.toughness - 1)] }, { ...f.picture, ...f.strikes?.picture }, [
        ...bag,
        ...(f.strikes?.cards ?? []),
      ]),
      from: part('moveEnds'),
      answers: [`fight:${id}`, 'fight', ...(f.strikes?.answers ?? [])],
      comes: [
        ...lost('sanity', f.horror?.[1] ?? 0),
        ...lost('stamina', damage),
        ...(f.strikes?.comes ?? []),
        ...(damage > 0 ? ['asks fight-monster'] : []),
      ],
      ...(damage === 0 ? {} : f.ambush ? { lacks: ['flee'] } : { offers: ['flee'] }),
    }),
    does('is defeated by as many successes as it is tough', {
      at: beside(id, { ...horror(true), 'check:combat': [dice(pool, f.toughness)] }, { ...f.picture, ...f.spoils?.picture }, bag),
      from: part('moveEnds'),
      answers: [`fight:${id}`, 'fight'],
      comes: [
        `northside -${id}`,
        ...(f.spoils ? f.spoils.comes : f.endless ? [] : [`ana trophies +${id}`]),
        ...lost('sanity', f.nightmarish ?? 0),
        ...lost('stamina', f.overwhelming ?? 0),
      ],
    }),
    ...(f.physical === undefined ? [] : [armed('revolver-38', f.physical)]),
    ...(f.magical === undefined ? [] : [armed('enchanted-knife', f.magical)]),
  ]
}

cardsDo('monster', {
  byakhee: figures('byakhee', { awareness: -2, horror: [-1, 1], combat: [0, 2], toughness: 1 }),
  chthonian: figures('chthonian', { awareness: 1, horror: [-2, 2], combat: [-3, 3], toughness: 3 }),
  cultist: figures('cultist', { awareness: -3, combat: [1, 1], toughness: 1, picture: { ancientOne: 'azathoth' } }),
  'dark-young': figures('dark-young', {
    awareness: -2,
    horror: [0, 3],
    combat: [-1, 3],
    toughness: 3,
    physical: 2,
    magical: 3,
    nightmarish: 1,
  }),
  dhole: figures('dhole', {
    ...{ awareness: -1, horror: [-1, 4], combat: [-3, 4], toughness: 3 },
    ...{ physical: 2, magical: 2, nightmarish: 1, overwhelming: 1 },
  }),
  'dimensional-shambler': figures('dimensional-shambler', {
    ...{ awareness: -3, horror: [-2, 1], combat: [-2, 0], toughness: 1 },
    strikes: { comes: ['ana at northside→lost', 'ana delayed false→true'] },
  }),
  'elder-thing': figures('elder-thing', {
    ...{ awareness: -2, horror: [-3, 2], combat: [0, 1], toughness: 2 },
    strikes: { cards: ['lantern', 'wither'], comes: ['ana -wither'] },
  }),
  'fire-vampire': figures('fire-vampire', { awareness: 0, combat: [-2, 2], toughness: 1, physical: 0, magical: 3, ambush: true }),
  'flying-polyp': figures('flying-polyp', {
    ...{ awareness: 0, horror: [-2, 4], combat: [-3, 3], toughness: 3 },
    ...{ physical: 2, magical: 3, nightmarish: 1, overwhelming: 1 },
  }),
  'formless-spawn': figures('formless-spawn', { awareness: 0, horror: [-1, 2], combat: [-2, 2], toughness: 2, physical: 0, magical: 3 }),
  ghost: figures('ghost', { awareness: -3, horror: [-2, 2], combat: [-3, 2], toughness: 1, physical: 0, magical: 3 }),
  ghoul: figures('ghoul', { awareness: -3, horror: [0, 1], combat: [-1, 1], toughness: 1, ambush: true }),
  gug: figures('gug', { awareness: -2, horror: [-1, 2], combat: [-2, 4], toughness: 3, overwhelming: 1 }),
  'high-priest': figures('high-priest', { awareness: -2, horror: [1, 1], combat: [-2, 2], toughness: 2, physical: 3, magical: 0 }),
  'hound-of-tindalos': figures('hound-of-tindalos', {
    awareness: -1,
    horror: [-2, 4],
    combat: [-1, 3],
    toughness: 2,
    physical: 0,
    magical: 3,
  }),
  maniac: [
    ...figures('maniac', { awareness: -1, combat: [1, 1], toughness: 1 }),
    ...figures('maniac', { awareness: -1, combat: [-2, 3], toughness: 1, endless: true, picture: { terror: 6 } }),
  ],
  'mi-go': figures('mi-go', {
    ...{ awareness: -2, horror: [-1, 2], combat: [0, 1], toughness: 1 },
    spoils: { picture: { decks: { unique: ['silver-key'] } }, comes: ['ana +silver-key'] },
  }),
  nightgaunt: figures('nightgaunt', {
    ...{ awareness: -2, horror: [-1, 1], combat: [-2, 0], toughness: 2 },
    strikes: { picture: { gates: { 'independence-square': 'abyss' } }, comes: ['ana at northside→abyss-first'] },
  }),
  shoggoth: figures('shoggoth', { awareness: -1, horror: [-1, 3], combat: [-1, 3], toughness: 3, physical: 2, magical: 3, nightmarish: 1 }),
  'star-spawn': figures('star-spawn', { awareness: -1, horror: [-3, 2], combat: [-3, 3], toughness: 3 }),
  vampire: figures('vampire', { awareness: -3, horror: [0, 2], combat: [-3, 3], toughness: 2, physical: 2, magical: 3 }),
  warlock: figures('warlock', {
    ...{ awareness: -2, horror: [-1, 1], combat: [-3, 1], toughness: 2, physical: 3, magical: 0 },
    spoils: { comes: ['ana clues 0→2'] },
  }),
  witch: figures('witch', { awareness: -1, combat: [-3, 2], toughness: 1, physical: 3, magical: 2 }),
  zombie: figures('zombie', { awareness: 1, horror: [-1, 1], combat: [-1, 2], toughness: 1 }),
  'god-of-the-bloody-tongue': figures('god-of-the-bloody-tongue', {
    ...{ awareness: 1, horror: [-3, 3], combat: [-4, 4], toughness: 4 },
    ...{ nightmarish: 1, overwhelming: 1, endless: true },
  }),
  'haunter-of-the-dark': [
    ...figures('haunter-of-the-dark', { awareness: -3, horror: [-2, 2], combat: [-2, 2], toughness: 2, endless: true }),
    does('in the blackest night its rating is −5', {
      at: beside(
        'haunter-of-the-dark',
        { 'check:horror': [dice(3, 1)], 'check:combat': [dice(FIGHT - 5, 2)] },
        { environment: 'blackest-night' },
      ),
      from: part('moveEnds'),
      answers: ['fight:haunter-of-the-dark', 'fight'],
      comes: ['northside -haunter-of-the-dark'],
    }),
  ],
  'the-dark-man': [
    does('is evaded by its awareness', {
      at: beside('the-dark-man', { 'check:evade': [dice(SNEAK - 3, 1)] }),
      from: part('moveEnds'),
      answers: ['evade:the-dark-man'],
      comes: [],
    }),
    does('whoever is lucky learns something, and he is gone', {
      at: beside('the-dark-man', { 'check:skill': [dice(3 - 1, 1)] }),
      from: part('moveEnds'),
      answers: ['fight:the-dark-man'],
      comes: ['ana clues 0→2', 'northside -the-dark-man'],
    }),
    does('whoever is not is devoured', {
      at: beside('the-dark-man', { 'check:skill': [dice(2)] }, { seats: 2, people: { ana: { at: 'northside', cards: ['knife'] } } }),
      from: part('moveEnds'),
      answers: ['fight:the-dark-man'],
      comes: ['ana inPlay true→false', 'ana at northside→', 'ana -knife', 'northside -the-dark-man'],
    }),
  ],
  'the-bloated-woman': [
    does('is evaded by its awareness', {
      at: beside('the-bloated-woman', { 'check:evade': [dice(SNEAK - 1, 1)] }),
      from: part('moveEnds'),
      answers: ['evade:the-bloated-woman'],
      comes: [],
    }),
    does('who bears the sight of her fights her by her figures', {
      at: beside('the-bloated-woman', {
        'check:skill': [dice(WILL - 2, 1)],
        'check:horror': [dice(WILL - 1)],
        'check:combat': [dice(FIGHT - 2, 2)],
      }),
      from: part('moveEnds'),
      answers: ['fight:the-bloated-woman', 'fight'],
      comes: ['northside -the-bloated-woman', 'ana sanity 5→3'],
    }),
    does('who does not fails both checks', {
      at: beside('the-bloated-woman', { 'check:skill': [dice(WILL - 2)] }),
      from: part('moveEnds'),
      answers: ['fight:the-bloated-woman', 'fight'],
      comes: ['ana sanity 5→3', 'ana stamina 5→3', 'asks fight-monster'],
    }),
  ],
  'the-dark-pharaoh': [
    does('is evaded by its awareness', {
      at: beside('the-dark-pharaoh', { 'check:evade': [dice(SNEAK - 1, 1)] }),
      from: part('moveEnds'),
      answers: ['evade:the-dark-pharaoh'],
      comes: [],
    }),
    does('is fought with Lore', {
      at: beside(
        'the-dark-pharaoh',
        { 'check:horror': [dice(4)], 'check:combat': [dice(8 - 3, 2)] },
        {
          people: { ana: { at: 'northside', stops: [0, 3, 3], cards: [...SKILLS, ...Array.from({ length: 4 }, () => 'skill-lore')] } },
        },
      ),
      from: part('moveEnds'),
      answers: ['fight:the-dark-pharaoh', 'fight'],
      comes: ['northside -the-dark-pharaoh', 'ana sanity 5→4'],
    }),
  ],
})
