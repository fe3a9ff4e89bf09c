import { addressing, type Context, could, type Effect, find, run, simpleVerbsOf, verbsOf } from '@miskatonic/effects'
import { grammar, type Ref, seq } from '@miskatonic/effects/text'
import { choose, type Script } from '@miskatonic/kernel'
import { TRAITS, type Trait } from '../../content/kinds.ts'
import { lexicon } from '../../text/lexicon.ts'
import { cardOf } from '../cards.ts'
import { discardFind, drawFinds, takeFind } from '../finds.ts'
import { isStanding, loseNerve, loseNerveTogether, moveKeeper, NERVE, recoverNerve, standing } from '../keepers.ts'
import { gainMark, turnMark } from '../marks.ts'
import { reorderNights } from '../nightDeck.ts'
import { lookAtPurpose, soundCall } from '../purposes.ts'
import { type Lighthouse, PLACES, type Rock, type Seat } from '../shape.ts'
import { sightShip } from '../ships.ts'
import { couldBeBetter, rerollDie, test } from '../test.ts'
import { driveOff, summonThing } from '../things.ts'
import { advanceDark, gainOil, loseOil, openCracks } from '../tracks.ts'

/* What cards do on the rock: each verb with its fields, what it does, whether it could do anything, and what it says. */

const { clause, points, some, a, the, another, self, it, top, them, attempt, skill } = grammar(lexicon)
const verb = verbsOf<Lighthouse>()

type X = Context<Lighthouse>
const you = (x: X): Seat => x.you
const stands = (x: X): boolean => isStanding(x.t, you(x))

const { counted, plain } = simpleVerbsOf<Lighthouse>()

const trackSteps = (n: number): Ref => some('trackSpace', n)

const testVerb = verb({
  fields: { skill: { one: ['knack', 'will'] }, 'modifier?': 'integer', 'pass?': 'effect', 'fail?': 'effect' },
  *run(x, { skill: asked, modifier = 0, pass, fail }) {
    if (!stands(x)) return false
    const successes = yield* test(x.t, you(x), { skill: asked, modifier })
    const outcome = successes > 0 ? pass : fail // LH-TEST-02
    if (outcome && stands(x)) yield* run(x, outcome)
    return successes > 0
  },
  could: stands,
  say: ({ skill: asked, modifier, pass, fail }, speak) =>
    attempt(clause('test', { objects: [skill(asked, modifier)] }), {
      ...(pass ? { pass: speak.effect(pass) } : {}),
      ...(fail ? { fail: speak.effect(fail) } : {}),
    }),
})

const loseNerveVerb = verb({
  fields: { n: 'integer' },
  run: (x, { n }) => loseNerve(x.t, you(x), n),
  could: stands,
  together: (x, { n }, whom) => loseNerveTogether(x.t, whom, n),
  say: ({ n }) => clause('lose', { objects: [points('nerve', n)] }),
})

const driveVerb = verb({
  fields: { thing: 'selector' },
  *run(x, { thing }) {
    for (const one of find(x, thing)) yield* driveOff(x.t, one, you(x))
  },
  could: (x, { thing }) => find(x, thing).length > 0,
  say: ({ thing }, speak) => clause('drive', { objects: [speak.selector(thing)] }),
})

const hasTrait = (t: Rock, piece: string, trait: Trait): boolean => cardOf(t, piece, 'find').traits.includes(trait)
const searchVerb = verb({
  fields: { trait: { one: TRAITS } },
  *run(x, { trait }) {
    const found = x.t.find('finds', (piece) => hasTrait(x.t, piece, trait))
    if (found && stands(x)) yield* takeFind(x.t, you(x), found)
    yield* x.t.change((w) => w.mix('finds'))
    return found !== null
  },
  could: (x) => stands(x) && x.t.size('finds') > 0,
  say: ({ trait }) =>
    seq(
      clause('search', { objects: [some('find', 1, { traits: [trait] })], place: 'findDeck' }),
      clause('take', { objects: [it('find')] }),
    ),
})

/** Those for whom it could do anything. */
const helped = (x: X, effect: Effect): Seat[] => standing(x.t).filter((seat) => could(addressing(x, seat), effect))

/** The one addressed picks whom the effect befalls. */
const keeperOfChoice = verb({
  fields: { effect: 'effect' },
  *run(x, { effect }) {
    const options = helped(x, effect).map((seat) => ({ key: seat, seat }))
    if (!options.length) return false
    const who = yield* choose(x.t, you(x), { about: 'choose-keeper', options })
    return yield* run(addressing(x, who), effect)
  },
  could: (x, { effect }) => helped(x, effect).length > 0,
  say: ({ effect }, speak) => {
    const [who, body] = [a('keeper', { choice: true }), speak.effect(effect)]
    return body.kind === 'clause' ? { ...body, subject: who } : { kind: 'actor', who, body }
  },
})

function* moveElsewhere(x: X): Script {
  const options = PLACES.filter((place) => place !== x.t.get(you(x), 'shift')).map((place) => ({ key: place, place }))
  const place = yield* choose(x.t, you(x), { about: 'choose-place', options })
  yield* moveKeeper(x.t, you(x), place)
}

function* discardThis(x: X): Script<boolean> {
  const { piece } = x.self
  if (piece === null || !x.t.isActive(piece)) return false
  if (x.t.def(piece).kind === 'mark') yield* x.t.change((w) => w.put(piece, 'marks', { mixed: true, face: 'front' }))
  else yield* discardFind(x.t, you(x), piece)
  return true
}

const canRecover = (x: X): boolean =>
  stands(x) && x.t.get(you(x), 'nerve') < NERVE && !x.t.allowed('nerve:recover', { who: you(x), n: 1 }).length

export const verbs = {
  test: testVerb,
  loseNerve: loseNerveVerb,
  recover: counted(
    (x, n) => recoverNerve(x.t, you(x), n),
    (n) => clause('recover', { objects: [points('nerve', n)] }),
    canRecover,
  ),
  loseOil: counted(
    (x, n) => loseOil(x.t, n),
    (n) => clause('lose', { subject: some('oil', n), voice: 'passive' }),
    (x) => x.t.state.oil > 0,
  ),
  gainOil: counted(
    (x, n) => gainOil(x.t, n),
    (n) => clause('gain', { objects: [some('oil', n)] }),
  ),
  advanceDark: counted(
    (x, n) => advanceDark(x.t, n),
    (n) => clause('advance', { subject: the('dark'), by: trackSteps(n) }),
  ),
  crack: counted(
    (x, n) => openCracks(x.t, n),
    (n) => clause('crackOpen', { subject: some('crack', n), place: 'tower', voice: 'middle' }),
  ),
  summon: plain(
    (x) => summonThing(x.t),
    clause('appear', { subject: some('thing', 1), place: 'rocks' }),
    (x) => x.t.size('deep') > 0,
  ),
  drive: driveVerb,
  sight: plain(
    (x) => sightShip(x.t),
    clause('appear', { subject: some('ship', 1), place: 'channel' }),
    (x) => x.t.size('fleet') > 0,
  ),
  draw: counted(
    (x, n) => drawFinds(x.t, you(x), n),
    (n) => clause('draw', { objects: [some('find', n)] }),
    stands,
  ),
  search: searchVerb,
  mark: plain(
    (x) => gainMark(x.t, you(x)),
    clause('receive', { objects: [some('mark', 1)] }),
    (x) => stands(x) && x.t.size('marks') > 0,
  ),
  turn: plain((x) => turnMark(x.t, x.self.piece ?? ''), clause('turn', { objects: [self('card')] })),
  discardSelf: plain(discardThis, clause('discard', { objects: [self('card')] })),
  reroll: plain(
    (x) => rerollDie(x.t, you(x)),
    clause('reroll', { objects: [some('die', 1)] }),
    (x) => couldBeBetter(x.t),
  ),
  move: plain(moveElsewhere, clause('go', { to: another('place') })),
  reorder: counted(
    (x, n) => reorderNights(x.t, you(x), n),
    (n) => seq(clause('look', { objects: [top('nightCard', n)] }), clause('reorder', { objects: [them('nightCard')] })),
    (x) => x.t.size('night-deck') > 0,
  ),
  lookAtPurpose: plain(
    (x) => lookAtPurpose(x.t, you(x)),
    clause('look', { objects: [the('purpose', { owner: another('keeper') })] }),
    (x) => standing(x.t).length > 1,
  ),
  call: plain((x) => soundCall(x.t), clause('sound', { subject: the('call') })),
  keeperOfChoice,
}
