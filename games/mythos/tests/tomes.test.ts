import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { assigned, combat, duel, fought, nextRound, sanity, trio } from './duel.ts'
import { type Said, type Someone, someone, type Table } from './position.ts'

const under = (t: Table, bearer: string): string[] => t.zone(`under:${t.piece(bearer)}`)
const library = (more: Said): Table => duel({ at: 'miskatonic-library', ...someone(more) })
const refusal = (more: Said, tome: string): readonly string[] =>
  library({ hand: [tome], ...someone(more) }).refused('ana')[`play:${tome}`] ?? []

describe('playing Tomes', () => {
  rule('MY-TOME-01', 'only at a TOME Location', () => {
    const at = (place: string) => duel(`at ${place}; hand book-of-dzyan`)
    expect(at('marsh-refinery').refused('ana')).toEqual({ 'play:book-of-dzyan': ['MY-TOME-01'] })
    expect(at('miskatonic-library').offered('ana')).toEqual(['play:book-of-dzyan', 'pass'])
  })

  rule('MY-TOME-02', 'only if the Investigator or an Ally reads its language', () => {
    expect(refusal({}, 'regnum-congo')).toEqual(['MY-TOME-02'])
    expect(refusal('is medical-student', 'regnum-congo')).toEqual([])
    expect(refusal('allies prof-warren-rice', 'regnum-congo')).toEqual([])
    expect(duel('at miskatonic-library; hand regnum-congo', 'allies prof-warren-rice').offered('ana')).toEqual(['pass'])
  })

  rule('MY-TOME-03', 'MY-EX-23 all its languages, between the Investigator and the Allies', () => {
    const turba = (is: string, allies: string[]) => refusal({ is, allies }, 'turba-philosophorum')
    expect(turba('medical-student', [])).toEqual(['MY-TOME-03'])
    expect(turba('private-eye', ['harley-warren'])).toEqual(['MY-TOME-03'])
    expect(turba('medical-student', ['harley-warren'])).toEqual([])
    expect(turba('private-eye', ['harley-warren', 'prof-warren-rice'])).toEqual([])
  })

  rule('MY-TOME-04', 'for its SAN', () => {
    library('hand necronomicon-dee-fragment').does('ana play:necronomicon-dee-fragment', 'ana sanity 10; ben sanity 10')
    expect(refusal('sanity 1', 'necronomicon-dee-fragment')).toEqual(['MY-SAN-08'])
  })

  rule('MY-TOME-05', 'face up in a place of its own', () => {
    library('hand book-of-dzyan').does('ana play:book-of-dzyan', 'ana tomes book-of-dzyan; book-of-dzyan up')
  })
})

describe('Spells under a Tome', () => {
  rule('MY-TOME-06', 'at most as many as its value', () => {
    const full = library('tomes necronomicon-dee-fragment+elder-sign+voorish-sign; hand open-the-way')
    expect(full.refused('ana')['play:open-the-way']).toEqual(['MY-SPELL-01'])
    const room = library('tomes necronomicon-dee-fragment+elder-sign; hand open-the-way').does('ana play:open-the-way')
    expect(under(room, 'necronomicon-dee-fragment')).toEqual(['elder-sign', 'open-the-way'])
    const three = ['elder-sign', 'voorish-sign', 'open-the-way']
    const t = library(`hand necronomicon-dee-fragment ${three}`).choose('ana', 'study:necronomicon-dee-fragment')
    expect(() => t.choose('ana', three)).toThrow(/wrong-count/)
  })

  rule('MY-TOME-07 MY-TOME-09', 'MY-EX-24 any that fit may come along with the Tome, for its SAN alone', () => {
    const t = library('hand necronomicon-dee-fragment voorish-sign open-the-way raise-the-fog')
    t.does('ana study:necronomicon-dee-fragment', 'ana asked prompt.spells-along: voorish-sign open-the-way')
    t.does('ana voorish-sign+open-the-way', 'ana sanity 10; ben sanity 10; ana hand raise-the-fog')
    expect(under(t, 'necronomicon-dee-fragment')).toEqual(['voorish-sign', 'open-the-way'])
    expect(t.table.asked()).toEqual(['ben'])
  })

  rule('MY-TOME-08', 'others later, one each turn', () => {
    const t = duel('at sentinel-hill; tomes al-azif; hand voorish-sign open-the-way').choose('ana', 'play:voorish-sign')
    expect([under(t, 'al-azif'), t.table.asked()]).toEqual([['voorish-sign'], ['ben']])
    t.choose('ben', 'pass').choose('ana', 'play:open-the-way')
    expect(under(t, 'al-azif')).toEqual(['voorish-sign', 'open-the-way'])
  })

  rule('MY-TOME-09', 'only where the icons match', () => {
    const fits = (tome: string, spell: string) =>
      library({ tomes: [tome], hand: [spell] })
        .offered('ana')
        .includes(`play:${spell}`)
    expect([fits('johansens-narrative', 'raise-the-fog'), fits('book-of-dzyan', 'raise-the-fog')]).toEqual([true, false])
  })

  rule('MY-TOME-10', 'MY-EX-23 the translator lost, Tome and Spells remain', () => {
    const t = library('allies harley-warren; tomes al-azif+dream-sending; hand voorish-sign')
    t.arrange((w, table) => w.put(table.inZone('allies:ana'), 'chronicle:ana'))
    t.shows('ana offered play:voorish-sign cast:dream-sending pass').does('ana cast:dream-sending', 'ana sanity 11; ben sanity 8')
  })

  rule('MY-TOME-11 MY-TOME-12', 'once there a Spell goes neither back to the Hand nor to another bearer', () => {
    const t = library(
      `tomes al-azif+dream-sending angells-cult-papers; allies walter-gilman; artifacts brain-cylinder; hand notes-re-read;
        chronicle ghoul deep-one`,
    )
    t.shows('ana offered play:notes-re-read cast:dream-sending pass')
    t.does('ana play:notes-re-read', 'ana asked prompt.recover: ghoul deep-one').does('ana ghoul')
    expect(under(nextRound(t), 'al-azif')).toEqual(['dream-sending'])
  })

  rule('MY-TOME-13', 'casting needs neither the TOME Location nor the language', () => {
    expect(duel('at sentinel-hill; tomes al-azif+dream-sending').offered('ana')).toEqual(['cast:dream-sending', 'pass'])
  })
})

describe('support', () => {
  rule('MY-TOME-14', 'MY-EX-35 the R’lyehian Tablets add their value while a DEEP ONE or STAR-SPAWN is in the Threat', () => {
    const ben = (threat: Someone['threat'], tome = 'rlyehian-tablets') =>
      sanity(fought(duel({ tomes: [tome], threat } as Someone, {}, assigned)))[1]
    expect([ben({ 'deep-one': 'ben' }), ben({ 'deep-one': 'ben' }, 'al-azif'), ben({ ghoul: 'ben' })]).toEqual([10 - 2 - 3, 8, 8])
    fought(duel('tomes rlyehian-tablets; threat deep-one: ben', 'threat shantak: ana', assigned)).shows('ana sanity 12; ben sanity 9')
  })

  rule('MY-RULING-41 MY-COMBAT-03', 'once, in a pair with such a Monster, chosen by its owner after the Reveal', () => {
    const split = (against: string) => {
      const t = trio('tomes rlyehian-tablets; threat deep-one: ben, star-spawn-of-rlyeh: eva', {}, {}, assigned)
      t.untilAsk('ana', 'prompt.support', { 'prompt.casting': 'decline' }).shows('ana offered ben eva; deep-one up')
      return sanity(fought(t.choose('ana', against)))
    }
    expect([split('ben'), split('eva')]).toEqual([
      [12, 10 - 2 - 3, 10 - 6],
      [12, 10 - 2, 10 - 6 - 3],
    ])
    // In combat order, like everything else: Eva has the least SAN.
    const tablets = 'tomes rlyehian-tablets'
    const order = trio(`${tablets}; threat deep-one star-spawn-of-rlyeh`, {}, `${tablets}; sanity 4; threat deep-one deep-one`, combat)
    order.does('eva ana, eva ben, ana ben, ana eva', 'eva asked prompt.support').does('eva ben', 'ana asked prompt.support')
    // Against Eva there is only a Ghoul: nothing to choose.
    const one = trio('tomes rlyehian-tablets; threat deep-one: ben, ghoul: eva', {}, {}, assigned)
    expect(sanity(fought(one))).toEqual([12, 5, 8])
  })

  rule('MY-RULING-41 MY-RULING-67', 'a Monster removed from the battle is none to lend it to', () => {
    const ana: Someone = { tomes: ['rlyehian-tablets'], threat: { 'deep-one': 'ben', ghoul: 'ben' } }
    const gone = duel(ana, {}, { ...assigned, marks: { 'deep-one': { removed: true } } })
    expect([sanity(fought(duel(ana, {}, assigned)))[1], sanity(fought(gone))[1]]).toEqual([10 - 4 - 3, 10 - 2])
    // Of two such opponents, the one whom it no longer faces is not offered.
    const split = trio(
      { ...ana, threat: { 'deep-one': 'ben', 'star-spawn-of-rlyeh': 'eva' } },
      {},
      {},
      { ...assigned, marks: { 'deep-one': { removed: true } } },
    )
    expect(sanity(fought(split))).toEqual([12, 10, 10 - 6 - 3])
  })

  rule('MY-TOME-14', 'face down it supports nothing', () => {
    // Something to decline, so that the table waits while the Tome is turned.
    const ana = { tomes: ['rlyehian-tablets'], artifacts: ['clay-bas-relief'], deck: ['ghoul'], threat: { 'deep-one': 'ben' } }
    const down = duel(ana, {}, assigned).arrange((w, table) => w.turn(defined(table.inZone('tomes:ana')[0]), 'back'))
    expect([sanity(fought(duel(ana, {}, assigned))), sanity(fought(down))]).toEqual([
      [12, 5],
      [12, 8],
    ])
  })
})
