import { expect, it } from 'vitest'
import { artifacts } from '../content/artifacts.ts'
import { tell } from './told.ts'

/* The 14 Artifacts, in Leo's hands: Lore 2, Strength 3, Will 3; Silas beside him. */

const TWO = 'ana leo-anderson rome; ben silas-marsh rome; doom 10; top cup: zombie'
const FOES = 'monsters rome: shoggoth ghoul, tokyo: dark-young'
const FIGHT = 'monsters rome: shoggoth; encounter ana'

const told = tell(`
# books: an action, a Lore test, 1 Sanity @ ${TWO}; ${FOES}; answers improve: will, pick: shoggoth; find spells: shriveling-1 feed-the-mind-1
  cultes-des-goules: Clues
    ana has cultes-des-goules; acts ana cultes-des-goules/1 ~> lore ✓, yes: +2 clue, -1 sanity | lore ✓, no: nothing | lore ✗: nothing
  de-vermis-mysteriis: an improvement
    ana has de-vermis-mysteriis; acts ana de-vermis-mysteriis/1
      ~> lore ✓, yes: +1 will, -1 sanity | lore ✓, no: nothing | lore ✗: nothing
  necronomicon: Spells
    ana has necronomicon; acts ana necronomicon/1 ~> lore ✓, yes: +2 ritual, -1 sanity | lore ✓, no: nothing | lore ✗: nothing
  ttka-halot: a blow
    ana has ttka-halot; acts ana ttka-halot/1
      ~> lore ✓, yes: -3 health of monsters, -1 sanity | lore ✓, no: nothing | lore ✗: nothing

# the others @ ${TWO}
  flute-of-the-outer-gods: 2 Health and 2 Sanity defeat every Monster on the space, Epic ones not
    ana has flute-of-the-outer-gods; acts ana flute-of-the-outer-gods/1; ${FOES} ~> –: -2 health, -2 monster on the board, -2 sanity
    ana has flute-of-the-outer-gods; acts ana flute-of-the-outer-gods/1; monsters rome: ghoul zombie-horde
      ~> –: -2 health, -1 monster on the board, -2 sanity
    ana has flute-of-the-outer-gods, health 2; turn ana; ${FOES} => ana not offered flute-of-the-outer-gods/1
  gate-box: one die more in Other Worlds for all on the space, in both tests; closing a Gate there gives its holder a Clue
    (Lore 2, then Influence 2 at −1.)
    ana has gate-box; gates rome; encounter ana; top otherWorld: celaeno-4; test 1/3 1/2 -> ana otherWorld:gate-rome
      => discard:gates gate-rome; leo-anderson clues 1
    (Lore 1, then Influence 3 at −1; the Clue is only for the holder.)
    ana has gate-box; gates rome; encounter ben; top otherWorld: celaeno-4; test 1/2 1/3 -> ben otherWorld:gate-rome
      => discard:gates gate-rome; silas-marsh clues 0
    ana has gate-box; says leo-anderson: closeGate what:(the gates) ~> –: nothing
  glass-of-mortlan: 6 counts two for Spells; 1 Sanity of each own Spell may be kept
    (One 6 is two successes: the Shriveling strikes the others too.)
    ana has glass-of-mortlan shriveling-2; ${FOES}; turn ana; test 6+1 -> ana shriveling-2/cast > shoggoth => space:rome not ghoul
    ana has glass-of-mortlan shriveling-2; ${FOES}; turn ana; test 5+1
      -> ana shriveling-2/cast > shoggoth, ana? use-replacement > glass-of-mortlan => leo-anderson health 6, sanity 6
    (What is no Spell is not its business.)
    ana has glass-of-mortlan; says leo-anderson: lose sanity 1 ~> –: -1 sanity
  grotesque-statue: from the deck it brings 5 Clues; a Clue prevents all loss of Sanity, once a round
    top artifacts: grotesque-statue; says leo-anderson: gain artifact ~> –: +1 artifact, +5 clue
    ana has grotesque-statue, clues 2; says leo-anderson: seq (lose sanity 3) (lose sanity 1)
      ~> yes: -1 clue, -1 sanity | no, yes: -1 clue, -3 sanity | no, no: -4 sanity
    ana has grotesque-statue; says leo-anderson: seq (lose sanity 3) (lose sanity 1) ~> –: -4 sanity
    (Traded or looted it brings nothing: only the deck does.)
    ana has grotesque-statue, clues 1; says leo-anderson: lose health 1 ~> –: -1 health
  lightning-gun: +6 Strength in combat; an action costs its holder and all Monsters on the space 1 Health
    ana has lightning-gun; ${FIGHT}; test 3/3 4/7 -> until ana pause | encounter none => space:rome not shoggoth
    ana has lightning-gun; acts ana lightning-gun/1 lightning-gun/2; ${FOES}
      ~> –: -1 health, -1 health of monsters, -1 monster on the board
  mi-go-brain-case: a trade with anybody anywhere, and both may change places
    ana has mi-go-brain-case, train 1; ben at tokyo; turn ana -> ana mi-go-brain-case/1 > offer:train-0 > consent:1, ben consent:1,
      ana yes, ben yes => silas-marsh trainTickets 1; space:tokyo leo-anderson; space:rome silas-marsh
    ana has mi-go-brain-case, train 1; ben at tokyo; turn ana -> ana mi-go-brain-case/1 > offer:train-0 > consent:1, ben consent:1,
      ana yes, ben no => space:rome leo-anderson
  pallid-mask: in the Encounter Phase the Monsters on the space can be passed by
    ana has pallid-mask; ${FIGHT}; top europe: europe-8
      -> ana? before-encounter > pallid-mask, ana? encounter > location:europe > no, ana? pause => leo-anderson health 6, sanity 6
    ana has pallid-mask; ${FIGHT}; test 3/3 1/1 -> ana no, ana? pause
  ruby-of-rlyeh: after an action, 1 Sanity for one more, once a round
    ana has ruby-of-rlyeh; turn ana -> ana rest, ana? use-trigger > ruby-of-rlyeh, ana? action => leo-anderson health 6, sanity 5
      -> ana prepare > train, ana? action > travel > 14, until ana pause | ticket stop
  sword-of-saint-jerome: +2 Will and +5 Strength in combat; a Monster defeated there gives 1 Sanity
    ana has sword-of-saint-jerome; ${FIGHT}; test 1/5 4/6 -> until ana pause | encounter none
      => leo-anderson health 6, sanity 5, has sword-of-saint-jerome
  the-silver-key: once a round a Clue less is paid; one die of an Other World test again
    ana has the-silver-key, clues 3; answers may: yes, pay-with: free;
      says leo-anderson: seq (may cost:(pay clue 2) effect:(gain artifact)) (may cost:(pay clue 2) effect:(gain artifact))
      ~> –: +2 artifact, -3 clue
    ana has the-silver-key; gates rome; encounter ana; top otherWorld: celaeno-2; test 0/2 0/3; reroll 5 5
      -> ana otherWorld:gate-rome > the-silver-key, until ana use-trigger | reroll done, ana the-silver-key,
      until ana pause | reroll done => discard:gates gate-rome
`)

it('all 14 are tried', () => {
  expect(artifacts).toHaveLength(14)
  expect(artifacts.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
})
