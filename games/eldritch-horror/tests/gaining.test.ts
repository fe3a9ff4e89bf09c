import { canSee } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { faces, healthOf, holdings, pause, position, type Someone, saying, text } from './position.ts'

const lily = (more: Partial<Someone> = {}) => ({ ana: { is: 'lily-chen', at: '10', ...more } })
const said = (effect: object | object[], someone: Partial<Someone> = {}, more: object = {}) =>
  position({ seats: lily(someone), doom: 10, ...saying('lily-chen', ...[effect].flat()), ...more })
const gain = (what: string, more: object = {}) => ({ do: 'gain', what, ...more })
const discard = (what: object, n: number | string = 1) => ({ do: 'discard', what, n })
const own = (kind: string, more: object = {}) => ({ the: 'cards', kind, ...more })
const first = (t: ReturnType<typeof position>, deck: string) => t.table.kernel.raw.zones[deck]?.[0]

describe('gaining', () => {
  rule('EH-GAIN-01', 'a random Artifact or Asset is the top card of its deck', () => {
    const t = said(
      [gain('artifact'), gain('asset', { from: 'deck' })],
      {},
      { top: { artifacts: ['ruby-of-rlyeh', 'gate-box'], assets: ['axe'] } },
    )
    expect(holdings(t, 'lily-chen')).toEqual(['ruby-of-rlyeh', 'axe'])
  })

  rule('EH-GAIN-02 EH-DSC-03', 'a random Spell or Condition comes from the bottom: the card that everybody sees stays', () => {
    const t = said(gain('spell'), {}, { only: { spells: ['wither-1', 'shriveling-1'] } })
    expect(holdings(t, 'lily-chen')).toEqual(['shriveling'])
    expect(t.zone('spells')).toEqual(['wither-1'])
    const madness = said(gain('condition', { trait: 'madness' }), {}, { only: { conditions: ['paranoia-1', 'amnesia-1'] } })
    expect(holdings(madness, 'lily-chen')).toEqual(['amnesia'])
  })

  rule('EH-GAIN-03 EH-RULING-55', 'one he already has goes back and another is drawn, as long as there is one he lacks', () => {
    const deck = { only: { spells: ['clairvoyance-1', 'wither-2', 'shriveling-1'] } }
    const t = said(
      gain('spell'),
      { has: ['wither-1'] },
      { ...deck, chance: { 'find:spells': ['wither-2', 'shriveling-1'], 'draw:spells': ['clairvoyance-1'] } },
    )
    expect(holdings(t, 'lily-chen')).toEqual(['wither', 'shriveling'])
    expect(t.zone('spells').sort()).toEqual(['clairvoyance-1', 'wither-2'])
    // Nothing but what he has: nothing is gained, and the deck is shuffled.
    const none = said(gain('spell'), { has: ['wither-1'] }, { only: { spells: ['wither-2'] } })
    expect(holdings(none, 'lily-chen')).toEqual(['wither'])
    expect(none.zone('spells')).toEqual(['wither-2'])
  })

  rule('EH-GAIN-04 EH-SEARCH-02', 'by a trait: the deck is searched, then the discard pile', () => {
    const deck = { only: { assets: ['axe', 'cat-burglar', 'whiskey'] }, lying: { 'discard:assets': ['urban-guide'] } }
    const t = said(
      [gain('asset', { trait: 'ally' }), gain('asset', { trait: 'ally' }), gain('asset', { trait: 'ally' })],
      {},
      { ...deck, chance: { 'find:assets': ['cat-burglar'] } },
    )
    expect(holdings(t, 'lily-chen')).toEqual(['cat-burglar', 'urban-guide'])
  })

  rule('EH-GAIN-05 EH-COND-03', 'W-37 with Paranoia: a Paranoia does nothing, a Madness is the first that is another', () => {
    const deck = { only: { conditions: ['debt-1', 'paranoia-2', 'amnesia-3'] } }
    expect(holdings(said(gain('condition', { name: 'paranoia' }), { has: ['paranoia-1'] }, deck), 'lily-chen')).toEqual(['paranoia'])
    const t = said([gain('condition', { trait: 'madness' }), gain('condition', { trait: 'madness' })], { has: ['paranoia-1'] }, deck)
    expect(holdings(t, 'lily-chen')).toEqual(['paranoia', 'amnesia'])
    const ritual = said(
      gain('spell', { trait: 'ritual' }),
      { has: ['shriveling-1'] },
      { only: { spells: ['wither-1', 'shriveling-2', 'feed-the-mind-1'] } },
    )
    expect(holdings(ritual, 'lily-chen')).toEqual(['shriveling', 'feed-the-mind'])
  })

  rule('EH-GAIN-06', 'by name: from the deck, then from the discard pile', () => {
    const named = gain('asset', { name: 'axe' })
    expect(holdings(said(named), 'lily-chen')).toEqual(['axe'])
    expect(holdings(said(named, {}, { lying: { 'discard:assets': ['axe'] } }), 'lily-chen')).toEqual(['axe'])
  })

  rule('EH-GAIN-07 EH-GAIN-11 EH-RULING-52', 'the copy in the reserve is taken first, and its place filled at once', () => {
    const t = said(
      gain('asset', { name: 'axe' }),
      {},
      { reserve: ['axe', 'whiskey', 'bandages', 'dynamite'], top: { assets: ['kerosene'] } },
    )
    expect(holdings(t, 'lily-chen')).toEqual(['axe'])
    expect(t.zone('reserve')).toEqual(['whiskey', 'bandages', 'dynamite', 'kerosene'])
    // A second copy in the deck: it stays there.
    const twin = position('ana lily-chen 10; reserve whiskey bandages dynamite kerosene', {
      from: [pause, text('lily-chen', gain('asset', { name: 'whiskey' })), pause],
    })
    twin.arrange((w) => void w.make('whiskey', 'assets'))
    twin.choose('ana', 'go on')
    expect(twin.zone('assets')).toContain('whiskey')
    expect(twin.zone('reserve')).not.toContain('whiskey')
  })

  rule('EH-GAIN-08 EH-LIMIT-03', 'what somebody has, lies with a fallen one or in the box is not gained', () => {
    const seats = {
      ...lily(),
      ben: { is: 'silas-marsh', at: 'rome', has: ['axe'] },
      eva: { is: 'jim-culver', at: 'rome', fallen: 'health' as const, has: ['whiskey', 'wither-1', 'wither-2'] },
    }
    const t = position({
      seats,
      ...saying('lily-chen', gain('asset', { name: 'axe' }), gain('asset', { name: 'whiskey' }), gain('asset', { name: 'no-such-card' })),
    })
    expect(holdings(t, 'lily-chen')).toEqual([])
  })

  rule('EH-GAIN-09', 'from the reserve: the card of his choice among those that fit', () => {
    const reserve = ['cat-burglar', 'axe', 'urban-guide', 'whiskey']
    const t = said(gain('asset', { from: 'reserve', trait: 'ally' }), {}, { reserve }).expectAsk('ana', 'prompt.gain-card', [
      'cat-burglar',
      'urban-guide',
    ])
    expect(holdings(t.choose('ana', 'urban-guide'), 'lily-chen')).toEqual(['urban-guide'])
  })

  rule('EH-GAIN-10', 'its value does not matter, unless the effect says so', () => {
    const reserve = ['cat-burglar', 'axe', 'urban-guide', 'whiskey']
    said(gain('asset', { from: 'reserve' }), {}, { reserve }).expectAsk('ana', 'prompt.gain-card', reserve)
    said(gain('asset', { from: 'reserve', value: 1 }), {}, { reserve }).expectAsk('ana', 'prompt.gain-card', ['cat-burglar', 'whiskey'])
  })
})

describe('searching', () => {
  rule('EH-SEARCH-01', 'a search goes from the bottom up: the card on top is found last', () => {
    const t = said(gain('spell', { trait: 'incantation' }), {}, { only: { spells: ['wither-1', 'shriveling-1', 'flesh-ward-2'] } })
    expect(holdings(t, 'lily-chen')).toEqual(['flesh-ward'])
    const last = said(gain('spell', { trait: 'incantation' }), {}, { only: { spells: ['wither-1', 'shriveling-1'] } })
    expect(holdings(last, 'lily-chen')).toEqual(['wither'])
  })

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
  rule('EH-DISC-01', 'he discards what is his own: others’ cards are not offered', () => {
    const seats = { ...lily({ has: ['axe', 'whiskey'] }), ben: { is: 'silas-marsh', at: '10', has: ['dynamite'] } }
    position({ seats, ...saying('lily-chen', discard(own('item'))) }).expectAsk('ana', 'prompt.discard', ['axe', 'whiskey'])
    const conditions = position({ seats: lily({ has: ['debt-1', 'cursed-1'] }), ...saying('lily-chen', discard(own('condition'))) })
    conditions.expectAsk('ana', 'prompt.discard', ['debt-1', 'cursed-1'])
  })

  rule('EH-DISC-02 EH-RULING-54', 'there is no discarding at will', () => {
    const t = position('ana lily-chen 14, has axe cursed-1 wither-1, clues 2, ship 1')
    expect([...t.offered('ana'), ...Object.keys(t.refused('ana'))].filter((key) => /discard|drop/.test(key))).toEqual([])
  })

  rule('EH-DISC-03', 'which token leaves the board the active investigator chooses', () => {
    const picture = { gates: ['london', 'rome'], monsters: { rome: ['ghoul'], '5': ['zombie'] } }
    const effects = [discard({ the: 'gate', pick: 'choice' }), discard({ the: 'monster', pick: 'choice', on: 'board' })]
    const t = position({ seats: { ...lily(), ben: { is: 'silas-marsh', at: 'rome' } }, ...picture, ...saying('lily-chen', ...effects) })
    t.expectAsk('ana', 'prompt.pick', ['gate-london', 'gate-rome']).choose('ana', 'gate-rome')
    t.expectAsk('ana', 'prompt.pick', ['ghoul', 'zombie']).choose('ana', 'zombie')
    expect(t.zone('discard:gates')).toEqual(['gate-rome'])
    expect(t.zone('space:rome')).toContain('ghoul')
  })

  rule('EH-DISC-04', 'a discarded card lies face up on the pile of its deck', () => {
    const t = said([discard(own('asset')), discard(own('artifact'))], { has: ['axe', 'gate-box'] })
    expect([t.zone('discard:assets'), t.zone('discard:artifacts')]).toEqual([['axe'], ['gate-box']])
    expect(canSee(t.table.kernel, 'axe#1', 'front', 'ana')).toBe(true)
  })

  rule('EH-DISC-05 EH-DSC-04 EH-DSC-05', 'a discarded two-sided card goes back into its deck, which is shuffled; nobody has to cut', () => {
    const t = said(
      [discard(own('spell')), discard(own('condition'))],
      { has: ['wither-2', 'cursed-1'] },
      { only: { spells: ['shriveling-1'] } },
    )
    expect(t.zone('spells').sort()).toEqual(['shriveling-1', 'wither-2'])
    expect(t.zone('conditions')).toContain('cursed-1')
    expect([t.zone('discard:spells'), t.zone('discard:conditions')]).toEqual([[], []])
    t.expectAsk('ana', 'pause')
    // Shuffled: whichever comes up is on top now.
    const other = said(
      discard(own('spell')),
      { has: ['wither-2'] },
      { only: { spells: ['shriveling-1'] }, chance: { 'draw:spells': ['wither-2'] } },
    )
    expect(other.zone('spells')[0]).toBe('wither-2')
  })

  rule('EH-DISC-06', 'an emptied deck is made anew at once: what is discarded later lies on a new pile', () => {
    const t = said(
      [gain('artifact'), discard(own('artifact'))],
      {},
      { only: { artifacts: ['gate-box'] }, lying: { 'discard:artifacts': [] } },
    )
    expect(t.zone('artifacts')).toEqual(['gate-box'])
    const piles = {
      reserve: ['kerosene', 'bandages', 'cat-burglar', 'bull-whip'],
      only: { assets: ['axe'] },
      lying: { 'discard:assets': ['whiskey', 'dynamite'] },
    }
    const assets = said([gain('asset', { from: 'deck' }), discard(own('asset'))], {}, piles)
    expect(assets.zone('assets').sort()).toEqual(['dynamite', 'whiskey'])
    expect(assets.zone('discard:assets')).toEqual(['axe'])
    // Never the Mythos deck.
    const over = position('ana lily-chen 10; empty mythos; mythosPhase')
    expect(over.result).toMatchObject({ outcome: 'mythosExhausted' })
  })

  rule('EH-DISC-07', 'other tokens go back to a pool without end: a ticket used or a skill’s token spent is simply gone', () => {
    const t = position('ana silas-marsh istanbul, ship 1')
    t.choose('ana', 'travel').choose('ana', 'rome').choose('ana', 'ship:london')
    expect(t.get('silas-marsh#1', 'shipTickets')).toBe(0)
    expect(Object.keys(t.table.kernel.raw.pieces).filter((piece) => /ticket|improvement|eldritch/.test(piece))).toEqual([])
    const more = said([
      { do: 'ticket', kind: 'train' },
      { do: 'ticket', kind: 'train' },
    ])
    expect(more.get('lily-chen#1', 'trainTickets')).toBe(2)
  })

  rule('EH-DISC-08', 'W-46 told to discard 5 Clues with 3: he discards the 3', () => {
    const t = said(discard(own('clue'), 5), { clues: 3 }).expectAsk('ana', 'pause')
    expect(t.zone('discard:clues')).toHaveLength(3)
    expect(holdings(said(discard(own('item'), 4), { has: ['axe', 'urban-guide', 'whiskey'] }), 'lily-chen')).toEqual(['urban-guide'])
  })

  rule('EH-DISC-09', 'told to discard more of the board than there is: all there is', () => {
    const picture = { clues: ['london', 'rome'], monsters: { rome: ['ghoul'] } }
    const t = said([discard({ the: 'clues', on: 'board' }, 5), discard({ the: 'monsters', on: 'board' }, 3)], {}, picture).expectAsk(
      'ana',
      'pause',
    )
    expect(t.zone('discard:clues')).toHaveLength(2)
    expect(t.zone('space:rome')).toEqual([])
  })

  rule('EH-DISC-10', 'what is not on the board is not discarded from it', () => {
    const t = said([discard({ the: 'clues', on: 'board' }, 5), discard({ the: 'gates', on: 'board' }, 'all')], { clues: 2 }).expectAsk(
      'ana',
      'pause',
    )
    expect(t.zone('own-clues:lily-chen#1')).toHaveLength(2)
    expect([t.zone('discard:clues'), t.zone('discard:gates')]).toEqual([[], []])
  })
})

describe('what there is', () => {
  rule('EH-LIMIT-01 EH-LIMIT-02', 'a card can be gained while it lies in its deck, its discard pile or the reserve', () => {
    const named = gain('asset', { name: 'axe' })
    const places = [{}, { lying: { 'discard:assets': ['axe'] } }, { reserve: ['axe'] }]
    for (const place of places) expect(holdings(said(named, {}, place), 'lily-chen')).toEqual(['axe'])
    const taken = position({ seats: { ...lily(), ben: { is: 'silas-marsh', at: '10', has: ['axe'] } }, ...saying('lily-chen', named) })
    expect(holdings(taken, 'lily-chen')).toEqual([])
  })

  rule('EH-LIMIT-03', 'what lies on a fallen one’s sheet is not there for anybody', () => {
    const seats = { ...lily(), ben: { is: 'silas-marsh', at: 'rome', fallen: 'health' as const, has: ['axe', 'the-silver-key'], clues: 2 } }
    const t = position({ seats, ...saying('lily-chen', gain('asset', { name: 'axe' }), gain('asset', { trait: 'weapon' })) })
    expect(holdings(t, 'lily-chen')).toHaveLength(1)
    expect(holdings(t, 'lily-chen')).not.toContain('axe')
  })

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

  rule('EH-LIMIT-05', 'without a Gate in stack and discard pile Doom advances instead', () => {
    expect(said({ do: 'spawn', what: 'gate', n: 2 }, {}, { empty: ['gates'] }).state.doom).toBe(8)
  })

  rule('EH-LIMIT-06', 'an empty cup spawns no Monster', () => {
    const t = said({ do: 'spawn', what: 'monster', on: { the: 'space', pick: 'here' } }, {}, { empty: ['cup'] }).expectAsk('ana', 'pause')
    expect(t.zone('space:10')).toEqual(['lily-chen'])
  })

  rule('EH-LIMIT-07', 'every other token is there without end: Eldritch tokens, Health on cards', () => {
    const t = said({ do: 'place', what: 'eldritch', n: 99, on: 'sheet' })
    expect(t.get('azathoth#1', 'eldritch')).toBe(99)
    const up = { lore: 2, influence: 2, observation: 2, strength: 2, will: 2 }
    const rich = position({
      seats: { ...lily({ up }), ben: { is: 'silas-marsh', at: '10', up } },
      ...saying('lily-chen', { do: 'test', skill: 'will' }),
      chance: { test: [faces(5, 0)] },
    })
    expect(healthOf(rich, 'lily-chen')).toEqual([6, 6])
  })
})
