/** Places, what is found in them, and what befalls those who look. */
import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from './keyed.ts'

const locations: Pictures = keyed('location', {
  'university-library': show('sepia', 'bookshelf', { ground: 'columns' }),
  sanatorium: show('ash', 'hospital', { ground: 'trees' }),
  'police-station': show('night', 'police-badge', { ground: 'roofs' }),
  'old-harbour': show('sea', 'harbor-dock', { ground: 'waves' }),
  'curiosity-shop': show('rust', 'shop', { ground: 'roofs' }),
  'graveyard-chapel': show('moss', 'graveyard', { ground: 'trees', moon: [0.8, 0.22, 0.09] }),
  observatory: show('night', 'observatory', { stars: true, ground: 'hills' }),
  'railway-station': show('rust', 'steam-locomotive', { ground: 'hills' }),
  'newspaper-office': show('sepia', 'newspaper', { ground: 'roofs' }),
  'town-hall': show('rust', 'capitol', { ground: 'roofs' }),
})

const items: Pictures = keyed('item', {
  'sigil-of-the-shield': show('night', 'shield', { rays: true }),
  'sigil-of-the-tentacle': show('eld', 'curled-tentacle', { rays: true }),
  'sigil-of-the-eye': show('blood', 'bleeding-eye', { ground: 'hills' }),
  'sigil-of-the-planet': show('violet', 'ringed-planet', { rays: true }),
  'sigil-of-the-star': show('gold', 'round-star', { rays: true }),
  'elder-talisman': show('gold', 'gem-pendant', { rays: true }),
  laudanum: show('sepia', 'potion-of-madness'),
  'old-journal': show('sepia', 'notebook'),
  'motor-car': show('rust', 'jeep', { ground: 'hills' }),
  'lucky-coin': show('gold', 'coinflip', { rays: true }),
  'hunting-rifle': show('sepia', 'winchester-rifle'),
  'holy-chalk': show('sepia', 'pentagram-rose'),
  dynamite: show('rust', 'dynamite', { rays: true }),
  'black-candle': show('night', 'candle-light', { ground: 'columns' }),
  'silver-mirror': show('violet', 'mirror-mirror', { rays: true }),
})

const events: Pictures = keyed('event', {
  'summoning-eye': show('blood', 'burning-eye', { rays: true }),
  'something-breathes': show('night', 'angry-eyes', { ground: 'trees' }),
  'cursed-page': show('blood', 'evil-book', { ground: 'columns' }),
  'they-were-waiting': show('blood', 'hooded-assassin', { ground: 'roofs' }),
  'lost-hours': show('ash', 'backward-time', { ground: 'roofs' }),
})

const seals: Pictures = keyed('seal', {
  'seal-shield': { kind: 'medallion', colour: '#3f78b8', icon: 'shield' },
  'seal-tentacle': { kind: 'medallion', colour: '#2f8a62', icon: 'curled-tentacle' },
  'seal-eye': { kind: 'medallion', colour: '#b0413a', icon: 'bleeding-eye' },
  'seal-planet': { kind: 'medallion', colour: '#7a4fb0', icon: 'ringed-planet' },
  'seal-star': { kind: 'medallion', colour: '#b88a2a', icon: 'round-star' },
})

const die: Pictures = keyed('die', { 'detective-die': { kind: 'medallion', colour: '#3f6f94', icon: 'perspective-dice-six-faces-random' } })

export const things: Pictures = { ...locations, ...items, ...events, ...seals, ...die }
