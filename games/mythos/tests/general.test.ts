import { defined } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { kinds } from '../content/kinds.ts'
import { deckProblems } from '../rules/decks.ts'
import { definitions } from '../rules/definitions.ts'
import { mythos } from '../rules/game.ts'
import { builtOf } from '../rules/setup.ts'
import { position } from './position.ts'
import { tell } from './told.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

tell(`
# cards and rules
  MY-GEN-01: the Ox-Cart says that it goes where the rules let nobody drive
    at motor-car; chronicle sentinel-hill; hand dark-mountain => ana refused only play:dark-mountain MY-TRAVEL-09
    at ox-cart; chronicle sentinel-hill; hand dark-mountain => ana offered play:dark-mountain …
  MY-GEN-02: of two cards that contradict each other the one played last prevails
    at innsmouth-wharves; artifacts electric-torch; hand nightfall => ana not is-night -> ana play:nightfall => ana is-night -> ben pass,
      ana use:electric-torch => ana not is-night
    at innsmouth-wharves; artifacts electric-torch; hand nightfall -> ana use:electric-torch, ben pass, ana play:nightfall => ana is-night
  MY-GEN-03: Events that raise and lower one value are combined, whichever came last
    threat ghoul; hand full-moon -> ana play:full-moon, ben pass => ghoul worth 3
    threat ghoul; hand <full-moon waning-moon> <waning-moon full-moon> -> ana play:<>, ben pass, ana play:<waning-moon full-moon>,
      ben pass => ghoul worth 1
  MY-GEN-09: an Explorer of somebody else opens no way for you
    at dirigible; chronicle miskatonic-library; hand city-of-the-elder-things | allies prof-william-dyer
      => ana refused only play:city-of-the-elder-things MY-TRAVEL-21
    at dirigible; chronicle miskatonic-library; hand city-of-the-elder-things; allies prof-william-dyer
      => ana offered play:city-of-the-elder-things …
    (Nor does one that is only borrowed; yet he keeps you company.)
    at dirigible; chronicle miskatonic-library; hand city-of-the-elder-things; allies prof-william-dyer old-castro
      @ marks prof-william-dyer: owner-ben borrowed, old-castro: owner-ben borrowed
      => ana refused only play:city-of-the-elder-things MY-TRAVEL-21
    allies prof-william-dyer old-castro; sanity 9; at gilman-house-hotel @ marks prof-william-dyer: owner-ben borrowed,
      old-castro: owner-ben borrowed; from printedEnd, pause => ana sanity 9
  MY-GEN-11: two cards of one Title are the same card where Titles are compared
    at miskatonic-library; allies private-detective; hand private-detective-retired
      => ana refused only play:private-detective-retired MY-COPY-01
    (A Deep One combines with Deep Ones, by their Title; each keeps its own value.)
    at innsmouth-wharves; hand deep-one deep-one-elder -> ana combine:deep-one > deep-one-elder => ana threat deep-one deep-one-elder,
      threat deep-one deep-one-elder; deep-one worth 2; deep-one-elder worth 5
  MY-RULING-49: half a point is rounded up: 1.5 becomes 2
    threat <mi-go shoggoth ghoul>; events half-light: nobody => <> worth <2 3 1>
# what our set does not have
  MY-RULING-61: who names a partner that does not name it back combines with nobody
    at christchurch-cemetery; hand ghoul-hanger-on ghoul => ana offered threat:ghoul-hanger-on threat:ghoul pass
  MY-RULING-70: a maximum below the minimum takes the minimum along
    hand ghoul ghoul zoog zoog gug | events sleepless-week: ana @ from trimHand ana, pause
      (The Private Eye keeps four to six: with four less at most, two to two.)
      => table count 3 3, limits 2 2
  MY-DEFEND-10 MY-CULT-05: in a Threat an Ally is a Monster to what speaks of Monsters
    <allies threat> wilbur-whateley; events half-light: nobody => wilbur-whateley worth <3 2>
# players
  MY-GEN-05: each has an Investigator and the creatures that oppose the others
    sanity 12; at christchurch-cemetery; hand ghoul walter-gilman | sanity 12; threat mi-go
      => ana offered threat:ghoul play:walter-gilman … -> ana threat:ghoul, until ana lobotomy | turn pass
      (ana paid 1; of ben's 3 points ana's 2 were taken off.)
      => ana sanity 10; ben sanity 12
# whose card it is
  MY-GEN-10 MY-RULING-36: a borrowed card is buried or discarded with whoever it belongs to
    at miskatonic-library; allies old-castro | hand federal-raid @ marks old-castro: owner-ben borrowed; from turn ben, pause
      -> ben play:federal-raid =+ old-castro allies:ana→chronicle:ben
    at miskatonic-library; allies old-castro | hand betrayal @ marks old-castro: owner-ben borrowed; from turn ben, pause
      -> ben play:betrayal =+ old-castro allies:ana→discard:ben
  MY-RULING-36: a controlled Monster fights for another and is buried in its owner’s Chronicle
    tomes al-azif+whisper-to-the-burrowers | threat ghoul: ana @ combat -> until ana casting, ana cast:whisper-to-the-burrowers
      (It strikes ben, and the Combat is over.)
      =+ ben sanity 16→14; ghoul threat:ben→chronicle:ben
`)

describe('cards and rules', () => {
  rule('MY-GEN-07', 'a card has no field for its border, frame or artwork: no rule could read one', () => {
    const fields = Object.values(kinds).flatMap((kind) => Object.keys(kind).map((field) => field.replace('?', '')))
    expect(fields).toContain('unique')
    expect(fields.filter((field) => /border|frame|art$|artwork|picture|image|set|edition/.test(field))).toEqual([])
  })

  rule('MY-GEN-08', 'a card may speak of a language or a card that nobody has: it stays legal and is never satisfied', () => {
    const cards = ['tablets-of-mu', 'story-of-mu', ...builtOf('the-arkham-faculty').cards]
    expect(deckProblems({ cards })).toEqual([])
    const t = position({
      seats: {
        ana: 'is professor-of-classics; at miskatonic-library; hand tablets-of-mu story-of-mu regnum-congo',
        ben: {},
      },
    })
    t.shows('ana refused only play:tablets-of-mu MY-TOME-02 play:story-of-mu MY-ADV-21, offered play:regnum-congo …')
  })
})

describe('players', () => {
  const open = (n: number) =>
    play(mythos, {
      seats: ['ana', 'ben', 'eva', 'leo', 'mia', 'tom', 'zoe'].slice(0, n),
      options: { decks: Array(n).fill('the-arkham-faculty') },
    })

  rule('MY-GEN-04 MY-RULING-01', 'two to six play, everybody for oneself, and left is the next seat', () => {
    expect(() => open(1)).toThrow()
    expect(() => open(7)).toThrow()
    for (const n of [2, 6]) expect(open(n).table.kernel.seats).toHaveLength(n)
    position({ seats: { ana: {}, ben: {}, eva: {} } }).does('ana pass', 'ben asked prompt.turn')
    // No teams: a Monster is set against any one of the others, and one alone wins.
    const fight = position({ seats: { ana: 'threat ghoul', ben: {}, eva: 'sanity 1' }, from: [{ step: 'combat' }] })
    fight.untilAsk('ana', 'prompt.assign-monster').expectAsk('ana', 'prompt.assign-monster', ['ben', 'eva']).choose('ana', 'eva')
    while (!fight.over) fight.choose(defined(fight.table.awaited()[0]), defined(fight.offered(defined(fight.table.awaited()[0])).at(-1)))
    expect(fight.result).toMatchObject({ outcome: 'sanity', by: ['eva'], winners: ['ana', 'ben'] })
  })

  rule('MY-GEN-06', 'cards of all sets go into one deck, and nobody can tell them by their backs', () => {
    const base = builtOf('the-arkham-faculty').cards.slice(0, 55)
    expect(deckProblems({ cards: [...base, 'celephais', 'yuggoth', 'rlyeh', 'cairo-museum', 'drowned-arkham'] })).toEqual([])
    const backs = [...definitions.values()].filter(({ kind }) => kind === 'card').map(({ faces }) => faces.back)
    expect(new Set(backs)).toEqual(new Set(['back']))
    const t = position({ seats: { ana: 'hand ghoul celephais', ben: {} } })
    const seen = (seat: string) => t.table.view(seat).zones['hand:ana']?.pieces.map(({ faces }) => faces)
    expect(JSON.stringify(seen('ana'))).toContain('location:celephais')
    expect(new Set(seen('ben')?.map((faces) => JSON.stringify(faces))).size).toBe(1)
    expect(JSON.stringify(seen('ben'))).not.toContain('celephais')
  })
})
