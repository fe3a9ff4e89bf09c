import { entriesDo } from './entries.ts'

entriesDo(
  {
    'downtown-1 arkham-asylum': ['lore-2:1 > clues+2', 'lore-2:0 > stamina-1'],
    'downtown-1 bank-of-arkham': ['> sanity-1'],
    'downtown-1 independence-square': ['luck-1:1 > unique+1', 'luck-1:0 > stamina-1 curse+1'],
    'downtown-2 arkham-asylum': ['sneak-1:1 > at=downtown', 'sneak-1:0 > at=jail money-5 delayed+1'],
    'downtown-2 bank-of-arkham': ['combat-1:1 >', 'combat-1:0 > money-10'],
    'downtown-2 independence-square': ['will-1:1 >', 'will-1:0 > sanity-1 stamina-1'],
    'downtown-3 arkham-asylum': ['will-1:2 > skill+1', 'will-1:1 >'],
    'downtown-3 bank-of-arkham': ['speed-1:1 > money+2', 'speed-1:0 >'],
    'downtown-3 independence-square': ['fight-1:1 > money+1', 'fight-1:0 > stamina-1 at=downtown'],
    'downtown-4 arkham-asylum': ['sanity=2 fight-2:1 >', 'sanity=2 fight-2:0 > sanity+2 lost-turn+1'],
    'downtown-4 bank-of-arkham': ['> sanity-1 money+5'],
    'downtown-4 independence-square': [
      'luck-1:1 > stamina-1 clues+2 spell+1',
      'luck-1:0 > doom+1 at=plateau-of-leng-first delayed+1 gates+1',
    ],
    'downtown-5 arkham-asylum': ['lore-1:1 > spell+1', 'lore-1:0 >'],
    'downtown-5 bank-of-arkham': ['luck-2:1 > blessing+1', 'luck-2:0 > curse+1'],
    'downtown-5 independence-square': ['luck-2:1 >', 'luck-2:0 !motorcycle > common-1'],
    'downtown-6 arkham-asylum': ['speed-1:1 > unique+1', 'speed-1:0 > at=downtown'],
    'downtown-6 bank-of-arkham': [
      '!motorcycle !yes luck-1:1 > common-1 money+2 unique+1',
      '!none !yes luck-1:0 > money-2 common+1',
      '!none !no >',
    ],
    'downtown-6 independence-square': ['will-1:1 !yes > ally+1 clues+2', 'will-1:1 !no >', 'no-allies will-1:1 > clues+2', 'will-1:0 >'],
    'downtown-7 arkham-asylum': ['lore+0:0 > sanity-1 clues+1', 'lore+0:1 > clues+2', 'lore+0:2 > clues+2', 'lore+0:3 > clues+3'],
    'downtown-7 bank-of-arkham': ['!newspaper next=northside-1 > at=newspaper money+5'],
    'downtown-7 independence-square': ['!#0 > stamina+1', '!#1 > sanity+1'],
  },
  (id) => id.startsWith('downtown-'),
)
