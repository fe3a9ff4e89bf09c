import { lastingAbility, suppressedBy } from '@miskatonic/effects'
import type { Game, Seat, Self } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { checks } from './checks.ts'
import { abilitiesOf, contentHash, definitions } from './definitions.ts'
import { NERVE } from './keepers.ts'
import { readOptions } from './options.ts'
import { quantities } from './quantities.ts'
import { resources } from './resources.ts'
import type { Lighthouse, PieceId, Rock } from './shape.ts'
import { beam } from './steps/beam.ts'
import { council } from './steps/council.ts'
import { dusk } from './steps/dusk.ts'
import { foundering } from './steps/foundering.ts'
import { lastLight, lastStand } from './steps/greatStorm.ts'
import { nightCard } from './steps/nightCard.ts'
import { setUp } from './steps/setUp.ts'
import { shifts, watches } from './steps/shifts.ts'
import { strike, strikes } from './steps/strikes.ts'
import { watch } from './steps/watch.ts'
import { tell } from './telling.ts'
import { language } from './vocabulary/language.ts'
import { records, zones } from './zones.ts'

/** Weather switches cards off, wherever they lie. Reads raw state: weather itself cannot be switched off. */
function suppressed(t: Rock): ReadonlySet<PieceId> {
  const weather = t.inZone('sky').flatMap((piece) => {
    const self: Self = { source: { piece }, piece, controller: null, bound: {} }
    return abilitiesOf(cardOf(t, piece, 'night'), 'front').map((data) => ({ data, self }))
  })
  return suppressedBy(language, t, weather)
}

export const lighthouse: Game<Lighthouse> = {
  id: 'lighthouse',
  rules: '3',
  stateVersion: 1,
  seats: { min: 2, max: 4 }, // LH-SETUP-01
  definitions,
  contentHash,
  language,
  table: {
    night: { start: 0, see: 'all' },
    log: { start: '', see: 'all' },
    oil: { start: 0, see: 'all' },
    dark: { start: 0, see: 'all' },
    burned: { start: 0, see: 'all' },
    stormy: { start: false, see: 'all' },
    beacon: { start: 0, see: 'all' },
    ending: { start: null, see: 'all' },
  },
  attributes: {
    nerve: { start: NERVE, see: 'all' },
    lost: { start: false, see: 'all' },
    shift: { start: null, see: 'all' },
    ready: { start: false, see: 'all' },
    offerings: { start: 0, see: 'owner' }, // LH-CALL-03
    lit: { start: 0, see: 'all' },
  },
  zones,
  records,
  steps: { setUp, dusk, shifts, nightCard, watches, watch, strikes, strike, beam, foundering, council, lastStand, lastLight },
  opening: (seats, options) => {
    readOptions(options, seats)
    return [{ step: 'setUp' }]
  },
  checks,
  quantities,
  resources,
  tell,
  lastingAbility: lastingAbility(language),
  suppressed,
  suppressedReads: [],
  orderer: (t) => t.state.log,
  affected: (t, _name, what) => ('who' in what ? what.who : t.state.log),
  spokesman: (t) => t.state.log,
  prompts: {
    orderTriggers: (_t, { pieces }) => ({ key: 'order-effects', args: { cards: pieces.map((piece) => ({ piece })) } }),
    orderReplacements: (_t, { pieces }) => ({ key: 'order-replacements', args: { cards: pieces.map((piece) => ({ piece })) } }),
    useTrigger: (_t, { what }) =>
      'faces' in what ? { key: 'change-dice', args: { faces: what.faces as readonly number[] } } : 'use-ability',
    useReplacement: (_t, { happening, what }) =>
      happening === 'nerve:lose' ? { key: 'avert-loss', args: what as { who: Seat; n: number } } : 'use-ability',
    payWith: 'pay-with',
    payOption: (cost) => ({ key: 'cost', args: { cost } }),
    payMuch: (resource, instead) =>
      instead === undefined ? { key: 'pay-much', args: { resource } } : { key: 'pay-instead', args: { resource, instead } },
    deal: 'deal',
  },
}
