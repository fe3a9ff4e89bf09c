import {
  type Action,
  type Active,
  abilityKey,
  choose,
  type Json,
  type Key,
  limitKey,
  limitReached,
  Offer,
  type Refusal,
  type Script,
  type Seat,
} from '@miskatonic/kernel'
import type { RefusalKey } from '../text/messages.ts'
import { acquireAssets } from './acquire.ts'
import { isCity, pathTypes } from './board.ts'
import { cardOf, hereOf, holderOf, investigatorOf, investigatorsOn, isStanding, monstersOn, playerOf } from './pieces.ts'
import { hasAllTickets, prepareForTravel } from './prepare.ts'
import { canRestHere } from './rest.ts'
import { setActive } from './round.ts'
import type { Eldritch, EldritchShape, InvestigatorId, Next, Trading } from './shape.ts'
import { trade, trades } from './trade.ts'
import { travel } from './travel.ts'

/** A Delayed investigator stands up instead of acting (EH-DELAY-02, -03). */
export function* actionTurn(t: Eldritch, args: { seat: Seat }): Script<Next | void> {
  const who = investigatorOf(t, args.seat)
  if (!who) return
  yield* setActive(t, args.seat)
  const delayed = t.get(who, 'delayed')
  yield* t.change((w) => w.set(who, 'actionsLeft', delayed ? 0 : 2))
  yield* t.happens('turn:begin', { who, phase: 'action' })
  if (delayed) {
    yield* t.happens('investigator:stand', { who }, (w, what) => w.set(what.who, 'delayed', false))
    return // EH-DELAY-08
  }
  return [{ step: 'nextAction', args: { who } }]
}

/** Up to two different actions, one after the other, each resolved to its end (EH-ACT-01, -02, -05). */
export function* nextAction(t: Eldritch, args: { who: InvestigatorId }): Script<Next | void> {
  const { who } = args
  if (!isStanding(t, who) || t.get(who, 'actionsLeft') <= 0) return
  const key = yield* chooseAction(t, who, t.get(who, 'actionsLeft'))
  if (key === 'end') return yield* t.change((w) => w.set(who, 'actionsLeft', 0)) // EH-ACT-04
  yield* t.change((w) => void w.add(who, 'actionsLeft', -1))
  if (key === 'trade')
    return [
      { step: 'trading', args: { who, partner: null, talk: null, first: true } },
      { step: 'nextAction', args },
    ]
  yield* perform(t, who, key)
  return [{ step: 'nextAction', args }]
}

/** The Trade action, one statement after the other until it is over. */
export function* trading(t: Eldritch, args: Trading & { first: boolean }): Script<Next | void> {
  const { who, first } = args
  const out = yield* t.resolving({ kind: 'action', who, action: 'trade' }, () => nextOfTrade(t, args))
  const next = out.done
  if (next) return [{ step: 'trading', args: { ...next, first: first && next.partner !== null } }]
}

function* nextOfTrade(t: Eldritch, args: Trading & { first: boolean }): Script<Trading | null> {
  const { who, first } = args
  if (first && args.partner === null && !(yield* begins(t, who, 'trade'))) return null
  const next = yield* trades(t, args, first)
  if (!next) yield* t.happens('action:done', { who, action: 'trade' })
  return next
}

function* begins(t: Eldritch, who: InvestigatorId, action: Key): Script<boolean> {
  yield* t.change((w) => w.set(who, 'acted', [...t.get(who, 'acted'), action]))
  return (yield* t.happens('action:perform', { who, action })) !== null
}

/** An additional action does not count against the two, but may repeat none of this round (EH-ACT-07, EH-RULING-15). */
export function* additionalAction(t: Eldritch, who: InvestigatorId): Script {
  if (!isStanding(t, who) || t.get(who, 'delayed')) return
  const key = yield* chooseAction(t, who, 0)
  if (key !== 'end') yield* perform(t, who, key)
}

/** With none left it is an additional one. */
function* chooseAction(t: Eldritch, who: InvestigatorId, left: number): Script<Key> {
  const offer = actionsOffered(t, who)
  return yield* choose(t, playerOf(t, who), {
    about: { key: 'prompt.action', args: { left } },
    options: [...offer.options, { key: 'end' }],
    refused: offer.refused,
  })
}

const refused = (rule: string, key: RefusalKey): Refusal => ({ rule, message: { key } })

/** Each action with everything that speaks against it (EH-ACT-03, -06, -09). */
function actionsOffered(t: Eldritch, who: InvestigatorId): Offer {
  const offer = new Offer()
  const space = hereOf(t, who)
  const done = t.get(who, 'acted')
  const monster = monstersOn(t, space).length > 0
  const basic = (action: string, first: Refusal | false, second: Refusal | false = false): void => {
    const against: Refusal[] = done.includes(action) ? [refused('EH-ACT-03', 'refused.action-done')] : []
    if (first) against.push(first)
    if (second) against.push(second)
    for (const reason of t.allowed('action:perform', { who, action })) against.push(reason)
    offer.add({ key: action }, against)
  }
  const noCity = (rule: string): Refusal | false => !isCity(space) && refused(rule, 'refused.not-a-city')
  basic('travel', t.allowed('investigator:move', { who, from: space, to: space })[0] ?? false)
  basic(
    'prepare',
    noCity('EH-PREP-01'),
    (!pathTypes(space).has('train') && !pathTypes(space).has('ship') && refused('EH-PREP-02', 'refused.no-train-or-ship')) ||
      (hasAllTickets(t, who) && refused('EH-PREP-04', 'refused.tickets')),
  )
  basic('acquire', noCity('EH-ACQ-01'), monster && refused('EH-ACQ-01', 'refused.monster-here'))
  basic('rest', !canRestHere(t, who) && refused('EH-REST-02', 'refused.rest-monster'))
  basic('trade', investigatorsOn(t, space).length < 2 && refused('EH-TRADE-01', 'refused.nobody-here'))
  for (const active of componentActions(t, who)) offer.add(componentOption(active), componentRefusals(t, who, active))
  return offer
}

type ActionAbility = Active<Action<EldritchShape>>

/** One's own sheet, possessions and Conditions; local actions of everybody on the space (EH-COMP-01, -04, -05, EH-LOCAL-02, -03, EH-COND-05). */
function componentActions(t: Eldritch, who: InvestigatorId): ActionAbility[] {
  const own = t
    .abilities('action', 'action')
    .filter(({ self }) => self.piece === who || (self.piece !== null && holderOf(t, self.piece) === who))
  const local = t.abilities('action', 'localAction').filter(({ self }) => {
    const holder = self.piece === null ? null : holderOf(t, self.piece)
    return holder !== null && isStanding(t, holder) && hereOf(t, holder) === hereOf(t, who)
  })
  return [...own, ...local]
}

const componentOption = (active: ActionAbility) => {
  const { piece } = active.self
  const { label } = active.ability
  const key = abilityKey(active)
  if (piece === null) return label ? { key, label } : { key }
  return label ? { key, piece, label } : { key, piece }
}

/** Each component's action once per round in all; a local one once for each user (EH-COMP-02, -03, EH-LOCAL-04). */
function componentRefusals(t: Eldritch, who: InvestigatorId, active: ActionAbility): Refusal[] {
  const seat = playerOf(t, who)
  const against = limitReached(t, active, seat) ? [refused('EH-COMP-02', 'refused.component-used')] : []
  const card = active.self.piece
  const what = card ? { who, action: 'component', card } : { who, action: 'component' }
  return against.concat(
    t.allowed('action:perform', what),
    active.ability.refusals(t, active.self, seat).map((refusal) => withNeed(t, active, refusal)),
  )
}

/** What would do nothing says what it does, and the condition of the card where that does not hold. */
function withNeed(t: Eldritch, { ability, self }: ActionAbility, refusal: Refusal): Refusal {
  const effect = ability.label?.args?.effect
  if (refusal.message.key !== ('refused.card' satisfies RefusalKey) || effect === undefined || self.piece === null) return refusal
  const card = cardOf(t, self.piece)
  const unmet = ability.when !== undefined && !ability.when(t, self, {} as never, {})
  const condition = unmet && 'abilities' in card ? card.abilities?.[Number(ability.id) - 1]?.while : undefined
  const args = { effect, ...(condition ? { condition: condition as unknown as Json } : {}) }
  return { ...refusal, message: { key: 'refused.no-effect' satisfies RefusalKey, args } }
}

/** Performs it inside a record of its own: a defeat or a Delay leaves it there (EH-ACT-10, EH-DELAY-04). */
export function* perform(t: Eldritch, who: InvestigatorId, key: Key): Script {
  const component = componentActions(t, who).find((active) => abilityKey(active) === key)
  const action = component ? 'component' : key
  yield* t.resolving({ kind: 'action', who, action }, () => performing(t, who, key, component))
}

function* performing(t: Eldritch, who: InvestigatorId, key: Key, component: ActionAbility | undefined): Script {
  const card = component?.self.piece
  const what = { who, action: component ? 'component' : key, ...(card ? { card } : {}) }
  yield* t.change((w) => {
    if (!component) w.set(who, 'acted', [...t.get(who, 'acted'), key])
    const used = component ? limitKey(component, playerOf(t, who)) : null
    if (used) w.use(used)
  })
  if (!(yield* t.happens('action:perform', what))) return
  yield* component ? t.asSource(component.self, () => component.ability.run(t, component.self, playerOf(t, who))) : basicAction(t, who, key)
  yield* t.happens('action:done', what)
}

function* basicAction(t: Eldritch, who: InvestigatorId, action: Key): Script {
  if (action === 'travel') yield* travel(t, who)
  else if (action === 'prepare') yield* prepareForTravel(t, who)
  else if (action === 'acquire') yield* acquireAssets(t, who)
  else if (action === 'trade') yield* trade(t, who)
  // Resting is a trigger of the rules, so that it can be ordered among those of cards (EH-RULING-20).
}
