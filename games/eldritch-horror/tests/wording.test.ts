import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY, lily } from './people.ts'
import { healthOf, holdings, position, saying, token } from './position.ts'
import { tell } from './told.ts'

const lose = (n: number) => ({ do: 'lose', what: 'health', n })
const gainClue = { do: 'gain', what: 'clue', n: 1 }
const clues = (t: ReturnType<typeof position>, who = LILY) => t.zone(`own-clues:${token(who)}`).length

describe('golden rules', () => {
  rule('EH-GOLD-02', 'a component is stronger than the rules: for the Blessed a 4 is a success too', () => {
    const bought = (has: string[]) =>
      position('reserve 38-revolver axe; test 4+3', { seats: lily('london', { has: ['debt', ...has] }) }).choose('ana', 'acquire').table.ask
        ?.about.key
    expect([bought([]), bought(['blessed'])]).toEqual(['prompt.discard-reserve', 'prompt.buy'])
  })

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
  `)

  rule('EH-FAQ-02', '«may» leaves it to whoever resolves it', () => {
    const t = () => position('ana lily-chen rome', saying(LILY, { do: 'may', effect: gainClue }))
    expect([clues(t().choose('ana', 'yes')), clues(t().choose('ana', 'no'))]).toEqual([1, 0])
  })

  rule('EH-FAQ-03', '«A or B» is one of them, not both and not none', () => {
    const t = position(
      'ana lily-chen rome, sanity 3',
      saying(LILY, { do: 'choose', options: [gainClue, { do: 'recover', what: 'sanity', n: 2 }] }),
    )
    t.expectAsk('ana', 'prompt.choose', ['gain-clue', 'recover-sanity']).choose('ana', 'recover-sanity')
    expect([clues(t), healthOf(t, LILY)[1]]).toEqual([0, 5])
    t.expectAsk('ana', 'pause')
  })

  rule('EH-FAQ-04', '«A unless B»: who does not resolve B must resolve A', () => {
    const t = () =>
      position('ana lily-chen rome, clues 1', saying(LILY, { do: 'unless', cost: [{ pay: 'clue', n: 1 }], otherwise: lose(2) }))
    const paid = t().expectAsk('ana', 'prompt.unless', ['yes', 'no']).choose('ana', 'yes')
    expect([clues(paid), healthOf(paid, LILY)[0]]).toEqual([0, 6])
    const refused = t().choose('ana', 'no')
    expect([clues(refused), healthOf(refused, LILY)[0]]).toEqual([1, 4])
  })

  rule('EH-RULING-21', 'B must be possible to its end: not half of it, not what one has already; but all of nothing', () => {
    const asked = (act: object, has: string[] = []) =>
      position(`ana lily-chen rome, has ${has.join(' ')}`, saying(LILY, { do: 'unless', act, otherwise: lose(2) })).table.ask?.about.key ===
      'prompt.unless'
    const assets = { the: 'cards', kind: 'asset' }
    expect(asked({ do: 'discard', what: assets, n: 2 }, ['axe'])).toBe(false)
    expect(asked({ do: 'discard', what: assets, n: 2 }, ['axe', 'bandages'])).toBe(true)
    expect(asked({ do: 'seq', effects: [{ do: 'discard', what: assets, n: 1 }, lose(1)] })).toBe(false)
    expect(asked({ do: 'gain', what: 'condition', name: 'paranoia' }, ['paranoia'])).toBe(false)
    expect(asked({ do: 'gain', what: 'condition', name: 'paranoia' })).toBe(true)
    expect(asked({ do: 'discard', what: assets, n: 'all' })).toBe(true)
  })

  rule('EH-FAQ-08', 'a roll of so many dice is no test: no Clue rerolls it, no card of tests alters it', () => {
    const t = position(
      'ana lily-chen rome, clues 2, has blessed lucky-rabbits-foot lucky-cigarette-case; roll 1; phase mythos',
      'flow reckoning, pause',
    )
    t.expectAsk('ana', 'pause')
    expect(holdings(t, LILY)).not.toContain('blessed')
    expect(clues(t)).toBe(2)
  })

  rule('EH-FAQ-12', 'the new investigator may be handed the Lead token in the same moment', () => {
    position('ana lily-chen rome; waiting ben', { from: [{ step: 'mythosLast', args: { judged: true, passed: false } }] })
      .does('ben silas-marsh, ana? end-of-mythos: lead:ben done > lead:ben', 'table lead ben')
      .does('ben? action')
  })
})
