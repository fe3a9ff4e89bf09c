import type { Seat } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, it } from 'vitest'
import { about, assigned, combat, duel, fought, heard, isUp, nextRound, sanity, sees, trio } from './duel.ts'
import { pause, type Said, type Someone, someone, type Table } from './position.ts'

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

  rule(
    'MY-REVEAL-03 MY-REVEAL-04 MY-RULING-67',
    'what hits some of them now hits before totals: removed, it has no value, stays on the table and is buried with the rest',
    () => {
      const t = fought(battle('threat reanimated-corpse ghoul', 'events direct-sunlight: ana'))
      t.shows('ben sanity 8; ana chronicle {ghoul reanimated-corpse}')
    },
  )

  rule('MY-RULING-67', 'what was removed has no effects either', () => {
    // The Piper makes the others one stronger, but not from outside the battle.
    const threat = against('ben', 'piper-of-the-outer-court', 'ghoul')
    const t = duel(threat, {}, { ...assigned, marks: { 'piper-of-the-outer-court': { removed: true } } })
    expect([sanity(fought(t))[1], sanity(fought(battle(threat)))[1]]).toEqual([8, 3])
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

  rule('MY-COSMIC-02 MY-COSMIC-04', 'MY-EX-35 the Tablets’ three points absorb first; the surplus is the Deep One’s', () => {
    fought(battle('threat deep-one; tomes rlyehian-tablets', 'threat larva-of-the-other-gods')).shows('ana sanity 12; ben sanity 9')
  })

  rule('MY-COSMIC-04 MY-RULING-29', 'outside points are used up first, and what they harm is harmed by no Monster', () => {
    const tablets = 'threat deep-one: ben; tomes rlyehian-tablets'
    const met = stopped(tablets, 'threat elder-thing: ana', 'support', 'count', 'cosmicBattle')
    expect([met.get('ana', 'outsideLeft'), met.get(met.piece('deep-one'), 'points')]).toEqual([{ ben: 0 }, 2])
    stopped(tablets, {}, 'support', 'count', 'cosmicBattle', 'humanPlane').shows('ben loss 5; deep-one harmed 2')
  })

  rule('MY-COSMIC-05 MY-COSMIC-09', 'MY-EX-36 the owner chooses who absorbs, and so whose points are left', () => {
    const setting = (): Table => battle('threat mi-go ghoul', 'threat reanimated-corpse; artifacts jade-amulet clay-bas-relief')
    const left = setting().expectAsk('ana', 'prompt.absorb', ['mi-go', 'ghoul']).choose('ana', 'ghoul')
    left.expectAsk('ben', 'prompt.pick', ['jade-amulet', 'clay-bas-relief']).choose('ben', 'clay-bas-relief')
    // Three points of the Mi-Go, one of them kept off by the Amulet.
    expect([sanity(left)[1], left.zone('artifacts:ben')]).toEqual([8, ['jade-amulet']])
    const other = setting().choose('ana', 'mi-go')
    // One point is the Mi-Go's, two the Ghoul's.
    expect(about(other)).toBe('prompt.pick')
    // All three used up: what is left is the Ghoul's, and nothing is taken.
    const spent = battle('threat mi-go ghoul', 'threat elder-thing; artifacts clay-bas-relief')
    spent.does('ana mi-go', 'ben sanity 8, artifacts clay-bas-relief')
  })

  rule('MY-COSMIC-06', 'who is chosen absorbs as much as it can before the next', () => {
    const t = battle('threat mi-go cone-of-the-great-race zoog', 'threat shoggoth')
    t.shows('ana asked prompt.absorb: mi-go cone-of-the-great-race zoog')
    t.does('ana mi-go', 'ana asked prompt.absorb: cone-of-the-great-race zoog; mi-go points 0; cone-of-the-great-race points 4')
    t.does('ana zoog', 'ana sanity 12; ben sanity 7')
  })

  rule('MY-COSMIC-06', 'nobody is asked who absorbs where the rest strikes the same', () => {
    const t = battle('threat shoggoth ghoul zoog', 'threat elder-thing').shows('ana sanity 12; ben sanity 5')
    expect(t.table.ask?.about.key).not.toBe('prompt.absorb')
  })

  rule('MY-COSMIC-10', 'the surplus goes on to the defenders of that pair, or to the Investigator', () => {
    expect(sanity(fought(battle('threat ghoul')))).toEqual([12, 8])
    fought(battle('threat ghoul', 'guards captain-norrys')).shows('ana sanity 12; ben sanity 10')
  })

  rule('MY-COSMIC-11', 'exhausted Monsters stay on the table until the burial', () => {
    const t = battle('threat mi-go ghoul', 'threat reanimated-corpse; artifacts clay-bas-relief innsmouth-tiara')
    t.does('ana ghoul', 'ben asked prompt.pick; ghoul points 0; ana threat {ghoul mi-go}; ben threat reanimated-corpse')
  })

  it('reduces a total before it is compared', () => {
    const t = duel('threat shoggoth: ben', 'threat zoog: ana; artifacts viol-of-erich-zann', assigned).does('ben use:viol-of-erich-zann')
    // Five less two against one.
    expect(sanity(fought(t))).toEqual([12, 8])
  })
})

describe('the defence of the Allies', () => {
  rule('MY-ALLYDEF-01 MY-ALLYDEF-05', 'MY-EX-29 point for point, and whoever absorbed is buried', () => {
    fought(battle('threat elder-thing', 'guards captain-norrys')).shows('ben sanity 9, chronicle captain-norrys')
  })
  rule('MY-ALLYDEF-05', 'MY-EX-30 even if its value was not used up', () => {
    fought(battle('threat zoog', 'guards captain-norrys')).shows('ben sanity 10, chronicle captain-norrys')
  })
  rule('MY-ALLYDEF-02', 'MY-EX-31 an armed Ally up to Ally and Weapon', () => {
    fought(battle('threat larva-of-the-other-gods', {})).shows('ben sanity 6')
    const armed = battle('threat purple-spider-of-leng zoog', 'guards earl-sawyer+shotgun')
    fought(armed, { 'prompt.strike-order': ['purple-spider-of-leng', 'zoog'] }).shows('ben sanity 9, chronicle {earl-sawyer shotgun}')
  })
  rule('MY-ALLYDEF-03 MY-ALLYDEF-04', 'the defender chooses who absorbs first; that one as much as it can', () => {
    const t = () => battle('threat ghoul', 'guards captain-norrys earl-sawyer').shows('ben asked prompt.absorb: captain-norrys earl-sawyer')
    t().does('ben captain-norrys', 'ben sanity 10, chronicle captain-norrys')
    t().does('ben earl-sawyer', 'ben sanity 10, chronicle {captain-norrys earl-sawyer}')
  })
  rule('MY-ALLYDEF-06', 'MY-EX-32 what is Invisible goes by who cannot see it', () => {
    fought(battle('threat flying-polyp', 'sanity 9; guards captain-norrys')).shows('ben sanity 4, allies captain-norrys')
  })
  rule('MY-ALLYDEF-06', 'MY-EX-33 and is stopped by a Magic Weapon', () => {
    const t = fought(battle('threat flying-polyp', 'sanity 9; guards captain-norrys+rune-graven-dagger'))
    t.shows('ben sanity 7, chronicle {captain-norrys rune-graven-dagger}')
  })
  rule('MY-ALLYDEF-07', 'who absorbed nothing returns unharmed', () => {
    fought(battle('threat ghoul', 'threat reanimated-corpse; guards captain-norrys')).shows('ben sanity 10, allies captain-norrys')
  })
  rule('MY-ALLYDEF-08', 'an Ally of value 0 absorbs nothing and is not harmed', () => {
    fought(battle('threat ghoul', 'guards walter-gilman')).shows('ben sanity 8, allies walter-gilman')
  })
  describe('an Ally that absorbs more of what is Invisible', () => {
    // Zann absorbs 1, and 2 more of Invisible Monsters; by the Resonator all see.
    rule('MY-ALLYDEF-03', 'where that is enough, their player says who is spared', () => {
      const seeing = 'sanity 12; artifacts resonator; guards captain-norrys erich-zann'
      const t = () => battle('threat vapour-of-the-shunned-house', seeing).shows('ben asked prompt.absorb: captain-norrys erich-zann')
      t().does('ben erich-zann', 'ben chronicle erich-zann, sanity 12')
      t().does('ben captain-norrys', 'ben chronicle {captain-norrys erich-zann}, sanity 12')
    })

    rule('MY-RULING-29', 'who does not see stops no more than that: the attacker orders what else gets by', () => {
      // The Colour and a Vapour, seven points; armed, Zann stops three of what he sees, and two of these.
      const t = battle(
        'threat the-colour-out-of-space vapour-of-the-shunned-house',
        'sanity 12; hand zoog; guards erich-zann+big-game-rifle',
      )
      t.shows('ana asked prompt.strike-order').does('ana vapour-of-the-shunned-house+the-colour-out-of-space')
      t.shows('ben chronicle {big-game-rifle erich-zann}, sanity 6')
    })
  })

  rule('MY-RULING-29', 'points from outside are part of the surplus and are absorbed first, whatever order the Monsters are in', () => {
    const swelled = battle(
      'sanity 15; threat mi-go shoggoth; tomes al-azif+swell-the-host',
      'sanity 15; guards captain-norrys; artifacts innsmouth-tiara',
    ).does('ana cast:swell-the-host')
    // Three from outside, three and five: Norrys stops two of the three, nine reach Ben; so the order is not asked for.
    swelled.shows(`ben sanity ${15 - 9}`)
  })

  describe('an Ally that has fallen', () => {
    rule('MY-RULING-75', 'is gone for the rest of that Combat: neither it nor what it carried pays for what follows', () => {
      // The Moon-Beast harms: one Ally of Ben’s must go. Captain Norrys has fallen already.
      const beast = battle('threat moon-beast', 'sanity 12; guards captain-norrys; allies earl-sawyer walter-gilman')
      beast.shows('ben asked prompt.pick: earl-sawyer walter-gilman').does('ben earl-sawyer', 'ben allies walter-gilman')
      // The Mi-Go takes an Artifact: the Shotgun of the fallen is none any more.
      const robbed = battle('threat mi-go shoggoth', 'sanity 14; guards earl-sawyer+shotgun; artifacts innsmouth-tiara')
      fought(robbed, { 'prompt.strike-order': ['shoggoth', 'mi-go'] }).shows('ben artifacts none')
    })
  })

  rule('MY-RULING-29', 'the attacker orders the strike: the last are those that reach the Investigator', () => {
    const t = (other: string, guards: string) =>
      battle(`threat mi-go ${other}`, `guards ${guards}; artifacts innsmouth-tiara`).shows('ana asked prompt.strike-order')
    // Five points, two absorbed: the Mi-Go first, one of its three still gets through; the Ghoul first, all of the Mi-Go's do.
    for (const order of ['mi-go+ghoul', 'ghoul+mi-go']) t('ghoul', 'captain-norrys').does(`ana ${order}`, 'ben sanity 7')
    t('shoggoth', 'captain-norrys+fire-axe').does('ana mi-go+shoggoth', 'ben sanity 5, artifacts innsmouth-tiara')
    t('shoggoth', 'captain-norrys+fire-axe').does('ana shoggoth+mi-go', 'ben sanity 5, artifacts none')
  })
})

describe('the assault', () => {
  const here = 'at widener-library'
  rule(
    'MY-ASSAULT-01 MY-ASSAULT-02 MY-ASSAULT-03 MY-ASSAULT-04 MY-ASSAULT-05 MY-ASSAULT-06 MY-ASSAULT-07 MY-RULING-30',
    'MY-EX-37 at one Location surplus and defenders strike together: seven against five',
    () => {
      const t = battle(`${here}; threat elder-thing; guards queen-nitocris`, `${here}; guards captain-norrys+big-game-rifle`)
      t.shows('ana sanity 12, chronicle {elder-thing queen-nitocris}; ben sanity 8, chronicle {big-game-rifle captain-norrys}')
    },
  )

  rule('MY-ASSAULT-02 MY-ASSAULT-03', 'the Allies add nothing to the Threat: two totals, one after the other', () => {
    const t = battle(`${here}; threat shoggoth; guards captain-norrys`, `${here}; threat elder-thing; guards earl-sawyer`)
    t.untilAsk('ana', 'prompt.absorb', { 'prompt.strike-order': ['shoggoth', 'captain-norrys'] })
    expect(announced(t)).toEqual(['battle:fight 5 3', 'battle:assault 4 1'])
    t.does('ana shoggoth', 'ana sanity 12; ben sanity 7; ana allies captain-norrys')
  })

  rule('MY-ASSAULT-03 MY-ASSAULT-05', 'MY-EX-38 without Monsters the defenders strike; who need not absorb is not harmed', () => {
    fought(battle(`${here}; guards the-terrible-old-man`, here)).shows('ana sanity 12, allies the-terrible-old-man; ben sanity 7')
  })

  rule('MY-ASSAULT-01', 'MY-EX-39 not at two Locations of one city', () => {
    const t = fought(battle('at innsmouth-wharves; guards captain-norrys', 'at devil-reef; guards parish-priest'))
    t.shows('ana sanity 12; ben sanity 10')
  })

  rule('MY-ASSAULT-08', 'only Allies set against that opponent take part', () => {
    fought(battle(`${here}; allies the-terrible-old-man; guards captain-norrys`, here)).shows('ana sanity 12; ben sanity 8')
  })

  rule('MY-ASSAULT-09', 'who is walking is not there', () => {
    fought(battle(`${here}; guards captain-norrys`, `${here} crossed`)).shows('ana sanity 12; ben sanity 10')
  })

  rule('MY-ASSAULT-01 MY-TRAVEL-04', 'two on the same liner meet, two on different ships do not', () => {
    const aboard = (ship: string): Table =>
      fought(battle('at ocean-liner; chronicle devil-reef; guards captain-norrys', `at ${ship}; chronicle widener-library`))
    aboard('ocean-liner').shows('ana sanity 12; ben sanity 8')
    aboard('tramp-steamer').shows('ana sanity 12; ben sanity 10')
  })

  rule('MY-RULING-30', 'where nothing strikes, nobody is buried', () => {
    fought(battle(`${here}; guards walter-gilman`, here)).shows('ana sanity 12, allies walter-gilman; ben sanity 10')
  })
})

describe('a Threat forced against its own', () => {
  rule('MY-RULING-58', 'it meets no other Threat, strikes the Allies that defend nowhere, then SAN', () => {
    const t = fought(battle('threat shoggoth: ana; guards earl-sawyer; allies captain-norrys', 'threat zoog'))
    // Five of the Shoggoth, two absorbed by Norrys; Sawyer stands against Ben's Zoog.
    t.shows('ana sanity 9; ben sanity 10; ana chronicle {captain-norrys earl-sawyer shoggoth}')
  })
})

describe('what Combat leaves behind', () => {
  rule('MY-SANLOSS-01 MY-SANLOSS-02', 'the losses of all pairs are added up and lost at once', () => {
    const t = fought(trio({}, 'threat ghoul: ana', 'threat elder-thing: ana', assigned))
    expect([sanity(t), t.table.kernel.events.filter(({ name }) => name === 'sanity:lose')]).toEqual([[7, 10, 10], [expect.anything()]])
  })

  rule('MY-SANLOSS-03 MY-RULING-32', 'MY-EX-56 at 0 the game ends there: no effects, no burial; several may break together', () => {
    const both = trio('sanity 2', 'sanity 2', 'threat ghoul: ana, martense-brood: ben', assigned)
    expect(both.result).toMatchObject({ by: ['ana', 'ben'], winners: ['eva'] })
    const t = trio('sanity 4; artifacts innsmouth-tiara', 'threat mi-go: ana', 'threat ghoul: ana', assigned)
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'] })
    expect([t.zone('artifacts:ana'), t.zone('threat:ben')]).toEqual([['innsmouth-tiara'], ['mi-go']])
  })

  rule('MY-EXTRA-01 MY-EXTRA-03', 'each Monster that harmed has its effect, once', () => {
    const t = duel('threat mi-go mi-go', 'sanity 15; artifacts innsmouth-tiara jade-amulet clay-bas-relief', combat)
    t.does('ben clay-bas-relief, ben innsmouth-tiara', 'ben sanity 10, artifacts jade-amulet')
  })

  rule('MY-EXTRA-02', 'only if a point of its own became SAN loss', () => {
    const t = battle('threat mi-go', 'guards the-terrible-old-man; artifacts innsmouth-tiara')
    expect([sanity(fought(t))[1], t.zone('artifacts:ben')]).toEqual([10, ['innsmouth-tiara']])
    // Ben loses SAN, but to the Ghoul: the Mi-Go was used up in absorbing.
    const spent = fought(battle('threat mi-go ghoul', 'threat elder-thing; artifacts innsmouth-tiara').does('ana mi-go'))
    spent.shows('ben sanity 8, artifacts innsmouth-tiara')
  })

  rule('MY-EXTRA-02', 'a loss that was warded off to the last point harmed nobody; one point left is enough', () => {
    const warded = (monsters: string): Table => {
      const t = battle(`threat ${monsters}`, 'sanity 14; tomes al-azif+ward-the-threshold; artifacts innsmouth-tiara')
      return fought(t, { 'prompt.casting': 'cast:ward-the-threshold' })
    }
    warded('mi-go').shows('ben sanity 13, artifacts innsmouth-tiara')
    // The Ghoul besides: two of five points are lost, some of them the Mi-Go’s.
    warded('mi-go ghoul').shows('ben sanity 11, artifacts none')
  })

  rule('MY-EXTRA-02', 'what an Ally did in an assault is not what it does in a Threat later', () => {
    // Brown Jenkin strikes Ben by the shelves; in the next Combat he joins the Threat, and all he has is absorbed.
    const at = 'at widener-library'
    const t = duel(`${at}; allies brown-jenkin+rune-graven-dagger`, `${at}; sanity 12; hand zoog`, combat).does(
      'ana defend:ben:brown-jenkin',
    )
    fought(t).shows('ana sanity 12; ben sanity 10, hand zoog').put('ghoul', 'threat:ana').put('reanimated-corpse', 'threat:ben')
    fought(t.arrange(() => {}, [{ step: 'combat' }]).does('ana join:ben:brown-jenkin, ana brown-jenkin')).shows('ben sanity 8, hand zoog')
  })

  rule('MY-EXTRA-04', 'who has nothing to lose loses nothing', () => {
    expect(sanity(fought(battle('threat mi-go')))).toEqual([12, 7])
  })

  rule(
    'MY-CLEAN-01 MY-CLEAN-02 MY-CLEAN-05',
    'Threats are buried whatever became of them, damaged Allies with all they hold; the others return',
    () => {
      const t = battle('threat ghoul', 'guards dr-henry-armitage+fire-axe+voorish-sign earl-sawyer').does(
        'ben decline, ben dr-henry-armitage',
      )
      t.shows('ana chronicle ghoul, threat none; ben chronicle {dr-henry-armitage fire-axe voorish-sign}, allies earl-sawyer')
      t.shows('earl-sawyer facing none')
    },
  )

  rule('MY-CLEAN-03', 'a controlled Monster goes back to its owner and is buried there', () => {
    const t = fought(
      duel('sanity 9; tomes rlyehian-tablets+call-the-sea-folk', 'threat deep-one', combat).does('ana cast:call-the-sea-folk'),
    )
    t.shows('ana chronicle none; ben chronicle deep-one; ana sanity 8; ben sanity 5')
  })

  rule('MY-CLEAN-04', 'Great Old Ones: the inverted are buried, the upright inverted', () => {
    const t = fought(duel('greatOldOnes bokrug', 'greatOldOnes yog-sothoth', { ...combat, marks: { 'yog-sothoth': { inverted: true } } }))
    // The one that goes stays for the end of the Round (MY-RULING-78).
    nextRound(t.shows('bokrug inverted; ben greatOldOnes yog-sothoth'))
    t.shows('ana greatOldOnes bokrug; ben greatOldOnes none, chronicle yog-sothoth')
  })

  rule('MY-RULING-60', 'simultaneous effects come in the order of their owners', () => {
    // On Yuggoth the end of a Round takes 1 SAN: from Ben, who has less, before Ana, who was first in Combat.
    const end = duel('at yuggoth', 'at yuggoth', { from: [{ step: 'printedEnd' }, pause] })
    const lost = end.table.kernel.events.flatMap(({ name, told }) => (name === 'sanity:lose' ? [told.ana?.args?.who] : []))
    expect([end.state.first, lost]).toEqual(['ana', [{ seat: 'ben' }, { seat: 'ana' }]])
  })

  rule(
    'MY-RULING-60 MY-EXTRA-01',
    'what Monsters do besides: the first owner’s before the other’s, of one owner in the order chosen',
    () => {
      const loot = 'artifacts jade-amulet clay-bas-relief'
      const t = () => battle('threat mi-go winged-hound', `sanity 15; ${loot}`).shows('ana asked prompt.order-triggers: mi-go winged-hound')
      // The Hound takes a JEWEL, the Mi-Go whatever Ben gives it: with the Hound first he has nothing to choose.
      t().does('ana winged-hound', 'ben artifacts none')
      t().does('ana mi-go, ben jade-amulet', 'ben artifacts clay-bas-relief')
      // Eva is first: Ana gives up an Artifact before Ben's familiar gets at her Hand.
      const both = trio(`${loot}; hand zoog`, 'threat rat-thing-familiar', 'sanity 5; threat mi-go', combat)
      both.does('eva ana, ben ana', 'ana asked prompt.pick, hand zoog').does('ana clay-bas-relief', 'ana hand none')
    },
  )
})

describe('a total that is reduced', () => {
  rule('MY-COSMIC-03', 'by more than there is of it is nothing, and not less: the other’s points are all left', () => {
    const t = duel('artifacts viol-of-erich-zann; threat ghoul: ben', 'threat graveyard-skeleton: ana', assigned)
    fought(t.choose('ana', 'use:viol-of-erich-zann'))
    expect([announced(t), sanity(t)]).toEqual([['battle:fight 2 0'], [12, 8]])
  })
})

describe('a Threat forced against its own', () => {
  rule('MY-THREAT-04 MY-RULING-58', 'who defends against somebody else does not stand in its way', () => {
    fought(battle('threat ghoul: ana; allies captain-norrys')).shows('ana sanity 12, chronicle {captain-norrys ghoul}')
    fought(battle('threat ghoul: ana; guards captain-norrys')).shows('ana sanity 10, chronicle ghoul')
  })
})
