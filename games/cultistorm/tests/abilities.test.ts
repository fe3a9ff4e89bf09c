import { describe, expect, test } from 'vitest'
import type { DetectiveType } from '../content/kinds.ts'
import { crowds, crystals, minds, type Picture, scene } from './scene.ts'

/* The eighteen abilities of the six detectives: what each does from its level on, and that it does nothing before. */

const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const [TE, EY, PL, ST] = ['whispered-formula', 'keen-glance', 'celestial-chart', 'guiding-light']
const OTHERS: readonly DetectiveType[] = ['fighter', 'medium', 'healer', 'gambler']

type Mine = NonNullable<Picture['detectives']>[string]
/** Ana is that detective, of that level; Bea and Carl are others. */
const of = (type: DetectiveType, level: number, ana: Mine = {}, more: Picture = {}): Picture => ({
  options: { detectives: [type, ...OTHERS.filter((one) => one !== type).slice(0, 2)] },
  ...more,
  detectives: { ...more.detectives, ana: { level, ...ana } },
})
const preparing = (...args: Parameters<typeof of>) => scene(of(...args), 'preparation')
const actions = (table: ReturnType<typeof scene>): string[] => table.offered('ana').filter((key) => key.startsWith('use:'))

describe('healer', () => {
  const ill = { ana: {}, bea: { at: 'shield' as const, madness: 3, developing: 1 }, carl: { at: 'star' as const, madness: 2 } }
  const healer = (level: number) => preparing('healer', level, { at: 'shield' }, { detectives: ill })

  test('level 1, Calm Presence: somebody here heals one, once a turn', () => {
    expect(actions(healer(0))).toEqual([])
    const table = healer(1).choose('ana', 'use:healer/0')
    expect([minds(table), actions(table)]).toEqual([[0, 3, 2], []])
  })

  test('level 2, House Call: somebody else anywhere heals one', () => {
    const table = healer(2).choose('ana', 'use:healer/1').choose('ana', 'carl')
    expect([minds(table), actions(table)]).toEqual([[0, 4, 1], ['use:healer/0']])
  })

  test('level 3, Deep Therapy: somebody here heals two, or a developing token becomes curable', () => {
    const twice = healer(3).choose('ana', 'use:healer/2').choose('bea', 'heal')
    expect([twice.get('bea', 'madness'), twice.get('bea', 'developing')]).toEqual([1, 1])
    const turned = healer(3).choose('ana', 'use:healer/2').choose('bea', 'convert')
    expect([turned.get('bea', 'madness'), turned.get('bea', 'developing')]).toEqual([4, 0])
  })
})

describe('investigator', () => {
  const draws = (level: number, hand: readonly string[]) =>
    preparing('investigator', level, { hand })
      .offered('ana')
      .filter((key) => key.startsWith('investigate'))

  test('level 1, Trained Eye: one icon more, even without any', () => {
    expect([draws(0, []), draws(1, []), draws(0, ['fresh-lead']), draws(1, ['fresh-lead'])].map((all) => all.length)).toEqual([0, 1, 1, 2])
  })

  test('level 2, Full Pockets: three items, and two may be kept at once', () => {
    const found = (level: number) =>
      preparing('investigator', level, { items: ['lucky-coin'], hand: ['fresh-lead'] }, { itemDeck: ['laudanum', 'dynamite'] })
    const table = found(2).choose('ana', 'investigate:2').choose('ana', 'laudanum').choose('ana', 'dynamite')
    expect(table.zone('items:ana').sort()).toEqual(['dynamite', 'laudanum', 'lucky-coin'])
    const one = found(1).choose('ana', 'investigate:2').choose('ana', 'laudanum')
    expect([one.zone('items:ana').sort(), one.zone('item-discard')]).toEqual([['laudanum', 'lucky-coin'], ['dynamite']])
  })

  test('level 3, Cold Blood: an event is laid aside once a turn, and the discards are shuffled back', () => {
    const table = preparing('investigator', 3, { hand: ['fresh-lead'] }, { itemDeck: ['cursed-page', 'something-breathes'] })
    table.choose('ana', 'investigate:2').choose('ana', table.offered('ana').find((key) => key !== 'pass') as string)
    expect([table.state.terror, minds(table)[0], table.zone('item-discard').length]).toEqual(['shield', 1, 2])
    table.choose('ana', 'use:investigator/4')
    expect(table.zone('item-discard')).toEqual([])
  })
})

describe('fighter', () => {
  // Shield-1 at the Eye: Te Ey Pl.
  const fight = (level: number, hand: readonly string[]) =>
    scene(
      of('fighter', level, { at: 'eye', hand, deck: [ST], targets: ['shield-1'] }, { columns: { eye: ['shield-1'] } }),
      turnOf('ana'),
    ).choose('ana', 'fight:shield-1')

  test('level 1, Brawler: one hand card is any symbol, once in a combat phase', () => {
    expect(minds(fight(0, [TE, EY, ST]))[0]).toBe(1)
    const table = fight(1, [TE, EY, ST]).choose('ana', 'use:fighter/0').choose('ana', ST)
    expect([table.get('ana', 'trophies'), table.zone('hand:ana')]).toEqual([['shield'], []])
  })

  test('level 2, Momentum: a card for each fight won', () => {
    expect(fight(1, [TE, EY, PL]).choose('ana', 'strike').zone('hand:ana')).toEqual([])
    expect(fight(2, [TE, EY, PL]).choose('ana', 'strike').zone('hand:ana')).toEqual([ST])
  })

  test('level 3, Devastating Blow: one symbol of the enemy is not met', () => {
    const table = fight(3, [TE, EY]).choose('ana', 'use:fighter/2')
    table.choose('ana', [table.offered('ana').find((key) => key.endsWith('planet')) as string])
    if (table.offered('ana').includes('strike')) table.choose('ana', 'strike')
    expect(table.get('ana', 'trophies')).toEqual(['shield'])
  })
})

describe('defender', () => {
  const failing = (level: number, who: string, at: 'eye' | 'star') =>
    scene(of('defender', level, { at: 'eye' }, { detectives: { bea: { at } } }), { step: 'combatTurnEnd', args: { who } })
  const use = (table: ReturnType<typeof scene>) => table.choose('ana', table.offered('ana').find((key) => key !== 'pass') as string)

  test('level 1, Guardian: no madness for a failure at the own location, the own too', () => {
    expect(minds(failing(0, 'bea', 'eye'))).toEqual([0, 1, 0])
    expect(minds(use(failing(1, 'bea', 'eye')))).toEqual([0, 0, 0])
    expect(minds(use(failing(1, 'ana', 'eye')))).toEqual([0, 0, 0])
    expect(minds(failing(1, 'bea', 'star'))).toEqual([0, 1, 0])
  })

  test('level 2, Iron Nerves: no terror for a failure, wherever it was', () => {
    const table = use(failing(2, 'bea', 'star'))
    expect([minds(table), table.state.terror]).toEqual([[0, 1, 0], 'shield'])
    expect(failing(1, 'bea', 'star').state.terror).toBe('tentacle')
  })

  test('level 3, Bulwark: the own location is blocked in the next cultist phase', () => {
    const table = preparing('defender', 3, { at: 'shield' }).choose('ana', 'use:defender/2')
    expect(actions(table)).toEqual([])
    table.arrange(() => {}, [{ step: 'cultists' }, { step: 'curtain' }])
    expect(crowds(table)).toEqual([0, 1, 1, 0, 0])
  })
})

describe('medium', () => {
  test('level 1, Premonition: the next cultist is seen, and may go to the bottom', () => {
    const table = preparing('medium', 1, {}, { cultists: ['eye-1', 'star-1'] })
      .choose('ana', 'use:medium/0')
      .choose('ana', 'eye-1')
    const deck = table.zone('cultist-deck')
    expect([deck[0], deck.at(-1), actions(table)]).toEqual(['star-1', 'eye-1', []])
  })

  test('level 2, Veil: the cultist die of the own location is rolled again', () => {
    const picture = { dice: { eye: 'star' as const }, chance: { 'cultist-die:eye': [[6]] } }
    const table = preparing('medium', 2, { at: 'eye' }, picture).choose('ana', 'use:medium/1')
    expect(table.get('slot:eye', 'die')).toBe('blank')
  })

  test('level 3, Binding Voice: a crystal goes to a neighbour, never to the End-of-Game card', () => {
    const table = preparing('medium', 3, {}, { crystals: { planet: 2, star: 3 } }).choose('ana', 'use:medium/2')
    expect(crystals(table)).toEqual([0, 0, 1, 1, 3])
  })

  test('level 3, Binding Voice: an Ancient One is held once in its stay', () => {
    const picture = { ancients: { eye: 'dagon' }, columns: { eye: 3 } }
    const table = preparing('medium', 3, {}, picture).choose('ana', 'use:medium/3')
    expect([table.state.holds.length, table.offered('ana').includes('use:medium/3')]).toEqual([1, false])
    table.arrange((w) => w.set('table', 'turn', 2), [{ step: 'turnEnd' }])
    table.arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }])
    expect(table.offered('ana')).not.toContain('use:medium/3')
  })
})

describe('gambler', () => {
  test('level 1, Lucky Streak: an own die is rolled again for nothing, once a turn', () => {
    const table = preparing('gambler', 1, { dice: ['eye'] }, { chance: { 'reroll:ana': [[2]] } }).choose('ana', 'use:gambler/0')
    expect([table.get('detective-die#1', 'face'), minds(table)[0], actions(table)]).toEqual(['tentacle', 0, []])
  })

  test('level 1, Lucky Streak: in the own combat turn too', () => {
    const ana = { at: 'eye' as const, hand: [TE, EY], dice: ['star' as const], targets: ['shield-1'] }
    const table = scene(of('gambler', 1, ana, { columns: { eye: ['shield-1'] }, chance: { 'reroll:ana': [[4]] } }), turnOf('ana'))
    table.choose('ana', 'fight:shield-1').choose('ana', 'use:gambler/0').choose('ana', 'strike')
    expect([table.get('ana', 'trophies'), minds(table)[0]]).toEqual([['shield'], 0])
  })

  test('level 2, Raise: any dice of the pool are rolled again', () => {
    const table = preparing('gambler', 2, {}, { pool: ['eye', 'star', 'planet'], chance: { 'reroll:ana': [[1], [2]] } })
    table.choose('ana', 'use:gambler/1').choose('ana', ['detective-die#1', 'detective-die#3'])
    expect(['detective-die#1', 'detective-die#2', 'detective-die#3'].map((die) => table.get(die, 'face'))).toEqual([
      'shield',
      'star',
      'tentacle',
    ])
  })

  test('level 3, Loaded Table: one die more lies in the pool', () => {
    const poured = (level: number) => scene(of('gambler', level), 'revision').zone('dice-pool').length
    expect([poured(2), poured(3)]).toEqual([3, 4])
  })
})
