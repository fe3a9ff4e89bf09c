import type { Amount, Effect } from '@miskatonic/effects'
import {
  action,
  addMotive,
  after,
  anyRoll,
  attack,
  blockStep,
  choice,
  contact,
  cure,
  decide,
  discard,
  district,
  dream,
  each,
  entity,
  free,
  gain,
  influence,
  inRange,
  item,
  lasting,
  lose,
  mapAction,
  mask,
  metamorphose,
  motive,
  move,
  moveEntity,
  noDie,
  note,
  nothing,
  onSquares,
  onTerrain,
  ownRoll,
  pay,
  place,
  play,
  price,
  progressOf,
  raise,
  relocate,
  reroll,
  reshuffle,
  resolveTurnCard,
  returnCard,
  seal,
  situation,
  slumber,
  suffer,
  suitIs,
  tokens,
  unseal,
  when,
  words,
} from '../content/builders.ts'
import type { Dream, Entity, Influence } from '../content/kinds.ts'
import { g } from '../content/scriptNumbers.ts'

/* A dream of our own for rules that no printed card needs yet, and for the numbers of the worked examples. It is in no box. */

const named = (id: string) => [id, id, id] as const
/** What yields so much is called after it: `pays-3c`. */
const paying = ['1A', '2A', '3A', '4A', '6A', '9A', '1C', '2C', '3C', '4C', '1R', '2R', '3R', '4R', '6R', '1R 2C']
const payingId = (text: string): string => `pays-${text.toLowerCase().replace(' ', '-')}`
const card = (id: string, rest: Partial<Influence> = {}): Influence =>
  influence(...named(id), { type: 'action', motive: motive('1A'), price: 1, secret: true, ...rest })
const playing = (id: string, effect: Effect, type: Influence['type'] = 'action'): Influence =>
  card(id, { type, actions: [play(effect, type === 'rapid' ? { moment: 'rapid' } : {})] })
const progressing = (id: string, colour: Influence['colour'], rest: Partial<Influence> = {}): Influence =>
  card(id, { type: 'progress', ...(colour ? { colour } : {}), placement: free, ...rest })

const shape = (id: string, rest: Partial<Entity>): Entity =>
  entity(...named(id), { piece: 'token', move: { value: 2 }, steps: {}, ...rest })
const rage: Amount = progressOf('R')

const cards = [
  ...paying.map((text) => card(payingId(text), { motive: motive(text) })),
  playing('shuffles', reshuffle),
  playing('opens-two', unseal(2)),
  playing('seals-two', seal(2)),
  playing('hands-back', returnCard),
  playing('goes-anywhere', relocate('any')),
  playing('blocks-a-step', blockStep),
  playing('grows-something', metamorphose(1)),
  playing('all-at-once', resolveTurnCard),
  playing('a-sigh', cure(1), 'rapid'),
  card('in-swamp', { actions: [play(gain.ether(1), { when: onTerrain('swamp') })] }),
  card('on-the-star', { actions: [play(gain.ether(1), { when: onSquares('2,1') })] }),
  playing('lasts-a-turn', lasting(raise.handLimit(2), { scope: 'turn' })),
  card('dear', { actions: [play(gain.ether(1), { cost: { plus: pay.gems(1) } })] }),
  card('helps', { actions: [play(addMotive(2, 'A'), { moment: 'payment' })] }),
  card('costs-two', { actions: [play(gain.ether(1), { cost: price('2C') })] }),
  card('rapid-for-a-step', { type: 'rapid', actions: [play(gain.ether(1), { moment: 'rapid', cost: price('1C') })] }),
  card('throws-own', { actions: [play(reroll, { moment: 'reroll', when: ownRoll })] }),
  card('throws-any', { actions: [play(reroll, { moment: 'reroll', when: anyRoll })] }),
  progressing('keeps-nothing', 'rage', { abilities: [after('encounter:end', {}, discard('all'))] }),
  mask(...named('useful-face'), { actions: [action('sigh', free, cure(1), { limit: 'turn' })] }),
  situation(...named('a-bell'), { actions: [action('pull', free, gain.hours(1))] }),
  progressing('red-one', 'rage', { actions: [action('count', free, gain.ether(rage), { limit: 'turn' })] }),
  progressing('red-two', 'rage'),
  progressing('costs-three', 'rage', { placement: price('3R') }),
  progressing('red-three', 'rage'),
  progressing('blue-one', 'cunning', { actions: [action('step', free, move(1))] }),
  item(...named('thing-2c'), { motive: motive('2C'), secret: true }),
  item(...named('thing-that-goes'), {
    motive: motive('1A'),
    actions: [action('sell', free, { do: 'discardItem', market: true })],
    secret: true,
  }),
  note(...named('a-note'), { back: words('b', 'b'), when: { is: 'has', what: 'hours', n: 1 }, effect: gain.ether(1) }),
  shape('shape', {
    steps: { basic: each(inRange(1), suffer(1)), special: each(inRange(1), seal(2)), metamorphosis: metamorphose(1) },
    actions: [
      attack(price('3R'), gain.ether(1)),
      contact(price('3A'), moveEntity(1, 'away')),
      action('far', price('1R'), suffer(1), { keyword: 'attack', range: 3 }),
      action('from-anywhere', price('1R'), suffer(1), { range: 'any' }),
      action('on-any-square', price('1R'), suffer(1), { range: 'everywhere' }),
    ],
  }),
  shape('hunts-the-anguished', { move: noDie(2, { towards: 'mostAnguish' }) }),
  shape('stands-still', { move: { value: 0, towards: 'none' } }),
  shape('throws-about', { steps: { basic: each(inRange(1), relocate('1,1')) } }),
  shape('other-shape', { steps: { metamorphosis: metamorphose(1) } }),
  shape('two-stage', {
    actions: [attack(price('2R', { gradual: true }), moveEntity(1, 'away')), contact(price('2A/2C', { gradual: true }), gain.ether(1))],
  }),
  slumber(...named('sleep-with-a-lamp'), {
    entity: {
      turns: 2,
      pieces: 0,
      piece: 'token',
      move: { value: 1 },
      setup: place('story', { square: '3,3' }),
      steps: {},
      skip: true,
      usesSetup: true,
      outOfTurns: when(tokens('story', 1), gain.hours(1)),
    },
  }),
]

const toll = words('t', 't')
/** Two districts that a Shortcut joins: out of the first one pays in cards, out of the second in Hours. */
const streets = [
  district(...named('cards-street'), {
    at: 'D1',
    places: [{ id: 'p', title: words('p', 'p'), effects: [] }],
    paths: [['p', 'q']],
    shortcuts: [['p', 'q']],
    toll: { each: pay.seal(1), text: toll },
  }),
  district(...named('hours-street'), {
    at: 'D2',
    places: [
      { id: 'q', title: words('q', 'q'), effects: [] },
      { id: 'nowhere', title: words('n', 'n'), effects: [] },
    ],
    paths: [['q', 'nowhere']],
    shortcuts: [['q', 'p']],
    toll: { team: lose.hours(1), text: toll },
  }),
]

export const ground: Dream = dream({
  id: 't01',
  code: 'T-01',
  gate: {
    id: 'gate-t01',
    kind: 'gate',
    dream: 't01',
    title: words('Prueba', 'Proof'),
    place: 'pierhead',
    keys: 1,
    turns: 8,
    blurb: words('b', 'b'),
    goal: words('g', 'g'),
    actions: [action('ring', free, gain.hours(1))],
  },
  map: {
    rows: ['E . . . . k', 'a . b . c .', '. . . . . .', '. . # . ^1 d', '. . . . . S', '. ! . . ^1 .', '_ _ _ . . _', '_ _ _ . . _'],
    between: { C4: '4,7' },
    bonuses: { '1,3': 2 },
    marks: { '2,1': 'star' },
  },
  start: ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'],
  mapActions: {
    a: mapAction('six', 'a', 'a', price('6A'), gain.ether(1)),
    b: mapAction('each', 'b', 'b', price('2R', { perPlayer: true }), gain.ether(1)),
    c: mapAction('stages', 'c', 'c', price('3A/3R', { gradual: true }), gain.ether(1)),
    d: mapAction('strike', 'd', 'd', price('1R'), gain.ether(1), { keyword: 'attack' }),
  },
  floating: [
    mapAction('six-cunning', 'e', 'e', price('6C'), gain.ether(1)),
    mapAction('one-rage', 'f', 'f', price('1R'), gain.ether(1)),
    mapAction('either', 'g', 'g', price('2A/3C'), gain.ether(1)),
    mapAction('hurts', 'h', 'h', { plus: pay.anguish(1) }, gain.ether(1)),
    mapAction('shines', 'i', 'i', { plus: pay.gems(1) }, gain.ether(1)),
  ],
  instructions: { k: gain.hours(1) },
  trap: suffer(1),
  moments: [{ at: { endOf: 5 }, effect: when(suitIs('spades'), gain.hours(2)) }],
  cards: [...cards, ...streets],
  scripts: { intro: g('S.50'), reentry: g('S.50'), outOfTurns: g('S.51'), win: [g('S.52')], partial: [g('S.51')] },
})
/** A second Dream behind the same Place, which costs more. */
export const other: Dream = {
  ...ground,
  id: 't02',
  gate: { ...ground.gate, id: 'gate-t02', dream: 't02', keys: 2 },
  map: { rows: ['E .', '. .'] },
  start: ['A1'],
  mapActions: {},
  floating: [],
  cards: [],
}

/** Each can be stopped at, to see what is so meanwhile. */
export const groundScripts = ['S.50', 'S.51', 'S.52'].map((name) => ({
  name,
  effect: decide([choice('go', words('a', 'a'), nothing), choice('stay', words('b', 'b'), nothing)], { about: words(name, name) }),
}))
