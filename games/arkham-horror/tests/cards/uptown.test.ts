import { entriesDo } from './entries.ts'

entriesDo(
  {
    'uptown-1 st-marys-hospital': ['lore+0:1 > clues+1', 'lore+0:0 >'],
    'uptown-1 woods': [
      '!yes lore-2:1 !#0 > clues+4 lost-turn+1',
      '!yes lore-2:1 !#1 > skill+1 lost-turn+1',
      '!yes lore-2:1 !#2 > spell+2 lost-turn+1',
      '!yes lore-2:0 > lost-turn+1',
      '!no >',
    ],
    'uptown-1 ye-olde-magick-shoppe': ['> sanity-1 at=uptown'],
    'uptown-2 st-marys-hospital': ['die:2 > stamina-1', 'stamina=1 die:3 > stamina+3'],
    'uptown-2 woods': ['sneak-2:1 > common+1', 'sneak-2:0 > stamina-2 at=uptown'],
    'uptown-2 ye-olde-magick-shoppe': ['luck+0:0 > money-2', 'luck+0:1 die:6 > money+6', 'luck+0:2 > unique+2'],
    'uptown-3 st-marys-hospital': ['!yes sneak-1:1 > spell+1', '!yes sneak-1:0 > sanity-1', '!no >'],
    'uptown-3 woods': ['speed-2:1 !yes > ally+1', 'no-allies speed-2:1 > money+3', 'speed-2:0 > stamina-1'],
    'uptown-3 ye-olde-magick-shoppe': ['> clues+1'],
    'uptown-4 st-marys-hospital': ['will-1:1 > unique+1', 'will-1:0 > sanity-1 at=uptown'],
    'uptown-4 woods': ['> doom+1 at=plateau-of-leng-first delayed+1 gates+1'],
    'uptown-4 ye-olde-magick-shoppe': ['lore-1:1 > unique+1', 'lore-1:0 >'],
    'uptown-5 st-marys-hospital': ['combat-1:1 > sanity-1 clues+1', 'combat-1:0 > sanity-1 at=uptown'],
    'uptown-5 woods': ['sneak-1:1 > at=uptown', 'sneak-1:0 > stamina-2 at=uptown'],
    'uptown-5 ye-olde-magick-shoppe': ['next=uptown-6 > sanity-1'],
    'uptown-6 st-marys-hospital': ['!#0 > clues-1', '!#1 > sanity-1', 'clues=0 > sanity-1'],
    'uptown-6 woods': [
      'luck+0:0 > sanity-1',
      'luck+0:1 > common+1',
      'luck+0:2 > unique+1',
      'sanity=2 stamina=2 luck+0:3 die:3 !2 > unique+1 sanity+2 stamina+1',
    ],
    'uptown-6 ye-olde-magick-shoppe': ['> sanity-1'],
    'uptown-7 st-marys-hospital': ['sanity=3 luck-1:1 > sanity+2', 'luck-1:0 > sanity-2'],
    'uptown-7 woods': ['luck-1:1 > trophies+1', 'luck-1:0 !motorcycle > stamina-2 common-1'],
    'uptown-7 ye-olde-magick-shoppe': ['lore-1:1 > clues+1', 'lore-1:0 > curse+1'],
  },
  (id) => id.startsWith('uptown-'),
)
