import type { Seat } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, it } from 'vitest'
import { about, assigned, combat, duel, fought, heard, isUp, nextRound, sanity, sees, trio } from './duel.ts'
import { pause, type Said, type Someone, someone, type Table } from './position.ts'

type Guarded = Someone & { readonly defends?: readonly string[] }
/** Both sides assigned, Allies named as defending against the other; nobody casts. */
function battle(ana: Said | Guarded, ben: Said | Guarded = {}): Table {
  const { defends: guards = [], ...one }: Guarded = someone(ana)
  const { defends: others = [], ...two }: Guarded = someone(ben)
  const facing = (allies: readonly string[], seat: Seat) => allies.map((ally) => [ally, { facing: seat }] as const)
  return duel(one, two, { ...assigned, marks: Object.fromEntries([...facing(guards, 'ben'), ...facing(others, 'ana')]) })
}
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
    const t = duel(
      against('ben', 'ghoul', 'mi-go'),
      { ...against('ana', 'zoog'), allies: ['parish-priest'] },
      { phase: 'combat', from: [{ step: 'reveal' }] },
    )
    expect(heard(t, 'ben').filter((key) => key === 'log.revealed')).toHaveLength(1)
    const revealed = duel(against('ben', 'elder-thing', 'mi-go'), against('ana', 'zoog'), { phase: 'combat', from: [{ step: 'reveal' }] })
    // Ana is asked which of hers absorbs the Zoog: everything lies open by now.
    revealed.expectAsk('ana', 'prompt.absorb')
    expect(['elder-thing', 'mi-go', 'zoog'].map((card) => isUp(revealed, card))).toEqual([true, true, true])
    expect([sees(revealed, 'ben', 'mi-go'), sees(revealed, 'ana', 'zoog')]).toEqual([true, true])
  })

  rule('MY-REVEAL-02', 'that a Monster is Invisible is then open to all', () => {
    const t = fought(battle(against('ben', 'restless-phantom', 'ghoul'), { defends: ['captain-norrys'], allies: ['captain-norrys'] }))
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
      const t = fought(battle({ ...against('ben', 'reanimated-corpse', 'ghoul') }, 'events direct-sunlight: ana'))
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
      const t = fought(battle(against('ben', 'shoggoth', 'ghoul'), { sanity: 12, ...against('ana', 'larva-of-the-other-gods') }))
      const totals = t.table.kernel.events.find(({ name }) => name === 'battle:fight')?.told.ana?.args
      expect([sanity(t), totals]).toEqual([[12, 9], { who: { seat: 'ana' }, other: { seat: 'ben' }, n: 7, m: 4 }])
      expect([buried(t, 'ana'), buried(t, 'ben')]).toEqual([['ghoul', 'shoggoth'], ['larva-of-the-other-gods']])
    },
  )

  rule('MY-COSMIC-02 MY-COSMIC-04', 'MY-EX-35 the Tablets’ three points absorb first; the surplus is the Deep One’s', () => {
    const t = fought(battle({ ...against('ben', 'deep-one'), tomes: ['rlyehian-tablets'] }, against('ana', 'larva-of-the-other-gods')))
    t.shows('ana sanity 12; ben sanity 9')
  })

  rule('MY-COSMIC-04 MY-RULING-29', 'outside points are used up first, and what they harm is harmed by no Monster', () => {
    const tablets: Someone = { ...against('ben', 'deep-one'), tomes: ['rlyehian-tablets'] }
    const met = stopped(tablets, against('ana', 'elder-thing'), 'support', 'count', 'cosmicBattle')
    expect([met.get('ana', 'outsideLeft'), met.get(met.piece('deep-one'), 'points')]).toEqual([{ ben: 0 }, 2])
    stopped(tablets, {}, 'support', 'count', 'cosmicBattle', 'humanPlane').shows('ben loss 5; deep-one harmed 2')
  })

  rule('MY-COSMIC-05 MY-COSMIC-09', 'MY-EX-36 the owner chooses who absorbs, and so whose points are left', () => {
    const setting = (): Table =>
      battle(against('ben', 'mi-go', 'ghoul'), { ...against('ana', 'reanimated-corpse'), artifacts: ['jade-amulet', 'clay-bas-relief'] })
    const left = setting().expectAsk('ana', 'prompt.absorb', ['mi-go', 'ghoul']).choose('ana', 'ghoul')
    left.expectAsk('ben', 'prompt.pick', ['jade-amulet', 'clay-bas-relief']).choose('ben', 'clay-bas-relief')
    // Three points of the Mi-Go, one of them kept off by the Amulet.
    expect([sanity(left)[1], left.zone('artifacts:ben')]).toEqual([8, ['jade-amulet']])
    const other = setting().choose('ana', 'mi-go')
    // One point is the Mi-Go's, two the Ghoul's.
    expect(about(other)).toBe('prompt.pick')
    // All three used up: what is left is the Ghoul's, and nothing is taken.
    const spent = battle(against('ben', 'mi-go', 'ghoul'), { ...against('ana', 'elder-thing'), artifacts: ['clay-bas-relief'] })
    spent.does('ana mi-go', 'ben sanity 8, artifacts clay-bas-relief')
  })

  rule('MY-COSMIC-06', 'who is chosen absorbs as much as it can before the next', () => {
    const t = battle(against('ben', 'mi-go', 'cone-of-the-great-race', 'zoog'), against('ana', 'shoggoth'))
    t.shows('ana asked prompt.absorb: mi-go cone-of-the-great-race zoog')
    t.does('ana mi-go', 'ana asked prompt.absorb: cone-of-the-great-race zoog; mi-go points 0; cone-of-the-great-race points 4')
    t.does('ana zoog', 'ana sanity 12; ben sanity 7')
  })

  rule('MY-COSMIC-06', 'nobody is asked who absorbs where the rest strikes the same', () => {
    const t = battle(against('ben', 'shoggoth', 'ghoul', 'zoog'), against('ana', 'elder-thing'))
    expect(t.table.ask?.about.key).not.toBe('prompt.absorb')
    t.shows('ana sanity 12; ben sanity 5')
  })

  rule('MY-COSMIC-10', 'the surplus goes on to the defenders of that pair, or to the Investigator', () => {
    expect(sanity(fought(battle(against('ben', 'ghoul'))))).toEqual([12, 8])
    const t = battle(against('ben', 'ghoul'), { allies: ['captain-norrys'], defends: ['captain-norrys'] })
    expect(sanity(fought(t))).toEqual([12, 10])
  })

  rule('MY-COSMIC-11', 'exhausted Monsters stay on the table until the burial', () => {
    const t = battle(against('ben', 'mi-go', 'ghoul'), {
      ...against('ana', 'reanimated-corpse'),
      artifacts: ['clay-bas-relief', 'innsmouth-tiara'],
    })
    t.does('ana ghoul', 'ben asked prompt.pick; ghoul points 0; ana threat {ghoul mi-go}; ben threat reanimated-corpse')
  })

  it('reduces a total before it is compared', () => {
    const t = duel(against('ben', 'shoggoth'), { ...against('ana', 'zoog'), artifacts: ['viol-of-erich-zann'] }, assigned)
    t.choose('ben', 'use:viol-of-erich-zann')
    // Five less two against one.
    expect(sanity(fought(t))).toEqual([12, 8])
  })
})

describe('the defence of the Allies', () => {
  rule('MY-ALLYDEF-01 MY-ALLYDEF-05', 'MY-EX-29 point for point, and whoever absorbed is buried', () => {
    const t = battle(against('ben', 'elder-thing'), { allies: ['captain-norrys'], defends: ['captain-norrys'] })
    expect([sanity(fought(t))[1], buried(t, 'ben')]).toEqual([9, ['captain-norrys']])
  })
  rule('MY-ALLYDEF-05', 'MY-EX-30 even if its value was not used up', () => {
    const t = battle(against('ben', 'zoog'), { allies: ['captain-norrys'], defends: ['captain-norrys'] })
    expect([sanity(fought(t))[1], buried(t, 'ben')]).toEqual([10, ['captain-norrys']])
  })
  rule('MY-ALLYDEF-02', 'MY-EX-31 an armed Ally up to Ally and Weapon', () => {
    fought(battle(against('ben', 'larva-of-the-other-gods'), {})).shows('ben sanity 6')
    const armed = battle(against('ben', 'purple-spider-of-leng', 'zoog'), {
      allies: [['earl-sawyer', 'shotgun']],
      defends: ['earl-sawyer'],
    })
    fought(armed, { 'prompt.strike-order': ['purple-spider-of-leng', 'zoog'] }).shows('ben sanity 9, chronicle {earl-sawyer shotgun}')
  })
  rule('MY-ALLYDEF-03 MY-ALLYDEF-04', 'the defender chooses who absorbs first; that one as much as it can', () => {
    const two: Someone = { allies: ['captain-norrys', 'earl-sawyer'] }
    const t = battle(against('ben', 'ghoul'), { ...two, defends: ['captain-norrys', 'earl-sawyer'] })
    t.shows('ben asked prompt.absorb: captain-norrys earl-sawyer').does('ben captain-norrys', 'ben sanity 10, chronicle captain-norrys')
    const u = battle(against('ben', 'ghoul'), { ...two, defends: ['captain-norrys', 'earl-sawyer'] }).choose('ben', 'earl-sawyer')
    expect([sanity(u)[1], buried(u, 'ben')]).toEqual([10, ['captain-norrys', 'earl-sawyer']])
  })
  rule('MY-ALLYDEF-06', 'MY-EX-32 what is Invisible goes by who cannot see it', () => {
    const t = battle(against('ben', 'flying-polyp'), { sanity: 9, allies: ['captain-norrys'], defends: ['captain-norrys'] })
    expect([sanity(fought(t))[1], t.zone('allies:ben')]).toEqual([4, ['captain-norrys']])
  })
  rule('MY-ALLYDEF-06', 'MY-EX-33 and is stopped by a Magic Weapon', () => {
    const t = battle(against('ben', 'flying-polyp'), {
      sanity: 9,
      allies: [['captain-norrys', 'rune-graven-dagger']],
      defends: ['captain-norrys'],
    })
    expect([sanity(fought(t))[1], buried(t, 'ben')]).toEqual([7, ['captain-norrys', 'rune-graven-dagger']])
  })
  rule('MY-ALLYDEF-07', 'who absorbed nothing returns unharmed', () => {
    const t = battle(against('ben', 'ghoul'), {
      ...against('ana', 'reanimated-corpse'),
      allies: ['captain-norrys'],
      defends: ['captain-norrys'],
    })
    expect([sanity(fought(t))[1], t.zone('allies:ben')]).toEqual([10, ['captain-norrys']])
  })
  rule('MY-ALLYDEF-08', 'an Ally of value 0 absorbs nothing and is not harmed', () => {
    const t = battle(against('ben', 'ghoul'), { allies: ['walter-gilman'], defends: ['walter-gilman'] })
    expect([sanity(fought(t))[1], t.zone('allies:ben')]).toEqual([8, ['walter-gilman']])
  })
  describe('an Ally that absorbs more of what is Invisible', () => {
    // Zann absorbs 1, and 2 more of Invisible Monsters; by the Resonator all see.
    const guards = ['captain-norrys', 'erich-zann']
    const seeing: Someone = { sanity: 12, artifacts: ['resonator'] }

    rule('MY-ALLYDEF-03', 'where that is enough, their player says who is spared', () => {
      const t = () => battle(against('ben', 'vapour-of-the-shunned-house'), { ...seeing, allies: guards, defends: guards })
      t().expectAsk('ben', 'prompt.absorb', guards).does('ben erich-zann', 'ben chronicle erich-zann, sanity 12')
      const both = t().choose('ben', 'captain-norrys')
      expect([buried(both, 'ben'), sanity(both)[1]]).toEqual([guards, 12])
    })

    rule('MY-RULING-29', 'who does not see stops no more than that: the attacker orders what else gets by', () => {
      // The Colour and a Vapour, seven points; armed, Zann stops three of what he sees, and two of these.
      const t = battle(against('ben', 'the-colour-out-of-space', 'vapour-of-the-shunned-house'), {
        sanity: 12,
        hand: ['zoog'],
        allies: [['erich-zann', 'big-game-rifle']],
        defends: ['erich-zann'],
      })
      t.expectAsk('ana', 'prompt.strike-order').choose('ana', ['vapour-of-the-shunned-house', 'the-colour-out-of-space'])
      expect([buried(t, 'ben'), sanity(t)[1]]).toEqual([['big-game-rifle', 'erich-zann'], 6])
    })
  })

  rule('MY-RULING-29', 'points from outside are part of the surplus and are absorbed first, whatever order the Monsters are in', () => {
    const swelled = duel(
      { sanity: 15, ...against('ben', 'mi-go', 'shoggoth'), tomes: [['al-azif', 'swell-the-host']] },
      'sanity 15; allies captain-norrys; artifacts innsmouth-tiara',
      { ...assigned, marks: { 'captain-norrys': { facing: 'ana' } } },
    ).choose('ana', 'cast:swell-the-host')
    // Three from outside, three and five: Norrys stops two of the three, nine reach Ben; so the order is not asked for.
    expect(sanity(swelled)[1]).toBe(15 - 9)
  })

  describe('an Ally that has fallen', () => {
    rule('MY-RULING-75', 'is gone for the rest of that Combat: neither it nor what it carried pays for what follows', () => {
      // The Moon-Beast harms: one Ally of Ben’s must go. Captain Norrys has fallen already.
      const beast = battle(against('ben', 'moon-beast'), {
        sanity: 12,
        allies: ['captain-norrys', 'earl-sawyer', 'walter-gilman'],
        defends: ['captain-norrys'],
      })
      beast.shows('ben asked prompt.pick: earl-sawyer walter-gilman').does('ben earl-sawyer', 'ben allies walter-gilman')
      // The Mi-Go takes an Artifact: the Shotgun of the fallen is none any more.
      const armed = { allies: [['earl-sawyer', 'shotgun']], defends: ['earl-sawyer'], artifacts: ['innsmouth-tiara'] }
      const robbed = fought(battle(against('ben', 'mi-go', 'shoggoth'), { sanity: 14, ...armed }), {
        'prompt.strike-order': ['shoggoth', 'mi-go'],
      })
      expect(robbed.zone('artifacts:ben')).toEqual([])
    })
  })

  rule('MY-RULING-29', 'the attacker orders the strike: the last are those that reach the Investigator', () => {
    const strike = (order: readonly string[]): Table => {
      const t = battle(against('ben', 'mi-go', 'ghoul'), {
        allies: ['captain-norrys'],
        defends: ['captain-norrys'],
        artifacts: ['innsmouth-tiara'],
      })
      t.expectAsk('ana', 'prompt.strike-order').choose('ana', order)
      return t
    }
    // Five points, two absorbed: the Mi-Go first, one of its three still gets through; the Ghoul first, all of the Mi-Go's do.
    expect([sanity(strike(['mi-go', 'ghoul']))[1], sanity(strike(['ghoul', 'mi-go']))[1]]).toEqual([7, 7])
    const spared = battle(against('ben', 'mi-go', 'shoggoth'), {
      allies: [['captain-norrys', 'fire-axe']],
      defends: ['captain-norrys'],
      artifacts: ['innsmouth-tiara'],
    })
    spared.does('ana mi-go+shoggoth', 'ben sanity 5, artifacts innsmouth-tiara')
    const robbed = battle(against('ben', 'mi-go', 'shoggoth'), {
      allies: [['captain-norrys', 'fire-axe']],
      defends: ['captain-norrys'],
      artifacts: ['innsmouth-tiara'],
    })
    robbed.does('ana shoggoth+mi-go', 'ben sanity 5, artifacts none')
  })
})

describe('the assault', () => {
  const here = { at: 'widener-library' }
  rule(
    'MY-ASSAULT-01 MY-ASSAULT-02 MY-ASSAULT-03 MY-ASSAULT-04 MY-ASSAULT-05 MY-ASSAULT-06 MY-ASSAULT-07 MY-RULING-30',
    'MY-EX-37 at one Location surplus and defenders strike together: seven against five',
    () => {
      const t = battle(
        { ...here, ...against('ben', 'elder-thing'), allies: ['queen-nitocris'], defends: ['queen-nitocris'] },
        { ...here, allies: [['captain-norrys', 'big-game-rifle']], defends: ['captain-norrys'] },
      )
      t.shows('ana sanity 12; ben sanity 8; ana chronicle {elder-thing queen-nitocris}')
      t.shows('ben chronicle {big-game-rifle captain-norrys}')
    },
  )

  rule('MY-ASSAULT-02 MY-ASSAULT-03', 'the Allies add nothing to the Threat: two totals, one after the other', () => {
    const t = battle(
      { ...here, ...against('ben', 'shoggoth'), allies: ['captain-norrys'], defends: ['captain-norrys'] },
      { ...here, ...against('ana', 'elder-thing'), allies: ['earl-sawyer'], defends: ['earl-sawyer'] },
    )
    t.untilAsk('ana', 'prompt.absorb', { 'prompt.strike-order': ['shoggoth', 'captain-norrys'] })
    expect(announced(t)).toEqual(['battle:fight 5 3', 'battle:assault 4 1'])
    t.does('ana shoggoth', 'ana sanity 12; ben sanity 7; ana allies captain-norrys')
  })

  rule('MY-ASSAULT-03 MY-ASSAULT-05', 'MY-EX-38 without Monsters the defenders strike; who need not absorb is not harmed', () => {
    const t = fought(battle({ ...here, allies: ['the-terrible-old-man'], defends: ['the-terrible-old-man'] }, here))
    t.shows('ana sanity 12; ben sanity 7; ana allies the-terrible-old-man')
  })

  rule('MY-ASSAULT-01', 'MY-EX-39 not at two Locations of one city', () => {
    const t = battle(
      { at: 'innsmouth-wharves', allies: ['captain-norrys'], defends: ['captain-norrys'] },
      { at: 'devil-reef', allies: ['parish-priest'], defends: ['parish-priest'] },
    )
    expect(sanity(fought(t))).toEqual([12, 10])
  })

  rule('MY-ASSAULT-08', 'only Allies set against that opponent take part', () => {
    const t = battle({ ...here, allies: ['the-terrible-old-man', 'captain-norrys'], defends: ['captain-norrys'] }, here)
    expect(sanity(fought(t))).toEqual([12, 8])
  })

  rule('MY-ASSAULT-09', 'who is walking is not there', () => {
    const t = battle({ ...here, allies: ['captain-norrys'], defends: ['captain-norrys'] }, 'at widener-library crossed')
    expect(sanity(fought(t))).toEqual([12, 10])
  })

  rule('MY-ASSAULT-01 MY-TRAVEL-04', 'two on the same liner meet, two on different ships do not', () => {
    const aboard = (ship: string): number[] =>
      sanity(
        fought(
          battle(
            { at: 'ocean-liner', chronicle: ['devil-reef'], allies: ['captain-norrys'], defends: ['captain-norrys'] },
            { at: ship, chronicle: ['widener-library'] },
          ),
        ),
      )
    expect([aboard('ocean-liner'), aboard('tramp-steamer')]).toEqual([
      [12, 8],
      [12, 10],
    ])
  })

  rule('MY-RULING-30', 'where nothing strikes, nobody is buried', () => {
    const t = battle({ ...here, allies: ['walter-gilman'], defends: ['walter-gilman'] }, here)
    expect([sanity(fought(t)), t.zone('allies:ana')]).toEqual([[12, 10], ['walter-gilman']])
  })
})

describe('a Threat forced against its own', () => {
  rule('MY-RULING-58', 'it meets no other Threat, strikes the Allies that defend nowhere, then SAN', () => {
    const t = battle(
      { threat: { shoggoth: 'ana' }, allies: ['captain-norrys', 'earl-sawyer'], defends: ['earl-sawyer'] },
      against('ana', 'zoog'),
    )
    fought(t)
    // Five of the Shoggoth, two absorbed by Norrys; Sawyer stands against Ben's Zoog.
    t.shows('ana sanity 9; ben sanity 10; ana chronicle {captain-norrys earl-sawyer shoggoth}')
  })
})

describe('what Combat leaves behind', () => {
  rule('MY-SANLOSS-01 MY-SANLOSS-02', 'the losses of all pairs are added up and lost at once', () => {
    const t = fought(trio({}, against('ana', 'ghoul'), against('ana', 'elder-thing'), assigned))
    expect([sanity(t), t.table.kernel.events.filter(({ name }) => name === 'sanity:lose')]).toEqual([[7, 10, 10], [expect.anything()]])
  })

  rule('MY-SANLOSS-03 MY-RULING-32', 'MY-EX-56 at 0 the game ends there: no effects, no burial; several may break together', () => {
    const both = trio('sanity 2', 'sanity 2', 'threat ghoul: ana, martense-brood: ben', assigned)
    expect(both.result).toMatchObject({ by: ['ana', 'ben'], winners: ['eva'] })
    const t = trio('sanity 4; artifacts innsmouth-tiara', against('ana', 'mi-go'), against('ana', 'ghoul'), assigned)
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'] })
    expect([t.zone('artifacts:ana'), t.zone('threat:ben')]).toEqual([['innsmouth-tiara'], ['mi-go']])
  })

  rule('MY-EXTRA-01 MY-EXTRA-03', 'each Monster that harmed has its effect, once', () => {
    const t = duel('threat mi-go mi-go', 'sanity 15; artifacts innsmouth-tiara jade-amulet clay-bas-relief', combat)
    t.does('ben clay-bas-relief, ben innsmouth-tiara', 'ben sanity 10, artifacts jade-amulet')
  })

  rule('MY-EXTRA-02', 'only if a point of its own became SAN loss', () => {
    const t = battle(against('ben', 'mi-go'), {
      allies: ['the-terrible-old-man'],
      defends: ['the-terrible-old-man'],
      artifacts: ['innsmouth-tiara'],
    })
    expect([sanity(fought(t))[1], t.zone('artifacts:ben')]).toEqual([10, ['innsmouth-tiara']])
    // Ben loses SAN, but to the Ghoul: the Mi-Go was used up in absorbing.
    const spent = battle(against('ben', 'mi-go', 'ghoul'), { ...against('ana', 'elder-thing'), artifacts: ['innsmouth-tiara'] }).does(
      'ana mi-go',
    )
    fought(spent).shows('ben sanity 8, artifacts innsmouth-tiara')
  })

  rule('MY-EXTRA-02', 'a loss that was warded off to the last point harmed nobody; one point left is enough', () => {
    const warded = (monster: string): Table => {
      const ben: Someone = { sanity: 14, tomes: [['al-azif', 'ward-the-threshold']], artifacts: ['innsmouth-tiara'] }
      return fought(duel(against('ben', monster), ben, assigned), { 'prompt.casting': 'cast:ward-the-threshold' })
    }
    warded('mi-go').shows('ben sanity 13, artifacts innsmouth-tiara')
    // The Ghoul besides: two of five points are lost, some of them the Mi-Go’s.
    const ben: Someone = { sanity: 14, tomes: [['al-azif', 'ward-the-threshold']], artifacts: ['innsmouth-tiara'] }
    const part = fought(duel(against('ben', 'mi-go', 'ghoul'), ben, assigned), { 'prompt.casting': 'cast:ward-the-threshold' })
    expect([sanity(part)[1], part.zone('artifacts:ben')]).toEqual([11, []])
  })

  rule('MY-EXTRA-02', 'what an Ally did in an assault is not what it does in a Threat later', () => {
    // Brown Jenkin strikes Ben by the shelves; in the next Combat he joins the Threat, and all he has is absorbed.
    const here = { at: 'widener-library' }
    const t = duel({ ...here, allies: [['brown-jenkin', 'rune-graven-dagger']] }, { ...here, sanity: 12, hand: ['zoog'] }, combat)
    fought(t.does('ana defend:ben:brown-jenkin')).shows('ana sanity 12; ben sanity 10, hand zoog').put('ghoul', 'threat:ana')
    t.put('reanimated-corpse', 'threat:ben')
      .arrange(() => {}, [{ step: 'combat' }])
      .does('ana join:ben:brown-jenkin, ana brown-jenkin')
    fought(t).shows('ben sanity 8, hand zoog')
  })

  rule('MY-EXTRA-04', 'who has nothing to lose loses nothing', () => {
    expect(sanity(fought(battle(against('ben', 'mi-go'))))).toEqual([12, 7])
  })

  rule(
    'MY-CLEAN-01 MY-CLEAN-02 MY-CLEAN-05',
    'Threats are buried whatever became of them, damaged Allies with all they hold; the others return',
    () => {
      const t = battle(against('ben', 'ghoul'), {
        allies: [['dr-henry-armitage', 'fire-axe', 'voorish-sign'], 'earl-sawyer'],
        defends: ['dr-henry-armitage', 'earl-sawyer'],
      })
      t.does('ben decline, ben dr-henry-armitage')
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
      const loot = { artifacts: ['jade-amulet', 'clay-bas-relief'] }
      const robbed = (first: string): Table => {
        const t = battle(against('ben', 'mi-go', 'winged-hound'), { sanity: 15, ...loot })
        return t.expectAsk('ana', 'prompt.order-triggers', ['mi-go', 'winged-hound']).choose('ana', first)
      }
      // The Hound takes a JEWEL, the Mi-Go whatever Ben gives it: with the Hound first he has nothing to choose.
      expect(robbed('winged-hound').zone('artifacts:ben')).toEqual([])
      expect(robbed('mi-go').choose('ben', 'jade-amulet').zone('artifacts:ben')).toEqual(['clay-bas-relief'])
      // Eva is first: Ana gives up an Artifact before Ben's familiar gets at her Hand.
      const both = trio({ ...loot, hand: ['zoog'] }, 'threat rat-thing-familiar', 'sanity 5; threat mi-go', combat)
      both.does('eva ana, ben ana', 'ana asked prompt.pick, hand zoog').does('ana clay-bas-relief', 'ana hand none')
    },
  )
})

describe('a total that is reduced', () => {
  rule('MY-COSMIC-03', 'by more than there is of it is nothing, and not less: the other’s points are all left', () => {
    const t = duel({ artifacts: ['viol-of-erich-zann'], ...against('ben', 'ghoul') }, against('ana', 'graveyard-skeleton'), assigned)
    fought(t.choose('ana', 'use:viol-of-erich-zann'))
    expect([announced(t), sanity(t)]).toEqual([['battle:fight 2 0'], [12, 8]])
  })
})

describe('a Threat forced against its own', () => {
  rule('MY-THREAT-04 MY-RULING-58', 'who defends against somebody else does not stand in its way', () => {
    const forced = (marks: object): Table =>
      fought(duel({ ...against('ana', 'ghoul'), allies: ['captain-norrys'] }, {}, { ...assigned, marks: marks as never }))
    const [free, busy] = [forced({}), forced({ 'captain-norrys': { facing: 'ben' } })]
    expect([sanity(free)[0], buried(free, 'ana')]).toEqual([12, ['captain-norrys', 'ghoul']])
    expect([sanity(busy)[0], buried(busy, 'ana')]).toEqual([10, ['ghoul']])
  })
})
