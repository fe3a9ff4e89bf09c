import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { assigned, casting, combat, duel, fought, isUp, nextRound, sanity, sees, trio } from './duel.ts'
import type { Table } from './position.ts'

describe('the Threat', () => {
  rule('MY-THREAT-01', 'is built in the Round, and attacks the others', () => {
    const t = duel('at christchurch-cemetery; hand ghoul mi-go walpurgis-eve')
    nextRound(t.does('ana threat:ghoul, ben pass, ana play:walpurgis-eve', 'ana threat ghoul'))
    expect(sanity(t)).toEqual([12 - 1 - 1, 10 - 2])
  })

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

  rule('MY-THREAT-03', 'Monsters, Cultists, controlled Monsters and Allies that join; a Great Old One beside it', () => {
    const t = duel(
      `threat ghoul barnabas-marsh; allies earl-sawyer+rune-graven-dagger; tomes al-azif+call-the-sea-folk+voorish-sign;
        greatOldOnes father-dagon`,
      'threat deep-one',
      combat,
    )
    t.does('ana join:ben:earl-sawyer, ana cast:call-the-sea-folk')
    t.shows('ana asked prompt.casting, threat {barnabas-marsh deep-one earl-sawyer ghoul}, greatOldOnes father-dagon')
    // Two and two, one and one of the farmer; the Deep One, three under Dagon, cost Ben besides.
    expect(sanity(fought(t))[1]).toBe(10 - 2 - 2 - 2 - 3)
  })

  rule('MY-THREAT-04', 'never faces its own player', () => {
    const t = trio('threat ghoul shoggoth', {}, {}, combat).shows('ana asked prompt.assign-monster: ben eva')
    t.does('ana eva', 'ana asked prompt.assign-monster: ben eva')
    const taken = trio('tomes al-azif+call-the-sea-folk', 'threat deep-one: ana', {}, casting)
    taken.choose('ana', 'cast:call-the-sea-folk').expectAsk('ana', 'prompt.assign', ['ben', 'eva'])
    expect(sanity(fought(duel('threat dhole', {}, combat)))).toEqual([12, 4])
  })

  rule('MY-THREAT-05', 'may be empty: no points, nothing to absorb with', () => {
    expect(sanity(fought(duel({}, 'threat ghoul: ana', assigned)))).toEqual([10, 10])
    expect(sanity(fought(duel({}, {}, combat)))).toEqual([12, 10])
  })

  rule('MY-THREAT-06', 'all of it is buried after Combat, whatever befell it; only Great Old Ones stay', () => {
    const t = duel(
      'threat ghoul: ben, barnabas-marsh: ben, dhole: ben; greatOldOnes father-dagon',
      'threat shoggoth: ana; events direct-sunlight: ana',
      assigned,
    )
    fought(t, { 'prompt.absorb': 'dhole' })
    t.shows('ana threat none; ben threat none; ana chronicle {barnabas-marsh dhole ghoul}; ben chronicle shoggoth')
    t.shows('ana greatOldOnes father-dagon')
  })

  rule('MY-THREAT-07', 'what is aimed at it hits every card in it, also Allies that joined', () => {
    const sunny = (ally: string): Table => {
      const ben = `allies ${ally}+rune-graven-dagger; threat reanimated-corpse`
      return fought(duel('events direct-sunlight: ben', ben, combat).choose('ben', `join:ana:${ally}`))
    }
    expect([sanity(sunny('queen-nitocris')), sanity(sunny('captain-norrys'))]).toEqual([
      [12, 10],
      [12 - 2 - 1, 10],
    ])
    // One reduced as a Monster: the Crucifix takes three from a Cultist that joined.
    const crucifix = duel('artifacts silver-crucifix', 'allies wilbur-whateley+rune-graven-dagger', combat)
    fought(crucifix.does('ben join:ana:wilbur-whateley, ana use:silver-crucifix')).shows('ana sanity 11; ben sanity 10')
  })
})
