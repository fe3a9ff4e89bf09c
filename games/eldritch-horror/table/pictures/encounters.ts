/** Most encounters have one picture for a series: the place, not what waits there. `pictureKeys` drops the number. */
import { type Pictures, show } from '@miskatonic/web/art'

const decks: Pictures = {
  'research:research-azathoth': show('eld', 'magnifying-glass', { stars: true }),
  'research:research-cthulhu': show('sea', 'magnifying-glass', { ground: 'waves' }),
  'research:research-shub-niggurath': show('moss', 'magnifying-glass', { ground: 'trees' }),
  'research:research-yog-sothoth': show('violet', 'magnifying-glass', { stars: true }),
  'special:rlyeh-risen': show('eld', 'evil-tower', { ground: 'waves', rays: true }),
  'special:key-and-gate': show('violet', 'key-lock', { rays: true }),
}

/** Each card of the city decks and of the general one has a sign of its own: something its stories speak of. */
const cards: Pictures = {
  'general:general-1': show('sepia', 'two-coins', { ground: 'roofs' }),
  'general:general-2': show('sepia', 'park-bench', { ground: 'trees' }),
  'general:general-3': show('sepia', 'ticket', { ground: 'roofs' }),
  'general:general-4': show('rust', 'round-table', { ground: 'columns' }),
  'general:general-5': show('sepia', 'hospital-cross', { ground: 'roofs' }),
  'general:general-6': show('night', 'film-projector', { ground: 'roofs' }),
  'general:general-7': show('sepia', 'love-letter', { ground: 'hills' }),
  'general:general-8': show('blood', 'campfire', { ground: 'roofs' }),
  'general:general-9': show('sepia', 'steam-locomotive', { ground: 'hills' }),
  'general:general-10': show('gold', 'pipe-organ', { ground: 'columns' }),
  'general:general-11': show('ash', 'coffin', { ground: 'trees' }),
  'general:general-12': show('sepia', 'book-pile', { ground: 'columns' }),
  'location:america-1': show('rust', 'open-book', { ground: 'roofs' }),
  'location:america-2': show('rust', 'notebook', { ground: 'columns' }),
  'location:america-3': show('rust', 'pocket-watch', { ground: 'roofs' }),
  'location:america-4': show('ash', 'tombstone', { ground: 'hills' }),
  'location:america-5': show('night', 'lantern-flame', { ground: 'roofs' }),
  'location:america-6': show('rust', 'shaking-hands', { ground: 'roofs' }),
  'location:america-7': show('rust', 'newspaper', { ground: 'roofs' }),
  'location:america-8': show('gold', 'church', { ground: 'waves' }),
  'location:europe-1': show('night', 'umbrella', { ground: 'roofs' }),
  'location:europe-2': show('night', 'chess-knight', { ground: 'columns' }),
  'location:europe-3': show('night', 'stairs', { ground: 'columns' }),
  'location:europe-4': show('night', 'carnival-mask', { ground: 'roofs' }),
  'location:europe-5': show('night', 'canoe', { ground: 'columns' }),
  'location:europe-6': show('night', 'card-joker', { ground: 'columns' }),
  'location:europe-7': show('night', 'scroll-quill', { ground: 'columns' }),
  'location:europe-8': show('night', 'ringing-bell', { ground: 'roofs' }),
  'location:asia-1': show('rose', 'bookmarklet', { ground: 'roofs' }),
  'location:asia-2': show('rose', 'boxing-glove', { ground: 'hills' }),
  'location:asia-3': show('rose', 'pestle-mortar', { ground: 'peaks' }),
  'location:asia-4': show('rose', 'sailboat', { ground: 'waves' }),
  'location:asia-5': show('rose', 'candle-holder', { ground: 'columns' }),
  'location:asia-6': show('rose', 'temple-gate', { ground: 'peaks' }),
  'location:asia-7': show('rose', 'biplane', { ground: 'waves' }),
  'location:asia-8': show('rose', 'bamboo', { ground: 'peaks' }),
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

export const encounters: Pictures = { ...decks, ...cards, ...otherWorlds, ...expeditions }
