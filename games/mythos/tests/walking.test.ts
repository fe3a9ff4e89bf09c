import { tell } from './told.ts'

tell(`
# going on foot
  MY-WALK-01 MY-WALK-02: to a Location of the same Region: it is laid crossed on top
    at miskatonic-library; hand sentinel-hill -> ana play:sentinel-hill == ana sanity 16→15; miskatonic-library here:ana→chronicle:ana;
      sentinel-hill crossed; sentinel-hill hand:ana→here:ana
  MY-WALK-03 MY-WALK-04: MY-EX-12: laid, straightened, and only then can the Tome be read
    at miskatonic-exhibit-hall; hand john-hay-library wonders-of-the-invisible-world | artifacts electric-torch
      -> ana play:john-hay-library => ben asked prompt.turn, offered use:electric-torch pass -> ben use:electric-torch
      => ana refused play:wonders-of-the-invisible-world MY-WALK-13 -> ana straighten:john-hay-library => ben asked prompt.turn,
      offered straighten:electric-torch pass -> ben straighten:electric-torch => ana offered play:wonders-of-the-invisible-world …
  MY-WALK-05: between two Locations in the COUNTRYSIDE there is no other way
    at <motor-car express-train ocean-liner dirigible>; chronicle sentinel-hill; hand dark-mountain
      => ana refused only play:dark-mountain MY-TRAVEL-09
    at sentinel-hill; hand dark-mountain -> ana play:dark-mountain => dark-mountain crossed
    (From the countryside to a city one may drive.)
    at motor-car; chronicle sentinel-hill; hand miskatonic-library => ana offered play:miskatonic-library …
  MY-WALK-06: MY-EX-11: inside a city one walks and is there at once
    at miskatonic-library; hand christchurch-cemetery ghoul -> ana play:christchurch-cemetery => christchurch-cemetery not crossed;
      ana here christchurch-cemetery, chronicle miskatonic-library -> ben pass => ana offered threat:ghoul …
    at <motor-car ocean-liner dirigible>; chronicle miskatonic-library; hand christchurch-cemetery
      => ana refused only play:christchurch-cemetery MY-TRAVEL-09
  MY-RULING-19: what is barred there is every Travel Event, but not what says otherwise, carries or transports
    chronicle sentinel-hill; hand dark-mountain; at <motor-car tramp-steamer dirigible> => ana offered pass
    chronicle sentinel-hill; hand dark-mountain; at ox-cart => ana offered play:dark-mountain …
    (A Monster that carries, and a Spell that lays a Location.)
    chronicle sentinel-hill; hand dark-mountain; at night-gaunt => ana offered play:dark-mountain …
    at sentinel-hill; tomes al-azif+dho-hna-formula; hand dark-mountain -> ana cast:dho-hna-formula > dark-mountain
      => ana here dark-mountain; dark-mountain not crossed
# on the way
  MY-WALK-07 MY-WALK-08 MY-WALK-09: MY-EX-13: OUTDOORS, with the other generic attributes, without CITY and the like
    at central-hill-church crossed; chronicle miskatonic-library => ana not is-indoors, is-night, is-church,
      is-underground, not is-city, not is-library, not is-university
  MY-WALK-07: so the storm finds the walker
    tomes al-azif+call-the-storm; at sentinel-hill | sanity 9; at central-hill-church -> ana cast:call-the-storm => ben sanity 9
    tomes al-azif+call-the-storm; at sentinel-hill | sanity 9; at central-hill-church crossed -> ana cast:call-the-storm => ben sanity 8
  MY-WALK-08: an Event that looks for the UNDERGROUND finds the walker too
    hand ghastly-discovery | sanity 9; at central-hill-church crossed; chronicle miskatonic-library -> ana play:ghastly-discovery
      => ben sanity 7
  MY-WALK-09: CITY, TOME and ARTIFACT are not there yet, nor what the place says
    hand sealed-by-the-authorities | at the-witch-house crossed; chronicle miskatonic-library
      => ana refused only play:sealed-by-the-authorities MY-EVENT-03
    at devil-reef; hand deep-one => deep-one price 0
    at devil-reef crossed; hand deep-one => deep-one price 1
  MY-WALK-10 MY-WALK-11 MY-WALK-12: Events, Spells and Artifacts serve the walker
    at central-hill-church crossed; chronicle miskatonic-library; hand nightfall university-grant; deck zoog; tomes al-azif+dream-sending;
      artifacts clay-bas-relief
      => ana offered play:nightfall play:university-grant cast:dream-sending use:clay-bas-relief straighten:central-hill-church pass …,
      offered 6 cards
    (Unless they say otherwise.)
    at central-hill-church crossed; chronicle miskatonic-library; sanity 9; hand rest-cure => ana refused only play:rest-cure MY-GEN-01
  MY-WALK-13: but Allies, Artifacts, Tomes, Monsters, Cultists and Great Old Ones wait for the arrival
    at devil-reef crossed; chronicle miskatonic-library; allies barnabas-marsh;
      hand zadok-allen jade-amulet shotgun johansens-narrative deep-one joe-sargent father-dagon
      => ana offered straighten:devil-reef pass,
      refused play:zadok-allen MY-WALK-13 play:jade-amulet MY-WALK-13 play:shotgun MY-WALK-13 play:johansens-narrative MY-WALK-13 play:joe-sargent MY-WALK-13 threat:deep-one MY-GATE-09 threat:joe-sargent MY-GATE-09 play:father-dagon MY-GATE-09 MY-GOO-03
    (Nothing but the walk was in the way.)
    at devil-reef; allies barnabas-marsh; hand zadok-allen jade-amulet shotgun johansens-narrative deep-one joe-sargent father-dagon
      => ana offered play:zadok-allen play:jade-amulet threat:deep-one threat:joe-sargent play:father-dagon …
  MY-RULING-17: also placing a Spell, telling a story, turning a card up
    at miskatonic-library crossed; chronicle innsmouth-wharves marsh-refinery devil-reef deep-one deep-one zadok-allen; tomes al-azif;
      allies earl-sawyer; hand dream-sending shadows-over-the-reef -> turn earl-sawyer back
      => ana offered {pass play:dream-sending play:shadows-over-the-reef straighten:miskatonic-library up:earl-sawyer}
  MY-WALK-14: the place one walks to is no part of a story yet
    chronicle innsmouth-wharves marsh-refinery deep-one deep-one; allies zadok-allen; hand shadows-over-the-reef; at devil-reef crossed
      => ana refused only play:shadows-over-the-reef MY-ADV-21
    chronicle innsmouth-wharves marsh-refinery deep-one deep-one; allies zadok-allen; hand shadows-over-the-reef; at devil-reef
      => ana offered play:shadows-over-the-reef …
  MY-WALK-18: a walk may take turns and Rounds; the card stays crossed until it is straightened
    at sentinel-hill crossed; chronicle miskatonic-library; hand nightfall -> ana play:nightfall, ben pass => sentinel-hill crossed
      -> ana pass, quietly ana turn => table round 3; sentinel-hill crossed; ana offered straighten:sentinel-hill …
  MY-RULING-18: one may change one’s mind: the crossed Location is discarded, the trip judged from the last upright one
    (To another city on foot; back into the same city at once; by train.)
    at sentinel-hill crossed; chronicle miskatonic-library; sanity 9; hand widener-library -> ana play:widener-library
      == sentinel-hill here:ana→discard:ana; sentinel-hill not crossed; widener-library crossed; widener-library hand:ana→here:ana
      => ana chronicle miskatonic-library
    at sentinel-hill crossed; chronicle miskatonic-library; hand christchurch-cemetery -> ana play:christchurch-cemetery
      => ana discard sentinel-hill; christchurch-cemetery not crossed
    at sentinel-hill crossed; chronicle miskatonic-library; hand express-train dark-mountain christchurch-cemetery
      -> ana play:express-train => ana discard sentinel-hill, asked prompt.destination: dark-mountain stay
    (From Arkham, not from Sentinel Hill: the mountain is open to the train, the cemetery is round the corner.)
    (Nor does a journey that starts only there start from a place one has not reached: not by the water, not in Vermont.)
    at <innsmouth-wharves dark-mountain> crossed; chronicle miskatonic-library; hand <diving-bell-descent pact-with-the-outer-ones>
      => ana refused only play:<diving-bell-descent pact-with-the-outer-ones> MY-GEN-01
    at miskatonic-library crossed; chronicle <innsmouth-wharves dark-mountain>; hand <diving-bell-descent pact-with-the-outer-ones>
      => ana offered play:<diving-bell-descent pact-with-the-outer-ones> …
# where nobody walks
  MY-WALK-15: between Islands, to one or from one
    at <ponape miskatonic-library ponape>; hand <easter-island ponape miskatonic-library>
      => ana refused play:<easter-island ponape miskatonic-library> MY-WALK-15
  MY-WALK-16: to an Exotic Place or from one
    at <miskatonic-library greenland-ice-shelf ruins-of-pnakotus>; hand <greenland-ice-shelf miskatonic-library greenland-ice-shelf>
      => ana refused play:<greenland-ice-shelf miskatonic-library greenland-ice-shelf> MY-WALK-16
  MY-WALK-17: from one Region or dimension to another
    at <miskatonic-library british-museum miskatonic-library celephais>; hand <british-museum cairo-museum celephais miskatonic-library>
      => ana refused play:<british-museum cairo-museum celephais miskatonic-library> <MY-WALK-17 MY-WALK-17 MY-DIM-04 MY-DIM-04>
`)
