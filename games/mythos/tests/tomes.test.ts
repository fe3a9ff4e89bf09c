import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { duel } from './duel.ts'
import { type Said, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

const under = (t: Table, bearer: string): string[] => t.zone(`under:${t.piece(bearer)}`)
const library = (more: Said): Table => duel({ at: 'miskatonic-library', ...someone(more) })

tellDuels(`
# playing Tomes
  MY-TOME-01: only at a TOME Location
    at marsh-refinery; hand book-of-dzyan => ana refused only play:book-of-dzyan MY-TOME-01
    at miskatonic-library; hand book-of-dzyan => ana offered play:book-of-dzyan pass
  MY-TOME-02: only if the Investigator or an Ally reads its language
    at miskatonic-library; hand regnum-congo => ana refused play:regnum-congo MY-TOME-02
    at miskatonic-library; hand regnum-congo; <is allies> <medical-student prof-warren-rice> => ana not refused play:regnum-congo
    at miskatonic-library; hand regnum-congo | allies prof-warren-rice => ana offered pass
  MY-TOME-03: MY-EX-23 all its languages, between the Investigator and the Allies
    at miskatonic-library; hand turba-philosophorum; is medical-student => ana refused play:turba-philosophorum MY-TOME-03
    at miskatonic-library; hand turba-philosophorum; is private-eye; allies harley-warren
      => ana refused play:turba-philosophorum MY-TOME-03
    at miskatonic-library; hand turba-philosophorum; is medical-student; allies harley-warren => ana not refused play:turba-philosophorum
    at miskatonic-library; hand turba-philosophorum; is private-eye; allies harley-warren prof-warren-rice
      => ana not refused play:turba-philosophorum
  MY-TOME-04: for its SAN
    at miskatonic-library; hand necronomicon-dee-fragment -> ana play:necronomicon-dee-fragment => ana sanity 10; ben sanity 10
    at miskatonic-library; hand necronomicon-dee-fragment; sanity 1 => ana refused play:necronomicon-dee-fragment MY-SAN-08
  MY-TOME-05: face up in a place of its own
    at miskatonic-library; hand book-of-dzyan -> ana play:book-of-dzyan => ana tomes book-of-dzyan; book-of-dzyan up
# Spells under a Tome
  MY-TOME-07 MY-TOME-09: MY-EX-24 any that fit may come along with the Tome, for its SAN alone
    at miskatonic-library; hand necronomicon-dee-fragment voorish-sign open-the-way raise-the-fog -> ana study:necronomicon-dee-fragment
      => ana asked prompt.spells-along: voorish-sign open-the-way -> ana voorish-sign+open-the-way => ana sanity 10, hand raise-the-fog;
      ben sanity 10; necronomicon-dee-fragment under voorish-sign open-the-way; table asks ben
  MY-TOME-08: others later, one each turn
    at sentinel-hill; tomes al-azif; hand voorish-sign open-the-way -> ana play:voorish-sign => al-azif under voorish-sign; table asks ben
      -> ben pass, ana play:open-the-way => al-azif under voorish-sign open-the-way
  MY-TOME-09: only where the icons match
    at miskatonic-library; tomes johansens-narrative; hand raise-the-fog => ana offered play:raise-the-fog …
    at miskatonic-library; tomes book-of-dzyan; hand raise-the-fog => ana not offered play:raise-the-fog
  MY-TOME-10: MY-EX-23 the translator lost, Tome and Spells remain
    at miskatonic-library; allies harley-warren; tomes al-azif+dream-sending; hand voorish-sign -> put harley-warren chronicle:ana
      => ana offered play:voorish-sign cast:dream-sending pass -> ana cast:dream-sending => ana sanity 11; ben sanity 8
  MY-TOME-11 MY-TOME-12: once there a Spell goes neither back to the Hand nor to another bearer
    at miskatonic-library; tomes al-azif+dream-sending angells-cult-papers; allies walter-gilman; artifacts brain-cylinder;
      hand notes-re-read; chronicle ghoul deep-one => ana offered play:notes-re-read cast:dream-sending pass -> ana play:notes-re-read
      => ana asked prompt.recover: ghoul deep-one -> ana ghoul, nextRound => al-azif under dream-sending
  MY-TOME-13: casting needs neither the TOME Location nor the language
    at sentinel-hill; tomes al-azif+dream-sending => ana offered cast:dream-sending pass
# support
  MY-TOME-14: MY-EX-35 the R’lyehian Tablets add their value while a DEEP ONE or STAR-SPAWN is in the Threat
    tomes <rlyehian-tablets al-azif>; threat deep-one: ben @ assigned -> fought => ana sanity 12; ben sanity <5 8>
    tomes rlyehian-tablets; threat ghoul: ben @ assigned -> fought => ana sanity 12; ben sanity 8
    tomes rlyehian-tablets; threat deep-one: ben | threat shantak: ana @ assigned -> fought => ana sanity 12; ben sanity 9
  MY-RULING-41 MY-COMBAT-03: once, in a pair with such a Monster, chosen by its owner after the Reveal
    tomes rlyehian-tablets; threat deep-one: ben, star-spawn-of-rlyeh: eva | - | - @ assigned -> until ana support | casting decline
      => ana offered ben eva; deep-one up -> ana <ben eva>, fought => ana sanity 12; ben sanity <5 8>; eva sanity <4 1>
    (In combat order, like everything else: Eva has the least SAN.)
    tomes rlyehian-tablets; threat deep-one star-spawn-of-rlyeh | - | tomes rlyehian-tablets; sanity 4; threat deep-one deep-one @ combat
      -> eva ana > ben, ana ben > eva => eva asked prompt.support -> eva ben => ana asked prompt.support
    (Against Eva there is only a Ghoul: nothing to choose.)
    tomes rlyehian-tablets; threat deep-one: ben, ghoul: eva | - | - @ assigned -> fought => ana sanity 12; ben sanity 5; eva sanity 8
  MY-RULING-41 MY-RULING-67: a Monster removed from the battle is none to lend it to
    tomes rlyehian-tablets; threat deep-one: ben, ghoul: ben @ assigned; marks deep-one: removed -> fought => ana sanity 12; ben sanity 8
    tomes rlyehian-tablets; threat deep-one: ben, ghoul: ben @ assigned -> fought => ana sanity 12; ben sanity 3
    (Of two such opponents, the one whom it no longer faces is not offered.)
    tomes rlyehian-tablets; threat deep-one: ben, star-spawn-of-rlyeh: eva | - | - @ assigned; marks deep-one: removed -> fought
      => ana sanity 12; ben sanity 10; eva sanity 1
  MY-TOME-14: face down it supports nothing
    (Something to decline, so that the table waits while the Tome is turned.)
    tomes rlyehian-tablets; artifacts clay-bas-relief; deck ghoul; threat deep-one: ben @ assigned -> turn rlyehian-tablets back, fought
      => ana sanity 12; ben sanity 8
    tomes rlyehian-tablets; artifacts clay-bas-relief; deck ghoul; threat deep-one: ben @ assigned -> fought => ana sanity 12;
      ben sanity 5
`)

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
})
