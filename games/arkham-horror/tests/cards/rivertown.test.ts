import { entriesDo } from './entries.ts'

entriesDo(
  {
    'rivertown-1 black-cave': ['lore-2:1 > clues+1', 'lore-2:0 > stamina-1 delayed+1'],
    'rivertown-1 general-store': ['will-2:1 > common+3', 'will-2:0 >'],
    'rivertown-1 graveyard': ['luck-2:1 !newspaper next=northside-1 > clues+2 at=newspaper money+5', 'luck-2:0 > sanity-1'],
    'rivertown-2 black-cave': ['luck-2:1 !yes > ally+1', 'no-allies luck-2:1 !rifle > common+1', 'luck-2:0 >'],
    'rivertown-2 general-store': ['!yes lore-2:1 > money+4', '!yes lore-2:0 > money-1 common+1', '!no >'],
    'rivertown-2 graveyard': ['sanity=2 > sanity+2'],
    'rivertown-3 black-cave': ['speed-1:1 >', 'speed-1:0 > stamina-1'],
    'rivertown-3 general-store': ['!motorcycle > common-1 money+5', '!none >'],
    'rivertown-3 graveyard': ['combat-2:1 > clues+1', 'combat-2:0 die:3 > stamina-3'],
    'rivertown-4 black-cave': ['> sanity-1'],
    'rivertown-4 general-store': ['!#0 > sanity+1', '!#1 !food > common+1 money-1'],
    'rivertown-4 graveyard': ['lore-1:1 > clues+1', 'lore-1:0 > at=rivertown'],
    'rivertown-5 black-cave': ['luck+0:0 > sanity-1 monster', 'luck+0:1 > sanity-1', 'luck+0:2 > common+1'],
    'rivertown-5 general-store': ['> money+1'],
    'rivertown-5 graveyard': ['> monster'],
    'rivertown-6 black-cave': ['> monster'],
    'rivertown-6 general-store': ['> sanity-1'],
    'rivertown-6 graveyard': ['!yes !yes > trophies-1 ally+1', 'no-allies !yes > trophies-1 spell+1', '!no >'],
    'rivertown-7 black-cave': ['luck+0:0 > sanity-1 stamina-1', 'luck+0:1 > sanity-1 clues+1', 'luck+0:2 > unique+1'],
    'rivertown-7 general-store': ['> common+1'],
    'rivertown-7 graveyard': ['!#0 > at=rivertown', '!#1 > here+1 clues+2'],
  },
  (id) => id.startsWith('rivertown-'),
)
