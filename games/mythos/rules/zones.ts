import { type Game, type ZoneSpec, zonesCalled } from '@miskatonic/kernel'
import type { MythosShape } from './shape.ts'

const inPlay: ZoneSpec = { see: { front: 'all' }, active: true, per: 'seat' }
const open: ZoneSpec = { see: { front: 'all' }, per: 'seat' }

/** Where cards lie and who sees them (MY-ZONE-01). The Chronicle Deck is `here` with `chronicle` beneath it: only its top card is in play (MY-ZONE-02, -03). */
export const zones: Game<MythosShape>['zones'] = {
  investigator: inPlay,
  deck: { per: 'seat' }, // MY-SETUP-06
  hand: { see: { front: 'owner' }, order: 'unordered', per: 'seat' }, // MY-SETUP-04
  discard: open, // MY-RULING-57
  chronicle: open, // MY-ZONE-10
  here: inPlay,
  allies: inPlay,
  artifacts: inPlay,
  tomes: inPlay,
  events: inPlay,
  /** Spells under a Tome or known by a bearer, the Weapon of an Ally: `under:<piece>`. A cast Spell is face down and known (MY-RULING-57). */
  under: { see: { front: 'all' }, active: true },
  /** Face down until the Reveal, then as it lies (MY-THREAT-02, MY-REVEAL-01). */
  threat: { see: { front: 'owner', up: 'all' }, active: true, per: 'seat' },
  /** A Monster that makes its one attack (MY-SUMMON-06). */
  summoned: inPlay,
  greatOldOnes: inPlay, // MY-GOO-05
  adventures: open,
  gone: open,
}

/** The zones by name: `at.hand(who)`; of what lies under a card, `at.under(card)`. */
export const at = {
  investigator: zonesCalled('investigator'),
  deck: zonesCalled('deck'),
  hand: zonesCalled('hand'),
  discard: zonesCalled('discard'),
  chronicle: zonesCalled('chronicle'),
  here: zonesCalled('here'),
  allies: zonesCalled('allies'),
  artifacts: zonesCalled('artifacts'),
  tomes: zonesCalled('tomes'),
  events: zonesCalled('events'),
  under: zonesCalled('under'),
  threat: zonesCalled('threat'),
  summoned: zonesCalled('summoned'),
  greatOldOnes: zonesCalled('greatOldOnes'),
  adventures: zonesCalled('adventures'),
  gone: zonesCalled('gone'),
}

export const records: Game<MythosShape>['records'] = {
  action: { who: 'all' },
  attack: { who: 'all', against: 'all', monster: 'piece' },
}
