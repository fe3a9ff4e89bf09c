/** Which colour and which icon stand for what at this table. */
import type { IconName } from '@miskatonic/web/kit'

/** The marbled border of each kind of card. */
const types: { readonly [kind: string]: string } = {
  adventure: '#b08a2e',
  ally: '#3c7a4c',
  artifact: '#9a6a34',
  weapon: '#8a5a4a',
  event: '#6a7078',
  travel: '#5a7a86',
  tome: '#7a4428',
  monster: '#7a1f22',
  spell: '#3a5a9a',
  greatOldOne: '#3a2f4a',
  investigator: '#a8915c',
}
/** Locations bear the colour of their Region; its name stands on the card too. */
const regions: { readonly [region: string]: string } = {
  newEngland: '#4e7d3e',
  europe: '#5f6f9c',
  middleEast: '#b58a3e',
  islands: '#2f8088',
  exotic: '#8a4f6a',
  dreamlands: '#7d62a8',
}
export const borderOf = (kind: string, region: string | undefined): string => (region && regions[region]) || types[kind] || '#6a5a3a'

/** The signs that say which Spells a Tome can hold. */
const marks: { readonly [id: string]: IconName } = {
  eye: 'all-seeing-eye',
  star: 'star-swirl',
  wave: 'waves',
  skull: 'skull-crossed-bones',
  flame: 'flame',
  hand: 'hand',
}
export const markIcon = (id: string): IconName => marks[id] ?? 'pentacle'

const deeds: { readonly [verb: string]: IconName } = {
  play: 'card-pick',
  study: 'spell-book',
  threat: 'hidden',
  combine: 'evil-minion',
  straighten: 'clockwise-rotation',
  use: 'glowing-hands',
  cast: 'magic-swirl',
  up: 'card-draw',
  defend: 'shield',
  join: 'crossed-swords',
  pass: 'hand',
  decline: 'hand',
  done: 'check-mark',
  stay: 'walk',
  later: 'hourglass',
  ride: 'uprising',
  none: 'cancel',
  yes: 'check-mark',
  no: 'cancel',
}
export const deedIcon = (verb: string): IconName | undefined => deeds[verb]
