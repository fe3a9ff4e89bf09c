import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { greatOldOnes } from '../content/greatOldOnes.ts'
import { meetsNeeds } from '../rules/greatOldOnes.ts'
import { assigned, duel, fought, number, sanity, worth } from './duel.ts'
import { pause, type Said, type Someone, someone } from './position.ts'
import { tellDuels } from './told.ts'

/** Father Dagon wants a WATERSIDE Location and a HYBRID Ally or the Tiara. */
const reef: Someone = { sanity: 9, at: 'devil-reef', allies: ['barnabas-marsh'], hand: ['father-dagon'] }
const DAGON = 'play:father-dagon'
const limits = (t: ReturnType<typeof duel>) => ['ana', 'ben'].map((who) => number(t, 'handMax', { who }))

tellDuels(`
# calling them
  MY-GOO-01: Great Old Ones and Outer Gods by the same rules
    (Dagon is one, Nyarlathotep an Outer God: same needs, same place, same two Rounds.)
    sanity 9; at devil-reef; allies barnabas-marsh; hand father-dagon -> ana play:father-dagon => ana greatOldOnes father-dagon;
      devil-reef inverted -> nextRound, nextRound => ana chronicle father-dagon
    at devil-reef; allies harley-warren; hand nyarlathotep -> ana play:nyarlathotep => ana greatOldOnes nyarlathotep; devil-reef inverted
      -> nextRound, nextRound => ana chronicle nyarlathotep
  MY-GOO-04 MY-RULING-21: through an unused Gate, which is used up by it
    sanity 9; at kingsport-harbour; allies barnabas-marsh; hand father-dagon => ana refused play:father-dagon MY-MON-02
    sanity 9; at devil-reef inverted; allies barnabas-marsh; hand father-dagon => ana refused play:father-dagon MY-GATE-02
    sanity 9; at devil-reef crossed; allies barnabas-marsh; hand father-dagon => ana refused play:father-dagon MY-GATE-09 MY-GOO-03
    sanity 9; at devil-reef; allies barnabas-marsh; hand father-dagon ghoul -> ana play:father-dagon => table asks ben -> ben pass
      => ana refused only threat:ghoul MY-GATE-02
    (The Gate goes first: Yog-Sothoth, who spares Gates, does not spare his own.)
    at devil-reef; tomes al-azif+elder-sign; hand yog-sothoth -> ana play:yog-sothoth => devil-reef inverted
  MY-GOO-05: MY-EX-44 face up beside the Threat
    sanity 9; at devil-reef; allies barnabas-marsh; hand father-dagon -> ana play:father-dagon == ana sanity 9→8; devil-reef inverted;
      father-dagon hand:ana→greatOldOnes:ana => ana threat none; father-dagon up, seen-by-ben
  MY-GOO-06: one each Round
    sanity 20; at devil-reef; allies barnabas-marsh; hand father-dagon great-cthulhu walpurgis-eve -> ana play:father-dagon, ben pass,
      ana play:walpurgis-eve, begin turn ana => ana refused play:great-cthulhu MY-GOO-06 -> nextRound => ana offered play:great-cthulhu …
  MY-GOO-07: each player one in the same Round
    sanity 9; at devil-reef; allies barnabas-marsh; hand father-dagon | sanity 9; at devil-reef; allies barnabas-marsh; hand father-dagon
      -> ana play:father-dagon, ben play:father-dagon => ben greatOldOnes father-dagon; ana greatOldOnes father-dagon
  MY-GOO-14: not without the SAN it costs
    sanity 3; at devil-reef; allies barnabas-marsh; hand great-cthulhu => ana refused play:great-cthulhu MY-SAN-08
    sanity 4; at devil-reef; allies barnabas-marsh; hand great-cthulhu -> ana play:great-cthulhu => over; ana greatOldOnes none
# while they are there
  MY-GOO-08: from this moment, on everybody, the owner too
    at devil-reef; allies harley-warren; hand nyarlathotep | - | - => ana handMax 6; ben handMax 6; eva handMax 6 -> ana play:nyarlathotep
      => ana handMax 4; ben handMax 4; eva handMax 4
    sanity 9; at devil-reef; allies barnabas-marsh; hand father-dagon | hand tramp-steamer -> ana play:father-dagon => ben offered pass
  MY-GOO-09 MY-GOO-10 MY-GOO-11 MY-GOO-12 MY-GOO-13 MY-RULING-12: MY-EX-44 for two Rounds: inverted after the first Combat,
    buried after the second
    at devil-reef; allies harley-warren; hand nyarlathotep; threat ghoul -> ana play:nyarlathotep => ana greatOldOnes 1 cards, handMax 4;
      nyarlathotep not inverted; ben handMax 4 -> nextRound => ana chronicle ghoul, greatOldOnes 1 cards, handMax 4;
      nyarlathotep inverted; ben handMax 4 -> nextRound => ana chronicle ghoul nyarlathotep, greatOldOnes none, handMax 6;
      nyarlathotep not inverted; ben handMax 6
  MY-GOO-12 MY-RULING-78: in both Rounds also at their end: what is done then, and the limits of the Hand
    at ponape; artifacts clay-bas-relief; hand bokrug | at widener-library -> ana play:bokrug, nextRound, nextRound, nextRound
      => ana chronicle bokrug, sanity 10; ben sanity 6
    greatOldOnes nyarlathotep | hand zoog zoog zoog zoog zoog zoog zoog @ marks nyarlathotep: inverted -> ana pass, ben pass,
      until ben trim | lobotomy no | trim none => ana greatOldOnes nyarlathotep; table limits 2 4 -> ben zoog#1+zoog#2+zoog#3
      => ana greatOldOnes none, chronicle nyarlathotep
  MY-GOO-16 MY-RULING-12: turning cards up at the end of the Round leaves it, and a spent Gate, inverted
    at devil-reef inverted; greatOldOnes father-dagon; tomes al-azif+dream-sending -> ana cast:dream-sending, nextRound
      => father-dagon#1 inverted; devil-reef inverted; dream-sending up
  MY-GOO-15: although the two cards leave play
    at devil-reef; allies harley-warren; hand nyarlathotep | tomes al-azif+withering-word -> ana play:nyarlathotep,
      ben cast:withering-word => ana allies none, greatOldOnes nyarlathotep, handMax 4; ben handMax 4
`)

describe('calling them', () => {
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
})

describe('while they are there', () => {
  rule('MY-GOO-10', 'after the other Monsters are buried', () => {
    const t = duel('greatOldOnes father-dagon; threat ghoul').choose('ana', 'pass').choose('ben', 'pass')
    const order = t.told('ben').map(({ key }) => key)
    expect(order.indexOf('log.buried')).toBeGreaterThan(-1)
    expect(order.indexOf('log.great-old-one-stays')).toBeGreaterThan(order.lastIndexOf('log.buried'))
  })
})
