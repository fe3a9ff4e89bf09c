import { arrested } from '../../content/builders.ts'
import { type Picture, says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, moves } from './deeds.ts'

/** The fourth step of the card; its first three are in `mythosFigures`. */
const comesTrue = (id: string) => ({ step: 'mythosEffect', args: { card: `${id}#1` } })

const clears = (id: string, street: string, location: string, elsewhere = 'northside'): Deed =>
  does('all monsters of the neighbourhood go back to the cup, no others', {
    at: { monsters: { [street]: ['ghoul'], [location]: ['gug'], [elsewhere]: ['zombie'] } },
    from: comesTrue(id),
    comes: [`${street} -ghoul`, `${location} -gug`],
  })
const brings = (id: string, street: string): Deed[] => [
  does('two monsters in the street', {
    at: { seats: 3, decks: { cup: ['ghoul', 'gug'] } },
    from: comesTrue(id),
    comes: [`${street} +ghoul`, `${street} +gug`],
  }),
  does('or outside, where there is no room', {
    at: { monsters: { woods: ['zombie', 'zombie', 'zombie'] }, decks: { cup: ['ghoul', 'gug'] } },
    from: comesTrue(id),
    comes: [`${street} +ghoul`, 'outskirts +gug'],
  }),
]
const vanish = (id: string, one: string, other: string): Deed[] => [
  does('they go back to the cup, and the town is frightened', {
    at: { monsters: { downtown: [one, 'ghoul'], sky: [other] } },
    from: comesTrue(id),
    comes: [`downtown -${one}`, `sky -${other}`, 'terror 0→1'],
  }),
  does('where there was none, nobody is', { at: { monsters: { downtown: ['ghoul'] } }, from: comesTrue(id), comes: [] }),
]
const closes = (id: string, ...locations: readonly string[]): Deed =>
  does('closed to the end of the next turn', {
    at: { turn: 3 },
    from: comesTrue(id),
    comes: locations.map((one) => `${one} closed null→4`),
  })
const alone = (at: Picture['people']): Picture => (at ? { people: at } : {})

cardsDo(
  'mythos',
  {
    'all-quiet-in-arkham': [
      does('everybody may be lucky', {
        at: { seats: 2, chance: { 'check:skill': [dice(2, 1), dice(2)] } },
        from: comesTrue('all-quiet-in-arkham'),
        comes: ['ana +blessing'],
      }),
    ],
    'big-storm-sweeps-arkham': [
      does('the Sky and the Outskirts are empty', {
        at: { monsters: { sky: ['byakhee'], outskirts: ['ghoul', 'zombie'], downtown: ['gug'] } },
        from: comesTrue('big-storm-sweeps-arkham'),
        comes: ['sky -byakhee', 'outskirts -ghoul', 'outskirts -zombie'],
      }),
    ],
    'bizarre-dreams-plague-citizens': vanish('bizarre-dreams-plague-citizens', 'gug', 'nightgaunt'),
    'blue-flu': [
      does('prisoners are free, and nobody is arrested', {
        at: { seats: 2, people: { ana: { at: 'jail', delayed: true, money: 4 }, bea: { money: 4 } } },
        from: [comesTrue('blue-flu'), says(arrested, 'bea')],
        comes: ['ana at jail→police-station', 'ana delayed true→false'],
      }),
    ],
    'campus-security-increased': [clears('campus-security-increased', 'miskatonic-university', 'library')],
    'church-group-reclaims-southside': [clears('church-group-reclaims-southside', 'southside', 'south-church')],
    'city-gripped-by-blackouts': [closes('city-gripped-by-blackouts', 'general-store', 'curiositie-shoppe', 'ye-olde-magick-shoppe')],
    'family-found-butchered': [
      does('terror rises', { at: { terror: 4 }, from: comesTrue('family-found-butchered'), comes: ['terror 4→5'] }),
    ],
    'feds-raid-arkham': [
      does('the streets are empty, houses are not', {
        at: { monsters: { downtown: ['ghoul'], uptown: ['gug'], woods: ['zombie'], sky: ['byakhee'] } },
        from: comesTrue('feds-raid-arkham'),
        comes: ['downtown -ghoul', 'uptown -gug'],
      }),
    ],
    'fourth-of-july-parade': [
      does('nobody walks into the parade', {
        at: alone({ ana: { at: 'northside', points: 2 } }),
        from: [comesTrue('fourth-of-july-parade'), moves()],
        comes: ['asks move'],
        offers: ['to:downtown'],
        lacks: ['to:merchant-district'],
      }),
      does('nor out of it', {
        at: alone({ ana: { at: 'merchant-district', points: 2 } }),
        from: [comesTrue('fourth-of-july-parade'), moves()],
        comes: ['ana points 2→0'],
      }),
    ],
    'gangs-clean-up-easttown': [clears('gangs-clean-up-easttown', 'easttown', 'velmas-diner')],
    'ghost-ship-docks-by-itself': brings('ghost-ship-docks-by-itself', 'merchant-district'),
    'goat-like-creature-spotted-in-woods': vanish('goat-like-creature-spotted-in-woods', 'dark-young', 'dark-young'),
    'horror-at-groundbreaking': brings('horror-at-groundbreaking', 'miskatonic-university'),
    'ill-wind-grips-arkham': [
      does('the first player is unlucky', {
        at: { seats: 2, firstPlayer: 'bea', chance: { 'check:skill': [dice(2)] } },
        from: comesTrue('ill-wind-grips-arkham'),
        comes: ['bea +curse'],
      }),
      does('or is not', { at: { chance: { 'check:skill': [dice(2, 1)] } }, from: comesTrue('ill-wind-grips-arkham'), comes: [] }),
    ],
    'lodge-member-held-for-questioning': brings('lodge-member-held-for-questioning', 'french-hill'),
    'lodge-members-watch-the-night': [clears('lodge-members-watch-the-night', 'french-hill', 'the-witch-house')],
    'manhunt-in-arkham': [
      does('houses are empty, the streets are not', {
        at: { monsters: { woods: ['ghoul'], library: ['gug'], downtown: ['zombie'], sky: ['byakhee'] } },
        from: comesTrue('manhunt-in-arkham'),
        comes: ['woods -ghoul', 'library -gug'],
      }),
    ],
    'merchants-march-on-crime': [clears('merchants-march-on-crime', 'merchant-district', 'river-docks')],
    'miskatonic-arctic-expedition-returns': [
      does('what was beaten is back at the docks', {
        at: { seats: 2, people: { ana: { trophies: ['elder-thing', 'ghoul'] }, bea: { trophies: ['elder-thing'] } } },
        from: comesTrue('miskatonic-arctic-expedition-returns'),
        comes: ['ana trophies -elder-thing', 'bea trophies -elder-thing', 'river-docks +elder-thing', 'river-docks +elder-thing'],
      }),
    ],
    'missing-people-return': [
      does('who was lost is where he likes', {
        at: alone({ ana: { at: 'lost', delayed: true } }),
        from: comesTrue('missing-people-return'),
        answers: ['woods'],
        comes: ['ana at lost→woods', 'ana delayed true→false'],
      }),
    ],
    'picnickers-panic': brings('picnickers-panic', 'downtown'),
    'police-step-up-patrols-in-northside': [clears('police-step-up-patrols-in-northside', 'northside', 'newspaper', 'uptown')],
    'private-security-hired-in-uptown': [clears('private-security-hired-in-uptown', 'uptown', 'woods')],
    'rivertown-residents-take-back-streets': [clears('rivertown-residents-take-back-streets', 'rivertown', 'graveyard')],
    'scientist-warns-of-dimensional-rift': vanish('scientist-warns-of-dimensional-rift', 'dimensional-shambler', 'hound-of-tindalos'),
    'sheldon-gang-turns-to-police-for-aid': brings('sheldon-gang-turns-to-police-for-aid', 'uptown'),
    'slum-murders-continue': brings('slum-murders-continue', 'easttown'),
    'southside-strangler-suspected': brings('southside-strangler-suspected', 'southside'),
    'strange-lights-on-campus': [
      does('the university is closed, and who is in it stands in the street', {
        at: { people: { ana: { at: 'library' } } },
        from: comesTrue('strange-lights-on-campus'),
        comes: [
          ...['administration-building', 'library', 'science-building'].map((one) => `${one} closed null→4`),
          'ana at library→miskatonic-university',
        ],
      }),
    ],
    'strange-power-flux-plagues-city': [
      does('who is in another world may come home', {
        at: { seats: 2, people: { ana: { at: 'abyss-first' }, bea: { at: 'abyss-second' } }, gates: { woods: 'abyss' } },
        from: comesTrue('strange-power-flux-plagues-city'),
        answers: ['yes', 'no'],
        comes: ['ana at abyss-first→woods', 'ana explored false→true'],
      }),
    ],
    'strange-tremors-cease': vanish('strange-tremors-cease', 'chthonian', 'dhole'),
    'temperance-fever-sweeps-city': [
      does('who has a bottle had better hide it; the roadhouse is closed', {
        at: { seats: 2, people: { ana: { cards: ['whiskey'], money: 5 } }, chance: { 'check:skill': [dice(2)] } },
        from: comesTrue('temperance-fever-sweeps-city'),
        comes: ['ana at library→jail', 'ana delayed false→true', 'ana money 5→3', 'hibbs-roadhouse closed null→4'],
      }),
    ],
    'terror-at-the-train-station': brings('terror-at-the-train-station', 'northside'),
    'vigilante-guards-the-night': [clears('vigilante-guards-the-night', 'downtown', 'independence-square')],
    'witch-burning-anniversary': brings('witch-burning-anniversary', 'rivertown'),
    'the-story-continues': [
      does('the deck is shuffled, and the next card is drawn', {
        at: {
          decks: { mythos: ['the-story-continues', 'family-found-butchered'], gates: ['gate-abyss'], cup: ['ghost'] },
          only: ['mythos'],
        },
        from: { step: 'mythos' },
        comes: ['graveyard gate +gate-abyss', 'graveyard +ghost', 'unvisited-isle cluesThere 0→1', 'doom 0→1', 'terror 0→1'],
      }),
    ],
  },
  (card) => card.kind === 'mythos' && (card.type === 'headline' || card.type === 'shuffle'),
)
