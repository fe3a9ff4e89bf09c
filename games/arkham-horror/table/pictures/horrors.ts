/** What comes through the gates, and what waits behind them. */
import { type Pictures, type Scene, show } from '@miskatonic/web/art'
import { keyed } from './keyed.ts'

type Look = Parameters<typeof show>
const token = (...[palette, icon, more]: Look): Scene => show(palette, icon, { shape: 'token', size: 0.78, at: [0.5, 0.5], ...more })
/** The subject to the right; the name stands on the left. */
const banner = (...[palette, icon, more]: Look): Scene =>
  show(palette, icon, { shape: 'banner', size: 0.96, at: [0.7, 0.5], rays: true, ...more })

const monsters: Pictures = keyed('monster', {
  byakhee: token('storm', 'wyvern', { ground: 'peaks' }),
  chthonian: token('rust', 'worm-mouth', { ground: 'hills' }),
  cultist: token('night', 'cultist', { ground: 'roofs' }),
  'dark-young': token('moss', 'evil-tree', { moon: [0.78, 0.2, 0.1] }),
  dhole: token('ash', 'giant-squid', { ground: 'dunes' }),
  'dimensional-shambler': token('violet', 'gooey-daemon', { ground: 'columns' }),
  'elder-thing': token('storm', 'sea-star', { ground: 'peaks' }),
  'fire-vampire': token('blood', 'flame', { stars: true }),
  'flying-polyp': token('ash', 'tentacles-skull', { stars: true }),
  'formless-spawn': token('night', 'slime', { ground: 'columns' }),
  ghost: token('night', 'ghost', { fog: 0.9 }),
  ghoul: token('rust', 'goblin-head', { ground: 'hills' }),
  gug: token('violet', 'ogre', { ground: 'peaks' }),
  'high-priest': token('gold', 'pope-crown', { ground: 'columns' }),
  'hound-of-tindalos': token('sea', 'hound', { rays: true }),
  maniac: token('rust', 'jason-mask', { ground: 'columns' }),
  'mi-go': token('violet', 'flying-beetle', { ground: 'hills' }),
  nightgaunt: token('storm', 'evil-bat', { moon: [0.3, 0.3, 0.16] }),
  shoggoth: token('sea', 'eyestalk', { ground: 'columns' }),
  'star-spawn': token('sea', 'octopus', { stars: true }),
  vampire: token('night', 'vampire-dracula', { ground: 'roofs' }),
  warlock: token('eld', 'warlock-hood', { ground: 'columns' }),
  witch: token('rose', 'witch-face', { ground: 'trees' }),
  zombie: token('ash', 'shambling-zombie', { ground: 'trees' }),
  'god-of-the-bloody-tongue': token('blood', 'snake-tongue', { rays: true }),
  'haunter-of-the-dark': token('night', 'all-seeing-eye', { rays: true }),
  'the-dark-man': token('sepia', 'hooded-figure', { rays: true }),
  'the-bloated-woman': token('rose', 'medusa-head', { rays: true }),
  'the-dark-pharaoh': token('gold', 'pharoah', { ground: 'dunes', rays: true }),
})

const ancientOnes: Pictures = keyed('ancientOne', {
  azathoth: banner('eld', 'gooey-eyed-sun', { stars: true, ground: 'columns' }),
  cthulhu: banner('sea', 'squid-head', { ground: 'waves', moon: [0.2, 0.2, 0.08] }),
  hastur: banner('gold', 'cowled', { ground: 'columns' }),
  ithaqua: banner('storm', 'horned-skull', { ground: 'ice' }),
  nyarlathotep: banner('night', 'ceremonial-mask', { stars: true }),
  'shub-niggurath': banner('moss', 'goat', { ground: 'trees' }),
  yig: banner('rust', 'snake', { ground: 'dunes' }),
  'yog-sothoth': banner('violet', 'unstable-orb', { stars: true }),
})

export const horrors: Pictures = { ...monsters, ...ancientOnes }
