import { type Check, choose, defined, type PieceId, type Quantity, type Script, type Write } from '@miskatonic/kernel'
import type { Combat, SheetSide } from '../content/nodes.ts'
import { amountFor } from './amounts.ts'
import { activePlayer, ancientOneSheet, cardOf, isEpic, monsterCard, monstersOnBoard, spaceOf, zoneOfSpace } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId, MonsterId, Quantities, SpaceId, Zones } from './shape.ts'

/** A Cultist is what the face-up side of the Ancient One's sheet says, and nothing else (EH-CULT-01..04, EH-AO-02). */
function cultistSide(t: Eldritch): NonNullable<SheetSide['cultist']> | null {
  const sheet = ancientOneSheet(t)
  const card = cardOf(t, sheet, 'ancientOne')
  return (t.up(sheet) === 'back' ? card.back.cultist : card.front.cultist) ?? null
}

export function combatOf(t: Eldritch, monster: MonsterId, part: 'horror' | 'damage'): Combat {
  const card = monsterCard(t, monster)
  return card.cultist ? (cultistSide(t)?.[part] ?? null) : card[part]
}

const strength = (part: 'horror' | 'damage'): Quantity<EldritchShape, Quantities['horror']> => ({
  base: (t, of) => combatOf(t, of.monster, part)?.value ?? 0,
  fold: ['set', 'add', 'floor', 'cap'],
  rule: part === 'horror' ? 'EH-COMBAT-03' : 'EH-COMBAT-05',
})
export const horror = strength('horror')
export const damage = strength('damage')
export const toughness: Quantity<EldritchShape, Quantities['toughness']> = {
  base: (t, of) => {
    const card = monsterCard(t, of.monster)
    return card.cultist ? (cultistSide(t)?.toughness ?? 1) : amountFor(t, card.toughness)
  },
  fold: ['set', 'add', 'floor:0'],
  rule: 'EH-COMBAT-08',
}

/** A random token of the cup; an empty cup spawns nothing (EH-MON-02, -08, EH-LIMIT-06, EH-SURGE-05). Says which came. */
export function* spawnMonsters(t: Eldritch, n: number, on: SpaceId): Script<MonsterId[]> {
  const came: MonsterId[] = []
  for (let i = 0; i < n; i++) {
    const [monster] = t.top('cup')
    if (!monster) return came
    if (yield* spawnMonster(t, monster, on)) came.push(monster)
  }
  return came
}

/** A named Monster comes from those set aside or from the box; all on the board already: none (EH-ASIDE-04, -05). */
export function* spawnNamed(t: Eldritch, names: readonly string[], on: SpaceId): Script<MonsterId | null> {
  const named = (zone: Zones): PieceId[] =>
    t.inZone(zone).filter((piece) => t.def(piece).kind === 'monster' && names.includes(monsterCard(t, piece).id))
  const free = [...named('aside'), ...named('epic')]
  const kinds = [...new Set(free.map((piece) => monsterCard(t, piece).id))]
  if (!kinds.length) return yield* spawnNamedFromCup(t, names, on)
  const kind = yield* choose(t, activePlayer(t), { about: 'prompt.which-monster', options: kinds.map((key) => ({ key })) })
  const monster = defined(free.find((piece) => monsterCard(t, piece).id === kind))
  return (yield* spawnMonster(t, monster, on)) ? monster : null
}

function* spawnNamedFromCup(t: Eldritch, names: readonly string[], on: SpaceId): Script<MonsterId | null> {
  const monster = t.find('cup', (piece) => names.includes(monsterCard(t, piece).id))
  return monster && (yield* spawnMonster(t, monster, on)) ? monster : null
}

/** Its spawn effect is part of the spawning (EH-MON-03, -04, EH-RULING-32): a trigger of its own token. */
function* spawnMonster(t: Eldritch, monster: MonsterId, on: SpaceId): Script<boolean> {
  return (yield* t.happens('monster:spawn', { monster, on }, (w, what) => arrive(t, w, what.monster, zoneOfSpace(what.on)))) !== null
}

const faceFor = (t: Eldritch, monster: MonsterId): string => (monsterCard(t, monster).cultist && t.state.awakened ? 'back' : 'front')

/** Comes to a space, or out of the cup for an ambush. */
export function arrive(t: Eldritch, w: Write<EldritchShape>, monster: MonsterId, zone: Zones): void {
  w.put(monster, zone, { face: faceFor(t, monster) })
  w.set(monster, 'arrival', t.since(monster))
}

/** Loses Health, in combat or not; the marks stay, and what they mean is a check's business (EH-MON-11, EH-EPIC-01, -07, EH-COMBAT-11). */
export function* damageMonster(t: Eldritch, monster: MonsterId, n: number, who: InvestigatorId | null): Script {
  if (n <= 0 || !t.exists(monster)) return
  yield* t.happens('monster:lose-health', { monster, n, who }, (w, what) => {
    w.set(what.monster, 'hitBy', what.who)
    w.add(what.monster, 'lost', what.n)
  })
}

/** One effect on several: all lose Health before any of them is defeated. */
export const damageMonsters = (t: Eldritch, monsters: readonly MonsterId[], n: number, who: InvestigatorId | null): Script =>
  t.hold(['slain'], () => damagingEach(t, monsters, n, who))

function* damagingEach(t: Eldritch, monsters: readonly MonsterId[], n: number, who: InvestigatorId | null): Script {
  for (const monster of monsters) yield* damageMonster(t, monster, n, who)
}

export function* healMonster(t: Eldritch, monster: MonsterId, n: number): Script {
  const lost = t.get(monster, 'lost')
  if (lost > 0)
    yield* t.happens(
      'monster:recover',
      { monster, n: Math.min(n, lost) },
      (w, what) => void w.add(what.monster, 'lost', -what.n, { min: 0 }),
    )
}

/** Lost Health at or above its toughness: defeated, also with toughness 0 (EH-COMBAT-08, EH-MON-10). */
export const slain: Check<EldritchShape> = {
  name: 'slain',
  rule: 'EH-COMBAT-08',
  reads: ['lost', 'space', 'ambush', 'lasting'],
  when: (t) => {
    const reduced = t.abilities('modify', 'toughness').length > 0
    const isSlain = (monster: MonsterId): boolean => {
      const lost = t.get(monster, 'lost')
      return (lost > 0 || reduced) && lost >= t.number('toughness', { monster })
    }
    return monstersOnBoard(t).filter(isSlain).concat(t.inZone('ambush').filter(isSlain))
  },
  // Who falls to the same blow is judged after what this defeat wins (EH-WIN-02).
  then: (t, fallen) => t.hold(['eliminated'], () => defeatAll(t, fallen)),
}

function* defeatAll(t: Eldritch, fallen: readonly MonsterId[]): Script {
  for (const monster of fallen) yield* defeatMonster(t, monster, t.get(monster, 'hitBy'))
}

/** An effect that defeats cannot defeat an Epic Monster: only lost Health does (EH-EPIC-02). */
export function* defeatByEffect(t: Eldritch, monster: MonsterId, who: InvestigatorId | null): Script<boolean> {
  return isEpic(t, monster) ? false : yield* defeatMonster(t, monster, who)
}

function* defeatMonster(t: Eldritch, monster: MonsterId, who: InvestigatorId | null): Script<boolean> {
  const combat = t.record('combat')
  const inCombat = combat?.monster === monster
  const by = inCombat ? combat?.who : who
  const on = spaceOf(t, monster) ?? (by ? (spaceOf(t, by) ?? '') : '')
  const { id: name, epic = false } = monsterCard(t, monster)
  return (
    (yield* t.happens('monster:defeat', { monster, name, epic, who: by, combat: inCombat, on }, (w, what) =>
      putAway(t, w, what.monster),
    )) !== null
  )
}

/** Epic Monsters cannot be discarded (EH-EPIC-03). */
export function* discardMonster(t: Eldritch, monster: MonsterId): Script<boolean> {
  if (isEpic(t, monster)) return false
  return (yield* t.happens('monster:discard', { monster }, (w, what) => putAway(t, w, what.monster))) !== null
}

/** To the cup, remixed, without marks; set-aside ones aside again; Epic ones to the box, where their names are looked for (EH-MON-05, -06, EH-EPIC-05, -06). */
export function putAway(t: Eldritch, w: Write<EldritchShape>, monster: MonsterId): void {
  w.clear(monster, 'lost')
  w.clear(monster, 'hitBy')
  w.clear(monster, 'spawnedBy')
  w.clear(monster, 'arrival')
  if (t.def(monster).supply === 'unlimited') return w.unmake(monster)
  if (isEpic(t, monster)) return w.put(monster, 'epic')
  if (t.get(monster, 'aside')) return w.put(monster, 'aside')
  w.put(monster, 'cup')
  w.mix('cup')
}

/** An Epic Monster moves only by its own effect or that of what spawned it (EH-EPIC-04); moving is not spawning (EH-RULING-83). */
export function* moveMonster(t: Eldritch, monster: MonsterId, to: SpaceId, own: boolean): Script {
  if (isEpic(t, monster) && !own) return
  if (spaceOf(t, monster) !== to) yield* t.happens('monster:move', { monster, to }, (w, what) => w.put(what.monster, zoneOfSpace(what.to)))
}
