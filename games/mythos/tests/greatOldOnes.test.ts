import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { greatOldOnes } from '../content/greatOldOnes.ts'
import { meetsNeeds } from '../rules/greatOldOnes.ts'
import { assigned, duel, fought, isUp, nextRound, number, sanity, sees, trio, worth } from './duel.ts'
import { changes, pause, type Said, type Someone, someone, turnOf } from './position.ts'

/** Father Dagon wants a WATERSIDE Location and a HYBRID Ally or the Tiara. */
const reef: Someone = { sanity: 9, at: 'devil-reef', allies: ['barnabas-marsh'], hand: ['father-dagon'] }
const DAGON = 'play:father-dagon'
const limits = (t: ReturnType<typeof duel>) => ['ana', 'ben'].map((who) => number(t, 'handMax', { who }))

describe('calling them', () => {
  rule('MY-GOO-01', 'Great Old Ones and Outer Gods by the same rules', () => {
    // Dagon is one, Nyarlathotep an Outer God: same needs, same place, same two Rounds.
    for (const [id, ana] of [
      ['father-dagon', reef],
      ['nyarlathotep', { at: 'devil-reef', allies: ['harley-warren'] }],
    ] as const) {
      const t = duel({ ...ana, hand: [id] }).choose('ana', `play:${id}`)
      expect([t.zone('greatOldOnes:ana'), t.get(t.piece('devil-reef'), 'inverted')]).toEqual([[id], true])
      expect(nextRound(nextRound(t)).zone('chronicle:ana')).toEqual([id])
    }
  })

  rule('MY-GOO-02', 'they have no value; what they do touches every Investigator', () => {
    expect(greatOldOnes.filter((card) => 'value' in card || !card.abilities?.length)).toEqual([])
    const t = duel('greatOldOnes nyarlathotep', {}, { from: [pause] })
    expect([worth(t, 'nyarlathotep', 'ana'), limits(t)]).toEqual([0, [4, 4]])
    // It neither strikes nor absorbs.
    expect(sanity(fought(duel('greatOldOnes father-dagon', 'threat ghoul: ana', assigned)))).toEqual([10, 10])
  })

  rule(
    'MY-GOO-03 MY-RULING-22',
    'both cards in play, the player’s own, two different ones; not in the Chronicle, nor in the Threat',
    () => {
      const no = (ana: Said, ben: Said = {}) => duel({ ...reef, ...someone(ana) }, ben).refused('ana')[DAGON]
      expect(no({})).toBeUndefined()
      expect(no({ allies: [] })).toEqual(['MY-GOO-03'])
      expect(no({ allies: [], chronicle: ['barnabas-marsh'] })).toEqual(['MY-GOO-03'])
      expect(no({ allies: [], threat: ['barnabas-marsh'] })).toEqual(['MY-GOO-03'])
      expect(no({ allies: [] }, 'allies barnabas-marsh')).toEqual(['MY-GOO-03'])
      expect(no('at sentinel-hill; chronicle devil-reef')).toEqual(['MY-GOO-03'])
      expect(no({ allies: [], artifacts: ['innsmouth-tiara'] })).toBeUndefined()
      // Yog-Sothoth: a Tome and a Spell in play, which are two cards; the Tome alone is one.
      const yog = (tomes: Someone['tomes']) =>
        duel({ at: 'devil-reef', hand: ['yog-sothoth'], tomes } as Someone).refused('ana')['play:yog-sothoth']
      expect([yog([['al-azif', 'elder-sign']]), yog(['al-azif'])]).toEqual([undefined, ['MY-GOO-03']])
      // No card of the collection could meet both needs of one; if it could, it would still be but one card.
      const two = (tomes: string[]) => meetsNeeds(duel({ tomes }).table.kernel, 'ana', [{ kind: 'tome' }, { kind: 'tome' }])
      expect([two(['al-azif']), two(['al-azif', 'regnum-congo'])]).toEqual([false, true])
      // One who is only borrowed is not one’s own.
      const t = duel({ ...reef, sanity: 12, allies: [], tomes: [['al-azif', 'mind-exchange']] }, 'allies barnabas-marsh')
      t.does('ana cast:mind-exchange, ben pass', `ana allies barnabas-marsh, refused ${DAGON} MY-GOO-03`)
    },
  )

  rule(
    'MY-RULING-22',
    'in play are the upright current Location or Travel Event, Allies, Artifacts, Tomes, Spells and own lasting Events',
    () => {
      const table = `at ocean-liner; chronicle devil-reef; allies old-castro+shotgun; artifacts resonator;
        tomes al-azif+elder-sign; events nightfall: nobody; threat ghoul; greatOldOnes bokrug`
      const meets = (title: string, at: Someone['at'] = 'ocean-liner') =>
        meetsNeeds(duel(`${table}; at ${at}`, 'events insomnia: ana').table.kernel, 'ana', [{ title }, { title: 'resonator' }])
      const counted = ['ocean-liner', 'old-castro', 'al-azif', 'elder-sign', 'nightfall']
      expect(counted.filter((title) => !meets(title))).toEqual([])
      expect(['devil-reef', 'ghoul', 'bokrug', 'insomnia', 'resonator'].filter((title) => meets(title))).toEqual([])
      expect([meets('ponape', 'ponape'), meets('ponape', ['ponape', 'crossed'])]).toEqual([true, false])
    },
  )

  rule('MY-GOO-04 MY-RULING-21', 'through an unused Gate, which is used up by it', () => {
    const no = (at: Someone['at']) => duel({ ...reef, at } as Someone).refused('ana')[DAGON]
    expect(no('kingsport-harbour')).toEqual(['MY-MON-02'])
    expect(no(['devil-reef', 'inverted'])).toEqual(['MY-GATE-02'])
    expect(no(['devil-reef', 'crossed'])).toEqual(['MY-GATE-09', 'MY-GOO-03'])
    const t = duel({ ...reef, hand: ['father-dagon', 'ghoul'] })
      .choose('ana', DAGON)
      .shows('table asks ben')
    t.does('ben pass', 'ana refused only threat:ghoul MY-GATE-02')
    // The Gate goes first: Yog-Sothoth, who spares Gates, does not spare his own.
    duel('at devil-reef; tomes al-azif+elder-sign; hand yog-sothoth').does('ana play:yog-sothoth', 'devil-reef inverted')
  })

  rule('MY-GOO-05', 'MY-EX-44 face up beside the Threat', () => {
    const t = duel(reef)
    expect(changes(t, () => t.choose('ana', DAGON))).toEqual([
      'ana sanity 9→8',
      'devil-reef inverted',
      'father-dagon hand:ana→greatOldOnes:ana',
    ])
    expect([isUp(t, 'father-dagon'), sees(t, 'ben', 'father-dagon'), t.zone('threat:ana')]).toEqual([true, true, []])
  })

  rule('MY-GOO-06', 'one each Round', () => {
    const hand = ['father-dagon', 'great-cthulhu', 'walpurgis-eve']
    const t = duel({ ...reef, sanity: 20, hand })
      .choose('ana', DAGON)
      .does('ben pass, ana play:walpurgis-eve')
      .arrange(() => {}, [turnOf('ana')])
    nextRound(t.shows('ana refused play:great-cthulhu MY-GOO-06')).shows('ana offered play:great-cthulhu …')
  })

  rule('MY-GOO-07', 'each player one in the same Round', () => {
    const t = duel(reef, { ...reef, hand: ['father-dagon'] })
      .choose('ana', DAGON)
      .choose('ben', DAGON)
    t.shows('ben greatOldOnes father-dagon; ana greatOldOnes father-dagon')
  })

  rule('MY-GOO-14', 'not without the SAN it costs', () => {
    const hand = ['great-cthulhu']
    expect(duel({ ...reef, hand, sanity: 3 }).refused('ana')['play:great-cthulhu']).toEqual(['MY-SAN-08'])
    duel({ ...reef, hand, sanity: 4 }).does('ana play:great-cthulhu', 'over; ana greatOldOnes none')
  })
})

describe('while they are there', () => {
  const nyarlathotep = 'at devil-reef; allies harley-warren; hand nyarlathotep'

  rule('MY-GOO-08', 'from this moment, on everybody, the owner too', () => {
    const t = trio(nyarlathotep)
    const max = () => ['ana', 'ben', 'eva'].map((who) => number(t, 'handMax', { who }))
    expect(max()).toEqual([6, 6, 6])
    t.choose('ana', 'play:nyarlathotep')
    expect(max()).toEqual([4, 4, 4])
    duel(reef, 'hand tramp-steamer').choose('ana', DAGON).shows('ben offered pass')
  })

  rule(
    'MY-GOO-09 MY-GOO-10 MY-GOO-11 MY-GOO-12 MY-GOO-13 MY-RULING-12',
    'MY-EX-44 for two Rounds: inverted after the first Combat, buried after the second',
    () => {
      const t = duel(`${nyarlathotep}; threat ghoul`).choose('ana', 'play:nyarlathotep')
      const now = () => [t.zone('greatOldOnes:ana').length, t.get(t.piece('nyarlathotep'), 'inverted'), limits(t)]
      expect(now()).toEqual([1, false, [4, 4]])
      nextRound(t)
      expect([now(), t.zone('chronicle:ana')]).toEqual([[1, true, [4, 4]], ['ghoul']])
      nextRound(t)
      expect([now(), t.zone('chronicle:ana')]).toEqual([
        [0, false, [6, 6]],
        ['ghoul', 'nyarlathotep'],
      ])
    },
  )

  rule('MY-GOO-12 MY-RULING-78', 'in both Rounds also at their end: what is done then, and the limits of the Hand', () => {
    const t = duel('at ponape; artifacts clay-bas-relief; hand bokrug', 'at widener-library').does('ana play:bokrug')
    nextRound(nextRound(nextRound(t)))
    expect([sanity(t)[1], t.zone('chronicle:ana')]).toEqual([10 - 2 - 2, ['bokrug']])
    const seven = Array.from({ length: 7 }, () => 'zoog')
    const crowded = duel('greatOldOnes nyarlathotep', `hand ${seven}`, { marks: { nyarlathotep: { inverted: true } } })
    crowded.choose('ana', 'pass').choose('ben', 'pass').untilAsk('ben', 'prompt.trim', { 'prompt.lobotomy': 'no', 'prompt.trim': [] })
    expect([crowded.table.ask?.about.args, crowded.zone('greatOldOnes:ana')]).toEqual([{ min: 2, max: 4 }, ['nyarlathotep']])
    crowded.does('ben zoog#1+zoog#2+zoog#3', 'ana greatOldOnes none, chronicle nyarlathotep')
  })

  rule('MY-GOO-10', 'after the other Monsters are buried', () => {
    const t = duel('greatOldOnes father-dagon; threat ghoul').choose('ana', 'pass').choose('ben', 'pass')
    const order = t.told('ben').map(({ key }) => key)
    expect(order.indexOf('log.buried')).toBeGreaterThan(-1)
    expect(order.indexOf('log.great-old-one-stays')).toBeGreaterThan(order.lastIndexOf('log.buried'))
  })

  rule('MY-GOO-16 MY-RULING-12', 'turning cards up at the end of the Round leaves it, and a spent Gate, inverted', () => {
    const t = duel('at devil-reef inverted; greatOldOnes father-dagon; tomes al-azif+dream-sending')
    nextRound(t.choose('ana', 'cast:dream-sending'))
    const { kernel } = t.table
    t.shows('father-dagon#1 inverted; devil-reef inverted')
    expect(kernel.up(t.piece('dream-sending'))).toEqual('front')
  })

  rule('MY-GOO-15', 'although the two cards leave play', () => {
    const t = duel(nyarlathotep, 'tomes al-azif+withering-word').does('ana play:nyarlathotep, ben cast:withering-word')
    expect([t.zone('allies:ana'), t.zone('greatOldOnes:ana'), limits(t)]).toEqual([[], ['nyarlathotep'], [4, 4]])
  })
})
