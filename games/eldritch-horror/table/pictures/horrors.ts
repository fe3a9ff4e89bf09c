/** What comes through the gates. A shade shows the monster it is taken for, and nobody could confuse them: its face says so. */
import { type Pictures, type Scene, show } from '@miskatonic/web/art'

type Look = Parameters<typeof show>

const token = (...[palette, icon, more]: Look): Scene => show(palette, icon, { shape: 'token', size: 0.78, at: [0.5, 0.5], ...more })

/** The subject to the right; the name stands on the left. */
const banner = (...[palette, icon, more]: Look): Scene =>
  show(palette, icon, { shape: 'banner', size: 0.96, at: [0.7, 0.5], rays: true, ...more })

const monsters: { readonly [name: string]: Scene } = {
  byakhee: token('storm', 'wyvern', { moon: [0.74, 0.24, 0.12] }),
  'colour-out-of-space': token('rose', 'unstable-orb', { stars: true, ground: 'trees' }),
  cthonian: token('rust', 'worm-mouth', { ground: 'dunes' }),
  cultist: token('blood', 'cultist', { ground: 'columns' }),
  'dark-young': token('moss', 'evil-tree', { ground: 'trees' }),
  'deep-one': token('sea', 'fish-monster', { ground: 'waves' }),
  'elder-thing': token('storm', 'sea-star', { ground: 'ice' }),
  ghost: token('ash', 'ghost', { fog: 0.9 }),
  ghoul: token('blood', 'goblin-head', { ground: 'hills' }),
  'gnoph-keh': token('storm', 'polar-bear', { ground: 'ice' }),
  'goat-spawn': token('moss', 'goat', { ground: 'trees', moon: [0.76, 0.22, 0.1] }),
  gug: token('rust', 'ogre', { ground: 'columns' }),
  'hound-of-tindalos': token('violet', 'hound', { rays: true }),
  lloigor: token('eld', 'spiked-dragon-head', { stars: true }),
  maniac: token('blood', 'jason-mask', { ground: 'roofs' }),
  'mi-go': token('rose', 'flying-beetle', { ground: 'peaks', stars: true }),
  mummy: token('gold', 'mummy-head', { ground: 'dunes' }),
  nightgaunt: token('night', 'evil-bat', { moon: [0.5, 0.4, 0.2], ground: 'peaks' }),
  riot: token('blood', 'uprising', { ground: 'roofs' }),
  'serpent-people': token('eld', 'snake-tongue', { ground: 'columns' }),
  shoggoth: token('eld', 'gooey-daemon', { ground: 'ice' }),
  skeleton: token('ash', 'skeleton', { ground: 'hills', size: 0.94 }),
  'star-spawn': token('eld', 'octopus', { stars: true, ground: 'waves' }),
  vampire: token('blood', 'vampire-dracula', { moon: [0.76, 0.24, 0.12], ground: 'roofs' }),
  warlock: token('violet', 'warlock-hood', { rays: true }),
  witch: token('violet', 'witch-face', { moon: [0.78, 0.22, 0.1], ground: 'roofs' }),
  wraith: token('ash', 'spectre', { fog: 0.9, ground: 'trees' }),
  zombie: token('moss', 'shambling-zombie', { ground: 'hills' }),
  'epic-cthulhu': token('eld', 'tentacles-skull', { rays: true, ground: 'waves' }),
  cthylla: token('sea', 'giant-squid', { rays: true, ground: 'waves' }),
  'dunwich-horror': token('rust', 'eyestalk', { rays: true, ground: 'hills' }),
  nug: token('rose', 'medusa-head', { rays: true }),
  'epic-shub-niggurath': token('moss', 'horned-skull', { rays: true, ground: 'trees' }),
  'spinner-of-webs': token('violet', 'angular-spider', { rays: true, ground: 'peaks' }),
  'tick-tock-men': token('gold', 'clockwork', { rays: true, ground: 'roofs' }),
  'wind-walker': token('storm', 'whirlwind', { rays: true, ground: 'ice' }),
  'zombie-horde': token('blood', 'raise-zombie', { rays: true, ground: 'hills' }),
}

const faces = (kind: string): Pictures => Object.fromEntries(Object.entries(monsters).map(([name, scene]) => [`${kind}:${name}`, scene]))

export const horrors: Pictures = {
  ...faces('monster'),
  ...faces('shade'),
  'ancientOne:azathoth': banner('eld', 'gooey-eyed-sun', { stars: true }),
  'ancientOne:cthulhu': banner('sea', 'squid-head', { ground: 'waves' }),
  'ancientOne:shub-niggurath': banner('moss', 'horned-skull', { ground: 'trees' }),
  'ancientOne:yog-sothoth': banner('violet', 'triorb', { stars: true }),
}
