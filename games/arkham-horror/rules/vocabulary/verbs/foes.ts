import { find } from '@miskatonic/effects'
import { choose, chooseSome, oneOfEach, onPiece, type Script } from '@miskatonic/kernel'
import type { Trait } from '../../../content/kinds.ts'
import { areaRef } from '../../../text/names.ts'
import { areaOf, areaOfMonster, investigators, isLocation, locationCard, monstersOnBoard, roads, whereIs } from '../../board.ts'
import { nameOf } from '../../cards.ts'
import { defeat, monstersAppear } from '../../combat.ts'
import { sink } from '../../decks.ts'
import { preyOf } from '../../monsterMoves.ts'
import { claim, drawMonster, isMonster, isSuch, placeMonster, returnMonsters } from '../../monsters.ts'
import { gateTrophies, isWeapon, monsterTrophies } from '../../people.ts'
import type { AreaId, MonsterId, PieceId } from '../../shape.ts'
import { g, here, plain, plays, verb, type X, you } from './frame.ts'

/* Monsters. */

const { clause, some, the, a, self, it } = g

const appears = verb({
  fields: { n: 'integer' },
  run: (x, { n }) => monstersAppear(x.t, you(x), n),
  could: plays,
  say: ({ n }) => clause('appear', { subject: some('monster', n) }),
})

const areaFor = (x: X, at: string): AreaId => (at === 'here' ? here(x) : at)
const place = verb({
  fields: { n: 'integer', at: 'string' },
  *run(x, { n, at }) {
    for (let i = 0; i < n; i++) yield* placeMonster(x.t, areaFor(x, at))
  },
  say: ({ n, at }) => clause('appear', { subject: some('monster', n), place: at === 'here' ? the('area', { owner: 'you' }) : areaRef(at) }),
})

const returnToCup = verb({
  fields: { which: 'selector' },
  *run(x, { which }) {
    const gone = find(x, which)
    yield* returnMonsters(x.t, gone)
    return gone.length > 0
  },
  could: (x, { which }) => find(x, which).length > 0,
  say: ({ which }, speak) => clause('giveBack', { objects: [speak.selector(which)], to: 'cup' }),
})

const defeatAll = verb({
  fields: { which: 'selector' },
  *run(x, { which }) {
    const foes = find(x, which)
    for (const foe of foes) yield* defeat(x.t, you(x), foe)
    return foes.length > 0
  },
  could: (x, { which }) => find(x, which).length > 0,
  say: ({ which }, speak) => clause('defeat', { objects: [speak.selector(which)] }),
})

const takeTrophy = verb({
  fields: { from: { one: ['cup', 'board'] } },
  *run(x, { from }) {
    const board = monstersOnBoard(x.t)
    if (from === 'board' && !board.length) return false
    const monster: MonsterId =
      from === 'cup'
        ? yield* drawMonster(x.t)
        : yield* choose(x.t, you(x), { about: 'choose-monster', options: oneOfEach(x.t, board).map((one) => onPiece(one)) })
    yield* claim(x.t, you(x), monster)
    return true
  },
  could: (x, { from }) => plays(x) && (from === 'cup' || monstersOnBoard(x.t).length > 0),
  say: ({ from }) =>
    clause('keepAs', { objects: [from === 'cup' ? some('monster', 1, { from: 'cup' }) : a('monster', { choice: true })], as: 'trophy' }),
})

const loseTrophy = verb({
  fields: { what: { one: ['monster', 'gate'] }, n: { either: ['integer', { one: ['all'] }] } },
  *run(x, { what, n }) {
    const own = (what === 'gate' ? gateTrophies : monsterTrophies)(x.t, you(x))
    const count = n === 'all' ? own.length : Math.min(n, own.length)
    if (!count) return false
    const about = { key: 'choose-trophies', args: { n: count } } as const
    const trophies = yield* chooseSome(x.t, you(x), { about, options: own.map((one) => onPiece(one)), limits: { count: [count, count] } })
    yield* x.t.happens('trophy:lose', { who: you(x), trophies }, (w, e) => {
      if (what === 'gate') sink(x.t, w, e.trophies, 'gates')
      else w.put(e.trophies, 'cup')
      if (what === 'monster') w.mix('cup')
    })
    return true
  },
  could: (x, { what }) => (what === 'gate' ? gateTrophies : monsterTrophies)(x.t, you(x)).length > 0,
  say: ({ what, n }) => {
    const term = what === 'gate' ? 'gateTrophy' : 'monsterTrophy'
    return clause('lose', { objects: [n === 'all' ? g.whole(term, { owner: 'own' }) : some(term, n)] })
  },
})

/** The nearest investigator in a location: of several the least sneaky, then whom the first player names. */
function* pounce(x: X): Script<boolean> {
  const monster = x.self.piece
  const from = monster === null ? null : areaOfMonster(x.t, monster)
  if (monster === null || from === null) return false
  const prey = investigators(x.t).filter((who) => isLocation(whereIs(x.t, who)) && !isRefuge(whereIs(x.t, who)))
  const areas =
    from === 'sky'
      ? prey.map((who) => whereIs(x.t, who))
      : [...roads(x.t).nearest(from, [...new Set(prey.map((who) => whereIs(x.t, who)))])]
  const near = prey.filter((who) => areas.includes(whereIs(x.t, who)))
  const to = yield* preyOf(x.t, near)
  if (to === null || to === from) return false
  yield* x.t.happens('monster:move', { monster, from, to }, (w, e) => w.put(e.monster, areaOf(e.to))) // AH-MMOVE-31
  return true
}
const isRefuge = (area: AreaId): boolean => ['sanity', 'stamina'].includes(locationCard(area)?.refuge ?? '')

// ── within a combat ──

const WEAKNESSES: readonly Trait[] = [
  'ambush',
  'endless',
  'physicalResistance',
  'physicalImmunity',
  'magicalResistance',
  'magicalImmunity',
  'overwhelming',
  'nightmarish',
]
/** One less tough, but never less than 1; and, of its abilities, one of choice is of no account. */
function* weaken(x: X): Script<boolean> {
  const fight = x.t.record('fighting')
  if (!fight || !isMonster(x.t, fight.foe)) return false
  const { foe: monster, id } = fight
  const name = nameOf(x.t, monster)
  const lasts = (ability: object) => ({ ability: ability as never, source: x.self.source, bound: {}, until: { record: id } })
  if (x.t.number('toughness', { monster, name }) > 1)
    yield* x.t.change((w) => w.last(lasts({ ability: 'modify', on: 'toughness', phase: 'add', amount: -1, where: { monster } })))
  const traits = WEAKNESSES.filter((trait) => isSuch(x.t, monster, trait, you(x)))
  const options = traits.map((trait) => ({ key: trait, label: { key: 'trait', args: { trait } } }))
  if (!options.length) return true
  const trait = yield* choose(x.t, you(x), { about: 'choose-trait', options })
  yield* x.t.change((w) => w.last(lasts({ ability: 'cannot', on: 'monster:be', where: { monster, trait } })))
  return true
}

const physical = (x: X): PieceId[] => {
  const fight = x.t.record('fighting')
  return fight ? fight.inUse.filter((piece) => isWeapon(x.t, piece) && !fight.enchanted.includes(piece)) : []
}
function* enchantWeapon(x: X): Script<boolean> {
  const fight = x.t.record('fighting')
  const options = physical(x).map((one) => onPiece(one))
  if (!fight || !options.length) return false
  const piece: PieceId = yield* choose(x.t, you(x), { about: 'choose-card', options })
  yield* x.t.change((w) => w.note(fight.id, { enchanted: [...fight.enchanted, piece] }))
  return true
}

export const foeVerbs = {
  monsterAppears: appears,
  placeMonsters: place,
  returnToCup,
  defeatMonsters: defeatAll,
  takeTrophy,
  loseTrophy,
  pounce: plain(pounce, clause('go', { subject: it('self'), to: the('investigator', { at: a('location'), superlative: 'nearestOne' }) })),
  weaken: plain(
    weaken,
    {
      kind: 'seq',
      parts: [
        clause('lose', { subject: the('monster'), objects: [some('toughness', 1)] }),
        clause('ignore', { objects: [some('monsterAbility', 1, { owner: 'it' })] }),
      ],
    },
    (x) => x.t.record('fighting') !== null && !x.t.record('fighting')?.battle,
  ),
  enchantWeapon: plain(
    enchantWeapon,
    clause('countAs', {
      subject: some('weapon', 1, { adjectives: ['physical'] }),
      as: a('weapon', { adjectives: ['magical'] }),
      place: g.thisOne('fighting'),
    }),
    (x) => physical(x).length > 0,
  ),
  failChecks: verb({
    fields: { checks: { list: { one: ['horror', 'combat'] } } },
    *run(x, { checks }) {
      const fight = x.t.record('fighting')
      if (fight) yield* x.t.change((w) => w.note(fight.id, { lost: [...fight.lost, ...checks] }))
    },
    say: ({ checks }) =>
      clause('fail', {
        objects: [
          g.all('check', {
            of: { kind: 'list', conjunction: 'and', items: checks.map((one) => g.bare(one)) },
            within: g.thisOne('fighting'),
          }),
        ],
      }),
  }),
  backToCup: plain(
    function* (x) {
      if (x.self.piece !== null) yield* returnMonsters(x.t, [x.self.piece])
    },
    clause('giveBack', { objects: [self('monster')], to: 'cup' }),
  ),
}
