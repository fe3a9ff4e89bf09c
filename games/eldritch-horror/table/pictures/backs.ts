/** What can be seen of a card that lies face down, and the tokens. */
import type { Back, Medallion, Pictures } from '@miskatonic/web/art'

const back = (icon: string, leather: string): Back => ({ kind: 'back', icon, leather })
const gate = (colour: string, icon: string): Medallion => ({ kind: 'medallion', colour, icon, spiral: true })
const disc = (colour: string, icon: string): Medallion => ({ kind: 'medallion', colour, icon })

/** Each omen has its shape besides its colour. */
const gates = {
  green: gate('#4fae86', 'star-swirl'),
  blue: gate('#4f8fd0', 'moon-orbit'),
  red: gate('#c8513f', 'comet-spark'),
} as const

/** The colour of each City's Gate (EH-RULING-41); a test holds it against the map. */
const gateOf: { readonly [space: string]: keyof typeof gates } = {
  'san-francisco': 'green',
  arkham: 'red',
  'buenos-aires': 'blue',
  london: 'blue',
  rome: 'red',
  istanbul: 'green',
  shanghai: 'red',
  tokyo: 'blue',
  sydney: 'red',
}

const ANCIENT_ONES: { readonly [id: string]: readonly [icon: string, leather: string] } = {
  azathoth: ['gooey-eyed-sun', '#1c5040'],
  cthulhu: ['squid-head', '#174656'],
  'shub-niggurath': ['horned-skull', '#3f5a2a'],
  'yog-sothoth': ['triorb', '#4a3578'],
}
/** Under their own sign, or under that of the deck in their colour. */
const ofAncientOnes = (kind: string, sign?: string, ids = Object.keys(ANCIENT_ONES)): Pictures =>
  Object.fromEntries(
    Object.entries(ANCIENT_ONES)
      .filter(([id]) => ids.includes(id))
      .map(([id, [icon, leather]]) => [`back:${kind}:${id}`, back(sign ?? icon, leather)]),
  )

const EXPEDITIONS: { readonly [space: string]: string } = {
  'the-amazon': 'jungle',
  antarctica: 'iceberg',
  'the-heart-of-africa': 'baobab',
  'the-himalayas': 'mountaintop',
  'the-pyramids': 'egyptian-pyramids',
  tunguska: 'meteor-impact',
}

export const backs: Pictures = {
  'back:asset': back('swap-bag', '#6a4a26'),
  'back:artifact': back('cut-diamond', '#8a6416'),
  'back:mythos': back('interlaced-tentacles', '#3a1620'),
  'back:location': back('capitol', '#7b2a24'),
  'back:general': back('walk', '#55534a'),
  'back:otherWorld': back('magic-portal', '#1f4a5c'),
  'back:gate': disc('#2b3f4a', 'magic-portal'),
  'back:clue': disc('#1f5a45', 'magnifying-glass'),
  ...ofAncientOnes('mystery'),
  ...ofAncientOnes('research', 'magnifying-glass'),
  ...ofAncientOnes('special', 'star-altar', ['cthulhu', 'yog-sothoth']),
  ...Object.fromEntries(Object.entries(EXPEDITIONS).map(([space, icon]) => [`back:expedition:${space}`, back(icon, '#4c6b3c')])),
  ...Object.fromEntries(Object.entries(gateOf).map(([space, colour]) => [`gate:${space}`, gates[colour]])),
  clue: disc('#1f5a45', 'magnifying-glass'),
  'token:expedition': disc('#8f6a22', 'compass'),
  'token:rumor': disc('#5a3f8a', 'talk'),
  'token:mystery': disc('#7b2a5c', 'pentacle'),
  'token:eldritch': disc('#2f6a52', 'interlaced-tentacles'),
}
