import { expect, it } from 'vitest'
import { assets } from '../content/assets.ts'
import { position } from './position.ts'
import { tell } from './told.ts'

/*
 * The 40 Assets. Leo has Lore 2, Influence 2, Observation 3, Strength 3 and Will 3; dice laid down must be as many as are rolled, so a
 * bonus shows in their number. The Shoggoth: Will, horror 3; Strength −2, damage 2, toughness 4.
 */

const TWO = 'ana leo-anderson rome; ben silas-marsh rome; doom 10; top cup: zombie'
const BOARD = `${TWO}; reserve private-care charter-flight sanctuary silver-twilight-ritual`
const FIGHT = `${BOARD}; monsters rome: shoggoth; encounter ana`

const told = tell(`
# bonuses in combat @ ${FIGHT}
  weapons: more dice for Strength
    ana has <38-revolver 45-automatic axe bull-whip double-barreled-shotgun hired-muscle>; test 0/3 0/<3 4 3 2 5 2>
      -> until ana pause | use-trigger pass
  amulets: more dice for Will
    ana has <holy-cross protective-amulet vatican-missionary>; test 0/<5 4 4> 0/1 -> until ana pause | use-trigger pass
  spirit-dagger: for both
    ana has spirit-dagger; test 0/4 0/3 -> until ana pause
  tools: for neither
    ana has <arcane-manuscripts fishing-net>; test 0/3 0/1 -> until ana pause | use-trigger pass
  double-barreled-shotgun: a 6 counts two in the Strength test, one elsewhere
    ana has double-barreled-shotgun; test 0/3 6+1+1+1+1 => shoggoth lost 2
    ana has double-barreled-shotgun; test 6+1+1 0/5 => leo-anderson health 4, sanity 4

# bonuses elsewhere @ ${BOARD}
  skills: one die more in tests of one skill
    ana has <arcane-scholar personal-assistant private-investigator hired-muscle vatican-missionary>;
      says leo-anderson: test <lore influence observation strength will>; test 0/<3 3 4 4 4> -> until ana pause | use-trigger pass
  combat-only: none in tests that are no combat
    ana has <45-automatic holy-cross arcane-manuscripts>; says leo-anderson: test <strength will lore>; test 0/<3 3 2>
      -> until ana pause | use-trigger pass
  books: more dice for casting a Spell
    ana has <arcane-manuscripts arcane-tome arcane-scholar> shriveling-1; monsters rome: shoggoth; turn ana; test 2/<3 4 3>
      -> ana shriveling-1/cast, until ana action | use-trigger pass
  urban-guide: in a City one die more for everybody on the space, not in Other Worlds
    ana at <rome rome 10>, has urban-guide; says <leo-anderson silas-marsh silas-marsh>: test will; test 0/<4 4 3> -> ana? pause
    ana has urban-guide; gates rome; encounter ana; top otherWorld: celaeno-2; test 1/2 1/3 -> ana otherWorld:gate-rome
      => discard:gates gate-rome

# bonuses for a price @ ${FIGHT}
  carbine-rifle: +5 Strength, once a round
    ana has carbine-rifle; monsters rome: shoggoth dark-young; test 3/3 1/6 2/2 0/1
      -> ana shoggoth, ana? use-trigger > carbine-rifle, ana? pause => leo-anderson health 2, sanity 5
  kerosene: discarded for +5 Strength
    ana has kerosene; test 0/3 4/6 -> ana kerosene, until ana pause | encounter none => leo-anderson has none; space:rome not shoggoth
    ana has kerosene; test 0/3 0/1 -> ana pass, ana? pause
  holy-water: discarded for +5 Will and Strength in that combat, or to bless somebody
    ana has holy-water; test 0/8 1/6 -> ana holy-water, ana? pause => leo-anderson has none
    ana has holy-water; test 0/3 1/6 -> ana pass > holy-water, ana? pause => leo-anderson has none
    ana has holy-water; monsters rome:; acts ana holy-water/2; answers pick: silas-marsh ~> –: -1 item magical; silas-marsh: +1 blessed

# dice again, and dice counted higher, in tests @ ${BOARD}; reroll 5 5
  skills: one die again, in each test of their skill, in no other
    ana has <arcane-scholar personal-assistant private-investigator hired-muscle vatican-missionary>; test 0/<3 3 4 4 4> 0/<3 3 4 4 4>;
      says leo-anderson: test <lore influence observation strength will> pass:(gain clue), test <lore influence observation strength will>
      -> ana <>, until ana use-trigger | reroll done => leo-anderson clues 1
    ana has <arcane-scholar personal-assistant private-investigator hired-muscle vatican-missionary>; test 0/<3 3 3 3 2>;
      says leo-anderson: test <will will will will lore> -> ana? pause
  lucky-rabbits-foot: one die of any test again, once a round
    ana has lucky-rabbits-foot; says leo-anderson: test will pass:(gain clue), test will pass:(gain clue); test 0/3 0/3
      -> ana lucky-rabbits-foot, until ana pause | reroll done => leo-anderson clues 1
  lucky-cigarette-case: one die of any test one higher, once a round
    (Only the 4 can become a success: it is taken. With that the test is passed, and no Clue is asked for.)
    ana has lucky-cigarette-case; says leo-anderson: test will pass:(gain clue), test will pass:(gain clue); test 4+3+1 4+1+1
      -> ana lucky-cigarette-case, ana? reroll: die:0 die:1 die:2 done => leo-anderson clues 1
      -> until ana pause | reroll done => leo-anderson clues 1

# dice again, and dice counted higher, in combat @ ${FIGHT}
  18-derringer: one die of the Strength test one higher
    ana has 18-derringer; test 0/3 4 -> ana 18-derringer, until ana pause => shoggoth lost 1; leo-anderson health 5, sanity 3
  weapons: one die of the Strength test again
    ana has <bull-whip fishing-net>; test 0/3 0/<2 1>; reroll 6 -> ana <>, until ana pause | reroll die:0 => shoggoth lost 1
  king-james-bible: one die of the Will test again; resting, 1 Sanity more
    ana has king-james-bible; test 0/3 0/1; reroll 6 -> ana king-james-bible, until ana pause | reroll die:0
      => leo-anderson health 4, sanity 4
    ana has king-james-bible, health 3, sanity 3; monsters rome:; acts ana rest ~> –: +1 health, +2 sanity
  axe: 2 Sanity roll any dice of the Strength test again
    ana has axe; test 3/3 0/3; reroll 6+6+6 -> ana axe > die:0 > die:1 > die:2, until ana pause
      => shoggoth lost 3; leo-anderson health 6, sanity 4
  fishing-net: Monsters deal 1 damage less, but at least 1
    ana has fishing-net; monsters rome: <shoggoth skeleton hound-of-tindalos>; test 3/3 0/<1 1 2>
      -> until ana pause | use-trigger pass => leo-anderson health <5 5 4>

# what prevents and protects @ ${BOARD}
  remedies: discarded, up to 2 of somebody on the space are not lost
    ana has <bandages whiskey>; says silas-marsh: lose <health sanity> 3
      ~> yes: -1 item; silas-marsh: -1 <health sanity> | no: nothing; silas-marsh: -3 <health sanity>
    ana has <bandages whiskey>; says leo-anderson: lose <health sanity> 1 ~> yes: -1 item | no: -1 <health sanity>
    ana has <bandages whiskey>; ben at tokyo; says silas-marsh: lose <health sanity> 3 ~> –: nothing; silas-marsh: -3 <health sanity>
  pocket-watch: never Delayed against his will
    ana has pocket-watch; says leo-anderson: delay ~> –: nothing
    ana has pocket-watch; says leo-anderson: choose (delay) (lose health 1) ~> delay: Delayed | lose-health: -1 health
    ana has pocket-watch; says leo-anderson: may effect:(delay) ~> yes: Delayed | no: nothing

# resting @ ${BOARD}; acts ana rest
  arcane-tome: a Lore test may earn a Spell
    ana has arcane-tome ~> yes, lore ✓: +1 ritual | yes, lore ✗: nothing | no: nothing
  puzzle-box: Observation −2; on a success it may be given up for an Artifact
    ana has puzzle-box ~> yes, observation-2 ✓, yes: +1 artifact, -1 trinket | yes, observation-2 ✓, no: nothing
      | yes, observation-2 ✗: nothing | no: nothing
  witch-doctor: whoever rests on the space recovers 1 Health more, or loses Cursed
    ana has witch-doctor cursed-1, health 3
      ~> yes, recover-health: +2 health | yes, discard: +1 health, -1 cursed | no: +1 health
    ana has witch-doctor; ben health 3; acts ben rest ~> yes: nothing; silas-marsh: +2 health | no: nothing; silas-marsh: +1 health

# actions @ ${BOARD}
  dynamite: discarded, every Monster on the space loses 3 Health
    ana has dynamite; acts ana dynamite/1; monsters rome: shoggoth ghoul, tokyo: dark-young
      ~> –: -1 item weapon, -1 monster on the board, -3 health of monsters
  cat-burglar: a 5 or 6 takes an Item or Trinket of the reserve, a 1 loses him
    ana has cat-burglar; acts ana cat-burglar/1; reserve axe lucky-rabbits-foot private-care sanctuary
      ~> die 1: -1 ally | die 6, gain-asset-reserve-item: +1 item weapon | die 6, gain-asset-reserve-trinket: +1 trinket
    ana has cat-burglar; turn ana; roll <2 4> -> ana cat-burglar/1 => leo-anderson has cat-burglar
  lodge-researcher: a Monster defeated in combat gives 1 Sanity and 1 Clue
    ana has lodge-researcher, sanity 3; monsters rome: ghoul; encounter ana; tries will: 9
      ~> strength ✓: +1 clue, +1 sanity, -1 monster on the board | strength ✗: -2 health, +1 paranoia
    ana has lodge-researcher, sanity 3; monsters rome: ghoul; says leo-anderson: damage here 1 ~> –: -1 monster on the board

# Services, resolved when gained and discarded @ ${BOARD}
  agency-quarantine: every Monster on a space loses 4 Health
    says leo-anderson: gain asset name:agency-quarantine; monsters rome: dark-young shoggoth, tokyo: ghoul; answers pick: rome
      ~> –: -1 monster on the board, -4 health of monsters
    says leo-anderson: gain asset name:agency-quarantine ~> –: nothing
  charter-flight: up to two spaces, along any paths
    says leo-anderson: gain asset name:charter-flight; answers move: london arkham ~> –: to arkham (city)
    says leo-anderson: gain asset name:charter-flight; answers move: stop ~> –: nothing
  delivery-service: any Items to somebody anywhere
    ana has axe holy-cross cat-burglar; ben at tokyo; says leo-anderson: gain asset name:delivery-service
      ~> –: -1 item weapon, -1 item; silas-marsh: +1 item weapon, +1 item
  wireless-report: any Clues to somebody anywhere
    ana clues 2; ben at tokyo; says leo-anderson: gain asset name:wireless-report ~> –: -2 clue; silas-marsh: +2 clue
  private-care: all Health and Sanity
    ana health 1, sanity 2; says leo-anderson: gain asset name:private-care ~> –: +5 health, +4 sanity
  sanctuary: one Condition may be discarded
    ana has debt-1; says leo-anderson: gain asset name:sanctuary ~> yes: -1 debt | no: nothing
    says leo-anderson: gain asset name:sanctuary ~> –: nothing
  silver-twilight-ritual: Doom retreats by 1
    says leo-anderson: gain asset name:silver-twilight-ritual ~> –: Doom retreats 1
`)

it('fine-clothes: a 6 counts two when acquiring Assets', () => {
  const t = position(BOARD, 'ana has fine-clothes debt-1; turn ana; test 6+1').choose('ana', 'acquire')
  expect(t.table.ask?.about).toMatchObject({ key: 'prompt.buy', args: { value: 2 } })
})

it('all 40 are tried', () => {
  expect(assets).toHaveLength(40)
  expect(assets.map(({ id }) => id).filter((id) => id !== 'fine-clothes' && !told.has(id))).toEqual([])
})
