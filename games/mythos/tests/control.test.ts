import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { casting, duel, heard, isUp, sees, trio } from './duel.ts'
import { tellDuels } from './told.ts'

const SEA = 'call-the-sea-folk'
const caster = `sanity 8; tomes al-azif+${SEA}`

tellDuels(`
# Control
  MY-CONTROL-01: in the casting step of Combat only
    sanity 8; tomes al-azif+call-the-sea-folk | threat deep-one => ana offered pass, refused only cast:call-the-sea-folk MY-SUMMON-04
    sanity 8; tomes al-azif+call-the-sea-folk | threat deep-one: ana @ casting => ana offered cast:call-the-sea-folk decline
  MY-CONTROL-02: a gamble: it may be cast on any face-down Threat, whatever lies there, but not on none
    sanity 8; tomes al-azif+call-the-sea-folk | threat ghoul: ana @ casting => ana offered cast:call-the-sea-folk decline
    sanity 8; tomes al-azif+call-the-sea-folk | threat deep-one: ana @ casting => ana offered cast:call-the-sea-folk decline
    sanity 8; tomes al-azif+call-the-sea-folk | threat dhole: ana @ casting => ana offered cast:call-the-sea-folk decline
    sanity 8; tomes al-azif+call-the-sea-folk; artifacts clay-bas-relief; deck ghoul @ casting
      => ana refused only cast:call-the-sea-folk MY-CONTROL-02
  MY-CONTROL-04: it fights in the caster’s Threat in this Combat
    sanity 8; tomes al-azif+call-the-sea-folk | threat deep-one: ana, shoggoth: ana @ assigned -> ana cast:call-the-sea-folk, fought
      (Five against two.)
      => ana sanity 4; ben sanity 10
  MY-CONTROL-05: afterwards its owner buries it
    sanity 8; tomes al-azif+call-the-sea-folk | threat deep-one: ana @ assigned -> ana cast:call-the-sea-folk, fought
      => ben chronicle deep-one, sanity 8; ana chronicle none, sanity 7
  MY-CONTROL-06: in vain it stays paid, and face down, or buried if an Ally cast it
    sanity 8; tomes al-azif+call-the-sea-folk | threat ghoul: ana @ casting -> ana cast:call-the-sea-folk == ana sanity 8→7;
      call-the-sea-folk face down
    sanity 8; allies walter-gilman+call-the-sea-folk | threat ghoul: ana @ casting -> ana cast:call-the-sea-folk
      => ana chronicle call-the-sea-folk, sanity 8; ben threat ghoul, sanity 10
  MY-CONTROL-07: for the Spell’s cost, not the Monster’s
    sanity 8; tomes al-azif+compel-the-elder-masters | threat star-spawn-of-rlyeh: ana @ casting -> ana cast:compel-the-elder-masters
      => ana sanity 4, threat star-spawn-of-rlyeh; ben sanity 10
  MY-CONTROL-08: never a Great Old One
    tomes al-azif+dominion-over-lesser-races | threat the-dunwich-twin: ana; greatOldOnes father-dagon @ casting
      -> ana cast:dominion-over-lesser-races => ben greatOldOnes father-dagon; ana threat none
    tomes al-azif+compel-the-elder-masters | threat the-dunwich-twin: ana; greatOldOnes father-dagon @ casting
      -> ana cast:compel-the-elder-masters => ben greatOldOnes father-dagon; ana threat none
    tomes al-azif+invoke-the-black-goats-brood | threat the-dunwich-twin: ana; greatOldOnes father-dagon @ casting
      -> ana cast:invoke-the-black-goats-brood => ben greatOldOnes father-dagon; ana threat none
    tomes al-azif+chain-the-shapeless-slave | threat the-dunwich-twin: ana; greatOldOnes father-dagon @ casting
      -> ana cast:chain-the-shapeless-slave => ben greatOldOnes father-dagon; ana threat none
    tomes al-azif+raise-the-dead | threat the-dunwich-twin: ana; greatOldOnes father-dagon @ casting -> ana cast:raise-the-dead
      => ben greatOldOnes father-dagon; ana threat none
  MY-RULING-25: that nothing was found is told to everybody
    sanity 8; tomes al-azif+call-the-sea-folk | threat ghoul: ana | - @ casting -> ana cast:call-the-sea-folk
      => ana told log.control-failed; ben told log.control-failed; eva told log.control-failed; ghoul not seen-by-ana, not up
# whose a controlled card is
  MY-GEN-10 MY-RULING-36: what it says of its owner means whose deck it came from, not who controls it
    (Ana takes Ben’s Ghast and sends it against Eva: by day it is removed, and the day is Ben’s.)
    sanity 14; at <the-witch-house miskatonic-library>; tomes al-azif+dominion-over-lesser-races
      | at <miskatonic-library the-witch-house>; threat ghast: eva | at sentinel-hill @ assigned
      -> ana cast:dominion-over-lesser-races > eva, fought => ana sanity <12 11>; ben sanity 10; eva sanity <10 7>
  MY-CONTROL-05 MY-RULING-36: controlled twice, it is still buried by its first player
    (Ana first, then Eva takes it from Ana.)
    sanity 8; tomes al-azif+call-the-sea-folk | threat deep-one: ana | sanity 9; tomes al-azif+call-the-sea-folk @ assigned
      -> ana cast:call-the-sea-folk > eva, eva cast:call-the-sea-folk > ana, fought
      (It struck Ana, for Eva.)
      => ana sanity 5, chronicle none; ben sanity 10, chronicle deep-one; eva sanity 8, chronicle none
  MY-RULING-76 MY-RULING-65: nobody casts the Spell of a Cultist while another controls her; her Weapon strikes
    sanity 15; tomes al-azif+dominion-over-lesser-races | allies keziah-mason+rune-graven-dagger+elder-sign @ combat
      -> ben join:ana:keziah-mason
      (In her own player’s Threat the Spell is his to cast, and not Ana’s.)
      => ben asked prompt.casting: cast:elder-sign decline -> ben decline
        => ana asked prompt.casting: cast:dominion-over-lesser-races decline -> ana cast:dominion-over-lesser-races
      (Nobody has anything left to cast: the Threats are revealed, and she strikes for Ana.)
      => ben asked prompt.lobotomy, sanity 7, chronicle {elder-sign keziah-mason rune-graven-dagger}; ana sanity 12
`)

describe('Control', () => {
  rule('MY-CONTROL-03', 'of several that fit one by chance', () => {
    const taken = (monster: string) =>
      duel('tomes al-azif+whisper-to-the-burrowers', 'threat ghoul: ana, rats-of-exham: ana, martense-brood: ana, dhole: ana', {
        ...casting,
        chance: { control: [monster] },
      })
        .choose('ana', 'cast:whisper-to-the-burrowers')
        .zone('threat:ana')
    expect(['ghoul#1', 'rats-of-exham#1', 'martense-brood#1'].map(taken)).toEqual([['ghoul'], ['rats-of-exham'], ['martense-brood']])
    expect(() => taken('dhole#1')).toThrow()
  })

  rule('MY-RULING-25', 'one opponent is named; only caster and owner see the card, which stays face down and is assigned at once', () => {
    const t = trio(caster, 'threat deep-one: ana, ghoul: eva', 'threat deep-one: ana', casting)
    t.does(`ana cast:${SEA}`, 'ana asked prompt.control: ben eva').does('ana ben', 'ana asked prompt.assign: ben eva')
    const taken = defined(t.table.kernel.inZone('threat:ana')[0])
    expect(['ana', 'ben', 'eva'].map((seat) => sees(t, seat, taken))).toEqual([true, true, false])
    expect([isUp(t, taken), heard(t, 'eva')]).toEqual([false, ['log.controlled']])
    t.choose('ana', 'eva')
    expect(t.get(taken, 'facing')).toBe('eva')
    // Its owner may be the one it is sent against.
    trio(caster, 'threat deep-one: ana', {}, casting).does(`ana cast:${SEA}, ana ben`, 'deep-one facing ben')
  })
})
