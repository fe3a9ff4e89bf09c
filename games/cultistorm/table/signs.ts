/** Which colour and which icon stand for what at this table. */
import type { IconName } from '@miskatonic/web/kit'
import type { CultistFace, DieFace, MagicSymbol } from '../rules/shape.ts'

/** Shape and colour tell the symbols apart, each of them alone. */
export const symbolIcon: { readonly [S in MagicSymbol]: IconName } = {
  shield: 'shield',
  tentacle: 'curled-tentacle',
  eye: 'bleeding-eye',
  planet: 'ringed-planet',
  star: 'round-star',
}
export const symbolColour: { readonly [S in MagicSymbol]: string } = {
  shield: '#7fb4f0',
  tentacle: '#6fd6a4',
  eye: '#f08a78',
  planet: '#c39bf2',
  star: '#f2cf5c',
}

export const faceIcon = (face: DieFace | CultistFace): IconName | null =>
  face === 'blank' ? null : face === 'wild' ? 'sparkles' : symbolIcon[face]

/** The icons a support card may bear. */
const supportIcons: { readonly [icon: string]: IconName } = {
  combat: 'crossed-swords',
  time: 'hourglass',
  noRedraw: 'cancel',
  cultist: 'cultist',
  terror: 'terror',
  dice: 'rolling-dices',
  cards: 'card-draw',
  trophy: 'trophy',
  ancient: 'squid-head',
}
export const supportIcon = (icon: string): IconName => supportIcons[icon] ?? 'info'

const deeds: { readonly [verb: string]: IconName } = {
  ready: 'check-mark',
  unready: 'anticlockwise-rotation',
  take: 'rolling-dices',
  move: 'walk',
  investigate: 'magnifying-glass',
  give: 'receive-money',
  swap: 'trade',
  support: 'shaking-hands',
  develop: 'upgrade',
  place: 'trophy',
  target: 'eye-target',
  untarget: 'cancel',
  strike: 'crossed-swords',
  yield: 'flying-flag',
  decline: 'flying-flag',
  withdraw: 'flying-flag',
  fight: 'crossed-swords',
  reroll: 'clockwise-rotation',
  seal: 'wax-seal',
  use: 'glowing-hands',
  yes: 'check-mark',
  no: 'cancel',
  done: 'check-mark',
  pass: 'hand',
  none: 'cancel',
}
export const deedIcon = (verb: string): IconName | undefined => deeds[verb]
