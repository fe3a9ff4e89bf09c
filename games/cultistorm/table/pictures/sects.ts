/** The special sects: each has a light of its own, its Ancient One, its place and its monster. */
import { type Pictures, type Scene, show } from '@miskatonic/web/art'
import { keyed } from './keyed.ts'

type Set = {
  readonly sect: readonly [id: string, icon: string]
  readonly palette: Scene['palette']
  readonly ground: NonNullable<Scene['ground']>
  readonly members: { readonly [id: string]: string }
  readonly monster: readonly [id: string, icon: string]
  readonly ancient: readonly [id: string, icon: string]
  readonly location: readonly [id: string, icon: string]
}

const SETS: readonly Set[] = [
  {
    sect: ['hollow-choir', 'musical-score'],
    palette: 'rose',
    ground: 'columns',
    members: {
      'hollow-soprano': 'sonic-screech',
      'hollow-alto': 'sing',
      'veiled-tenor': 'warlock-hood',
      'veiled-novice': 'hood',
      'bleeding-deacon': 'bleeding-heart',
      'bleeding-acolyte': 'bleeding-wound',
      'herald-of-the-choir': 'trumpet',
    },
    monster: ['choirmaster', 'baton'],
    ancient: ['the-unmouthed', 'lamprey-mouth'],
    location: ['silent-abbey', 'church'],
  },
  {
    sect: ['children-of-the-deep-clay', 'brick-pile'],
    palette: 'rust',
    ground: 'hills',
    members: {
      'potter-of-the-deep': 'painted-pottery',
      'ditch-drinker': 'water-drop',
      'deep-well-digger': 'well',
      'clay-bride': 'ring',
      'deep-tile-maker': 'clay-brick',
      'foundation-man': 'brick-wall',
      'clay-nurse': 'nurse-female',
    },
    monster: ['clay-colossus', 'rock-golem'],
    ancient: ['the-clay-mother', 'stone-bust'],
    location: ['brick-kiln', 'furnace'],
  },
  {
    sect: ['glass-congregation', 'prism'],
    palette: 'ash',
    ground: 'roofs',
    members: {
      glassblower: 'glass-ball',
      silverer: 'drop',
      'mirror-twin': 'face-to-face',
      'lens-grinder': 'spectacles',
      'veiled-pane': 'mirror-mirror',
      glazier: 'window',
      'masterless-reflection': 'crystal-eye',
    },
    monster: ['splinter-beast', 'shattered-glass'],
    ancient: ['the-facet-king', 'crystalize'],
    location: ['hall-of-mirrors', 'crystal-bars'],
  },
  {
    sect: ['ash-pilgrims', 'burning-embers'],
    palette: 'blood',
    ground: 'hills',
    members: {
      'candle-penitent': 'candle-flame',
      'chimney-sweep': 'chimney',
      'pyre-widow': 'amphora',
      'bellows-woman': 'bellows',
      'ash-sexton': 'candle-skull',
      'ash-standard-bearer': 'tattered-banner',
      'burned-bell-ringer': 'ringing-bell',
    },
    monster: ['ember-hound', 'hound'],
    ancient: ['the-cinder-saint', 'fire'],
    location: ['burned-mill', 'windmill'],
  },
  {
    sect: ['clockwork-heirs', 'clockwork'],
    palette: 'gold',
    ground: 'roofs',
    members: {
      clockmaker: 'watch',
      'bearer-of-the-weight': 'weight',
      'chess-automaton': 'chess-knight',
      'wind-up-double': 'key',
      cuckoo: 'cuckoo-clock',
      'night-watchman': 'lantern-flame',
      'last-heir': 'crown',
    },
    monster: ['pendulum-horror', 'pendulum-swing'],
    ancient: ['the-thirteenth-hour', 'time-trap'],
    location: ['clock-tower', 'clock-tower'],
  },
]

const one = (kind: string, [id, icon]: readonly [string, string], { palette, ground }: Set, more: Partial<Scene> = {}): Pictures =>
  keyed(kind, { [id]: show(palette, icon, { ground, ...more }) })

export const specialSects: Pictures = Object.assign(
  {},
  ...SETS.flatMap((set) => [
    one('sect', set.sect, set, { rays: true }),
    ...Object.entries(set.members).map((member) => one('cultist', member, set)),
    one('cultist', set.monster, set, { size: 0.86, rays: true }),
    one('ancient', set.ancient, set, { shape: 'banner', at: [0.72, 0.5] }),
    one('location', set.location, set, { moon: [0.8, 0.22, 0.09] }),
  ]),
) as Pictures
