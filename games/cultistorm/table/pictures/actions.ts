/** What detectives do for themselves and for each other: the light says which symbol a card bears. */
import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from './keyed.ts'

const shield = 'night'
const tentacle = 'eld'
const eye = 'blood'
const planet = 'violet'
const star = 'gold'

const general: Pictures = keyed('action', {
  'stand-firm': show(shield, 'guarded-tower', { ground: 'hills' }),
  'barricade-the-door': show(shield, 'doorway', { ground: 'columns' }),
  'steady-the-nerves': show(shield, 'meditation', { ground: 'hills' }),
  'whispered-formula': show(tentacle, 'conversation', { rays: true }),
  'call-them-out': show(tentacle, 'shouting', { ground: 'roofs' }),
  'share-the-spoils': show(tentacle, 'shaking-hands', { ground: 'waves' }),
  'keen-glance': show(eye, 'semi-closed-eye', { ground: 'roofs' }),
  'search-party': show(eye, 'torch', { ground: 'trees' }),
  'read-the-signs': show(eye, 'rune-stone', { ground: 'hills' }),
  'celestial-chart': show(planet, 'astrolabe', { stars: true }),
  'stroke-of-luck': show(planet, 'clover', { stars: true }),
  'delay-the-inevitable': show(planet, 'hourglass', { ground: 'columns' }),
  'guiding-light': show(star, 'lighthouse', { ground: 'waves' }),
  'fresh-lead': show(star, 'footsteps', { ground: 'roofs' }),
  'force-the-dice': show(star, 'rolling-dices', { rays: true }),
})

const special: Pictures = keyed('action', {
  'talking-cure': show(shield, 'chat-bubble', { ground: 'columns' }),
  hypnosis: show(tentacle, 'spiral-bloom', { rays: true }),
  'case-notes': show(eye, 'notebook', { ground: 'columns' }),
  sedative: show(planet, 'standing-potion', { stars: true }),
  'group-session': show(star, 'three-friends', { ground: 'columns' }),
  'deep-analysis': show(star, 'brain', { rays: true }),
  'shared-dossier': show(shield, 'papers', { ground: 'roofs' }),
  'follow-the-trail': show(tentacle, 'walk', { ground: 'trees' }),
  'evidence-locker': show(eye, 'locked-chest', { ground: 'columns' }),
  'reopen-the-case': show(eye, 'magnifying-glass', { ground: 'roofs' }),
  'know-the-sect': show(planet, 'cultist', { ground: 'columns' }),
  'anonymous-tip': show(star, 'envelope', { ground: 'roofs' }),
  'covering-fire': show(shield, 'revolver', { ground: 'roofs' }),
  'left-hook': show(tentacle, 'fist', { rays: true }),
  'battle-cry': show(tentacle, 'sonic-shout', { ground: 'hills' }),
  'clear-shot': show(eye, 'convergence-target', { ground: 'roofs' }),
  'second-wind': show(planet, 'lungs', { stars: true }),
  'trophy-hunter': show(star, 'trophy', { rays: true }),
  'shield-wall': show(shield, 'shield-reflect', { ground: 'hills' }),
  'hold-the-line': show(shield, 'stone-wall', { ground: 'hills' }),
  'take-the-blow': show(tentacle, 'shield-impact', { rays: true }),
  'watchful-guard': show(eye, 'watchtower', { ground: 'hills' }),
  'ward-circle': show(planet, 'magic-swirl', { stars: true }),
  'drive-them-off': show(star, 'run', { ground: 'hills' }),
  'protective-trance': show(shield, 'glowing-hands', { stars: true }),
  channel: show(tentacle, 'lightning-branches', { rays: true }),
  vision: show(eye, 'crystal-ball', { stars: true }),
  'astral-memory': show(planet, 'ringed-planet', { stars: true }),
  unbind: show(planet, 'breaking-chain', { rays: true }),
  'silence-the-stars': show(star, 'star-formation', { stars: true }),
  'try-again': show(shield, 'clockwise-rotation', { rays: true }),
  'nerves-at-the-table': show(tentacle, 'poker-hand', { ground: 'columns' }),
  'round-for-everybody': show(eye, 'beer-stein', { ground: 'roofs' }),
  'ace-up-the-sleeve': show(planet, 'card-ace-spades', { stars: true }),
  'double-or-nothing': show(star, 'two-coins', { rays: true }),
  'pass-the-dice': show(star, 'perspective-dice-six-faces-random', { ground: 'columns' }),
})

export const actions: Pictures = { ...general, ...special }
