import { entriesDo } from './entries.ts'

entriesDo(
  {
    'southside-1 historical-society': ['> sanity-1'],
    'southside-1 mas-boarding-house': ['> common+1'],
    'southside-1 south-church': ['luck+0:0 > sanity-3 at=southside', 'luck+0:1 > at=southside', 'sanity=1 luck+0:2 > sanity+4'],
    'southside-2 historical-society': ['!yes luck-1:1 > money-3 spell+1 at=southside', '!yes luck-1:0 > money-3 at=southside', '!no >'],
    'southside-2 mas-boarding-house': ['will-1:1 > sanity+1', 'will-1:0 > sanity-1'],
    'southside-2 south-church': ['> blessing+1'],
    'southside-3 historical-society': ['!yes next=uptown-2 sneak-2:1 > at=woods common+1', '!no >'],
    'southside-3 mas-boarding-house': ['luck+0:1 > money+2', 'luck+0:0 > money-1'],
    'southside-3 south-church': ['> sanity-1'],
    'southside-4 historical-society': ['!yes next=rivertown-4 > at=black-cave sanity-1', '!no >'],
    'southside-4 mas-boarding-house': ['sanity=1 stamina=2 !yes > money-4 sanity+4 stamina+3', '!no >'],
    'southside-4 south-church': ['speed-1:1 > at=southside', 'speed-1:0 > stamina-2 at=southside'],
    'southside-5 historical-society': ['!yes !yes > trophies-1 ally+1', 'no-allies !yes > trophies-1 unique+1', '!no >'],
    'southside-5 mas-boarding-house': ['luck-1:1 >', 'luck-1:0 !#0 > stamina-1', 'luck-1:0 !#1 > sanity-1'],
    'southside-5 south-church': ['!yes luck-1:1 > clues-2 doom-1', '!yes luck-1:0 > clues-2', '!no >'],
    'southside-6 historical-society': ['sneak-1:1 > sanity+1', 'sneak-1:0 > stamina-2 curse+1 at=southside'],
    'southside-6 mas-boarding-house': ['stamina=1 die:3 > stamina+3'],
    'southside-6 south-church': ['!#0 > money+3', '!#1 > blessing+1'],
    'southside-7 historical-society': ['luck-1:2 > skill+1 delayed+1', 'luck-1:1 >'],
    'southside-7 mas-boarding-house': ['!#0 !yes !motorcycle > common-1 unique+1', '!#1 will+0:1 > clues+1', '!#1 will+0:0 > delayed+1'],
    'southside-7 south-church': ['!yes !silver-key > trophies-1 unique+1', '!no >'],
  },
  (id) => id.startsWith('southside-'),
)
