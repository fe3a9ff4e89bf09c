import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { assigned, casting, duel, fought, heard, nextRound, sanity, sees, worth } from './duel.ts'
import { changes, type Said, type Someone, someone } from './position.ts'

const marsh = (at: Someone['at'], more: Said = {}) => duel({ at, hand: ['barnabas-marsh'], ...someone(more) } as Someone)
const controlled = (spell: string, cultist: string): boolean => {
  const t = duel(`tomes al-azif+${spell}`, `threat ${cultist}: ana`, casting).choose('ana', `cast:${spell}`)
  return t.zone('threat:ana').includes(cultist)
}

describe('as Ally or as Monster', () => {
  rule('MY-CULT-01', 'the player chooses when playing it; other Allies are never Monsters', () => {
    const t = marsh('innsmouth-wharves', 'hand barnabas-marsh zadok-allen')
    t.expectAsk('ana', 'prompt.turn', ['play:barnabas-marsh', 'threat:barnabas-marsh', 'play:zadok-allen', 'pass'])
    expect(t.choose('ana', 'play:barnabas-marsh').zone('allies:ana')).toEqual(['barnabas-marsh'])
    expect(marsh('innsmouth-wharves').choose('ana', 'threat:barnabas-marsh').zone('threat:ana')).toEqual(['barnabas-marsh'])
  })

  rule('MY-CULT-02', 'as an Ally only where he is found', () => {
    marsh('sentinel-hill').shows('ana offered threat:barnabas-marsh pass, refused only play:barnabas-marsh MY-ALLY-02')
  })

  rule('MY-CULT-03', 'as a Monster only through an unused Gate, which it uses', () => {
    expect(marsh(['innsmouth-wharves', 'inverted']).refused('ana')).toEqual({ 'threat:barnabas-marsh': ['MY-GATE-02'] })
    expect(marsh('marsh-refinery').refused('ana')).toEqual({ 'threat:barnabas-marsh': ['MY-MON-02'] })
    const t = marsh('innsmouth-wharves')
    expect(changes(t, () => t.choose('ana', 'threat:barnabas-marsh'))).toContain('innsmouth-wharves inverted')
    const ally = marsh('innsmouth-wharves')
    expect(changes(ally, () => ally.choose('ana', 'play:barnabas-marsh'))).not.toContain('innsmouth-wharves inverted')
  })

  rule('MY-CULT-04', 'MY-EX-55 his SAN is paid either way', () => {
    for (const way of ['play', 'threat'])
      expect(sanity(marsh('innsmouth-wharves').choose('ana', `${way}:barnabas-marsh`))).toEqual([11, 10])
    const broke = marsh('innsmouth-wharves', 'sanity 1; hand wilbur-whateley').refused('ana')
    expect([broke['play:wilbur-whateley'], broke['threat:wilbur-whateley']]).toEqual([['MY-SAN-08', 'MY-ALLY-02'], ['MY-SAN-08']])
  })

  rule('MY-CULT-06', 'what he has become he stays', () => {
    const t = marsh('innsmouth-wharves', { hand: [], allies: ['barnabas-marsh'], threat: ['joe-sargent'] })
    nextRound(t.shows('ana offered pass, refused nothing')).shows('ana allies barnabas-marsh, chronicle joe-sargent')
  })

  rule('MY-RULING-69', 'one in the Threat neither blocks nor is blocked by the same Title as an Ally', () => {
    const keys = ['play:barnabas-marsh', 'threat:barnabas-marsh', 'pass']
    expect(marsh('innsmouth-wharves', 'threat barnabas-marsh').offered('ana')).toEqual(keys)
    const beside = marsh('innsmouth-wharves', 'allies barnabas-marsh')
    expect([beside.offered('ana'), beside.refused('ana')]).toEqual([keys.slice(1), { 'play:barnabas-marsh': ['MY-COPY-01'] }])
  })
})

describe('in the Threat', () => {
  rule('MY-CULT-05 MY-RULING-26', 'a LESSER INDEPENDENT unless the card gives another class', () => {
    expect([controlled('dominion-over-lesser-races', 'barnabas-marsh'), controlled('raise-the-dead', 'barnabas-marsh')]).toEqual([
      true,
      false,
    ])
    expect([controlled('dominion-over-lesser-races', 'baron-ferenczy'), controlled('raise-the-dead', 'baron-ferenczy')]).toEqual([
      false,
      true,
    ])
    const t = duel('greatOldOnes shub-niggurath; threat barnabas-marsh baron-ferenczy')
    expect([worth(t, 'barnabas-marsh', 'ana'), worth(t, 'baron-ferenczy', 'ana')]).toEqual([3, 4])
  })

  rule('MY-RULING-26', 'who joins with a Magic Weapon has no class, cannot be controlled, and is hit by what hits the Threat', () => {
    const joined = (ally: string, ana: Said, answers: string[]) => {
      const t = duel(ana, `allies ${ally}+rune-graven-dagger`, { from: [{ step: 'combat' }] }).does(`ben join:ana:${ally}`)
      for (const answer of answers) t.choose('ana', answer)
      return t
    }
    const call = 'tomes al-azif+dominion-over-lesser-races'
    joined('earl-sawyer', call, ['cast:dominion-over-lesser-races']).shows('ben told log.control-failed')
    // A Cultist who joined has his class like any other, and takes his Weapon along; his owner buries both.
    const taken = joined('wilbur-whateley', call, ['cast:dominion-over-lesser-races'])
    expect([heard(taken, 'ben').includes('log.controlled'), sanity(taken), taken.zone('chronicle:ben').sort()]).toEqual([
      true,
      [12 - 3, 10 - 3 - 1],
      ['rune-graven-dagger', 'wilbur-whateley'],
    ])
    const sunny = 'events direct-sunlight: ben'
    // Baron Ferenczy is UNDEAD whatever he carries: the sun takes his 4 and 1 out of the battle, not the farmer’s 1 and 1.
    expect(sanity(fought(joined('baron-ferenczy', sunny, [])))).toEqual([12, 10])
    expect(sanity(fought(joined('earl-sawyer', sunny, [])))).toEqual([10, 10])
  })

  rule('MY-CULT-07', 'face down like a Monster, and buried after Combat', () => {
    const t = marsh('innsmouth-wharves').choose('ana', 'threat:barnabas-marsh')
    expect([sees(t, 'ana', 'barnabas-marsh'), sees(t, 'ben', 'barnabas-marsh')]).toEqual([true, false])
    nextRound(t).shows('ana sanity 11; ben sanity 8; ana chronicle barnabas-marsh, threat none')
  })

  rule('MY-CULT-08', 'no Ally: no language, no Spell, no Weapon, no ability', () => {
    const at = 'church-of-starry-wisdom'
    const hand = ['rlyehian-tablets', 'dream-sending', 'shotgun']
    const asAlly = duel(`at ${at}; hand ${hand}; allies asenath-waite`)
    expect(asAlly.offered('ana')).toEqual(expect.arrayContaining(hand.map((id) => `play:${id}`)))
    duel(`at ${at}; hand ${hand}; threat asenath-waite`).shows(
      'ana refused only play:rlyehian-tablets MY-TOME-02 play:dream-sending MY-SPELL-01 play:shotgun MY-WEAP-03',
    )
    // Captain Obed, Deep Ones’ friend as an Ally, is but one among them in the Threat, revealed or not.
    const obed = duel('threat captain-obed-marsh: ben, deep-one: ben', {}, assigned)
    expect(sanity(fought(obed))).toEqual([12, 10 - 4 - 2])
    const led = duel('allies captain-obed-marsh; threat deep-one: ben', {}, assigned)
    expect(sanity(fought(led))).toEqual([12, 10 - 3])
  })
})
