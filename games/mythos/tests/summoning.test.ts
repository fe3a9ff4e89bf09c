import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { monsters } from '../content/monsters.ts'
import { CLASSES } from '../content/nodes.ts'
import { spells } from '../content/spells.ts'
import { fitsCard } from '../rules/filters.ts'
import { duel } from './duel.ts'
import { type Said, type Someone, someone } from './position.ts'
import { tellDuels } from './told.ts'

/** Ana with a Spell under Al Azif and Monsters in her Hand. */
const caller = (spell: string, hand: readonly string[], more: Said = {}): Someone => ({
  sanity: 8,
  tomes: [['al-azif', spell]],
  hand,
  ...someone(more),
})

tellDuels(`
# the Spells
  MY-SUMMON-02 MY-SUMMON-03: a casting summons in a turn and controls in Combat, never both
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one | threat deep-one -> ana cast:call-the-sea-folk > deep-one
      (The Deep One of Ben’s Threat was not touched.)
      => ben threat deep-one, sanity 8; ana sanity 6; call-the-sea-folk not up
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one | threat deep-one: ana @ assigned -> ana cast:call-the-sea-folk
      (No Monster of the Hand was asked for: the one of the Threat changed sides, and Ben lost two to it.)
      => ana hand deep-one, told log.controlled, sanity 7; ben sanity 8
  MY-SUMMON-04: not without a fitting Monster in the Hand
    sanity 8; tomes al-azif+call-the-sea-folk => ana refused cast:call-the-sea-folk MY-SUMMON-04
    sanity 8; tomes al-azif+call-the-sea-folk; hand ghoul => ana refused cast:call-the-sea-folk MY-SUMMON-04
    sanity 8; tomes al-azif+call-the-sea-folk; deck deep-one; threat deep-one => ana refused cast:call-the-sea-folk MY-SUMMON-04
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one => ana not refused cast:call-the-sea-folk
    (Cultists in the Hand are Allies, no Monsters; those of the Dreamlands come only there.)
    sanity 8; tomes al-azif+dominion-over-lesser-races; hand barnabas-marsh zoog
      => ana refused cast:dominion-over-lesser-races MY-SUMMON-04
  MY-SUMMON-05 MY-RULING-23: first the Spell, then at once the Monster; not without SAN for both
    sanity 8; tomes al-azif+chain-the-shapeless-slave; hand shoggoth -> ana cast:chain-the-shapeless-slave => ana sanity 5 -> ana shoggoth
      => ana sanity 3
    sanity 4; tomes al-azif+chain-the-shapeless-slave; hand shoggoth rat-thing-familiar -> ana cast:chain-the-shapeless-slave
      => ana asked prompt.summon: rat-thing-familiar
    sanity 4; tomes al-azif+chain-the-shapeless-slave; hand shoggoth => ana refused cast:chain-the-shapeless-slave MY-SUMMON-04
    (Exactly enough: the last payment ends the game before anybody is attacked.)
    sanity 2; tomes al-azif+call-the-sea-folk; hand deep-one -> ana cast:call-the-sea-folk > deep-one => over; ana sanity 0; ben sanity 10
# the attack
  MY-SUMMON-06 MY-SUMMON-13 MY-SUMMON-14: MY-EX-27 one, at once, on one opponent, through no Gate; then the Monster is buried
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one; at devil-reef | - | - -> ana cast:call-the-sea-folk > deep-one
      => ana asked prompt.summoned: ben eva -> ana eva == deep-one hand:ana→chronicle:ana; eva sanity 10→8 => devil-reef not inverted
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one; at miskatonic-library => ana offered cast:call-the-sea-folk …
  MY-SUMMON-07 MY-SUMMON-10 MY-RULING-59: MY-EX-27 Allies may step in, seeing the Monster, and absorb point for point
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one | allies earl-sawyer king-kuranes -> ana cast:call-the-sea-folk > deep-one
      => deep-one up; ben asked prompt.stand-in: earl-sawyer king-kuranes done -> ben earl-sawyer > done == ben sanity 10→9;
      deep-one summoned:ana→chronicle:ana; earl-sawyer allies:ben→chronicle:ben
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one | allies earl-sawyer king-kuranes -> ana cast:call-the-sea-folk > deep-one,
      ben done => ana sanity 6; ben sanity 8
    (A face-down Ally cannot defend.)
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one | allies king-kuranes -> turn king-kuranes back,
      ana cast:call-the-sea-folk > deep-one => ana sanity 6; ben sanity 8
  MY-SUMMON-08 MY-SUMMON-09: neither Spells nor the own Threat help
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one | tomes al-azif+voorish-sign+ward-the-threshold+call-the-sea-folk;
      artifacts star-stone-of-the-elder-things; threat shoggoth dhole; allies earl-sawyer -> ana cast:call-the-sea-folk > deep-one
      => ben asked prompt.stand-in: earl-sawyer done -> ben done => ana sanity 6; ben sanity 8, threat shoggoth dhole
  MY-RULING-59: harm is done at once, and there is no assault
    sanity 8; tomes al-azif+voice-to-the-outer-fungi; hand mi-go; at devil-reef; allies king-kuranes | at devil-reef;
      artifacts jade-amulet -> ana cast:voice-to-the-outer-fungi > mi-go > ben => ben chronicle jade-amulet, sanity 7; ana sanity 6;
      table asks ben
    (Absorbed to the last point it has harmed nobody.)
    sanity 8; tomes al-azif+voice-to-the-outer-fungi; hand mi-go | allies king-kuranes; artifacts jade-amulet
      -> ana cast:voice-to-the-outer-fungi > mi-go > ben, ben king-kuranes => ben artifacts jade-amulet, sanity 10; ana sanity 6
  MY-SUMMON-15: an Invisible one passes by Allies that do not see it
    sanity 8; tomes al-azif+raise-the-dead; hand vapour-of-the-shunned-house | allies king-kuranes
      -> ana cast:raise-the-dead > vapour-of-the-shunned-house
      (Who could stop nothing is not asked to stand in the way.)
      => ana sanity 4; ben sanity 7, allies king-kuranes
    sanity 8; tomes al-azif+raise-the-dead; hand vapour-of-the-shunned-house | allies cats-of-ulthar
      -> ana cast:raise-the-dead > vapour-of-the-shunned-house, ben cats-of-ulthar => ana sanity 4; ben sanity 9, allies none
# the journey
  MY-SUMMON-11 MY-SUMMON-12: a Monster that can carry travels instead of attacking
    sanity 8; tomes al-azif+voice-to-the-outer-fungi; hand mi-go cairo-museum; at widener-library
      -> ana cast:voice-to-the-outer-fungi > mi-go => ana asked prompt.summoned: ben ride -> ana ride => ana sanity 6, here mi-go;
      ben sanity 10
    (A Deep One carries nobody: there is nothing to choose against one opponent.)
    sanity 8; tomes al-azif+call-the-sea-folk; hand deep-one; at widener-library -> ana cast:call-the-sea-folk > deep-one => ana sanity 6;
      ben sanity 8
    sanity 8; tomes al-azif+voice-to-the-outer-fungi; hand mi-go cairo-museum; at widener-library
      -> ana cast:voice-to-the-outer-fungi > mi-go > ben => ana here widener-library, sanity 6; ben sanity 7
  MY-RULING-24 MY-SUMMON-14: it lies on the Chronicle like a Travel card; the same turn serves the same Region only
    sanity 8; tomes al-azif+voice-to-the-outer-fungi; hand mi-go cairo-museum john-hay-library yuggoth; at widener-library
      -> ana cast:voice-to-the-outer-fungi > mi-go > ride => ana here mi-go, chronicle widener-library,
      asked prompt.destination: john-hay-library stay -> ana stay, ben pass
      => ana asked prompt.turn: play:cairo-museum play:john-hay-library play:yuggoth pass -> ana play:cairo-museum
      (Covered, it stays where it lay.)
      => ana here cairo-museum, chronicle mi-go widener-library
`)

describe('the Spells', () => {
  rule('MY-SUMMON-01', 'each calls Monsters of one of the five classes', () => {
    const calling = spells.flatMap(({ calls }) => (calls ? [calls] : []))
    const classes = calling.map((calls) => [...new Set(monsters.filter((one) => fitsCard(one, calls)).map((one) => one.class))])
    expect(classes.filter((of) => of.length !== 1)).toEqual([])
    expect([...new Set(classes.flat())].sort()).toEqual([...CLASSES].sort())
    const t = duel(caller('chain-the-shapeless-slave', ['shoggoth', 'deep-one', 'star-spawn-of-rlyeh']))
    t.does('ana cast:chain-the-shapeless-slave', 'ana asked prompt.summon: shoggoth')
  })
})
