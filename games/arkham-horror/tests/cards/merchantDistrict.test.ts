import { entriesDo } from './entries.ts'

entriesDo(
  {
    'merchant-district-1 river-docks': ['luck-1:1 > common+2', 'luck-1:0 > common+2 at=jail money-5 delayed+1'],
    'merchant-district-1 the-unnamable': ['lore-1:1 > spell+1', 'lore-1:0 > sanity-2 clues+2 delayed+1'],
    'merchant-district-1 unvisited-isle': [
      'sneak-1:1 !yes > ally+1',
      'no-allies sanity=1 stamina=2 sneak-1:1 > sanity+4 stamina+3',
      'sneak-1:0 > stamina-1',
    ],
    'merchant-district-2 river-docks': ['luck-1:1 > spell+1', 'luck-1:0 >'],
    'merchant-district-2 the-unnamable': ['!#0 !yes > sanity-2 ally+1', 'no-allies !#0 > sanity-2 clues+3', '!#1 > at=merchant-district'],
    'merchant-district-2 unvisited-isle': ['> sanity-1 spell+1'],
    'merchant-district-3 river-docks': ['speed-1:1 >', 'speed-1:0 > sanity-1'],
    'merchant-district-3 the-unnamable': ['luck-1:1 > unique+1', 'luck-1:0 > sanity-1 stamina-2'],
    'merchant-district-3 unvisited-isle': ['will-2:1 >', 'will-2:0 > sanity-3'],
    'merchant-district-4 river-docks': ['luck-1:1 > common+1', 'luck-1:0 > sanity-1 stamina-3'],
    'merchant-district-4 the-unnamable': ['luck-1:1 > unique+1', 'luck-1:0 > stamina-1'],
    'merchant-district-4 unvisited-isle': ['sneak-1:1 > clues+2', 'sneak-1:0 > at=merchant-district'],
    'merchant-district-5 river-docks': ['will-1:1 > unique+1 sanity-1', 'will-1:0 > unique+1 sanity-2'],
    'merchant-district-5 the-unnamable': ['speed-1:1 > at=merchant-district', 'speed-1:0 > stamina-2'],
    'merchant-district-5 unvisited-isle': ['will-1:1 >', 'will-1:0 > curse+1'],
    'merchant-district-6 river-docks': ['fight+0:1 > money+4', 'fight+0:0 > stamina-1 at=merchant-district'],
    'merchant-district-6 the-unnamable': ['!yes > stamina-1 clues+1', '!no >'],
    'merchant-district-6 unvisited-isle': ['will-1:1 > stamina-1 clues+1', 'will-1:0 > stamina-1 sanity-1'],
    'merchant-district-7 river-docks': ['will+1:1 >', 'will+1:0 > at=lost delayed+1'],
    'merchant-district-7 the-unnamable': ['speed-1:1 >', 'speed-1:0 > at=lost delayed+1'],
    'merchant-district-7 unvisited-isle': ['!#0 > sanity-1 clues+1', '!#1 !yes > money-1 stamina+1'],
  },
  (id) => id.startsWith('merchant-district-'),
)
