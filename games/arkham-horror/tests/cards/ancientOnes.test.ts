import { gain, lostInTime } from '../../content/builders.ts'
import { type Picture, says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, part } from './deeds.ts'

/** Ana has Fight 9, Will 9 and the rest as the sliders say: Speed 1, Sneak 4, Lore 2, Luck 3. */
const MIGHT = [...Array.from({ length: 5 }, () => 'skill-fight'), ...Array.from({ length: 8 }, () => 'skill-will')]
const ana = (more: object = {}): NonNullable<Picture['people']> => ({ ana: { at: 'northside', stops: [0, 3, 1], cards: MIGHT, ...more } })
const battle = (ancientOne: string, doom: number, more: Picture = {}, person: object = {}): Picture => ({
  ...{ ancientOne, doom, round: 1, people: ana(person) },
  ...more,
})

/** A blow: by the combat rating; with a weapon of +3, physical or magical, by so much more. */
const struck = (
  ancientOne: string,
  doom: number,
  rating: number,
  physical = 3,
  magical = 3,
  more: Picture = {},
  person: object = {},
): Deed[] =>
  (
    [
      ['revolver-38', physical],
      ['enchanted-knife', magical],
    ] as const
  ).map(([weapon, bonus]) =>
    does(`is struck at ${rating}, with ${weapon} ${bonus} more`, {
      at: battle(
        ancientOne,
        doom,
        { ...more, chance: { 'check:combat': [dice(9 + rating + bonus, 2)] } },
        { ...person, cards: [...MIGHT, weapon] },
      ),
      from: part('battleStrike'),
      answers: bonus > 0 ? [] : [`wield:${weapon}`],
      comes: [`doom ${doom}→${doom - 2}`],
    }),
  )
/** The attack asks for a check that is a die worse in each round. */
const attacks = (
  ancientOne: string,
  doom: number,
  value: number,
  comes: readonly string[],
  person: object = {},
  answers: readonly string[] = [],
): Deed[] => [
  does('attacks, and is withstood', {
    at: battle(ancientOne, doom, { chance: { 'check:skill': [dice(value + 1, 1)] } }, person),
    from: part('battleAttack'),
    comes: [],
  }),
  does('attacks, and is not', {
    at: battle(ancientOne, doom, { round: 3, chance: { 'check:skill': [dice(Math.max(0, value - 1))] } }, person),
    from: part('battleAttack'),
    answers: [...answers],
    comes,
  }),
]
const awakes = { step: 'awaken', args: { cause: 'doom' } }
const begins = (doom: number): string[] => ['ana at northside→battle', `doom 0→${doom}`, 'asks choose-sliders']
const lostAll = ['ana inPlay true→false', 'ending null→eliminated']
/** A fight with a Cultist: its dice, its horror, its damage. */
const cultist = (
  ancientOne: string,
  rating: number,
  toughness: number,
  damage: number,
  more: { horror?: number; comes?: string[]; health?: number } = {},
): Deed =>
  does('its Cultists', {
    at: {
      ancientOne,
      people: ana({ sanity: more.health ?? 5, stamina: more.health ?? 5 }),
      monsters: { northside: ['cultist'] },
      chance: {
        ...(more.horror === undefined ? {} : { 'check:horror': [dice(9 + more.horror)] }),
        'check:combat': [dice(9 + rating, toughness - 1), dice(9 + rating, toughness)],
      },
    },
    from: part('moveEnds'),
    answers: ['fight:cultist', 'fight', 'fight'],
    comes: [
      'northside -cultist',
      `ana stamina ${more.health ?? 5}→${(more.health ?? 5) - damage}`,
      ...(more.comes ?? ['ana trophies +cultist']),
    ],
  })

cardsDo('ancientOne', {
  azathoth: [
    does('who wakes him has lost', {
      at: { ancientOne: 'azathoth', people: ana() },
      from: awakes,
      comes: ['ending null→destroyed', 'doom 0→14'],
    }),
    does('Maniacs are a point tougher', {
      at: {
        ancientOne: 'azathoth',
        people: ana(),
        monsters: { northside: ['maniac'] },
        chance: { 'check:combat': [dice(10, 1), dice(10, 2)] },
      },
      from: part('moveEnds'),
      answers: ['fight:maniac', 'fight', 'fight'],
      comes: ['northside -maniac', 'ana trophies +maniac', 'ana stamina 5→4'],
    }),
  ],
  cthulhu: [
    ...struck('cthulhu', 13, -6, 3, 3, {}, { sanity: 4, stamina: 4 }),
    cultist('cthulhu', 1, 1, 1, { health: 4, horror: -2, comes: ['ana trophies +cultist', 'ana sanity 4→2'] }),
    does('nobody has more than one point less', {
      at: { ancientOne: 'cthulhu', people: ana({ sanity: 3, stamina: 4 }) },
      from: says(gain.sanity(2)),
      comes: ['ana sanity 3→4'],
    }),
    does('his attack lowers a maximum of choice', {
      at: battle('cthulhu', 10, {}, { sanity: 4, stamina: 4 }),
      from: part('battleAttack'),
      answers: ['stamina'],
      comes: ['ana staminaLost 0→1', 'ana stamina 4→3'],
    }),
    does('after it a token comes back', {
      at: battle('cthulhu', 10, {}, { sanity: 4, stamina: 4 }),
      from: { step: 'battleEnds' },
      comes: ['doom 10→11', 'asks choose-sliders'],
    }),
    does('but not on a full track', {
      at: battle('cthulhu', 13, {}, { sanity: 4, stamina: 4 }),
      from: { step: 'battleEnds' },
      comes: ['asks choose-sliders'],
    }),
  ],
  hastur: [
    ...struck('hastur', 13, -7, 2, 3, { terror: 7 }),
    cultist('hastur', 1 - 2, 1, 1),
    does('his Cultists fly', {
      at: { ancientOne: 'hastur', monsters: { woods: ['cultist'] } },
      from: { step: 'mythosMoves', args: { card: 'family-found-butchered#1' } },
      comes: ['woods -cultist', 'sky +cultist'],
    }),
    does('a seal costs eight Clues', {
      at: {
        ...{ ancientOne: 'hastur', seats: 2, gates: { woods: 'the-dreamlands' }, chance: { 'check:close': [dice(3, 1)] } },
        people: { ana: { at: 'woods', explored: true, clues: 9 } },
      },
      from: part('arkham'),
      answers: ['close:lore', 'yes'],
      comes: [
        ...['ana clues 9→1', 'woods sealed false→true', 'woods gate -gate-the-dreamlands', 'ana trophies +gate-the-dreamlands'],
        'ana explored true→false',
      ],
    }),
    ...attacks('hastur', 13, 3, ['ana sanity 5→3']),
  ],
  ithaqua: [
    ...struck('ithaqua', 11, -3),
    cultist('ithaqua', 1, 3, 1),
    does('who is in a street when the Mythos phase ends freezes', {
      at: { ancientOne: 'ithaqua', seats: 2, people: { ana: { at: 'downtown' }, bea: { at: 'woods' } } },
      from: { step: 'phaseEnd', args: { phase: 'mythos' } },
      comes: ['ana stamina 5→4'],
    }),
    does('no weather but his own', {
      at: { ancientOne: 'ithaqua', environment: 'icy-conditions', people: { ana: { at: 'downtown' } } },
      from: part('movement'),
      comes: ['ana points 0→2', 'asks move'],
    }),
    does('when he awakens each item is blown away on a failure', {
      at: { ancientOne: 'ithaqua', people: ana({ cards: ['food', 'wither', 'duke'] }), chance: { dice: [[1, 4]] } },
      from: awakes,
      comes: [...begins(11), 'ana -food', 'ana -wither'],
    }),
    ...attacks('ithaqua', 11, 9, ['ana stamina 5→3']),
  ],
  nyarlathotep: [
    ...struck('nyarlathotep', 11, -4, 3, 2),
    cultist('nyarlathotep', 1, 1, 1, { comes: [] }),
    does('when he awakens, who has no Clue is devoured', {
      at: { ancientOne: 'nyarlathotep', people: ana({ cards: [] }) },
      from: awakes,
      comes: [...lostAll, 'ana at northside→', 'doom 0→11'],
    }),
    does('who has one is not', { at: { ancientOne: 'nyarlathotep', people: ana({ clues: 1 }) }, from: awakes, comes: begins(11) }),
    ...attacks('nyarlathotep', 11, 2, ['ana clues 2→1'], { clues: 2 }),
    does('with the last Clue one is devoured', {
      at: battle('nyarlathotep', 11, { round: 3, chance: { 'check:skill': [dice(1)] } }, { clues: 1, cards: [] }),
      from: part('battleAttack'),
      comes: [...lostAll, 'ana clues 1→0', 'ana at battle→'],
    }),
  ],
  'shub-niggurath': [
    ...struck('shub-niggurath', 12, -5, 0, 3),
    does('Dark Young are endless, and all monsters a point tougher', {
      at: {
        ...{ ancientOne: 'shub-niggurath', people: ana(), monsters: { northside: ['dark-young'] } },
        chance: { 'check:horror': [dice(9, 1)], 'check:combat': [dice(8, 3), dice(8, 4)] },
      },
      from: part('moveEnds'),
      answers: ['fight:dark-young', 'fight', 'fight'],
      comes: ['northside -dark-young', 'ana sanity 5→4', 'ana stamina 5→2'],
    }),
    does('when she awakens, who has no monster trophy is devoured', {
      at: { ancientOne: 'shub-niggurath', people: ana({ cards: [], trophies: ['gate-abyss'] }) },
      from: awakes,
      comes: [...lostAll, 'ana at northside→', 'doom 0→12'],
    }),
    ...attacks('shub-niggurath', 12, 4, ['ana trophies -ghoul'], { trophies: ['ghoul', 'zombie'] }, []).map((deed, i) =>
      i === 1 ? { ...deed, answers: [['ghoul']] } : deed,
    ),
    does('with the last trophy one is devoured', {
      at: battle('shub-niggurath', 12, { round: 3, chance: { 'check:skill': [dice(3)] } }, { cards: [], trophies: ['ghoul'] }),
      from: part('battleAttack'),
      comes: [...lostAll, 'ana trophies -ghoul', 'ana at battle→'],
    }),
  ],
  yig: [
    ...struck('yig', 10, -3),
    cultist('yig', 0, 1, 4, { comes: ['ana trophies +cultist', 'doom 0→1'] }),
    does('a token when somebody is lost', {
      at: { ancientOne: 'yig', seats: 2, people: { bea: { at: 'abyss-first' } } },
      from: says(lostInTime, 'bea'),
      comes: ['doom 0→1', 'bea at abyss-first→lost', 'bea delayed false→true'],
    }),
    does('when he awakens all are Cursed', {
      at: { ancientOne: 'yig', people: ana() },
      from: awakes,
      comes: [...begins(10), 'ana +curse'],
    }),
    does('who was Cursed is devoured', {
      at: { ancientOne: 'yig', people: ana({ cards: ['curse'] }) },
      from: awakes,
      comes: [...lostAll, 'ana -curse', 'ana at northside→', 'doom 0→10'],
    }),
    ...attacks('yig', 10, 1, ['ana sanity 5→4', 'ana stamina 5→4']),
  ],
  'yog-sothoth': [
    ...struck('yog-sothoth', 12, -5, 3, 0),
    cultist('yog-sothoth', 0, 1, 1),
    does('his Cultists do not heed magic', {
      at: {
        ...{ ancientOne: 'yog-sothoth', monsters: { northside: ['cultist'] }, chance: { 'check:combat': [dice(9, 1)] } },
        people: ana({ cards: [...MIGHT, 'enchanted-knife'] }),
      },
      from: part('moveEnds'),
      answers: ['fight:cultist', 'wield:enchanted-knife', 'fight'],
      comes: ['northside -cultist', 'ana trophies +cultist'],
    }),
    does('gates are harder to close', {
      at: {
        ...{ ancientOne: 'yog-sothoth', seats: 2, gates: { woods: 'the-dreamlands' }, chance: { 'check:close': [dice(3, 1)] } },
        people: { ana: { at: 'woods', explored: true } },
      },
      from: part('arkham'),
      answers: ['close:lore'],
      comes: [],
    }),
    does('who is lost is devoured, and nobody else', {
      at: { ancientOne: 'yog-sothoth', seats: 2, people: { bea: { at: 'abyss-first' } } },
      from: says(lostInTime, 'bea'),
      comes: ['bea at abyss-first→', 'bea inPlay true→false'],
    }),
    does('when he awakens, who has no gate trophy is devoured', {
      at: { ancientOne: 'yog-sothoth', people: ana({ cards: [], trophies: ['ghoul'] }) },
      from: awakes,
      comes: [...lostAll, 'ana at northside→', 'doom 0→12'],
    }),
    ...attacks('yog-sothoth', 12, 9, ['ana trophies -gate-abyss'], { trophies: ['gate-abyss', 'gate-rlyeh'] }).map((deed, i) =>
      i === 1 ? { ...deed, answers: [['gate-abyss']] } : deed,
    ),
    does('with the last trophy one is devoured', {
      at: battle(
        'yog-sothoth',
        12,
        { round: 3, chance: { 'check:skill': [dice(0)] } },
        { stops: [0, 3, 1], cards: [], trophies: ['gate-abyss'] },
      ),
      from: part('battleAttack'),
      comes: [...lostAll, 'ana trophies -gate-abyss', 'ana at battle→'],
    }),
  ],
})
