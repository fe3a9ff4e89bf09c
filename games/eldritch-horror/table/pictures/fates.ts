/** Mysteries stand in the light of their Ancient One; mythos cards in the one their news calls for. */
import { type Pictures, show } from '@miskatonic/web/art'

const mysteries: Pictures = {
  'mystery:occult-research': show('eld', 'book-pile', { stars: true }),
  'mystery:omen-of-devastation': show('eld', 'burning-meteor', { stars: true, ground: 'hills' }),
  'mystery:seed-of-the-daemon-sultan': show('eld', 'alien-egg', { rays: true }),
  'mystery:the-true-name': show('eld', 'rune-stone', { rays: true, ground: 'hills' }),
  'mystery:rlyeh-risen': show('sea', 'evil-tower', { ground: 'waves', moon: [0.8, 0.22, 0.08] }),
  'mystery:the-deep-ones-attack': show('sea', 'fish-monster', { ground: 'roofs' }),
  'mystery:the-stars-are-right': show('sea', 'star-swirl', { stars: true, rays: true }),
  'mystery:watching-the-stars': show('sea', 'telescope', { stars: true, ground: 'hills' }),
  'mystery:hunting-the-thousand': show('moss', 'paw-print', { ground: 'trees' }),
  'mystery:nature-of-the-all-mother': show('moss', 'tree-roots', { rays: true, ground: 'trees' }),
  'mystery:rituals-in-the-wild': show('moss', 'campfire', { ground: 'trees', stars: true }),
  'mystery:spawn-of-the-black-goat': show('moss', 'goat', { ground: 'hills', moon: [0.82, 0.24, 0.1] }),
  'mystery:arcane-understanding': show('violet', 'third-eye', { stars: true, ground: 'columns' }),
  'mystery:spawn-of-yog-sothoth': show('violet', 'gooey-molecule', { rays: true, ground: 'hills' }),
  'mystery:the-beyond-one': show('violet', 'triorb', { stars: true, rays: true }),
  'mystery:where-the-old-ones-broke-through': show('violet', 'magic-portal', { rays: true, ground: 'peaks' }),
}

const green: Pictures = {
  'mythos:a-proposition': show('rust', 'shaking-hands', { ground: 'roofs' }),
  'mythos:buying-information': show('rust', 'pay-money'),
  'mythos:heart-of-corruption': show('blood', 'tentacle-heart', { rays: true }),
  'mythos:support-of-the-church': show('rose', 'church', { ground: 'roofs', rays: true }),
  'mythos:that-which-consumes': show('blood', 'worm-mouth', { rays: true }),
  'mythos:blood-flows': show('blood', 'blood', { ground: 'roofs' }),
  'mythos:calling-the-elder-things': show('storm', 'sea-star', { ground: 'ice', rays: true }),
  'mythos:dimensional-instability': show('violet', 'cracked-glass', { stars: true }),
  'mythos:driven-to-bankruptcy': show('ash', 'piggy-bank', { ground: 'roofs' }),
  'mythos:legitimate-banking': show('gold', 'bank', { ground: 'roofs' }),
  'mythos:no-peace-for-the-fallen': show('ash', 'raise-skeleton', { ground: 'hills', moon: [0.8, 0.22, 0.09] }),
  'mythos:patrolling-the-border': show('ash', 'guarded-tower', { ground: 'peaks' }),
  'mythos:unexpected-betrayal': show('blood', 'backstab'),
  'mythos:from-beyond': show('violet', 'portal', { rays: true }),
  'mythos:rising-terror': show('blood', 'screaming', { rays: true }),
  'mythos:strange-sightings': show('night', 'spyglass', { stars: true, ground: 'hills' }),
  'mythos:tied-to-a-dark-purpose': show('violet', 'crossed-chains', { rays: true }),
  'mythos:torn-asunder': show('blood', 'claw-slashes', { size: 0.76 }),
}

const yellow: Pictures = {
  'mythos:everyone-has-a-price': show('gold', 'money-stack'),
  'mythos:omen-of-good-fortune': show('gold', 'clover', { rays: true }),
  'mythos:rally-the-people': show('rust', 'uprising', { ground: 'roofs' }),
  'mythos:silver-twilight-aid': show('ash', 'crescent-blade', { ground: 'columns', stars: true }),
  'mythos:the-world-fights-back': show('sea', 'earth-america', { rays: true, stars: true }),
  'mythos:a-dark-power': show('violet', 'glowing-hands', { rays: true }),
  'mythos:ancient-guardians': show('gold', 'egyptian-sphinx', { ground: 'dunes' }),
  'mythos:arrests-made-in-murder-case': show('ash', 'newspaper', { ground: 'roofs' }),
  'mythos:burden-of-greed': show('gold', 'coins-pile'),
  'mythos:from-bad-to-worse': show('storm', 'falling', { ground: 'peaks' }),
  'mythos:haunting-nightmares': show('rose', 'half-dead', { moon: [0.2, 0.24, 0.1], fog: 0.9 }),
  'mythos:heat-wave-singes-the-globe': show('blood', 'thermometer-hot', { rays: true, ground: 'dunes' }),
  'mythos:the-bermuda-triangle': show('sea', 'sinking-ship', { ground: 'waves' }),
  'mythos:the-world-shakes': show('rust', 'earth-crack', { ground: 'peaks' }),
  'mythos:tide-of-despair': show('sea', 'big-wave', { ground: 'waves' }),
  'mythos:treacherous-magic': show('violet', 'wizard-staff', { rays: true }),
  'mythos:all-for-nothing': show('ash', 'empty-hourglass', { ground: 'dunes' }),
  'mythos:desperate-times': show('ash', 'despair', { ground: 'roofs' }),
  'mythos:eyes-everywhere': show('eld', 'all-seeing-eye', {
    behind: [
      ['angry-eyes', 0.14, 0.3, 0.3],
      ['angry-eyes', 0.86, 0.7, 0.3],
    ],
  }),
  'mythos:perplexing-stars': show('night', 'star-formation', { stars: true, ground: 'hills' }),
  'mythos:the-storm': show('storm', 'lightning-storm', { ground: 'peaks' }),
}

const blue: Pictures = {
  'mythos:fractured-reality': show('sea', 'cracked-disc', { stars: true }),
  'mythos:growing-madness': show('rose', 'brain-leak', { rays: true }),
  'mythos:lost-knowledge': show('sepia', 'archive-register', { ground: 'columns' }),
  'mythos:secrets-of-the-past': show('gold', 'ancient-ruins', { ground: 'dunes' }),
  'mythos:faded-from-society': show('ash', 'invisible-face', { fog: 0.95, ground: 'roofs' }),
  'mythos:return-of-the-ancient-ones': show('eld', 'interlaced-tentacles', { rays: true, ground: 'waves' }),
  'mythos:stars-aligned': show('night', 'star-satellites', { stars: true, rays: true, ground: 'peaks' }),
  'mythos:the-wind-walker': show('storm', 'whirlwind', { ground: 'ice' }),
  'mythos:dimensions-collide': show('violet', 'implosion', { stars: true }),
  'mythos:mysterious-lights': show('eld', 'aerial-signal', { stars: true, ground: 'trees' }),
  'mythos:spreading-sickness': show('moss', 'plague-doctor-profile', { ground: 'roofs' }),
  'mythos:web-between-worlds': show('violet', 'spider-web', { stars: true }),
}

export const fates: Pictures = { ...mysteries, ...green, ...yellow, ...blue }
