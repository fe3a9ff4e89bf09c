import { tell } from './told.ts'

tell(`
  MY-COPY-01: no second copy of an Ally beside the first
    at miskatonic-library; allies walter-gilman; hand walter-gilman edward-derby => ana refused only play:walter-gilman MY-COPY-01,
      offered play:edward-derby …
  MY-COPY-02: a Location is not played onto itself, crossed or not
    at widener-library; chronicle museum-of-fine-arts; hand widener-library => ana refused only play:widener-library MY-COPY-02
    at widener-library crossed; chronicle museum-of-fine-arts; hand widener-library => ana refused only play:widener-library MY-COPY-02
    (From elsewhere it is another visit.)
    at museum-of-fine-arts; chronicle widener-library; hand widener-library => ana offered play:widener-library …
  MY-COPY-03: an Adventure that lies before its Investigator is not told a second time
    at devil-reef; chronicle innsmouth-wharves marsh-refinery deep-one deep-one; allies zadok-allen;
      hand shadows-over-the-reef shadows-over-the-reef -> mark table goal-20, ana play:shadows-over-the-reef, ben pass
      => ana adventures shadows-over-the-reef, refused only play:shadows-over-the-reef MY-COPY-03
  MY-COPY-04: no second copy of a Great Old One
    at devil-reef; allies barnabas-marsh; hand father-dagon => ana offered play:father-dagon …
    at devil-reef; allies barnabas-marsh; hand father-dagon; greatOldOnes father-dagon => ana refused only play:father-dagon MY-COPY-04
  MY-COPY-05: Artifacts, Tomes, Spells, Monsters and Events may lie there twice
    is professor-of-classics; at church-of-starry-wisdom; artifacts jade-amulet; tomes necronomicon-latin+raise-the-fog regnum-congo;
      events full-moon: nobody; threat ghoul; hand jade-amulet regnum-congo raise-the-fog ghoul painstaking-translation
      => ana offered play:jade-amulet play:regnum-congo play:raise-the-fog threat:ghoul play:painstaking-translation …
    (Events: one Title for each Investigator, not for each player.)
    events hydrophobia: ben; hand hydrophobia | - | - -> ana play:hydrophobia => ana asked prompt.target: ana eva
  MY-COPY-06: what lies in the Chronicle bars no copy
    at miskatonic-library; chronicle walter-gilman christchurch-cemetery; hand walter-gilman christchurch-cemetery
      => ana offered play:walter-gilman play:christchurch-cemetery pass
  MY-COPY-07: two players may have the same friend, the same place and the same Great Old One
    at innsmouth-wharves; allies barnabas-marsh; hand zadok-allen devil-reef father-dagon | at devil-reef;
      allies barnabas-marsh zadok-allen; greatOldOnes father-dagon => ana offered play:zadok-allen play:devil-reef play:father-dagon pass
  MY-RULING-69: a Cultist in the Threat is a Monster: it neither bars nor is barred by its Title among the Allies
    at innsmouth-wharves; hand barnabas-marsh; threat barnabas-marsh => ana offered play:barnabas-marsh threat:barnabas-marsh pass
    at innsmouth-wharves; hand barnabas-marsh; allies barnabas-marsh => ana offered threat:barnabas-marsh pass,
      refused only play:barnabas-marsh MY-COPY-01
  MY-COPY-01 MY-RULING-74: a borrowed Ally that comes home beside another copy is buried
    sanity 14; tomes al-azif+mind-exchange | sanity 15; at miskatonic-library; allies walter-gilman; hand walter-gilman
      -> ana cast:mind-exchange => ana allies walter-gilman; ben allies none
      (What others have bars no copy (MY-COPY-07), the own one neither.)
      -> ben play:walter-gilman, ana pass, ben pass, until ana lobotomy | defend done => ana allies none; ben allies walter-gilman,
        chronicle walter-gilman
    sanity 14; tomes al-azif+mind-exchange | sanity 15; at miskatonic-library; allies walter-gilman; hand -> ana cast:mind-exchange,
      ben pass, ana pass, until ana lobotomy | defend done => ben allies walter-gilman, chronicle none
  MY-COPY-01: nobody is borrowed, or brought back, beside a copy of the own
    sanity 14; tomes al-azif+mind-exchange | allies walter-gilman => ana offered cast:mind-exchange …
    sanity 14; tomes al-azif+mind-exchange; allies walter-gilman | allies walter-gilman => ana refused cast:mind-exchange MY-RULING-73
    sanity 14; tomes al-azif+ascending-node; chronicle walter-gilman => ana offered cast:ascending-node …
    sanity 14; tomes al-azif+ascending-node; allies walter-gilman; chronicle walter-gilman => ana refused cast:ascending-node MY-RULING-73
`)
