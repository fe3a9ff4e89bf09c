import { tellDuels } from './told.ts'

/** Somebody who always has something to do, and something to decide in Combat. */
const busy =
  'artifacts clay-bas-relief; hand university-grant university-grant university-grant; deck ghoul deep-one mi-go zoog ghast gug dhole'

tellDuels(`
# passing
  MY-PASS-01: in any own turn, whatever else could be done
    ${busy} | ${busy} | ${busy} => ana offered play:university-grant pass … -> ana play:university-grant
      => ben offered play:university-grant pass … -> ben play:university-grant => eva offered play:university-grant pass … -> eva pass
      => table phase play, asks ana
    (Wherever one stands, whatever one holds, and having passed before.)
    education 1 | ${busy} | ${busy} => ana offered pass … -> ana pass, ben play:university-grant, eva play:university-grant
      => table phase play, asks ana; ana offered pass …
    hand sentinel-hill; education 1 | ${busy} | ${busy} => ana offered pass … -> ana pass, ben play:university-grant,
      eva play:university-grant => table phase play, asks ana; ana offered pass …
    at sentinel-hill crossed; chronicle miskatonic-library; education 1 | ${busy} | ${busy} => ana offered pass … -> ana pass,
      ben play:university-grant, eva play:university-grant => table phase play, asks ana; ana offered pass …
    at <tramp-steamer devil-reef>; <chronicle hand> <miskatonic-library ghoul>; <hand threat> <ponape deep-one>; education 1 | ${busy}
      | ${busy} => ana offered pass … -> ana pass, ben play:university-grant, eva play:university-grant => table phase play, asks ana;
      ana offered pass …
    at devil-reef; artifacts resonator; tomes al-azif+elder-sign; sanity 1; education 1 | ${busy} | ${busy} => ana offered pass …
      -> ana pass, ben play:university-grant, eva play:university-grant => table phase play, asks ana; ana offered pass …
    - | ${busy} | ${busy} -> mark ana begun-false => ana offered pass
  MY-PASS-02: MY-EX-43 the same player twice in a row ends card play
    ${busy} | ${busy} -> ana pass, ben play:university-grant, ana pass => table phase combat, phase combat
    ${busy} | ${busy} | ${busy} -> ana pass, ben play:university-grant, eva play:university-grant, ana pass => table phase combat,
      phase combat
  MY-PASS-03: MY-EX-41 a second one passing before the first has a turn again ends it at once
    ${busy} | ${busy} | ${busy} -> ana pass, ben pass => table phase combat, phase combat
    ${busy} | ${busy} | ${busy} -> ana pass, ben play:university-grant, eva pass => table phase combat, phase combat
  MY-PASS-04: a first pass ends nothing: everybody else has a turn
    ${busy} | ${busy} | ${busy} -> ana pass => table phase play, asks ben -> ben play:university-grant => table phase play, asks eva
      -> eva play:university-grant => table phase play, asks ana
  MY-PASS-05: nobody else having passed, the first may act again
    ${busy} | ${busy} | ${busy} -> ana pass, ben play:university-grant, eva play:university-grant => ana offered play:university-grant …;
      table phase play, asks ana -> ana play:university-grant => table phase play, asks ben
  MY-PASS-06 MY-RULING-37: MY-EX-42 having acted, the earlier pass is forgotten
    ${busy} | ${busy} | ${busy} -> ana pass, ben play:university-grant, eva play:university-grant, ana play:university-grant, ben pass
      => table phase play, asks eva -> eva play:university-grant, ana pass => table phase combat, phase combat
    ${busy} | ${busy} -> ana pass, ben play:university-grant, ana play:university-grant, ben play:university-grant, ana pass
      => table phase play, asks ben
  MY-PASS-07: a pass for want of anything else counts too
    - | ${busy} | ${busy} => ana asked prompt.turn: pass -> ana pass, ben pass => table phase combat, phase combat
    - | ${busy} | ${busy} -> ana pass, ben play:university-grant, eva play:university-grant, ana pass => table phase combat, phase combat
  MY-PASS-08: after the pass that ends it nobody has a turn: Combat begins
    ${busy}; threat ghoul | ${busy} | ${busy} -> ana pass, ben pass => ana asked prompt.assign-monster: ben eva; table phase combat,
      active none, phase combat; eva told log.passed, told log.play-ends, told log.combat
  MY-RULING-77: the pass of one who has given up since does not count
    ${busy} | ${busy} | ${busy} -> ana pass => table phase play, asks ben -> concede ana, ben pass => table phase play, asks eva
      -> eva play:university-grant => table phase play, asks ben -> ben pass => table phase combat, phase combat
    ${busy} | ${busy} | ${busy} -> ana pass => table phase play, asks ben -> concede eva, ben pass => table phase combat, phase combat
  MY-PASS-09: losing a turn is no pass
    artifacts clay-bas-relief; hand summons-to-testify university-grant university-grant university-grant;
      deck ghoul deep-one mi-go zoog ghast gug dhole | ${busy}; at miskatonic-library | ${busy} -> ana play:summons-to-testify
      (Ben’s turn went by; one pass now is still the first.)
      => table asks eva; ben not passed, lostTurns 0 -> eva pass => table phase play, asks ana
  MY-PASS-09 MY-RULING-37: nor does it take back a pass, nor count as the next turn
    artifacts clay-bas-relief; hand summons-to-testify university-grant university-grant university-grant;
      deck ghoul deep-one mi-go zoog ghast gug dhole | ${busy}; at miskatonic-library | ${busy} @ from turn ben -> ben pass,
      eva play:university-grant, ana play:summons-to-testify
      (Ben’s lost turn has gone by: his pass still stands, and Eva’s ends card play.)
      => table asks eva; ben passed -> eva pass => table phase combat, phase combat; ana sanity 12; ben sanity 10; eva sanity 10
`)
