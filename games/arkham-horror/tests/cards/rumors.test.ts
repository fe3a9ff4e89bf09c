import { cardsDo, dice, does, part } from './deeds.ts'

const goesOn = { step: 'mythosEnd' }
const everybody = { seats: 2, people: { ana: {}, bea: { at: 'woods' } } }

cardsDo(
  'mythos',
  {
    'disturbing-the-dead': [
      does('on 1 or 2 terror rises', {
        at: { rumor: 'disturbing-the-dead', chance: { dice: [[2]] } },
        from: goesOn,
        comes: ['terror 0→1'],
      }),
      does('on 3 it does not', { at: { rumor: 'disturbing-the-dead', chance: { dice: [[3]] } }, from: goesOn, comes: [] }),
      does('two gate trophies in Rivertown put it right: a Spell for everybody', {
        at: {
          seats: 2,
          people: { ana: { at: 'rivertown', trophies: ['gate-abyss', 'gate-rlyeh'] } },
          rumor: 'disturbing-the-dead',
          decks: { spell: ['wither', 'heal'] },
        },
        from: part('arkham'),
        answers: ['disturbing-the-dead'],
        comes: [
          ...[
            'ana trophies -gate-abyss',
            'ana trophies -gate-rlyeh',
            'ana +wither',
            'bea +heal',
            'rumor -disturbing-the-dead',
            'counters -0',
          ],
        ],
      }),
      does('at terror 10 all are Cursed', {
        at: { seats: 2, rumor: 'disturbing-the-dead', terror: 9, chance: { dice: [[1]] } },
        from: goesOn,
        comes: ['terror 9→10', 'doom 0→1', 'ana +curse', 'bea +curse', 'rumor -disturbing-the-dead', 'counters -0'],
      }),
    ],
    'good-work-undone': [
      does('comes with six Clues on it', {
        at: {},
        from: { step: 'mythosEffect', args: { card: 'good-work-undone#1' } },
        comes: ['rumor +good-work-undone', 'counters +6'],
      }),
      does('two dice, a Clue for each 1 or 2', {
        at: { rumor: 'good-work-undone', counters: 4, chance: { dice: [[2], [3]] } },
        from: goesOn,
        comes: ['counters +5', 'counters -4'],
      }),
      does('a Clue in Easttown takes one off', {
        at: { people: { ana: { at: 'easttown', clues: 2 } }, rumor: 'good-work-undone', counters: 4 },
        from: part('arkham'),
        answers: ['good-work-undone'],
        comes: ['counters +3', 'counters -4', 'ana clues 2→1', 'asks encounter-here'],
      }),
      does('the last one gone, everybody has a Unique Item', {
        at: {
          seats: 2,
          people: { ana: { at: 'easttown', clues: 1 } },
          rumor: 'good-work-undone',
          counters: 1,
          decks: { unique: ['silver-key', 'gate-box'] },
        },
        from: part('arkham'),
        answers: ['good-work-undone'],
        comes: ['ana clues 1→0', 'ana +silver-key', 'bea +gate-box', 'rumor -good-work-undone', 'counters -1'],
      }),
      does('with ten on it all seals are gone', {
        at: { rumor: 'good-work-undone', counters: 9, sealed: ['woods', 'graveyard'], chance: { dice: [[1], [6]] } },
        from: goesOn,
        comes: ['woods sealed true→false', 'graveyard sealed true→false', 'rumor -good-work-undone', 'counters -9'],
      }),
    ],
    'the-great-ritual': [
      does('a counter in every Mythos phase', {
        at: { rumor: 'the-great-ritual', counters: 2 },
        from: goesOn,
        comes: ['counters +3', 'counters -2'],
      }),
      does('cultists are two tougher', {
        at: {
          people: { ana: { at: 'northside', stops: [1, 3, 1] } },
          monsters: { northside: ['cultist'] },
          rumor: 'the-great-ritual',
          chance: { 'check:combat': [dice(5, 2)] },
        },
        from: part('moveEnds'),
        answers: ['fight:cultist', 'fight'],
        comes: ['ana stamina 5→4', 'asks fight-monster'],
      }),
      does('three Spells on French Hill put it right: two Clues for everybody', {
        at: { seats: 2, people: { ana: { at: 'french-hill', cards: ['wither', 'heal', 'wither'] } }, rumor: 'the-great-ritual' },
        from: part('arkham'),
        answers: ['the-great-ritual'],
        comes: [...['ana -wither', 'ana -wither', 'ana -heal', 'ana clues 0→2', 'bea clues 0→2', 'rumor -the-great-ritual', 'counters -0']],
      }),
      does('five players give four', {
        at: { seats: 5, people: { ana: { at: 'french-hill', cards: ['wither', 'heal', 'wither'] } }, rumor: 'the-great-ritual' },
        from: part('arkham'),
        comes: [],
      }),
      does('with five counters two cards are drawn, of the first the gate alone', {
        at: {
          rumor: 'the-great-ritual',
          counters: 4,
          decks: {
            mythos: ['family-found-butchered', 'big-storm-sweeps-arkham'],
            gates: ['gate-abyss', 'gate-rlyeh'],
            cup: ['ghost', 'ghost'],
          },
          monsters: { outskirts: ['ghoul'] },
        },
        from: [goesOn, { step: 'mythos' }],
        comes: [
          ...['rumor -the-great-ritual', 'counters -4', 'doom 0→2', 'graveyard gate +gate-abyss', 'graveyard +ghost'],
          ...['independence-square gate +gate-rlyeh', 'independence-square +ghost', 'the-unnamable cluesThere 0→1', 'outskirts -ghoul'],
        ],
      }),
    ],
    'the-southside-strangler-strikes': [
      does('an Ally less; with the last one everybody loses something for good', {
        at: { ...everybody, rumor: 'the-southside-strangler-strikes', decks: { ally: ['duke'] }, only: ['ally'] },
        from: goesOn,
        answers: ['sanity', 'stamina'],
        comes: [
          ...['ana sanityLost 0→1', 'ana sanity 5→4', 'bea staminaLost 0→1', 'bea stamina 6→5'],
          ...['rumor -the-southside-strangler-strikes', 'counters -0'],
        ],
      }),
      does('with two left nobody suffers yet', {
        at: { rumor: 'the-southside-strangler-strikes', decks: { ally: ['duke', 'eric-colt'] }, only: ['ally'] },
        from: goesOn,
        comes: [],
      }),
      does('five Clues at Ma’s put it right: five dollars for everybody', {
        at: { seats: 2, people: { ana: { at: 'mas-boarding-house', clues: 5 } }, rumor: 'the-southside-strangler-strikes' },
        from: part('arkham'),
        answers: ['the-southside-strangler-strikes'],
        comes: [...['ana clues 5→0', 'ana money 0→5', 'bea money 0→5', 'rumor -the-southside-strangler-strikes', 'counters -0']],
      }),
    ],
    'the-stars-are-right': [
      does('on 1 or 2 a doom token', { at: { rumor: 'the-stars-are-right', chance: { dice: [[2]] } }, from: goesOn, comes: ['doom 0→1'] }),
      does('on 3 none', { at: { rumor: 'the-stars-are-right', chance: { dice: [[3]] } }, from: goesOn, comes: [] }),
      does('an Ally Downtown puts it right: two Common Items for everybody', {
        at: {
          people: { ana: { at: 'downtown', cards: ['duke'] } },
          rumor: 'the-stars-are-right',
          decks: { common: ['food', 'knife'] },
        },
        from: part('arkham'),
        answers: ['the-stars-are-right'],
        comes: ['ana -duke', 'ana +food', 'ana +knife', 'rumor -the-stars-are-right', 'counters -0'],
      }),
      does('it ends when the Ancient One awakens', {
        at: { people: { ana: { clues: 1 } }, rumor: 'the-stars-are-right', doom: 10, chance: { dice: [[1]] } },
        from: goesOn,
        comes: ['doom 10→11', 'rumor -the-stars-are-right', 'counters -0', 'ana at library→battle', 'asks choose-sliders'],
      }),
    ],
    'the-terrible-experiment': [
      does('five monsters lie on it', {
        at: { decks: { cup: ['ghoul', 'ghoul', 'gug', 'zombie', 'witch'] } },
        from: { step: 'mythosEffect', args: { card: 'the-terrible-experiment#1' } },
        comes: [...['on +ghoul', 'on +ghoul', 'on +gug', 'on +zombie', 'on +witch'], ...['rumor +the-terrible-experiment', 'counters +0']],
      }),
      does('one more in every Mythos phase', {
        at: { rumor: 'the-terrible-experiment', kept: ['ghoul', 'gug'], decks: { cup: ['vampire'] } },
        from: goesOn,
        comes: ['on +vampire'],
      }),
      does('in the street before it one of them is fought, and is a trophy', {
        at: {
          people: { ana: { at: 'miskatonic-university', stops: [1, 3, 1] } },
          phase: 'arkham',
          rumor: 'the-terrible-experiment',
          kept: ['maniac', 'gug'],
          chance: { 'check:combat': [dice(5, 1)] },
        },
        from: part('arkham'),
        answers: ['the-terrible-experiment', 'maniac', 'fight'],
        comes: ['on -maniac', 'ana trophies +maniac', 'asks encounter-here'],
      }),
      does('the last one gone, everybody has a Skill', {
        at: {
          seats: 2,
          people: { ana: { is: 'joe-diamond', at: 'miskatonic-university', stops: [1, 0, 1] } },
          phase: 'arkham',
          rumor: 'the-terrible-experiment',
          kept: ['maniac'],
          decks: { skill: ['bravery', 'marksman'] },
          chance: { 'check:combat': [dice(3, 1)] },
        },
        from: part('arkham'),
        answers: ['the-terrible-experiment', 'fight'],
        comes: ['on -maniac', 'ana trophies +maniac', 'ana +bravery', 'bea +marksman', 'rumor -the-terrible-experiment', 'counters -0'],
      }),
      does('with the eighth they are loose, and terror is at 10', {
        at: {
          seats: 5,
          rumor: 'the-terrible-experiment',
          terror: 9,
          kept: ['ghoul', 'ghoul', 'ghoul', 'zombie', 'zombie', 'zombie', 'gug'],
          decks: { cup: ['vampire'] },
        },
        from: goesOn,
        comes: [
          ...['ghoul', 'ghoul', 'ghoul', 'zombie', 'zombie', 'zombie', 'gug'].flatMap((one) => [
            `on -${one}`,
            `miskatonic-university +${one}`,
          ]),
          ...['miskatonic-university +vampire', 'terror 9→10', 'doom 0→1', 'rumor -the-terrible-experiment', 'counters -0'],
        ],
      }),
    ],
  },
  (card) => card.kind === 'mythos' && card.type === 'rumor',
)
