import type { Seat } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { events } from '../content/events.ts'
import { meetsNeeds } from '../rules/greatOldOnes.ts'
import { duel, number, worth } from './duel.ts'
import { changes, type Said, someone } from './position.ts'
import { tellDuels } from './told.ts'

const others = 'at sentinel-hill; allies captain-norrys king-kuranes; hand ghoul | at miskatonic-library; allies earl-sawyer'

tellDuels(`
# playing Events
  MY-EVENT-01 MY-EVENT-06: an immediate one works at once and is buried
    hand ghastly-discovery | at the-shunned-house -> ana play:ghastly-discovery == ben sanity 10→8;
      ghastly-discovery hand:ana→chronicle:ana
  MY-EVENT-01: a lasting one works from this moment on
    hand dense-sea-fog | hand dirigible express-train -> ana play:dense-sea-fog => ben offered play:express-train pass
  MY-EVENT-02: anywhere, unless the card demands something
    hand university-grant rest-cure; deck ghoul; at <miskatonic-library yuggoth celephais motor-car>
      => ana offered play:university-grant play:rest-cure …
    hand university-grant rest-cure; deck ghoul; at sentinel-hill crossed => ana offered play:university-grant …
    hand university-grant rest-cure; deck ghoul; at sentinel-hill crossed => ana refused play:rest-cure MY-GEN-01
    hand university-grant rest-cure; deck ghoul => ana offered play:university-grant play:rest-cure …
  MY-EVENT-03: on whom or what the card names: from everybody to one Ally of a kind
    at gardner-farm; hand hydrophobia; deck ghoul | ${others} -> ana play:hydrophobia => ana asked prompt.target, offered ana ben eva
    at gardner-farm; hand <sudden-insight betrayal>; deck ghoul | ${others} -> ana play:<> => ana asked prompt.target,
      offered <ben captain-norrys> <eva earl-sawyer>
    at gardner-farm; hand whip-poor-wills; deck ghoul | ${others}
      (All opponents at COUNTRYSIDE; one opponent at a CITY: there is but one of each.)
      -> ana play:whip-poor-wills => ana sanity 12; ben sanity 9; eva sanity 10
    at gardner-farm; hand summons-to-testify; deck ghoul | ${others} -> ana play:summons-to-testify => eva lostTurns 1
    at gardner-farm; hand missed-connection; deck ghoul | ${others} => ana refused only play:missed-connection MY-EVENT-03
    (All Investigators, the own one included.)
    at sentinel-hill; hand noreaster | at devil-reef -> ana play:noreaster, nextRound => ana sanity 11; ben sanity 9
  MY-EVENT-10: Travel Events go on the Chronicle Deck
    at miskatonic-library; hand ocean-liner -> ana play:ocean-liner => ana here ocean-liner, chronicle miskatonic-library, events none
  MY-EVENT-14: the pentagram is the player’s; what the target loses is in the text
    hand haunted-by-dreams -> ana play:haunted-by-dreams > ben => ana sanity 11; ben sanity 10 -> nextRound => ana sanity 11; ben sanity 9
    hand rational-explanation | events insomnia: ana -> ana play:rational-explanation => ana sanity 13; ben sanity 10
  MY-RULING-73: not for nothing: what could change nothing is not played, cast or used, unless it gives SAN or stays
    hand federal-raid notes-re-read rational-explanation rest-cure full-moon; tomes al-azif+withering-word; artifacts essential-saltes
      => ana refused only play:federal-raid MY-RULING-73 play:notes-re-read MY-RULING-73 play:rational-explanation MY-EVENT-03 cast:withering-word MY-RULING-73 use:essential-saltes MY-RULING-73, offered play:rest-cure play:full-moon pass
    (Without an Event there is nobody to aim at.)
    hand federal-raid notes-re-read rational-explanation rest-cure full-moon; tomes al-azif+withering-word; artifacts essential-saltes;
      chronicle reanimated-corpse | at widener-library; allies old-castro; events insomnia: ana => ana refused nothing
  MY-EVENT-15: in turns only, not in Combat
    hand university-grant direct-sunlight; artifacts clay-bas-relief; deck ghoul @ assigned
      => ana asked prompt.casting: use:clay-bas-relief decline
# lasting Events
  MY-EVENT-05 MY-EVENT-07 MY-EVENT-08: the card says what it does and how it ends; then its owner buries it
    hand hydrophobia | at miskatonic-library; hand the-unvisited-island st-marys-hospital tramp-steamer -> ana play:hydrophobia > ben
      => ben offered play:st-marys-hospital pass -> ben play:st-marys-hospital, ana pass => ana events none, chronicle hydrophobia;
      ben chronicle miskatonic-library, offered play:the-unvisited-island play:tramp-steamer pass
  MY-EVENT-05: the end of the Round ends what lasts so long
    hand full-moon; threat ghoul -> ana play:full-moon => ana events full-moon; ghoul worth 3 -> nextRound => ana events none,
      chronicle ghoul full-moon
  MY-EVENT-07: until another card cancels it, whatever Rounds go by
    events insomnia: ben; hand rational-explanation -> nextRound, nextRound => ana events insomnia -> ana play:rational-explanation
      => ana events none, chronicle {insomnia rational-explanation}
  MY-EVENT-11 MY-EVENT-12: MY-EX-53 one of a Title at a time on an Investigator
    hand hydrophobia | - | events hydrophobia: ben -> ana play:hydrophobia => ana asked prompt.target: ana eva
    hand hydrophobia insomnia; events hydrophobia: ana | events hydrophobia: ben => ana refused only play:hydrophobia MY-EVENT-03
  MY-RULING-34: one on all Investigators is one on each: with all under it, it cannot be played again
    hand nightfall full-moon | events nightfall: nobody => ana refused only play:nightfall MY-EVENT-03
    hand full-moon | events full-moon: nobody -> nextRound => ana offered play:full-moon pass
# changing values @ assigned
  MY-EVENT-13 MY-RULING-40: MY-EX-54 what raises comes first, then what lowers, never below 0
    (1, raised by the Full Moon, lowered by 3: nothing left. The other way round it would strike for 1.)
    artifacts silver-crucifix | threat graveyard-skeleton: ana; events full-moon: nobody -> ana use:silver-crucifix, fought
      => ana sanity 12; ben sanity 10
    artifacts silver-crucifix | events full-moon: nobody; threat mummy-of-the-pharaoh: ana -> ana use:silver-crucifix, fought
      => ana sanity 11; ben sanity 10
    (Nothing, not less than nothing: of the Ghoul beside it nothing is taken off, and it holds the Deep One.)
    artifacts silver-crucifix; threat deep-one: ben | threat graveyard-skeleton: ana, ghoul: ana -> ana use:silver-crucifix, fought
      => ana sanity 12; ben sanity 10
  MY-RULING-40: what raises a Monster of the Threat is part of it, no point from outside
    events full-moon: nobody; threat ghoul: ben, mi-go: ben | artifacts jade-amulet resonator; threat slime-of-the-black-gulf: ana
      (Three and three against three: the Mi-Go absorbs all of it and harms nobody. A point from outside would have gone first and left
      one of its own.)
      -> fought | absorb mi-go => ben artifacts jade-amulet resonator, sanity 8; ana sanity 12
`)

describe('playing Events', () => {
  rule('MY-EVENT-04', 'without a target it is for the player’s own Investigator or cards', () => {
    const own = events.filter(({ target }) => 'who' in target && target.who === 'you')
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(['university-grant', 'rest-cure', 'cult-recruitment', 'search-party']))
    const t = duel('hand cult-recruitment; allies old-castro', 'allies barnabas-marsh').choose('ana', 'play:cult-recruitment')
    expect([worth(t, 'old-castro', 'ana'), worth(t, 'barnabas-marsh', 'ben')]).toEqual([2, 2])
    const party = duel('at sentinel-hill crossed; hand search-party', 'at gardner-farm crossed')
    expect(changes(party, () => party.choose('ana', 'play:search-party'))).toContain('sentinel-hill not crossed')
    expect(party.get(party.piece('gardner-farm'), 'crossed')).toBe(true)
  })
})

describe('lasting Events', () => {
  rule('MY-EVENT-09', 'on an opponent it is still the player’s own card in play', () => {
    const t = duel('hand hydrophobia').choose('ana', 'play:hydrophobia').choose('ana', 'ben')
    expect([t.zone('events:ana'), t.zone('events:ben'), t.get(t.piece('hydrophobia'), 'target')]).toEqual([['hydrophobia'], [], 'ben'])
    const haunter = { hand: ['the-haunter-on-federal-hill'], at: 'church-of-starry-wisdom', allies: ['robert-blake'] }
    const table = { artifacts: ['shining-trapezohedron'], tomes: ['regnum-congo'] }
    // Nightfall lies over both: it is a card of the one who played it.
    const told = (ana: Said, ben: Said) =>
      duel({ ...haunter, ...table, ...someone(ana) }, ben)
        .offered('ana')
        .includes(`play:${haunter.hand[0]}`)
    expect([told('events nightfall: nobody', {}), told({}, 'events nightfall: nobody')]).toEqual([true, false])
    // So does one that lies on somebody else alone: it counts as Ana’s for what asks for her cards, and ends in her Chronicle.
    const mine = (seat: Seat) => meetsNeeds(t.table.kernel, seat, [{ title: 'hydrophobia' }])
    expect([mine('ana'), mine('ben')]).toEqual([true, false])
    t.put(['st-marys-hospital'], 'hand:ben').put('miskatonic-library', 'here:ben')
    t.does('ben play:st-marys-hospital', 'ana events none, chronicle hydrophobia; ben chronicle miskatonic-library')
  })

  rule('MY-EVENT-16', 'different Titles together; of two that contradict each other the one played last prevails', () => {
    const t = duel('events insomnia: ben; hand brain-fever', 'hand regnum-congo').does('ana play:brain-fever, ana ben')
    expect([number(t, 'handMax', { who: 'ben' }), number(t, 'price', { who: 'ben', card: t.piece('regnum-congo') })]).toEqual([4, 1])
    const at = duel('at round-hill-stones; hand nightfall; artifacts electric-torch').does('ana play:nightfall, ben pass')
    const isNight = () => number(at, 'attribute', { who: 'ana', attribute: 'night' })
    expect(isNight()).toBe(1)
    at.choose('ana', 'use:electric-torch')
    expect(isNight()).toBe(0)
  })
})

test('the log tells on whom an Event is played', () => {
  const t = duel('hand amnesia').choose('ana', 'play:amnesia').choose('ana', 'ben')
  const lines = t.table.eventsFor('ben').map(({ message }) => message)
  expect(lines).toContainEqual({ key: 'log.played-on', args: { who: { seat: 'ana' }, card: { card: 'amnesia' }, other: { seat: 'ben' } } })
})
