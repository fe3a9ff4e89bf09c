import { tellDuels } from './told.ts'

tellDuels(`
# as Ally or as Monster
  MY-CULT-01: the player chooses when playing it; other Allies are never Monsters
    at innsmouth-wharves; hand barnabas-marsh zadok-allen
      => ana asked prompt.turn: play:barnabas-marsh threat:barnabas-marsh play:zadok-allen pass -> ana play:barnabas-marsh
      => ana allies barnabas-marsh
    at innsmouth-wharves; hand barnabas-marsh -> ana threat:barnabas-marsh => ana threat barnabas-marsh
  MY-CULT-02: as an Ally only where he is found
    at sentinel-hill; hand barnabas-marsh => ana offered threat:barnabas-marsh pass, refused only play:barnabas-marsh MY-ALLY-02
  MY-CULT-03: as a Monster only through an unused Gate, which it uses
    at innsmouth-wharves inverted; hand barnabas-marsh => ana refused only threat:barnabas-marsh MY-GATE-02
    at marsh-refinery; hand barnabas-marsh => ana refused only threat:barnabas-marsh MY-MON-02
    at innsmouth-wharves; hand barnabas-marsh -> ana threat:barnabas-marsh =+ innsmouth-wharves inverted
    at innsmouth-wharves; hand barnabas-marsh -> ana play:barnabas-marsh == ana sanity 12→11; barnabas-marsh hand:ana→allies:ana
  MY-CULT-04: MY-EX-55 his SAN is paid either way
    at innsmouth-wharves; hand barnabas-marsh -> ana play:barnabas-marsh => ana sanity 11; ben sanity 10
    at innsmouth-wharves; hand barnabas-marsh -> ana threat:barnabas-marsh => ana sanity 11; ben sanity 10
    at innsmouth-wharves; hand wilbur-whateley; sanity 1
      => ana refused play:wilbur-whateley MY-SAN-08 MY-ALLY-02 threat:wilbur-whateley MY-SAN-08
  MY-CULT-06: what he has become he stays
    at innsmouth-wharves; allies barnabas-marsh; threat joe-sargent => ana offered pass, refused nothing -> nextRound
      => ana allies barnabas-marsh, chronicle joe-sargent
  MY-RULING-69: one in the Threat neither blocks nor is blocked by the same Title as an Ally
    at innsmouth-wharves; hand barnabas-marsh; threat barnabas-marsh => ana offered play:barnabas-marsh threat:barnabas-marsh pass
    at innsmouth-wharves; hand barnabas-marsh; allies barnabas-marsh => ana offered threat:barnabas-marsh pass,
      refused only play:barnabas-marsh MY-COPY-01
# in the Threat
  MY-CULT-05 MY-RULING-26: a LESSER INDEPENDENT unless the card gives another class
    tomes al-azif+dominion-over-lesser-races | threat barnabas-marsh: ana @ casting -> ana cast:dominion-over-lesser-races
      => ana threat barnabas-marsh …
    tomes al-azif+raise-the-dead | threat barnabas-marsh: ana @ casting -> ana cast:raise-the-dead => ana not threat barnabas-marsh
    tomes al-azif+dominion-over-lesser-races | threat baron-ferenczy: ana @ casting -> ana cast:dominion-over-lesser-races
      => ana not threat baron-ferenczy
    tomes al-azif+raise-the-dead | threat baron-ferenczy: ana @ casting -> ana cast:raise-the-dead => ana threat baron-ferenczy …
    greatOldOnes shub-niggurath; threat barnabas-marsh baron-ferenczy => barnabas-marsh worth 3; baron-ferenczy worth 4
  MY-RULING-26: who joins with a Magic Weapon has no class, cannot be controlled, and is hit by what hits the Threat
    tomes al-azif+dominion-over-lesser-races | allies earl-sawyer+rune-graven-dagger @ combat -> ben join:ana:earl-sawyer,
      ana cast:dominion-over-lesser-races => ben told log.control-failed
    tomes al-azif+dominion-over-lesser-races | allies wilbur-whateley+rune-graven-dagger @ combat -> ben join:ana:wilbur-whateley,
      ana cast:dominion-over-lesser-races
      (A Cultist who joined has his class like any other, and takes his Weapon along; his owner buries both.)
      => ben chronicle {rune-graven-dagger wilbur-whateley}, told log.controlled, sanity 6; ana sanity 9
    events direct-sunlight: ben | allies baron-ferenczy+rune-graven-dagger @ combat -> ben join:ana:baron-ferenczy, fought
      (Baron Ferenczy is UNDEAD whatever he carries: the sun takes his 4 and 1 out of the battle, not the farmer’s 1 and 1.)
      => ana sanity 12; ben sanity 10
    events direct-sunlight: ben | allies earl-sawyer+rune-graven-dagger @ combat -> ben join:ana:earl-sawyer, fought => ana sanity 10;
      ben sanity 10
  MY-CULT-07: face down like a Monster, and buried after Combat
    at innsmouth-wharves; hand barnabas-marsh -> ana threat:barnabas-marsh => barnabas-marsh seen-by-ana, not seen-by-ben -> nextRound
      => ana sanity 11, chronicle barnabas-marsh, threat none; ben sanity 8
  MY-CULT-08: no Ally: no language, no Spell, no Weapon, no ability
    at church-of-starry-wisdom; hand rlyehian-tablets dream-sending shotgun; allies asenath-waite
      => ana offered play:rlyehian-tablets play:dream-sending play:shotgun …
    at church-of-starry-wisdom; hand rlyehian-tablets dream-sending shotgun; threat asenath-waite
      => ana refused only play:rlyehian-tablets MY-TOME-02 play:dream-sending MY-SPELL-01 play:shotgun MY-WEAP-03
    (Captain Obed, Deep Ones’ friend as an Ally, is but one among them in the Threat, revealed or not.)
    threat captain-obed-marsh: ben, deep-one: ben @ assigned -> fought => ana sanity 12; ben sanity 4
    allies captain-obed-marsh; threat deep-one: ben @ assigned -> fought => ana sanity 12; ben sanity 7
`)
