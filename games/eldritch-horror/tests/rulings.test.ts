import { defined, restore, type Saved, save } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { conditions } from '../content/conditions.ts'
import { investigators } from '../content/investigators.ts'
import { mapFigures, paths, spaces } from '../content/map.ts'
import { adjacent } from '../rules/board.ts'
import { lily, said } from './people.ts'
import { faces, holdings, position, withTexts } from './position.ts'
import { tell } from './told.ts'

describe('printed data', () => {
  rule('EH-RULING-40', 'the board: 36 spaces, 58 paths, none twice', () => {
    const count = (of: readonly { type: string }[], type: string) => of.filter((one) => one.type === type).length
    expect(spaces).toHaveLength(36)
    expect(['city', 'wilderness', 'sea'].map((type) => count(spaces, type))).toEqual([18, 10, 8])
    expect(paths).toHaveLength(mapFigures.paths.all)
    expect(['train', 'ship', 'uncharted'].map((type) => count(paths, type))).toEqual([15, 33, 10])
    expect(new Set(paths.map(({ a, b }) => [a, b].sort().join('-'))).size).toBe(58)
    expect(adjacent('buenos-aires').sort()).toEqual(['11', '12', '3', '7', '8', 'the-amazon'])
    expect(adjacent('istanbul', 'train').sort()).toEqual(['16', '17', 'rome', 'the-pyramids'])
    expect(adjacent('tokyo').sort()).toEqual(['19', '2', '20', 'shanghai'])
  })

  rule('EH-RULING-43', 'the twelve investigators: Health, Sanity, skills and where they begin', () => {
    const row = ({ id, health, sanity, skills: s, start }: (typeof investigators)[number]) =>
      `${id} ${health}/${sanity} ${s.lore}${s.influence}${s.observation}${s.strength}${s.will} ${start}`
    expect(investigators.map(row)).toEqual([
      'akachi-onyele 5/7 32224 15',
      'charlie-kane 4/8 24322 san-francisco',
      'diana-stanley 7/5 42331 7',
      'jacqueline-fine 4/8 42313 5',
      'jim-culver 7/5 33223 6',
      'leo-anderson 6/6 22333 buenos-aires',
      'lily-chen 6/6 22243 shanghai',
      'lola-hayes 5/7 24223 tokyo',
      'mark-harrigan 8/4 12244 14',
      'norman-withers 5/7 31324 arkham',
      'silas-marsh 8/4 13333 sydney',
      'trish-scarborough 7/5 13432 16',
    ])
  })

  rule('EH-RULING-44', 'the Conditions: 36 cards, what they are and how Blessed and Cursed meet', () => {
    const copies = conditions.map(({ id, backs }) => [id, backs.reduce((sum, { times = 1 }) => sum + times, 0)])
    expect(copies.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(36)
    expect(Object.fromEntries(copies).debt).toBe(6)
    const gain = (name: string) => ({ do: 'gain', what: 'condition', name })
    const has = (name: string) => ({ seats: lily('10', { has: [name], health: 4, sanity: 4 }) })
    expect(holdings(said(gain('cursed'), has('blessed')), 'lily-chen')).toEqual([])
    expect(holdings(said(gain('blessed'), has('cursed')), 'lily-chen')).toEqual([])
    // Blessed once more: it is flipped, does good, and lies front up again.
    said(gain('blessed'), has('blessed-1')).shows('lily-chen health 6, sanity 6, has blessed')
    // Debt: an action, and at a Reckoning it flips.
    const debt = position('ana lily-chen 10, has debt; test 1/2')
    debt.choose('ana', debt.offered('ana').find((key) => key.startsWith('debt')) as string)
    expect(holdings(debt, 'lily-chen')).toEqual([])
  })
})

describe('where the source is silent', () => {
  tell(`
    EH-RULING-73 EH-ACQ-02: a lost icon is read from its name: Acquire Assets tests Influence
      (Lily: Influence 2.)
      ana lily-chen 14; reserve axe; test 2/2 -> ana acquire => table unrolled none
    EH-RULING-74 EH-DEV-01: misprints are read as meant: who is devoured hands on the Lead token as the defeated do
      ana lily-chen 10; ben silas-marsh rome; doom 10; says lily-chen: devour => table lead ben; box lily-chen …
    EH-RULING-79 EH-TRADE-02: a trade: offers change until both consent to the same; one may leave with nothing exchanged
      ana lily-chen 14, has axe; ben silas-marsh 14, has fishing-net -> ana trade > offer:axe > consent:1
        (Ben wants to give something for it: her consent was to another deal.)
        -> ben offer:fishing-net => ana offered consent:2 …
        -> ana consent:2, ben consent:2 => lily-chen has fishing-net; silas-marsh has axe
      ana lily-chen 14, has axe; ben silas-marsh 14, has fishing-net -> ana trade > offer:axe, ben leave => lily-chen has axe
    EH-RULING-84: a kind of card of which none is left is not gained, and nothing takes its place
      ana lily-chen 10; doom 10; empty artifacts spells; says lily-chen: gain artifact, gain spell => lily-chen has none -> ana? pause
    EH-RULING-85: outside turns the active player is the Lead
      ana lily-chen 10; ben silas-marsh rome; lead ben; monsters rome: warlock witch; phase mythos; flow reckoning, pause -> ben? reckoning
  `)

  rule('EH-RULING-76', 'a table can be saved at any question, in the middle of a test too, and goes on the same', () => {
    const t = said(
      { do: 'test', skill: 'observation', pass: { do: 'gain', what: 'clue' } },
      {
        seats: lily('10', { clues: 2 }),
        chance: { test: [faces(2, 0)] },
      },
    ).expectAsk('ana', 'prompt.reroll')
    const saved = JSON.parse(JSON.stringify(save(t.table))) as Saved
    const { table, problems } = restore(withTexts, saved)
    expect(problems).toEqual([])
    expect(table.hash).toBe(t.table.hash)
    expect(table.view('ana')).toEqual(t.table.view('ana'))
    t.table.decide('ana', 'die:0', { keys: 'real' })
    table.decide('ana', 'die:0', { keys: 'real' })
    expect(table.hash).toBe(t.table.hash)
  })

  rule('EH-RULING-77 EH-RULING-44', 'detained: no action but the card’s own, which others on the space may use for him', () => {
    const t = position('ana lily-chen 14, has detained; ben silas-marsh 14; test 1/3')
    expect(t.offered('ana')).toEqual([expect.stringMatching(/^detained-1/), 'end'])
    for (const action of ['travel', 'prepare', 'acquire', 'rest', 'trade']) expect(t.refused('ana')[action], action).toContain('EH-GOLD-03')
    t.choose('ana', 'end')
    const help = defined(t.offered('ben').find((key) => key.startsWith('detained')))
    t.choose('ben', help)
    expect(holdings(t, 'lily-chen')).toEqual([])
    // Delayed as well: standing up takes the turn.
    position('ana lily-chen 14, has detained, delayed; flow action ana, pause').does('ana? pause', 'lily-chen not delayed')
  })

  tell(`
    EH-RULING-81 EH-DEF-15: what a fallen colleague had: tickets above two and a second copy of a Spell go at once, before the test
      ana lily-chen 14, ship 2, has wither-1; ben silas-marsh 14, fallen health, train 1, has wither-2; encounter ana
        -> ana fallen:silas-marsh, ana? discard-ticket: train ship => table tests 0
        -> ana ship, until ana pause => lily-chen shipTickets 1, trainTickets 1, has wither
  `)
})
