/** What one can own. Things stand in sepia, what is magical in its own light. */
import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from './keyed.ts'

const common: Pictures = keyed('common', {
  'derringer-18': show('sepia', 'walther-ppk', { size: 0.6, ground: 'roofs' }),
  'revolver-38': show('sepia', 'revolver', { ground: 'columns' }),
  'automatic-45': show('rust', 'colt-m1911', { ground: 'roofs' }),
  'ancient-tome': show('sepia', 'evil-book', { ground: 'columns' }),
  axe: show('moss', 'wood-axe', { ground: 'hills' }),
  bullwhip: show('sepia', 'whip', { ground: 'hills' }),
  'cavalry-saber': show('ash', 'shining-sword', { ground: 'hills' }),
  cross: show('gold', 'crucifix', { ground: 'columns' }),
  'dark-cloak': show('night', 'cowled', { ground: 'roofs' }),
  dynamite: show('rust', 'dynamite', { ground: 'peaks' }),
  food: show('moss', 'meal', { ground: 'roofs' }),
  knife: show('ash', 'bowie-knife', { ground: 'roofs' }),
  lantern: show('gold', 'lantern-flame', { ground: 'trees' }),
  'lucky-cigarette-case': show('sepia', 'cigarette', { ground: 'roofs' }),
  'map-of-arkham': show('sepia', 'treasure-map', { ground: 'roofs' }),
  motorcycle: show('rust', 'scooter', { ground: 'hills' }),
  'old-journal': show('sepia', 'notebook', { ground: 'columns' }),
  'research-materials': show('sepia', 'book-pile', { ground: 'roofs' }),
  rifle: show('moss', 'winchester-rifle', { ground: 'trees' }),
  shotgun: show('rust', 'sawed-off-shotgun', { ground: 'hills' }),
  'tommy-gun': show('blood', 'thompson-m1', { ground: 'roofs' }),
  whiskey: show('rust', 'brandy-bottle', { ground: 'roofs' }),
})

const unique: Pictures = keyed('unique', {
  'alien-statue': show('eld', 'gargoyle', { stars: true }),
  'ancient-tablet': show('sea', 'stone-tablet', { rays: true }),
  'blue-watcher-of-the-pyramid': show('sea', 'egyptian-pyramids', { rays: true }),
  'book-of-dzyan': show('violet', 'secret-book', { rays: true }),
  'cabala-of-saboth': show('gold', 'secret-book', { ground: 'columns' }),
  'cultes-des-goules': show('blood', 'black-book', { ground: 'hills' }),
  'dragons-eye': show('blood', 'all-seeing-eye', { ground: 'peaks' }),
  'elder-sign': show('eld', 'star-swirl', { rays: true }),
  'enchanted-blade': show('violet', 'shining-sword', { stars: true }),
  'enchanted-jewelry': show('violet', 'gem-pendant', { rays: true }),
  'enchanted-knife': show('violet', 'sacrificial-dagger', { ground: 'columns' }),
  'flute-of-the-outer-gods': show('eld', 'flute', { stars: true }),
  'gate-box': show('violet', 'locked-box', { rays: true }),
  'healing-stone': show('eld', 'cut-diamond', { rays: true }),
  'holy-water': show('gold', 'holy-water', { rays: true }),
  'lamp-of-alhazred': show('gold', 'djinn', { rays: true }),
  'nameless-cults': show('night', 'black-book', { ground: 'columns' }),
  necronomicon: show('eld', 'spell-book', { rays: true }),
  'obsidian-statue': show('night', 'stone-bust', { ground: 'columns' }),
  'pallid-mask': show('gold', 'cracked-mask', { stars: true }),
  'powder-of-ibn-ghazi': show('eld', 'powder', { rays: true }),
  'ruby-of-rlyeh': show('blood', 'cut-diamond', { ground: 'waves' }),
  'silver-key': show('storm', 'key', { rays: true }),
  'sword-of-glory': show('gold', 'winged-sword', { rays: true }),
  'the-king-in-yellow': show('gold', 'bookmarklet', { ground: 'columns' }),
  'warding-statue': show('moss', 'stone-bust', { rays: true }),
})

const spells: Pictures = keyed('spell', {
  'bind-monster': show('violet', 'handcuffs', { rays: true }),
  'dread-curse-of-azathoth': show('eld', 'gooey-eyed-sun', { rays: true }),
  'enchant-weapon': show('violet', 'glowing-hands', { rays: true }),
  'find-gate': show('violet', 'magic-portal', { stars: true }),
  'flesh-ward': show('violet', 'checked-shield', { rays: true }),
  heal: show('rose', 'bandage-roll', { rays: true }),
  'mists-of-releh': show('storm', 'fog', { fog: 0.95 }),
  'red-sign-of-shudde-mell': show('blood', 'pentacle', { rays: true }),
  shrivelling: show('violet', 'skeletal-hand', { rays: true }),
  'voice-of-ra': show('gold', 'sun', { rays: true }),
  wither: show('ash', 'dead-wood', { rays: true }),
})

const skills: Pictures = keyed('skill', {
  bravery: show('night', 'hearts', { rays: true }),
  'expert-occultist': show('night', 'pentacle', { stars: true }),
  marksman: show('night', 'revolver', { rays: true }),
  stealth: show('night', 'hooded-figure', { moon: [0.78, 0.24, 0.1] }),
  'skill-speed': show('sea', 'running-ninja', { rays: true }),
  'skill-sneak': show('sea', 'hidden', { rays: true }),
  'skill-fight': show('sea', 'fist', { rays: true }),
  'skill-will': show('sea', 'brain-dump', { rays: true }),
  'skill-lore': show('sea', 'open-book', { rays: true }),
  'skill-luck': show('sea', 'clover', { rays: true }),
})

const specials: Pictures = keyed('special', {
  blessing: show('gold', 'church', { rays: true }),
  curse: show('blood', 'cursed-star', { rays: true }),
  retainer: show('sepia', 'money-stack', { ground: 'roofs' }),
  'bank-loan': show('ash', 'bank', { ground: 'roofs' }),
  'silver-twilight-membership': show('storm', 'crescent-blade', { rays: true }),
  deputy: show('gold', 'police-badge', { ground: 'roofs' }),
  'deputys-revolver': show('gold', 'revolver', { ground: 'roofs' }),
  'patrol-wagon': show('night', 'jeep', { ground: 'roofs' }),
})

export const possessions: Pictures = { ...common, ...unique, ...spells, ...skills, ...specials }
