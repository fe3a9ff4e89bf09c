import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { duel, isUp, sees } from './duel.ts'
import { tellDuels } from './told.ts'

tellDuels(`
# the Threat
  MY-THREAT-01: is built in the Round, and attacks the others
    at christchurch-cemetery; hand ghoul mi-go walpurgis-eve -> ana threat:ghoul, ben pass, ana play:walpurgis-eve => ana threat ghoul
      -> nextRound => ana sanity 10; ben sanity 8
  MY-THREAT-03: Monsters, Cultists, controlled Monsters and Allies that join; a Great Old One beside it
    threat ghoul barnabas-marsh; allies earl-sawyer+rune-graven-dagger; tomes al-azif+call-the-sea-folk+voorish-sign;
      greatOldOnes father-dagon | threat deep-one @ combat -> ana join:ben:earl-sawyer > cast:call-the-sea-folk
      => ana asked prompt.casting, threat {barnabas-marsh deep-one earl-sawyer ghoul}, greatOldOnes father-dagon
      (Two and two, one and one of the farmer; the Deep One, three under Dagon, cost Ben besides.)
      -> fought => ana sanity 11; ben sanity 1
  MY-THREAT-04: never faces its own player
    threat ghoul shoggoth | - | - @ combat => ana asked prompt.assign-monster: ben eva -> ana eva
      => ana asked prompt.assign-monster: ben eva
    tomes al-azif+call-the-sea-folk | threat deep-one: ana | - @ casting -> ana cast:call-the-sea-folk => ana asked prompt.assign: ben eva
    threat dhole @ combat -> fought => ana sanity 12; ben sanity 4
  MY-THREAT-05: may be empty: no points, nothing to absorb with
    - | threat ghoul: ana @ assigned -> fought => ana sanity 10; ben sanity 10
    - @ combat -> fought => ana sanity 12; ben sanity 10
  MY-THREAT-06: all of it is buried after Combat, whatever befell it; only Great Old Ones stay
    threat ghoul: ben, barnabas-marsh: ben, dhole: ben; greatOldOnes father-dagon | threat shoggoth: ana; events direct-sunlight: ana
      @ assigned -> fought | absorb dhole => ana threat none, chronicle {barnabas-marsh dhole ghoul}, greatOldOnes father-dagon;
      ben threat none, chronicle shoggoth
  MY-THREAT-07: what is aimed at it hits every card in it, also Allies that joined
    events direct-sunlight: ben | allies queen-nitocris+rune-graven-dagger; threat reanimated-corpse @ combat
      -> ben join:ana:queen-nitocris, fought => ana sanity 12; ben sanity 10
    events direct-sunlight: ben | allies captain-norrys+rune-graven-dagger; threat reanimated-corpse @ combat
      -> ben join:ana:captain-norrys, fought => ana sanity 9; ben sanity 10
    (One reduced as a Monster: the Crucifix takes three from a Cultist that joined.)
    artifacts silver-crucifix | allies wilbur-whateley+rune-graven-dagger @ combat -> ben join:ana:wilbur-whateley,
      ana use:silver-crucifix, fought => ana sanity 11; ben sanity 10
`)

describe('the Threat', () => {
  rule('MY-THREAT-02', 'lies face down until the Reveal', () => {
    const t = duel('at christchurch-cemetery; hand ghoul; artifacts clay-bas-relief; deck mi-go')
    const known = () => [isUp(t, 'ghoul'), sees(t, 'ana', 'ghoul'), sees(t, 'ben', 'ghoul')]
    t.choose('ana', 'threat:ghoul')
    expect(known()).toEqual([false, true, false])
    t.choose('ben', 'pass').choose('ana', 'pass').expectAsk('ana', 'prompt.casting')
    expect(known()).toEqual([false, true, false])
    t.choose('ana', 'decline')
    expect(t.told('ben')).toContainEqual({ key: 'log.revealed', args: { cards: [{ card: 'ghoul' }] } })
  })
})
