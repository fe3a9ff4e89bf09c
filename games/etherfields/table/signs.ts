/** Which icon and which colour stand for what at this table. */
import type { IconName } from '@miskatonic/web/kit'
import type { Colour, PlaceSign, ScapeStep, Suit } from '../content/kinds.ts'

/** Shape and colour tell Motives apart, each of them alone: outlines in a square from −10 to 10. */
export const motiveShape: { readonly [C in Colour]: string } = {
  awareness: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
  cunning: 'M0 -8.5L9 7.5H-9Z',
  rage: 'M0 -10L7 0L0 10L-7 0Z',
}
export const motiveColour: { readonly [C in Colour]: string } = { awareness: '#58c9d6', cunning: '#f0b84a', rage: '#ef5f6b' }

export const motiveIcon: { readonly [C in Colour]: IconName } = { awareness: 'disc', cunning: 'triangle', rage: 'lozenge' }

export const stepIcon: { readonly [S in ScapeStep]: IconName } = {
  movement: 'walk',
  basic: 'hand',
  special: 'star-swirl',
  metamorphosis: 'curled-tentacle',
}
/** Outlines in a square from −10 to 10: not every face of letters has them. */
export const suitShape: { readonly [S in Suit]: string } = {
  hearts: 'M0 9C-12 1 -10 -9 -4.5 -9C-1.8 -9 0 -6.5 0 -5C0 -6.5 1.8 -9 4.5 -9C10 -9 12 1 0 9Z',
  spades: 'M0 -9C12 1 9 6 5 6C3 6 1.4 5 1 4L3 9H-3L-1 4C-1.4 5 -3 6 -5 6C-9 6 -12 1 0 -9Z',
  diamonds: 'M0 -9.5L7 0L0 9.5L-7 0Z',
  clubs: 'M0 -9A4 4 0 0 1 3.2 -2.6A4 4 0 1 1 1.2 4.2L3 9H-3L-1.2 4.2A4 4 0 1 1 -3.2 -2.6A4 4 0 0 1 0 -9Z',
}

export const placeIcon: { readonly [S in PlaceSign | 'script']: IconName } = {
  fate: 'sparkles',
  slumber: 'night-sleep',
  gate: 'magic-portal',
  key: 'key',
  market: 'shop',
  bazaar: 'swap-bag',
  rest: 'person-in-bed',
  hour: 'hourglass',
  toll: 'wax-seal',
  tide: 'waves',
  awakening: 'sun',
  script: 'open-book',
}
export const isPlaceSign = (sign: string): sign is keyof typeof placeIcon => Object.hasOwn(placeIcon, sign)

const terrainIcons: { readonly [terrain: string]: IconName } = {
  light: 'sun',
  darkness: 'evil-moon',
  swamp: 'jungle',
  water: 'waves',
}
export const terrainIcon = (terrain: string): IconName => terrainIcons[terrain] ?? 'info'

const tokenIcons: { readonly [token: string]: IconName } = {
  threat: 'hazard-sign',
  universal: 'round-star',
  story: 'bookmarklet',
  spirit: 'spark-spirit',
  personal: 'meeple',
  hole: 'falling',
}
export const tokenIcon = (token: string): IconName => tokenIcons[token] ?? 'info'

const stateIcons: { readonly [state: string]: IconName } = {
  stunned: 'star-swirl',
  blinded: 'sight-disabled',
  paralysed: 'imprisoned',
  poisoned: 'chemical-drop',
}
export const stateIcon = (state: string): IconName => stateIcons[state] ?? 'info'

/** What a price asks besides Motive. */
const payIcons: { readonly [pay: string]: IconName } = {
  ether: 'sparkles',
  gem: 'cut-diamond',
  key: 'key',
  hour: 'hourglass',
  anguish: 'broken-heart',
  discard: 'card-draw',
  seal: 'wax-seal',
  layDown: 'clockwise-rotation',
}
export const payIcon = (pay: string): IconName => payIcons[pay] ?? 'pay-money'

const deeds: { readonly [verb: string]: IconName } = {
  move: 'walk',
  'push-on': 'running-ninja',
  gem: 'cut-diamond',
  peek: 'all-seeing-eye',
  unmorph: 'curled-tentacle',
  hours: 'hourglass',
  'take-gem': 'cut-diamond',
  'fill-slot': 'cut-diamond',
  marker: 'flying-flag',
  pass: 'next-button',
  done: 'check-mark',
  'give-up': 'flying-flag',
  wake: 'sun',
  save: 'night-sleep',
  go: 'walk',
  shortcut: 'running-ninja',
  keep: 'check-mark',
  'gem-reroll': 'clockwise-rotation',
  anguish: 'broken-heart',
  seal: 'wax-seal',
  ether: 'sparkles',
  cure: 'hearts',
  open: 'padlock-open',
  cards: 'card-pick',
  yes: 'check-mark',
  no: 'cancel',
  none: 'cancel',
  stay: 'hand',
  place: 'upgrade',
  note: 'scroll-unfurled',
}
export const deedIcon = (verb: string): IconName | undefined => deeds[verb]

const bearers: { readonly [bearer: string]: IconName } = {
  map: 'treasure-map',
  floating: 'cloud-ring',
  gate: 'magic-portal',
  entity: 'evil-minion',
  situation: 'info',
  hand: 'card-pick',
  progress: 'upgrade',
  item: 'swap-bag',
  mask: 'hidden',
  back: 'stack',
  wisdom: 'brain',
  season: 'sun',
}
export const bearerIcon = (bearer: string): IconName | undefined => bearers[bearer]
