import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { duel, idly, table } from './duel.ts'
import { became, changes, position, type Table } from './position.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const lit = 'at miskatonic-library'
/** ben lets the torch shine or fade: he neither passes nor disturbs. */
const idle = (t: Table): Table => t.choose('ben', defined(t.offered('ben').find((key) => key.endsWith(':electric-torch'))))
const torch = 'artifacts electric-torch'
/** These cards of the picture lie face down. */
const down = (t: Table, ...names: string[]): Table => t.arrange((w) => names.forEach((name) => void w.turn(`${name}#1`, 'back')))

describe('what a turn is', () => {
  rule('MY-TURN-01', 'one action, and the next seat has its turn', () => {
    const t = table(`${lit}; hand christchurch-cemetery crowninshield-house`)
    t.does('ana play:christchurch-cemetery', 'ben asked prompt.turn').does('ben pass', 'ana asked prompt.turn')
  })

  rule('MY-TURN-02', 'a card of the Hand is put into play, each in its area, and of the Hand alone', () => {
    const hand = ['christchurch-cemetery', 'walter-gilman', 'wonders-of-the-invisible-world', 'nightfall']
    const t = table(`${lit}; hand ${hand}; deck brown-jenkin; discard keziah-mason; chronicle the-witch-house`, `${torch}; hand ghoul`)
    expect(t.offered('ana')).toEqual([...hand.map((card) => `play:${card}`), 'pass'])
    const areas = {
      'walter-gilman': 'allies',
      'wonders-of-the-invisible-world': 'tomes',
      nightfall: 'events',
      'christchurch-cemetery': 'here',
    } as const
    for (const [card, area] of Object.entries(areas)) {
      idle(t.choose('ana', `play:${card}`))
      expect(t.zone(`${area}:ana`), card).toEqual([card])
    }
  })

  rule('MY-TURN-03', 'a crossed Location is straightened', () => {
    const t = table('at sentinel-hill crossed')
    expect(changes(t, () => t.choose('ana', 'straighten:sentinel-hill'))).toEqual(['sentinel-hill not crossed'])
    expect(t.choose('ben', 'pass').offered('ana')).toEqual(['pass'])
  })

  rule('MY-TURN-04', 'an Artifact is used: SAN paid, the effect announced, the card crossed', () => {
    const t = table('sanity 10; artifacts reanimating-reagent; chronicle earl-sawyer')
    became(t, 'ana use:reanimating-reagent', 'ana sanity 10→9; earl-sawyer chronicle:ana→hand:ana; reanimating-reagent crossed')
    expect(t.told('ben').map(({ key }) => key)).toContain('log.used')
  })

  rule('MY-TURN-05', 'a Spell is cast: SAN paid, a target chosen, the card turned face down', () => {
    const t = position({ seats: { ana: 'sanity 10; tomes al-azif+dream-sending', ben: 'sanity 9', eva: 'sanity 9' } })
    expect(
      changes(t, () => t.choose('ana', 'cast:dream-sending').expectAsk('ana', 'prompt.opponent', ['ben', 'eva']).choose('ana', 'eva')),
    ).toEqual(['ana sanity 10→9', 'dream-sending face down', 'eva sanity 9→7'])
  })

  rule('MY-TURN-06 MY-RULING-55', 'a turn is lost: nothing can be done in it, and it is the only one', () => {
    const t = table('hand summons-to-testify summons-to-testify', `${lit}; hand christchurch-cemetery`)
    t.choose('ana', 'play:summons-to-testify')
    // ben was to move; ana is asked again.
    t.shows('ana asked prompt.turn; ben told log.turn-lost, lostTurns 0')
    t.does('ana pass', 'ben asked prompt.turn, offered play:christchurch-cemetery …')
  })

  rule('MY-RULING-55', 'two markers are two turns, and they outlast the Round', () => {
    const t = table('artifacts electric-torch').arrange((w) => void w.set('ben', 'lostTurns', 2))
    t.does('ana use:electric-torch', 'ana asked prompt.turn; ben lostTurns 1')
    // ana passes twice in a row, with a lost turn of ben between; what is left is lost in the next Round.
    const late = table({})
      .arrange((w) => void w.set('ben', 'lostTurns', 3))
      .does('ana pass, ana pass')
    late.untilAsk('ana', 'prompt.turn', { 'prompt.lobotomy': 'no' }).shows('table round 3; ben lostTurns 2')
    late.does('ana pass', 'ana asked prompt.turn; ben lostTurns 1')
  })

  rule('MY-TURN-07', 'a face-down card of one’s own that is no Spell is turned up', () => {
    const t = down(
      table('allies earl-sawyer; artifacts jade-amulet; tomes al-azif+dream-sending'),
      'earl-sawyer',
      'jade-amulet',
      'al-azif',
      'dream-sending',
    )
    expect(t.offered('ana')).toEqual(['up:earl-sawyer', 'up:jade-amulet', 'up:al-azif', 'pass'])
    expect(changes(t, () => t.choose('ana', 'up:earl-sawyer'))).toEqual(['earl-sawyer face up'])
    down(table({}, 'allies earl-sawyer'), 'earl-sawyer').shows('ana offered pass')
  })

  rule(
    'MY-RULING-10',
    'only effects turn such cards down: then a Tome’s Spells are not cast, an Ally neither defends, translates nor casts',
    () => {
      const tome = down(table('tomes al-azif+dream-sending'), 'al-azif')
      tome.shows('ana refused only cast:dream-sending MY-RULING-10; al-azif under dream-sending')
      const latin = `${lit}; hand regnum-congo; allies walter-gilman+dream-sending`
      expect(table(latin).offered('ana')).toEqual(['play:regnum-congo', 'cast:dream-sending', 'pass'])
      down(table(latin), 'walter-gilman').shows('ana refused only play:regnum-congo MY-TOME-02 cast:dream-sending MY-RULING-10')
      const fight = table('hand swoon', 'allies earl-sawyer').does('ana play:swoon, ben pass, ana pass')
      // ben would be asked to defend; there is nobody who could.
      expect(fight.table.ask?.about.key).toBe('prompt.lobotomy')
      expect(table('threat ghoul').offered('ana')).toEqual(['pass'])
    },
  )

  rule('MY-RULING-11', 'a crossed Artifact may be straightened instead of a Location, and does not straighten itself', () => {
    const t = table('artifacts clay-bas-relief; deck ghoul', {}, { marks: { 'clay-bas-relief': { crossed: true } } })
    expect(t.refused('ana')).toEqual({ 'use:clay-bas-relief': ['MY-ART-03'] })
    expect(changes(t, () => t.choose('ana', 'straighten:clay-bas-relief'))).toEqual(['clay-bas-relief not crossed'])
    expect(t.choose('ben', 'pass').offered('ana')).toContain('use:clay-bas-relief')
    const ended = table('artifacts clay-bas-relief', {}, { marks: { 'clay-bas-relief': { crossed: true } }, from: [{ step: 'roundEnd' }] })
    ended.untilAsk('ana', 'prompt.turn', { 'prompt.lobotomy': 'no' }).shows('clay-bas-relief crossed')
  })
})

describe('passing', () => {
  rule('MY-TURN-08 MY-TURN-09', 'one may pass, though there is something else to do', () => {
    const t = table(`${lit}; hand christchurch-cemetery`).shows('ana offered play:christchurch-cemetery pass')
    expect(changes(t, () => t.choose('ana', 'pass'))).toEqual([])
    t.expectAsk('ben', 'prompt.turn')
  })

  rule('MY-TURN-10', 'who can do nothing else passes', () => {
    table('hand ghoul al-azif').shows('ana asked prompt.turn: pass').does('ana pass', 'ana passed')
  })
})

describe('one card each turn', () => {
  rule('MY-TURN-11', 'one card enters play, and no destination follows a journey that does not say so', () => {
    table(`${lit}; hand christchurch-cemetery walter-gilman`).does('ana play:walter-gilman', 'ben asked prompt.turn')
    table(`${lit}; hand tramp-steamer john-hay-library`).choose('ana', 'play:tramp-steamer').expectAsk('ben', 'prompt.turn')
    const express = table(`${lit}; hand express-train john-hay-library`).choose('ana', 'play:express-train')
    express.expectAsk('ana', 'prompt.destination', ['john-hay-library', 'stay'])
  })

  rule('MY-TURN-12', 'Monsters that combine come together', () => {
    const t = table('at christchurch-cemetery; hand ghoul ghoul mi-go').shows('ana not offered combine:mi-go')
    t.does('ana combine:ghoul, ana ghoul', 'ben asked prompt.turn; ana threat ghoul ghoul')
  })

  rule('MY-TURN-13', 'MY-EX-24: a Tome comes with as many fitting Spells as it holds, and costs its own SAN only', () => {
    const hand = ['necronomicon-dee-fragment', 'voorish-sign', 'open-the-way', 'elder-sign', 'raise-the-fog']
    const t = table(`${lit}; sanity 10; hand ${hand}`).choose('ana', 'study:necronomicon-dee-fragment')
    t.expectAsk('ana', 'prompt.spells-along', ['voorish-sign', 'open-the-way', 'elder-sign'])
    expect(() => t.choose('ana', ['voorish-sign', 'open-the-way', 'elder-sign'])).toThrow()
    t.does('ana voorish-sign+open-the-way')
    t.shows('ben asked prompt.turn; necronomicon-dee-fragment under voorish-sign open-the-way; ana sanity 8')
  })
})

describe('when it is asked', () => {
  rule('MY-TURN-14', 'what a card needs of a place is asked when it is played, not afterwards', () => {
    const t = table(`${lit}; hand walter-gilman wonders-of-the-invisible-world sentinel-hill`, torch)
    for (const card of ['walter-gilman', 'wonders-of-the-invisible-world', 'sentinel-hill']) idle(t.choose('ana', `play:${card}`))
    t.shows('ana allies walter-gilman, tomes wonders-of-the-invisible-world, here sentinel-hill')
    expect(table('at sentinel-hill; hand walter-gilman').offered('ana')).toEqual(['pass'])
  })

  rule('MY-TURN-15', 'nobody plays outside the own turn, except in the casting step of Combat', () => {
    const t = table(`${lit}; hand nightfall`, `${lit}; hand nightfall; tomes al-azif+voorish-sign`)
    expect(t.table.awaited()).toEqual(['ana'])
    expect(t.offered('ben')).toEqual([])
    expect(t.table.decide('ben', 'pass')).toMatchObject({ ok: false })
    t.does('ana pass, ben pass', 'ben asked prompt.casting: cast:voorish-sign decline')
  })
})

rule('MY-RULING-55', 'the first turn of the next Round is lost in that one only', () => {
  const t = duel('sanity 15; threat cone-of-the-great-race', 'sanity 14')
  while (t.state.round < 5) idly(t)
  const lost = t.table.kernel.events.filter(({ name }) => name === 'turn:lose').map(({ told }) => told.ben?.args?.who)
  expect([lost, t.get('ben', 'lostTurns')]).toEqual([[{ seat: 'ben' }], 0])
})
