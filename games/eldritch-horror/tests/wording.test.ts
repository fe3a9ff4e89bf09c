import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY, lily, SILAS, silas } from './people.ts'
import { encounterOf, faces, healthOf, holdings, pause, position, saying, spaceOfToken, token, turnOf } from './position.ts'

const lose = (n: number) => ({ do: 'lose', what: 'health', n })
const gainClue = { do: 'gain', what: 'clue', n: 1 }
const clues = (t: ReturnType<typeof position>, who = LILY) => t.zone(`own-clues:${token(who)}`).length

describe('golden rules', () => {
  rule('EH-GOLD-02', 'a component is stronger than the rules: for the Blessed a 4 is a success too', () => {
    const bought = (has: string[]) =>
      position({ seats: lily('london', { has: ['debt', ...has] }), reserve: ['38-revolver', 'axe'], chance: { test: [[4, 3]] } }).choose(
        'ana',
        'acquire',
      ).table.ask?.about.key
    expect([bought([]), bought(['blessed'])]).toEqual(['prompt.discard-reserve', 'prompt.buy'])
  })

  rule('EH-GOLD-03', '«cannot» is stronger than any permission: who is detained is given an action and still cannot move', () => {
    const t = position('cora charlie-kane london; ana lily-chen rome, has detained').choose('cora', 'charlie-kane/1')
    t.expectAsk('ana', 'prompt.action')
    expect(t.offered('ana')).toEqual(['detained-1/4', 'end'])
    expect(t.refused('ana').travel).toContain('EH-GOLD-03')
  })

  rule('EH-GOLD-04', 'and holds against others’ effects: nobody moves who is detained', () => {
    const seats = { ...lily('rome', { has: ['detained'] }), ...silas('rome') }
    const everybody = {
      do: 'forEach',
      of: { the: 'investigators' },
      effect: { do: 'move', to: { the: 'space', pick: 'named', space: 'london' } },
      order: 'inOrder',
    }
    const t = position({ seats, ...saying(SILAS, everybody) })
    expect([spaceOfToken(t, token(LILY)), spaceOfToken(t, token(SILAS))]).toEqual(['rome', 'london'])
  })

  rule('EH-GOLD-05', 'what happens at the same time happens in the order of the active player', () => {
    // The Warlock curses whom the Witch then hurts: outside turns the Lead is the active player, and orders them.
    const t = position('ana lily-chen 10; ben silas-marsh rome; lead ben; monsters rome: warlock witch; phase mythos; roll 1', {
      from: [{ step: 'reckoning' }, pause],
    })
    t.expectAsk('ben', 'prompt.reckoning', ['warlock', 'witch']).choose('ben', 'witch').expectAsk('ana', 'pause')
    expect(healthOf(t, SILAS)).toEqual([8, 4])
    // Ben’s Witch Doctor and Ana’s Bible both hear of Ana’s Rest: it makes no difference, and nobody is asked.
    const seats = { ...lily('rome', { health: 2, sanity: 2, has: ['king-james-bible'] }), ...silas('rome', { has: ['witch-doctor'] }) }
    position({ seats }).choose('ana', 'rest').expectAsk('ana', 'prompt.may')
  })

  rule('EH-GOLD-08', 'a triggered effect without a limit is used once for each occasion', () => {
    // Every Rest offers the roll against Amnesia once.
    const t = position('ana lily-chen rome, has amnesia; roll 1 1', {
      from: [turnOf('action', 'ana'), { step: 'roundEnds' }, turnOf('action', 'ana'), pause],
    })
    t.choose('ana', 'rest').expectAsk('ana', 'prompt.use-trigger').choose('ana', 'amnesia-1/1')
    t.expectAsk('ana', 'prompt.action').choose('ana', 'end')
    t.choose('ana', 'rest').expectAsk('ana', 'prompt.use-trigger', ['amnesia-1/1', 'pass'])
  })
})

describe('wording', () => {
  rule('EH-FAQ-01', '«investigators» includes oneself, «other investigators» does not', () => {
    const each = (other: object) => ({
      do: 'forEach',
      of: { the: 'investigators', on: 'here', ...other },
      effect: lose(1),
      order: 'inOrder',
    })
    const seats = { ...lily('rome'), ...silas('rome') }
    const all = position({ seats, ...saying(LILY, each({})) })
    expect([healthOf(all, LILY)[0], healthOf(all, SILAS)[0]]).toEqual([5, 7])
    const others = position({ seats, ...saying(LILY, each({ other: true })) })
    expect([healthOf(others, LILY)[0], healthOf(others, SILAS)[0]]).toEqual([6, 7])
    const one = position({ seats, ...saying(LILY, { do: 'for', who: { the: 'investigator', pick: 'choice' }, effect: lose(1) }) })
    one.expectAsk('ana', 'prompt.pick', [LILY, SILAS])
  })

  rule('EH-FAQ-02', '«may» leaves it to whoever resolves it', () => {
    const t = () => position({ seats: lily('rome'), ...saying(LILY, { do: 'may', effect: gainClue }) })
    expect([clues(t().choose('ana', 'yes')), clues(t().choose('ana', 'no'))]).toEqual([1, 0])
  })

  rule('EH-FAQ-03', '«A or B» is one of them, not both and not none', () => {
    const t = position({
      seats: lily('rome', { sanity: 3 }),
      ...saying(LILY, { do: 'choose', options: [gainClue, { do: 'recover', what: 'sanity', n: 2 }] }),
    })
    t.expectAsk('ana', 'prompt.choose', ['gain-clue', 'recover-sanity']).choose('ana', 'recover-sanity')
    expect([clues(t), healthOf(t, LILY)[1]]).toEqual([0, 5])
    t.expectAsk('ana', 'pause')
  })

  rule('EH-FAQ-04', '«A unless B»: who does not resolve B must resolve A', () => {
    const t = () =>
      position({ seats: lily('rome', { clues: 1 }), ...saying(LILY, { do: 'unless', cost: [{ pay: 'clue', n: 1 }], otherwise: lose(2) }) })
    const paid = t().expectAsk('ana', 'prompt.unless', ['yes', 'no']).choose('ana', 'yes')
    expect([clues(paid), healthOf(paid, LILY)[0]]).toEqual([0, 6])
    const refused = t().choose('ana', 'no')
    expect([clues(refused), healthOf(refused, LILY)[0]]).toEqual([1, 4])
  })

  rule('EH-FAQ-05 EH-RULING-21', '«A unless B»: who is unable to resolve B must resolve A, unasked', () => {
    const poor = position({ seats: lily('rome'), ...saying(LILY, { do: 'unless', cost: [{ pay: 'clue', n: 1 }], otherwise: lose(2) }) })
    poor.expectAsk('ana', 'pause')
    expect(healthOf(poor, LILY)[0]).toBe(4)
  })

  rule('EH-RULING-21', 'B must be possible to its end: not half of it, not what one has already; but all of nothing', () => {
    const asked = (act: object, has: string[] = []) =>
      position({ seats: lily('rome', { has }), ...saying(LILY, { do: 'unless', act, otherwise: lose(2) }) }).table.ask?.about.key ===
      'prompt.unless'
    const assets = { the: 'cards', kind: 'asset' }
    expect(asked({ do: 'discard', what: assets, n: 2 }, ['axe'])).toBe(false)
    expect(asked({ do: 'discard', what: assets, n: 2 }, ['axe', 'bandages'])).toBe(true)
    expect(asked({ do: 'seq', effects: [{ do: 'discard', what: assets, n: 1 }, lose(1)] })).toBe(false)
    expect(asked({ do: 'gain', what: 'condition', name: 'paranoia' }, ['paranoia'])).toBe(false)
    expect(asked({ do: 'gain', what: 'condition', name: 'paranoia' })).toBe(true)
    expect(asked({ do: 'discard', what: assets, n: 'all' })).toBe(true)
  })

  rule('EH-FAQ-06', 'additional dice are declared before the roll: afterwards it is too late', () => {
    const seats = { ...lily('rome', { clues: 1 }), cora: { is: 'lola-hayes', at: 'rome' } }
    const t = () => position({ seats, chance: { test: [faces(3, 0)] }, ...saying(LILY, { do: 'test', skill: 'lore', pass: gainClue }) })
    // Lola gives Lily a die: three are rolled instead of two.
    t()
      .expectAsk('cora', 'prompt.use-trigger')
      .choose('cora', 'lola-hayes/2')
      .expectAsk('ana', 'prompt.reroll', ['die:0', 'die:1', 'die:2', 'done'])
    const late = position({
      seats,
      chance: { test: [faces(2, 0)] },
      ...saying(LILY, { do: 'test', skill: 'lore', pass: gainClue }),
    }).choose('cora', 'pass')
    expect(late.table.asked()).toEqual(['ana'])
    late.expectAsk('ana', 'prompt.reroll').choose('ana', 'done').expectAsk('ana', 'pause')
  })

  rule('EH-FAQ-07', 'of several weapons only the highest bonus counts; what else they do can be used', () => {
    // The Automatic’s +3, not the Axe’s +2 nor the Whip’s +1: 4 − 1 + 3 dice; the Whip and the Axe still offer theirs.
    const seats = lily('rome', { has: ['45-automatic', 'bull-whip', 'axe'] })
    const t = position({ seats, monsters: { rome: ['zombie'] }, chance: { test: [faces(3, 3), faces(6, 0)] }, ...encounterOf('ana') })
    t.untilAsk('ana', 'prompt.use-trigger')
    expect(t.offered('ana')).toEqual(expect.arrayContaining(['bull-whip/2', 'axe/2']))
    // Which of six dice that failed alike is rolled again is not asked.
    t.choose('ana', 'bull-whip/2').expectAsk('ana', 'prompt.use-trigger')
    expect(t.offered('ana')).toEqual(['axe/2', 'pass'])
  })

  rule('EH-FAQ-08', 'a roll of so many dice is no test: no Clue rerolls it, no card of tests alters it', () => {
    const seats = lily('rome', { clues: 2, has: ['blessed', 'lucky-rabbits-foot', 'lucky-cigarette-case'] })
    const t = position({ seats, chance: { roll: [[1]] }, phase: 'mythos', from: [{ step: 'reckoning' }, pause] })
    t.expectAsk('ana', 'pause')
    expect(holdings(t, LILY)).not.toContain('blessed')
    expect(clues(t)).toBe(2)
  })

  rule(
    'EH-FAQ-09 EH-FAQ-10',
    '«as an encounter»: not with a Monster about; after the last one is beaten, as the additional encounter',
    () => {
      // The Rumor’s own encounter on its space.
      const seats = lily('8', { has: ['double-barreled-shotgun'] })
      const there = { seats, ongoing: ['growing-madness'] }
      const free = position({ ...there, ...encounterOf('ana') })
      expect(free.offered('ana')).toContain('token:growing-madness')
      const t = position({ ...there, monsters: { '8': ['zombie'] }, chance: { test: [faces(3, 3), faces(7, 7)] }, ...encounterOf('ana') })
      t.untilAsk('ana', 'prompt.encounter')
      expect(t.zone('space:8')).not.toContain('zombie')
      expect(t.offered('ana')).toEqual(expect.arrayContaining(['token:growing-madness', 'none']))
      const beset = position({ ...there }, 'monsters 8: zombie; test 3/3 0/7; encounter ana')
      beset.expectAsk('ana', 'pause')
    },
  )

  rule('EH-FAQ-11', '«instead of resolving an encounter» may be done with a Monster about', () => {
    const t = position('ana lily-chen rome, has pallid-mask; monsters rome: zombie; encounter ana')
    t.expectAsk('ana', 'prompt.before-encounter').choose('ana', 'pallid-mask/1')
    t.expectAsk('ana', 'prompt.encounter', ['general', 'location:europe'])
  })

  rule('EH-FAQ-12', 'the new investigator may be handed the Lead token in the same moment', () => {
    const t = position({ seats: lily('rome'), waiting: ['ben'], from: [{ step: 'mythosLast', args: { judged: true, passed: false } }] })
    t.choose('ben', SILAS)
    t.expectAsk('ana', 'prompt.end-of-mythos', ['lead:ben', 'done'])
    expect(t.choose('ana', 'lead:ben').state.lead).toBe('ben')
    t.expectAsk('ben', 'prompt.action')
  })
})
