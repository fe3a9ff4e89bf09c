import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { SKILLS } from '../rules/shape.ts'
import { LILY, SILAS } from './people.ts'
import { faces, pause, position, text, token } from './position.ts'
import { tell } from './told.ts'

/** A Mythos card that asks nobody anything, and no Gate to open. */
const act = (t: ReturnType<typeof position>, ...seats: string[]) => {
  for (const seat of seats) t.expectAsk(seat, 'prompt.action').choose(seat, 'end')
}

describe('the round', () => {
  rule(
    'EH-ROUND-01 EH-ROUND-02 EH-ROUND-03',
    'Action, Encounter, Mythos; the Lead first, the others clockwise, everybody before the next phase',
    () => {
      // From the beginning of a round, by the round's own steps; the log says where each phase begins.
      const t = position(
        'ana lily-chen london; ben silas-marsh sydney; cora mark-harrigan rome; lead ben; round 0',
        'top mythos: rally-the-people support-of-the-church; empty cup',
        { from: [{ step: 'round' }] },
      )
      act(t, 'ben', 'cora', 'ana')
      for (const seat of ['ben', 'cora', 'ana']) t.untilAsk(seat, 'prompt.encounter').choose(seat, 'general')
      t.untilAsk('ben', 'prompt.action', { 'prompt.end-of-mythos': 'done' })
      const told = t.table.eventsFor('ben', 0).map(({ message }) => message)
      const phases = told.flatMap((message) => (message?.key === 'log.phase' ? [(message.args as { phase: string }).phase] : []))
      expect(phases).toEqual(['action', 'encounter', 'mythos', 'action'])
    },
  )

  tell(`
    EH-ROUND-04 EH-RULING-13: and then the next round
      ana lily-chen london; round 3; top mythos: rally-the-people support-of-the-church; empty cup; from mythos
        -> until ana action => table round 4, phase action
    EH-ROUND-05 EH-RULING-13: «once per round» begins anew with it, for actions and cards
      ana lily-chen london, has lucky-cigarette-case; test 4+1 4+1 4+1; flow action ana, lily-chen test lore, lily-chen test lore,
        roundEnds, lily-chen test lore, action ana
        -> ana rest > end, ana? use-trigger > lucky-cigarette-case
        (Not in the second test of this round; in the next round again, and so is the Rest.)
        -> ana? use-trigger > pass, ana? action => ana offered rest …
  `)
})

describe('the Lead', () => {
  rule('EH-LEAD-01 EH-LEAD-02 EH-INV-03', 'is who holds the token; in the Mythos Phase he draws, and is the active investigator', () => {
    // «The Lead Investigator gains an Ally»; the Reckoning is his to order.
    const t = position(
      'lead cora; top mythos: rally-the-people; monsters rome: warlock witch; empty cup; mythosPhase; ana lily-chen london',
      'ben silas-marsh sydney; cora mark-harrigan rome',
    )
    t.does('cora? reckoning, until cora end-of-mythos')
    expect(t.table.kernel.inZone('possessions:mark-harrigan#1')).toHaveLength(1)
    expect(t.table.kernel.inZone('possessions:lily-chen#1')).toHaveLength(0)
  })

  tell(`
    EH-LEAD-03 EH-RULING-86: at the end of the Mythos Phase he may pass it to any other investigator, not to a fallen one
      ana lily-chen london; ben silas-marsh sydney; cora mark-harrigan rome, fallen health;
        top mythos: rally-the-people support-of-the-church; empty cup; mythosPhase
        -> ana? end-of-mythos: lead:ben done > lead:ben => table lead ben
      ana lily-chen london; ben silas-marsh sydney; cora mark-harrigan rome; top mythos: rally-the-people support-of-the-church; empty cup;
        mythosPhase
        -> ana? end-of-mythos: lead:ben lead:cora done > done => table lead ana
    EH-LEAD-04 EH-GOLD-06 EH-GOLD-07: has the last word where the group decides
      («The group discards 1 Gate», in Ana’s own turn.)
      ana lily-chen london; ben silas-marsh sydney; cora mark-harrigan rome; lead ben; gates london rome;
        says lily-chen: discard what:(the gate pick:group on:board)
        -> ben? pick: gate-london gate-rome > gate-rome => discard:gates gate-rome
    EH-LEAD-05: defeated, he hands it to an investigator of his choice, when everything else is done
      ana lily-chen london, health 1, has debt; ben silas-marsh sydney; cora mark-harrigan 14; says lily-chen: lose health 1
        -> ana? hand-over-lead: ben cora
        (The last step: Doom, the token, the Conditions came before.)
        => table doom 14; fallen:london lily-chen; lily-chen own-conditions none -> ana cora => table lead cora
      ana lily-chen london; ben silas-marsh sydney; cora mark-harrigan rome; says lily-chen: devour -> ana? hand-over-lead: ben cora
    EH-LEAD-06 EH-RULING-14: with nobody to take it he keeps it, answers for the Lead, and his next investigator has it
      ana lily-chen london, health 1; gates london rome; empty cup; top mythos: that-which-consumes; flow lily-chen lose health 1,
        phase mythos
        -> ana? pick: gate-london gate-rome > gate-rome, ana? new-investigator > silas-marsh => table lead ana
        -> ana? action
  `)

  rule('EH-RULING-14', 'a Lead who is out must hand it over as soon as there is somebody', () => {
    const t = position('ben silas-marsh sydney; ana lily-chen rome, fallen health; lead ana', {
      from: [{ step: 'mythosLast', args: { judged: true, passed: false } }],
    }).arrange((w) => w.set('table', 'eliminated', ['ana']))
    // There is but one way to answer, so nobody is asked.
    t.shows('table lead ben').does('ben? action')
  })
})

describe('investigators', () => {
  rule('EH-INV-01', 'are the player, the character, his sheet and his token: what befalls one befalls all', () => {
    const t = position(
      'ana lily-chen london; ben silas-marsh sydney; cora mark-harrigan rome; says silas-marsh: improve choice, lose health 2',
    )
    // The player is asked, the sheet keeps the token, the character is hurt.
    t.does('ben? improve > lore', 'silas-marsh loreUp 1, health 6, sanity 4')
    expect(t.table.kernel.controllerOf(token(SILAS))).toBe('ben')
  })

  tell(`
    EH-INV-02: the active one is who acts or encounters
      ana lily-chen london; ben silas-marsh sydney; cora mark-harrigan rome; lead ana; flow action ben, pause => table active ben
      ana lily-chen london; cora mark-harrigan rome; ben silas-marsh rome; monsters rome: ghoul zombie; encounter ben
        -> ben? fight => table active ben
  `)

  rule('EH-INV-04', 'each sheet has one action and one passive ability', () => {
    for (const { id, abilities } of investigators) {
      expect(
        abilities.filter(({ ability }) => ability === 'action'),
        id,
      ).toHaveLength(1)
      expect(abilities.length, id).toBeGreaterThan(1)
    }
    // The action in the Action Phase, the passive one by itself: Silas on the Sea rolls one die more.
    position('ben silas-marsh 3; test 0/4; flow silas-marsh test will, action ben, pause').shows('ben offered silas-marsh/1 …')
  })

  rule('EH-INV-05', 'and maximum Health, maximum Sanity and five skills', () => {
    expect(investigators).toHaveLength(12)
    for (const { id, health, sanity, skills } of investigators) {
      expect(health + sanity, id).toBe(12)
      expect(Object.keys(skills), id).toEqual([...SKILLS])
      for (const skill of SKILLS) expect(skills[skill], `${id} ${skill}`).toBeGreaterThan(0)
    }
    position('ana lily-chen london', {
      chance: { test: SKILLS.map((skill) => faces(investigators.find(({ id }) => id === LILY)?.skills[skill] ?? 0, 0)) },
      from: [...SKILLS.map((skill) => text(LILY, { do: 'test', skill })), pause],
    }).does('ana? pause')
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
