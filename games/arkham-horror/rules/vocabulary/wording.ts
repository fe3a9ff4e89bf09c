import type { AbilityData, Amount, Filter, HappeningSpec } from '@miskatonic/effects'
import { type Clause, nobody, type Ref, sentences, standing, type Tree } from '@miskatonic/effects/text'
import { areaRef, cardsRef, monstersRef, oneMonsterRef } from '../../text/names.ts'
import { g, type Term } from './verbs/frame.ts'

/* How happenings and numbers are spoken of. */

const { clause, a, any, the, all, bare, self, points, deed, bonus, some, plural, your, each } = g

const whom = (where: Filter): { subject?: Ref } => (where.who === 'you' || where.each ? {} : { subject: a('investigator') })
const lost = (amount: Amount | 'all', term: 'sanity' | 'stamina'): Tree =>
  clause('prevent', { objects: [deed('lose', amount === 'all' ? bare(term) : points(term, amount as number))] })
const event = (make: (where: Filter) => Clause): HappeningSpec => ({ event: make })
const nothingMay = (body: Clause): Tree => ({ kind: 'cannot', body })

/** What is healed by cards alone is forbidden by cards alone. */
const unhealed = (term: 'sanity' | 'stamina', where: Filter): Tree => {
  const nobodyHeals = nothingMay(clause('recover', { subject: nobody, objects: [bare(term)] }))
  return where.how === 'card' ? sentences(nobodyHeals, { kind: 'line', what: bare('abilitiesStillHeal') }) : nobodyHeals
}

const PHASES: { readonly [phase: string]: Term } = {
  upkeep: 'upkeepPhase',
  movement: 'movementPhase',
  arkham: 'arkhamPhase',
  otherWorld: 'otherWorldPhase',
  mythos: 'mythosPhase',
}
const phaseOf = ({ phase }: Filter): Ref => each(PHASES[String(phase)] ?? 'phase')
const CHECKS: { readonly [kind: string]: Term } = {
  evade: 'evade',
  horror: 'horror',
  combat: 'combat',
  spell: 'spellCheck',
  close: 'closing',
}
const checkOf = (where: Filter): Ref => {
  const name = typeof where.check === 'string' ? CHECKS[where.check] : (where.skill as Term | undefined)
  return a('check', name ? { of: name } : {})
}
/** Monsters by name, or all of them, or the card itself. */
const beings = (where: Filter): Ref => {
  if (where.monster === 'self') return self('monster')
  const names = Array.isArray(where.name) ? (where.name as string[]) : typeof where.name === 'string' ? [where.name] : []
  return names.length ? monstersRef(names) : all('monster')
}

export const happenings: { readonly [name: string]: HappeningSpec } = {
  'turn:begin': {
    event: () => clause('begin', { subject: the('turn') }),
    moment: () => ({ kind: 'at', point: 'start', what: each('turn') }),
  },
  'turn:end': { event: () => clause('end', { subject: the('turn') }), moment: () => ({ kind: 'at', point: 'end', what: each('turn') }) },
  'phase:begin': {
    event: (where) => clause('begin', { subject: phaseOf(where) }),
    moment: (where) => ({ kind: 'at', point: 'start', what: phaseOf(where) }),
  },
  'phase:end': {
    event: (where) => clause('end', { subject: phaseOf(where) }),
    moment: (where) => ({ kind: 'at', point: 'end', what: phaseOf(where) }),
  },
  'upkeep:act': { event: () => clause('begin', { subject: the('upkeepPhase') }), moment: () => ({ kind: 'during', what: the('upkeep') }) },
  'sanity:lose': { event: (where) => clause('lose', { ...whom(where), objects: [bare('sanity')] }), prevented: (n) => lost(n, 'sanity') },
  'stamina:lose': {
    event: (where) => clause('lose', { ...whom(where), objects: [bare('stamina')] }),
    prevented: (n) => lost(n, 'stamina'),
  },
  'sanity:gain': {
    event: (where) => clause('recover', { ...whom(where), objects: [bare('sanity')] }),
    cannot: (where) => unhealed('sanity', where),
  },
  'stamina:gain': {
    event: (where) => clause('recover', { ...whom(where), objects: [bare('stamina')] }),
    cannot: (where) => unhealed('stamina', where),
  },
  'check:roll': {
    event: (where) => clause('check', { ...whom(where), objects: [checkOf(where)] }),
    moment: (where) => ({ kind: 'after', what: clause('check', { ...whom(where), objects: [checkOf(where)] }) }),
  },
  'check:begin': { event: (where) => clause('check', { ...whom(where), objects: [checkOf(where)] }) },
  'check:end': {
    event: (where) =>
      clause(where.passed === undefined ? 'check' : where.passed ? 'pass' : 'fail', { ...whom(where), objects: [checkOf(where)] }),
  },
  'combat:damage': {
    event: (where) => clause('suffer', { ...whom(where), objects: [bare('combatDamage')] }),
    prevented: () => clause('prevent', { objects: [the('combatDamage')] }),
  },
  'combat:begin': event((where) => clause('begin', { ...whom(where), objects: [a('fighting')] })),
  'combat:end': {
    event: (where) => clause('end', { ...whom(where), objects: [a('fighting')] }),
    moment: () => ({ kind: 'after', what: each('fighting') }),
  },
  'monster:defeat': event((where) =>
    clause('defeat', { ...whom(where), objects: [typeof where.name === 'string' ? oneMonsterRef(where.name) : beings(where)] }),
  ),
  'monster:be': {
    event: (where) => clause('beOne', { subject: beings(where), objects: [bare(where.trait as Term)] }),
    allowed: (where) =>
      standing(
        where.trait === 'endless' || where.trait === 'flying'
          ? clause('beOne', { subject: beings(where), state: where.trait })
          : clause('have', { subject: beings(where), objects: [bare(where.trait as Term)] }),
      ),
    cannot: (where) =>
      where.trait === 'fast' ? { kind: 'line', what: bare('moveAsNormal') } : clause('ignore', { objects: [bare(where.trait as Term)] }),
  },
  'monster:move': {
    event: (where) => clause('go', { subject: beings(where) }),
    cannot: (where) => nothingMay(clause('go', { subject: where.flying ? all('monster', { with: bare('flying') }) : beings(where) })),
  },
  'monster:appear': {
    event: (where) => clause('appear', { subject: beings(where) }),
    cannot: (where) =>
      nothingMay(clause('keepAway', { subject: plural('monster'), place: where.yours ? your('location') : the('arkham') })),
  },
  'monsters:appear': {
    event: () => clause('appear', { subject: plural('monster') }),
    cannot: () => nothingMay(clause('keepAway', { subject: plural('monster'), place: your('location') })),
  },
  'gate:open': {
    event: () => clause('appear', { subject: a('gate') }),
    cannot: (where) => nothingMay(clause('keepAway', { subject: plural('gate'), ...(where.yours ? { place: your('location') } : {}) })),
  },
  'gate:close': event((where) => clause('close', { ...whom(where), objects: [a('gate')] })),
  'seal:place': {
    event: (where) => clause('seal', { ...whom(where), objects: [a('gate')] }),
    cannot: () => nothingMay(clause('seal', { subject: nobody, objects: [plural('gate')] })),
  },
  'spell:cast': {
    event: (where) => clause('cast', { ...whom(where), objects: [a('spell')] }),
    cannot: () => nothingMay(clause('cast', { subject: nobody, objects: [plural('spell')] })),
  },
  'terror:rise': {
    event: () => clause('rise', { subject: the('terrorLevel') }),
    cannot: () => nothingMay(clause('rise', { subject: the('terrorLevel') })),
  },
  'doom:add': event(() => clause('add', { subject: a('doomToken'), voice: 'passive', to: 'doomTrack' })),
  'investigator:arrest': {
    event: (where) => clause('be', { ...whom(where), state: 'arrested' }),
    cannot: () => nothingMay(clause('be', { subject: nobody, state: 'arrested' })),
  },
  'investigator:stray': event((where) => clause('be', { ...whom(where), state: 'lostInTime' })),
  'investigator:return': event((where) => clause('return', { ...whom(where), to: 'arkham' })),
  'investigator:devour': event((where) => clause('be', { ...whom(where), state: 'devoured' })),
  'investigator:move': {
    event: (where) => clause('go', { ...whom(where), ...(typeof where.to === 'string' ? { to: areaRef(where.to) } : {}) }),
    cannot: (where) =>
      nothingMay(
        clause('go', {
          subject: nobody,
          ...(typeof where.to === 'string' ? { to: areaRef(where.to) } : {}),
          ...(typeof where.from === 'string' ? { from: areaRef(where.from) } : {}),
        }),
      ),
  },
  'movement:end': event((where) =>
    clause('end', { ...whom(where), objects: [the('movement')], ...(where.street ? { place: a('street') } : {}) }),
  ),
  'draw:bottom': {
    event: () => clause('draw', { objects: [bare('card')] }),
    allowed: (where) => ({
      kind: 'may',
      effect: clause('draw', {
        objects: [all('card')],
        from: the('bottom', { owner: the('deck', Array.isArray(where.deck) ? {} : { of: where.deck as Term }) }),
      }),
    }),
  },
  'return:any': {
    event: () => clause('return', { to: the('arkham') }),
    allowed: () => ({ kind: 'may', effect: clause('return', { to: the('arkham'), place: any('gate', { adjectives: ['open'] }) }) }),
  },
  'mythos:draw': event(() => clause('draw', { subject: the('mythosCard', { adjectives: ['next'] }), voice: 'passive' })),
  'ancient:awaken': event(() => clause('awaken', { subject: the('ancientOne') })),
  'ancient:attack': {
    event: (where) =>
      clause('attack', { subject: the('ancientOne'), objects: [where.who === 'you' ? { kind: 'you' } : a('investigator')] }),
    prevented: () => clause('prevent', { objects: [the('attack')] }),
  },
  'location:use': {
    event: () => clause('use', { objects: [a('ability')] }),
    cannot: (where) =>
      nothingMay(
        clause('use', { subject: nobody, objects: [plural('ability', typeof where.at === 'string' ? { at: areaRef(where.at) } : {})] }),
      ),
  },
  'card:gain': event((where) => clause('gain', { ...whom(where), objects: [a('card')] })),
  'encounter:begin': event((where) =>
    clause('draw', { ...whom(where), objects: [{ kind: 'list', conjunction: 'or', items: [a('locationCard'), a('gateCard')] }] }),
  ),
  'encounter:end': event((where) => clause('haveEncounter', { ...whom(where), objects: [a('encounter')] })),
}

// ── numbers ──

type Modify = AbilityData & { ability: 'modify' }
const amount = ({ amount: n }: Modify): number => (typeof n === 'number' ? n : typeof n === 'object' && 'n' in n ? Number(n.n) : 0)
const adjective = ({ amount: n }: Modify): 'physical' | 'magical' | null =>
  typeof n === 'object' && 'kind' in n ? (n.kind as 'physical' | 'magical') : null
const line = (what: Ref): Tree => ({ kind: 'line', what })
const owns =
  (term: Term) =>
  (node: Modify): Tree => {
    const where = node.where ?? {}
    const subject = the(term, { owner: beings(where) })
    return node.phase === 'set'
      ? clause('beOne', { subject, state: { kind: 'number', quantity: amount(node) } })
      : clause('enjoy', { subject: beings(where), objects: [bonus(amount(node), { of: term })] })
  }

/** «+3 físico a las tiradas de Combate», «+1 a Voluntad», for everybody or for the owner. */
function sayDice(node: Modify): Tree {
  const where = node.where ?? {}
  const name = typeof where.check === 'string' ? CHECKS[where.check] : (where.skill as Term | undefined)
  const kind = adjective(node)
  const against = typeof where.foe === 'string' ? { against: where.foe === 'undead' ? bare('theUndead') : bare(where.foe as Term) } : {}
  const to = all('check', { ...(name ? { of: name } : {}) })
  const said = bonus(amount(node), { to, ...(kind ? { adjective: kind } : {}) })
  if (where.who !== 'you') return clause('enjoy', { subject: to, objects: [bonus(amount(node))] })
  return 'against' in against ? clause('enjoy', { objects: [said], against: against.against }) : line(said)
}

const toMaximum =
  (term: 'maximumSanity' | 'maximumStamina') =>
  (node: Modify): Tree =>
    node.where?.who === 'you'
      ? line(bonus(amount(node), { to: term }))
      : clause('enjoy', { subject: all('investigator'), objects: [bonus(amount(node), { to: term })] })

export const quantities: { readonly [name: string]: { readonly say: (node: Modify) => Tree } } = {
  skill: { say: (node) => line(bonus(amount(node), { to: node.where?.skill as Term })) },
  dice: { say: sayDice },
  success: {
    say: (node) =>
      clause('countAs', { subject: all('die', { with: { kind: 'number', quantity: { orMore: amount(node) } } }), as: 'success' }),
  },
  sixes: {
    say: (node) =>
      clause('countAs', { subject: each('die', { with: { kind: 'number', quantity: 6 } }), as: some('success', amount(node) + 1) }),
  },
  difficulty: {
    say: (node) => {
      const { world } = node.where ?? {}
      const gates = typeof world === 'string' ? all('gate', { of: cardsRef([world]) }) : plural('gate')
      return clause('rise', {
        subject: the('difficulty', { owner: { kind: 'doing', clause: clause('close', { objects: [gates] }) } }),
        by: amount(node),
      })
    },
  },
  clueDice: {
    say: (node) => {
      const { skill } = node.where ?? {}
      return {
        kind: 'on',
        openers: [
          {
            kind: 'when',
            clause: clause('spend', { objects: [some('clue', 1)], ...(skill ? { place: a('check', { of: skill as Term }) } : {}) }),
          },
        ],
        body: clause('roll', { objects: [some('die', amount(node), { additional: true })] }),
      }
    },
  },
  movement: {
    say: (node) =>
      node.where?.who === 'you'
        ? line(some('movementPoint', amount(node), { more: true }))
        : clause('have', {
            subject: each('investigator'),
            objects: [some('movementPoint', Math.abs(amount(node)), amount(node) < 0 ? { less: true } : { more: true })],
          }),
  },
  focus: { say: (node) => line(bonus(amount(node), { to: 'focus' })) },
  hands: { say: (node) => line(bonus(amount(node), { to: 'hands' })) },
  maxSanity: { say: toMaximum('maximumSanity') },
  maxStamina: { say: toMaximum('maximumStamina') },
  drawMore: {
    say: (node) => {
      const deck = node.where?.deck as Term
      return {
        kind: 'on',
        openers: [{ kind: 'when', clause: clause('draw', { objects: [plural(deck)] }) }],
        body: {
          kind: 'seq',
          parts: [
            clause('draw', { objects: [some(deck, amount(node), { additional: true })] }),
            clause('discard', { objects: [some(deck, amount(node))] }),
          ],
        },
      }
    },
  },
  encounterCards: {
    say: (node) => {
      const term = node.where?.kind === 'otherWorld' ? 'gateCard' : 'locationCard'
      return {
        kind: 'on',
        openers: [
          {
            kind: 'when',
            clause: clause('haveEncounter', { objects: [a('encounter')], place: term === 'gateCard' ? a('otherWorld') : the('arkham') }),
          },
        ],
        body: {
          kind: 'seq',
          parts: [clause('draw', { objects: [some(term, amount(node) + 1)] }), clause('choose', { objects: [some(term, 1)] })],
        },
      }
    },
  },
  price: {
    say: (node) =>
      clause('cost', {
        subject: all('item'),
        objects: [some('money', Math.abs(amount(node)), amount(node) < 0 ? { discount: true } : { more: true })],
      }),
  },
  sealCost: {
    say: (node) => {
      const doing: Ref = { kind: 'doing', clause: clause('seal', { objects: [a('gate')] }) }
      const n = amount(node)
      return clause('cost', {
        subject: doing,
        objects: [some('clue', Math.abs(n), node.phase === 'set' ? {} : n < 0 ? { less: true } : { more: true })],
      })
    },
  },
  spellCost: {
    say: (node) =>
      clause('cost', {
        subject: all('spell'),
        objects: [
          node.phase === 'set' && amount(node) === 0
            ? g.no('sanity')
            : points('sanity', Math.abs(amount(node)), amount(node) < 0 ? { less: true } : {}),
        ],
      }),
  },
  awareness: { say: owns('awareness') },
  horrorRating: { say: owns('horrorRating') },
  horrorDamage: { say: owns('horrorDamage') },
  combatRating: { say: owns('combatRating') },
  combatDamage: { say: owns('combatDamage') },
  toughness: { say: owns('toughness') },
  mythosCards: {
    say: (node) =>
      clause('draw', {
        subject: the('firstPlayer'),
        objects: [some('mythosCard', amount(node), { more: true })],
        place: each('mythosPhase'),
      }),
  },
  monsterLimit: { say: (node) => clause('enjoy', { subject: the('monsterLimit'), objects: [bonus(amount(node))] }) },
}
