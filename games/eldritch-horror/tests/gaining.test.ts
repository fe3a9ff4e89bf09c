import { canSee } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { holdings, position, type Someone, saying } from './position.ts'
import { tell } from './told.ts'

const lily = (more: Partial<Someone> = {}) => ({ ana: { is: 'lily-chen', at: '10', ...more } })
const said = (effect: object | object[], someone: Partial<Someone> = {}, more: object = {}) =>
  position('doom 10', { seats: lily(someone) }, saying('lily-chen', ...[effect].flat()), more)
const gain = (what: string, more: object = {}) => ({ do: 'gain', what, ...more })
const discard = (what: object, n: number | string = 1) => ({ do: 'discard', what, n })
const own = (kind: string, more: object = {}) => ({ the: 'cards', kind, ...more })
const first = (t: ReturnType<typeof position>, deck: string) => t.table.kernel.raw.zones[deck]?.[0]

describe('gaining', () => {
  tell(`
    EH-GAIN-01: a random Artifact or Asset is the top card of its deck
      doom 10; ana lily-chen 10; says lily-chen: gain artifact, gain asset from:deck; top artifacts: ruby-of-rlyeh gate-box, assets: axe
        => lily-chen has ruby-of-rlyeh axe
    EH-GAIN-02 EH-DSC-03: a random Spell or Condition comes from the bottom: the card that everybody sees stays
      ana lily-chen 10; doom 10; only spells: wither-1 shriveling-1; says lily-chen: gain spell => lily-chen has shriveling; spells wither-1
      ana lily-chen 10; doom 10; only conditions: paranoia-1 amnesia-1; says lily-chen: gain condition trait:madness
        => lily-chen has amnesia
    EH-GAIN-03 EH-RULING-55: one he already has goes back and another is drawn, as long as there is one he lacks
      doom 10; ana lily-chen 10, has wither-1; says lily-chen: gain spell; only spells: clairvoyance-1 wither-2 shriveling-1;
        draw spells: clairvoyance-1; find spells: wither-2 shriveling-1
        => lily-chen has wither shriveling; spells {clairvoyance-1 wither-2}
      (Nothing but what he has: nothing is gained, and the deck is shuffled.)
      ana lily-chen 10, has wither-1; doom 10; only spells: wither-2; says lily-chen: gain spell => lily-chen has wither; spells wither-2
    EH-GAIN-04 EH-SEARCH-02: by a trait: the deck is searched, then the discard pile
      doom 10; ana lily-chen 10; says lily-chen: gain asset trait:ally, gain asset trait:ally, gain asset trait:ally;
        only assets: axe cat-burglar whiskey; lying discard:assets: urban-guide; find assets: cat-burglar
        => lily-chen has cat-burglar urban-guide
    EH-GAIN-05 EH-COND-03: W-37 with Paranoia: a Paranoia does nothing, a Madness is the first that is another
      ana lily-chen 10, has paranoia-1; doom 10; only conditions: debt-1 paranoia-2 amnesia-3; says lily-chen: gain condition name:paranoia
        => lily-chen has paranoia
      ana lily-chen 10, has paranoia-1; doom 10; only conditions: debt-1 paranoia-2 amnesia-3; says lily-chen: gain condition trait:madness,
        gain condition trait:madness
        => lily-chen has paranoia amnesia
      doom 10; ana lily-chen 10, has shriveling-1; says lily-chen: gain spell trait:ritual;
        only spells: wither-1 shriveling-2 feed-the-mind-1
        => lily-chen has shriveling feed-the-mind
    EH-GAIN-08 EH-LIMIT-03: what somebody has, lies with a fallen one or in the box is not gained
      ana lily-chen 10; ben silas-marsh rome, has axe; eva jim-culver rome, fallen health, has whiskey wither-1 wither-2;
        says lily-chen: gain asset name:axe, gain asset name:whiskey, gain asset name:no-such-card
        => lily-chen has none
    EH-GAIN-09: from the reserve: the card of his choice among those that fit
      ana lily-chen 10; doom 10; reserve cat-burglar axe urban-guide whiskey; says lily-chen: gain asset from:reserve trait:ally
        -> ana? gain-card: cat-burglar urban-guide > urban-guide => lily-chen has urban-guide
    EH-GAIN-10: its value does not matter, unless the effect says so
      ana lily-chen 10; doom 10; reserve cat-burglar axe urban-guide whiskey; says lily-chen: gain asset from:reserve
        -> ana? gain-card: cat-burglar axe urban-guide whiskey
      ana lily-chen 10; doom 10; reserve cat-burglar axe urban-guide whiskey; says lily-chen: gain asset from:reserve value:1
        -> ana? gain-card: cat-burglar whiskey
    EH-GAIN-06: by name: from the deck, then from the discard pile
      ana lily-chen 10; says lily-chen: gain asset name:axe => lily-chen has axe
      ana lily-chen 10; lying discard:assets: axe; says lily-chen: gain asset name:axe => lily-chen has axe
  `)

  rule('EH-GAIN-07 EH-GAIN-11 EH-RULING-52', 'the copy in the reserve is taken first, and its place filled at once', () => {
    said(gain('asset', { name: 'axe' }), {}, { reserve: ['axe', 'whiskey', 'bandages', 'dynamite'], top: { assets: ['kerosene'] } }).shows(
      'lily-chen has axe; reserve whiskey bandages dynamite kerosene',
    )
    // A second copy in the deck: it stays there.
    const twin = position(
      'ana lily-chen 10; reserve whiskey bandages dynamite kerosene; flow pause, lily-chen gain asset name:whiskey, pause',
    )
    twin.arrange((w) => void w.make('whiskey', 'assets'))
    twin.does('ana go on', 'assets whiskey …; reserve not whiskey')
  })
})

describe('searching', () => {
  tell(`
    EH-SEARCH-01: a search goes from the bottom up: the card on top is found last
      ana lily-chen 10; only spells: wither-1 shriveling-1 flesh-ward-2; says lily-chen: gain spell trait:incantation => lily-chen has flesh-ward
      ana lily-chen 10; only spells: wither-1 shriveling-1; says lily-chen: gain spell trait:incantation => lily-chen has wither
  `)

  rule('EH-SEARCH-03 EH-RULING-53', 'after a search the deck is shuffled, also when nothing was found', () => {
    const top = { top: { assets: ['axe', 'whiskey'] } }
    expect(first(said([]), 'assets')).toMatchObject({ mixed: true })
    expect(first(said([], {}, top), 'assets')).toMatchObject({ ids: ['axe#1', 'whiskey#1'] })
    expect(first(said(gain('asset', { trait: 'ally' }), {}, top), 'assets')).toMatchObject({ mixed: true })
    expect(first(said(gain('asset', { name: 'no-such-card' }), {}, top), 'assets')).toMatchObject({ mixed: true })
  })

  rule('EH-SEARCH-04 EH-RULING-53', 'nobody sees the cards passed over: only the one found', () => {
    const t = said(gain('asset', { trait: 'ally' }), {}, { only: { assets: ['axe', 'whiskey', 'cat-burglar'] } })
    const { kernel } = t.table
    expect(kernel.inZone('assets').filter((card) => canSee(kernel, card, 'front', 'ana'))).toEqual([])
    expect(holdings(t, 'lily-chen')).toEqual(['cat-burglar'])
  })
})

describe('discarding', () => {
  tell(`
    EH-DISC-01: he discards what is his own: others’ cards are not offered
      ana lily-chen 10, has axe whiskey; ben silas-marsh 10, has dynamite; says lily-chen: discard 1 what:(the cards kind:item)
        -> ana? discard: axe whiskey
      ana lily-chen 10, has debt-1 cursed-1; says lily-chen: discard 1 what:(the cards kind:condition) -> ana? discard: debt-1 cursed-1
    EH-DISC-03: which token leaves the board the active investigator chooses
      ana lily-chen 10; ben silas-marsh rome; gates london rome; monsters 5: zombie, rome: ghoul;
        says lily-chen: discard 1 what:(the gate pick:choice), discard 1 what:(the monster pick:choice on:board)
        -> ana? pick: gate-london gate-rome > gate-rome, ana? pick: ghoul zombie > zombie => discard:gates gate-rome; space:rome ghoul …
    EH-DISC-08: W-46 told to discard 5 Clues with 3: he discards the 3
      ana lily-chen 10, clues 3; doom 10; says lily-chen: discard 5 what:(the cards kind:clue) -> ana? pause => discard:clues 3 cards
      ana lily-chen 10, has axe urban-guide whiskey; doom 10; says lily-chen: discard 4 what:(the cards kind:item)
        => lily-chen has urban-guide
    EH-DISC-09: told to discard more of the board than there is: all there is
      ana lily-chen 10; doom 10; clues london rome; monsters rome: ghoul; says lily-chen: discard 5 what:(the clues on:board),
        discard board 3
        -> ana? pause => discard:clues 2 cards; space:rome none
    EH-DISC-10: what is not on the board is not discarded from it
      ana lily-chen 10, clues 2; doom 10; says lily-chen: discard 5 what:(the clues on:board), discard what:(the gates on:board) n:all
        -> ana? pause => lily-chen clues 2; discard:clues none; discard:gates none
  `)

  rule('EH-DISC-02 EH-RULING-54', 'there is no discarding at will', () => {
    const t = position('ana lily-chen 14, has axe cursed-1 wither-1, clues 2, ship 1')
    expect([...t.offered('ana'), ...Object.keys(t.refused('ana'))].filter((key) => /discard|drop/.test(key))).toEqual([])
  })

  rule('EH-DISC-04', 'a discarded card lies face up on the pile of its deck', () => {
    const t = said([discard(own('asset')), discard(own('artifact'))], { has: ['axe', 'gate-box'] })
    expect([t.zone('discard:assets'), t.zone('discard:artifacts')]).toEqual([['axe'], ['gate-box']])
    expect(canSee(t.table.kernel, 'axe#1', 'front', 'ana')).toBe(true)
  })

  tell(`
    EH-DISC-05 EH-DSC-04 EH-DSC-05: a discarded two-sided card goes back into its deck, which is shuffled; nobody has to cut
      ana lily-chen 10, has wither-2 cursed-1; only spells: shriveling-1;
      says lily-chen: discard what:(the cards kind:spell) 1, discard what:(the cards kind:condition) 1
        => spells {shriveling-1 wither-2}; conditions cursed-1 …; discard:spells none; discard:conditions none -> ana? pause
      (Shuffled: whichever comes up is on top now.)
      ana lily-chen 10, has wither-2; only spells: shriveling-1; draw spells: wither-2; says lily-chen: discard what:(the cards kind:spell) 1
        => spells wither-2 …
    EH-DISC-06: an emptied deck is made anew at once: what is discarded later lies on a new pile
      ana lily-chen 10; only artifacts: gate-box; says lily-chen: gain artifact, discard what:(the cards kind:artifact) 1
        => artifacts gate-box
      ana lily-chen 10; reserve kerosene bandages cat-burglar bull-whip; only assets: axe; lying discard:assets: whiskey dynamite;
      says lily-chen: gain asset from:deck, discard what:(the cards kind:asset) 1 => assets {dynamite whiskey}; discard:assets axe
      (Never the Mythos deck.)
      ana lily-chen 10; empty mythos; mythosPhase => table lost mythosExhausted
  `)

  rule('EH-DISC-07', 'other tokens go back to a pool without end: a ticket used or a skill’s token spent is simply gone', () => {
    const t = position('ana silas-marsh istanbul, ship 1')
    t.does('ana travel > rome > ship:london', 'silas-marsh shipTickets 0')
    expect(Object.keys(t.table.kernel.raw.pieces).filter((piece) => /ticket|improvement|eldritch/.test(piece))).toEqual([])
    position('doom 10; ana lily-chen 10; says lily-chen: ticket train, ticket train').shows('lily-chen trainTickets 2')
  })
})

describe('what there is', () => {
  tell(`
    EH-LIMIT-01 EH-LIMIT-02: a card can be gained while it lies in its deck, its discard pile or the reserve
      ana lily-chen 10; says lily-chen: gain asset name:axe => lily-chen has axe
      ana lily-chen 10; lying discard:assets: axe; says lily-chen: gain asset name:axe => lily-chen has axe
    ana lily-chen 10; reserve axe; says lily-chen: gain asset name:axe => lily-chen has axe
      ana lily-chen 10; ben silas-marsh 10, has axe; says lily-chen: gain asset name:axe => lily-chen has none
    EH-LIMIT-03: what lies on a fallen one’s sheet is not there for anybody
      ana lily-chen 10; ben silas-marsh rome, fallen health, has axe the-silver-key, clues 2;
      says lily-chen: gain asset name:axe, gain asset trait:weapon => lily-chen possessions 1 cards, not possessions axe
  `)

  rule('EH-LIMIT-04', 'without a Clue in pool and discard pile none is spawned or gained', () => {
    const t = said([gain('clue', { n: 2 }), { do: 'spawn', what: 'clue', n: 2 }], {}, { empty: ['clues'] }).expectAsk('ana', 'pause')
    expect(t.zone('own-clues:lily-chen#1')).toEqual([])
    expect(
      t.table.kernel
        .zonesOf('space')
        .flatMap((zone) => t.zone(zone))
        .filter((name) => name.startsWith('clue')),
    ).toEqual([])
  })

  tell(`
    EH-LIMIT-05: without a Gate in stack and discard pile Doom advances instead
      ana lily-chen 10; doom 10; empty gates; says lily-chen: spawn gate 2 => table doom 8
    EH-LIMIT-06: an empty cup spawns no Monster
      ana lily-chen 10; doom 10; empty cup; says lily-chen: spawn monster here -> ana? pause => space:10 lily-chen
    EH-LIMIT-07: every other token is there without end: Eldritch tokens, Health on cards
      ana lily-chen 10; doom 10; says lily-chen: place 99 what:eldritch on:sheet => azathoth eldritch 99
      ana lily-chen 10, up lore 2 influence 2 observation 2 strength 2 will 2; ben silas-marsh 10,
        up lore 2 influence 2 observation 2 strength 2 will 2; says lily-chen: test will; test 0/5
        => lily-chen health 6, sanity 6
  `)
})
