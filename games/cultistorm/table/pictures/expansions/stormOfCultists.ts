import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

const missions = keyed('mission', {
  'first-drops': show('night', 'raining', { ground: 'roofs' }),
  'the-witness': show('sepia', 'walk', { ground: 'roofs' }),
  siege: show('rust', 'siege-tower', { ground: 'roofs' }),
  'the-hunt': show('moss', 'wolf-trap', { ground: 'trees' }),
  divided: show('ash', 'divided-spiral', { ground: 'hills' }),
  'two-shadows': show('violet', 'two-shadows', { ground: 'columns' }),
  'eye-of-the-storm': show('sea', 'tornado', { ground: 'waves' }),
})
const boons = keyed('boon', {
  'hidden-cache': show('rust', 'locked-chest', { ground: 'roofs' }),
  'well-stocked': show('sepia', 'shop', { ground: 'roofs' }),
  veteran: show('gold', 'medal', { rays: true }),
  'spare-die': show('gold', 'rolling-dices'),
  sandbags: show('sepia', 'brick-wall', { ground: 'roofs' }),
  'quiet-streets': show('sea', 'street-light', { ground: 'roofs' }),
  informant: show('ash', 'spy', { ground: 'roofs' }),
  'head-start': show('gold', 'flying-flag', { ground: 'hills' }),
  'open-doors': show('rust', 'entry-door'),
  'prepared-minds': show('violet', 'brain', { rays: true }),
})
const scars = keyed('scar', {
  unhealed: show('blood', 'bandage-roll'),
  exhausted: show('ash', 'night-sleep', { ground: 'roofs' }),
  nightmares: show('violet', 'evil-moon', { ground: 'trees' }),
  'they-know-you': show('blood', 'wanted-reward'),
  'bad-press': show('blood', 'newspaper', { ground: 'roofs' }),
  'empty-pockets': show('ash', 'swap-bag'),
  'lost-notes': show('ash', 'papers', { ground: 'roofs' }),
  'shaking-hands': show('rust', 'hand'),
  'bad-leg': show('rust', 'broken-bone'),
  followed: show('night', 'footsteps', { ground: 'roofs' }),
})

export const stormCards: Pictures = { ...missions, ...boons, ...scars }
