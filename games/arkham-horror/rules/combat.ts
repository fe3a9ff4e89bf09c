import { resolveText } from '@miskatonic/effects'
import { choose, cleanly, comesToTheSame, Offer, oneOfEach, onPiece, pieceArgument, type RecordId, type Script } from '@miskatonic/kernel'
import { hasActions, isAction, offerActions, useAction } from './actions.ts'
import { areaOfMonster, whereIs } from './board.ts'
import { nameOf } from './cards.ts'
import { type Checked, check } from './check.ts'
import { bestArms, freeHands, mostDice, spendSingles, wieldable, worthDropping } from './hands.ts'
import { FALLS, lose } from './health.ts'
import { awarenessOf, claim, combatOf, drawMonster, horrorOf, isSuch, monsterCard, returnMonsters, toughnessOf } from './monsters.ts'
import { isInPlay } from './people.ts'
import type { Arkham, MonsterId, PieceId, Seat } from './shape.ts'

/* One investigator and one monster: evading it, and fighting it. */

export type Met = 'evaded' | 'defeated' | 'fled'

/** Evade or fight. */
function* meet(t: Arkham, who: Seat, monster: MonsterId): Script<Met> {
  const about = { key: 'meet-monster', args: { who, card: pieceArgument(monster) } } as const
  const options = [
    { key: 'fight', piece: monster },
    { key: 'evade', piece: monster },
  ]
  const way = yield* choose(t, who, { about, options })
  return yield* face(t, who, monster, way as 'fight' | 'evade', true)
}

/** An evaded monster is as if it were not there; who fails has to fight it. */
export function* face(t: Arkham, who: Seat, monster: MonsterId, way: 'fight' | 'evade', alone = false): Script<Met> {
  if (way === 'evade' && (yield* evade(t, who, monster))) return 'evaded'
  return yield* combat(t, who, monster, alone) // AH-COMBAT-01
}

/** Failing, one is hurt before the combat begins. */
function* evade(t: Arkham, who: Seat, monster: MonsterId): Script<boolean> {
  const { passed } = yield* check(t, who, { skill: 'sneak', check: 'evade', modifier: awarenessOf(t, monster), against: monster }) // AH-EVADE-01, AH-EVADE-05
  if (passed) {
    yield* t.happens('monster:evade', { who, monster }) // AH-EVADE-02, AH-EVADE-09
    return true
  }
  yield* strikes(t, who, monster) // AH-EVADE-03, AH-EVADE-06
  return false
}

const stillFought = (t: Arkham, id: RecordId<'fighting'>): boolean => {
  const { foe, who } = t.recordById(id)
  return (
    isInPlay(t, who) && t.exists(foe) && (t.where(foe).startsWith('area:') || t.where(foe) === 'fray' || t.where(foe).startsWith('kept:'))
  )
}

export function* combat(t: Arkham, who: Seat, monster: MonsterId, alone: boolean): Script<Met> {
  const fields = { who, foe: monster, round: 1, inUse: [], alone, battle: false, lost: [], sure: false, enchanted: [] }
  const out = yield* t.resolving({ kind: 'fighting', ...fields }, (id) => fighting(t, id))
  return out.done ?? 'fled'
}

function* fighting(t: Arkham, id: RecordId<'fighting'>): Script<Met> {
  const { who, foe } = t.recordById(id)
  yield* t.happens('combat:begin', { who, monster: foe })
  const { before } = monsterCard(t, foe)
  if (before) yield* says(t, who, foe, before)
  if (stillFought(t, id)) yield* horror(t, who, foe)
  let met: Met | null = null
  const at = whereIs(t, who)
  while (met === null && stillFought(t, id) && whereIs(t, who) === at) met = (yield* tired(t, id)) ? 'fled' : yield* round(t, id) // AH-COMBAT-10
  yield* t.happens('combat:end', { who, monster: foe, defeated: met === 'defeated' })
  return met ?? 'fled' // AH-COMBAT-10
}

/** Where neither can hurt the other nor get away, nobody fights for ever. */
const LONGEST = 20
function* tired(t: Arkham, id: RecordId<'fighting'>): Script<boolean> {
  const { who, foe, round } = t.recordById(id)
  if (round <= LONGEST) return false
  yield* t.happens('combat:tire', { who, monster: foe }) // AH-RULING-86
  return true
}

const says = (t: Arkham, who: Seat, monster: MonsterId, effect: Parameters<typeof resolveText>[1]): Script<boolean> =>
  resolveText(t, effect, { self: { source: { piece: monster }, piece: monster, controller: null, bound: {} }, you: who })

/** Once in a combat. Who passes may still lose something. */
function* horror(t: Arkham, who: Seat, monster: MonsterId): Script {
  const { rating, damage } = horrorOf(t, monster)
  if (monsterCard(t, monster).horror === undefined && damage === 0) return // AH-COMBAT-11
  const { passed } = yield* check(t, who, { skill: 'will', check: 'horror', modifier: rating, against: monster }) // AH-COMBAT-02
  if (!passed)
    yield* lose(t, who, 'sanity', { n: damage, cause: 'horror', monster }) // AH-COMBAT-03, AH-MABIL-05
  else if (isSuch(t, monster, 'nightmarish', who)) {
    const n = t.number('nightmarish', { monster, name: nameOf(t, monster), who })
    yield* lose(t, who, 'sanity', { n, cause: 'nightmarish', monster }) // AH-MABIL-04
  }
}

/** Flee or fight, with what the hands hold. Null: it goes on. */
function* round(t: Arkham, id: RecordId<'fighting'>): Script<Met | null> {
  const { who, foe } = t.recordById(id)
  const inUse = bestArms(t, who, t.recordById(id).inUse)
  yield* t.change((w) => w.note(id, { inUse }))
  const way = yield* prepare(t, id)
  if (!stillFought(t, id)) return null
  const ended = way === 'flee' ? yield* flee(t, id) : yield* strike(t, who, foe)
  if (ended) return way === 'flee' ? 'fled' : 'defeated'
  yield* t.change((w) => w.note(id, { round: t.recordById(id).round + 1, inUse: lasting(t, id) }))
  return null
}

/** A Spell that failed lets go of its hands when the round is over. */
const lasting = (t: Arkham, id: RecordId<'fighting'>): PieceId[] => {
  const { inUse } = t.recordById(id)
  return inUse.filter(
    (piece) => t.exists(piece) && (t.def(piece).kind !== 'spell' || t.raw.lasting.some(({ source }) => source.piece === piece)),
  )
}

/** Takes up and puts down until it is settled how this round is fought. */
export function* prepare(t: Arkham, id: RecordId<'fighting'>): Script<'fight' | 'flee'> {
  for (;;) {
    const { who, foe, battle, inUse } = t.recordById(id)
    const offer = new Offer().add({ key: 'fight', piece: foe })
    if (!battle && !isSuch(t, foe, 'ambush', who)) offer.add({ key: 'flee', piece: foe }) // AH-COMBAT-04, AH-MABIL-03
    if (armsMatter(t, id)) for (const piece of oneOfEach(t, wieldable(t, who, inUse))) offer.add(onPiece(piece, 'wield')) // AH-HAND-01
    for (const piece of worthDropping(t, who, lasting(t, id))) offer.add(onPiece(piece, 'drop')) // AH-HAND-03, AH-HAND-04
    if (hasActions(t, who, ['combat'])) offerActions(t, who, ['combat'], offer)
    const about = {
      key: battle ? 'fight-ancient-one' : 'fight-monster',
      args: { who, card: pieceArgument(foe), n: freeHands(t, who, inUse) },
    } as const
    const key = yield* choose(t, who, { about, options: offer.options, refused: offer.refused }) // AH-HAND-09
    if (key === 'fight' || key === 'flee') return key
    if (isAction(key)) yield* useAction(t, who, key, ['combat'])
    else yield* arm(t, id, key)
    if (!stillFought(t, id) && !battle) return 'fight'
  }
}

/** Against an Ancient One so strong that no weapon gives a die, which one is taken up makes no difference. */
function armsMatter(t: Arkham, id: RecordId<'fighting'>): boolean {
  const { who, battle, inUse } = t.recordById(id)
  if (!battle || mostDice(t, who, inUse) + t.state.combatRating > 0) return true
  const ways = [inUse, ...wieldable(t, who, inUse).map((piece) => [...inUse, piece])]
  return !comesToTheSame(
    t,
    ways.map((held) => (at) => strikeWith(at, id, held)),
  )
}

function* strikeWith(t: Arkham, id: RecordId<'fighting'>, held: readonly PieceId[]): Script<number> {
  const { who, foe, inUse } = t.recordById(id)
  yield* t.change((w) => w.note(id, { inUse: held }))
  const { successes } = yield* strikeAncient(t, who, foe)
  yield* t.change((w) => w.note(id, { inUse }))
  return successes
}

/** All successes count. */
export function* strikeAncient(t: Arkham, who: Seat, foe: PieceId): Script<Checked> {
  const asked = { skill: 'fight', check: 'combat', modifier: t.state.combatRating, against: foe, difficulty: 1, enough: null } as const
  const struck = yield* check(t, who, asked)
  yield* spendSingles(t, who)
  return struck
}

function* arm(t: Arkham, id: RecordId<'fighting'>, key: string): Script {
  const { who, inUse } = t.recordById(id)
  const piece = key.slice(key.indexOf(':') + 1)
  const cards = key.startsWith('wield:') ? [...inUse, piece] : inUse.filter((one) => one !== piece)
  yield* t.happens('combat:arm', { who, cards }, (w, e) => w.note(id, { inUse: e.cards }))
}

function* flee(t: Arkham, id: RecordId<'fighting'>): Script<boolean> {
  const { who, foe } = t.recordById(id)
  const { passed } = yield* check(t, who, { skill: 'sneak', check: 'evade', modifier: awarenessOf(t, foe), against: foe }) // AH-COMBAT-05
  if (passed)
    yield* t.happens('combat:flee', { who, monster: foe }) // AH-COMBAT-12
  else yield* strikes(t, who, foe)
  return passed
}

/** As many successes as it is tough, in one throw. */
function* strike(t: Arkham, who: Seat, monster: MonsterId): Script<boolean> {
  const skill = monsterCard(t, monster).combat.skill ?? 'fight'
  const { rating } = combatOf(t, monster)
  const { passed } = yield* check(t, who, {
    skill,
    check: 'combat',
    modifier: rating,
    against: monster,
    difficulty: toughnessOf(t, monster),
  }) // AH-COMBAT-06, AH-COMBAT-07
  yield* spendSingles(t, who)
  if (passed) yield* defeat(t, who, monster)
  else yield* strikes(t, who, monster) // AH-COMBAT-09
  return passed
}

/** Claimed first; what it still costs comes after. */
export function* defeat(t: Arkham, who: Seat, monster: MonsterId): Script {
  const crushing = isSuch(t, monster, 'overwhelming', who)
  const n = crushing ? t.number('overwhelming', { monster, name: nameOf(t, monster), who }) : 0
  yield* t.happens('monster:defeat', { who, monster, name: nameOf(t, monster), at: areaOfMonster(t, monster) })
  yield* t.hold(FALLS, function* () {
    yield* claim(t, who, monster)
    if (crushing) yield* lose(t, who, 'stamina', { n, cause: 'overwhelming', monster }) // AH-MABIL-01, AH-MABIL-14
  })
}

/** Stamina, or what is printed on it, or both. */
export function* strikes(t: Arkham, who: Seat, monster: MonsterId): Script {
  const { effect } = monsterCard(t, monster).combat
  const struck = yield* t.happens('combat:damage', { who, monster, n: Math.max(0, combatOf(t, monster).damage) })
  if (!struck) return
  yield* t.hold(FALLS, function* () {
    yield* lose(t, who, 'stamina', { n: struck.n, cause: 'combat', monster })
    if (effect) yield* says(t, who, monster, effect) // AH-COMBAT-15
  })
}

// ── monsters that come in an encounter ──

/** So many of the cup, alone: drawn together, met in an order of choice. Whatever comes of it, they do not stay. */
export function* monstersAppear(t: Arkham, who: Seat, n: number): Script<boolean> {
  if (t.allowed('monster:appear', { monster: '', at: whereIs(t, who), who }).length) return false
  const drawn: MonsterId[] = []
  for (let i = 0; i < n; i++) {
    const monster = yield* drawMonster(t)
    yield* t.happens('monster:appear', { monster, at: null, who }, (w, e) => w.put(e.monster, 'fray', { face: 'front' })) // AH-ENC-08
    drawn.push(monster)
  }
  yield* cleanly(
    t,
    () => meetAll(t, who, drawn),
    () => backFromFray(t, drawn),
  )
  return drawn.length > 0
}

function* meetAll(t: Arkham, who: Seat, drawn: readonly MonsterId[]): Script {
  for (let open = [...drawn]; open.length; ) {
    const options = oneOfEach(t, open).map((one) => onPiece(one))
    const monster: MonsterId = yield* choose(t, who, { about: 'choose-monster', options }) // AH-ENC-17
    open = open.filter((one) => one !== monster)
    yield* meet(t, who, monster)
  }
}

function* backFromFray(t: Arkham, drawn: readonly MonsterId[]): Script {
  const left = drawn.filter((monster) => t.exists(monster) && t.where(monster) === 'fray')
  yield* returnMonsters(t, left) // AH-ENC-09, AH-ENC-10, AH-OW-11, AH-OW-12
}
