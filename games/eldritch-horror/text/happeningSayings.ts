import type { Amount, Filter, HappeningSpec } from '@miskatonic/effects'
import {
  after,
  atEnd,
  atStart,
  before,
  type Clause,
  cannot,
  during,
  given,
  type Opener,
  type Ref,
  type Tree,
  upTo,
  when,
} from '@miskatonic/effects/text'
import { encounterTerm, g, kindOf, monsterNames, named, ownSpace, skillTest, spaceNamed, testRef } from './things.ts'

const { a, bare, clause, deed, each, it, points, plural, self, some, that, the, thisOne } = g

type Parts = NonNullable<Parameters<typeof clause>[1]>
const SKILLS_TESTED = { horror: ['will', 'sanity'], damage: ['strength', 'health'] } as const

/** Whoever it befalls: the reader, one on the reader's space, or anybody. */
const nearby = (): Ref => a('investigator', { at: ownSpace('you') })
const subject = (where: Filter): { subject?: Ref } =>
  where.near === true
    ? { subject: nearby() }
    : (where.not as Filter | undefined)?.who === 'you'
      ? { subject: g.another('investigator') }
      : {}
/** Cards that belong to nobody speak of whoever does it. */
const anybody = (where: Filter): Ref | null =>
  where.who === undefined && where.near === undefined && where.not === undefined ? a('investigator') : null
const about = (event: (where: Filter) => Clause): Pick<HappeningSpec, 'event' | 'actor'> => ({ event, actor: anybody })
const everyone = (where: Filter): { subject?: Ref } => (where.who === 'you' ? {} : { subject: each('investigator') })

/** Not by one's own choice: «a menos que lo decidas». */
const unlessChosen = (where: Filter): Parts =>
  (where.not as Filter | undefined)?.chosenBy ? { unless: clause('decide', { objects: [it('condition')] }) } : {}

const actionRef = (action: unknown): Ref =>
  typeof action === 'string' && action !== 'component' ? the('action', { of: action as 'rest' }) : plural('action')

function loss(what: 'health' | 'sanity'): HappeningSpec {
  return {
    event: (where) =>
      clause('lose', {
        objects: [bare(what)],
        ...subject(where),
        ...(where.source ? { cause: some('spell', 1, { owner: 'own' }) } : {}),
        ...(where.combat ? { cause: self() } : {}),
      }),
    prevented: (amount: Amount | 'all') => {
      if (amount === 'all' || typeof amount !== 'number') return clause('prevent', { objects: [that('loss')] })
      return clause('prevent', { objects: [deed('lose', points(what, amount === 1 ? 1 : upTo(amount), { unitOnly: true }))] })
    },
  }
}

function combatDone(part: keyof typeof SKILLS_TESTED): HappeningSpec {
  const [skill, track] = SKILLS_TESTED[part]
  return {
    event: () => clause('end', { subject: skillTest(skill) }),
    moment: (where): Opener => {
      if (where.passed === true) return given(clause('pass', { objects: [skillTest(skill)] }))
      if (where.passed === false) return given(clause('fail', { objects: [skillTest(skill)] }))
      const losing = clause('lose', { objects: [bare(track)], place: skillTest(skill) })
      const surviving = clause('beDone', { subject: self(), state: 'defeated', negated: true })
      if (where.lost) return given(where.survives ? { kind: 'conditions', conjunction: 'and', items: [losing, surviving] } : losing)
      return after(skillTest(skill))
    },
  }
}

const combatTest = (part: keyof typeof SKILLS_TESTED): HappeningSpec => ({
  event: () => clause('test', { objects: [bare(SKILLS_TESTED[part][0])] }),
  moment: (_where, family) => (family === 'before' ? before : after)(skillTest(SKILLS_TESTED[part][0])),
})

/** «Cuando derrotes a un Monstruo», «Cuando Cthylla sea derrotada». */
function monsterDefeat(where: Filter): Clause {
  const [name] = monsterNames(where.name as string | undefined)
  const monster =
    where.monster === 'self' ? self() : name ? named(name, 'the') : a('monster', where.epic === false ? { adjectives: ['nonEpic'] } : {})
  const place = typeof where.on === 'string' ? { place: spaceNamed(where.on) } : {}
  const byYou = where.who === 'you' || (where.monster === 'self' && (where.combat === true || where.who !== undefined))
  if (byYou)
    return clause('defeat', {
      objects: [monster],
      ...(where.combat === true ? { place: a('combatEncounter') } : place),
    })
  if (where.who !== undefined || where.epic === false) return clause('defeat', { objects: [monster], ...place })
  return clause('beDone', { subject: monster, state: 'defeated' })
}

const spec = (event: HappeningSpec['event']): HappeningSpec => ({ event })

/** How what happens is spoken of. */
export const happeningSayings: { readonly [name: string]: HappeningSpec } = {
  'round:begin': { event: () => clause('begin', { subject: the('round') }), moment: () => atStart(each('round')) },
  'round:end': { event: () => clause('end', { subject: the('round') }), moment: () => atEnd(the('round')) },
  'phase:begin': spec((where) => clause('begin', { subject: the(`${where.phase ?? 'mythos'}Phase` as 'mythosPhase') })),
  'phase:end': {
    event: (where) => clause('end', { subject: the(`${where.phase ?? 'mythos'}Phase` as 'mythosPhase') }),
    moment: (where) => atEnd(the(`${where.phase ?? 'mythos'}Phase` as 'mythosPhase')),
  },
  'action:perform': {
    event: (where) => clause('perform', { objects: [actionRef(where.action)], ...subject(where) }),
    cannot: (where): Tree => {
      const except = (where.not as Filter | undefined)?.card === 'self'
      return cannot(
        clause('perform', {
          objects: [except ? plural('action', { except: the('action', { owner: thisOne('card') }) }) : actionRef(where.action)],
          ...everyone(where),
        }),
      )
    },
  },
  'action:done': {
    event: (where) => clause('perform', { objects: [a('action')], ...subject(where) }),
    moment: () => after(clause('perform', { objects: [a('action')] })),
  },
  'action:grant': spec(() => clause('perform', { objects: [some('action', 1, { additional: true })] })),
  'encounter:begin': {
    event: (where) =>
      clause('resolve', {
        objects: [where.kind === 'additional' ? some('encounter', 1, { additional: true }) : a(encounterTerm(String(where.kind)))],
      }),
    cannot: (where) =>
      cannot(
        clause('resolve', {
          objects: [where.kind === 'additional' ? plural('encounter', { additional: true }) : plural(encounterTerm(String(where.kind)))],
          ...everyone(where),
        }),
      ),
  },
  'encounter:end': spec(() => clause('end', { subject: thisOne('encounter') })),
  'investigator:move': { ...about(() => clause('go')), cannot: (where) => cannot(clause('go', everyone(where))) },
  'investigator:delay': {
    event: (where) => clause('become', { state: 'delayed', ...subject(where) }),
    cannot: (where) => cannot(clause('become', { state: 'delayed', ...unlessChosen(where), ...everyone(where) })),
  },
  'investigator:defeat': about(() => clause('beDone', { state: 'defeated' })),
  'investigator:devour': about(() => clause('beDone', { state: 'devoured' })),
  'health:lose': loss('health'),
  'sanity:lose': loss('sanity'),
  'health:recover': about(() => clause('recover', { objects: [bare('health')] })),
  'sanity:recover': about(() => clause('recover', { objects: [bare('sanity')] })),
  'clue:spend': {
    event: () => clause('spend', { objects: [plural('clue')] }),
    cannot: (where) => cannot(clause('spend', { objects: [plural('clue')], ...everyone(where) })),
  },
  'clue:gain': about((where) => clause('gain', { objects: [a('clue')], ...(where.research ? { place: a('researchEncounter') } : {}) })),
  'card:gain': about((where) => clause('gain', { objects: [a((where.kind as 'asset' | undefined) ?? 'card')] })),
  'condition:gain': {
    event: (where) =>
      clause('gain', { objects: [typeof where.name === 'string' ? kindOf(where.name) : a('condition')], ...subject(where) }),
    cannot: (where) =>
      cannot(
        clause('gain', {
          objects: [typeof where.name === 'string' ? kindOf(where.name) : plural('condition')],
          ...unlessChosen(where),
        }),
      ),
  },
  'card:discard': about(() => clause('discard', { objects: [a('card')] })),
  'card:flip': spec(() => clause('turn', { subject: thisOne('card'), voice: 'passive' })),
  'skill:improve': {
    event: (where) =>
      clause('improve', { objects: [typeof where.skill === 'string' ? the(where.skill as 'will', { owner: 'own' }) : a('skill')] }),
  },
  'test:begin': {
    event: (where) => clause('perform', { objects: [testRef(where)], ...subject(where) }),
    moment: (where) => (where.near ? before(clause('perform', { objects: [testRef(where)], ...subject(where) })) : before(testRef(where))),
  },
  'test:roll': {
    event: (where) => clause('perform', { objects: [testRef(where)], ...subject(where) }),
    moment: (where) => during(testRef(where)),
  },
  'test:end': about((where) => clause(where.passed === false ? 'fail' : 'pass', { objects: [testRef(where)] })),
  'combat:begin': spec(() => clause('begin', { subject: thisOne('combatEncounter') })),
  'combat:end': { event: () => clause('end', { subject: thisOne('combatEncounter') }), moment: () => atEnd(the('combatEncounter')) },
  'combat:horror': combatTest('horror'),
  'combat:damage': combatTest('damage'),
  'combat:horror-done': combatDone('horror'),
  'combat:damage-done': combatDone('damage'),
  'monster:spawn': {
    event: (where) => clause('spawn', { subject: where.monster === 'self' ? self() : a('monster'), voice: 'passive' }),
  },
  'monster:lose-health': { event: () => clause('lose', { subject: self(), objects: [bare('health')] }) },
  'monster:defeat': {
    event: monsterDefeat,
    actor: (where) =>
      (where.who !== undefined && where.who !== 'you' && where.monster !== 'self') || where.epic === false ? a('investigator') : null,
  },
  'monster:discard': spec(() => clause('discard', { subject: a('monster'), voice: 'passive' })),
  'gate:spawn': spec(() => clause('spawn', { subject: a('gate'), voice: 'passive' })),
  'gate:close': {
    ...about((where) =>
      clause('close', {
        objects: [a('gate', where.if ? { that: clause('matches', { objects: [the('omen')] }) } : {})],
        ...(where.otherWorld ? { place: a('otherWorldEncounter') } : {}),
      }),
    ),
    cannot: (where) => cannot(clause('close', { objects: [plural('gate')], ...everyone(where) })),
  },
  'omen:advance': spec((where) =>
    clause('advance', {
      subject: the('omen'),
      ...(typeof where.colour === 'string' ? { to: the('omenSpace', { adjectives: [where.colour as 'green'] }) } : {}),
    }),
  ),
  'doom:advance': spec(() => clause('advance', { subject: the('doom') })),
  'doom:retreat': spec(() => clause('retreat', { subject: the('doom') })),
  'ancient-one:awaken': spec(() => clause('awake', { subject: the('ancientOne') })),
  'mystery:solve': {
    event: (where) => clause('solve', { subject: where.card === 'self' ? thisOne('mystery') : a('mystery'), voice: 'passive' }),
    moment: (where, family) =>
      family === 'before'
        ? before(clause('solve', { objects: [where.card === 'self' ? thisOne('mystery') : a('mystery')] }))
        : when(clause('solve', { subject: a('mystery'), voice: 'passive' })),
  },
  'rumor:solve': spec(() => clause('solve', { subject: a('rumor'), voice: 'passive' })),
  'mythos:enter': spec(() => clause('begin', { subject: thisOne('card') })),
  'token:place': spec((where) =>
    clause('place', {
      subject: some(where.what === 'health' ? 'healthToken' : where.what === 'sanity' ? 'sanityToken' : 'eldritchToken', 1),
      voice: 'passive',
    }),
  ),
  'token:remove': spec((where) =>
    clause('remove', {
      subject: some(where.what === 'health' ? 'healthToken' : where.what === 'sanity' ? 'sanityToken' : 'eldritchToken', 1),
      voice: 'passive',
    }),
  ),
  'reserve:refill': spec(() => clause('refill', { subject: the('reserve'), voice: 'passive', topic: true })),
}
