import { entriesDo } from './entries.ts'

entriesDo(
  {
    'french-hill-1 silver-twilight-lodge': [
      '!#0 !yes > money-3 silver-twilight-membership+1 at=french-hill',
      '!#1 will-1:1 > at=french-hill',
      '!#1 will-1:0 > stamina-3 at=french-hill',
    ],
    'french-hill-1 inner-sanctum': ['!#0 !yes > money-3 clues+1', '!#1 > sanity-2', '!#2 > silver-twilight-membership-1'],
    'french-hill-1 the-witch-house': ['> sanity-1'],
    'french-hill-2 silver-twilight-lodge': ['sneak-2:1 die:3 > common+1', 'sneak-2:1 die:4 > unique+1 common+1', 'sneak-2:0 >'],
    'french-hill-2 inner-sanctum': ['gate !yes lore-2:1 > sanity-1 clues-2 gates-1', 'gate !yes lore-2:0 > sanity-1 clues-2', 'gate !no >'],
    'french-hill-2 the-witch-house': ['will-2:1 > spell+1', 'will-2:0 !motorcycle > common-1'],
    'french-hill-3 silver-twilight-lodge': ['lore-1:1 > spell+2', 'lore-1:0 > at=french-hill'],
    'french-hill-3 inner-sanctum': ['luck-2:1 !silver-key > unique+1', 'luck-2:0 > common+1'],
    'french-hill-3 the-witch-house': ['lore-1:1 !yes > ally+1 spell+1', 'no-allies lore-1:1 > clues+2', 'lore-1:0 >'],
    'french-hill-4 silver-twilight-lodge': [
      '!#0 !yes > money-3 silver-twilight-membership+1 clues+1',
      '!#1 will-1:1 > at=french-hill',
      '!#1 will-1:0 > stamina-2 at=french-hill',
    ],
    'french-hill-4 inner-sanctum': ['> monster'],
    'french-hill-4 the-witch-house': ['die:2 !#0 > sanity-2', 'die:3 !#1 > stamina-3'],
    'french-hill-5 silver-twilight-lodge': ['luck-1:1 >', 'luck-1:0 > curse+1'],
    'french-hill-5 inner-sanctum': ['!#0 > sanity-1 clues+1', '!#1 die:5 > sanity-3 clues+5'],
    'french-hill-5 the-witch-house': [
      'luck+0:0 > sanity-3',
      'luck+0:1 > delayed+1',
      'luck+0:2 > stamina-1',
      'stamina=1 luck+0:3 > stamina+3',
    ],
    'french-hill-6 silver-twilight-lodge': ['fight-1:1 !yes > ally+1 unique+1', 'no-allies fight-1:1 > unique+1', 'fight-1:0 > stamina-1'],
    'french-hill-6 inner-sanctum': ['luck-1:1 > sanity-1 trophies+1', 'luck-1:0 > sanity-1'],
    'french-hill-6 the-witch-house': ['luck-1:1 > unique+1', 'luck-1:0 > sanity-1'],
    'french-hill-7 silver-twilight-lodge': ['lore-1:1 > clues+3', 'lore-1:0 > clues-5 at=french-hill'],
    'french-hill-7 inner-sanctum': ['luck-2:1 > sanity+1', 'luck-2:0 > curse+1'],
    'french-hill-7 the-witch-house': ['> doom+1 at=plateau-of-leng-first delayed+1 gates+1'],
  },
  (id) => id.startsWith('french-hill-'),
)
