import { entriesDo } from './entries.ts'

entriesDo(
  {
    'northside-1 curiositie-shoppe': ['fight-1:1 !silver-key > unique+1 money-2', 'fight-1:0 > stamina-1'],
    'northside-1 newspaper': ['> money+5'],
    'northside-1 train-station': ['speed-2:1 > spell+1', 'speed-2:0 die:3 > sanity-3'],
    'northside-2 curiositie-shoppe': ['!lantern > common+1 money-2'],
    'northside-2 newspaper': ['> retainer+1'],
    'northside-2 train-station': ['!#0 > sanity-1 common+1', '!#1 > at=northside'],
    'northside-3 curiositie-shoppe': ['speed-1:1 next=northside-6 luck-1:1 > unique+1', 'speed-1:0 > at=northside'],
    'northside-3 newspaper': ['> sanity-1'],
    'northside-3 train-station': ['luck-1:1 > unique+1', 'luck-1:0 die:2 > stamina-2'],
    'northside-4 curiositie-shoppe': ['luck-1:1 > unique+1', 'luck-1:0 !map-of-arkham > common-1'],
    'northside-4 newspaper': ['> retainer+1'],
    'northside-4 train-station': ['!yes > money-1 common+1', '!no >', 'money=0 >'],
    'northside-5 curiositie-shoppe': ['luck-2:1 > common+1', 'luck-2:0 > curse+1'],
    'northside-5 newspaper': ['next=downtown-1 !bank-of-arkham > money+2 at=bank-of-arkham sanity-1'],
    'northside-5 train-station': ['sneak-1:1 > unique+1', 'money=7 sneak-1:0 > at=jail money-3 delayed+1'],
    'northside-6 curiositie-shoppe': ['luck-1:1 > unique+1', 'luck-1:0 > money-2 common+1'],
    'northside-6 newspaper': ['luck-1:1 > clues+1', 'luck-1:0 >'],
    'northside-6 train-station': ['!yes luck-2:1 > money-3 unique+1', '!yes luck-2:0 > money-3 common+1', '!no >'],
    'northside-7 curiositie-shoppe': ['!motorcycle !none > common-1 money+5', '!motorcycle !map-of-arkham > common-2 money+8'],
    'northside-7 newspaper': ['lore-1:1 > clues+3', 'lore-1:0 >'],
    'northside-7 train-station': ['!yes !woods next=uptown-2 sneak-2:1 > at=woods common+1', '!no >'],
  },
  (id) => id.startsWith('northside-'),
)
