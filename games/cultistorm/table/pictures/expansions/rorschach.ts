import { type Pictures, show } from '@miskatonic/web/art'
import { keyed } from '../keyed.ts'

export const blots: Pictures = keyed('blot', {
  'blot-shub-niggurath-1': show('ash', 'forest'),
  'blot-shub-niggurath-2': show('ash', 'goat', { ground: 'hills' }),
  'blot-shub-niggurath-3': show('ash', 'baby-face', { ground: 'trees' }),
  'blot-dagon-1': show('sea', 'high-tide'),
  'blot-dagon-2': show('sea', 'scale-mail', { ground: 'waves' }),
  'blot-dagon-3': show('sea', 'ringing-bell', { ground: 'waves' }),
  'blot-nyarlathotep-1': show('night', 'double-face-mask'),
  'blot-nyarlathotep-2': show('night', 'hooded-figure', { ground: 'columns' }),
  'blot-nyarlathotep-3': show('night', 'semi-closed-eye', { stars: true }),
  'blot-ghatanothoa-1': show('violet', 'volcano'),
  'blot-ghatanothoa-2': show('violet', 'stone-bust', { ground: 'columns' }),
  'blot-ghatanothoa-3': show('violet', 'blindfold', { rays: true }),
  'blot-hastur-1': show('gold', 'evil-tower', { moon: [0.8, 0.22, 0.12] }),
  'blot-hastur-2': show('gold', 'cloak', { ground: 'columns' }),
  'blot-hastur-3': show('gold', 'theater-curtains'),
})
