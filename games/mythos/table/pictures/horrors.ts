/** What waits in the Threat, and the Great Old Ones. */
import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from './keyed.ts'

const monsters: Pictures = keyed('monster', {
  'graveyard-skeleton': show('ash', 'skeleton', { ground: 'hills', moon: [0.82, 0.22, 0.09] }),
  'reanimated-corpse': show('eld', 'shambling-zombie', { ground: 'roofs' }),
  'restless-phantom': show('ash', 'floating-ghost', { fog: 0.9 }),
  'mummy-of-the-pharaoh': show('gold', 'mummy-head', { ground: 'dunes' }),
  'vapour-of-the-shunned-house': show('moss', 'poison-cloud', { fog: 0.95 }),
  'winged-hound': show('blood', 'hound', { moon: [0.2, 0.22, 0.1], ground: 'hills' }),
  'deep-one': show('sea', 'fish-monster', { ground: 'waves' }),
  ghoul: show('blood', 'bone-gnawer', { ground: 'hills' }),
  'mi-go': show('rose', 'spotted-bug', { stars: true, ground: 'peaks' }),
  'elder-thing': show('storm', 'sea-star', { ground: 'ice' }),
  'rats-of-exham': show('blood', 'rat', { ground: 'columns' }),
  'martense-brood': show('storm', 'bestial-fangs', { ground: 'hills' }),
  'man-of-leng': show('violet', 'hoof', { ground: 'peaks' }),
  zoog: show('rose', 'squirrel', { ground: 'trees' }),
  ghast: show('blood', 'troll', { ground: 'peaks' }),
  'moon-beast': show('rose', 'frog', { stars: true, moon: [0.8, 0.24, 0.14] }),
  'cat-from-saturn': show('violet', 'saber-toothed-cat-head', { stars: true }),
  'flying-polyp': show('storm', 'jellyfish', { rays: true }),
  'cone-of-the-great-race': show('eld', 'eyestalk', { ground: 'dunes' }),
  'star-spawn-of-rlyeh': show('eld', 'octopus', { ground: 'waves' }),
  gug: show('blood', 'gluttonous-smile', { ground: 'columns' }),
  dhole: show('rust', 'sand-snake', { ground: 'peaks' }),
  'night-gaunt': show('night', 'gargoyle', { moon: [0.2, 0.22, 0.1], ground: 'peaks' }),
  'festival-steed': show('violet', 'pterodactylus', { stars: true }),
  shoggoth: show('eld', 'gooey-molecule', { ground: 'ice' }),
  shantak: show('storm', 'griffin-symbol', { ground: 'peaks' }),
  'purple-spider-of-leng': show('violet', 'masked-spider', { ground: 'peaks' }),
  'rat-thing-familiar': show('blood', 'seated-mouse', { ground: 'roofs' }),
  'slime-of-the-black-gulf': show('eld', 'slime', { ground: 'columns' }),
  'one-of-the-thousand-young': show('moss', 'evil-tree', { moon: [0.82, 0.2, 0.1] }),
  'piper-of-the-outer-court': show('violet', 'pan-flute', { stars: true }),
  'larva-of-the-other-gods': show('violet', 'maggot', { stars: true }),
  'haunter-of-the-dark': show('night', 'burning-eye', { behind: [['bat-wing', 0.2, 0.4, 0.8, 0.7]], ground: 'roofs' }),
  'the-colour-out-of-space': show('rose', 'star-swirl', { rays: true, ground: 'hills' }),
  'the-dunwich-twin': show('blood', 'curled-tentacle', { ground: 'hills' }),
})

const greatOldOnes: Pictures = keyed('greatOldOne', {
  'great-cthulhu': show('eld', 'squid-head', { rays: true, ground: 'waves' }),
  'father-dagon': show('sea', 'sea-creature', { rays: true, ground: 'waves' }),
  'yog-sothoth': show('violet', 'triorb', { stars: true, rays: true }),
  'shub-niggurath': show('moss', 'horned-skull', { rays: true, ground: 'trees' }),
  nyarlathotep: show('gold', 'pschent-double-crown', { rays: true, ground: 'dunes' }),
  azathoth: show('violet', 'gooey-eyed-sun', { stars: true }),
  bokrug: show('sea', 'gecko', { rays: true, ground: 'columns' }),
  'the-pallid-mask': show('gold', 'cracked-mask', { stars: true, ground: 'columns' }),
})

export const horrors: Pictures = { ...monsters, ...greatOldOnes }
