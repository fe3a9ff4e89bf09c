import type { Seat } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { events } from '../content/events.ts'
import { meetsNeeds } from '../rules/greatOldOnes.ts'
import { assigned, duel, fought, nextRound, number, sanity, trio, worth } from './duel.ts'
import { became, changes, type Said, type Someone, someone } from './position.ts'

describe('playing Events', () => {
  rule('MY-EVENT-01 MY-EVENT-06', 'an immediate one works at once and is buried', () => {
    const t = duel('hand ghastly-discovery', 'at the-shunned-house')
    became(t, 'ana play:ghastly-discovery', 'ben sanity 10→8; ghastly-discovery hand:ana→chronicle:ana')
  })

  rule('MY-EVENT-01', 'a lasting one works from this moment on', () => {
    duel('hand dense-sea-fog', 'hand dirigible express-train').does('ana play:dense-sea-fog', 'ben offered play:express-train pass')
  })

  rule('MY-EVENT-02', 'anywhere, unless the card demands something', () => {
    const places: readonly (Someone['at'] | null)[] = [
      'miskatonic-library',
      ['sentinel-hill', 'crossed'],
      'yuggoth',
      'celephais',
      'motor-car',
      null,
    ]
    for (const at of places) {
      const ana: Someone = { hand: ['university-grant', 'rest-cure'], deck: ['ghoul'], ...(at ? { at } : {}) }
      const walking = Array.isArray(at)
      expect(duel(ana).offered('ana'), `${at}`).toEqual(
        expect.arrayContaining(['play:university-grant', ...(walking ? [] : ['play:rest-cure'])]),
      )
      if (walking) expect(duel(ana).refused('ana')['play:rest-cure']).toEqual(['MY-GEN-01'])
    }
  })

  rule('MY-EVENT-03', 'on whom or what the card names: from everybody to one Ally of a kind', () => {
    const all = 'at sentinel-hill; allies captain-norrys king-kuranes; hand ghoul'
    const aimed = (event: string, more: Said = {}) =>
      trio({ at: 'gardner-farm', hand: [event], deck: ['ghoul'], ...someone(more) }, all, 'at miskatonic-library; allies earl-sawyer')
    const targets = (event: string) => aimed(event).choose('ana', `play:${event}`).expectAsk('ana', 'prompt.target').offered('ana')
    expect(targets('hydrophobia')).toEqual(['ana', 'ben', 'eva'])
    expect(targets('sudden-insight')).toEqual(['ben', 'eva'])
    expect(targets('betrayal')).toEqual(['captain-norrys', 'earl-sawyer'])
    // All opponents at COUNTRYSIDE; one opponent at a CITY: there is but one of each.
    expect(sanity(aimed('whip-poor-wills').choose('ana', 'play:whip-poor-wills'))).toEqual([12, 9, 10])
    expect(aimed('summons-to-testify').choose('ana', 'play:summons-to-testify').get('eva', 'lostTurns')).toBe(1)
    expect(aimed('missed-connection').refused('ana')).toEqual({ 'play:missed-connection': ['MY-EVENT-03'] })
    // All Investigators, the own one included.
    expect(sanity(nextRound(duel('at sentinel-hill; hand noreaster', 'at devil-reef').choose('ana', 'play:noreaster')))).toEqual([11, 9])
  })

  rule('MY-EVENT-04', 'without a target it is for the player’s own Investigator or cards', () => {
    const own = events.filter(({ target }) => 'who' in target && target.who === 'you')
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(['university-grant', 'rest-cure', 'cult-recruitment', 'search-party']))
    const t = duel('hand cult-recruitment; allies old-castro', 'allies barnabas-marsh').choose('ana', 'play:cult-recruitment')
    expect([worth(t, 'old-castro', 'ana'), worth(t, 'barnabas-marsh', 'ben')]).toEqual([2, 2])
    const party = duel('at sentinel-hill crossed; hand search-party', 'at gardner-farm crossed')
    expect(changes(party, () => party.choose('ana', 'play:search-party'))).toContain('sentinel-hill not crossed')
    expect(party.get(party.piece('gardner-farm'), 'crossed')).toBe(true)
  })

  rule('MY-EVENT-10', 'Travel Events go on the Chronicle Deck', () => {
    const t = duel('at miskatonic-library; hand ocean-liner').choose('ana', 'play:ocean-liner')
    expect([t.zone('here:ana'), t.zone('chronicle:ana'), t.zone('events:ana')]).toEqual([['ocean-liner'], ['miskatonic-library'], []])
  })

  rule('MY-EVENT-14', 'the pentagram is the player’s; what the target loses is in the text', () => {
    const t = duel('hand haunted-by-dreams').does('ana play:haunted-by-dreams, ana ben', 'ana sanity 11; ben sanity 10')
    expect(sanity(nextRound(t))).toEqual([11, 9])
    duel('hand rational-explanation', 'events insomnia: ana').does('ana play:rational-explanation', 'ana sanity 13; ben sanity 10')
  })

  rule('MY-RULING-73', 'not for nothing: what could change nothing is not played, cast or used, unless it gives SAN or stays', () => {
    const ana: Someone = {
      hand: ['federal-raid', 'notes-re-read', 'rational-explanation', 'rest-cure', 'full-moon'],
      tomes: [['al-azif', 'withering-word']],
      artifacts: ['essential-saltes'],
    }
    const t = duel(ana)
    expect(t.refused('ana')).toEqual({
      'play:federal-raid': ['MY-RULING-73'],
      'play:notes-re-read': ['MY-RULING-73'],
      // Without an Event there is nobody to aim at.
      'play:rational-explanation': ['MY-EVENT-03'],
      'cast:withering-word': ['MY-RULING-73'],
      'use:essential-saltes': ['MY-RULING-73'],
    })
    expect(t.offered('ana')).toEqual(['play:rest-cure', 'play:full-moon', 'pass'])
    const busy = duel({ ...ana, chronicle: ['reanimated-corpse'] }, 'at widener-library; allies old-castro; events insomnia: ana')
    expect(busy.refused('ana')).toEqual({})
  })

  rule('MY-EVENT-15', 'in turns only, not in Combat', () => {
    const t = duel('hand university-grant direct-sunlight; artifacts clay-bas-relief; deck ghoul', {}, assigned)
    t.expectAsk('ana', 'prompt.casting', ['use:clay-bas-relief', 'decline'])
  })
})

describe('lasting Events', () => {
  rule('MY-EVENT-05 MY-EVENT-07 MY-EVENT-08', 'the card says what it does and how it ends; then its owner buries it', () => {
    const t = duel('hand hydrophobia', 'at miskatonic-library; hand the-unvisited-island st-marys-hospital tramp-steamer')
    t.does('ana play:hydrophobia, ana ben', 'ben offered play:st-marys-hospital pass').does('ben play:st-marys-hospital, ana pass')
    t.shows('ana events none, chronicle hydrophobia')
    t.shows('ben chronicle miskatonic-library, offered play:the-unvisited-island play:tramp-steamer pass')
  })

  rule('MY-EVENT-05', 'the end of the Round ends what lasts so long', () => {
    const t = duel('hand full-moon; threat ghoul').choose('ana', 'play:full-moon')
    expect([worth(t, 'ghoul', 'ana'), t.zone('events:ana')]).toEqual([3, ['full-moon']])
    nextRound(t).shows('ana events none, chronicle ghoul full-moon')
  })

  rule('MY-EVENT-07', 'until another card cancels it, whatever Rounds go by', () => {
    const t = nextRound(nextRound(duel('events insomnia: ben; hand rational-explanation'))).shows('ana events insomnia')
    t.does('ana play:rational-explanation', 'ana events none, chronicle {insomnia rational-explanation}')
  })

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

  rule('MY-EVENT-11 MY-EVENT-12', 'MY-EX-53 one of a Title at a time on an Investigator', () => {
    trio('hand hydrophobia', {}, 'events hydrophobia: ben').does('ana play:hydrophobia', 'ana asked prompt.target: ana eva')
    const both = duel('hand hydrophobia insomnia; events hydrophobia: ana', 'events hydrophobia: ben')
    expect(both.refused('ana')).toEqual({ 'play:hydrophobia': ['MY-EVENT-03'] })
  })

  rule('MY-RULING-34', 'one on all Investigators is one on each: with all under it, it cannot be played again', () => {
    duel('hand nightfall full-moon', 'events nightfall: nobody').shows('ana refused only play:nightfall MY-EVENT-03')
    expect(nextRound(duel('hand full-moon', 'events full-moon: nobody')).offered('ana')).toEqual(['play:full-moon', 'pass'])
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

describe('changing values', () => {
  const skeletons = (more: Said = {}) =>
    duel('artifacts silver-crucifix', { threat: { 'graveyard-skeleton': 'ana' }, ...someone(more) }, assigned).choose(
      'ana',
      'use:silver-crucifix',
    )

  rule('MY-EVENT-13 MY-RULING-40', 'MY-EX-54 what raises comes first, then what lowers, never below 0', () => {
    // 1, raised by the Full Moon, lowered by 3: nothing left. The other way round it would strike for 1.
    expect(sanity(fought(skeletons('events full-moon: nobody')))).toEqual([12, 10])
    const mummy = duel('artifacts silver-crucifix', 'events full-moon: nobody; threat mummy-of-the-pharaoh: ana', assigned)
    expect(sanity(fought(mummy.choose('ana', 'use:silver-crucifix')))).toEqual([11, 10])
    // Nothing, not less than nothing: of the Ghoul beside it nothing is taken off, and it holds the Deep One.
    const beside = duel('artifacts silver-crucifix; threat deep-one: ben', 'threat graveyard-skeleton: ana, ghoul: ana', assigned)
    expect(sanity(fought(beside.choose('ana', 'use:silver-crucifix')))).toEqual([12, 10])
  })

  rule('MY-RULING-40', 'what raises a Monster of the Threat is part of it, no point from outside', () => {
    const threat = { ghoul: 'ben', 'mi-go': 'ben' }
    const ben = { artifacts: ['jade-amulet', 'resonator'], threat: { 'slime-of-the-black-gulf': 'ana' } }
    const t = duel({ events: { 'full-moon': null }, threat }, ben, assigned)
    // Three and three against three: the Mi-Go absorbs all of it and harms nobody. A point from outside would have gone first and left one of its own.
    fought(t, { 'prompt.absorb': 'mi-go' })
    expect([sanity(t), t.zone('artifacts:ben')]).toEqual([[12, 8], ben.artifacts])
  })
})

test('the log tells on whom an Event is played', () => {
  const t = duel('hand amnesia').choose('ana', 'play:amnesia').choose('ana', 'ben')
  const lines = t.table.eventsFor('ben').map(({ message }) => message)
  expect(lines).toContainEqual({ key: 'log.played-on', args: { who: { seat: 'ana' }, card: { card: 'amnesia' }, other: { seat: 'ben' } } })
})
