import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { lily } from './people.ts'
import { encounterOf, faces, healthOf, mythos, pause, position, spaceOfToken, token, turnOf } from './position.ts'

vi.mock('../content/research.ts', () => import('./plainCards.ts'))
vi.mock('../content/otherWorlds.ts', () => import('./plainCards.ts'))
vi.mock('../content/expeditions.ts', () => import('./plainCards.ts'))
vi.mock('../content/special.ts', () => import('./plainCards.ts'))

/* Lily: Lore 2, Observation 2, Will 3. */
const clues = (t: ReturnType<typeof position>) => t.zone(`own-clues:${token('lily-chen')}`)

describe('Research Encounters', () => {
  rule('EH-RES-01', 'a Clue on the space can be encountered with a Research card, in the part for its type of space', () => {
    const t = position('ana lily-chen 8; clues 8; encounter ana')
    t.expectAsk('ana', 'prompt.encounter', ['general', 'research:clue-8']).choose('ana', 'research:clue-8')
    expect(healthOf(t, 'lily-chen')).toEqual([6, 4])
    expect(t.zone('discard:research').concat(t.zone('research'))).toEqual(['dig'])
  })

  rule('EH-RES-02 EH-AO-01', 'the deck is the chosen Ancient One’s own', () => {
    expect(position('ana lily-chen 8').zone('research')).toEqual(['dig'])
    expect(position('ana lily-chen 8; ancientOne cthulhu').zone('research')).toEqual(['other-dig'])
  })

  rule('EH-RES-03 EH-RES-04 EH-CLUE-07', '«this Clue» is the token on the space, «an additional Clue» comes from the pool', () => {
    const t = position('ana lily-chen 14; clues 14; encounter ana; test 1/2; draw clues: clue-rome')
    t.choose('ana', 'research:clue-14')
    expect(clues(t)).toEqual(['clue-14', 'clue-rome'])
    expect(t.zone('space:14')).toEqual(['lily-chen'])
  })

  rule('EH-RES-05', 'a Clue neither gained nor discarded stays and can be encountered again', () => {
    const t = position('ana lily-chen 14; clues 14; phase encounter; test 0/2 1/2', {
      from: [turnOf('encounter', 'ana'), turnOf('encounter', 'ana'), pause],
    })
    t.choose('ana', 'research:clue-14').expectAsk('ana', 'prompt.encounter', ['general', 'research:clue-14'])
    t.choose('ana', 'research:clue-14')
    expect(t.zone('space:14')).toEqual(['lily-chen'])
  })

  rule('EH-RES-06', 'with several Clues one is chosen; the others are not «this Clue»', () => {
    const t = position('ana lily-chen 10; clues 10; encounter ana')
    t.put('clue-tokyo', 'space:10', { face: 'front' })
    t.expectAsk('ana', 'prompt.encounter', ['general', 'research:clue-10', 'research:clue-tokyo']).choose('ana', 'research:clue-tokyo')
    expect(t.zone('space:10')).toEqual(expect.arrayContaining(['clue-10']))
    expect(t.zone('space:10')).not.toContain('clue-tokyo')
    expect(t.zone('discard:clues')).toEqual(['clue-tokyo'])
  })

  rule(
    'EH-RULING-88',
    'a Clue met from afar: one counts as being on its space, and Monsters come first unless the text says otherwise',
    () => {
      // Clairvoyance says otherwise. Lily stands in the Wilderness; the Clue lies at sea.
      const t = position('ana lily-chen 10, has clairvoyance-1; clues 8; monsters 10: ghoul; encounter ana; test 1/2')
      t.expectAsk('ana', 'prompt.before-encounter').choose('ana', 'clairvoyance-1').expectAsk('ana', 'pause')
      expect(healthOf(t, 'lily-chen')).toEqual([6, 4])
      expect(t.zone('space:10')).toContain('ghoul')
      expect(spaceOfToken(t, token('lily-chen'))).toBe('10')
    },
  )
})

describe('Other World Encounters', () => {
  rule('EH-OW-01 EH-GATE-07 EH-OW-03', 'a Gate on the space can be encountered; «this Gate» is the one encountered', () => {
    const t = position('ana lily-chen rome; gates rome london; encounter ana; top otherWorld: abyss; test 1/2')
    t.expectAsk('ana', 'prompt.encounter', ['general', 'location:europe', 'otherWorld:gate-rome']).choose('ana', 'otherWorld:gate-rome')
    expect(t.zone('space:rome')).toEqual(['lily-chen'])
    expect(t.zone('space:london')).toEqual(['gate-london'])
    expect(t.zone('discard:gates')).toEqual(['gate-rome'])
  })

  rule('EH-OW-02 EH-CPLX-01', 'it is a complex encounter', () => {
    const t = position('ana lily-chen rome; gates rome; encounter ana; top otherWorld: abyss; test 0/2')
    t.choose('ana', 'otherWorld:gate-rome')
    expect(healthOf(t, 'lily-chen')).toEqual([6, 5])
    expect(t.zone('space:rome')).toContain('gate-rome')
  })

  rule('EH-OW-04', 'meanwhile the investigator is still on the space', () => {
    const t = position('ana lily-chen rome, clues 1; gates rome; encounter ana; top otherWorld: abyss; test 0/2')
    t.choose('ana', 'otherWorld:gate-rome').expectAsk('ana', 'prompt.reroll')
    expect(spaceOfToken(t, token('lily-chen'))).toBe('rome')
  })
})

describe('Expedition Encounters', () => {
  const picture = { expedition: 'the-amazon', top: { expedition: ['amazon-x', 'antarctica-x'] } }

  rule('EH-EXP-01 EH-CPLX-01', 'they are complex encounters, and their back names the space', () => {
    const t = position({ seats: lily('the-amazon'), ...picture, ...encounterOf('ana'), chance: { test: [faces(2, 1)] } })
    expect(t.table.view('ana').zones.expedition?.pieces[0]?.faces).toEqual({ back: 'back:expedition:the-amazon' })
    t.choose('ana', 'expedition')
    expect(t.zone('possessions:lily-chen#1')).toHaveLength(1)
  })

  rule(
    'EH-EXP-02 EH-EXP-03 EH-EXP-04 EH-EXP-05 EH-RULING-26',
    'W-42 the token follows the top card: on Antarctica as soon as the card of the Amazon is drawn',
    () => {
      const t = position({ seats: lily('the-amazon', { clues: 1 }), ...picture, ...encounterOf('ana'), chance: { test: [faces(2, 0)] } })
      t.expectAsk('ana', 'prompt.encounter', ['general', 'expedition']).choose('ana', 'expedition')
      t.expectAsk('ana', 'prompt.reroll')
      expect(t.state.expedition).toBe('antarctica')
      expect(spaceOfToken(t, token('lily-chen'))).toBe('the-amazon')
    },
  )

  rule('EH-EXP-03 EH-RULING-26', 'also when an effect takes the top card away', () => {
    const t = position({ seats: lily('london'), ...picture, ...mythos, top: { ...picture.top, mythos: ['the-world-shakes'] } })
    t.untilAsk('ana', 'pause')
    expect(t.state.expedition).toBe('antarctica')
    expect(t.zone('expedition')).not.toContain('amazon-x')
  })

  rule('EH-RULING-26', 'with no card left the token is off the board, until one returns', () => {
    const t = position('ana lily-chen the-amazon, clues 1; expedition the-amazon; empty expedition; encounter ana; test 0/2', { lying: {} })
    t.put('amazon-x', 'expedition', { face: 'back' }).choose('ana', 'expedition').expectAsk('ana', 'prompt.reroll')
    expect(t.state.expedition).toBe(null)
    t.choose('ana', 'done').expectAsk('ana', 'pause')
    expect(t.state.expedition).toBe('the-amazon')
  })

  rule('EH-EXP-06', 'a deck made anew is shuffled once: nobody knows its order, and only its first back is seen', () => {
    const t = position(
      'ana lily-chen the-amazon; expedition the-amazon; empty expedition; encounter ana; test 1/2',
      'draw expedition: pyramids-x',
    )
    t.put('amazon-x', 'expedition', { face: 'back' })
      .put(['antarctica-x', 'pyramids-x'], 'discard:expedition', { face: 'front' })
      .choose('ana', 'expedition')
      .expectAsk('ana', 'pause')
    expect(t.state.expedition).toBe('the-pyramids')
    const seen = t.table.view('ana').zones.expedition?.pieces.flatMap((piece) => Object.values(piece.faces))
    expect(seen).toEqual(['back:expedition:the-pyramids'])
  })

  rule('EH-EXP-07 EH-RULING-26', 'an expedition space without the token offers no expedition', () => {
    const t = position({ seats: lily('antarctica'), ...picture, clues: ['antarctica'], ...encounterOf('ana') })
    t.expectAsk('ana', 'prompt.encounter', ['general', 'research:clue-antarctica'])
  })
})

describe('Special Encounters', () => {
  rule(
    'EH-SPEC-01 EH-SPEC-02 EH-SPEC-03',
    'the Mystery they belong to says how they are met, and they are complex encounters of that Ancient One',
    () => {
      const picture = { ancientOne: 'cthulhu', mystery: 'rlyeh-risen', marks: { 'rlyeh-risen': { tokenSpaces: ['3'] } } }
      expect(position({ seats: lily('3'), ...picture }).zone('special:rlyeh-risen')).toEqual(['risen-x'])
      const t = position({ seats: lily('3'), ...picture, ...encounterOf('ana'), chance: { test: [faces(2, 1)] } })
      t.expectAsk('ana', 'prompt.encounter', ['general', 'token:rlyeh-risen']).choose('ana', 'token:rlyeh-risen')
      expect(t.get('rlyeh-risen#1', 'eldritch')).toBe(1)
      // Without that Mystery they are out of reach.
      expect(position('ana lily-chen 3; ancientOne cthulhu; encounter ana; clues 3').offered('ana')).toEqual(['general', 'research:clue-3'])
    },
  )

  rule('EH-SPEC-03 EH-AO-05 EH-RULING-42', 'or the awakened sheet: Yog-Sothoth’s on a Gate space, once three Mysteries are solved', () => {
    const solved = ['arcane-understanding', 'spawn-of-yog-sothoth', 'the-beyond-one']
    const picture = { seats: lily('rome'), ancientOne: 'yog-sothoth', awakened: true, gates: ['rome'], ...encounterOf('ana') }
    expect(position({ ...picture, solved: solved.slice(0, 2) }).offered('ana')).toEqual([
      'general',
      'location:europe',
      'otherWorld:gate-rome',
    ])
    const t = position({ ...picture, solved, chance: { test: [faces(2, 1)] } })
    expect(t.offered('ana')).toEqual(['general', 'location:europe', 'otherWorld:gate-rome', 'token:yog-sothoth'])
    t.choose('ana', 'token:yog-sothoth')
    expect(t.result).toMatchObject({ won: true, outcome: 'finalMystery' })
  })
})

describe('complex encounters', () => {
  const gate = (card: string, test: number[][], more: object = {}) =>
    position(`gates rome; doom 10; encounter ana; top otherWorld: ${card}`, { seats: lily('rome', more), chance: { test } }).choose(
      'ana',
      'otherWorld:gate-rome',
    )

  rule('EH-CPLX-02', 'the first part is resolved first', () => {
    const t = gate('leng', [], { clues: 1 })
    expect(healthOf(t, 'lily-chen')).toEqual([6, 5])
  })

  rule('EH-CPLX-03', 'a pass leads to the middle part, a failure to the last, never both', () => {
    expect(gate('abyss', [faces(2, 1)]).zone('discard:gates')).toEqual(['gate-rome'])
    expect(healthOf(gate('abyss', [faces(2, 1)]), 'lily-chen')).toEqual([6, 6])
    const failed = gate('abyss', [faces(2, 0)])
    expect(failed.zone('discard:gates')).toEqual([])
    expect(healthOf(failed, 'lily-chen')).toEqual([6, 5])
  })

  rule('EH-CPLX-04', 'a first part without a test says itself what follows', () => {
    expect(clues(gate('leng', [], { clues: 1 }))).toHaveLength(2)
    const without = gate('leng', [])
    expect(clues(without)).toEqual([])
    expect(healthOf(without, 'lily-chen')).toEqual([5, 5])
  })

  rule('EH-CPLX-05', 'the later parts may have tests of their own', () => {
    expect(gate('dreamlands', [faces(2, 1), faces(3, 1)]).zone('discard:gates')).toEqual(['gate-rome'])
    expect(gate('dreamlands', [faces(2, 1), faces(3, 0)]).zone('space:rome')).toContain('gate-rome')
  })

  rule('EH-CPLX-06 EH-RULING-27', 'who falls in the first part resolves neither of the others', () => {
    const t = gate('void', []).expectAsk('ana', 'pause')
    expect(t.zone('fallen:rome')).toEqual(['lily-chen'])
    expect(clues(t)).toEqual([])
    expect(t.zone('discard:otherWorld')).toEqual(['void'])
    expect(t.table.line.flatMap(({ chance }) => chance.map(({ label }) => label))).not.toContain('test')
  })

  rule('EH-ENC-10 EH-RULING-27', 'who falls in the middle of a sentence does not come to its end; what was done stays', () => {
    // 6 Health, then 3 Doom: only the fall itself moves Doom.
    const t = gate('maw', [faces(2, 0)]).expectAsk('ana', 'pause')
    expect(t.zone('fallen:rome')).toEqual(['lily-chen'])
    expect(t.state.doom).toBe(9)
  })
})

describe('the Rumor of the fractured reality', () => {
  rule('EH-RUM-02 EH-RULING-28', 'it is met as an Other World without a Gate; to close that Gate is to solve the Rumor', () => {
    const t = position('ana lily-chen 2; ongoing fractured-reality; gates rome; encounter ana; top otherWorld: abyss; test 1/2')
    t.expectAsk('ana', 'prompt.encounter', ['general', 'token:fractured-reality']).choose('ana', 'token:fractured-reality')
    expect(t.zone('ongoing')).toEqual([])
    expect(t.zone('discard:mythos')).toEqual(['fractured-reality'])
    expect(t.zone('space:rome')).toEqual(['gate-rome'])
  })
})
