import { type Pictures, type Scene, show } from '@miskatonic/web/art'

/* What a night is made of: Fate, Seasons, time, what happens to Entities, and the districts one walks through. */

export const fate: Pictures = {
  'fate/the-voice-reads-tomorrow': show('violet', 'megaphone', { stars: true }),
  'fate/stove-left-lit': show('violet', 'gas-stove', { rays: true }),
  'fate/a-dry-step': show('violet', 'stairs', { ground: 'waves' }),
  'fate/rope-across-the-lane': show('violet', 'tightrope', { ground: 'roofs' }),
  'fate/water-under-the-rug': show('violet', 'red-carpet', { ground: 'waves' }),
  'fate/kit-waves': show('violet', 'hand', { ground: 'roofs', moon: [0.2, 0.25, 0.12] }),
  'fate/the-gull-knows-you': show('violet', 'seagull', { moon: [0.75, 0.25, 0.14] }),
  'fate/whose-umbrella': show('violet', 'umbrella', { fog: 0.8 }),
  'fate/two-streets-same-name': show('violet', 'direction-signs', { ground: 'roofs' }),
  'fate/a-cup-too-many': show('violet', 'coffee-cup'),
  'fate/point-of-information': show('violet', 'gavel'),
  'fate/one-foot': show('violet', 'barefoot'),
  'fate/railings-chatter': show('violet', 'spiked-fence', { fog: 0.8 }),
  'fate/a-knot-you-did-not-tie': show('violet', 'slipknot'),
  'fate/felt-weather': show('violet', 'heavy-rain', { ground: 'roofs' }),
  'fate/your-turn': show('violet', 'player-next'),
  'fate/overdue': show('violet', 'book-pile'),
  'fate/ink-on-the-thumb': show('violet', 'finger-print'),
  'fate/the-cloakroom-girls-day-off': show('violet', 'hanger'),
  'fate/small-change': show('violet', 'coins'),
  'fate/blankets': show('violet', 'blanket'),
  'fate/somebody-said-your-name': show('violet', 'public-speaker'),
  'fate/horn-in-the-chimney': show('violet', 'chimney', { moon: [0.22, 0.25, 0.12] }),
  'fate/a-bill-for-light': show('violet', 'receive-money', { rays: true }),
}

export const seasons: Pictures = {
  'season/slack-tide': show('moss', 'boat-horizon', { ground: 'waves', fog: 0.9 }),
  'season/spring-tide': show('sea', 'big-wave', { ground: 'waves', moon: [0.78, 0.24, 0.15] }),
  'season/neap': show('sea', 'low-tide', { ground: 'waves', moon: [0.22, 0.24, 0.08] }),
  'season/red-tide': show('blood', 'waves', { ground: 'waves', moon: [0.78, 0.24, 0.13] }),
  'season/long-ebb': show('sepia', 'crab', { ground: 'dunes' }),
  'season/fog': show('ash', 'fog', { ground: 'roofs', fog: 1 }),
}

/** Three Turn cards of each suit. */
const suited = (suit: string, picture: Scene): Pictures =>
  Object.fromEntries([1, 2, 3].map((n) => [`turn/turn-${suit}-${n}`, picture] as const))
export const turns: Pictures = {
  ...suited('hearts', show('rose', 'hearts', { size: 0.6 })),
  ...suited('spades', show('night', 'spade', { size: 0.6 })),
  ...suited('diamonds', show('rose', 'diamonds', { size: 0.6 })),
  ...suited('clubs', show('night', 'clubs', { size: 0.6 })),
}

export const metamorphoses: Pictures = {
  'metamorphosis/meta-anguish': show('rose', 'broken-heart', { stars: true }),
  'metamorphosis/meta-seal': show('rose', 'wax-seal', { stars: true }),
  'metamorphosis/meta-movement': show('rose', 'running-ninja', { stars: true }),
  'metamorphosis/meta-range': show('rose', 'grab', { stars: true }),
  'metamorphosis/meta-mask': show('rose', 'cracked-mask', { stars: true }),
  'metamorphosis/meta-progress': show('rose', 'cancel', { stars: true }),
  'metamorphosis/meta-reroll': show('rose', 'inverted-dice-1', { stars: true }),
  'metamorphosis/meta-gem': show('rose', 'cut-diamond', { stars: true }),
}

export const districts: Pictures = {
  'district/saltmere-quay': show('storm', 'fishing-boat', { ground: 'waves', moon: [0.8, 0.2, 0.1] }),
  'district/tidal-flats': show('sea', 'crab-claw', { ground: 'dunes', moon: [0.2, 0.22, 0.1] }),
  'district/under-market': show('rust', 'shop', { ground: 'columns' }),
  'district/threshold': show('violet', 'magic-gate', { ground: 'columns', stars: true }),
  'district/chimney-rows': show('night', 'chimney', { ground: 'roofs', moon: [0.8, 0.2, 0.1] }),
  'district/bell-hill': show('gold', 'ringing-bell', { ground: 'hills' }),
  'district/glass-orchard': show('moss', 'fruit-tree', { ground: 'trees', stars: true }),
  'district/reading-deep': show('eld', 'bookshelf', { ground: 'waves' }),
}
