import type { ScriptedChance } from '@miskatonic/kernel'
import { check, gain, lose, raiseTerror } from '../../content/builders.ts'
import type { Skill } from '../../content/kinds.ts'
import { type Picture, says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, part } from './deeds.ts'

/** Speed 2, Sneak 3, Fight 2, Will 3, Lore 2, Luck 3. */
const SKILL = { speed: 2, sneak: 3, fight: 2, will: 3, lore: 2, luck: 3 } as const
const changesSkill = (environment: string, skill: Skill, n: number): Deed =>
  does(`${skill} ${n > 0 ? '+' : ''}${n} for everybody`, {
    at: { environment, chance: { 'check:skill': [dice(SKILL[skill] + n, 1)] } },
    from: says(check(skill, 0, { fail: lose.sanity(1) })),
    comes: [],
  })
/** One success less than it takes now, and the combat goes on; with enough, it is over. Ana has Fight 9 and Will 9. */
const MIGHT = [...Array.from({ length: 5 }, () => 'skill-fight'), ...Array.from({ length: 8 }, () => 'skill-will')]
const tougher = (
  environment: string,
  monster: string,
  rating: number,
  horror: number | null,
  toughness: number,
  more: readonly string[] = [],
): Deed =>
  does(`${monster}: toughness ${toughness}`, {
    at: {
      environment,
      people: { ana: { at: 'northside', stops: [0, 3, 1], cards: MIGHT, stamina: 5 } },
      monsters: { northside: [monster] },
      decks: { unique: ['silver-key', 'gate-box'] },
      chance: {
        ...(horror === null ? {} : { 'check:horror': [dice(9 + horror, 1)] }),
        'check:combat': [dice(9 + rating, toughness - 1), dice(9 + rating, toughness)],
      } as ScriptedChance,
    },
    from: part('moveEnds'),
    answers: [`fight:${monster}`, 'fight', 'fight'],
    comes: [`northside -${monster}`, ...more],
  })
const trophy = (monster: string, stamina: number, sanity = 0): string[] => [
  `ana trophies +${monster}`,
  `ana stamina 5→${5 - stamina}`,
  ...(sanity ? [`ana sanity 5→${5 - sanity}`] : []),
]
/** Bea is there, and Ana has the marker: what is done is Bea's. */
const inTheStreet = (environment: string, street: string, more: object, chance: ScriptedChance = {}): Picture => ({
  ...{ seats: 2, environment, phase: 'arkham', chance },
  people: { bea: { at: street, ...more } },
})

cardsDo(
  'mythos',
  {
    'a-strange-plague': [
      does('nothing heals a body', {
        at: { environment: 'a-strange-plague', people: { ana: { stamina: 2 } } },
        from: says(gain.stamina(2)),
        comes: [],
      }),
      does('but the hospital', {
        at: { environment: 'a-strange-plague', people: { ana: { at: 'st-marys-hospital', stamina: 2 } }, phase: 'arkham' },
        from: part('arkham'),
        answers: ['use:st-marys-hospital/0'],
        comes: ['ana stamina 2→3'],
      }),
      does('and a physician', {
        at: { environment: 'a-strange-plague', seats: 2, people: { ana: { is: 'vincent-lee' }, bea: { stamina: 2 } } },
        from: part('upkeep'),
        answers: ['vincent-lee'],
        comes: ['bea stamina 2→3', 'asks choose-sliders'],
      }),
    ],
    'alien-technology': [tougher('alien-technology', 'mi-go', 0, -1, 3, ['ana stamina 5→4', 'ana +silver-key', 'ana +gate-box'])],
    'an-evil-fog': [
      changesSkill('an-evil-fog', 'will', -1),
      changesSkill('an-evil-fog', 'sneak', 1),
      does('nothing flies', {
        at: { environment: 'an-evil-fog', monsters: { woods: ['byakhee'], downtown: ['witch'] } },
        from: { step: 'mythosMoves', args: { card: 'campus-security-increased#1' } },
        comes: ['downtown -witch', 'easttown +witch'],
      }),
    ],
    'blackest-night': [changesSkill('blackest-night', 'luck', -1), changesSkill('blackest-night', 'sneak', 1)],
    'blood-magic': [
      does('a point of Stamina for each die that fails, then two Clues', {
        at: inTheStreet('blood-magic', 'rivertown', { stamina: 4 }, { dice: [[5, 1, 6, 2]] }),
        from: part('arkham', 'bea'),
        answers: ['blood-magic'],
        comes: ['bea stamina 4→2', 'bea clues 0→2'],
      }),
      does('who has none left learns nothing', {
        at: inTheStreet('blood-magic', 'rivertown', { stamina: 2 }, { dice: [[1, 1]] }),
        from: part('arkham', 'bea'),
        answers: ['blood-magic'],
        comes: ['bea stamina 2→1', 'bea at rivertown→st-marys-hospital'],
      }),
    ],
    'curfew-enforced': [
      does('who ends a movement in a street may be arrested', {
        at: {
          seats: 2,
          environment: 'curfew-enforced',
          people: { bea: { at: 'downtown', money: 4 } },
          chance: { 'check:skill': [dice(5)] },
        },
        from: part('moveEnds', 'bea'),
        comes: ['bea at downtown→jail', 'bea delayed false→true', 'bea money 4→2'],
      }),
      does('not in a house', { at: { environment: 'curfew-enforced' }, from: part('moveEnds'), comes: [] }),
      does('nor with a badge', {
        at: { environment: 'curfew-enforced', people: { ana: { at: 'downtown', cards: ['deputy'] } } },
        from: part('moveEnds'),
        comes: [],
      }),
    ],
    'darkes-carnival-arrives': [
      does('a Clue in Northside, and a fright', {
        at: inTheStreet('darkes-carnival-arrives', 'northside', {}, { 'check:skill': [dice(4)] }),
        from: part('arkham', 'bea'),
        answers: ['darkes-carnival-arrives'],
        comes: ['bea clues 0→1', 'bea sanity 4→3'],
      }),
    ],
    'dreams-of-a-sunken-city': [
      does('nothing heals a mind', {
        at: { environment: 'dreams-of-a-sunken-city', people: { ana: { sanity: 2 } } },
        from: says(gain.sanity(2)),
        comes: [],
      }),
      does('but the asylum', {
        at: { environment: 'dreams-of-a-sunken-city', people: { ana: { at: 'arkham-asylum', sanity: 2 } }, phase: 'arkham' },
        from: part('arkham'),
        answers: ['use:arkham-asylum/0'],
        comes: ['ana sanity 2→3'],
      }),
      does('and a psychologist', {
        at: { environment: 'dreams-of-a-sunken-city', seats: 2, people: { ana: { is: 'carolyn-fern' }, bea: { sanity: 2 } } },
        from: part('upkeep'),
        answers: ['carolyn-fern'],
        comes: ['bea sanity 2→3', 'asks choose-sliders'],
      }),
    ],
    'egyptian-exhibit-visits-miskatonic-u': [
      does('a Lore check at the university for a Clue', {
        at: inTheStreet(
          'egyptian-exhibit-visits-miskatonic-u',
          'miskatonic-university',
          { stops: [1, 1, 3] },
          { 'check:skill': [dice(2, 1)] },
        ),
        from: part('arkham', 'bea'),
        answers: ['egyptian-exhibit-visits-miskatonic-u'],
        comes: ['bea clues 0→1'],
      }),
    ],
    'estate-sale': [
      does('two Unique Items in Uptown, of which one may be bought', {
        at: { ...inTheStreet('estate-sale', 'uptown', { money: 5 }), decks: { unique: ['pallid-mask', 'sword-of-glory'] } },
        from: part('arkham', 'bea'),
        answers: ['estate-sale', 'pallid-mask'],
        comes: ['bea money 5→1', 'bea +pallid-mask'],
      }),
    ],
    'happy-days-are-here-again': [
      does('terror does not rise', { at: { environment: 'happy-days-are-here-again' }, from: says(raiseTerror(2)), comes: [] }),
    ],
    'heat-wave': [
      changesSkill('heat-wave', 'fight', -1),
      changesSkill('heat-wave', 'lore', 1),
      does('Fire Vampires are a point tougher', {
        at: {
          environment: 'heat-wave',
          people: { ana: { at: 'northside', stops: [0, 3, 1], cards: [...MIGHT, 'holy-water'] } },
          monsters: { northside: ['fire-vampire'] },
          chance: { 'check:combat': [dice(9 - 2 - 1, 1), dice(9 - 2 - 1, 2)] },
        },
        from: part('moveEnds'),
        answers: ['fight:fire-vampire', 'fight', 'fight'],
        comes: ['northside -fire-vampire', ...trophy('fire-vampire', 2)],
      }),
    ],
    'icy-conditions': [
      does('a step less', { at: { environment: 'icy-conditions' }, from: part('movement'), comes: ['ana points 0→1', 'asks move'] }),
      does('what is fast is not', {
        at: { environment: 'icy-conditions', monsters: { downtown: ['shoggoth'] } },
        from: { step: 'mythosMoves', args: { card: 'heat-wave#1' } },
        comes: ['downtown -shoggoth', 'easttown +shoggoth'],
      }),
    ],
    'no-one-can-help-you-now': [
      does('a closed gate is not sealed', {
        at: {
          seats: 2,
          environment: 'no-one-can-help-you-now',
          people: { ana: { at: 'woods', explored: true, clues: 6 } },
          gates: { woods: 'the-dreamlands' },
          chance: { 'check:close': [dice(3, 1)] },
        },
        from: part('arkham'),
        answers: ['close:lore'],
        comes: ['ana trophies +gate-the-dreamlands', 'woods gate -gate-the-dreamlands', 'ana explored true→false'],
      }),
    ],
    'nodens-favor': [
      does('a seal costs three Clues', {
        at: {
          seats: 2,
          environment: 'nodens-favor',
          people: { ana: { at: 'woods', explored: true, clues: 3 } },
          gates: { woods: 'the-dreamlands' },
          chance: { 'check:close': [dice(3, 1)] },
        },
        from: part('arkham'),
        answers: ['close:lore', 'yes'],
        comes: [
          ...['ana trophies +gate-the-dreamlands', 'woods gate -gate-the-dreamlands', 'ana explored true→false'],
          ...['ana clues 3→0', 'woods sealed false→true'],
        ],
      }),
    ],
    'planetary-alignment': [
      does('Spells cost nothing', {
        at: {
          environment: 'planetary-alignment',
          people: { ana: { cards: ['heal'], stamina: 3 } },
          chance: { 'check:spell': [dice(3, 1)] },
        },
        from: part('upkeep'),
        answers: ['heal'],
        comes: ['ana stamina 3→4', 'ana exhausted +heal', 'asks choose-sliders'],
      }),
    ],
    'raining-cats-and-dogs': [
      changesSkill('raining-cats-and-dogs', 'speed', -1),
      changesSkill('raining-cats-and-dogs', 'sneak', 1),
      does('a step less', { at: { environment: 'raining-cats-and-dogs' }, from: part('movement'), comes: ['ana points 0→1', 'asks move'] }),
      does('no Fire Vampires', {
        at: {
          environment: 'raining-cats-and-dogs',
          monsters: { downtown: ['fire-vampire', 'ghoul'] },
          decks: { mythos: [] },
          only: ['mythos'],
        },
        from: { step: 'phase', args: { phase: 'mythos' } },
        comes: ['downtown -fire-vampire'],
      }),
    ],
    'rlyeh-rising': [
      tougher('rlyeh-rising', 'star-spawn', -3, -3, 4, trophy('star-spawn', 3)),
      tougher('rlyeh-rising', 'maniac', 1, null, 2, trophy('maniac', 1)),
      does('gates to R’lyeh are harder to close', {
        at: {
          seats: 2,
          environment: 'rlyeh-rising',
          people: { ana: { at: 'woods', explored: true, stops: [1, 1, 3], cards: ['skill-lore'] } },
          gates: { woods: 'rlyeh' },
          chance: { 'check:close': [dice(2, 1)] },
        },
        from: part('arkham'),
        answers: ['close:lore'],
        comes: [],
      }),
      does('others are not', {
        at: {
          seats: 2,
          environment: 'rlyeh-rising',
          people: { ana: { at: 'woods', explored: true } },
          gates: { woods: 'the-dreamlands' },
          chance: { 'check:close': [dice(3, 1)] },
        },
        from: part('arkham'),
        answers: ['close:lore'],
        comes: ['ana trophies +gate-the-dreamlands', 'woods gate -gate-the-dreamlands', 'ana explored true→false'],
      }),
    ],
    'solar-eclipse': [
      does('nobody casts', {
        at: { environment: 'solar-eclipse', people: { ana: { cards: ['heal'], stamina: 3 } } },
        from: part('upkeep'),
        comes: ['asks choose-sliders'],
      }),
    ],
    'sunny-and-clear': [
      changesSkill('sunny-and-clear', 'sneak', -1),
      changesSkill('sunny-and-clear', 'will', 1),
      does('no Haunter of the Dark', {
        at: {
          environment: 'sunny-and-clear',
          monsters: { downtown: ['haunter-of-the-dark', 'ghoul'] },
          decks: { mythos: [] },
          only: ['mythos'],
        },
        from: { step: 'phase', args: { phase: 'mythos' } },
        comes: ['downtown -haunter-of-the-dark'],
      }),
    ],
    'the-chill-of-the-grave': [
      tougher('the-chill-of-the-grave', 'ghost', -3, -2, 2, trophy('ghost', 2)),
      tougher('the-chill-of-the-grave', 'vampire', -3, 0, 3, trophy('vampire', 3)),
      tougher('the-chill-of-the-grave', 'zombie', -1, -1, 2, trophy('zombie', 2)),
    ],
    'the-festival': [
      tougher('the-festival', 'byakhee', 0, -1, 2, trophy('byakhee', 2)),
      tougher('the-festival', 'cultist', 1, null, 2, ['ana stamina 5→4']),
    ],
    'the-man-in-black': [
      does('a point of Sanity for each die that fails, then a Clue and a Spell', {
        at: { ...inTheStreet('the-man-in-black', 'french-hill', { sanity: 3 }, { dice: [[5, 1, 6]] }), decks: { spell: ['wither'] } },
        from: part('arkham', 'bea'),
        answers: ['the-man-in-black'],
        comes: ['bea sanity 3→2', 'bea clues 0→1', 'bea +wither'],
      }),
      does('who has none left signs for nothing', {
        at: inTheStreet('the-man-in-black', 'french-hill', { sanity: 1 }, { dice: [[1]] }),
        from: part('arkham', 'bea'),
        answers: ['the-man-in-black'],
        comes: ['bea at french-hill→arkham-asylum'],
      }),
    ],
    'things-of-darkness': [
      does('Ghouls are a point tougher', {
        at: {
          environment: 'things-of-darkness',
          people: { ana: { at: 'northside', stops: [0, 3, 1], cards: [...MIGHT, 'holy-water'] } },
          monsters: { northside: ['ghoul'] },
          chance: { 'check:horror': [dice(9, 1)], 'check:combat': [dice(8, 1), dice(8, 2)] },
        },
        from: part('moveEnds'),
        answers: ['fight:ghoul', 'fight', 'fight'],
        comes: ['northside -ghoul', ...trophy('ghoul', 1)],
      }),
      tougher('things-of-darkness', 'formless-spawn', -2, -1, 3, trophy('formless-spawn', 2)),
      tougher('things-of-darkness', 'shoggoth', -1, -1, 4, trophy('shoggoth', 3, 1)),
      tougher('things-of-darkness', 'flying-polyp', -3, -2, 4, trophy('flying-polyp', 4, 1)),
    ],
  },
  (card) => card.kind === 'mythos' && card.type === 'environment',
)
