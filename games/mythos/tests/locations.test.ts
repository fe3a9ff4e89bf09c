import { vi } from 'vitest'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

tell(`
# what a Location is good for
  MY-LOC-01: it belongs to a Region, a subregion and a dimension
    (Gustaf Johansen: Oslo or any Islands. King Kuranes: Celephaïs, with its star.)
    at <ponape oslo-old-harbour british-museum celephais ulthar-town-of-cats ponape oslo-old-harbour british-museum celephais ulthar-town-of-cats ponape oslo-old-harbour british-museum celephais ulthar-town-of-cats>; hand <gustaf-johansen gustaf-johansen gustaf-johansen gustaf-johansen gustaf-johansen king-kuranes king-kuranes king-kuranes king-kuranes king-kuranes randolph-carter randolph-carter randolph-carter randolph-carter randolph-carter> => ana offered <2 2 1 1 1 1 1 1 2 1 1 1 1 2 2> cards
  MY-LOC-02: most cards need something of it, Events do not
    (Gilman House offers none of what these need.)
    is professor-of-classics; at gilman-house-hotel;
      hand walter-gilman regnum-congo jade-amulet ghoul nightfall sudden-insight tramp-steamer
      => ana offered play:nightfall play:sudden-insight play:tramp-steamer pass
    hand nightfall sudden-insight tramp-steamer => ana offered 4 cards
  MY-LOC-03 MY-LOC-04: Tomes are played where there is TOME, Artifacts where there is ARTIFACT
    is professor-of-classics; at <miskatonic-library miskatonic-exhibit-hall>; hand regnum-congo jade-amulet
      => ana offered play:<regnum-congo jade-amulet> pass
    is professor-of-classics; at church-of-starry-wisdom; hand regnum-congo jade-amulet
      => ana offered play:regnum-congo play:jade-amulet pass
  MY-LOC-04: MY-EX-58: Curwen’s Vaults have books, but no place for the Essential Saltes
    at curwens-pawtuxet-vaults; hand essential-saltes => ana refused only play:essential-saltes MY-ART-01
  MY-LOC-05: a Gate lets Monsters and Cultists in, once
    at christchurch-cemetery; hand ghoul barnabas-marsh => ana offered threat:ghoul threat:barnabas-marsh pass
    at christchurch-cemetery inverted; hand ghoul barnabas-marsh => ana offered pass
    at arkham-advertiser-office; hand ghoul barnabas-marsh => ana offered pass
  MY-LOC-06: Allies are found by subregion, attribute, Region or dimension
    at the-witch-house; hand walter-gilman
      (Subregion; attribute; Region; dimension.)
      => ana offered play:walter-gilman …
    at <widener-library british-museum ponape sentinel-hill>; hand <walter-gilman old-castro prof-lake randolph-carter>
      => ana not offered play:<walter-gilman old-castro prof-lake randolph-carter>
    at <ponape yuggoth vale-of-pnath>; hand <old-castro prof-lake randolph-carter>
      => ana offered play:<old-castro prof-lake randolph-carter> …
  MY-LOC-07 MY-RULING-16: its SAN change comes when it is laid, crossed or not, and never again
    sanity 10; at museum-of-fine-arts; hand sentinel-hill widener-library -> ana play:sentinel-hill =+ ana sanity 10→9;
      sentinel-hill crossed -> ben pass, ana straighten:sentinel-hill == sentinel-hill not crossed
    sanity 10; at museum-of-fine-arts; hand arkham-sanitarium widener-library -> ana play:arkham-sanitarium =+ ana sanity 10→12;
      arkham-sanitarium crossed -> ben pass, ana straighten:arkham-sanitarium == arkham-sanitarium not crossed
    (Nor is it given back to who turns round.)
    sanity 9; at sentinel-hill crossed; chronicle museum-of-fine-arts; hand widener-library -> ana play:widener-library => ana sanity 9,
      discard sentinel-hill
# being there
  MY-LOC-08 MY-LOC-09: one stays as long as one likes, from Round to Round
    at sentinel-hill -> ana pass, ben pass, quietly ana turn => ana here sentinel-hill; table round 3 -> ana pass, ben pass,
      quietly ana turn => ana here sentinel-hill; table round 4 -> ana pass, ben pass, quietly ana turn => ana here sentinel-hill;
      table round 5
  MY-LOC-10: MY-EX-22: Allies travel along and are where their Investigator is
    at dirigible; chronicle john-hay-library; allies charles-dexter-ward; hand cairo-museum | sanity 3 -> ana play:cairo-museum
      => ana allies charles-dexter-ward
    (A raid on those at a CITY finds a Cultist there, and none in the hills.)
    at miskatonic-library; hand federal-raid; allies old-castro | at cairo-museum; allies keziah-mason -> ana play:federal-raid
      => ben allies none
    at miskatonic-library; hand federal-raid; allies old-castro | at sentinel-hill; allies keziah-mason -> ana play:federal-raid
      => ben allies keziah-mason
  MY-LOC-11: what a Location asks for coming, staying or leaving is obeyed
    (Coming: an Explorer or Scientist.)
    at dirigible; chronicle miskatonic-library; hand city-of-the-elder-things
      => ana refused only play:city-of-the-elder-things MY-TRAVEL-21
    (Staying: 1 SAN at the end of each Round.)
    at yuggoth; sanity 10 @ from printedEnd, pause => ana sanity 9
    (Leaving: the Hand.)
    at court-of-the-daemon-sultan; hand flight-through-the-aether ghoul mi-go -> ana play:flight-through-the-aether => ana hand none,
      discard {ghoul mi-go}
  MY-RULING-47: what was asked for coming is not asked again
    at city-of-the-elder-things; hand clay-bas-relief @ from printedEnd, turn ana => ana here city-of-the-elder-things,
      offered play:clay-bas-relief …
  MY-LOC-12: without a marker it is in the Waking World
    at sentinel-hill; hand the-awakening zoog => ana offered pass
    at vale-of-pnath; hand the-awakening zoog => ana offered play:the-awakening threat:zoog pass
  MY-LOC-13 MY-RULING-15: what prints neither is DAY and OUTDOORS, and there is always one of each pair
    at fallow-field => ana not is-night, not is-indoors
    at central-hill-church => ana is-night, is-indoors
    at express-train => ana not is-night, is-indoors
    (An effect replaces: what is NIGHT is no longer DAY.)
    at fallow-field; events nightfall: nobody => ana is-night, not is-indoors
    at central-hill-church; artifacts electric-torch -> ana use:electric-torch => ana not is-night, is-indoors
  MY-LOC-14: two at the same Location do not meet but in Events and in the assault
    sanity 12; at miskatonic-library; allies police-sergeant | sanity 12; at miskatonic-library @ combat
      (Apart there is nobody to defend against.)
      -> ana defend:ben:police-sergeant
      (A Detective's Ally has value 2, and the Private Eye adds 1.)
      => ben sanity 9
    sanity 12; at miskatonic-library; allies police-sergeant | sanity 12; at widener-library @ combat => ana asked prompt.lobotomy;
      ben sanity 12
    at miskatonic-library; hand christchurch-cemetery regnum-congo | at miskatonic-library; allies walter-gilman
      => ana offered play:christchurch-cemetery pass
# IN THE PAST
  MY-RULING-48: the Location has PAST until it is covered; the dimension stays the same
    artifacts mind-sending-engine hourglass-of-the-pharaohs; sanity 12; at swan-point-cemetery; hand joseph-curwen john-hay-library
      => ana refused play:joseph-curwen MY-ALLY-05 -> ana use:mind-sending-engine, ben pass => ana offered play:joseph-curwen …
      -> ana play:john-hay-library => ana not is-past; swan-point-cemetery past none
    (Covered and uncovered again, it is of the present.)
    artifacts mind-sending-engine hourglass-of-the-pharaohs; sanity 12; at swan-point-cemetery; hand zoog => ana not offered threat:zoog
  MY-RULING-48: the Hourglass sends it back for a Round, the Engine for longer
    artifacts mind-sending-engine hourglass-of-the-pharaohs; sanity 12; at swan-point-cemetery -> ana use:hourglass-of-the-pharaohs,
      ben pass, ana pass, quietly ana turn => table round 3; ana not is-past
    artifacts mind-sending-engine hourglass-of-the-pharaohs; sanity 12; at swan-point-cemetery -> ana use:mind-sending-engine, ben pass,
      ana pass, quietly ana turn => table round 3; ana is-past
`)
