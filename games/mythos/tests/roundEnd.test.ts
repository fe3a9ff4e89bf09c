import { defined, hashState, restore, type Seat, save } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { about, duel, isUp, sanity } from './duel.ts'
import { type Said, someone, type Table } from './position.ts'

const NINE = ['ghoul', 'ghoul', 'ghoul', 'ghoul', 'zoog', 'zoog', 'zoog', 'zoog', 'gug']
const TWENTY = [...NINE, ...NINE, 'dhole', 'dhole']
/** The Professor of Classics keeps four to seven cards. */
const professor = 'is professor-of-classics'

/** The end of a Round, from the declarations of lobotomy on; Ana is first. */
const ending = (ana: Said = {}, ben: Said = {}): Table => duel(ana, ben, { from: [{ step: 'roundEnd' }] })
/** Nobody wants a lobotomy. */
const sane = (t: Table): Table => t.choose('ana', 'no').choose('ben', 'no')
const hand = (t: Table, seat: Seat = 'ana'): number => t.zone(`hand:${seat}`).length
const onTurn = (t: Table): Table => t.untilAsk('ana', 'prompt.turn', { 'prompt.recompose': 'no' })

describe('the Hand', () => {
  rule('MY-ENDR-01 MY-ENDR-04', 'MY-EX-45 above the maximum one must discard down to it, and may go on to the minimum', () => {
    const t = sane(ending(`${professor}; hand ${NINE}; deck ${TWENTY}`)).shows('ana asked prompt.trim')
    expect(t.table.ask).toMatchObject({ limits: { count: [2, 5] }, about: { args: { min: 4, max: 7 } } })
    t.does('ana gug+zoog', 'ana hand 7 cards, discard {gug zoog}')
  })

  rule('MY-ENDR-03', 'above the minimum one may discard down to it, or nothing', () => {
    const six = NINE.slice(0, 6)
    const t = sane(ending(`${professor}; hand ${six}`))
    expect(t.table.ask).toMatchObject({ limits: { count: [0, 2] } })
    expect(hand(t.choose('ana', []))).toBe(6)
    expect(hand(sane(ending(`${professor}; hand ${six}`)).choose('ana', ['ghoul', 'ghoul']))).toBe(4)
  })

  rule('MY-ENDR-02', 'MY-EX-46 at or below the minimum nothing may be discarded', () => {
    for (const few of [NINE.slice(0, 3), NINE.slice(0, 4)]) {
      const t = sane(ending(`${professor}; hand ${few}; deck ${TWENTY}`))
      expect(about(t)).not.toBe('prompt.trim')
      expect(t.zone('discard:ana')).toEqual([])
    }
    const t = onTurn(sane(ending(`${professor}; hand ${NINE.slice(0, 3)}; deck ${TWENTY}`)))
    expect([hand(t), t.zone('deck:ana').length]).toEqual([13, TWENTY.length - 10])
  })

  rule('MY-ENDR-05', 'cards in play are no Hand', () => {
    const t = sane(ending(`${professor}; hand ${NINE.slice(0, 4)}; allies private-detective parish-priest; tomes al-azif`))
    expect(about(t)).not.toBe('prompt.trim')
    expect(t.zone('allies:ana')).toEqual(['private-detective', 'parish-priest'])
  })

  rule('MY-RULING-70', 'Nyarlathotep shifts both limits, never below 0, and the minimum never lies above the maximum', () => {
    const shifted = (is: string, ...greatOldOnes: string[]) => {
      const t = sane(ending(`is ${is}; hand ${NINE}`, { greatOldOnes }))
      return t.table.ask?.about.args
    }
    expect(shifted('professor-of-classics', 'nyarlathotep')).toEqual({ min: 2, max: 5 })
    expect(shifted('parish-minister', 'nyarlathotep')).toEqual({ min: 0, max: 3 })
    // Insomnia takes two from the maximum alone. The Captain has three to six: with both, one to two. The Student four to six: four to four.
    const t = sane(ending(`is ships-captain; hand ${NINE}`, 'greatOldOnes nyarlathotep; events insomnia: ana'))
    expect(t.table.ask?.about.args).toEqual({ min: 1, max: 2 })
    const medical = sane(ending(`is medical-student; hand ${NINE}`, 'events insomnia: ana'))
    expect(medical.table.ask?.about.args).toEqual({ min: 4, max: 4 })
  })
})

describe('turning up', () => {
  rule('MY-ENDR-06 MY-ENDR-07', 'what lies face down is turned up and upright; what is crossed stays crossed', () => {
    const t = ending(
      'tomes al-azif+dream-sending; artifacts clay-bas-relief jade-amulet; allies private-detective; at sentinel-hill crossed',
    ).arrange((w) => {
      w.turn('dream-sending#1', 'back')
      w.turn('private-detective#1', 'back')
      w.turn('jade-amulet#1', 'back')
      w.set('jade-amulet#1', 'crossed', true)
      w.set('clay-bas-relief#1', 'crossed', true)
    })
    onTurn(sane(t))
    expect(['dream-sending', 'private-detective', 'jade-amulet'].map((card) => isUp(t, card))).toEqual([true, true, true])
    const crossed = ['jade-amulet', 'clay-bas-relief', 'sentinel-hill'].map((card) => t.get(t.piece(card), 'crossed'))
    expect(crossed).toEqual([false, true, true])
  })
})

describe('the order of it all', () => {
  rule('MY-ENDR-11 MY-ENDR-08 MY-ENDR-09', 'lobotomy, printed effects, discards, turning up, recomposition, draw, next Round', () => {
    const t = ending(`${professor}; at yuggoth; hand ${NINE}; deck ${TWENTY}; discard mi-go`)
    const seen: string[] = []
    while (about(t) !== 'prompt.turn') {
      const seat = defined(t.table.awaited()[0])
      seen.push(`${about(t)} ${t.get('ana', 'sanity')} ${hand(t)}`)
      t.choose(seat, about(t) === 'prompt.trim' ? ['gug', 'zoog'] : 'no')
    }
    // Yuggoth takes its SAN after the declarations and before the discards.
    expect(seen).toEqual(['prompt.lobotomy 12 9', 'prompt.lobotomy 12 9', 'prompt.trim 11 9', 'prompt.recompose 11 7'])
    expect([t.state.round, hand(t)]).toEqual([3, 13])
  })

  rule('MY-ENDR-10', 'the next Round begins with the lowest SAN, among equals with the highest EDU', () => {
    const starter = (ana: Said, ben: Said): string => {
      const t = sane(ending(ana, ben)).untilAsk(someone(ana).sanity === 5 ? 'ana' : 'ben', 'prompt.turn')
      return t.state.starter
    }
    expect(starter('sanity 6', 'sanity 5')).toBe('ben')
    expect(starter('sanity 5; education 12', 'sanity 5; education 11')).toBe('ana')
  })
})

describe('what lasts until the end of the Round', () => {
  rule('MY-RULING-79', 'still counts for the Hand: against the Elder Sign Nyarlathotep takes nothing', () => {
    const nine = [...NINE]
    const t = duel(`sanity 12; tomes al-azif+elder-sign; hand ${nine}`, `greatOldOnes nyarlathotep; hand ${nine}`)
    t.choose('ana', 'cast:elder-sign').choose('ben', 'pass').choose('ana', 'pass')
    const limits = (seat: string) => {
      t.untilAsk(seat, 'prompt.trim', { 'prompt.lobotomy': 'no', 'prompt.defend': 'done' })
      return t.table.ask?.about.args
    }
    expect([limits('ana'), limits('ben')]).toEqual([
      { min: 4, max: 6 },
      { min: 2, max: 4 },
    ])
    // Over with the discards: in the next Round it must be cast again.
    t.untilAsk('ana', 'prompt.turn', { 'prompt.recompose': 'no' })
    expect(t.table.kernel.number('warded', { who: 'ana' })).toBe(0)
  })

  rule('MY-RULING-79', 'an Event of this Round lies there until everybody has discarded', () => {
    const t = duel(`events daybreak: nobody; hand ${NINE}`).does('ana pass, ben pass')
    onTurn(t.untilAsk('ana', 'prompt.trim', { 'prompt.lobotomy': 'no' }).shows('ana events daybreak')).shows('ana chronicle daybreak')
  })
})

test('a table saved before that step was there gets it, before cards are turned up', () => {
  const t = duel(`events daybreak: nobody; hand ${NINE}`, {}, { from: [{ step: 'roundEnd' }] })
  const now = save(t.choose('ana', 'no').table)
  const old = {
    ...now,
    rules: '2',
    stateVersion: 1,
    checkpoints: now.checkpoints.map((checkpoint) => {
      const state = { ...checkpoint.state, flow: checkpoint.state.flow.filter(({ step }) => step !== 'closing') }
      return { ...checkpoint, state, hash: hashState(state) }
    }),
  }
  const { table, problems } = restore(t.table.game, old)
  expect(problems).toEqual([])
  const steps = table.kernel.raw.flow.map(({ step }) => step).toReversed()
  expect(steps.slice(steps.indexOf('closing'))).toEqual(['closing', 'turnUp', 'recomposition', 'recomposition', 'round'])
})

describe('recomposition', () => {
  rule('MY-RECOMP-01 MY-RECOMP-02 MY-RECOMP-04', 'for 1 SAN the Discard Pile is shuffled into the Deck, and nothing else', () => {
    const t = sane(ending('hand gug; deck zoog zoog; discard ghoul mi-go; chronicle dhole; allies parish-priest'))
    t.does('ana yes', 'ana sanity 11, discard none, chronicle dhole, allies parish-priest')
    expect([...t.zone('deck:ana'), ...t.zone('hand:ana')].sort()).toEqual(['ghoul', 'gug', 'mi-go', 'zoog', 'zoog'])
    expect(t.table.kernel.raw.zones['deck:ana'] ?? []).toEqual([])
  })

  rule('MY-RECOMP-03 MY-RULING-42', 'MY-EX-47 a Deck that runs out must be recomposed, at the same price, in the middle of drawing', () => {
    const t = sane(ending(`${professor}; sanity 8; hand ${NINE.slice(0, 7)}; deck gug gug gug gug; discard ${TWENTY}`))
    t.does('ana none, ana no', 'ana sanity 7, hand 13 cards, deck 18 cards, discard none')
  })

  rule('MY-RECOMP-03 MY-RULING-42', 'but not one that was just enough: no further card must be drawn', () => {
    const t = duel('hand university-grant; deck gug gug; discard zoog').choose('ana', 'play:university-grant')
    expect([sanity(t)[0], hand(t), t.zone('deck:ana'), t.zone('discard:ana')]).toEqual([12, 2, [], ['zoog']])
    const six = ['gug', 'gug', 'gug', 'gug', 'gug', 'gug']
    const full = sane(ending(`${professor}; sanity 8; hand ${NINE.slice(0, 7)}; deck ${six}; discard ${TWENTY}`)).does('ana none, ana no')
    expect([full.get('ana', 'sanity'), hand(full), full.zone('discard:ana').length]).toEqual([8, 13, TWENTY.length])
  })

  rule('MY-RULING-42', 'the voluntary one is offered only with a Discard Pile; the compulsory one comes inside a Round too', () => {
    expect(about(sane(ending(`hand gug; deck ${TWENTY}`)))).not.toBe('prompt.recompose')
    const t = duel('hand university-grant; deck gug; discard zoog ghoul').choose('ana', 'play:university-grant')
    expect([sanity(t)[0], hand(t), t.zone('deck:ana').length]).toEqual([11, 2, 1])
  })

  rule('MY-RECOMP-06', 'with nothing to shuffle nothing is paid and nothing drawn', () => {
    onTurn(sane(ending('hand gug'))).shows('ana sanity 12, hand 1 cards')
  })

  rule('MY-RECOMP-05', 'if the payment takes the last SAN the game ends', () => {
    const t = sane(ending('sanity 1; hand gug; discard zoog')).choose('ana', 'yes')
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'], winners: ['ben'] })
    expect(t.zone('discard:ana')).toEqual(['zoog'])
  })

  rule('MY-RULING-68', 'searching an empty Deck recomposes nothing', () => {
    const t = duel('hand mysterious-telegram university-grant; discard private-detective')
    t.shows('ana refused play:mysterious-telegram MY-RULING-73, offered play:university-grant …')
  })
})

describe('Voluntary Lobotomy', () => {
  const patient = `sanity 5; hand ${NINE.slice(0, 6)}; at sentinel-hill; chronicle ${NINE} ${NINE.slice(0, 5)}; deck ${TWENTY.slice(
    0,
    10,
  )}; discard ${TWENTY.slice(0, 12)}; allies private-detective; greatOldOnes bokrug`
  rule(
    'MY-LOBO-03 MY-LOBO-04 MY-LOBO-05 MY-LOBO-06 MY-LOBO-07 MY-LOBO-08',
    'MY-EX-48 1 SAN; Hand, Chronicle, Deck and discards are one Deck; thirteen cards; the place and what is in play stay',
    () => {
      const t = ending(patient).does('ana yes')
      t.shows(
        `ana sanity 4, hand 13 cards, deck 29 cards, here sentinel-hill, chronicle none, discard none,
          allies private-detective, greatOldOnes bokrug`,
      )
    },
  )

  rule('MY-LOBO-01', 'once per game', () => {
    const t = ending(patient)
      .does('ana yes, ben no')
      .untilAsk('ana', 'prompt.turn')
      .arrange(() => {}, [{ step: 'roundEnd' }])
    t.shows('ben asked prompt.lobotomy; ana lobotomized')
  })

  rule('MY-LOBO-02', 'declared after Combat, before anybody has discarded or drawn', () => {
    const t = duel(`${patient}; hand ${NINE}`, {}, { from: [{ step: 'combat' }] }).untilAsk('ana', 'prompt.lobotomy', {
      'prompt.defend': 'done',
    })
    t.shows('table phase end; ana hand 9 cards, discard 12 cards')
  })

  rule('MY-LOBO-09', 'if it takes the last SAN the game ends before anything is shuffled', () => {
    const t = ending(`${patient}; sanity 1`).choose('ana', 'yes')
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'] })
    expect([hand(t), t.zone('chronicle:ana').length]).toEqual([6, 14])
  })

  rule('MY-RULING-43', 'who had it skips discards, recomposition and drawing; a crossed Location or a journey stays as it is', () => {
    const t = ending(`${patient}; at sentinel-hill crossed`, `hand ${NINE}; discard zoog; deck ${TWENTY}`)
    t.does('ana yes, ben no', 'ben asked prompt.trim').choose('ben', NINE.slice(0, 3)).shows('ben asked prompt.recompose')
    t.does('ben no', 'ana asked prompt.turn, hand 13 cards; ben hand 13 cards; sentinel-hill crossed')
    ending(`${patient}; at tramp-steamer`).does('ana yes', 'ana here tramp-steamer')
    // Whatever takes a card from the new Hand meanwhile: it is neither shuffled in again nor replaced.
    const robbed = ending(patient)
      .does('ana yes')
      .arrange((w, table) => w.put(defined(table.inZone('hand:ana')[0]), 'discard:ana'))
    robbed.does('ben no', 'ana asked prompt.turn, hand 12 cards, discard 1 cards')
  })
})
