import type { Seat } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, it } from 'vitest'
import { assigned, duel, fought, heard, isUp, sanity, sees, trio } from './duel.ts'
import { pause, type Said, type Someone, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

/** Both sides assigned, each against the other, and those who guard; nobody casts. */
const battle = (ana: Said, ben: Said = {}): Table =>
  duel({ ...someone(ana), ...facing(someone(ana), 'ben') }, { ...someone(ben), ...facing(someone(ben), 'ana') }, assigned)
const facing = ({ threat }: Someone, seat: Seat): Someone => (Array.isArray(threat) ? against(seat, ...threat) : {})
const against = (seat: Seat, ...cards: string[]) => ({ threat: Object.fromEntries(cards.map((card) => [card, seat])) })
/** The table stands still after these steps of what follows the Reveal. */
const stopped = (ana: Said, ben: Said, ...names: string[]): Table => {
  const args: Record<string, object> = {
    support: { seat: 'ana' },
    cosmicBattle: { a: 'ana', b: 'ben' },
    humanPlane: { a: 'ana', b: 'ben' },
  }
  return duel(ana, ben, { phase: 'combat', from: [...names.map((step) => ({ step, args: (args[step] ?? {}) as never })), pause] })
}
/** Totals as they were announced: «battle:fight 5 3». */
const announced = (t: Table): string[] =>
  t.table.kernel.events.flatMap(({ name, told }) =>
    name.startsWith('battle:') ? [`${name} ${told.ana?.args?.n} ${told.ana?.args?.m}`] : [],
  )
const buried = (t: Table, seat: Seat): string[] => t.zone(`chronicle:${seat}`).sort()

tellDuels(`
# the Reveal
  MY-REVEAL-03 MY-REVEAL-04 MY-RULING-67: what hits some of them now hits before totals: removed, it has no value,
    stays on the table and is buried with the rest
    threat reanimated-corpse: ben, ghoul: ben | events direct-sunlight: ana @ assigned -> fought => ben sanity 8;
      ana chronicle {ghoul reanimated-corpse}
  MY-RULING-67: what was removed has no effects either
    (The Piper makes the others one stronger, but not from outside the battle.)
    threat piper-of-the-outer-court: ben, ghoul: ben @ assigned; marks piper-of-the-outer-court: removed -> fought => ana sanity 12;
      ben sanity 8
    threat piper-of-the-outer-court: ben, ghoul: ben @ assigned -> fought => ana sanity 12; ben sanity 3
# the cosmic battle @ assigned
  MY-COSMIC-02 MY-COSMIC-04: MY-EX-35 the Tablets’ three points absorb first; the surplus is the Deep One’s
    threat deep-one: ben; tomes rlyehian-tablets | threat larva-of-the-other-gods: ana -> fought => ana sanity 12; ben sanity 9
  MY-COSMIC-05 MY-COSMIC-09: MY-EX-36 the owner chooses who absorbs, and so whose points are left
    threat mi-go: ben, ghoul: ben | threat reanimated-corpse: ana; artifacts jade-amulet clay-bas-relief
      => ana asked prompt.absorb: mi-go ghoul -> ana ghoul => ben asked prompt.pick: jade-amulet clay-bas-relief -> ben clay-bas-relief
      (Three points of the Mi-Go, one of them kept off by the Amulet.)
      => ben artifacts jade-amulet, sanity 8; ana sanity 12
    threat mi-go: ben, ghoul: ben | threat reanimated-corpse: ana; artifacts jade-amulet clay-bas-relief -> ana mi-go
      (One point is the Mi-Go's, two the Ghoul's.)
      => table about prompt.pick
    (All three used up: what is left is the Ghoul's, and nothing is taken.)
    threat mi-go: ben, ghoul: ben | threat elder-thing: ana; artifacts clay-bas-relief -> ana mi-go => ben sanity 8,
      artifacts clay-bas-relief
  MY-COSMIC-06: who is chosen absorbs as much as it can before the next
    threat mi-go: ben, cone-of-the-great-race: ben, zoog: ben | threat shoggoth: ana
      => ana asked prompt.absorb: mi-go cone-of-the-great-race zoog -> ana mi-go => ana asked prompt.absorb: cone-of-the-great-race zoog;
      mi-go points 0; cone-of-the-great-race points 4 -> ana zoog => ana sanity 12; ben sanity 7
  MY-COSMIC-06: nobody is asked who absorbs where the rest strikes the same
    threat shoggoth: ben, ghoul: ben, zoog: ben | threat elder-thing: ana => ana sanity 12; ben sanity 5; table not about prompt.absorb
  MY-COSMIC-10: the surplus goes on to the defenders of that pair, or to the Investigator
    threat ghoul: ben -> fought => ana sanity 12; ben sanity 8
    threat ghoul: ben | guards captain-norrys -> fought => ana sanity 12; ben sanity 10
  MY-COSMIC-11: exhausted Monsters stay on the table until the burial
    threat mi-go: ben, ghoul: ben | threat reanimated-corpse: ana; artifacts clay-bas-relief innsmouth-tiara -> ana ghoul
      => ben asked prompt.pick, threat reanimated-corpse; ghoul points 0; ana threat {ghoul mi-go}
# the defence of the Allies @ assigned
  MY-ALLYDEF-01 MY-ALLYDEF-05: MY-EX-29 point for point, and whoever absorbed is buried
    threat elder-thing: ben | guards captain-norrys -> fought => ben sanity 9, chronicle captain-norrys
  MY-ALLYDEF-05: MY-EX-30 even if its value was not used up
    threat zoog: ben | guards captain-norrys -> fought => ben sanity 10, chronicle captain-norrys
  MY-ALLYDEF-02: MY-EX-31 an armed Ally up to Ally and Weapon
    threat larva-of-the-other-gods: ben -> fought => ben sanity 6
    threat purple-spider-of-leng: ben, zoog: ben | guards earl-sawyer+shotgun -> fought | strike-order purple-spider-of-leng+zoog
      => ben sanity 9, chronicle {earl-sawyer shotgun}
  MY-ALLYDEF-03 MY-ALLYDEF-04: the defender chooses who absorbs first; that one as much as it can
    threat ghoul: ben | guards captain-norrys earl-sawyer => ben asked prompt.absorb: captain-norrys earl-sawyer -> ben captain-norrys
      => ben sanity 10, chronicle captain-norrys
    threat ghoul: ben | guards captain-norrys earl-sawyer => ben asked prompt.absorb: captain-norrys earl-sawyer -> ben earl-sawyer
      => ben sanity 10, chronicle {captain-norrys earl-sawyer}
  MY-ALLYDEF-06: MY-EX-32 what is Invisible goes by who cannot see it
    threat flying-polyp: ben | sanity 9; guards captain-norrys -> fought => ben sanity 4, allies captain-norrys
  MY-ALLYDEF-06: MY-EX-33 and is stopped by a Magic Weapon
    threat flying-polyp: ben | sanity 9; guards captain-norrys+rune-graven-dagger -> fought => ben sanity 7,
      chronicle {captain-norrys rune-graven-dagger}
  MY-ALLYDEF-07: who absorbed nothing returns unharmed
    threat ghoul: ben | threat reanimated-corpse: ana; guards captain-norrys -> fought => ben sanity 10, allies captain-norrys
  MY-ALLYDEF-08: an Ally of value 0 absorbs nothing and is not harmed
    threat ghoul: ben | guards walter-gilman -> fought => ben sanity 8, allies walter-gilman
  MY-RULING-29: points from outside are part of the surplus and are absorbed first, whatever order the Monsters are in
    sanity 15; threat mi-go: ben, shoggoth: ben; tomes al-azif+swell-the-host | sanity 15; guards captain-norrys;
      artifacts innsmouth-tiara -> ana cast:swell-the-host
      (Three from outside, three and five: Norrys stops two of the three, nine reach Ben; so the order is not asked for.)
      => ben sanity 6
  MY-RULING-29: the attacker orders the strike: the last are those that reach the Investigator
    threat mi-go: ben, ghoul: ben | guards captain-norrys; artifacts innsmouth-tiara => ana asked prompt.strike-order
      (Five points, two absorbed: the Mi-Go first, one of its three still gets through; the Ghoul first, all of the Mi-Go's do.)
      -> ana mi-go+ghoul => ben sanity 7
    threat mi-go: ben, ghoul: ben | guards captain-norrys; artifacts innsmouth-tiara => ana asked prompt.strike-order -> ana ghoul+mi-go
      => ben sanity 7
    threat mi-go: ben, shoggoth: ben | guards captain-norrys+fire-axe; artifacts innsmouth-tiara => ana asked prompt.strike-order
      -> ana mi-go+shoggoth => ben sanity 5, artifacts innsmouth-tiara
    threat mi-go: ben, shoggoth: ben | guards captain-norrys+fire-axe; artifacts innsmouth-tiara => ana asked prompt.strike-order
      -> ana shoggoth+mi-go => ben sanity 5, artifacts none
# an Ally that absorbs more of what is Invisible @ assigned
  MY-ALLYDEF-03: where that is enough, their player says who is spared
    threat vapour-of-the-shunned-house: ben | sanity 12; artifacts resonator; guards captain-norrys erich-zann
      => ben asked prompt.absorb: captain-norrys erich-zann -> ben erich-zann => ben chronicle erich-zann, sanity 12
    threat vapour-of-the-shunned-house: ben | sanity 12; artifacts resonator; guards captain-norrys erich-zann
      => ben asked prompt.absorb: captain-norrys erich-zann -> ben captain-norrys => ben chronicle {captain-norrys erich-zann}, sanity 12
  MY-RULING-29: who does not see stops no more than that: the attacker orders what else gets by
    (The Colour and a Vapour, seven points; armed, Zann stops three of what he sees, and two of these.)
    threat the-colour-out-of-space: ben, vapour-of-the-shunned-house: ben | sanity 12; hand zoog; guards erich-zann+big-game-rifle
      => ana asked prompt.strike-order -> ana vapour-of-the-shunned-house+the-colour-out-of-space
      => ben chronicle {big-game-rifle erich-zann}, sanity 6
# an Ally that has fallen @ assigned
  MY-RULING-75: is gone for the rest of that Combat: neither it nor what it carried pays for what follows
    (The Moon-Beast harms: one Ally of Ben’s must go. Captain Norrys has fallen already.)
    threat moon-beast: ben | sanity 12; guards captain-norrys; allies earl-sawyer walter-gilman
      => ben asked prompt.pick: earl-sawyer walter-gilman -> ben earl-sawyer => ben allies walter-gilman
    (The Mi-Go takes an Artifact: the Shotgun of the fallen is none any more.)
    threat mi-go: ben, shoggoth: ben | sanity 14; guards earl-sawyer+shotgun; artifacts innsmouth-tiara -> fought
      | strike-order shoggoth+mi-go => ben artifacts none
# the assault @ assigned
  MY-ASSAULT-01 MY-ASSAULT-02 MY-ASSAULT-03 MY-ASSAULT-04 MY-ASSAULT-05 MY-ASSAULT-06 MY-ASSAULT-07 MY-RULING-30: MY-EX-37 at one Location surplus and defenders strike together: seven against five
    at widener-library; threat elder-thing: ben; guards queen-nitocris | at widener-library; guards captain-norrys+big-game-rifle
      => ana sanity 12, chronicle {elder-thing queen-nitocris}; ben sanity 8, chronicle {big-game-rifle captain-norrys}
  MY-ASSAULT-03 MY-ASSAULT-05: MY-EX-38 without Monsters the defenders strike; who need not absorb is not harmed
    at widener-library; guards the-terrible-old-man | at widener-library -> fought => ana sanity 12, allies the-terrible-old-man;
      ben sanity 7
  MY-ASSAULT-01: MY-EX-39 not at two Locations of one city
    at innsmouth-wharves; guards captain-norrys | at devil-reef; guards parish-priest -> fought => ana sanity 12; ben sanity 10
  MY-ASSAULT-08: only Allies set against that opponent take part
    at widener-library; allies the-terrible-old-man; guards captain-norrys | at widener-library -> fought => ana sanity 12; ben sanity 8
  MY-ASSAULT-09: who is walking is not there
    at widener-library; guards captain-norrys | at widener-library crossed -> fought => ana sanity 12; ben sanity 10
  MY-ASSAULT-01 MY-TRAVEL-04: two on the same liner meet, two on different ships do not
    at ocean-liner; chronicle devil-reef; guards captain-norrys | at <ocean-liner tramp-steamer>; chronicle widener-library -> fought
      => ana sanity 12; ben sanity <8 10>
  MY-RULING-30: where nothing strikes, nobody is buried
    at widener-library; guards walter-gilman | at widener-library -> fought => ana sanity 12, allies walter-gilman; ben sanity 10
# a Threat forced against its own @ assigned
  MY-RULING-58: it meets no other Threat, strikes the Allies that defend nowhere, then SAN
    threat shoggoth: ana; guards earl-sawyer; allies captain-norrys | threat zoog: ana -> fought
      (Five of the Shoggoth, two absorbed by Norrys; Sawyer stands against Ben's Zoog.)
      => ana sanity 9, chronicle {captain-norrys earl-sawyer shoggoth}; ben sanity 10
  MY-THREAT-04 MY-RULING-58: who defends against somebody else does not stand in its way
    threat ghoul: ana; allies captain-norrys -> fought => ana sanity 12, chronicle {captain-norrys ghoul}
    threat ghoul: ana; guards captain-norrys -> fought => ana sanity 10, chronicle ghoul
# what Combat leaves behind
  MY-SANLOSS-03 MY-RULING-32: MY-EX-56 at 0 the game ends there: no effects, no burial; several may break together
    sanity 2 | sanity 2 | threat ghoul: ana, martense-brood: ben @ assigned => table by ana ben, winners eva
    sanity 4; artifacts innsmouth-tiara | threat mi-go: ana | threat ghoul: ana @ assigned => table outcome sanity, by ana;
      ana artifacts innsmouth-tiara; ben threat mi-go
  MY-EXTRA-01 MY-EXTRA-03: each Monster that harmed has its effect, once
    threat mi-go mi-go | sanity 15; artifacts innsmouth-tiara jade-amulet clay-bas-relief @ combat
      -> ben clay-bas-relief > innsmouth-tiara => ben sanity 10, artifacts jade-amulet
  MY-EXTRA-02: only if a point of its own became SAN loss
    threat mi-go: ben | guards the-terrible-old-man; artifacts innsmouth-tiara @ assigned -> fought => ben artifacts innsmouth-tiara,
      sanity 10; ana sanity 12
    (Ben loses SAN, but to the Ghoul: the Mi-Go was used up in absorbing.)
    threat mi-go: ben, ghoul: ben | threat elder-thing: ana; artifacts innsmouth-tiara @ assigned -> ana mi-go, fought => ben sanity 8,
      artifacts innsmouth-tiara
  MY-EXTRA-02: a loss that was warded off to the last point harmed nobody; one point left is enough
    threat mi-go: ben | sanity 14; tomes al-azif+ward-the-threshold; artifacts innsmouth-tiara @ assigned -> fought
      | casting cast:ward-the-threshold => ben sanity 13, artifacts innsmouth-tiara
    threat mi-go: ben, ghoul: ben | sanity 14; tomes al-azif+ward-the-threshold; artifacts innsmouth-tiara @ assigned -> fought
      | casting cast:ward-the-threshold
      (The Ghoul besides: two of five points are lost, some of them the Mi-Go’s.)
      => ben sanity 11, artifacts none
  MY-EXTRA-02: what an Ally did in an assault is not what it does in a Threat later
    (Brown Jenkin strikes Ben by the shelves; in the next Combat he joins the Threat, and all he has is absorbed.)
    at widener-library; allies brown-jenkin+rune-graven-dagger | at widener-library; sanity 12; hand zoog @ combat
      -> ana defend:ben:brown-jenkin, fought => ana sanity 12; ben sanity 10, hand zoog -> put ghoul threat:ana,
      put reanimated-corpse threat:ben, begin combat, ana join:ben:brown-jenkin > brown-jenkin, fought => ben sanity 8, hand zoog
  MY-EXTRA-04: who has nothing to lose loses nothing
    threat mi-go: ben @ assigned -> fought => ana sanity 12; ben sanity 7
  MY-CLEAN-01 MY-CLEAN-02 MY-CLEAN-05: Threats are buried whatever became of them, damaged Allies with all they hold; the others return
    threat ghoul: ben | guards dr-henry-armitage+fire-axe+voorish-sign earl-sawyer @ assigned -> ben decline > dr-henry-armitage
      => ana chronicle ghoul, threat none; ben chronicle {dr-henry-armitage fire-axe voorish-sign}, allies earl-sawyer;
      earl-sawyer facing none
  MY-CLEAN-03: a controlled Monster goes back to its owner and is buried there
    sanity 9; tomes rlyehian-tablets+call-the-sea-folk | threat deep-one @ combat -> ana cast:call-the-sea-folk, fought
      => ana chronicle none, sanity 8; ben chronicle deep-one, sanity 5
  MY-CLEAN-04: Great Old Ones: the inverted are buried, the upright inverted
    greatOldOnes bokrug | greatOldOnes yog-sothoth @ combat; marks yog-sothoth: inverted -> fought
      (The one that goes stays for the end of the Round (MY-RULING-78).)
      => bokrug inverted; ben greatOldOnes yog-sothoth -> nextRound => ana greatOldOnes bokrug; ben greatOldOnes none,
        chronicle yog-sothoth
  MY-RULING-60 MY-EXTRA-01: what Monsters do besides: the first owner’s before the other’s, of one owner in the order chosen
    threat mi-go: ben, winged-hound: ben | sanity 15; artifacts jade-amulet clay-bas-relief @ assigned
      => ana asked prompt.order-triggers: mi-go winged-hound
      (The Hound takes a JEWEL, the Mi-Go whatever Ben gives it: with the Hound first he has nothing to choose.)
      -> ana winged-hound => ben artifacts none
    threat mi-go: ben, winged-hound: ben | sanity 15; artifacts jade-amulet clay-bas-relief @ assigned
      => ana asked prompt.order-triggers: mi-go winged-hound -> ana mi-go, ben jade-amulet => ben artifacts clay-bas-relief
    (Eva is first: Ana gives up an Artifact before Ben's familiar gets at her Hand.)
    artifacts jade-amulet clay-bas-relief; hand zoog | threat rat-thing-familiar | sanity 5; threat mi-go @ combat -> eva ana, ben ana
      => ana asked prompt.pick, hand zoog -> ana clay-bas-relief => ana hand none
`)

describe('the Reveal', () => {
  rule('MY-REVEAL-01', 'all Threats are turned up at once', () => {
    const t = duel('threat ghoul: ben, mi-go: ben', 'threat zoog: ana; allies parish-priest', {
      phase: 'combat',
      from: [{ step: 'reveal' }],
    })
    expect(heard(t, 'ben').filter((key) => key === 'log.revealed')).toHaveLength(1)
    const revealed = duel('threat elder-thing: ben, mi-go: ben', 'threat zoog: ana', { phase: 'combat', from: [{ step: 'reveal' }] })
    // Ana is asked which of hers absorbs the Zoog: everything lies open by now.
    revealed.expectAsk('ana', 'prompt.absorb')
    expect(['elder-thing', 'mi-go', 'zoog'].map((card) => isUp(revealed, card))).toEqual([true, true, true])
    expect([sees(revealed, 'ben', 'mi-go'), sees(revealed, 'ana', 'zoog')]).toEqual([true, true])
  })

  rule('MY-REVEAL-02', 'that a Monster is Invisible is then open to all', () => {
    const t = fought(battle('threat restless-phantom ghoul', 'guards captain-norrys'))
    expect(t.table.kernel.events.flatMap(({ told }) => told.ben ?? [])).toContainEqual({
      key: 'log.unseen',
      args: { cards: [{ card: 'restless-phantom' }] },
    })
    // The Phantom goes by, the Ghoul is stopped.
    expect([sanity(t)[1], buried(t, 'ben')]).toEqual([9, ['captain-norrys']])
  })
})

describe('the cosmic battle', () => {
  rule(
    'MY-COSMIC-01 MY-COSMIC-03 MY-COSMIC-07 MY-COSMIC-08',
    'MY-EX-28 seven against four: each absorbs the other, the difference gets through',
    () => {
      const t = fought(battle('threat shoggoth ghoul', 'sanity 12; threat larva-of-the-other-gods'))
      const totals = t.table.kernel.events.find(({ name }) => name === 'battle:fight')?.told.ana?.args
      expect([sanity(t), totals]).toEqual([[12, 9], { who: { seat: 'ana' }, other: { seat: 'ben' }, n: 7, m: 4 }])
      expect([buried(t, 'ana'), buried(t, 'ben')]).toEqual([['ghoul', 'shoggoth'], ['larva-of-the-other-gods']])
    },
  )

  rule('MY-COSMIC-04 MY-RULING-29', 'outside points are used up first, and what they harm is harmed by no Monster', () => {
    const tablets = 'threat deep-one: ben; tomes rlyehian-tablets'
    const met = stopped(tablets, 'threat elder-thing: ana', 'support', 'count', 'cosmicBattle')
    expect([met.get('ana', 'outsideLeft'), met.get(met.piece('deep-one'), 'points')]).toEqual([{ ben: 0 }, 2])
    stopped(tablets, {}, 'support', 'count', 'cosmicBattle', 'humanPlane').shows('ben loss 5; deep-one harmed 2')
  })

  it('reduces a total before it is compared', () => {
    const t = duel('threat shoggoth: ben', 'threat zoog: ana; artifacts viol-of-erich-zann', assigned).does('ben use:viol-of-erich-zann')
    // Five less two against one.
    expect(sanity(fought(t))).toEqual([12, 8])
  })
})

describe('the assault', () => {
  const here = 'at widener-library'
  rule('MY-ASSAULT-02 MY-ASSAULT-03', 'the Allies add nothing to the Threat: two totals, one after the other', () => {
    const t = battle(`${here}; threat shoggoth; guards captain-norrys`, `${here}; threat elder-thing; guards earl-sawyer`)
    t.untilAsk('ana', 'prompt.absorb', { 'prompt.strike-order': ['shoggoth', 'captain-norrys'] })
    expect(announced(t)).toEqual(['battle:fight 5 3', 'battle:assault 4 1'])
    t.does('ana shoggoth', 'ana sanity 12; ben sanity 7; ana allies captain-norrys')
  })
})

describe('what Combat leaves behind', () => {
  rule('MY-SANLOSS-01 MY-SANLOSS-02', 'the losses of all pairs are added up and lost at once', () => {
    const t = fought(trio({}, 'threat ghoul: ana', 'threat elder-thing: ana', assigned))
    expect([sanity(t), t.table.kernel.events.filter(({ name }) => name === 'sanity:lose')]).toEqual([[7, 10, 10], [expect.anything()]])
  })

  rule('MY-RULING-60', 'simultaneous effects come in the order of their owners', () => {
    // On Yuggoth the end of a Round takes 1 SAN: from Ben, who has less, before Ana, who was first in Combat.
    const end = duel('at yuggoth', 'at yuggoth', { from: [{ step: 'printedEnd' }, pause] })
    const lost = end.table.kernel.events.flatMap(({ name, told }) => (name === 'sanity:lose' ? [told.ana?.args?.who] : []))
    expect([end.state.first, lost]).toEqual(['ana', [{ seat: 'ben' }, { seat: 'ana' }]])
  })
})

describe('a total that is reduced', () => {
  rule('MY-COSMIC-03', 'by more than there is of it is nothing, and not less: the other’s points are all left', () => {
    const t = duel('artifacts viol-of-erich-zann; threat ghoul: ben', 'threat graveyard-skeleton: ana', assigned)
    fought(t.choose('ana', 'use:viol-of-erich-zann'))
    expect([announced(t), sanity(t)]).toEqual([['battle:fight 2 0'], [12, 8]])
  })
})
