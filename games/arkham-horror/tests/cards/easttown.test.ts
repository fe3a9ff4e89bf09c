import { entriesDo } from './entries.ts'

entriesDo(
  {
    'easttown-1 hibbs-roadhouse': ['> common+1'],
    'easttown-1 police-station': ['luck-1:1 !rifle > common+1', 'luck-1:0 >'],
    'easttown-1 velmas-diner': ['will-2:1 >', 'will-2:0 > sanity-2'],
    'easttown-2 hibbs-roadhouse': ['luck-1:1 > money+5', 'luck-1:0 > money-3 stamina-1 at=easttown'],
    'easttown-2 police-station': ['luck-1:1 >', 'luck-1:0 > stamina-2'],
    'easttown-2 velmas-diner': ['!yes !rifle > money-1 common+1', '!no >'],
    'easttown-3 hibbs-roadhouse': ['> monster'],
    'easttown-3 police-station': [
      'has=knife,enchanted-blade !yes > money-5',
      'has=knife,enchanted-blade !no > common-1 unique-1',
      'money=4 has=knife,enchanted-blade > common-1 unique-1',
    ],
    'easttown-3 velmas-diner': ['luck-1:1 > blessing+1', 'luck-1:0 > curse+1'],
    'easttown-4 hibbs-roadhouse': ['!yes !yes > clues-3 ally+1 common+1', 'no-allies !yes > clues-3 common+2', '!no >', 'clues=2 >'],
    'easttown-4 police-station': ['will-1:1 > clues+1', 'will-1:0 > sanity-1 at=easttown'],
    'easttown-4 velmas-diner': ['sanity=2 stamina=2 !yes die:4 !3 > money-6 sanity+3 stamina+1', '!no >'],
    'easttown-5 hibbs-roadhouse': ['will-1:1 > clues+2', 'will-1:0 > at=easttown'],
    'easttown-5 police-station': ['luck-2:1 > unique+1', 'luck-2:0 >'],
    'easttown-5 velmas-diner': ['luck-1:1 >', 'luck-1:0 > stamina-2'],
    'easttown-6 hibbs-roadhouse': ['!yes !rifle > money-2 common+1', '!no >'],
    'easttown-6 police-station': ['will-1:1 > clues+2', 'will-1:0 > sanity-1'],
    'easttown-6 velmas-diner': ['stamina=2 !yes > money-1 stamina+2', '!no >'],
    'easttown-7 hibbs-roadhouse': ['luck-1:1 > clues+1', 'luck-1:0 > money-10'],
    'easttown-7 police-station': ['sneak+0:1 !rifle > common+1', 'sneak+0:0 >'],
    'easttown-7 velmas-diner': ['!#0 > stamina+1', '!#1 sneak-1:1 die:5 > money+5', '!#1 sneak-1:0 > at=easttown'],
  },
  (id) => id.startsWith('easttown-'),
)
