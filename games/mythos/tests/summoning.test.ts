import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { monsters } from '../content/monsters.ts'
import { CLASSES } from '../content/nodes.ts'
import { spells } from '../content/spells.ts'
import { fitsCard } from '../rules/filters.ts'
import { assigned, duel, heard, isUp, sanity, trio } from './duel.ts'
import { became, changes, type Said, type Someone, someone, type Table } from './position.ts'

const SEA = 'call-the-sea-folk'
/** Ana with a Spell under Al Azif and Monsters in her Hand. */
const caller = (spell: string, hand: readonly string[], more: Said = {}): Someone => ({
  sanity: 8,
  tomes: [['al-azif', spell]],
  hand,
  ...someone(more),
})
const summoned = (t: Table, spell: string, monster: string): Table => t.choose('ana', `cast:${spell}`).choose('ana', monster)

describe('the Spells', () => {
  rule('MY-SUMMON-01', 'each calls Monsters of one of the five classes', () => {
    const calling = spells.flatMap(({ calls }) => (calls ? [calls] : []))
    const classes = calling.map((calls) => [...new Set(monsters.filter((one) => fitsCard(one, calls)).map((one) => one.class))])
    expect(classes.filter((of) => of.length !== 1)).toEqual([])
    expect([...new Set(classes.flat())].sort()).toEqual([...CLASSES].sort())
    const t = duel(caller('chain-the-shapeless-slave', ['shoggoth', 'deep-one', 'star-spawn-of-rlyeh']))
    t.does('ana cast:chain-the-shapeless-slave', 'ana asked prompt.summon: shoggoth')
  })

  rule('MY-SUMMON-02 MY-SUMMON-03', 'a casting summons in a turn and controls in Combat, never both', () => {
    const t = duel(caller(SEA, ['deep-one']), 'threat deep-one')
    summoned(t, SEA, 'deep-one')
    // The Deep One of Ben’s Threat was not touched.
    expect([sanity(t), t.zone('threat:ben'), isUp(t, SEA)]).toEqual([[6, 8], ['deep-one'], false])
    const fight = duel(caller(SEA, ['deep-one']), 'threat deep-one: ana', assigned).choose('ana', `cast:${SEA}`)
    // No Monster of the Hand was asked for: the one of the Threat changed sides, and Ben lost two to it.
    expect([fight.zone('hand:ana'), heard(fight, 'ana').includes('log.controlled'), sanity(fight)]).toEqual([['deep-one'], true, [7, 8]])
  })

  rule('MY-SUMMON-04', 'not without a fitting Monster in the Hand', () => {
    const no = (hand: string[], more: Said = {}) => duel(caller(SEA, hand, more)).refused('ana')[`cast:${SEA}`]
    expect([no([]), no(['ghoul']), no([], 'deck deep-one; threat deep-one'), no(['deep-one'])]).toEqual([
      ['MY-SUMMON-04'],
      ['MY-SUMMON-04'],
      ['MY-SUMMON-04'],
      undefined,
    ])
    // Cultists in the Hand are Allies, no Monsters; those of the Dreamlands come only there.
    duel(caller('dominion-over-lesser-races', ['barnabas-marsh', 'zoog'])).shows('ana refused cast:dominion-over-lesser-races MY-SUMMON-04')
  })

  rule('MY-SUMMON-05 MY-RULING-23', 'first the Spell, then at once the Monster; not without SAN for both', () => {
    const t = duel(caller('chain-the-shapeless-slave', ['shoggoth'])).does('ana cast:chain-the-shapeless-slave', 'ana sanity 5')
    t.does('ana shoggoth', 'ana sanity 3')
    const poor = duel(caller('chain-the-shapeless-slave', ['shoggoth', 'rat-thing-familiar'], 'sanity 4'))
    poor.choose('ana', 'cast:chain-the-shapeless-slave').expectAsk('ana', 'prompt.summon', ['rat-thing-familiar'])
    duel(caller('chain-the-shapeless-slave', ['shoggoth'], 'sanity 4')).shows('ana refused cast:chain-the-shapeless-slave MY-SUMMON-04')
    // Exactly enough: the last payment ends the game before anybody is attacked.
    summoned(duel(caller(SEA, ['deep-one'], 'sanity 2')), SEA, 'deep-one').shows('over; ana sanity 0; ben sanity 10')
  })
})

describe('the attack', () => {
  rule(
    'MY-SUMMON-06 MY-SUMMON-13 MY-SUMMON-14',
    'MY-EX-27 one, at once, on one opponent, through no Gate; then the Monster is buried',
    () => {
      const t = trio(caller(SEA, ['deep-one'], 'at devil-reef'), {}, {})
      summoned(t, SEA, 'deep-one').expectAsk('ana', 'prompt.summoned', ['ben', 'eva'])
      expect(changes(t, () => t.choose('ana', 'eva'))).toEqual(['deep-one hand:ana→chronicle:ana', 'eva sanity 10→8'])
      expect(t.get(t.piece('devil-reef'), 'inverted')).toBe(false)
      expect(duel(caller(SEA, ['deep-one'], 'at miskatonic-library')).offered('ana')).toContain(`cast:${SEA}`)
    },
  )

  rule('MY-SUMMON-07 MY-SUMMON-10 MY-RULING-59', 'MY-EX-27 Allies may step in, seeing the Monster, and absorb point for point', () => {
    const start = () => summoned(duel(caller(SEA, ['deep-one']), 'allies earl-sawyer king-kuranes'), SEA, 'deep-one')
    const t = start().shows('deep-one up; ben asked prompt.stand-in: earl-sawyer king-kuranes done')
    became(t, 'ben earl-sawyer, ben done', 'ben sanity 10→9; deep-one summoned:ana→chronicle:ana; earl-sawyer allies:ben→chronicle:ben')
    expect(sanity(start().choose('ben', 'done'))).toEqual([6, 8])
    // A face-down Ally cannot defend.
    const down = duel(caller(SEA, ['deep-one']), 'allies king-kuranes')
    down.arrange((w, table) => w.turn(defined(table.inZone('allies:ben')[0]), 'back'))
    expect(sanity(summoned(down, SEA, 'deep-one'))).toEqual([6, 8])
  })

  rule('MY-SUMMON-08 MY-SUMMON-09', 'neither Spells nor the own Threat help', () => {
    const ben: Someone = {
      tomes: [['al-azif', 'voorish-sign', 'ward-the-threshold', 'call-the-sea-folk']],
      artifacts: ['star-stone-of-the-elder-things'],
      threat: ['shoggoth', 'dhole'],
      allies: ['earl-sawyer'],
    }
    const t = summoned(duel(caller(SEA, ['deep-one']), ben), SEA, 'deep-one').expectAsk('ben', 'prompt.stand-in', ['earl-sawyer', 'done'])
    expect(sanity(t.choose('ben', 'done'))).toEqual([6, 8])
    expect(t.zone('threat:ben')).toEqual(ben.threat)
  })

  rule('MY-RULING-59', 'harm is done at once, and there is no assault', () => {
    const at = { at: 'devil-reef', allies: ['king-kuranes'] }
    const t = duel(caller('voice-to-the-outer-fungi', ['mi-go'], at), { ...at, allies: [], artifacts: ['jade-amulet'] })
    summoned(t, 'voice-to-the-outer-fungi', 'mi-go').choose('ana', 'ben')
    expect([sanity(t), t.zone('chronicle:ben'), t.table.asked()]).toEqual([[6, 7], ['jade-amulet'], ['ben']])
    // Absorbed to the last point it has harmed nobody.
    const safe = duel(caller('voice-to-the-outer-fungi', ['mi-go']), 'allies king-kuranes; artifacts jade-amulet')
    summoned(safe, 'voice-to-the-outer-fungi', 'mi-go').choose('ana', 'ben').choose('ben', 'king-kuranes')
    expect([sanity(safe), safe.zone('artifacts:ben')]).toEqual([[6, 10], ['jade-amulet']])
  })

  rule('MY-SUMMON-15', 'an Invisible one passes by Allies that do not see it', () => {
    const phantom = (allies: Someone['allies']) =>
      summoned(
        duel(caller('raise-the-dead', ['vapour-of-the-shunned-house']), { allies } as Someone),
        'raise-the-dead',
        'vapour-of-the-shunned-house',
      )
    // Who could stop nothing is not asked to stand in the way.
    phantom(['king-kuranes']).shows('ana sanity 4; ben sanity 7, allies king-kuranes')
    phantom(['cats-of-ulthar']).does('ben cats-of-ulthar', 'ana sanity 4; ben sanity 9, allies none')
  })
})

describe('the journey', () => {
  const rider = (hand: readonly string[]) => duel(caller('voice-to-the-outer-fungi', ['mi-go', ...hand], 'at widener-library'))
  rule('MY-SUMMON-11 MY-SUMMON-12', 'a Monster that can carry travels instead of attacking', () => {
    const t = summoned(rider(['cairo-museum']), 'voice-to-the-outer-fungi', 'mi-go').shows('ana asked prompt.summoned: ben ride')
    t.does('ana ride', 'ana sanity 6; ben sanity 10; ana here mi-go')
    // A Deep One carries nobody: there is nothing to choose against one opponent.
    expect(sanity(summoned(duel(caller(SEA, ['deep-one'], 'at widener-library')), SEA, 'deep-one'))).toEqual([6, 8])
    const attack = summoned(rider(['cairo-museum']), 'voice-to-the-outer-fungi', 'mi-go').choose('ana', 'ben')
    expect([attack.zone('here:ana'), sanity(attack)]).toEqual([['widener-library'], [6, 7]])
  })

  rule('MY-RULING-24 MY-SUMMON-14', 'it lies on the Chronicle like a Travel card; the same turn serves the same Region only', () => {
    const t = summoned(rider(['cairo-museum', 'john-hay-library', 'yuggoth']), 'voice-to-the-outer-fungi', 'mi-go')
    t.does('ana ride', 'ana here mi-go, chronicle widener-library, asked prompt.destination: john-hay-library stay')
    t.does('ana stay, ben pass', 'ana asked prompt.turn: play:cairo-museum play:john-hay-library play:yuggoth pass')
    t.does('ana play:cairo-museum')
    // Covered, it stays where it lay.
    expect([t.zone('here:ana'), t.zone('chronicle:ana')]).toEqual([['cairo-museum'], ['mi-go', 'widener-library']])
  })
})
