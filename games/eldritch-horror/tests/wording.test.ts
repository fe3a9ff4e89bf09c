import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { position } from './position.ts'
import { tell } from './told.ts'

describe('golden rules', () => {
  tell(`
    EH-GOLD-02: a component is stronger than the rules: for the Blessed a 4 is a success too
      ana lily-chen london, has debt; reserve 38-revolver axe; test 4+3 -> ana acquire, ana? discard-reserve
      ana lily-chen london, has debt blessed; reserve 38-revolver axe; test 4+3 -> ana acquire, ana? buy
  `)

  rule('EH-GOLD-03', '«cannot» is stronger than any permission: who is detained is given an action and still cannot move', () => {
    const t = position('cora charlie-kane london; ana lily-chen rome, has detained').choose('cora', 'charlie-kane/1')
    t.does('ana? action', 'ana offered detained-1/4 end')
    expect(t.refused('ana').travel).toContain('EH-GOLD-03')
  })

  tell(`
    EH-GOLD-04: and holds against others’ effects: nobody moves who is detained
      ana lily-chen rome, has detained; ben silas-marsh rome;
        says silas-marsh: forEach of:(the investigators) effect:(move london) order:inOrder
        => lily-chen lies space:rome; silas-marsh lies space:london
    EH-GOLD-05: what happens at the same time happens in the order of the active player
      (The Warlock curses whom the Witch then hurts: outside turns the Lead is the active player, and orders them.)
      ana lily-chen 10; ben silas-marsh rome; lead ben; monsters rome: warlock witch; phase mythos; roll 1; flow reckoning, pause
        -> ben? reckoning: warlock witch > witch, ana? pause => silas-marsh health 8, sanity 4
      (Ben’s Witch Doctor and Ana’s Bible both hear of Ana’s Rest: it makes no difference, and nobody is asked.)
      ana lily-chen rome, health 2, sanity 2, has king-james-bible; ben silas-marsh rome, has witch-doctor -> ana rest, ana? may
    EH-GOLD-08: a triggered effect without a limit is used once for each occasion
      (Every Rest offers the roll against Amnesia once.)
      ana lily-chen rome, has amnesia; roll 1 1; flow action ana, roundEnds, action ana, pause
        -> ana rest, ana? use-trigger > amnesia-1/1, ana? action > end > rest, ana? use-trigger: amnesia-1/1 pass
  `)
})

describe('wording', () => {
  tell(`
    EH-FAQ-01: «investigators» includes oneself, «other investigators» does not
      ana lily-chen rome; ben silas-marsh rome; says lily-chen: forEach of:(the investigators on:here) effect:(lose health 1) order:inOrder
        => lily-chen health 5; silas-marsh health 7
      ana lily-chen rome; ben silas-marsh rome;
        says lily-chen: forEach of:(the investigators on:here other:true) effect:(lose health 1) order:inOrder
        => lily-chen health 6; silas-marsh health 7
      ana lily-chen rome; ben silas-marsh rome; says lily-chen: for who:(the investigator pick:choice) effect:(lose health 1)
        -> ana? pick: lily-chen silas-marsh
    EH-FAQ-05 EH-RULING-21: «A unless B»: who is unable to resolve B must resolve A, unasked
      ana lily-chen rome; says lily-chen: unless cost:(pay clue 1) otherwise:(lose health 2) -> ana? pause => lily-chen health 4
    EH-FAQ-06: additional dice are declared before the roll: afterwards it is too late
      (Lola gives Lily a die: three are rolled instead of two.)
      ana lily-chen rome, clues 1; cora lola-hayes rome; test 0/3; says lily-chen: test lore pass:(gain clue 1)
        -> cora? use-trigger > lola-hayes/2, ana? reroll: die:0 die:1 die:2 done
      ana lily-chen rome, clues 1; cora lola-hayes rome; test 0/2; says lily-chen: test lore pass:(gain clue 1)
        -> cora pass => table asks ana
        -> ana? reroll > done, ana? pause
    EH-FAQ-07: of several weapons only the highest bonus counts; what else they do can be used
      (The Automatic’s +3, not the Axe’s +2 nor the Whip’s +1: 4 − 1 + 3 dice; the Whip and the Axe still offer theirs.)
      ana lily-chen rome, has 45-automatic bull-whip axe; monsters rome: zombie; test 3/3 0/6; encounter ana
        -> until ana use-trigger => ana offered bull-whip/2 axe/2 …
        (Which of six dice that failed alike is rolled again is not asked.)
        -> ana bull-whip/2, ana? use-trigger => ana offered axe/2 pass
    EH-FAQ-09 EH-FAQ-10: «as an encounter»: not with a Monster about; after the last one is beaten, as the additional encounter
      (The Rumor’s own encounter on its space.)
      ana lily-chen 8, has double-barreled-shotgun; ongoing growing-madness; encounter ana => ana offered token:growing-madness …
      ana lily-chen 8, has double-barreled-shotgun; ongoing growing-madness; monsters 8: zombie; test 3/3 7/7; encounter ana
        -> until ana encounter => space:8 not zombie; ana offered token:growing-madness none …
      ana lily-chen 8, has double-barreled-shotgun; ongoing growing-madness; monsters 8: zombie; test 3/3 0/7; encounter ana -> ana? pause
    EH-FAQ-11: «instead of resolving an encounter» may be done with a Monster about
      ana lily-chen rome, has pallid-mask; monsters rome: zombie; encounter ana
        -> ana? before-encounter > pallid-mask/1, ana? encounter: general location:europe
    EH-FAQ-02: «may» leaves it to whoever resolves it
      ana lily-chen rome; says lily-chen: may effect:(gain clue 1) -> ana <yes no> => lily-chen clues <1 0>
    EH-FAQ-03: «A or B» is one of them, not both and not none
      ana lily-chen rome, sanity 3; says lily-chen: choose (gain clue 1) (recover sanity 2)
        -> ana? choose: gain-clue recover-sanity > recover-sanity, ana? pause => lily-chen clues 0, sanity 5
    EH-FAQ-04: «A unless B»: who does not resolve B must resolve A
      ana lily-chen rome, clues 1; says lily-chen: unless cost:(pay clue 1) otherwise:(lose health 2) -> ana? unless: yes no > <yes no>
        => lily-chen clues <0 1>, health <6 4>
    EH-RULING-21: B must be possible to its end: not half of it, not what one has already; but all of nothing
      ana lily-chen rome, has axe; says lily-chen: unless act:(discard what:(the cards kind:asset) 2) otherwise:(lose health 2) -> ana? pause
      ana lily-chen rome, has axe bandages; says lily-chen: unless act:(discard what:(the cards kind:asset) 2) otherwise:(lose health 2)
        -> ana? unless
      ana lily-chen rome; says lily-chen: unless act:(seq (discard what:(the cards kind:asset) 1) (lose health 1)) otherwise:(lose health 2)
        -> ana? pause
      ana lily-chen rome, has paranoia; says lily-chen: unless act:(gain condition name:paranoia) otherwise:(lose health 2) -> ana? pause
      ana lily-chen rome; says lily-chen: unless act:(gain condition name:paranoia) otherwise:(lose health 2) -> ana? unless
      ana lily-chen rome; says lily-chen: unless act:(discard what:(the cards kind:asset) n:all) otherwise:(lose health 2) -> ana? unless
    EH-FAQ-08: a roll of so many dice is no test: no Clue rerolls it, no card of tests alters it
      ana lily-chen rome, clues 2, has blessed lucky-rabbits-foot lucky-cigarette-case; roll 1; phase mythos; flow reckoning, pause
        -> ana? pause => lily-chen clues 2, has lucky-rabbits-foot lucky-cigarette-case
  `)

  rule('EH-FAQ-12', 'the new investigator may be handed the Lead token in the same moment', () => {
    position('ana lily-chen rome; waiting ben', { from: [{ step: 'mythosLast', args: { judged: true, passed: false } }] })
      .does('ben silas-marsh, ana? end-of-mythos: lead:ben done > lead:ben', 'table lead ben')
      .does('ben? action')
  })
})
