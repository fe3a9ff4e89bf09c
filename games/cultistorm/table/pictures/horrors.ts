/** What comes through the portals, and what comes before it. */
import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from './keyed.ts'

const ancients: Pictures = keyed('ancient', {
  'shub-niggurath': show('moss', 'goat', { shape: 'banner', at: [0.72, 0.5], ground: 'trees' }),
  dagon: show('sea', 'fish-monster', { shape: 'banner', at: [0.72, 0.5], ground: 'waves' }),
  nyarlathotep: show('blood', 'pharoah', { shape: 'banner', at: [0.72, 0.5], rays: true }),
  ghatanothoa: show('violet', 'medusa-head', { shape: 'banner', at: [0.72, 0.5], ground: 'peaks' }),
  hastur: show('gold', 'crowned-skull', { shape: 'banner', at: [0.72, 0.5], ground: 'dunes' }),
  cthulhu: show('eld', 'squid-head', { shape: 'banner', at: [0.72, 0.5], ground: 'waves' }),
  'yog-sothoth': show('violet', 'triorb', { shape: 'banner', at: [0.72, 0.5], stars: true }),
  azathoth: show('blood', 'gooey-eyed-sun', { shape: 'banner', at: [0.72, 0.5], rays: true }),
})

const terror: Pictures = keyed('terror', {
  'distant-drums': show('blood', 'drum', { ground: 'hills' }),
  shivers: show('storm', 'screaming', { ground: 'roofs' }),
  'broken-lamps': show('night', 'street-light', { ground: 'roofs' }),
  'restless-symbols': show('violet', 'rune-sword', { stars: true }),
  whispers: show('night', 'human-ear', { ground: 'roofs' }),
  'missing-persons': show('ash', 'invisible', { ground: 'roofs' }),
  'sea-fog': show('sea', 'fog', { ground: 'waves', fog: 0.9 }),
  'thieves-in-the-night': show('night', 'robber', { ground: 'roofs' }),
  'uneasy-sleep': show('night', 'night-sleep', { stars: true }),
  gathering: show('blood', 'cultist', { ground: 'trees' }),
  'dark-omen': show('storm', 'raven', { ground: 'trees' }),
  'black-sabbath': show('blood', 'pentacle', { ground: 'hills' }),
  panic: show('storm', 'terror', { ground: 'roofs' }),
  'tied-tongues': show('rose', 'tongue', { ground: 'columns' }),
  defilement: show('blood', 'broken-skull', { ground: 'columns' }),
  'the-stars-are-right': show('violet', 'star-formation', { stars: true, ground: 'peaks' }),
  'blood-price': show('blood', 'blood', { rays: true }),
  'the-gate-trembles': show('eld', 'magic-portal', { rays: true }),
  'it-has-come': show('eld', 'interlaced-tentacles', { ground: 'waves' }),
  'the-sky-opens': show('storm', 'lightning-storm', { ground: 'peaks' }),
})

const ends: Pictures = keyed('end', {
  'the-last-night': show('night', 'evil-moon', { ground: 'roofs', stars: true }),
  'the-open-sky': show('storm', 'black-hole-bolas', { ground: 'peaks', rays: true }),
})

export const horrors: Pictures = { ...ancients, ...terror, ...ends }
