/** Encounters have one picture for a series: the place, not what waits there. `pictureKeys` drops the number. */
import { type Pictures, show } from '@miskatonic/web/art'

const decks: Pictures = {
  general: show('sepia', 'walk', { size: 0.74, ground: 'hills' }),
  'location:america': show('rust', 'modern-city', { ground: 'roofs', moon: [0.82, 0.2, 0.08] }),
  'location:europe': show('night', 'byzantin-temple', { ground: 'roofs' }),
  'location:asia': show('rose', 'pagoda', { ground: 'peaks' }),
  'research:research-azathoth': show('eld', 'magnifying-glass', { stars: true }),
  'research:research-cthulhu': show('sea', 'magnifying-glass', { ground: 'waves' }),
  'research:research-shub-niggurath': show('moss', 'magnifying-glass', { ground: 'trees' }),
  'research:research-yog-sothoth': show('violet', 'magnifying-glass', { stars: true }),
  'special:rlyeh-risen': show('eld', 'evil-tower', { ground: 'waves', rays: true }),
  'special:key-and-gate': show('violet', 'key-lock', { rays: true }),
}

const otherWorlds: Pictures = {
  'otherWorld:celaeno': show('gold', 'bookshelf', { stars: true, ground: 'columns' }),
  'otherWorld:future': show('storm', 'sands-of-time', { stars: true }),
  'otherWorld:great-race': show('sea', 'obelisk', { ground: 'columns', rays: true }),
  'otherWorld:carcosa': show('gold', 'castle-ruins', { ground: 'waves', moon: [0.28, 0.26, 0.1], stars: true }),
  'otherWorld:past': show('sepia', 'backward-time', { ground: 'dunes' }),
  'otherWorld:dreamlands': show('rose', 'cat', { stars: true, moon: [0.76, 0.26, 0.14], ground: 'roofs' }),
  'otherWorld:yuggoth': show('violet', 'mushrooms-cluster', { stars: true, ground: 'ice' }),
  'otherWorld:underworld': show('blood', 'cave-entrance', { ground: 'peaks' }),
  'otherWorld:abyss': show('night', 'stairs', { fog: 0.95, ground: 'columns' }),
}

const expeditions: Pictures = {
  'expedition:amazon': show('moss', 'jungle', { ground: 'trees' }),
  'expedition:antarctica': show('storm', 'iceberg', { ground: 'ice', stars: true }),
  'expedition:africa': show('rust', 'baobab', { ground: 'hills', moon: [0.78, 0.3, 0.14] }),
  'expedition:himalayas': show('ash', 'mountaintop', { ground: 'peaks' }),
  'expedition:pyramids': show('gold', 'egyptian-pyramids', { ground: 'dunes', rays: true }),
  'expedition:tunguska': show('eld', 'meteor-impact', { ground: 'trees', stars: true }),
}

export const encounters: Pictures = { ...decks, ...otherWorlds, ...expeditions }
