import { type PieceId, type ZoneKind, zoneKind, zoneOf } from '@miskatonic/kernel'
import { cardOf, conditionsOf, investigators, kindOf, nameOf, possessionsOf } from '../rules/pieces.ts'
import type { Eldritch, EldritchShape } from '../rules/shape.ts'

type Invariant = (t: Eldritch) => string | null

const nothingIsResolved = (t: Eldritch): boolean => t.raw.records.length === 0
const inTurns = (t: Eldritch): boolean => t.state.phase === 'action' || t.state.phase === 'encounter'
const told = (pieces: readonly PieceId[]): string | null => (pieces.length ? pieces.join(', ') : null)
const lying = (t: Eldritch, ...kinds: readonly ZoneKind<EldritchShape>[]): PieceId[] =>
  kinds.flatMap((kind) => t.zonesOf(kind)).flatMap((zone) => t.inZone(zone))

/** What is so whenever somebody is asked something. */
export const always: { readonly [name: string]: Invariant } = {
  'a Spell lies on its back only while it is cast (EH-RULING-56)': (t) =>
    told(
      lying(t, 'possessions', 'estate').filter(
        (card) => t.up(card) === 'back' && !t.raw.records.some((record) => record.kind === 'spell' && record.spell === card),
      ),
    ),
  'a Condition lies on its back only while that is read (EH-FLIP-01)': (t) =>
    inTurns(t) && nothingIsResolved(t) ? told(lying(t, 'own-conditions').filter((card) => t.up(card) === 'back')) : null,
  'no Service is kept (EH-ACQ-07)': (t) =>
    nothingIsResolved(t)
      ? told(
          lying(t, 'possessions', 'estate').filter((card) => kindOf(t, card) === 'asset' && cardOf(t, card, 'asset', 'artifact').service),
        )
      : null,
  'the reserve is full unless somebody is buying (EH-RESV-01, EH-ACQ-06)': (t) => {
    const buying = t.record('acquire') !== null || t.state.phase === 'setup'
    const none = t.size('assets') + t.size('discard:assets') === 0 || t.allowed('reserve:refill', { cards: [] }).length > 0
    return buying || none || t.size('reserve') === 4 ? null : `${t.size('reserve')} cards`
  },
  'cards and Monsters that are put away afterwards are away (EH-ENC-11, EH-AMB-03, EH-SPEND-01, EH-MYTH-09)': (t) =>
    nothingIsResolved(t) && inTurns(t) ? told(lying(t, 'encounter', 'ambush', 'spent', 'mythosCard')) : null,
  'who stands has Health and Sanity (EH-DEF-01)': (t) =>
    nothingIsResolved(t) && inTurns(t)
      ? told(investigators(t).filter((who) => t.get(who, 'health') <= 0 || t.get(who, 'sanity') <= 0))
      : null,
  'nobody has two copies of a Spell or Condition (EH-SPELL-04, EH-COND-03)': (t) =>
    nothingIsResolved(t)
      ? told(
          investigators(t).filter((who) => {
            const names = [...possessionsOf(t, who).filter((card) => kindOf(t, card) === 'spell'), ...conditionsOf(t, who)]
            return new Set(names.map((card) => nameOf(t, card))).size < names.length
          }),
        )
      : null,
  'a Monster in the cup is as new (EH-MON-06)': (t) =>
    told(
      [...t.inZone('cup'), ...t.inZone('aside'), ...t.inZone('epic')].filter((one) => t.get(one, 'lost') > 0 || t.get(one, 'arrival') > 0),
    ),
  'an estate belongs to somebody who lies on the board (EH-DEF-06, -16)': (t) =>
    nothingIsResolved(t)
      ? told(
          t
            .zonesOf('estate')
            .filter((zone) => t.size(zone) > 0 && zoneKind(t.where(zoneOf(zone))) !== 'fallen')
            .map(zoneOf),
        )
      : null,
}
