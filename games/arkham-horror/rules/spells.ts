import type { Context } from '@miskatonic/effects'
import { run } from '@miskatonic/effects'
import type { RecordId, Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { check } from './check.ts'
import { freeHands } from './hands.ts'
import { FALLS } from './health.ts'
import { exhaust } from './holdings.ts'
import { awarenessOf, isMonster, toughnessOf } from './monsters.ts'
import { handsOf, isExhausted } from './people.ts'
import type { Arkham, ArkhamHorror, PieceId, Seat } from './shape.ts'

/* Casting: the price, the check, and then what the Spell says. */

export const costOfSpell = (t: Arkham, who: Seat, spell: PieceId): number => t.number('spellCost', { who, spell })

/** Sanity enough, hands enough, and not cast already. */
export function canCast(t: Arkham, who: Seat, spell: PieceId): boolean {
  const fight = t.record('fighting')
  const hands = handsOf(t, spell)
  return (
    !isExhausted(t, spell) && // AH-SPELL-06
    (!needsMonster(t, spell) || facesMonster(t)) &&
    t.get(who, 'sanity') >= costOfSpell(t, who, spell) && // AH-SPELL-05
    !t.allowed('spell:cast', { who, spell }).length &&
    (hands === 0 || (fight !== null && freeHands(t, who, fight.inUse) >= hands))
  )
}

const needsMonster = (t: Arkham, spell: PieceId): boolean => {
  const { casting: modifier, difficulty } = cardOf(t, spell, 'spell')
  return modifier === 'awareness' || difficulty === 'toughness'
}
/** A monster, and not the Ancient One. */
const facesMonster = (t: Arkham): boolean => {
  const foe = t.record('fighting')?.foe ?? t.record('check')?.against ?? null
  return foe !== null && isMonster(t, foe)
}

/** The price is paid whatever comes of it; whoever pays with the last of it sees the Spell work first. Gives whether it worked. */
export function* cast(t: Arkham, who: Seat, spell: PieceId): Script<{ worked: boolean; successes: number }> {
  const out = yield* t.resolving({ kind: 'cast', who, spell }, () => casting(t, who, spell))
  return out.done ?? { worked: false, successes: 0 }
}

function* casting(t: Arkham, who: Seat, spell: PieceId): Script<{ worked: boolean; successes: number }> {
  const { casting: modifier, difficulty } = cardOf(t, spell, 'spell')
  yield* exhaust(t, who, spell)
  yield* t.happens('spell:cast', { who, spell })
  const n = costOfSpell(t, who, spell)
  if (n > 0) yield* t.happens('spell:pay', { who, spell, n }, (w, e) => w.add(e.who, 'sanity', -e.n, { min: 0 })) // AH-SPELL-03, AH-GEN-16
  yield* holdInHand(t, spell)
  const foe = t.record('fighting')?.foe ?? t.record('check')?.against ?? null
  const { successes, passed } = yield* check(t, who, {
    skill: 'lore',
    check: 'spell',
    modifier: modifier === 'awareness' ? (foe === null ? 0 : awarenessOf(t, foe)) : modifier, // AH-SPELL-01
    against: spell,
    difficulty: difficulty === 'toughness' && foe !== null ? toughnessOf(t, foe) : 1, // AH-SPELL-08
    ...(usesSuccesses(t, spell) ? { enough: null } : {}),
  })
  if (!passed) yield* t.happens('spell:fail', { who, spell }) // AH-SPELL-02
  return { worked: passed, successes }
}
const usesSuccesses = (t: Arkham, spell: PieceId): boolean => JSON.stringify(cardOf(t, spell, 'spell').effect ?? {}).includes('"successes"')

/** Hands that cast are not free in this round. */
function* holdInHand(t: Arkham, spell: PieceId): Script {
  const fight = t.record('fighting')
  if (fight === null || handsOf(t, spell) === 0) return
  const id: RecordId<'fighting'> = fight.id
  yield* t.change((w) => w.note(id, { inUse: [...fight.inUse, spell] })) // AH-HAND-04
}

/** Casts, and resolves what it says. Nobody falls before it has worked. */
export const castAndResolve = (x: Context<ArkhamHorror>, spell: PieceId): Script<boolean> =>
  x.t.hold(FALLS, function* () {
    const { worked, successes } = yield* cast(x.t, x.you, spell)
    const { effect } = cardOf(x.t, spell, 'spell')
    x.names.successes = successes
    if (worked && effect) yield* run(x, effect)
    return worked
  })
