import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { faces, healthOf, holdings, pause, position, type Someone, saying, turnOf } from './position.ts'
import { tell } from './told.ts'

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
const loss = (what: string, n = 9) => ({ do: 'lose', what, n })
const all = (effect: object, order = 'together') => ({ do: 'forEach', of: { the: 'investigators' }, effect, order })
const clue = { do: 'gain', what: 'clue' }

describe('a defeat', () => {
  tell(`
    EH-DEF-01 EH-DEF-02: whoever has lost all Health or all Sanity is defeated at once, and Doom advances by 1
      ana lily-chen 14; doom 10; says lily-chen: lose health 9 => table doom 9
      ana lily-chen 14; doom 10; says lily-chen: lose sanity 9 => table doom 9
      ana lily-chen 14; doom 10; says lily-chen: lose sanity 5 => table doom 10
    EH-DEF-03 EH-DEF-04: his token is laid down in the nearest City, with a marker of what he lost
      ana lily-chen the-heart-of-africa; doom 10; says lily-chen: lose health 9 => fallen:15 lily-chen; lily-chen marker health
      ana lily-chen 14; doom 10; says lily-chen: lose sanity 9 => lily-chen marker sanity
      ana lily-chen 14; doom 10; says lily-chen: lose health 9 => fallen:14 lily-chen
    EH-DEF-05: without either, he chooses the marker
      ana lily-chen 14; doom 10; says lily-chen: loseBoth health:9 sanity:9
        -> ana? marker: health sanity > sanity => lily-chen marker sanity
    EH-DEF-06: Conditions, Health, Sanity and Improvements are gone; possessions stay with the sheet, open to all
      ana lily-chen 14, has axe wither-1 debt-1 cursed-2, clues 2, ship 1, up will 2, sanity 3; doom 10; says lily-chen: lose health 9
        => lily-chen estate axe wither-1, clues 2, shipTickets 1, own-conditions none; conditions debt-1 cursed-2 …; lily-chen health 0,
          sanity 0, willUp 0
    EH-DEF-01 EH-DEF-02 EH-DEF-03 EH-DEF-04 EH-DEF-06 EH-NEAR-03: W-29 on space 11 with the last Health, Doom 5: Doom 4, and the active player chooses between Buenos Aires and 15
      ana lily-chen 14; ben silas-marsh 11, health 1, has axe cursed-1; doom 5; phase action; flow action ana, silas-marsh lose health 1,
        pause
        -> ana end, ana? nearest-city: buenos-aires 15 > buenos-aires
        => table doom 4; fallen:buenos-aires silas-marsh; silas-marsh marker health, estate axe, own-conditions none
    EH-DEF-07: a fallen Lead hands the token to an investigator of his choice
      ana lily-chen 14; ben silas-marsh rome; eva jim-culver rome; doom 10; says lily-chen: lose health 9
        -> ana? hand-over-lead: ben eva > eva => table lead eva
    EH-DEF-13: the encounter or action he was resolving stops
      (The Pit: lose 9 Health. Doom advances by 1. Spawn 1 Gate.)
      ana lily-chen 14; ben silas-marsh rome; doom 10; encounter ana
        -> until ana pause => table doom 9; gates 9 cards; fallen:14 lily-chen; encounter none
      (Mark falls by his own action: no second one.)
      ana mark-harrigan 14, health 1; ben silas-marsh rome; monsters 14: gug -> ana mark-harrigan, ben? action
    EH-DEF-17 EH-RULING-58: a defeat whose own Doom awakens the Ancient One eliminates nobody
      ana lily-chen 14; ben silas-marsh rome; doom 1; ancientOne cthulhu; says lily-chen: lose health 9
        -> until ana pause => table awakened, eliminated none, waiting ana
    EH-DEF-19 EH-RULING-59: he is carried to the City even if he could not move
      ana lily-chen the-heart-of-africa, has detained-1; doom 10; says lily-chen: lose health 9 => fallen:15 lily-chen
    EH-DEF-21 EH-RULING-61 EH-DEF-09: with everybody fallen the round goes on: the Mythos Phase, and then new investigators
      ana lily-chen 14, health 1; ben silas-marsh rome, health 1; doom 10; phase encounter;
        flow lily-chen forEach of:(the investigators) effect:(lose health 9) order:together, phase encounter, phase mythos
        -> until ana new-investigator => table not over, asks ana
  `)

  rule('EH-DEF-08 EH-RULING-59', 'he is no investigator any more: no turns, no effects, neither of others nor of his cards', () => {
    position(
      'ana lily-chen 14; ben silas-marsh 14, fallen health, has flesh-ward-1 urban-guide the-silver-key pallid-mask; test 0/3',
      saying('lily-chen', all(clue, 'inOrder'), loss('health', 2), { do: 'test', skill: 'will' }),
    ).does('ana done, ana? pause', 'silas-marsh clues 0; lily-chen health 4, sanity 6')
    position('ana lily-chen 14; ben silas-marsh 14, fallen health, has flesh-ward-1 urban-guide the-silver-key pallid-mask; test 0/2').does(
      'ana end',
      'table asks ana',
    )
    // Nor do they serve the investigator his player has now.
    position('ana lily-chen 14; ben silas-marsh rome; flow pause, encounter ben, pause; phase encounter')
      .arrange((w, k) => {
        w.put('jim-culver#1', 'fallen:rome')
        w.set('jim-culver#1', 'player', 'ben')
        w.put(
          k.inZone('artifacts').filter((card) => card.startsWith('pallid-mask')),
          'estate:jim-culver#1',
        )
      })
      .does('ana go on, ben? encounter')
  })

  rule(
    'EH-DEF-18 EH-RULING-58',
    'one effect, several defeated: together, in the active player’s order, all judged by the state before',
    () => {
      const t = position(
        'ana lily-chen 14; ben silas-marsh rome; eva jim-culver rome; ancientOne cthulhu; doom 2',
        saying('lily-chen', all(loss('health'))),
      )
      t.does('ana? order-defeats: lily-chen silas-marsh jim-culver > silas-marsh > lily-chen, until ana pause')
      // The second of them awakened it: nobody is eliminated, nobody lost.
      expect(t.state).toMatchObject({ awakened: true, eliminated: [], waiting: ['ben', 'ana', 'eva'] })
      // The same where each falls in turn, after a roll of his own.
      const rolled = { do: 'roll', dice: 1, bands: [{ on: [1, 6], effect: loss('health') }] }
      position(
        'ana lily-chen 14; ben silas-marsh rome; ancientOne cthulhu; doom 1; roll 1 1',
        saying('lily-chen', all(rolled, 'inOrder')),
      ).does('until ana pause', 'table awakened, eliminated none, waiting ana ben')
    },
  )
})

describe('the next investigator', () => {
  const waiting = (more: object = {}) => position('ana lily-chen 14; waiting ben; phase mythos; flow replaced, pause', more)

  tell(`
    EH-DEF-09 EH-DEV-04: is chosen at the end of the Mythos Phase
      ana lily-chen 14; ben silas-marsh rome; doom 10; phase encounter; flow silas-marsh lose health 9, phase mythos, pause
        => table waiting ben -> until ben new-investigator => table phase mythos
  `)

  rule('EH-DEF-10 EH-DEV-06 EH-RULING-60', 'is never one who was defeated or devoured in this game', () => {
    const t = position(
      'ana lily-chen 14; ben silas-marsh rome; eva jim-culver rome; doom 10; phase mythos',
      'flow silas-marsh lose health 9, jim-culver devour, replaced, pause',
    )
    t.choose('ana', 'replace:ben').expectAsk('ben', 'prompt.new-investigator')
    const names = investigators.map(({ id }) => id).filter((id) => !['lily-chen', 'silas-marsh', 'jim-culver'].includes(id))
    expect(t.offered('ben').sort()).toEqual(names.sort())
  })

  tell(`
    EH-DEF-20 EH-RULING-60: enters whole on his starting space, with what can still be had of his possessions
      ana lily-chen 14; waiting ben; phase mythos; flow replaced, pause; reserve 45-automatic whiskey bandages dynamite; top assets: axe
        -> ben trish-scarborough, until ana pause => space:16 trish-scarborough;
      trish-scarborough health 7, sanity 5, has 45-automatic; reserve whiskey bandages dynamite axe
      ana lily-chen 14; waiting ben; phase mythos; flow replaced, pause; lying discard:assets: 45-automatic -> ben trish-scarborough
        => trish-scarborough has 45-automatic
      ana lily-chen 14, has 45-automatic; waiting ben; phase mythos; flow replaced, pause -> ben trish-scarborough => trish-scarborough has none
      ana lily-chen 14; waiting ben; phase mythos; flow replaced, pause; empty clues -> ben jim-culver => jim-culver has shriveling, clues 0
  `)

  rule('EH-DEF-11 EH-ELIM-02 EH-ELIM-01', 'where none is left, the player is eliminated and plays no more', () => {
    const from = [
      pause,
      { step: 'mythosLast', args: { judged: true, passed: true } },
      pause,
      turnOf('action', 'ben'),
      turnOf('action', 'ana'),
    ]
    waiting({ from })
      .arrange((w, k) => w.put(k.inZone('investigators'), 'box'))
      .choose('ana', 'go on')
      .shows('table eliminated ben, waiting none')
      .does('ana go on, ana? action')
  })
})

describe('a fallen colleague', () => {
  const met = (fallen: Partial<Someone>, test: number[], more: object = {}) =>
    position(
      'doom 10; encounter ana',
      { seats: { ...lily(), ...ben({ at: '14', fallen: 'health', ...fallen }) }, chance: { test: [test] } },
      more,
    )

  tell(`
    EH-DEF-14: may be met as an encounter on his space
      ana lily-chen 14; ben silas-marsh 14, fallen health; doom 10; test 0/2; encounter ana => ana offered fallen:silas-marsh …
      ana lily-chen 14; ben silas-marsh rome, fallen health; doom 10; test 0/2; encounter ana => ana not offered fallen:silas-marsh
    EH-RULING-57: once the Ancient One is awake Doom does not retreat
      ana lily-chen 14; ben silas-marsh 14, fallen health; doom 0; ancientOne cthulhu; awakened; test 2/2; encounter ana
        -> ana fallen:silas-marsh => table doom 0; cthulhu sanityTokens 0
  `)

  rule('EH-DEF-15 EH-RULING-57', 'with a Health marker crippled, with a Sanity marker insane: each sheet has its two tests', () => {
    // Silas: Observation / Influence; Lily has 2 and 2, improved apart.
    const up = { seats: { ...lily({ up: { observation: 1 } }), ...ben({ at: '14', fallen: 'health' }) } }
    met({}, faces(3, 0), up).choose('ana', 'fallen:silas-marsh').expectAsk('ana', 'pause')
    met({}, faces(2, 0), { seats: { ...up.seats, ...ben({ at: '14', fallen: 'sanity' }) } }).does('ana fallen:silas-marsh, ana? pause')
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
            const t = position('doom 10; encounter ana', { seats, chance: { test: [faces(dice, successes)] } })
            t.choose('ana', `fallen:${id}`).untilAsk('ana', 'pause')
            const rolled = t.table.eventsFor('ana', 0).flatMap(({ message }) => (message?.key === 'log.tested' ? [message.args] : []))
            expect([id, fallen, rolled.map((args) => (args as { skill: string }).skill), t.state.doom]).toEqual([id, fallen, [skill], doom])
            expect([healthOf(t, who), holdings(t, who)]).toEqual([healthOf(position(`ana ${who} 14`), who), []])
          }
        }
      }
    },
  )

  tell(`
    EH-DEF-16 EH-RULING-57: all he had is taken; a passed test retreats Doom by 1; his token goes in any case
      ana lily-chen 14; ben silas-marsh 14, fallen health, has axe gate-box wither-1, clues 2, train 1; doom 10; encounter ana; test <0 1>/2
        -> ana fallen:silas-marsh, until ana pause | reroll done
        => table doom <10 11>; lily-chen has axe gate-box wither, clues 2, trainTickets 1; fallen:14 none; box silas-marsh …
  `)
})

describe('devoured', () => {
  tell(`
    EH-DEV-01 EH-DEV-02: Doom advances by 1; all he has is discarded, and he goes back to the box
      ana lily-chen 14, has axe gate-box wither-1 debt-1, clues 2, ship 1, up lore 1; doom 10; says lily-chen: devour
        => table doom 9; discard:assets axe; discard:artifacts gate-box; discard:clues 2 cards; spells wither-1 …; conditions debt-1 …;
          box lily-chen …; lily-chen shipTickets 0, loreUp 0, health 0, sanity 0
    EH-DEV-03: as Lead he hands on the token
      ana lily-chen 14; ben silas-marsh rome; eva jim-culver rome; doom 10; says lily-chen: devour
        -> ana? hand-over-lead: ben eva > ben => table lead ben
    EH-DEV-04: his player waits for the end of the Mythos Phase
      ana lily-chen 14; ben silas-marsh rome; doom 10; says lily-chen: devour => table waiting ana
    EH-DEV-05: nothing of him stays on the board
      ana lily-chen 14; ben silas-marsh 14; clues 14; phase encounter; flow lily-chen devour, encounter ben
        -> until ben encounter => ben not offered fallen:lily-chen; fallen:14 none
  `)
})

describe('eliminated', () => {
  tell(`
    EH-DEF-12 EH-ELIM-03: defeated or devoured with the Ancient One awake: the player is out
      ana lily-chen 14; ben silas-marsh rome; doom 10; ancientOne cthulhu; awakened; says lily-chen: lose health 9
        -> until ana pause => table eliminated ana, waiting none
      ana lily-chen 14; ben silas-marsh rome; doom 10; ancientOne cthulhu; awakened; says lily-chen: devour
        -> until ana pause => table eliminated ana, waiting none
    EH-ELIM-01: an eliminated player chooses no new investigator
      ana lily-chen 14; ben silas-marsh rome; ancientOne cthulhu; awakened; flow lily-chen lose health 9, replaced, pause
        -> until ana pause => investigators 10 cards
    EH-ELIM-05: with all players out the game is lost at once
      ana lily-chen 14; ben silas-marsh rome; ancientOne cthulhu; awakened;
        says lily-chen: forEach of:(the investigators) effect:(lose health 9) order:together, gain clue
        -> ana lily-chen => table lost eliminated
    EH-DEF-12 EH-ELIM-01 EH-ELIM-04: W-47 awake, one of three falls: he is out, takes no replacement, and wins with the others
      ana lily-chen 14, health 1; ben silas-marsh rome; eva jim-culver rome; ancientOne cthulhu; awakened;
      flow lily-chen lose health 9, pause, silas-marsh end finalMystery won:true -> until ana pause => table eliminated ana, waiting none
        -> ana go on => table won finalMystery
  `)
})
