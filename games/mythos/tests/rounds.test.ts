import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { position, type Said, type Table } from './position.ts'
import { tell } from './told.ts'

const many = (n: number, card = 'ghoul'): string[] => Array.from({ length: n }, () => card)
const atStart = (seats: { readonly [seat: string]: Said }): Table => position({ seats, from: [{ step: 'round' }] })
const QUIET = {
  'prompt.turn': 'pass',
  'prompt.lobotomy': 'no',
  'prompt.casting': 'decline',
  'prompt.recompose': 'no',
  'prompt.defend': 'done',
}

const twenty = 'zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog zoog'

tell(`
# drawing
  MY-ROUND-02: up to thirteen; who holds as many or more draws none
    hand ghoul ghoul ghoul ghoul; deck ${twenty} | hand ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul;
      deck ${twenty} | hand ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul; deck ${twenty}
      @ from round => ana hand 13 cards; ben hand 13 cards; eva hand 15 cards
  MY-RULING-56: more than thirteen are allowed inside a Round
    hand university-grant ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul; deck ${twenty}
      -> ana play:university-grant => ana hand 15 cards -> ben pass => ana asked prompt.turn, hand 15 cards
    (And at the start of the next nobody draws who still holds as many.)
    hand ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul; deck zoog @ from round
      => ana hand 15 cards, deck 1 cards
  MY-ROUND-03: inside a Round cards are drawn only where a card says so
    at miskatonic-library; hand christchurch-cemetery ghoul arkham-advertiser-office; deck zoog zoog zoog zoog zoog zoog zoog zoog zoog
      | deck ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul ghoul -> ana play:christchurch-cemetery, ben pass
      == christchurch-cemetery hand:ana→here:ana; miskatonic-library here:ana→chronicle:ana -> ana threat:ghoul == ana sanity 16→15;
      christchurch-cemetery inverted; ghoul face down; ghoul hand:ana→threat:ana
    at miskatonic-library; hand christchurch-cemetery ghoul arkham-advertiser-office; deck zoog zoog zoog zoog zoog zoog zoog zoog zoog
      -> ana play:arkham-advertiser-office => ana hand zoog …
# who begins
  MY-ROUND-04: the lowest SAN
    sanity 12; education 30 | sanity 9; education 1 | sanity 10; education 40 @ from round => ben asked prompt.turn
  MY-ROUND-05 MY-ROUND-06 MY-RULING-09: MY-EX-05: of the lowest the highest EDU; then by seats to the left, whatever SAN they have
    sanity 12; education 20 | sanity 9; education 15 | sanity 9; education 18 @ from round => eva asked prompt.turn -> eva pass
      => ana asked prompt.turn; table starter eva
    (By SAN it would have been ben.)
  MY-ROUND-06: SAN that changes meanwhile leaves the order of seats alone
    at miskatonic-library; hand rest-cure | sanity 8 | sanity 2 -> ana play:rest-cure => ben asked prompt.turn -> ben pass
      => eva asked prompt.turn
  MY-ROUND-07: in each Round anew
    sanity 9 | sanity 10; at sentinel-hill; hand reanimated-corpse reanimated-corpse @ from round => table starter ana -> until ben turn
      | turn pass | lobotomy no | casting decline | recompose no | defend done, ben threat:reanimated-corpse, mark ben sanity-5
      => table round 3 -> ana pass => table round 3 -> ben no => table round 3 -> ana no => table round 4, starter ben
  MY-ROUND-08: in Combat the lowest SAN of that moment is first, whoever began
    sanity 9; at miskatonic-library; hand rest-cure | sanity 10 @ from round => table starter ana -> ana play:rest-cure,
      until ben lobotomy | turn pass | lobotomy no | casting decline | recompose no | defend done => table starter ana, first ben
  MY-ROUND-09: a Round has as many turns as the players take, until the passes end it
    at miskatonic-library; artifacts electric-torch | artifacts electric-torch => ana asked prompt.turn -> ana use:electric-torch
      => ben asked prompt.turn -> ben use:electric-torch => ana asked prompt.turn -> ana straighten:electric-torch
      => ben asked prompt.turn -> ben straighten:electric-torch => ana asked prompt.turn -> ana use:electric-torch
      => ben asked prompt.turn -> ben use:electric-torch => ana asked prompt.turn -> ana straighten:electric-torch
      => ben asked prompt.turn -> ben straighten:electric-torch => ana asked prompt.turn -> ana use:electric-torch
      => ben asked prompt.turn -> ben use:electric-torch => ana asked prompt.turn -> ana straighten:electric-torch
      => ben asked prompt.turn -> ben straighten:electric-torch => ana asked prompt.turn -> ana use:electric-torch
      => ben asked prompt.turn -> ben use:electric-torch => ana asked prompt.turn -> ana straighten:electric-torch
      => ben asked prompt.turn -> ben straighten:electric-torch => ana asked prompt.turn -> ana use:electric-torch
      => ben asked prompt.turn -> ben use:electric-torch => ana asked prompt.turn -> ana straighten:electric-torch
      => ben asked prompt.turn -> ben straighten:electric-torch => table round 2, phase play -> ana pass, ben pass => table phase combat
`)

rule('MY-ROUND-01', 'drawing, turns, Combat, the end, and the next Round', () => {
  const t = atStart({
    ana: { deck: many(30, 'zoog'), allies: ['earl-sawyer'] },
    ben: { deck: many(30, 'zoog'), allies: ['earl-sawyer'], threat: ['zoog'] },
  })
  const seen: string[] = []
  while (t.state.round === 3) {
    const about = t.table.ask?.about.key ?? ''
    if (seen.at(-1) !== about) seen.push(about)
    expect(t.zone('hand:ana').length, about).toBeGreaterThanOrEqual(about === 'prompt.turn' ? 13 : 4)
    t.choose(t.table.awaited()[0] as string, QUIET[about as keyof typeof QUIET] ?? t.offered(t.table.awaited()[0] as string).slice(0, 8))
  }
  expect(seen).toEqual(['prompt.turn', 'prompt.defend', 'prompt.lobotomy', 'prompt.trim', 'prompt.recompose'])
  expect([t.state.phase, t.zone('hand:ana').length]).toEqual(['play', 13])
})
