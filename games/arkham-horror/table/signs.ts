/** Which icon stands for what at this table. */
import type { IconName } from '@miskatonic/web/kit'
import type { Colour, DimensionSymbol, Movement, Skill } from '../content/kinds.ts'

export const skillIcon: { readonly [skill in Skill]: IconName } = {
  speed: 'running-ninja',
  sneak: 'hooded-figure',
  fight: 'fist',
  will: 'brain-dump',
  lore: 'open-book',
  luck: 'clover',
}

/** The landmarks of the locations. */
const landmarks: { readonly [place: string]: IconName } = {
  'train-station': 'steam-locomotive',
  newspaper: 'newspaper',
  'curiositie-shoppe': 'shop',
  'arkham-asylum': 'brain',
  'bank-of-arkham': 'bank',
  'independence-square': 'capitol',
  'hibbs-roadhouse': 'beer-stein',
  'velmas-diner': 'coffee-cup',
  'police-station': 'police-badge',
  'unvisited-isle': 'island',
  'river-docks': 'anchor',
  'the-unnamable': 'spooky-house',
  graveyard: 'graveyard',
  'black-cave': 'cave-entrance',
  'general-store': 'knapsack',
  library: 'bookshelf',
  'science-building': 'chemical-drop',
  'silver-twilight-lodge': 'crescent-blade',
  'the-witch-house': 'witch-face',
  'administration-building': 'scroll-quill',
  woods: 'pine-tree',
  'st-marys-hospital': 'hospital-cross',
  'ye-olde-magick-shoppe': 'spell-book',
  'historical-society': 'scroll-unfurled',
  'mas-boarding-house': 'house',
  'south-church': 'church',
  sky: 'cloud-ring',
  outskirts: 'village',
  lost: 'spiral-arrow',
  jail: 'caged-ball',
}
export const landmark = (place: string): IconName => landmarks[place] ?? 'magic-portal'

/** The colours of the quarters, as their streets bear them. */
export const quarter: { readonly [street: string]: string } = {
  northside: '#c98a3a',
  downtown: '#c9c4b4',
  easttown: '#7f8a94',
  'merchant-district': '#4c8f57',
  rivertown: '#8a63b0',
  'miskatonic-university': '#d3b23f',
  'french-hill': '#4f84c4',
  uptown: '#b8443a',
  southside: '#9a6a34',
}
/** The colours of gate cards. */
export const gateColour: { readonly [C in Colour]: string } = { blue: '#4f8fd0', green: '#4fae86', red: '#c8513f', yellow: '#e0bb4a' }

/** Grounds of the discs: a street, a location that stays as it is, one where gates open, what is not the town. */
export const ground = { street: '#6b4d1e', stable: '#2f4a44', unstable: '#7a1f22', beyond: '#3a2f6a' } as const

/** The border of a monster tells how it moves; its name says so too. */
export const border: { readonly [movement in Movement]: string } = {
  normal: '#14110c',
  fast: '#d6584c',
  stationary: '#e2b65b',
  flying: '#6aa6d8',
  special: '#57b58c',
  stalker: '#a58bd8',
  aquatic: '#e08a4a',
}

/** The signs of the dimensions, each an outline in a square from −10 to 10. */
export const dimension: { readonly [sign in DimensionSymbol]: string } = {
  circle: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z',
  moon: 'M4 -7.5A8.5 8.5 0 1 0 4 7.5A8 8 0 0 1 4 -7.5Z',
  diamond: 'M0 -9L7 0L0 9L-7 0Z',
  hexagon: 'M-4 -7.5H4L8 0L4 7.5H-4L-8 0Z',
  plus: 'M-2.6 -8H2.6V-2.6H8V2.6H2.6V8H-2.6V2.6H-8V-2.6H-2.6Z',
  slash: 'M2 -9H7L-2 9H-7Z',
  square: 'M-7 -7H7V7H-7Z',
  star: 'M0 -9L2.4 -3L8.6 -3L3.6 1.2L5.4 7.6L0 4L-5.4 7.6L-3.6 1.2L-8.6 -3L-2.4 -3Z',
  triangle: 'M0 -8L8 7H-8Z',
}
