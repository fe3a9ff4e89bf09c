import type { Worth } from '@miskatonic/bots'
import type { Option } from '@miskatonic/kernel'
import { because, byCard, type Judging } from './asked.ts'
import { pointsWorth, strikeAt } from './forces.ts'
import type { Outlook } from './outlook.ts'
import { lossOf, POINTS } from './points.ts'
import { allyValue, arrivedAt, type Held, type Known, speaks } from './position.ts'
import { casting, using } from './turns.ts'

/* Combat: whom the Monsters face, who defends, who absorbs. */

/** Where its points do most. */
export const assign: Judging = ({ outlook: o }) => ({
  option: ({ key }) => {
    const front = o.fronts.find(({ foe }) => foe.seat === key)
    return front ? pointsWorth(o.p, front, 3) + 0.01 * (20 - front.foe.sanity) : 0
  },
})
export const opponent: Judging = ({ p }) => ({
  option: ({ key }) => {
    const foe = p.others.find(({ seat }) => seat === key)
    return foe ? strikeAt(p, foe) + 0.05 * foe.sanity : 0
  },
})

/** What it costs to lose an Ally: what it would still absorb, know and hold. Its story is told already: what is buried counts. */
export function allyLoss(o: Outlook, ally: Held): number {
  const { p } = o
  if (ally.card?.kind !== 'ally') return 0
  const { languages = [] } = ally.card
  const held = p.under(ally).filter(({ card }) => card.kind === 'spell').length
  const reads = p.me.hand.some(
    ({ card }) => card.kind === 'tome' && card.languages.some((one) => languages.includes(one) && !speaks({ ...p.me, allies: [] }, one)),
  )
  return POINTS.ally * allyValue(p, ally) + 0.5 * held + (reads ? 0.8 : 0) + 0.05
}

/** Each Ally on its own: those who stop more than they are worth step forward. */
export const defend: Judging = ({ outlook: o }) => {
  const { p } = o
  return {
    option: (option) => {
      if (option.key === 'done') return because(0, 'spare')
      const { piece, seat, key } = option as Option
      const ally = p.piece(piece) as Held
      if (key.startsWith('join')) return joining(o, ally, seat)
      return defending(o, ally, seat)
    },
  }
}

function defending(o: Outlook, ally: Held, against: string | undefined): Worth {
  const { p } = o
  const front = o.fronts.find(({ foe }) => foe.seat === against)
  if (!front) return -1
  const set = p.me.allies.filter(({ marks }) => marks.facing === against).reduce((sum, one) => sum + allyValue(p, one), 0)
  const coming = front.theirs - front.ours - set
  const value = allyValue(p, ally)
  const here = arrivedAt(p.me)
  // At the same Location defenders strike as well.
  const strikes = here !== null && here.id === arrivedAt(front.foe)?.id ? 0.5 * value : 0
  if (coming <= 0.3) return strikes > 0.4 && coming > -value ? because(strikes - 0.4, 'defend') : -0.1
  const stopped = Math.min(value, Math.ceil(coming))
  return because(lossOf(p.me.sanity, stopped) - allyLoss(o, ally) + strikes, 'defend')
}

/** With a Magic Weapon it may strike, and is lost. */
function joining(o: Outlook, ally: Held, against: string | undefined): Worth {
  const front = o.fronts.find(({ foe }) => foe.seat === against)
  return front ? because(pointsWorth(o.p, front, allyValue(o.p, ally)) - 1.3 * allyLoss(o, ally) - 0.3, 'threat') : -1
}

/** A summoned Monster attacks: one Ally after the other may stand in its way. */
export const standIn: Judging = ({ outlook: o, p }) => {
  const attack = p.view.records.find(({ kind }) => kind === 'attack')
  const monster = p.cardOf(attack?.monster as string | undefined)
  const coming = monster?.kind === 'monster' ? monster.value : 0
  const unseen = monster?.kind === 'monster' && monster.invisible === true
  return byCard(
    p,
    (ally) => {
      const stopped = Math.min(coming, allyValue(p, ally))
      const best = unseen ? 0 : lossOf(p.me.sanity, stopped)
      return because(best - allyLoss(o, ally), 'defend')
    },
    { done: 0.05 },
  )
}

/** The least missed absorbs first; Monsters whose harm is wanted are kept for striking. */
export const absorb: Judging = ({ outlook: o, p }) =>
  byCard(p, (held) => {
    if (held.card?.kind === 'ally' && !p.me.threat.includes(held)) return -allyLoss(o, held)
    const harms = held.card && 'harm' in held.card && held.card.harm ? 1 : 0
    const unseen = held.card?.kind === 'monster' && held.card.invisible ? 1 : 0
    return -harms - unseen
  })
/** The last in order reach the Investigator. */
export const strikeOrder: Judging = ({ p }) => byCard(p, ({ card }) => (card && 'harm' in card && card.harm ? 0 : 1))

export const combatCasting: Judging = ({ outlook: o, p }) => ({
  option: ({ key, piece }) => {
    if (key === 'decline') return 0.15
    const held = p.piece(piece) as Known
    return key.startsWith('cast') ? casting(o, held) : using(o, held)
  },
})
