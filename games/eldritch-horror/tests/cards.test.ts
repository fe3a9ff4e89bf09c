import { canSee, defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { cards, components } from '../content/index.ts'
import { traitsOf } from '../rules/pieces.ts'
import { holdings, position, type Someone, saying } from './position.ts'
import { tell } from './told.ts'

/* Lily: Lore 2, Influence 2, Observation 2, Strength 4, Will 3; Health 6, Sanity 6. */
const lily = (more: Partial<Someone> = {}) => ({ ana: { is: 'lily-chen', at: '10', ...more } })
const ben = (more: Partial<Someone> = {}) => ({ ben: { is: 'silas-marsh', at: '10', ...more } })
const said = (effect: object | object[], someone: Partial<Someone> = {}, more: object = {}) =>
  position('doom 10', { seats: lily(someone) }, saying('lily-chen', ...[effect].flat()), more)

describe('possessions', () => {
  rule(
    'EH-POSS-01 EH-POSS-02 EH-COND-02',
    'Clues, tickets, Assets, Artifacts and Spells are possessions; nothing else changes hands',
    () => {
      const t = position(
        'ana lily-chen 10, clues 1, train 1, ship 1, has axe gate-box wither-1 cursed-1 debt-2, up will 1; ben silas-marsh 10',
      ).choose('ana', 'trade')
      const [clue] = t.zone('own-clues:lily-chen#1')
      const goods = ['axe', 'gate-box', 'wither-1', clue, 'train-0', 'ship-0'].map((one) => `offer:${one}`)
      expect(t.offered('ana').sort()).toEqual([...goods, 'leave'].sort())
    },
  )

  tell(`
    EH-POSS-03: without a limit of its own an effect serves once for each time its moment comes
      ana lily-chen 10, sanity 2, health 2, has king-james-bible -> ana rest, until ana action => lily-chen health 3, sanity 4
      (One test is one occasion, however many Clues roll its dice anew.)
      doom 10; ana lily-chen 10, has bull-whip, clues 1; says lily-chen: test strength kind:combat; test 0/5; reroll 1 1
        -> ana bull-whip, ana? reroll > die:0, ana? pause
      ana lily-chen 10, has bull-whip; doom 10; test 0/5 0/5; reroll 0/1 0/1; says lily-chen: test skill:strength kind:combat,
        test skill:strength kind:combat
        -> ana bull-whip, ana? use-trigger > bull-whip, ana? pause
  `)

  rule('EH-POSS-04 EH-RULING-72', 'there is no limit to what one holds, nor to copies of an Asset', () => {
    const has = cards
      .filter(({ kind }) => kind === 'asset')
      .slice(0, 20)
      .map(({ id }) => id)
    const t = position({ seats: { ...lily({ has, clues: 20 }), ...ben() } }).arrange(
      (w) => void w.make(defined(has[0]), 'possessions:silas-marsh#1'),
    )
    t.does(`ana trade, ben offer:${has[0]} > consent:1, ana consent:1, until ana action`)
    expect(holdings(t, 'lily-chen')).toHaveLength(21)
    expect(t.zone('own-clues:lily-chen#1')).toHaveLength(20)
  })
})

describe('Conditions', () => {
  rule('EH-COND-01 EH-SPELL-01', 'nobody looks at the back of a Condition or a Spell, its holder neither', () => {
    const t = position('ana lily-chen 10, has debt-2 wither-1; ben silas-marsh 10')
    for (const card of ['debt-2#1', 'wither-1#1'])
      for (const seat of ['ana', 'ben'])
        expect([canSee(t.table.kernel, card, 'front', seat), canSee(t.table.kernel, card, 'back', seat)]).toEqual([true, false])
  })

  tell(`
    EH-COND-03 EH-COND-07 EH-RULING-55: a second Debt is not gained, whatever its back
      ana lily-chen 10, has debt-1; doom 10; only conditions: debt-4 amnesia-1; says lily-chen: gain condition name:debt
        => lily-chen has debt; conditions {amnesia-1 debt-4}
    EH-COND-05: a Condition may have an action of its own
      ana lily-chen 10, has debt-1; ben silas-marsh 10; test 1/2 => ana offered debt-1/1 … -> ana debt-1 => lily-chen has none
    EH-COND-06 EH-RULING-44: a Madness is shed by one roll for each Rest: 5 or 6
      ana lily-chen 10, has paranoia-1; roll 4 -> ana rest, ana? use-trigger > paranoia-1, ana? action => lily-chen has paranoia
      ana lily-chen 10, has paranoia-1; roll 1/1 -> ana rest > paranoia-1 => lily-chen has none
      ana lily-chen 10, has paranoia-1; roll 1/1 -> ana rest > pass => lily-chen has paranoia
    EH-RULING-44: Detained: no move, no action but its own; flipped in place of the encounter, and then gone
      ana lily-chen london, has detained-2, clues 1; encounter ana -> ana? unless > yes, ana? pause => lily-chen has none
      ana lily-chen 10, has detained-1; doom 10; says lily-chen: move rome => space:10 lily-chen …
    EH-COND-04: what he has he cannot choose to gain: not among options, not as a price
      ana lily-chen 10; says lily-chen: choose (gain condition name:debt) (lose health 1) (lose sanity 1)
        -> ana? choose: gain-condition-debt lose-health lose-sanity
      ana lily-chen 10, has debt-1; says lily-chen: choose (gain condition name:debt) (lose health 1) (lose sanity 1)
        -> ana? choose: lose-health lose-sanity
      ana lily-chen 10; says lily-chen: unless act:(gain condition name:debt) otherwise:(lose health 1) -> ana? unless
      ana lily-chen 10, has debt-1; says lily-chen: unless act:(gain condition name:debt) otherwise:(lose health 1) -> ana? pause
        => lily-chen health 5, sanity 6
    EH-COND-08 EH-RULING-44: at a Reckoning: Dark Pact rolls, Debt flips, Injury tests Strength and Madness Will
      ana lily-chen 10, has dark-pact-2; doom 10; phase mythos; flow reckoning, pause; roll 2 => lily-chen has dark-pact
      ana lily-chen 10, has dark-pact-2; doom 10; phase mythos; flow reckoning, pause; roll 1 => box lily-chen …
      (Debt 1: Strength, fail: 3 Health.)
      ana lily-chen 10, has debt-1; doom 10; phase mythos; flow reckoning, pause; test 0/4 => lily-chen health 3, sanity 6
      ana lily-chen 10, has internal-injury-2; doom 10; phase mythos; flow reckoning, pause; test <1 0>/4 => lily-chen health <6 3>, sanity 6
      ana lily-chen 10, has hallucinations-3; doom 10; phase mythos; flow reckoning, pause; test <1 0>/3 => lily-chen health 6, sanity <6 3>
      ana lily-chen 10, has blessed; doom 10; phase mythos; flow reckoning, pause; roll <2 3> => lily-chen has <none blessed>
      ana lily-chen 10, has cursed; doom 10; phase mythos; flow reckoning, pause; roll <3 4> => lily-chen has <cursed none>
  `)
})

describe('Spells', () => {
  tell(`
    EH-SPELL-02: a Spell is used as its front says: as an action, in combat, or when somebody would lose Health
      ana lily-chen 10, has shriveling-1 flesh-ward-1 wither-1; monsters 10: ghoul
        => ana offered shriveling-1/cast …, not offered flesh-ward-1/cast wither-1/cast
      ana lily-chen 10, has shriveling-1 => ana refused shriveling-1/cast EH-SPELL-02
      ana lily-chen 10, has flesh-ward-1; test 1/2; says lily-chen: lose health 3 -> ana? use-replacement > flesh-ward-1
        => lily-chen health 5, sanity 5
      ana lily-chen 10, has wither-1; monsters 10: ghoul; encounter ana -> ana? use-trigger: wither-1/cast pass
    EH-SPELL-03: its front is resolved, test and flip and all: Feed the Mind improves, its back costs Sanity
      ana lily-chen 10, has feed-the-mind-2; test 5 -> ana feed-the-mind-2, ana? improve > lore > pass, ana? action
        => lily-chen improved lore-1, health 6, sanity 5; feed-the-mind-2 up
      (Failed, and no 4: it is lost.)
      ana lily-chen 10, has feed-the-mind-2; test 3 -> ana feed-the-mind-2 => lily-chen has none
    EH-SPELL-04 EH-SPELL-05 EH-TRADE-06: a second copy of a Spell, however it came, is the one that is discarded
      ana lily-chen 10, has wither-1; ben silas-marsh 10, has wither-2
        -> ana trade, ben offer:wither-2 > consent:1, ana consent:1, until ana action
        => lily-chen possessions wither-1; silas-marsh possessions none; spells wither-2 …
      ana lily-chen 10, has wither-1; only spells: wither-2; says lily-chen: gain spell => lily-chen has wither
  `)

  rule('EH-SPELL-06 EH-RULING-56', 'only the face that is up is in force: back up, a Spell cannot be used', () => {
    const t = position('ana lily-chen 10, has shriveling-1; monsters 10: ghoul').arrange((w) => w.turn('shriveling-1#1', 'back'))
    expect([...t.offered('ana'), ...Object.keys(t.refused('ana'))].filter((key) => key.startsWith('shriveling'))).toEqual([])
    t.arrange((w) => w.turn('shriveling-1#1', 'front'))
    expect(t.offered('ana')).toContain('shriveling-1/cast')
  })

  tell(`
    EH-SPELL-07 EH-RULING-56: the target is chosen before the test
      ana lily-chen 10, has shriveling-2; monsters 10: ghoul gug; test 1/2 -> ana shriveling-2, ana? pick: ghoul gug
        => table unrolled test -> ana gug, ana? action => gug lost 2
  `)
})

describe('two-sided cards', () => {
  const twoSided = components.filter(({ kind }) => kind === 'spell' || kind === 'condition')

  rule('EH-DSC-01', 'they have no common back: the front says whether it is a Spell or a Condition', () => {
    for (const { kind, faces: sides } of twoSided) expect(sides.front).toMatch(new RegExp(`^${kind}:`))
    const backs = twoSided.map(({ faces: sides }) => sides.back)
    expect(new Set(backs).size).toBe(backs.length)
  })

  rule('EH-DSC-02', 'their decks lie front up: all see the front of the first card, nobody its back nor the others', () => {
    const t = said({ do: 'discard', what: { the: 'cards', kind: 'spell' }, n: 1 }, { has: ['wither-1'] })
    const { kernel } = t.table
    for (const deck of ['spells', 'conditions'] as const) {
      const [first, ...rest] = kernel.inZone(deck) as [string, ...string[]]
      expect([canSee(kernel, first, 'front', 'ana'), canSee(kernel, first, 'back', 'ana')]).toEqual([true, false])
      expect(rest.filter((card) => canSee(kernel, card, 'front', 'ana'))).toEqual([])
    }
  })

  tell(`
    EH-FLIP-01: flipped to its back, what stands there happens at once
      (Amnesia 2: gain a Debt, then discard.)
      ana lily-chen 10, has amnesia-2; doom 10; test 0/3; phase mythos; flow reckoning, pause => lily-chen has debt
      ana lily-chen 10; doom 1; ancientOne shub-niggurath; says lily-chen: doom 1 => space:the-heart-of-africa epic-shub-niggurath …
    EH-FLIP-02: what has a moment of its own waits for it: the flipped sheet’s Reckoning is not resolved
      ana lily-chen 10; doom 1; ancientOne cthulhu; marks cthulhu: sanityTokens 3; says lily-chen: doom 1
        => table awakened; lily-chen health 6, sanity 6
      ana lily-chen 10; ancientOne cthulhu; awakened; marks cthulhu: sanityTokens 3; phase mythos; flow reckoning, pause
        => lily-chen health 6, sanity 3
    EH-FLIP-03: flipped to its front, nothing happens
      (Hallucinations 2: lose 1 Sanity, then flip: the front asks for no second test.)
      ana lily-chen 10, has hallucinations-2; doom 10; phase mythos; flow reckoning, pause; test 0/3 -> ana? pause
        => lily-chen health 6, sanity 5; hallucinations-2 up
    EH-FLIP-01 EH-FLIP-02 EH-FLIP-03: W-49 flipped by its own Reckoning: the back’s text once, no Reckoning again, and nothing when it turns front up
      ana lily-chen 10, has internal-injury-1; doom 10; phase mythos; flow reckoning, pause; test 0/4 -> ana? pause
        => lily-chen health 5, sanity 6, has internal-injury; internal-injury-1 up
    EH-TEST-15 EH-TEST-16 EH-FLIP-01: W-48 “Lose 1 Health. If you pass Will, discard this card. Then flip this card.”: what is left of it is flipped
      (The back: lose 1 Health, then flip.)
      ana lily-chen 10, has internal-injury-1; test 0/3; says lily-chen/internal-injury-1: then (lose health 1) (test will pass:(discardSelf)) (flipSelf)
        => lily-chen health 4, sanity 6, has internal-injury
      ana lily-chen 10, has internal-injury-1; test 1/3; says lily-chen/internal-injury-1: then (lose health 1) (test will pass:(discardSelf)) (flipSelf)
        => lily-chen health 5, sanity 6, has none; internal-injury-1 up
  `)
})

describe('traits', () => {
  const kinds = ['asset', 'artifact', 'condition', 'spell', 'mythos']
  const having = (kind: string) => {
    const { kernel } = position('ana lily-chen 10').table
    return Object.keys(kernel.raw.pieces)
      .filter((piece) => kernel.def(piece).kind === kind)
      .map((piece) => traitsOf(kernel, piece))
  }

  rule('EH-TRAIT-01', 'Assets, Artifacts, Conditions, Spells and Mythos cards have traits', () => {
    for (const kind of kinds) for (const traits of having(kind)) expect(traits.length, kind).toBeGreaterThan(0)
  })

  tell(`
    EH-TRAIT-02: a trait does nothing of itself: Dynamite is a Weapon and gives no die; but effects look for it
      ana lily-chen 10, has dynamite; says lily-chen: test strength kind:combat; test 0/4 => table unrolled none
      ana lily-chen 10, has dynamite axe whiskey; says lily-chen: discard what:(the cards kind:asset trait:weapon) 1 -> ana? discard: dynamite axe
  `)

  rule('EH-TRAIT-03', 'the traits the rules name are on the cards', () => {
    const known = new Set(kinds.flatMap(having).flat())
    const possessions = ['ally', 'weapon', 'trinket', 'item', 'magical', 'service', 'incantation', 'ritual', 'teamwork']
    for (const trait of [...possessions, 'common', 'madness', 'event', 'ongoing', 'rumor']) expect(known, trait).toContain(trait)
    const difficulties = new Set(cards.flatMap((card) => (card.kind === 'mythos' ? [card.difficulty] : [])))
    expect([...difficulties].sort()).toEqual(['easy', 'hard', 'normal'])
  })
})
