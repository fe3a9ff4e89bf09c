import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { LILY, lily, silas } from './people.ts'
import { faces, healthOf, holdings, pause, position, spaceOfToken, text, token, turnOf } from './position.ts'

const charlie = (at: string, more: object = {}) => ({ cora: { is: 'charlie-kane', at, ...more } })
const delay = { do: 'delay' }
const BASIC = ['travel', 'prepare', 'acquire', 'rest', 'trade']
const basic = (t: ReturnType<typeof position>, seat: string) => t.offered(seat).filter((key) => BASIC.includes(key))

describe('actions', () => {
  rule('EH-ACT-01 EH-ACT-02', 'at most two, all of one investigator before the next begins', () => {
    const t = position('ana lily-chen shanghai; ben silas-marsh sydney')
    t.expectAsk('ana', 'prompt.action').choose('ana', 'rest')
    expect(t.table.asked()).toEqual(['ana'])
    t.choose('ana', 'prepare').choose('ana', 'ship')
    t.expectAsk('ben', 'prompt.action')
    t.choose('ben', 'rest').choose('ben', 'travel').choose('ben', '20')
    expect(t.table.ask?.about.key).toBe('prompt.encounter')
  })

  rule('EH-ACT-03', 'never the same one twice in a round', () => {
    const t = position('ana lily-chen shanghai').choose('ana', 'rest')
    expect(t.offered('ana')).not.toContain('rest')
    expect(t.refused('ana')).toMatchObject({ rest: ['EH-ACT-03'] })
    expect(basic(t, 'ana')).toEqual(['travel', 'prepare', 'acquire'])
  })

  rule('EH-ACT-04', 'one or both may be declined', () => {
    const seats = { ...lily('shanghai'), ...silas('sydney') }
    position({ seats }).choose('ana', 'end').expectAsk('ben', 'prompt.action')
    position({ seats }).choose('ana', 'rest').choose('ana', 'end').expectAsk('ben', 'prompt.action')
  })

  rule('EH-ACT-05', 'an action is resolved to its end: in the middle of a Travel nobody trades', () => {
    const seats = { ...lily('istanbul', { train: 1 }), ...silas('rome') }
    const t = position({ seats }).choose('ana', 'travel').choose('ana', 'rome')
    expect(t.table.asked()).toEqual(['ana'])
    t.expectAsk('ana', 'prompt.ticket', ['train:14', 'train:istanbul', 'stop'])
    t.choose('ana', 'train:14')
    expect(t.refused('ana')).toMatchObject({ trade: ['EH-TRADE-01'] })
  })

  rule('EH-ACT-06', 'Travel, Prepare, Acquire, Rest, Trade and what components offer', () => {
    const seats = { ...lily('shanghai', { has: ['cultes-des-goules'] }), ...silas('shanghai') }
    const t = position({ seats })
    t.expectAsk(
      'ana',
      'prompt.action',
      [...BASIC, 'lily-chen/1', 'cultes-des-goules/1', 'end'].filter((key) => key !== 'lily-chen/1'),
    )
    // Lily is whole: her own action could do nothing.
    expect(t.refused('ana')).toHaveProperty('lily-chen/1')
    expect(position('ana lily-chen shanghai, health 3').offered('ana')).toContain('lily-chen/1')
  })

  rule('EH-ACT-07 EH-RULING-15', 'an additional action does not count against the two, and repeats none of this round', () => {
    const t = position('cora charlie-kane london; ana lily-chen shanghai')
    t.choose('cora', 'charlie-kane/1')
    t.expectAsk('ana', 'prompt.action').choose('ana', 'rest')
    // Charlie has one left; then Lily has her two, but no second Rest.
    t.expectAsk('cora', 'prompt.action').choose('cora', 'end')
    t.expectAsk('ana', 'prompt.action')
    expect(t.refused('ana')).toMatchObject({ rest: ['EH-ACT-03'] })
    t.choose('ana', 'prepare').choose('ana', 'ship')
    t.expectAsk('ana', 'prompt.action')
  })

  rule('EH-RULING-15 EH-INV-02', 'who performs it is the active investigator meanwhile; without a legal one it is lost', () => {
    // A Rest of Ben’s, given by Charlie: Ben rests, and his Bible with him.
    const seats = { ...charlie('london'), ...silas('rome', { health: 3, sanity: 2, has: ['king-james-bible'] }) }
    const t = position({ seats }).choose('cora', 'charlie-kane/1').choose('ben', 'rest')
    expect(healthOf(t, 'silas-marsh')).toEqual([4, 4])
    // Detained, his one action done: there is nothing he could be given.
    const lost = position('ben silas-marsh rome, has detained; cora charlie-kane london; test 0/3')
    lost.choose('ben', 'detained-1/4').choose('cora', 'charlie-kane/1')
    lost.expectAsk('cora', 'prompt.action')
  })

  rule('EH-ACT-08', 'each component’s action is one of its own: two copies of a card are two', () => {
    const t = position('ana lily-chen london, has cultes-des-goules necronomicon feed-the-mind-1 feed-the-mind-2; test 0/2 0/2')
    const cast = t.offered('ana').filter((key) => key.startsWith('feed-the-mind'))
    expect(cast).toHaveLength(2)
    t.choose('ana', 'cultes-des-goules/1')
    expect(t.offered('ana')).toContain('necronomicon/1')
    expect(t.refused('ana')).toMatchObject({ 'cultes-des-goules/1': ['EH-COMP-02'] })
  })

  rule('EH-ACT-09', 'a Monster on the space forbids Acquire Assets and Rest, nothing else', () => {
    const t = position('ana lily-chen shanghai, health 3; ben silas-marsh shanghai; monsters shanghai: ghoul')
    expect(t.offered('ana')).toEqual(['travel', 'prepare', 'trade', 'lily-chen/1', 'end'])
    expect(t.refused('ana')).toEqual({ acquire: ['EH-ACQ-01'], rest: ['EH-REST-02'] })
  })

  rule('EH-ACT-10', 'who is defeated stops at once, in the middle of the action', () => {
    // Mark’s own action takes his last Health before the Monster’s.
    const t = position('ana mark-harrigan rome, health 1; ben silas-marsh sydney; monsters rome: ghoul')
    t.choose('ana', 'mark-harrigan/1')
    expect(t.zone('fallen:rome')).toEqual(['mark-harrigan'])
    expect(t.get('ghoul#1', 'lost') + t.get('ghoul#2', 'lost')).toBe(0)
    t.untilAsk('ben', 'prompt.action')
  })
})

describe('component actions', () => {
  rule('EH-COMP-01', 'stand on sheets, Conditions and possessions', () => {
    const t = position('ana lily-chen london, health 3, has debt cat-burglar necronomicon feed-the-mind')
    for (const key of ['lily-chen/1', 'debt-1/1', 'cat-burglar/1', 'necronomicon/1']) expect(t.offered('ana')).toContain(key)
    expect(t.offered('ana').some((key) => key.startsWith('feed-the-mind'))).toBe(true)
  })

  rule('EH-COMP-02', 'once per round in all, and again in the next', () => {
    const t = position('ana lily-chen london, has necronomicon; test 0/2', {
      from: [turnOf('action', 'ana'), { step: 'roundEnds' }, turnOf('action', 'ana'), pause],
    })
    t.choose('ana', 'necronomicon/1')
    expect(t.refused('ana')).toMatchObject({ 'necronomicon/1': ['EH-COMP-02'] })
    t.choose('ana', 'end')
    expect(t.offered('ana')).toContain('necronomicon/1')
  })

  rule('EH-COMP-03', 'a card used and then given away cannot be used by its new owner this round', () => {
    const t = position('ana lily-chen london, has necronomicon; ben silas-marsh london; test 0/2')
    t.choose('ana', 'necronomicon/1')
      .choose('ana', 'trade')
      .choose('ana', 'offer:necronomicon')
      .choose('ana', 'consent:1')
      .choose('ben', 'consent:1')
    t.expectAsk('ben', 'prompt.action')
    expect(holdings(t, 'silas-marsh')).toEqual(['necronomicon'])
    expect(t.refused('ben')).toMatchObject({ 'necronomicon/1': ['EH-COMP-02'] })
  })

  rule('EH-COMP-04 EH-COMP-05', 'a sheet’s is for its investigator, a card’s for who has it', () => {
    const seats = { ...lily('sydney', { health: 3, has: ['necronomicon', 'debt'] }), ...silas('sydney') }
    const t = position({ seats })
    expect(t.offered('ana')).toEqual(expect.arrayContaining(['lily-chen/1', 'necronomicon/1', 'debt-1/1']))
    expect(t.offered('ana')).not.toContain('silas-marsh/1')
    t.choose('ana', 'end')
    expect(t.offered('ben')).toEqual([...BASIC, 'silas-marsh/1', 'end'])
  })
})

describe('local actions', () => {
  const seats = { ...lily('rome', { has: ['detained'] }), ...silas('rome'), ...charlie('london') }
  const LOCAL = 'detained-1/4'

  rule('EH-LOCAL-01 EH-LOCAL-02 EH-LOCAL-03 EH-COMP-06', 'are for the holder and for everybody on his space, nobody else', () => {
    const t = position({ seats })
    expect(t.offered('ana')).toContain(LOCAL)
    t.choose('ana', 'end')
    expect(t.offered('ben')).toContain(LOCAL)
    t.choose('ben', 'end')
    expect(t.offered('cora')).not.toContain(LOCAL)
  })

  rule('EH-LOCAL-04 EH-COMP-06', 'once per round for each of them, and several may', () => {
    const t = position({ seats, chance: { test: [faces(2, 0), faces(3, 0)] } }).choose('ana', LOCAL)
    // Nothing else is left for her to do.
    t.expectAsk('ben', 'prompt.action').choose('ben', LOCAL)
    expect(t.refused('ben')).toMatchObject({ [LOCAL]: ['EH-COMP-02'] })
    expect(holdings(t, LILY)).toEqual(['detained'])
  })

  rule('EH-LOCAL-03', 'a fallen investigator’s cards offer none: he is no investigator', () => {
    const t = position('ben silas-marsh rome').arrange((w) => {
      w.set('lily-chen#1', 'player', 'ben')
      w.put('lily-chen#1', 'fallen:rome')
      w.put('detained-1#1', 'own-conditions:lily-chen#1')
    })
    expect(t.offered('ben')).not.toContain(LOCAL)
  })
})

describe('Delayed', () => {
  rule('EH-DELAY-01 EH-DELAY-02 EH-DELAY-03', 'his token lies on its side; instead of acting he stands it up', () => {
    const t = position('ana lily-chen london, delayed; ben silas-marsh sydney')
    // Everybody can see it.
    t.expectAsk('ben', 'prompt.action')
    expect(t.get(token(LILY), 'delayed')).toBe(false)
    const lying = position('ben silas-marsh sydney; ana lily-chen london, delayed')
    const shown = lying.table.view('ben').zones['space:london']?.pieces[0]
    expect(shown?.attributes).toMatchObject({ delayed: true })
  })

  rule('EH-DELAY-02 EH-RULING-23', 'nor can he be given an action', () => {
    const t = position('cora charlie-kane london; ana lily-chen rome, delayed')
    expect(t.offered('cora')).not.toContain('charlie-kane/1')
    expect(t.refused('cora')).toHaveProperty('charlie-kane/1')
  })

  rule('EH-DELAY-04 EH-DELAY-05', 'W-38 on his own turn: the action ends, the other is lost, he is not Delayed', () => {
    // Cthulhu’s sheet delays whoever moves onto a space with an Eldritch token.
    const t = position('ancientOne cthulhu; marks space:8: eldritch 1; ana lily-chen arkham, ship 2; ben silas-marsh sydney')
    t.choose('ana', 'travel').choose('ana', '8')
    // Neither the tickets of this action nor a second action.
    t.expectAsk('ben', 'prompt.action')
    expect(spaceOfToken(t, token(LILY))).toBe('8')
    expect(t.get(token(LILY), 'delayed')).toBe(false)
    // With no action left to lose it is the same.
    const last = position('ancientOne cthulhu; marks space:8: eldritch 1; ana lily-chen arkham; ben silas-marsh sydney')
    last.choose('ana', 'rest').choose('ana', 'travel').choose('ana', '8')
    last.expectAsk('ben', 'prompt.action')
    expect(last.get(token(LILY), 'delayed')).toBe(false)
  })

  rule(
    'EH-DELAY-02 EH-DELAY-03 EH-DELAY-07',
    'W-39 Delayed in the Encounter Phase: next round he only stands up, and encounters as usual',
    () => {
      const t = position('ana lily-chen london; phase encounter', {
        from: [
          text(LILY, delay),
          { step: 'roundEnds' },
          { step: 'phaseBegins', args: { phase: 'action' } },
          { step: 'phaseBegins', args: { phase: 'encounter' } },
          pause,
        ],
      })
      t.expectAsk('ana', 'prompt.encounter', ['general', 'location:europe'])
      expect(t.get(token(LILY), 'delayed')).toBe(false)
    },
  )

  rule('EH-DELAY-06 EH-RULING-23 EH-RULING-21', 'twice is as good as once, and who lies already cannot choose it as a price', () => {
    const price = { do: 'unless', act: delay, otherwise: { do: 'lose', what: 'health', n: 2 } }
    const t = position('ana lily-chen london; phase encounter', {
      from: [text(LILY, price), text(LILY, price), text(LILY, delay), pause],
    })
    t.choose('ana', 'yes')
    // The second time there is no question.
    t.expectAsk('ana', 'pause')
    expect(healthOf(t, LILY)).toEqual([4, 6])
    expect(t.get(token(LILY), 'delayed')).toBe(true)
  })

  rule('EH-DELAY-07', 'still encounters, is affected, and trades with others', () => {
    const t = position('ben silas-marsh london, has axe; ana lily-chen london, delayed')
    t.choose('ben', 'trade').choose('ben', 'offer:axe').choose('ben', 'consent:1').choose('ana', 'consent:1')
    expect(holdings(t, LILY)).toEqual(['axe'])
    position('ana lily-chen london, delayed; encounter ana').expectAsk('ana', 'prompt.encounter')
    const hurt = position('ana lily-chen london, delayed; mythosPhase', { from: [text(LILY, { do: 'lose', what: 'sanity', n: 1 }), pause] })
    expect(healthOf(hurt, LILY)).toEqual([6, 5])
  })

  rule('EH-DELAY-08 EH-RULING-23', 'who only stands up has no moment for what is done in the Action Phase', () => {
    // The Ruby gives an action after an action.
    const seats = (delayed: boolean) => ({ ...lily('london', { has: ['ruby-of-rlyeh'], delayed }), ...silas('sydney') })
    position({ seats: seats(true) }).expectAsk('ben', 'prompt.action')
    position({ seats: seats(false) })
      .choose('ana', 'rest')
      .expectAsk('ana', 'prompt.use-trigger')
  })

  rule('EH-RULING-23', 'in an action given on somebody else’s turn he ends it, and is Delayed after all', () => {
    const t = position('ancientOne cthulhu; marks space:8: eldritch 1; cora charlie-kane london; ana lily-chen arkham, ship 1')
    t.choose('cora', 'charlie-kane/1').choose('ana', 'travel').choose('ana', '8')
    // Not her ticket: Charlie goes on.
    t.expectAsk('cora', 'prompt.action')
    expect(t.get(token(LILY), 'delayed')).toBe(true)
    expect(t.get(token(LILY), 'shipTickets')).toBe(1)
  })
})
