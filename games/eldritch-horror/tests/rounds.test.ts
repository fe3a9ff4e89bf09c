import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { SKILLS } from '../rules/shape.ts'
import { LILY, lily, SILAS, silas } from './people.ts'
import { encounterOf, faces, healthOf, mythos, pause, position, text, token, turnOf } from './position.ts'

const mark = (at: string, more: object = {}) => ({ cora: { is: 'mark-harrigan', at, ...more } })
const three = { ...lily('london'), ...silas('sydney'), ...mark('rome') }
/** A Mythos card that asks nobody anything, and no Gate to open. */
const quiet = { top: { mythos: ['rally-the-people', 'support-of-the-church'] }, empty: ['cup'] } as const
const act = (t: ReturnType<typeof position>, ...seats: string[]) => {
  for (const seat of seats) t.expectAsk(seat, 'prompt.action').choose(seat, 'end')
}

describe('the round', () => {
  rule(
    'EH-ROUND-01 EH-ROUND-02 EH-ROUND-03',
    'Action, Encounter, Mythos; the Lead first, the others clockwise, everybody before the next phase',
    () => {
      // From the beginning of a round, by the round's own steps; the log says where each phase begins.
      const t = position({ seats: three, lead: 'ben', round: 0, ...quiet, from: [{ step: 'round' }] })
      act(t, 'ben', 'cora', 'ana')
      for (const seat of ['ben', 'cora', 'ana']) t.untilAsk(seat, 'prompt.encounter').choose(seat, 'general')
      t.untilAsk('ben', 'prompt.action', { 'prompt.end-of-mythos': 'done' })
      const told = t.table.eventsFor('ben', 0).map(({ message }) => message)
      const phases = told.flatMap((message) => (message?.key === 'log.phase' ? [(message.args as { phase: string }).phase] : []))
      expect(phases).toEqual(['action', 'encounter', 'mythos', 'action'])
    },
  )

  rule('EH-ROUND-04 EH-RULING-13', 'and then the next round', () => {
    const t = position({ seats: lily('london'), round: 3, ...quiet, from: 'mythos' })
    t.untilAsk('ana', 'prompt.action')
    expect([t.state.round, t.state.phase]).toEqual([4, 'action'])
  })

  rule('EH-ROUND-05 EH-RULING-13', '«once per round» begins anew with it, for actions and cards', () => {
    const t = position('ana lily-chen london, has lucky-cigarette-case; test 4+1 4+1 4+1', {
      from: [
        turnOf('action', 'ana'),
        ...[1, 2].map(() => text(LILY, { do: 'test', skill: 'lore' })),
        { step: 'roundEnds' },
        text(LILY, { do: 'test', skill: 'lore' }),
        turnOf('action', 'ana'),
      ],
    })
    t.choose('ana', 'rest').choose('ana', 'end')
    t.expectAsk('ana', 'prompt.use-trigger').choose('ana', 'lucky-cigarette-case')
    // Not in the second test of this round; in the next round again, and so is the Rest.
    t.expectAsk('ana', 'prompt.use-trigger').choose('ana', 'pass')
    t.expectAsk('ana', 'prompt.action')
    expect(t.offered('ana')).toContain('rest')
  })
})

describe('the Lead', () => {
  rule('EH-LEAD-01 EH-LEAD-02 EH-INV-03', 'is who holds the token; in the Mythos Phase he draws, and is the active investigator', () => {
    // «The Lead Investigator gains an Ally»; the Reckoning is his to order.
    const t = position('lead cora; top mythos: rally-the-people; monsters rome: warlock witch; empty cup; mythosPhase', {
      seats: three,
    })
    t.expectAsk('cora', 'prompt.reckoning')
    t.untilAsk('cora', 'prompt.end-of-mythos')
    expect(t.table.kernel.inZone('possessions:mark-harrigan#1')).toHaveLength(1)
    expect(t.table.kernel.inZone('possessions:lily-chen#1')).toHaveLength(0)
  })

  rule('EH-LEAD-03 EH-RULING-86', 'at the end of the Mythos Phase he may pass it to any other investigator, not to a fallen one', () => {
    const t = position({
      seats: { ...lily('london'), ...silas('sydney'), cora: { is: 'mark-harrigan', at: 'rome', fallen: 'health' } },
      ...quiet,
      ...mythos,
    })
    t.expectAsk('ana', 'prompt.end-of-mythos', ['lead:ben', 'done'])
    expect(t.choose('ana', 'lead:ben').state.lead).toBe('ben')
    const kept = position({ seats: three, ...quiet, ...mythos })
    kept.expectAsk('ana', 'prompt.end-of-mythos', ['lead:ben', 'lead:cora', 'done'])
    expect(kept.choose('ana', 'done').state.lead).toBe('ana')
  })

  rule('EH-LEAD-04 EH-GOLD-06 EH-GOLD-07', 'has the last word where the group decides', () => {
    // «The group discards 1 Gate», in Ana’s own turn.
    const t = position('lead ben; gates london rome', {
      seats: three,
      from: [text(LILY, { do: 'discard', what: { the: 'gate', pick: 'group', on: 'board' } }), pause],
    })
    t.expectAsk('ben', 'prompt.pick', ['gate-london', 'gate-rome']).choose('ben', 'gate-rome')
    expect(t.zone('discard:gates')).toEqual(['gate-rome'])
  })

  rule('EH-LEAD-05', 'defeated, he hands it to an investigator of his choice, when everything else is done', () => {
    const t = position({
      seats: { ...lily('london', { health: 1, has: ['debt'] }), ...silas('sydney'), ...mark('14') },
      from: [text(LILY, { do: 'lose', what: 'health', n: 1 }), pause],
    })
    t.expectAsk('ana', 'prompt.hand-over-lead', ['ben', 'cora'])
    // The last step: Doom, the token, the Conditions came before.
    expect([t.state.doom, t.zone('fallen:london'), t.zone('own-conditions:lily-chen#1')]).toEqual([14, [LILY], []])
    expect(t.choose('ana', 'cora').state.lead).toBe('cora')
    const devoured = position({ seats: three, from: [text(LILY, { do: 'devour' }), pause] })
    devoured.expectAsk('ana', 'prompt.hand-over-lead', ['ben', 'cora'])
  })

  rule('EH-LEAD-06 EH-RULING-14', 'with nobody to take it he keeps it, answers for the Lead, and his next investigator has it', () => {
    const t = position('ana lily-chen london, health 1; gates london rome; empty cup; top mythos: that-which-consumes', {
      from: [text(LILY, { do: 'lose', what: 'health', n: 1 }), { step: 'phaseBegins', args: { phase: 'mythos' } }],
    })
    t.expectAsk('ana', 'prompt.pick', ['gate-london', 'gate-rome']).choose('ana', 'gate-rome')
    t.expectAsk('ana', 'prompt.new-investigator').choose('ana', SILAS)
    expect(t.state.lead).toBe('ana')
    t.expectAsk('ana', 'prompt.action')
  })

  rule('EH-RULING-14', 'a Lead who is out must hand it over as soon as there is somebody', () => {
    const t = position('ben silas-marsh sydney; ana lily-chen rome, fallen health; lead ana', {
      from: [{ step: 'mythosLast', args: { judged: true, passed: false } }],
    }).arrange((w) => w.set('table', 'eliminated', ['ana']))
    // There is but one way to answer, so nobody is asked.
    expect(t.state.lead).toBe('ben')
    t.expectAsk('ben', 'prompt.action')
  })
})

describe('investigators', () => {
  rule('EH-INV-01', 'are the player, the character, his sheet and his token: what befalls one befalls all', () => {
    const t = position({
      seats: three,
      from: [text(SILAS, { do: 'improve', skill: 'choice' }), text(SILAS, { do: 'lose', what: 'health', n: 2 }), pause],
    })
    // The player is asked, the sheet keeps the token, the character is hurt.
    t.expectAsk('ben', 'prompt.improve').choose('ben', 'lore')
    expect(t.get(token(SILAS), 'loreUp')).toBe(1)
    expect(healthOf(t, SILAS)).toEqual([6, 4])
    expect(t.table.kernel.controllerOf(token(SILAS))).toBe('ben')
  })

  rule('EH-INV-02', 'the active one is who acts or encounters', () => {
    const acting = position({ seats: three, lead: 'ana', from: [turnOf('action', 'ben'), pause] })
    expect(acting.state.active).toBe('ben')
    const met = position({ seats: { ...three, ...silas('rome') }, monsters: { rome: ['ghoul', 'zombie'] }, ...encounterOf('ben') })
    met.expectAsk('ben', 'prompt.fight')
    expect(met.state.active).toBe('ben')
  })

  rule('EH-INV-04', 'each sheet has one action and one passive ability', () => {
    for (const { id, abilities } of investigators) {
      expect(
        abilities.filter(({ ability }) => ability === 'action'),
        id,
      ).toHaveLength(1)
      expect(abilities.length, id).toBeGreaterThan(1)
    }
    // The action in the Action Phase, the passive one by itself: Silas on the Sea rolls one die more.
    const t = position('ben silas-marsh 3; test 0/4', {
      from: [text(SILAS, { do: 'test', skill: 'will' }), turnOf('action', 'ben'), pause],
    })
    expect(t.offered('ben')).toContain('silas-marsh/1')
  })

  rule('EH-INV-05', 'and maximum Health, maximum Sanity and five skills', () => {
    expect(investigators).toHaveLength(12)
    for (const { id, health, sanity, skills } of investigators) {
      expect(health + sanity, id).toBe(12)
      expect(Object.keys(skills), id).toEqual([...SKILLS])
      for (const skill of SKILLS) expect(skills[skill], `${id} ${skill}`).toBeGreaterThan(0)
    }
    const t = position({
      seats: lily('london'),
      chance: { test: SKILLS.map((skill) => faces(investigators.find(({ id }) => id === LILY)?.skills[skill] ?? 0, 0)) },
      from: [...SKILLS.map((skill) => text(LILY, { do: 'test', skill })), pause],
    })
    t.expectAsk('ana', 'pause')
  })

  rule('EH-INV-06', 'and on its back the encounters with him, Crippled and Insane', () => {
    // Lily is found: crippled by Strength, insane by Influence, and Doom retreats.
    for (const [fallen, dice] of [
      ['health', 3],
      ['sanity', 3],
    ] as const) {
      const t = position(`ana lily-chen rome, fallen ${fallen}; ben silas-marsh rome; lead ben; doom 8; test 1/${dice}; encounter ben`)
      t.choose('ben', 'fallen:lily-chen')
      expect(t.state.doom, fallen).toBe(9)
    }
    for (const { id, crippled, insane } of investigators)
      expect([id, crippled.effect, insane.effect]).toEqual([id, expect.anything(), expect.anything()])
  })
})
