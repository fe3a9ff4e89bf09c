import { cleanly, type Script } from '@miskatonic/kernel'
import type { Combat } from '../content/nodes.ts'
import { lose } from './harm.ts'
import { arrive, combatOf, damageMonster, putAway } from './monsters.ts'
import { arrivalOf, isStanding } from './pieces.ts'
import type { Eldritch, InvestigatorId, MonsterId, Stake } from './shape.ts'
import { type Tested, test } from './tests.ts'

/** It has not moved since the combat began, let alone been put away: one that is gone and back is not the one fought. */
function stillThere(t: Eldritch, monster: MonsterId): boolean {
  const combat = t.record('combat')
  return t.exists(monster) && combat?.monster === monster && t.since(monster) === combat.since
}

/** Effects, Will, Strength (EH-COMBAT-01, -02, -04). A Monster that is gone ends it at once (EH-COMBAT-13, EH-RULING-30). Says whether it was defeated. */
export function* combatEncounter(t: Eldritch, who: InvestigatorId, monster: MonsterId, ambush = false): Script<boolean> {
  const out = yield* t.resolving({ kind: 'combat', who, monster, ambush, since: t.since(monster) }, () => fighting(t, who, monster, ambush))
  return out.done ?? false
}

function* fighting(t: Eldritch, who: InvestigatorId, monster: MonsterId, ambush: boolean): Script<boolean> {
  const arrival = arrivalOf(t, monster)
  yield* t.happens('combat:begin', { who, monster, ambush })
  if (stillThere(t, monster)) yield* horrorTest(t, who, monster)
  if (stillThere(t, monster) && isStanding(t, who)) yield* damageTest(t, who, monster)
  const defeated = !t.exists(monster) || arrivalOf(t, monster) !== arrival
  yield* t.happens('combat:end', { who, monster, defeated })
  return defeated
}

/** The printed test; a missing one is skipped with its loss (EH-COMBAT-09), another skill is tested in its place, and only these two are combat tests (EH-COMBAT-10, -15, EH-RULING-29). */
function* combatTest(t: Eldritch, who: InvestigatorId, monster: MonsterId, part: NonNullable<Combat>, of: Stake['of']): Script<Tested> {
  const left = t.number('toughness', { monster }) - t.get(monster, 'lost')
  const stake = { of, value: t.number(of, { monster, who }), left }
  const enough = Math.max(1, stake.value, left)
  return yield* test(t, { who, skill: part.skill, kind: 'combat', modifier: part.modifier, source: monster, stake, enough })
}

const failing = (passed: boolean): { failed?: true } => (passed ? {} : { failed: true })

/** Horror above the result is lost as Sanity (EH-COMBAT-03). */
function* horrorTest(t: Eldritch, who: InvestigatorId, monster: MonsterId): Script {
  const part = combatOf(t, monster, 'horror')
  if (!(yield* t.happens('combat:horror', { who, monster })) || !part || !stillThere(t, monster)) return
  const { result, passed } = yield* combatTest(t, who, monster, part, 'horror')
  const lost = yield* lose(t, who, 'sanity', t.number('horror', { monster, who }) - result, { combat: monster, ...failing(passed) })
  yield* t.happens('combat:horror-done', { who, monster, passed, result, lost })
}

/** Both lose Health at the same time and are judged together (EH-COMBAT-05..07). */
function* damageTest(t: Eldritch, who: InvestigatorId, monster: MonsterId): Script {
  const part = combatOf(t, monster, 'damage')
  if (!(yield* t.happens('combat:damage', { who, monster })) || !part || !stillThere(t, monster)) return
  const { result, passed } = yield* combatTest(t, who, monster, part, 'damage')
  yield* t.hold(['slain', 'defeat'], () => bothHurt(t, who, monster, result, passed))
}

function* bothHurt(t: Eldritch, who: InvestigatorId, monster: MonsterId, result: number, passed: boolean): Script {
  const lost = yield* lose(t, who, 'health', t.number('damage', { monster, who }) - result, { combat: monster, ...failing(passed) })
  if (passed) yield* damageMonster(t, monster, result, who)
  const survives = t.get(monster, 'lost') < t.number('toughness', { monster })
  yield* t.happens('combat:damage-done', { who, monster, passed, result, lost, survives })
}

/** A Monster of the cup, fought at once and put back whatever comes of it; never spawned; what it interrupts goes on (EH-AMB-01..03, -07, -08, EH-RULING-31). Null: none came. */
export function* ambush(t: Eldritch, who: InvestigatorId): Script<boolean | null> {
  const [monster] = t.top('cup')
  if (!monster) return null
  yield* t.change((w) => arrive(t, w, monster, 'ambush'))
  return yield* fightAmbusher(t, who, monster)
}

/** A named one is a shade of its own: nothing is marked on the real token (EH-AMB-04, -05, -09). */
export function* ambushBy(t: Eldritch, who: InvestigatorId, name: string): Script<boolean> {
  const shade = name === 'cultist' ? `shade-cultist-${t.state.ancientOne}` : `shade-${name}`
  let monster: MonsterId = ''
  yield* t.change((w) => {
    monster = w.make(shade, 'ambush', { face: name === 'cultist' && t.state.awakened ? 'back' : 'front' })
  })
  return yield* fightAmbusher(t, who, monster)
}

/** Also when he falls the ambusher goes back (EH-AMB-03). */
function* fightAmbusher(t: Eldritch, who: InvestigatorId, monster: MonsterId): Script<boolean> {
  const out = yield* t.resolving({ kind: 'ambush', who, monster }, () =>
    cleanly(
      t,
      () => combatEncounter(t, who, monster, true),
      () => backToCup(t, monster),
    ),
  )
  return out.done ?? false
}

function* backToCup(t: Eldritch, monster: MonsterId): Script {
  if (t.exists(monster) && t.where(monster) === 'ambush') yield* t.change((w) => putAway(t, w, monster))
}
