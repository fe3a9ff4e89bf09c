import { entriesDo } from './entries.ts'

entriesDo(
  {
    'miskatonic-university-1 administration-building': ['> clues+1'],
    'miskatonic-university-1 library': ['will+0:0 > at=miskatonic-university', 'will+0:1 > spell+1', 'will+0:2 > unique+1'],
    'miskatonic-university-1 science-building': ['!yes !motorcycle > common-1 spell+1', '!no >'],
    'miskatonic-university-2 administration-building': ['will-2:1 > money+8', 'will-2:0 > at=jail money-5 delayed+1'],
    'miskatonic-university-2 library': ['luck-2:1 > money+5', 'luck-2:0 >'],
    'miskatonic-university-2 science-building': [
      'lore-2:1 die:3 > clues+2',
      'gate lore-2:1 die:4 > gates-1',
      'lore-2:0 die:3 > stamina-3 at=st-marys-hospital',
    ],
    'miskatonic-university-3 administration-building': ['will-1:1 > retainer+1', 'will-1:0 >'],
    'miskatonic-university-3 library': ['lore-2:1 die:4 > clues+4', 'lore-2:0 > sanity-2 stamina-2'],
    'miskatonic-university-3 science-building': ['!#0 > stamina-2 unique+1', '!#1 > at=miskatonic-university'],
    'miskatonic-university-4 administration-building': ['lore-2:1 > spell+1', 'lore-2:0 > curse+1'],
    'miskatonic-university-4 library': ['!#0 !yes > money-4 clues+2', '!#1 > at=miskatonic-university'],
    'miskatonic-university-4 science-building': [
      '!#0 !yes > stamina-2 ally+1',
      'no-allies !#0 > stamina-2 money+5',
      '!#1 > at=miskatonic-university',
    ],
    'miskatonic-university-5 administration-building': ['!motorcycle lore-1:1 > common-1 money+7', '!none lore-1:0 >'],
    'miskatonic-university-5 library': ['will-1:1 > unique+1', 'will-1:0 > at=miskatonic-university'],
    'miskatonic-university-5 science-building': ['!yes die:3 > curse+1', '!yes die:4 > blessing+1', '!no >'],
    'miskatonic-university-6 administration-building': ['lore-1:1 > money+5', 'lore-1:0 > money-1'],
    'miskatonic-university-6 library': ['!#0 > at=miskatonic-university', '!#1 > sanity-1 clues+1'],
    'miskatonic-university-6 science-building': ['!#0 !yes > trophies-1 unique+1', '!#1 luck-1:1 > clues+1', '!#1 luck-1:0 >'],
    'miskatonic-university-7 administration-building': ['next=downtown-5 lore-1:1 > at=arkham-asylum spell+1'],
    'miskatonic-university-7 library': ['> sanity-1'],
    'miskatonic-university-7 science-building': ['sanity=2 stamina=2 luck+0:1 die:4 !1 > sanity+1 stamina+3', 'luck+0:0 > stamina+1'],
  },
  (id) => id.startsWith('miskatonic-university-'),
)
