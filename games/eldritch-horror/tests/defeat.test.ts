import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { encounterOf, faces, healthOf, holdings, inWords, pause, position, type Someone, saying, text, turnOf } from './position.ts'

vi.mock('../content/encountersGeneral.ts', () => {
  const effects = [
    { do: 'lose', what: 'health', n: 9 },
    { do: 'doom', n: 1 },
    { do: 'spawn', what: 'gate', n: 1 },
  ]
  const pit = { story: { es: '…', en: '…' }, effect: { do: 'seq', effects, apart: true } }
  return { encountersGeneral: [{ id: 'pit', kind: 'general', sections: { city: pit, wilderness: pit, sea: pit } }] }
})

/* Lily: Strength 4, Influence 2; Health 6, Sanity 6. Space 14 is a City. */
const lily = (more: Partial<Someone> = {}) => ({ ana: { is: 'lily-chen', at: '14', ...more } })
const ben = (more: Partial<Someone> = {}) => ({ ben: { is: 'silas-marsh', at: 'rome', ...more } })
const eva = (more: Partial<Someone> = {}) => ({ eva: { is: 'jim-culver', at: 'rome', ...more } })
const loss = (what: string, n = 9) => ({ do: 'lose', what, n })
const all = (effect: object, order = 'together') => ({ do: 'forEach', of: { the: 'investigators' }, effect, order })
const clue = { do: 'gain', what: 'clue' }
const fall = (someone: Partial<Someone> = {}, more: object = {}, effect: object = loss('health')) =>
  position({ seats: lily(someone), doom: 10, ...saying('lily-chen', effect), ...more } as never)

describe('a defeat', () => {
  rule('EH-DEF-01 EH-DEF-02', 'whoever has lost all Health or all Sanity is defeated at once, and Doom advances by 1', () => {
    expect(fall().state.doom).toBe(9)
    expect(fall({}, {}, loss('sanity')).state.doom).toBe(9)
    expect(fall({}, {}, loss('sanity', 5)).state.doom).toBe(10)
  })

  rule('EH-DEF-03 EH-DEF-04', 'his token is laid down in the nearest City, with a marker of what he lost', () => {
    const health = fall({ at: 'the-heart-of-africa' })
    expect(health.zone('fallen:15')).toEqual(['lily-chen'])
    expect(health.get('lily-chen#1', 'marker')).toBe('health')
    expect(fall({}, {}, loss('sanity')).get('lily-chen#1', 'marker')).toBe('sanity')
    expect(fall().zone('fallen:14')).toEqual(['lily-chen'])
  })

  rule('EH-DEF-05', 'without either, he chooses the marker', () => {
    const t = fall({}, {}, { do: 'loseBoth', health: 9, sanity: 9 }).expectAsk('ana', 'prompt.marker', ['health', 'sanity'])
    expect(t.choose('ana', 'sanity').get('lily-chen#1', 'marker')).toBe('sanity')
  })

  rule('EH-DEF-06', 'Conditions, Health, Sanity and Improvements are gone; possessions stay with the sheet, open to all', () => {
    const t = fall({ has: ['axe', 'wither-1', 'debt-1', 'cursed-2'], clues: 2, ship: 1, up: { will: 2 }, sanity: 3 })
    expect(t.zone('estate:lily-chen#1')).toEqual(['axe', 'wither-1'])
    expect(t.zone('own-clues:lily-chen#1')).toHaveLength(2)
    expect(t.get('lily-chen#1', 'shipTickets')).toBe(1)
    expect(t.zone('own-conditions:lily-chen#1')).toEqual([])
    expect(t.zone('conditions')).toEqual(expect.arrayContaining(['debt-1', 'cursed-2']))
    expect([...healthOf(t, 'lily-chen'), t.get('lily-chen#1', 'willUp')]).toEqual([0, 0, 0])
  })

  rule(
    'EH-DEF-01 EH-DEF-02 EH-DEF-03 EH-DEF-04 EH-DEF-06 EH-NEAR-03',
    'W-29 on space 11 with the last Health, Doom 5: Doom 4, and the active player chooses between Buenos Aires and 15',
    () => {
      const t = position('ana lily-chen 14; ben silas-marsh 11, health 1, has axe cursed-1; doom 5; phase action', {
        from: [turnOf('action', 'ana'), text('silas-marsh', loss('health', 1)), pause],
      })
      t.choose('ana', 'end').expectAsk('ana', 'prompt.nearest-city', ['buenos-aires', '15']).choose('ana', 'buenos-aires')
      expect(t.state.doom).toBe(4)
      expect([t.zone('fallen:buenos-aires'), t.get('silas-marsh#1', 'marker')]).toEqual([['silas-marsh'], 'health'])
      expect([t.zone('estate:silas-marsh#1'), t.zone('own-conditions:silas-marsh#1')]).toEqual([['axe'], []])
    },
  )

  rule('EH-DEF-07', 'a fallen Lead hands the token to an investigator of his choice', () => {
    const t = fall({}, { seats: { ...lily(), ...ben(), ...eva() } }).expectAsk('ana', 'prompt.hand-over-lead', ['ben', 'eva'])
    expect(t.choose('ana', 'eva').state.lead).toBe('eva')
  })

  rule('EH-DEF-08 EH-RULING-59', 'he is no investigator any more: no turns, no effects, neither of others nor of his cards', () => {
    const fallen = { fallen: 'health' as const, at: '14', has: ['flesh-ward-1', 'urban-guide', 'the-silver-key', 'pallid-mask'] }
    const seats = { ...lily(), ...ben(fallen) }
    const t = position({
      seats,
      ...saying('lily-chen', all(clue, 'inOrder'), loss('health', 2), { do: 'test', skill: 'will' }),
      chance: { test: [faces(3, 0)] },
    })
    t.choose('ana', 'done').expectAsk('ana', 'pause')
    expect(t.zone('own-clues:silas-marsh#1')).toEqual([])
    expect(healthOf(t, 'lily-chen')).toEqual([4, 6])
    const round = position({ seats, chance: { test: [faces(2, 0)] } }).choose('ana', 'end')
    expect(round.table.asked()).toEqual(['ana'])
    // Nor do they serve the investigator his player has now.
    const next = position({ seats: { ...lily(), ...ben() }, from: [pause, turnOf('encounter', 'ben'), pause], phase: 'encounter' }).arrange(
      (w, k) => {
        w.put('jim-culver#1', 'fallen:rome')
        w.set('jim-culver#1', 'player', 'ben')
        w.put(
          k.inZone('artifacts').filter((card) => card.startsWith('pallid-mask')),
          'estate:jim-culver#1',
        )
      },
    )
    next.choose('ana', 'go on').expectAsk('ben', 'prompt.encounter')
  })

  rule('EH-DEF-13', 'the encounter or action he was resolving stops', () => {
    // The Pit: lose 9 Health. Doom advances by 1. Spawn 1 Gate.
    const t = position('ana lily-chen 14; ben silas-marsh rome; doom 10; encounter ana').untilAsk('ana', 'pause')
    expect([t.state.doom, t.zone('gates').length]).toEqual([9, 9])
    expect([t.zone('fallen:14'), t.zone('encounter')]).toEqual([['lily-chen'], []])
    // Mark falls by his own action: no second one.
    const mark = position('ana mark-harrigan 14, health 1; ben silas-marsh rome; monsters 14: gug').choose('ana', 'mark-harrigan')
    mark.expectAsk('ben', 'prompt.action')
  })

  rule(
    'EH-DEF-18 EH-RULING-58',
    'one effect, several defeated: together, in the active player’s order, all judged by the state before',
    () => {
      const t = position('ana lily-chen 14; ben silas-marsh rome; eva jim-culver rome; ancientOne cthulhu; doom 2', {
        ...saying('lily-chen', all(loss('health'))),
      })
      t.expectAsk('ana', 'prompt.order-defeats', ['lily-chen', 'silas-marsh', 'jim-culver'])
      t.choose('ana', 'silas-marsh').choose('ana', 'lily-chen').untilAsk('ana', 'pause')
      // The second of them awakened it: nobody is eliminated, nobody lost.
      expect(t.state).toMatchObject({ awakened: true, eliminated: [], waiting: ['ben', 'ana', 'eva'] })
      // The same where each falls in turn, after a roll of his own.
      const rolled = { do: 'roll', dice: 1, bands: [{ on: [1, 6], effect: loss('health') }] }
      const inTurn = position('ana lily-chen 14; ben silas-marsh rome; ancientOne cthulhu; doom 1; roll 1 1', {
        ...saying('lily-chen', all(rolled, 'inOrder')),
      })
      expect(inTurn.untilAsk('ana', 'pause').state).toMatchObject({ awakened: true, eliminated: [], waiting: ['ana', 'ben'] })
    },
  )

  rule('EH-DEF-17 EH-RULING-58', 'a defeat whose own Doom awakens the Ancient One eliminates nobody', () => {
    const t = fall({}, { seats: { ...lily(), ...ben() }, ancientOne: 'cthulhu', doom: 1 }).untilAsk('ana', 'pause')
    expect(t.state).toMatchObject({ awakened: true, eliminated: [], waiting: ['ana'] })
  })

  rule('EH-DEF-19 EH-RULING-59', 'he is carried to the City even if he could not move', () => {
    expect(fall({ at: 'the-heart-of-africa', has: ['detained-1'] }).zone('fallen:15')).toEqual(['lily-chen'])
  })

  rule('EH-DEF-21 EH-RULING-61 EH-DEF-09', 'with everybody fallen the round goes on: the Mythos Phase, and then new investigators', () => {
    const t = position('ana lily-chen 14, health 1; ben silas-marsh rome, health 1; doom 10; phase encounter', {
      from: [
        text('lily-chen', all(loss('health'))),
        { step: 'phaseBegins', args: { phase: 'encounter' } },
        { step: 'phaseBegins', args: { phase: 'mythos' } },
      ],
    })
    t.untilAsk('ana', 'prompt.new-investigator')
    expect(t.over).toBe(false)
    expect(t.table.asked()).toEqual(['ana'])
  })
})

describe('the next investigator', () => {
  const waiting = (more: object = {}) =>
    position('ana lily-chen 14; waiting ben; phase mythos', {
      from: [{ step: 'mythosLast', args: { judged: true, passed: true } }, pause],
      ...more,
    })

  rule('EH-DEF-09 EH-DEV-04', 'is chosen at the end of the Mythos Phase', () => {
    const t = position('ana lily-chen 14; ben silas-marsh rome; doom 10; phase encounter', {
      from: [text('silas-marsh', loss('health')), { step: 'phaseBegins', args: { phase: 'mythos' } }, pause],
    })
    expect(t.state.waiting).toEqual(['ben'])
    t.untilAsk('ben', 'prompt.new-investigator')
    expect(t.state.phase).toBe('mythos')
  })

  rule('EH-DEF-10 EH-DEV-06 EH-RULING-60', 'is never one who was defeated or devoured in this game', () => {
    const t = position('ana lily-chen 14; ben silas-marsh rome; eva jim-culver rome; doom 10; phase mythos', {
      from: [
        text('silas-marsh', loss('health')),
        text('jim-culver', { do: 'devour' }),
        { step: 'mythosLast', args: { judged: true, passed: true } },
        pause,
      ],
    })
    t.choose('ana', 'replace:ben').expectAsk('ben', 'prompt.new-investigator')
    const names = investigators.map(({ id }) => id).filter((id) => !['lily-chen', 'silas-marsh', 'jim-culver'].includes(id))
    expect(t.offered('ben').sort()).toEqual(names.sort())
  })

  rule('EH-DEF-20 EH-RULING-60', 'enters whole on his starting space, with what can still be had of his possessions', () => {
    const reserve = ['45-automatic', 'whiskey', 'bandages', 'dynamite']
    const t = waiting({ reserve, top: { assets: ['axe'] } })
      .choose('ben', 'trish-scarborough')
      .untilAsk('ana', 'pause')
    expect([t.zone('space:16'), healthOf(t, 'trish-scarborough')]).toEqual([['trish-scarborough'], [7, 5]])
    expect(holdings(t, 'trish-scarborough')).toEqual(['45-automatic'])
    expect(t.zone('reserve')).toEqual(['whiskey', 'bandages', 'dynamite', 'axe'])
    const discarded = waiting({ lying: { 'discard:assets': ['45-automatic'] } }).choose('ben', 'trish-scarborough')
    expect(holdings(discarded, 'trish-scarborough')).toEqual(['45-automatic'])
    const taken = waiting({ seats: lily({ has: ['45-automatic'] }) }).choose('ben', 'trish-scarborough')
    expect(holdings(taken, 'trish-scarborough')).toEqual([])
    const clueless = waiting({ empty: ['clues'] }).choose('ben', 'jim-culver')
    expect([holdings(clueless, 'jim-culver'), clueless.zone('own-clues:jim-culver#1')]).toEqual([['shriveling'], []])
  })

  rule('EH-DEF-11 EH-ELIM-02 EH-ELIM-01', 'where none is left, the player is eliminated and plays no more', () => {
    const from = [
      pause,
      { step: 'mythosLast', args: { judged: true, passed: true } },
      pause,
      turnOf('action', 'ben'),
      turnOf('action', 'ana'),
    ]
    const t = waiting({ from })
      .arrange((w, k) => w.put(k.inZone('investigators'), 'box'))
      .choose('ana', 'go on')
    expect(t.state).toMatchObject({ eliminated: ['ben'], waiting: [] })
    t.choose('ana', 'go on').expectAsk('ana', 'prompt.action')
  })
})

describe('a fallen colleague', () => {
  const met = (fallen: Partial<Someone>, test: number[], more: object = {}) =>
    position('doom 10; encounter ana', {
      seats: { ...lily(), ...ben({ at: '14', fallen: 'health', ...fallen }) },
      chance: { test: [test] },
      ...more,
    })

  rule('EH-DEF-14', 'may be met as an encounter on his space', () => {
    expect(met({}, faces(2, 0)).offered('ana')).toContain('fallen:silas-marsh')
    expect(met({ at: 'rome' }, faces(2, 0)).offered('ana')).not.toContain('fallen:silas-marsh')
  })

  rule('EH-DEF-15 EH-RULING-57', 'with a Health marker crippled, with a Sanity marker insane: each sheet has its two tests', () => {
    // Silas: Observation / Influence; Lily has 2 and 2, improved apart.
    const up = { seats: { ...lily({ up: { observation: 1 } }), ...ben({ at: '14', fallen: 'health' }) } }
    met({}, faces(3, 0), up).choose('ana', 'fallen:silas-marsh').expectAsk('ana', 'pause')
    met({}, faces(2, 0), { seats: { ...up.seats, ...ben({ at: '14', fallen: 'sanity' }) } })
      .choose('ana', 'fallen:silas-marsh')
      .expectAsk('ana', 'pause')
    const skills = investigators.map(({ crippled, insane }) => [crippled, insane].map(({ effect }) => String(effect.skill)[0]).join('/'))
    expect(skills.join(' ')).toBe('i/w i/i l/i i/l i/w i/s s/i i/i s/i w/i o/i i/o')
  })

  rule(
    'EH-RULING-57',
    'every sheet, on either side: the skill named, unmodified; a pass retreats Doom by 1, a failure does nothing',
    () => {
      const wanted = 'i/w i/i l/i i/l i/w i/s s/i i/i s/i w/i o/i i/o'.split(' ')
      const names = { l: 'lore', i: 'influence', o: 'observation', s: 'strength', w: 'will' } as const
      for (const [i, { id }] of investigators.entries()) {
        const who = id === 'lily-chen' ? 'silas-marsh' : 'lily-chen'
        for (const [j, fallen] of (['health', 'sanity'] as const).entries()) {
          const skill = names[(wanted[i] as string).split('/')[j] as keyof typeof names]
          // Her own value and 1 more: no other skill rolls as many dice.
          const dice = (investigators.find((one) => one.id === who)?.skills[skill] ?? 0) + 2
          for (const [successes, doom] of [
            [0, 10],
            [1, 11],
          ] as const) {
            const seats = { ana: { is: who, at: '14', up: { [skill]: 2 } }, ben: { is: id, at: '14', fallen } }
            const t = position({ seats, doom: 10, ...encounterOf('ana'), chance: { test: [faces(dice, successes)] } })
            t.choose('ana', `fallen:${id}`).untilAsk('ana', 'pause')
            const rolled = t.table.eventsFor('ana', 0).flatMap(({ message }) => (message?.key === 'log.tested' ? [message.args] : []))
            expect([id, fallen, rolled.map((args) => (args as { skill: string }).skill), t.state.doom]).toEqual([id, fallen, [skill], doom])
            expect([healthOf(t, who), holdings(t, who)]).toEqual([healthOf(position(`ana ${who} 14`), who), []])
          }
        }
      }
    },
  )

  rule('EH-DEF-16 EH-RULING-57', 'all he had is taken; a passed test retreats Doom by 1; his token goes in any case', () => {
    for (const [successes, doom] of [
      [0, 10],
      [1, 11],
    ] as const) {
      const t = met({ has: ['axe', 'gate-box', 'wither-1'], clues: 2, train: 1 }, faces(2, successes)).choose('ana', 'fallen:silas-marsh')
      t.untilAsk('ana', 'pause', { 'prompt.reroll': 'done' })
      expect(t.state.doom).toBe(doom)
      expect(holdings(t, 'lily-chen')).toEqual(['axe', 'gate-box', 'wither'])
      expect([t.zone('own-clues:lily-chen#1').length, t.get('lily-chen#1', 'trainTickets')]).toEqual([2, 1])
      expect([t.zone('fallen:14'), t.zone('box').includes('silas-marsh')]).toEqual([[], true])
    }
  })

  rule('EH-RULING-57', 'once the Ancient One is awake Doom does not retreat', () => {
    const t = met({}, faces(2, 2), { ancientOne: 'cthulhu', awakened: true, doom: 0 }).choose('ana', 'fallen:silas-marsh')
    expect([t.state.doom, t.get('cthulhu#1', 'sanityTokens')]).toEqual([0, 0])
  })
})

describe('devoured', () => {
  const devoured = (someone: Partial<Someone> = {}, more: object = {}) => fall(someone, more, { do: 'devour' })

  rule('EH-DEV-01 EH-DEV-02', 'Doom advances by 1; all he has is discarded, and he goes back to the box', () => {
    const t = devoured({ has: ['axe', 'gate-box', 'wither-1', 'debt-1'], clues: 2, ship: 1, up: { lore: 1 } })
    expect(t.state.doom).toBe(9)
    expect([t.zone('discard:assets'), t.zone('discard:artifacts'), t.zone('discard:clues').length]).toEqual([['axe'], ['gate-box'], 2])
    expect([t.zone('spells').includes('wither-1'), t.zone('conditions').includes('debt-1')]).toEqual([true, true])
    expect(t.zone('box')).toContain('lily-chen')
    expect([t.get('lily-chen#1', 'shipTickets'), t.get('lily-chen#1', 'loreUp'), ...healthOf(t, 'lily-chen')]).toEqual([0, 0, 0, 0])
  })

  rule('EH-DEV-03', 'as Lead he hands on the token', () => {
    const t = devoured({}, { seats: { ...lily(), ...ben(), ...eva() } }).expectAsk('ana', 'prompt.hand-over-lead', ['ben', 'eva'])
    expect(t.choose('ana', 'ben').state.lead).toBe('ben')
  })

  rule('EH-DEV-04', 'his player waits for the end of the Mythos Phase', () => {
    expect(devoured({}, { seats: { ...lily(), ...ben() } }).state.waiting).toEqual(['ana'])
  })

  rule('EH-DEV-05', 'nothing of him stays on the board', () => {
    const t = devoured(
      {},
      {
        ...inWords('ana lily-chen 14; ben silas-marsh 14; clues 14; phase encounter'),
        from: [text('lily-chen', { do: 'devour' }), turnOf('encounter', 'ben')],
      },
    )
    t.untilAsk('ben', 'prompt.encounter')
    expect(t.offered('ben').filter((key) => key.startsWith('fallen'))).toEqual([])
    expect(t.table.kernel.zonesOf('fallen')).toEqual([])
  })
})

describe('eliminated', () => {
  const awake = { ancientOne: 'cthulhu', awakened: true }

  rule('EH-DEF-12 EH-ELIM-03', 'defeated or devoured with the Ancient One awake: the player is out', () => {
    for (const effect of [loss('health'), { do: 'devour' }]) {
      const t = fall({}, { seats: { ...lily(), ...ben() }, ...awake }, effect).untilAsk('ana', 'pause')
      expect(t.state).toMatchObject({ eliminated: ['ana'], waiting: [] })
    }
  })

  rule('EH-ELIM-01', 'an eliminated player chooses no new investigator', () => {
    const seats = { ...lily(), ...ben() }
    const t = position({
      seats,
      ...awake,
      from: [text('lily-chen', loss('health')), { step: 'mythosLast', args: { judged: true, passed: true } }, pause],
    })
    t.untilAsk('ana', 'pause')
    expect(t.zone('investigators')).toHaveLength(10)
  })

  rule(
    'EH-DEF-12 EH-ELIM-01 EH-ELIM-04',
    'W-47 awake, one of three falls: he is out, takes no replacement, and wins with the others',
    () => {
      const seats = { ...lily({ health: 1 }), ...ben(), ...eva() }
      const win = { do: 'end', won: true, outcome: 'finalMystery' }
      const t = position({ seats, ...awake, from: [text('lily-chen', loss('health')), pause, text('silas-marsh', win)] }).untilAsk(
        'ana',
        'pause',
      )
      expect(t.state).toMatchObject({ eliminated: ['ana'], waiting: [] })
      t.choose('ana', 'go on')
      expect(t.result).toMatchObject({ won: true })
    },
  )

  rule('EH-ELIM-05', 'with all players out the game is lost at once', () => {
    const t = position({ seats: { ...lily(), ...ben() }, ...awake, ...saying('lily-chen', all(loss('health')), clue) })
    t.choose('ana', 'lily-chen')
    expect(t.result).toMatchObject({ won: false, outcome: 'eliminated' })
  })
})
