import { resolveText } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import type { CardOf, Trait } from '../content/kinds.ts'
import { areaOf, isSealed, monstersOnBoard, OUTSKIRTS } from './board.ts'
import { cardOf, nameOf } from './cards.ts'
import { trophiesZone } from './people.ts'
import type { AreaId, Arkham, AwakeningCause, MonsterId, PieceId, Seat } from './shape.ts'
import { raiseTerror } from './terror.ts'

/* Monsters: what they are, where they come from and where they go. */

export const monsterCard = (t: Arkham, monster: MonsterId): CardOf<'monster'> => cardOf(t, monster, 'monster')
export const isMonster = (t: Arkham, piece: PieceId): boolean => t.def(piece).kind === 'monster'
const about = (t: Arkham, monster: MonsterId) => ({ monster, name: nameOf(t, monster) })

/** Printed on it, or made so by what is in play; what is forbidden it is not. */
export function isSuch(t: Arkham, monster: MonsterId, trait: Trait, who: Seat | null = null): boolean {
  const what = { ...about(t, monster), trait, who }
  const card = monsterCard(t, monster)
  const printed = card.traits?.includes(trait) || card.movement === trait || hasAmount(card, trait)
  return (printed || t.permits('monster:be', what)) && !t.allowed('monster:be', what).length // AH-GEN-09
}
const hasAmount = (card: CardOf<'monster'>, trait: Trait): boolean =>
  (trait === 'overwhelming' && card.overwhelming !== undefined) || (trait === 'nightmarish' && card.nightmarish !== undefined)

export const toughnessOf = (t: Arkham, monster: MonsterId): number => t.number('toughness', about(t, monster)) // AH-MABIL-17
export const awarenessOf = (t: Arkham, monster: MonsterId): number => t.number('awareness', about(t, monster))
export const horrorOf = (t: Arkham, monster: MonsterId) => ({
  rating: t.number('horrorRating', about(t, monster)),
  damage: t.number('horrorDamage', about(t, monster)),
})
export const combatOf = (t: Arkham, monster: MonsterId) => ({
  rating: t.number('combatRating', about(t, monster)),
  damage: t.number('combatDamage', about(t, monster)),
})

// ── the cup ──

/** One of the cup, each as likely; where there is none, the Ancient One awakens. */
export function* drawMonster(t: Arkham): Script<MonsterId> {
  const [monster] = t.top('cup')
  if (monster !== undefined) return monster
  return yield* wake(t, 'cup') // AH-AWAKE-04, AH-AWAKE-07
}
/** Everything that was going on is dropped. */
export function* wake(t: Arkham, cause: AwakeningCause): Script<never> {
  yield* t.change((w) => w.set('table', 'awakened', true))
  return yield* t.restart([{ step: 'awaken', args: { cause } }]) // AH-AWAKE-08
}

/** Back to the cup; what is not of the cup goes to the box. */
export function* returnMonsters(t: Arkham, monsters: readonly MonsterId[]): Script {
  if (!monsters.length) return
  // Told while everybody still sees which: in the cup nobody does.
  const returned = yield* t.happens('monster:return', { monsters })
  if (!returned) return
  yield* t.change((w) => {
    for (const monster of returned.monsters) {
      if (monsterCard(t, monster).traits?.includes('spawn')) w.put(monster, 'box')
      else w.put(monster, 'cup')
    }
    w.mix('cup')
  })
}

// ── on the board ──

/** Counted against the limit: in the town and in the Sky. */
export const countedMonsters = (t: Arkham): MonsterId[] =>
  monstersOnBoard(t).filter((one) => !monsterCard(t, one).traits?.includes('spawn')) // AH-LIMIT-02, AH-MMOVE-16
export const hasLimit = (t: Arkham): boolean => t.state.terror < 10 // AH-LIMIT-01, AH-TERROR-05
export const roomLeft = (t: Arkham): number =>
  hasLimit(t) ? Math.max(0, t.number('monsterLimit', {}) - countedMonsters(t).length) : Number.POSITIVE_INFINITY

/** One monster of the cup appears there, or in the Outskirts where there is no room; Spawn never do. Sealed places stay free of them. */
export function* placeMonster(t: Arkham, at: AreaId): Script<MonsterId | null> {
  if (isSealed(t, at) || t.allowed('monsters:appear', { at, n: 1 }).length) return null // AH-BOARD-05
  const monster = yield* drawMonster(t)
  if (roomLeft(t) < 1 && !monsterCard(t, monster).traits?.includes('spawn')) {
    yield* toOutskirts(t, monster) // AH-LIMIT-03, AH-LIMIT-07, AH-MYTHOS-04
    return null
  }
  yield* t.happens('monster:appear', { monster, at, who: null }, (w, e) => w.put(e.monster, areaOf(at), { face: 'front' }))
  return monster
}

/** One too many, and all of them go back while terror rises. */
export function* toOutskirts(t: Arkham, monster: MonsterId): Script {
  yield* t.happens('monster:overflow', { monster }, (w, e) => w.put(e.monster, areaOf(OUTSKIRTS), { face: 'front' }))
  const there = t.inZone(areaOf(OUTSKIRTS))
  if (there.length <= t.number('outskirtsLimit', {})) return
  yield* t.happens('outskirts:overflow', { monsters: there })
  yield* returnMonsters(t, there) // AH-LIMIT-05, AH-LIMIT-08
  yield* raiseTerror(t, 1)
}

// ── defeated ──

/** A trophy, unless it cannot be one. */
export function* claim(t: Arkham, who: Seat, monster: MonsterId): Script {
  const card = monsterCard(t, monster)
  if (card.spoils) return yield* spoils(t, who, monster)
  if (isSuch(t, monster, 'endless', who)) return yield* returnMonsters(t, [monster]) // AH-MABIL-08
  if (card.traits?.includes('spawn')) return yield* t.change((w) => w.put(monster, 'box'))
  yield* t.happens('monster:claim', { who, monster }, (w, e) => w.put(e.monster, trophiesZone(e.who), { face: 'front' })) // AH-COMBAT-08
}

/** It goes to the box, and gives something instead. */
function* spoils(t: Arkham, who: Seat, monster: MonsterId): Script {
  const { spoils: effect } = monsterCard(t, monster)
  yield* t.happens('monster:box', { monster }, (w, e) => w.put(e.monster, 'box'))
  const self = { source: { piece: monster }, piece: monster, controller: null, bound: {} }
  if (effect) yield* resolveText(t, effect, { self, you: who })
}
