import { expect, it } from 'vitest'
import { spells } from '../content/spells.ts'
import { tell } from './told.ts'

/*
 * Ten Spells, two copies each with different backs: every band of every back. Leo casts, with Lore 4; Silas stands beside him and is the
 * target where there is one. «lore-1 2»: two successes in a Lore test at −1.
 */

const TWO = 'ana leo-anderson rome, up lore 2; ben silas-marsh rome; doom 10; top cup: zombie'
const SURE = `${TWO}; tries will: 9, strength: 9; answers pick: silas-marsh, use-trigger: pass`
const MIST = `${SURE}; monsters rome: ghoul; top europe: europe-8; encounter ana; answers encounter: location:europe none, may: no`

const told = tell(`
# what each Spell brings, by the successes, as an action @ ${SURE}
  blessing-of-isis: blesses, or curses
    ana has blessing-of-isis-1; acts ana blessing-of-isis-1/cast; tries lore: 2 1 0 ~> lore-1 2: nothing; silas-marsh: +1 blessed
      | lore-1 1: -1 sanity; silas-marsh: +1 blessed | lore-1 0: nothing; silas-marsh: +1 cursed
    ana has blessing-of-isis-2; acts ana blessing-of-isis-2/cast; tries lore: 3 2 0 ~> lore-1 3: +1 blessed; silas-marsh: +1 blessed
      | lore-1 2: -1 health; silas-marsh: +1 blessed | lore-1 0: -1 health
  conjuration: Items and Trinkets of the reserve
    (The Rabbit's Foot was the only Trinket.)
    ana has conjuration-1; acts ana conjuration-1/cast; tries lore: 4 1 0; reserve 38-revolver axe lucky-rabbits-foot arcane-scholar
      ~> lore+1 4, yes, gain-asset-reserve-item, gain-asset-reserve-item: +2 item weapon
      | lore+1 4, yes, gain-asset-reserve-item, gain-asset-reserve-trinket: +1 item weapon, +1 trinket
      | lore+1 4, yes, gain-asset-reserve-trinket: +1 item weapon, +1 trinket
      | lore+1 4, no, gain-asset-reserve-item: +1 item weapon | lore+1 4, no, gain-asset-reserve-trinket: +1 trinket
      | lore+1 1, yes, gain-asset-reserve-item: +1 item weapon, -1 sanity
      | lore+1 1, yes, gain-asset-reserve-trinket: +1 trinket, -1 sanity | lore+1 1, no: -1 sanity | lore+1 0: -1 ritual
    (The revolver is worth 1: one more of value 1.)
    ana has conjuration-2 fine-clothes; acts ana conjuration-2/cast; tries lore: 2 1 0;
      reserve 38-revolver axe lucky-rabbits-foot arcane-scholar; answers gain-card: 38-revolver lucky-rabbits-foot
      ~> lore+1 2, yes, gain-asset-reserve-item: +1 item weapon, +1 trinket
      | lore+1 2, yes, gain-asset-reserve-trinket: +1 item weapon, +1 trinket | lore+1 2, no: +1 item weapon
      | lore+1 1, yes, gain-asset-reserve-item: +1 item weapon, -1 sanity
      | lore+1 1, yes, gain-asset-reserve-trinket: +1 trinket, -1 sanity | lore+1 1, no: -1 sanity
      | lore+1 0, yes: -1 item | lore+1 0, no: -1 ritual
  feed-the-mind: improves a skill
    ana has feed-the-mind-1; acts ana feed-the-mind-1/cast; tries lore: 3 2 0; answers improve: will
      ~> lore-1 3: nothing; silas-marsh: +2 will | lore-1 2, yes: -2 sanity; silas-marsh: +1 will
      | lore-1 2, no: -1 ritual; silas-marsh: +1 will | lore-1 0, yes: -2 sanity | lore-1 0, no: -1 ritual
    ana has feed-the-mind-2; acts ana feed-the-mind-2/cast; tries lore: 1 0; answers improve: will
      ~> lore-1 1: -1 sanity; silas-marsh: +1 will | lore-1 0: -1 ritual
  plumb-the-void: moves somebody anywhere
    ana has plumb-the-void-1; acts ana plumb-the-void-1/cast; tries lore: 3 1 0; answers move: tokyo
      ~> lore-1 3: nothing; silas-marsh: to tokyo (city) | lore-1 1: -1 sanity; silas-marsh: to tokyo (city)
      | lore-1 0: nothing; silas-marsh: -3 health
    ana has plumb-the-void-2; acts ana plumb-the-void-2/cast; tries lore: 2 1 0; answers move: stay
      ~> lore-1 2: nothing | lore-1 1, yes: +1 amnesia | lore-1 1, no: -1 ritual | lore-1 0, yes: +1 amnesia | lore-1 0, no: -1 ritual
  shriveling: strikes Monsters
    ana has shriveling-1; acts ana shriveling-1/cast; tries lore: 4 2 1 0; monsters rome: dark-young shoggoth; answers pick: dark-young
      ~> lore 4: -4 health of monsters | lore 2: -2 health of monsters | lore 1, yes: -2 health of monsters, -2 sanity
      | lore 1, no: -2 health of monsters, -1 ritual | lore 0, yes: -2 sanity | lore 0, no: -1 ritual
    ana has shriveling-2; acts ana shriveling-2/cast; tries lore: 2 1 0; monsters rome: dark-young shoggoth; answers pick: dark-young
      ~> lore 2: -4 health of monsters | lore 1: -2 health of monsters, -1 sanity | lore 0: -2 health

# when Silas would lose 3 @ ${SURE}; tries lore: 3 1 0
  flesh-ward: of Health
    ana has flesh-ward-1; says silas-marsh: lose health 3
      ~> yes, lore 3: -1 sanity; silas-marsh: -1 health | yes, lore 1: -1 sanity; silas-marsh: -1 health
      | yes, lore 0: -1 incantation; silas-marsh: -3 health | no: nothing; silas-marsh: -3 health
    ana has flesh-ward-2; says silas-marsh: lose health 3
      ~> yes, lore 3: nothing | yes, lore 1: nothing; silas-marsh: -1 health
      | yes, lore 0, lose-health: nothing; silas-marsh: -4 health
      | yes, lore 0, gain-condition-internal-injury: nothing; silas-marsh: -3 health, +1 internal-injury
      | no: nothing; silas-marsh: -3 health
  instill-bravery: of Sanity
    ana has instill-bravery-1; says silas-marsh: lose sanity 3
      ~> yes, lore 3: -1 health; silas-marsh: -1 sanity | yes, lore 1: -1 health; silas-marsh: -1 sanity
      | yes, lore 0: -1 incantation; silas-marsh: -3 sanity | no: nothing; silas-marsh: -3 sanity
    (Four Sanity, the last of them: he falls.)
    ana has instill-bravery-2; says silas-marsh: lose sanity 3
      ~> yes, lore 3: nothing | yes, lore 1: nothing; silas-marsh: -1 sanity
      | yes, lore 0, lose-sanity: Doom advances 1; silas-marsh: fallen (sanity)
      | yes, lore 0, gain-condition-hallucinations: nothing; silas-marsh: -3 sanity, +1 hallucinations
      | no: nothing; silas-marsh: -3 sanity

# before an encounter; afterwards one in Rome that changes nothing @ ${MIST}
  mists-of-releh: with a success the Monster is not met; without one the Ghoul is fought, and falls
    ana has mists-of-releh-1; answers before-encounter: mists-of-releh-1/cast; tries lore: 2 1 0
      ~> lore 2: nothing | lore 1: -1 health, -1 sanity | lore 0: -1 health, -1 monster on the board, -1 sanity
    ana has mists-of-releh-2; answers before-encounter: mists-of-releh-2/cast; tries lore: 1 0
      ~> lore 1: -1 sanity | lore 0, yes: +1 hallucinations, -1 monster on the board
      | lore 0, no: -1 incantation, -1 monster on the board

# what is particular about some @ ${TWO}; turn ana
  four: with a 4 among the dice it is not lost
    ana has <conjuration-1 feed-the-mind-2>; test <4+1+1+1+1 4+1+1> -> ana <>/cast, until ana action | pick leo-anderson
      => leo-anderson has <conjuration feed-the-mind>
    ana has <conjuration-1 feed-the-mind-2>; test <3+1+1+1+1 3+1+1> -> ana <>/cast, until ana action | pick leo-anderson
      => leo-anderson has none
  wards: once a round; with a 4 they are not lost
    ana has <flesh-ward-1 instill-bravery-1>; says silas-marsh: lose <health sanity> 1, lose <health sanity> 1; test 4+1+1+1
      -> ana? use-replacement > <>/cast, ana? pause
      => silas-marsh health <6 8>, sanity <4 2>; leo-anderson has <flesh-ward instill-bravery>
  blessing-of-isis: only for somebody who is not Blessed
    ana has blessing-of-isis-1 blessed-1; cleo lily-chen rome -> ana blessing-of-isis-1/cast, ana? pick: silas-marsh lily-chen
    ana at 10, has blessing-of-isis-1 blessed-1 => ana refused blessing-of-isis-1/cast
  plumb-the-void: three successes give one action more
    (The additional one, then the second of the turn.)
    ana has plumb-the-void-1; test 3/3 -> ana plumb-the-void-1/cast > silas-marsh, ben tokyo, ana? action
      => ana not offered plumb-the-void-1/cast -> ana end, ana? action > end, ana? pause

# Clairvoyance: a Clue on 8, at sea, where Observation 3 is tested @ ${TWO}; clues 8; monsters 8: ghoul; encounter ana; top research: research-azathoth-1, europe: europe-8
  clairvoyance: meets a Clue anywhere, as if there and without Monsters
    ana has clairvoyance-1; test 1/4 1/3 -> ana clairvoyance-1/cast => leo-anderson own-clues clue-8; space:rome leo-anderson …
    ana has clairvoyance-1; clues -> ana? encounter
  clairvoyance-1: three successes roll one die more there; none cost it, or Paranoia, and the encounter is still to come
    ana has clairvoyance-1; test 3/4 1/4 -> ana clairvoyance-1/cast => leo-anderson own-clues clue-8
    ana has clairvoyance-1; test 0/4 -> ana clairvoyance-1/cast, ana? unless > yes => leo-anderson has clairvoyance paranoia
    ana has clairvoyance-1; test 0/4 -> ana clairvoyance-1/cast, ana? unless > no, ana? encounter => leo-anderson has none
  clairvoyance-2: three successes give a Clue, fewer cost 1 Sanity, none lose the Clue that was chosen
    ana has clairvoyance-2; test 3/4 0/3 -> ana clairvoyance-2/cast > done => leo-anderson clues 1; space:8 clue-8 …
    ana has clairvoyance-2; test 1/4 0/3 -> ana clairvoyance-2/cast => leo-anderson health 6, sanity 5
    ana has clairvoyance-2; test 0/4 -> ana clairvoyance-2/cast, ana? encounter => discard:clues clue-8

# Wither: against a Shoggoth Leo has Strength 3 − 2; the Will test fails @ ${TWO}; monsters rome: shoggoth; encounter ana
  wither-1: +3 Strength with one success, at 2 Sanity or the Spell; +5 with two, at 1 Sanity
    ana has wither-1; test 1/4 0/3 2/4 -> ana wither-1/cast > yes, ana? pause => leo-anderson health 6, sanity 1
    ana has wither-1; test 1/4 0/3 2/4 -> ana wither-1/cast > no, ana? pause => leo-anderson has none
    ana has wither-1; test 2/4 0/3 2/6 -> ana wither-1/cast, ana? pause => leo-anderson health 6, sanity 2
    ana has wither-1; test 0/4 0/3 0/1 -> ana wither-1/cast > no, ana? pause => leo-anderson health 4, sanity 3
  wither-2: two successes let a die of the Strength test be rolled again; one costs 1 Sanity; none an injury or the Spell
    ana has wither-2; test 2/4 0/3 0/4; reroll 5 -> ana wither-2/cast, ana? use-trigger > wither-2, ana? pause => shoggoth lost 1
    ana has wither-2; test 1/4 0/3 2/4 -> ana wither-2/cast, ana? pause => leo-anderson health 6, sanity 2
    ana has wither-2; test 0/4 0/3 0/1 -> ana wither-2/cast > yes => leo-anderson has wither internal-injury
    ana has wither-2; test 0/4 0/3 0/1 -> ana wither-2/cast > no => leo-anderson has none
`)

it('are 20 cards, each tried here', () => {
  const copies = spells.flatMap(({ id, backs }) => backs.map((_, i) => `${id}-${i + 1}`))
  expect(copies.filter((copy) => !told.has(copy))).toEqual([])
  expect(copies).toHaveLength(20)
})
