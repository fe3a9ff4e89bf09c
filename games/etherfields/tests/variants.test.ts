import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { luckValue } from '../rules/classic.ts'
import { handOf } from '../rules/people.ts'
import { inRound, nextNight, sizes, worth } from './scene.ts'

/* What a group may agree on, alone or together; who plays whom. */

const [a2, c3] = [worth('awareness', 2), worth('cunning', 3)]
const keys = (at: ReturnType<typeof inRound>) => at.told('ana').map(({ key }) => key)

// ── free order ──

const freely = () =>
  inRound({
    options: { freeOrder: true },
    turnCards: ['turn-spades-1'],
    dreamers: { ana: { at: '1,2', hand: [c3] }, bea: { at: '1,2', hand: [c3] } },
  })
rule('EF-ROUND-09', 'in free order everybody is asked at once, and acts when they like', () => {
  const at = freely()
  expect(at.table.asked()).toEqual(['ana', 'bea'])
  at.choose('bea', 'use:map:a').choose('bea', 'sleep')
  expect(at.offered('ana')).toContain('use:map:a')
  expect(at.refused('bea')['use:map:a']).toContain('EF-ROUND-02')
})
rule('EF-ROUND-09', 'the step is over when all have passed, in whatever order', () => {
  const at = freely().choose('bea', 'pass')
  expect(at.table.asked()).toEqual(['ana'])
  at.choose('ana', 'pass')
  expect(at.state.phase).not.toBe('dreamers')
})
rule(['EF-RULING-27', 'EF-ROUND-08'], 'whoever can do nothing at all is not asked', () => {
  const at = inRound({
    hours: 0,
    turnCards: ['turn-spades-1', 'turn-hearts-1'],
    dreamers: { ana: { at: '3,4' }, bea: { at: '3,4', hand: [c3] } },
  })
  at.expectAsk('bea', 'your-round')
  expect(at.get('ana', 'passed')).toBe(true)
})
rule(['EF-RULING-27', 'EF-ROUND-06'], 'an empty hand is no reason as long as there is something to do', () => {
  inRound({ hours: 1, dreamers: { ana: { at: '3,4' } } }).expectAsk('ana', 'your-round')
})

// ── giving up ──

rule('EF-SAVE-07', 'to stop in the middle of a Dream is a death: the Team wakes, and may stop there', () => {
  const at = inRound({ dreamers: { ana: { at: '1,1', hand: [c3], anguish: 3 } } })
  at.choose('ana', 'give-up').expectAsk('ana', 'give-up').choose('ana', 'yes')
  expect(keys(at)).toContain('team-loses')
  at.untilAsk('ana', 'dream-again', { 'change-dreamers': 'no' })
  expect(at.get('ana', 'anguish')).toBe(0)
  expect(at.offered('ana')).toEqual(['again', 'save'])
  at.choose('ana', 'save')
  while (!at.over) at.choose(at.table.asked()[0] as string, [])
  nextNight(at).untilAsk('ana', 'choose-entrance')
})
rule('EF-SAVE-07', 'only before anybody has done something in the Turn', () => {
  const at = inRound({ dreamers: { ana: { at: '1,2', hand: [c3] } } })
  expect(at.offered('ana')).toContain('give-up')
  at.choose('ana', 'use:map:a').choose('ana', 'sleep')
  expect(at.offered('ana')).not.toContain('give-up')
})
rule(['EF-DEATH-02', 'EF-SECRET-09'], 'the first Death brings its Wisdom, a second does not bring it again', () => {
  const at = inRound({}).choose('ana', 'give-up').choose('ana', 'yes').untilAsk('ana', 'dream-again', { 'change-dreamers': 'no' })
  expect(at.zone('wisdom')).toEqual(['death'])
  at.choose('ana', 'again').untilAsk('ana', 'your-round').choose('ana', 'give-up').choose('ana', 'yes')
  at.untilAsk('ana', 'dream-again', { 'change-dreamers': 'no' })
  expect(at.zone('wisdom')).toEqual(['death'])
})

// ── who plays whom ──

const awake = () =>
  inRound({ dreamers: { ana: { ether: 2 }, bea: {} } })
    .choose('ana', 'give-up')
    .choose('ana', 'yes')
    .untilAsk('ana', 'change-dreamers')
rule(
  ['EF-CAMP-02', 'EF-RULING-20', 'EF-RULING-53', 'EF-GEN-07'],
  'on Awakening Dreamers are swapped, with their cards and their Ether',
  () => {
    const at = awake().choose('ana', 'yes')
    at.expectAsk('ana', 'choose-dreamer', ['gambler', 'specialist', 'toughGuy', 'freeSpirit']).choose('ana', 'specialist')
    at.expectAsk('bea', 'choose-dreamer', ['gambler', 'toughGuy', 'freeSpirit']).choose('bea', 'gambler').untilAsk('bea', 'build-deck')
    expect([at.get('ana', 'dreamer'), at.get('bea', 'dreamer')]).toEqual(['specialist', 'gambler'])
    expect([at.get('ana', 'ether'), at.get('bea', 'ether')]).toEqual([0, 1])
    expect(at.offered('bea').every((id) => !id.startsWith('the-loupe'))).toBe(true)
  },
)
rule(['EF-CAMP-02', 'EF-CAMP-10'], 'or taken up anew with the 22 cards they begin with; whom nobody plays waits aside', () => {
  const at = awake().choose('ana', 'yes').choose('ana', 'toughGuy').choose('bea', 'specialist').expectAsk('ana', 'build-deck')
  expect(at.offered('ana')).toHaveLength(22)
  expect(at.zone('absent:gambler')).toContain('gambler')
  expect(at.state.etherLeft).toBe(16)
})
const bed = (at: ReturnType<typeof inRound>) => {
  at.untilAsk('ana', 'dream-again', { 'change-dreamers': 'no' }).choose('ana', 'save')
  while (!at.over) at.choose(at.table.asked()[0] as string, [])
  return at
}
rule(['EF-JOIN-01', 'EF-JOIN-02', 'EF-CAMP-03'], 'whoever joins a later night takes an unused Dreamer', () => {
  const at = nextNight(bed(awake()), ['ana', 'bea', 'carl'])
  at.expectAsk('carl', 'choose-dreamer', ['toughGuy', 'freeSpirit']).choose('carl', 'freeSpirit')
  expect(at.get('carl', 'dreamer')).toBe('freeSpirit')
  expect(at.state.hours).toBe(3)
})
rule('EF-JOIN-03', 'who stays away is left out, and comes back with what was owned', () => {
  const second = nextNight(bed(awake()), ['ana'])
  expect(second.get('ana', 'dreamer')).toBe('gambler')
  expect(second.zone('absent:specialist')).toContain('specialist')
  second.untilAsk('ana', 'your-round').choose('ana', 'give-up').choose('ana', 'yes')
  const third = nextNight(bed(second), ['ana', 'bea'])
  expect([third.get('ana', 'dreamer'), third.get('bea', 'dreamer')]).toEqual(['gambler', 'specialist'])
})
rule('EF-JOIN-04', 'somebody else may play the Dreamer of who is away', () => {
  const at = nextNight(bed(awake()), ['ana', 'carl'])
  at.expectAsk('carl', 'choose-dreamer', ['specialist', 'toughGuy', 'freeSpirit']).choose('carl', 'specialist')
  expect(at.get('carl', 'dreamer')).toBe('specialist')
})

// ── alone ──

rule(['EF-INF-13', 'EF-RULING-56'], 'alone, a drawn card is removed from the game for another', () => {
  const at = inRound({ seats: 1, dreamers: { ana: { hand: [c3], deck: 10 } } })
  at.arrange((w, t) => w.set('ana', 'fresh', [...t.inZone(handOf('ana'))]))
  at.choose('ana', `replace:${c3}`).expectAsk('ana', 'replace-card').choose('ana', 'yes')
  expect(sizes(at, 'ana')).toMatchObject({ hand: 1, deck: 9, discard: 0 })
  expect(at.zone('removed')).toEqual([c3])
})
rule('EF-INF-13', 'cards of earlier Turns, and cards of a Team, are not', () => {
  expect(inRound({ seats: 1, dreamers: { ana: { hand: [c3] } } }).offered('ana')).not.toContain(`replace:${c3}`)
  const two = inRound({ dreamers: { ana: { hand: [c3] } } }).arrange((w, t) => w.set('ana', 'fresh', [...t.inZone(handOf('ana'))]))
  expect(two.offered('ana')).not.toContain(`replace:${c3}`)
})

// ── playing cards ──

const LUCKY = ['A♥', 'A♠', 'A♦', '2♥', '2♠', '2♦']
const luck = (cards: readonly string[], more: object = {}) =>
  inRound({ options: { classic: true }, chance: { 'playing-card': cards }, ...more }).choose('ana', 'luck')

rule('EF-CLASSIC-06', 'what the cards are worth', () => {
  expect(['2♥', '10♣', 'J♥', 'Q♥', 'K♥', 'A♥', 'joker-1'].map(luckValue)).toEqual([2, 10, 11, 12, 13, 14, 15])
})
test('the variant is off unless it was chosen', () => expect(inRound({}).offered('ana')).not.toContain('luck'))
rule(
  ['EF-CLASSIC-01', 'EF-CLASSIC-02', 'EF-CLASSIC-03', 'EF-RULING-59'],
  'three cards are shown; who backs out has had the chance of this Dream',
  () => {
    const at = luck(LUCKY)
    expect(at.table.ask?.about).toMatchObject({ key: 'try-luck', args: { n: 42 } })
    at.choose('ana', 'no')
    expect(at.offered('ana')).not.toContain('luck')
  },
)
rule(['EF-CLASSIC-04', 'EF-RULING-59'], 'an aspect with nothing to act on cannot be chosen', () => {
  luck(LUCKY).choose('ana', 'yes').expectAsk('ana', 'choose-aspect', ['gems', 'all-hours', 'one-anguish', 'sealed'])
  const at = luck(LUCKY, { caretaker: ['4,4'] }).choose('ana', 'yes')
  expect(at.offered('ana')).toContain('metamorphoses')
})
rule(['EF-CLASSIC-05', 'EF-CLASSIC-07', 'EF-CLASSIC-10', 'EF-EX-54'], 'a tie is lost: all Hours', () => {
  const at = luck(['K♥', '7♥', '3♥', '10♠', '8♠', '5♠'], { hours: 3 }).choose('ana', 'yes').choose('ana', 'all-hours')
  expect(at.told('ana').find(({ key }) => key === 'luck-tried')?.args).toMatchObject({ luck: 23, setback: 23 })
  expect(at.expectAsk('ana', 'hours-before-loss').choose('ana', 0).state.hours).toBe(0)
})
rule(['EF-CLASSIC-07', 'EF-CLASSIC-10'], 'more is won: two Hours', () => {
  expect(luck(LUCKY, { hours: 3 }).choose('ana', 'yes').choose('ana', 'all-hours').state.hours).toBe(5)
})
const UNLUCKY = ['2♥', '2♠', '2♦', 'A♥', 'A♠', 'A♦']
rule('EF-CLASSIC-08', 'Metamorphoses: all go, or two come', () => {
  const picture = { caretaker: ['4,4'], metamorphoses: ['seal'] }
  const well = luck(LUCKY, picture).choose('ana', 'yes').choose('ana', 'metamorphoses')
  expect(well.zone(`meta:${well.piece('caretaker')}`)).toEqual([])
  const ill = luck(UNLUCKY, picture).choose('ana', 'yes').choose('ana', 'metamorphoses')
  expect(ill.zone(`meta:${ill.piece('caretaker')}`)).toHaveLength(3)
})
rule('EF-CLASSIC-09', 'Gems: all there are, shared out, or all gone', () => {
  const well = luck(LUCKY).choose('ana', 'yes').choose('ana', 'gems')
  for (const who of ['bea', 'ana', 'bea', 'ana', 'bea', 'bea']) well.choose('ana', who)
  expect([well.get('ana', 'gems'), well.get('bea', 'gems'), well.state.gemsLeft]).toEqual([2, 4, 0])
  const ill = luck(UNLUCKY, { dreamers: { ana: { gems: 2 }, bea: { gems: 1 } } })
    .choose('ana', 'yes')
    .choose('ana', 'gems')
  expect([ill.get('ana', 'gems'), ill.get('bea', 'gems'), ill.state.gemsLeft]).toEqual([0, 0, 6])
})
rule('EF-CLASSIC-11', 'Anguish: one Dreamer cures 2 or suffers 1', () => {
  const picture = { dreamers: { ana: {}, bea: { anguish: 3 } } }
  expect(luck(LUCKY, picture).choose('ana', 'yes').choose('ana', 'one-anguish').choose('ana', 'bea').get('bea', 'anguish')).toBe(1)
  expect(luck(UNLUCKY, picture).choose('ana', 'yes').choose('ana', 'one-anguish').choose('ana', 'bea').get('bea', 'anguish')).toBe(4)
})
rule('EF-CLASSIC-12', 'Sealed cards: everybody Opens 5 or Seals 5', () => {
  const picture = { dreamers: { ana: { deck: 14, sealed: 6, hand: [a2] }, bea: { deck: 14, sealed: 2 } } }
  const well = luck(LUCKY, picture).choose('ana', 'yes').choose('ana', 'sealed')
  expect([sizes(well, 'ana').sealed, sizes(well, 'bea').sealed]).toEqual([1, 0])
  const ill = luck(UNLUCKY, picture).choose('ana', 'yes').choose('ana', 'sealed')
  expect([sizes(ill, 'ana').sealed, sizes(ill, 'bea').sealed]).toEqual([11, 7])
})
