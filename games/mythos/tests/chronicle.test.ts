import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { dimensionAt, has, regionAt } from '../rules/place.ts'
import { QUIET, table } from './duel.ts'
import { changes, position, type Said, someone, type Table } from './position.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const buried = (t: Table, gestures: (t: Table) => unknown): string[] =>
  changes(t, gestures).flatMap((one) => /^(\S+) \S+→chronicle:(\w+)$/.exec(one)?.slice(1, 3).join(' ') ?? [])

describe('the record of a journey', () => {
  rule('MY-CHRON-01 MY-CHRON-02 MY-CHRON-04', 'each Location is laid on the one before; the top one is current', () => {
    const t = table('at miskatonic-library; chronicle sentinel-hill ghoul; hand christchurch-cemetery')
    t.does('ana play:christchurch-cemetery', 'ana here christchurch-cemetery, chronicle miskatonic-library sentinel-hill ghoul')
    for (const seat of ['ana', 'ben'])
      expect(t.table.view(seat).zones['chronicle:ana']?.pieces.map(({ faces }) => faces.front)).toEqual([
        'location:miskatonic-library',
        'location:sentinel-hill',
        'monster:ghoul',
      ])
  })

  rule('MY-CHRON-01', 'it holds the places visited and all that was buried, face up for everybody, however it lay before', () => {
    // A Combat: Monsters from a face-down Threat, an Ally with a cast Spell; then an Event, and a Great Old One, and a walk.
    const t = position({
      seats: {
        ana: `sanity 15; at miskatonic-library; hand rest-cure sentinel-hill; allies walter-gilman+dream-sending; threat ghoul;
          greatOldOnes bokrug`,
        ben: 'sanity 14; hand rest-cure rest-cure',
      },
      marks: { bokrug: { inverted: true } },
    })
    t.does('ana play:rest-cure, ben play:rest-cure, ana cast:dream-sending, ben play:rest-cure, ana play:sentinel-hill, ben pass, ana pass')
    t.untilAsk('ana', 'prompt.turn', { 'prompt.defend': 'done', 'prompt.lobotomy': 'no', 'prompt.trim': [], 'prompt.turn': 'pass' })
    const lies = (seat: string) => t.table.view(seat).zones['chronicle:ana']?.pieces.map(({ up, faces }) => `${up} ${faces.front}`)
    const buried = ['event:rest-cure', 'spell:dream-sending', 'monster:ghoul', 'greatOldOne:bokrug'].map((card) => `front ${card}`)
    for (const seat of ['ana', 'ben']) expect(lies(seat)).toEqual(['front location:miskatonic-library', ...buried])
  })

  rule('MY-CHRON-03', 'a Travel Event is laid there too', () => {
    const t = table('at miskatonic-library; hand tramp-steamer').choose('ana', 'play:tramp-steamer')
    expect([t.zone('here:ana'), t.zone('chronicle:ana')]).toEqual([['tramp-steamer'], ['miskatonic-library']])
    const on = table('at tramp-steamer; chronicle miskatonic-library; hand ponape').choose('ana', 'play:ponape')
    expect([on.zone('here:ana'), on.zone('chronicle:ana')]).toEqual([['ponape'], ['tramp-steamer', 'miskatonic-library']])
  })

  rule('MY-CHRON-16', 'when a story is told, everybody can read the Chronicle from its beginning', () => {
    const t = table(
      `at devil-reef; chronicle innsmouth-wharves innsmouth-bus marsh-refinery deep-one deep-one; allies zadok-allen;
        hand shadows-over-the-reef`,
    )
    t.does('ana play:shadows-over-the-reef', 'over')
    // No more than a record: the same cards in the same order.
    const read = t.table.view('ben').zones['chronicle:ana']?.pieces.map(({ faces }) => faces.front?.split(':')[1])
    expect(read).toEqual(['innsmouth-wharves', 'innsmouth-bus', 'marsh-refinery', 'deep-one', 'deep-one'])
  })
})

describe('what is buried', () => {
  rule('MY-CHRON-05 MY-CHRON-08', 'Allies lost in Combat, and all Monsters after it', () => {
    const t = table('threat ghoul', 'allies earl-sawyer', { from: [{ step: 'combat' }] }).shows('ben asked prompt.defend')
    expect(buried(t, () => t.choose('ben', 'defend:ana:earl-sawyer').untilAsk('ana', 'prompt.lobotomy', QUIET))).toEqual([
      'earl-sawyer ben',
      'ghoul ana',
    ])
  })

  rule('MY-CHRON-06', 'Events that have ended: at once, by another card, or with the Round', () => {
    const t = table(
      'at miskatonic-library; deck zoog; hand university-grant rational-explanation; events nightfall: nobody, full-moon: nobody',
    )
    expect(buried(t, () => t.choose('ana', 'play:university-grant'))).toEqual(['university-grant ana'])
    t.choose('ben', 'pass')
    expect(buried(t, () => t.choose('ana', 'play:rational-explanation').choose('ana', 'nightfall'))).toEqual([
      'nightfall ana',
      'rational-explanation ana',
    ])
    expect(buried(t, () => t.choose('ben', 'pass').untilAsk('ana', 'prompt.turn', QUIET))).toEqual(['full-moon ana'])
  })

  rule('MY-CHRON-07', 'Artifacts that are lost: the Mi-Go’s prey, the stick of dynamite that went off', () => {
    const robbed = table('threat mi-go', 'artifacts jade-amulet', { from: [{ step: 'combat' }] })
    // Nobody is asked anything before it has happened.
    expect(robbed.zone('chronicle:ben')).toEqual(['jade-amulet'])
    const blown = table({}, 'allies earl-sawyer+bundle-of-dynamite', { from: [{ step: 'combat' }] })
    expect(buried(blown, (t: Table) => t.choose('ben', 'defend:ana:earl-sawyer'))).toEqual(['bundle-of-dynamite ben'])
  })

  rule('MY-CHRON-12 MY-RULING-35', 'a card that leaves without a word where to is buried', () => {
    // «End the Event»: no destination is named.
    const t = table('hand daybreak', 'events nightfall: nobody')
    expect(buried(t, () => t.choose('ana', 'play:daybreak'))).toEqual(['nightfall ben'])
    // «Is removed»: an Ally that absorbed, its Weapon with it.
    const fight = table('threat ghoul', 'allies earl-sawyer+shotgun', { from: [{ step: 'combat' }] })
    expect(buried(fight, () => fight.choose('ben', 'defend:ana:earl-sawyer'))).toEqual(['earl-sawyer ben', 'ghoul ana', 'shotgun ben'])
    expect(fight.zone('discard:ben')).toEqual([])
  })
})

describe('what a buried card is', () => {
  rule('MY-CHRON-09', 'not in play: it gives nothing and bars nothing', () => {
    const priceWith = (ana: Said) => {
      const t = table({ at: 'innsmouth-wharves', hand: ['barnabas-marsh'], ...someone(ana) })
      return t.table.kernel.number('price', { who: 'ana', card: t.piece('barnabas-marsh') })
    }
    expect([priceWith('artifacts idol-of-cthulhu'), priceWith('chronicle idol-of-cthulhu')]).toEqual([0, 1])
  })

  const reef = { at: 'devil-reef', allies: ['zadok-allen'], hand: ['shadows-over-the-reef'] }
  rule('MY-CHRON-10', 'for a story it counts as if it were in play', () => {
    const seen = ['innsmouth-wharves', 'marsh-refinery', 'deep-one', 'deep-one']
    expect(table({ ...reef, chronicle: seen }).offered('ana')).toContain('play:shadows-over-the-reef')
    expect(table({ ...reef, allies: [], chronicle: [...seen, 'zadok-allen'] }).offered('ana')).toContain('play:shadows-over-the-reef')
  })

  rule('MY-CHRON-11', 'a discarded card lies on the Discard Pile and counts for none', () => {
    const t = table({ ...reef, chronicle: ['innsmouth-wharves', 'marsh-refinery', 'deep-one'], discard: ['deep-one'] })
    expect(t.refused('ana')).toEqual({ 'play:shadows-over-the-reef': ['MY-ADV-21'] })
    const robbed = table('hand confiscated-luggage', 'artifacts jade-amulet').choose('ana', 'play:confiscated-luggage')
    expect([robbed.zone('discard:ben'), robbed.zone('chronicle:ben')]).toEqual([['jade-amulet'], []])
  })
})

describe('coming back', () => {
  rule('MY-CHRON-13 MY-CHRON-14 MY-CHRON-15', 'MY-EX-21: Sentinel Hill comes to the top, upright, its Gate as new, at no SAN', () => {
    const t = table(
      'sanity 9; at miskatonic-library; chronicle ponape sentinel-hill ghoul; hand retraced-steps mi-go',
      {},
      { marks: { 'sentinel-hill': { inverted: true } } },
    )
    expect(
      changes(t, () =>
        t
          .choose('ana', 'play:retraced-steps')
          .expectAsk('ana', 'prompt.retrace', ['ponape', 'sentinel-hill'])
          .choose('ana', 'sentinel-hill'),
      ),
    ).toEqual([
      'miskatonic-library here:ana→chronicle:ana',
      'retraced-steps hand:ana→chronicle:ana',
      'sentinel-hill chronicle:ana→here:ana',
      'sentinel-hill not inverted',
    ])
    expect(t.choose('ben', 'pass').offered('ana')).toContain('threat:mi-go')
  })
})

describe('losing the current Location', () => {
  rule('MY-RULING-44', 'burying the only one has no effect', () => {
    const t = table('hand sunken-road', 'at sentinel-hill inverted; chronicle ghoul').choose('ana', 'play:sunken-road')
    expect([t.zone('here:ben'), t.zone('chronicle:ben')]).toEqual([['sentinel-hill'], ['ghoul']])
    // Its Gate is not made new by it.
    expect(t.get(t.piece('sentinel-hill'), 'inverted')).toBe(true)
  })

  rule('MY-RULING-44', 'buried or discarded, the topmost Location or journey beneath is current again, as it lay, at no SAN', () => {
    const two = 'at ponape; chronicle ghoul sentinel-hill miskatonic-library; sanity 9'
    const marks = { 'sentinel-hill': { inverted: true } }
    const t = table('hand sunken-road', two, { marks })
    expect(changes(t, () => t.choose('ana', 'play:sunken-road'))).toEqual([
      'ponape here:ben→chronicle:ben',
      'sentinel-hill chronicle:ben→here:ben',
      'sunken-road hand:ana→chronicle:ana',
    ])
    t.shows('ben chronicle ghoul miskatonic-library ponape; sentinel-hill inverted')
    const afloat = table('hand landslide', 'at ponape; chronicle tramp-steamer miskatonic-library').choose('ana', 'play:landslide')
    expect([afloat.zone('here:ben'), afloat.zone('discard:ben')]).toEqual([['tramp-steamer'], ['ponape']])
  })

  rule('MY-RULING-44', 'discarding the only one puts one back to the start: outdoors, by day, in the Region one was in', () => {
    const hand = ['sentinel-hill', 'british-museum', 'express-train']
    const t = table('hand landslide', `at paris-catacombs; hand ${hand}`).choose('ana', 'play:landslide')
    expect([t.zone('here:ben'), t.zone('discard:ben')]).toEqual([[], ['paris-catacombs']])
    const { kernel } = t.table
    expect((['day', 'night', 'indoors', 'outdoors', 'city'] as const).filter((tag) => has(kernel, 'ben', tag))).toEqual(['day', 'outdoors'])
    expect(regionAt(kernel, 'ben')).toBe('europe')
    // As at the start any Location will do; a train goes where trains of that Region go.
    expect(t.offered('ben')).toEqual([...hand.map((card) => `play:${card}`), 'pass'])
    t.choose('ben', 'play:express-train').expectAsk('ben', 'prompt.destination', ['british-museum', 'stay'])
    // A dimension is not left by losing one's place either.
    const lost = table('hand landslide', 'at celephais').choose('ana', 'play:landslide')
    expect(dimensionAt(lost.table.kernel, 'ben')).toBe('dreamlands')
  })
})
