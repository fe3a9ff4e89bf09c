import { type Pictures, show } from '@miskatonic/web/art'

/* What a Team has, wears, bears and is dealt. */

export const items: Pictures = {
  'item/hot-brick': show('sepia', 'clay-brick', { rays: true }),
  'item/tin-whistle': show('sepia', 'flute', { turn: 15 }),
  'item/tide-clock-hand': show('sepia', 'pocket-watch', { turn: -20 }),
  'item/length-of-twine': show('sepia', 'rope-coil'),
  'item/candle-end': show('sepia', 'candle-holder', { rays: true }),
  'item/flask': show('sepia', 'brandy-bottle'),
  'item/brass-dividers': show('sepia', 'compass'),
  'item/oilskin-pocket': show('sepia', 'swap-bag'),
  'item/bone-dice': show('sepia', 'rolling-dices'),
  'item/marlinspike': show('sepia', 'chisel', { turn: 10 }),
  'item/ear-trumpet': show('sepia', 'french-horn'),
  'item/ships-biscuit': show('sepia', 'cookie'),
  'item/key-blank': show('sepia', 'key'),
  'item/door-wedge': show('sepia', 'door-handle'),
  'item/spare-mainspring': show('sepia', 'spring'),
  'item/oilcan': show('sepia', 'oil-can'),
  'item/toll-whistle': show('sepia', 'whistle'),
  'item/storm-lantern': show('sepia', 'old-lantern', { rays: true }),
}

export const masks: Pictures = {
  'mask/face-of-the-hoarder': show('violet', 'cracked-mask', { stars: true }),
  'mask/face-of-the-mother': show('violet', 'woman-elf-face', { stars: true }),
  'mask/face-of-the-builder': show('violet', 'architect-mask', { stars: true }),
  'mask/face-of-the-card-player': show('violet', 'duality-mask', { stars: true }),
  'mask/face-of-the-listener': show('violet', 'elf-ear', { stars: true }),
  'mask/face-of-the-turncoat': show('violet', 'double-face-mask', { stars: true }),
  'mask/face-of-the-sleeper': show('violet', 'sleepy', { stars: true }),
  'mask/face-of-the-walker': show('violet', 'bird-mask', { stars: true }),
  'mask/face-of-the-jeweller': show('violet', 'ceremonial-mask', { stars: true }),
  'mask/face-of-the-watch': show('violet', 'tribal-mask', { stars: true }),
  'mask/face-of-the-shepherd': show('violet', 'sheep', { stars: true }),
  'mask/face-of-the-miner': show('violet', 'gas-mask', { stars: true }),
  'mask/face-of-the-miser': show('violet', 'curly-mask', { stars: true }),
  'mask/face-of-the-ringer': show('violet', 'carnival-mask', { stars: true }),
}

export const flaws: Pictures = {
  'flaw/what-was-i-holding': show('blood', 'empty-hourglass', { fog: 0.8 }),
  'flaw/short-of-breath': show('blood', 'lungs'),
  'flaw/dropped-it': show('blood', 'falling'),
  'flaw/thick-fingers': show('blood', 'baseball-glove'),
  'flaw/elbow-room': show('blood', 'elbow-pad'),
  'flaw/slow-to-start': show('blood', 'snail'),
  'flaw/the-wrong-coat': show('blood', 'pirate-coat'),
  'flaw/squint': show('blood', 'sight-disabled'),
  'flaw/aye': show('blood', 'seagull'),
  'flaw/teeth-chatter': show('blood', 'sharp-lips'),
  'flaw/one-landing-down': show('blood', 'stairs'),
  'flaw/page-overdue': show('blood', 'papers'),
  'flaw/owes': show('blood', 'two-coins'),
  'flaw/so-warm-now': show('blood', 'thermometer-hot'),
}

export const notes: Pictures = {
  'note/n-01': show('sepia', 'ticket'),
  'note/n-02': show('sepia', 'lighthouse'),
  'note/n-03': show('sepia', 'tally-mark-5'),
  'note/n-04': show('sepia', 'footprint'),
  'note/n-05': show('sepia', 'footsteps'),
  'note/n-06': show('sepia', 'slipknot'),
  'note/n-07': show('sepia', 'paper-clip'),
}

export const wisdom: Pictures = {
  'wisdom/awakening': show('gold', 'sunrise', { rays: true }),
  'wisdom/death': show('gold', 'death-skull', { rays: true }),
  'wisdom/rest-etiquette': show('gold', 'person-in-bed', { rays: true }),
  'wisdom/second-breath': show('gold', 'wind-hole', { rays: true }),
  'wisdom/release': show('gold', 'breaking-chain', { rays: true }),
  'wisdom/undersong': show('gold', 'music-spell', { rays: true }),
  'wisdom/tide-table': show('gold', 'high-tide', { rays: true }),
  'wisdom/borrowed-face': show('gold', 'drama-masks', { rays: true }),
  'wisdom/places': show('gold', 'position-marker', { rays: true }),
  'wisdom/bright-ideas': show('gold', 'cut-diamond', { rays: true }),
}
