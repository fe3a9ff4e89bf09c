import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { about, combat, duel, heard, trio } from './duel.ts'
import type { Someone, Table } from './position.ts'
import { tellDuels } from './told.ts'

/** Who is asked what, in order, until the declarations of lobotomy; everybody declines. */
function course(t: Table): string[] {
  const seen: string[] = []
  while (about(t) !== 'prompt.lobotomy') {
    const seat = defined(t.table.awaited()[0])
    seen.push(`${seat} ${about(t)}`)
    t.choose(seat, about(t) === 'prompt.defend' ? 'done' : about(t) === 'prompt.casting' ? 'decline' : 'ben')
  }
  return seen
}
const ally: Someone = { allies: ['earl-sawyer'] }
const amulet: Someone = { artifacts: ['viol-of-erich-zann'] }

const caster = 'tomes al-azif+voorish-sign+elder-sign; artifacts powder-of-ibn-ghazi'

tellDuels(`
# Combat
  MY-RULING-66: also after the Reveal: who was first when Combat began declares first, though another has less by now
    sanity 9 | sanity 8; threat shoggoth @ combat => ana sanity 4; ben sanity 8, asked prompt.lobotomy; table first ben -> ben no
      => ana asked prompt.lobotomy
  MY-COMBAT-05: each pair for itself: what faces Ben does not help against Eva
    threat ghoul: ben, reanimated-corpse: eva | threat zoog: ana | - @ assigned -> fought
      (Ghoul 2 against Zoog 1; Corpse 2 against nothing.)
      => ana sanity 12; ben sanity 9; eva sanity 8
  MY-COMBAT-06: also with no Threat at all: the casting step is offered
    tomes al-azif+voorish-sign @ combat => ana asked prompt.casting: cast:voorish-sign decline -> ana cast:voorish-sign => ana sanity 11;
      table about prompt.lobotomy
  MY-COMBAT-07: point for point
    threat shoggoth | threat <elder-thing shoggoth> @ combat -> fought => ana sanity 12; ben sanity <8 10>
# assigning Monsters @ combat
  MY-ASSIGN-01 MY-ASSIGN-02: every Monster against one opponent, in any division, still face down
    sanity 5; threat ghoul mi-go zoog | allies earl-sawyer | - => ana asked prompt.assign-monster: ben eva -> ana ben
      => ana asked prompt.assign-monster: ben eva -> ana eva => ana asked prompt.assign-monster: ben eva -> ana ben => ghoul facing ben,
      not up, not seen-by-ben; mi-go facing eva, not up, not seen-by-ben; zoog facing ben, not up, not seen-by-ben;
      table not about prompt.assign-monster
  MY-ASSIGN-03: MY-EX-40 the members of a Combination against different opponents
    sanity 5; threat deep-one deep-one | - | - -> ana ben > eva, until ana lobotomy => ana sanity 5; ben sanity 8; eva sanity 8
  MY-ASSIGN-04: with one opponent everything faces that one, and nobody is asked
    threat ghoul mi-go | allies earl-sawyer => ben asked prompt.defend; ghoul facing ben; mi-go facing ben
  MY-ASSIGN-05: assignments stay as made
    sanity 5; threat mi-go | allies earl-sawyer; tomes al-azif+voorish-sign | threat ghoul -> ana ben, eva ana, ben done
      => ben asked prompt.casting; mi-go facing ben; ghoul facing ana
  MY-ASSIGN-06: Great Old Ones are not assigned
    sanity 5; threat zoog; greatOldOnes bokrug | - | - => ana asked prompt.assign-monster -> ana ben => table about prompt.lobotomy;
      bokrug facing none
# assigning defenders
  MY-DEFEND-01 MY-DEFEND-05: after all Monsters each decides which Allies defend; none has to
    threat ghoul; allies earl-sawyer parish-priest | sanity 11; threat zoog @ combat
      => ana asked prompt.defend: defend:ben:earl-sawyer defend:ben:parish-priest done; zoog facing ana -> ana done
      => earl-sawyer facing none; ana allies 2 cards
    (Who stays behind is safe, whatever gets through.)
    sanity 9; allies earl-sawyer parish-priest | threat shoggoth @ combat -> fought => ana sanity 4, allies earl-sawyer parish-priest;
      ben sanity 10
  MY-DEFEND-02 MY-DEFEND-03: face up, each against one opponent
    sanity 5; allies earl-sawyer parish-priest; threat ghoul | allies captain-norrys; artifacts jade-amulet | artifacts jade-amulet
      @ combat -> ana ben > defend:ben:earl-sawyer => ana asked prompt.defend: defend:ben:parish-priest defend:eva:parish-priest done
      -> ana defend:eva:parish-priest => earl-sawyer facing ben; parish-priest facing eva, up, seen-by-ben
  MY-DEFEND-04: a defender absorbs only what comes from where it faces
    allies captain-norrys | threat ghoul: ana | threat martense-brood: ana @ assigned; marks captain-norrys: facing-ben
      => ana chronicle captain-norrys, sanity 10; ben sanity 10; eva sanity 10
  MY-DEFEND-06: also where no Monster of one’s own faces
    allies earl-sawyer | sanity 13; threat zoog @ combat -> ana defend:ben:earl-sawyer, fought => ana sanity 12, chronicle earl-sawyer
  MY-DEFEND-07 MY-DEFEND-08 MY-DEFEND-09 MY-DEFEND-12 MY-RULING-65: MY-EX-34 with a Magic Weapon into the Threat,
    where there was none: five against four, and buried with the Blade
    sanity 9; allies captain-norrys+blade-of-the-elder-ones | threat larva-of-the-other-gods; allies earl-sawyer @ combat
      -> ana join:ben:captain-norrys => ana threat captain-norrys; captain-norrys facing ben, not up, seen-by-ben, seen-by-@spectator
      (Face down, yet known to whoever saw it go there.)
      -> fought => ana sanity 9, chronicle {blade-of-the-elder-ones captain-norrys}; ben sanity 9
  MY-RULING-65: a Spell it holds can still be cast
    sanity 9; allies dr-henry-armitage+rune-graven-dagger+voorish-sign | threat zoog @ combat -> ana join:ben:dr-henry-armitage
      => ana asked prompt.casting: cast:voorish-sign decline
  MY-DEFEND-10: a Monster in every respect: what hits the Threat hits it
    sanity 9; allies wilbur-whateley+rune-graven-dagger | artifacts silver-crucifix @ combat -> ana join:ben:wilbur-whateley,
      ben use:silver-crucifix, fought
      (Three and one, less three.)
      => ana sanity 9; ben sanity 9
  MY-DEFEND-11: it meets Invisible Monsters
    sanity 9; allies captain-norrys+blade-of-the-elder-ones | threat flying-polyp @ combat -> ana join:ben:captain-norrys, fought
      => ana sanity 9; ben sanity 10
  MY-DEFEND-13: with a plain Weapon one can only defend
    sanity 9; allies captain-norrys+shotgun | threat zoog @ combat => ana asked prompt.defend: defend:ben:captain-norrys done
  MY-DEFEND-14: who took no damage returns beside the Investigator
    sanity 9; threat ghoul; allies captain-norrys | artifacts jade-amulet @ combat -> ana defend:ben:captain-norrys, fought
      => ana allies captain-norrys; captain-norrys facing none
# Spells and Artifacts in Combat @ combat
  MY-CCAST-01 MY-CCAST-03 MY-RULING-38: one each, in circuits, until all decline in a row; declining bars nothing later
    sanity 9; ${caster} | sanity 10; tomes necronomicon-latin+eye-of-the-seer; threat zoog -> ana decline => table about prompt.lobotomy
    sanity 9; ${caster}; threat zoog | sanity 10; tomes necronomicon-latin+eye-of-the-seer -> ana decline, ben cast:eye-of-the-seer,
      ana use:powder-of-ibn-ghazi => ana asked prompt.casting: cast:voorish-sign cast:elder-sign decline
    (Ana casts and Ben declines: there is another circuit, and though Ana declines in it Ben is asked again.)
    sanity 9; ${caster}; threat zoog | sanity 10; tomes necronomicon-latin+eye-of-the-seer -> ana cast:voorish-sign, ben decline,
      ana decline => ben asked prompt.casting -> ben cast:eye-of-the-seer => ana asked prompt.casting -> ana decline => table phase end,
      about prompt.lobotomy
  MY-CCAST-02 MY-CCAST-05: only what is upright and face up: not what was cast or used in a turn of this Round
    sanity 9; ${caster} -> turn voorish-sign back, mark powder-of-ibn-ghazi crossed => ana asked prompt.casting: cast:elder-sign decline,
      refused cast:voorish-sign MY-SPELL-06 use:powder-of-ibn-ghazi MY-ART-03
  MY-CCAST-04: costs at once; an Artifact is crossed, a Spell turned face down
    sanity 9; tomes al-azif+voorish-sign+elder-sign -> ana cast:voorish-sign => ana sanity 8; voorish-sign not up
    sanity 9; artifacts powder-of-ibn-ghazi clay-bas-relief; deck zoog -> ana use:powder-of-ibn-ghazi => powder-of-ibn-ghazi crossed
  MY-CCAST-06: Control, not Summon
    sanity 9; hand deep-one; tomes rlyehian-tablets+call-the-sea-folk => table about prompt.lobotomy
    sanity 9; tomes rlyehian-tablets+call-the-sea-folk | threat deep-one -> ana cast:call-the-sea-folk
      (Two points of the Deep One and three of the Tablets that support it.)
      => ben chronicle deep-one, sanity 5; ana sanity 8
  MY-CCAST-07: all Threats are still face down
    sanity 9; ${caster}; threat ghoul | threat zoog => ana asked prompt.casting; ghoul not up, not seen-by-ben; zoog not up,
      not seen-by-ana
  MY-CCAST-08: the last SAN paid here ends the game
    sanity 1; ${caster} -> ana cast:voorish-sign => table outcome sanity, by ana
  MY-CCAST-09: those of Allies and Artifacts too, without SAN, and then buried
    sanity 9; allies walter-gilman+voorish-sign; artifacts brain-cylinder+elder-sign -> ana cast:voorish-sign > cast:elder-sign
      => ana sanity 9, chronicle {elder-sign voorish-sign}
`)

describe('Combat', () => {
  rule('MY-COMBAT-01', 'once a Round, after card play ends', () => {
    const t = duel('deck zoog', 'deck zoog').shows('table phase play').does('ana pass, ben pass')
    expect(heard(t, 'ana').filter((key) => key === 'log.combat')).toHaveLength(1)
    expect(about(t)).toBe('prompt.lobotomy')
  })

  rule(
    'MY-COMBAT-02 MY-COMBAT-04',
    'assignment, defenders, casting, reveal, Threats against each other, then people, loss, effects, burial',
    () => {
      const t = duel(
        'threat mi-go ghoul; tomes al-azif+voorish-sign',
        { ...ally, threat: ['zoog'], artifacts: ['innsmouth-tiara'] },
        combat,
      )
      t.choose('ben', 'defend:ana:earl-sawyer').choose('ana', 'cast:voorish-sign').choose('ana', 'ghoul')
      t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.strike-order': ['ghoul', 'mi-go'] })
      const order = ['combat:begin', 'monster:assign', 'ally:defend', 'spell:cast', 'combat:reveal', 'battle:fight', 'ally:absorb']
      // Who absorbs falls at once (MY-RULING-75); the Threats are buried last.
      order.push('card:bury', 'sanity:lose', 'monster:harm')
      expect(t.table.kernel.events.findLast(({ name }) => order.includes(name))?.name).toBe('card:bury')
      const happened = t.table.kernel.events.map(({ name }) => name).filter((name) => order.includes(name))
      expect([...new Set(happened)]).toEqual(order)
    },
  )

  rule('MY-COMBAT-03 MY-RULING-66', 'in every step from the lowest SAN clockwise, as it was when Combat began', () => {
    // One Monster is enough: whoever has an Artifact might control it.
    const all = { ...ally, ...amulet }
    const t = trio({ sanity: 9, ...all, threat: ['ghoul'] }, { sanity: 8, ...all }, { sanity: 12, ...all }, combat)
    const order = ['ben prompt.defend', 'eva prompt.defend', 'ana prompt.defend']
    expect(course(t).filter((one) => one.endsWith('defend'))).toEqual(order)
    const tied = trio(
      { sanity: 8, education: 12, ...all, threat: ['ghoul'] },
      { sanity: 8, education: 14, ...all },
      { sanity: 8, education: 13, ...all },
      combat,
    )
    expect(course(tied).filter((one) => one.endsWith('defend'))).toEqual(order)
    // Ana pays below Ben in the casting step: Ben is first all the same.
    const paid = duel(
      'sanity 9; tomes al-azif+eye-of-the-seer+voorish-sign; threat ghoul',
      { sanity: 8, tomes: [['al-azif', 'voorish-sign']], ...ally, threat: ['zoog'] },
      combat,
    )
    paid.does('ben done, ben decline, ana cast:eye-of-the-seer', 'ben asked prompt.casting')
    paid.does('ben decline, ana cast:voorish-sign', 'ana sanity 7; ben sanity 8; table first ben')
  })
})
