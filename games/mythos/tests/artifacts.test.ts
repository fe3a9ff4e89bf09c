import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { duel, number } from './duel.ts'
import { changes, type Table } from './position.ts'
import { tellDuels } from './told.ts'

tellDuels(`
# playing Artifacts
  MY-ART-01: MY-EX-58 only at an ARTIFACT Location, or where an effect allows it
    at curwens-pawtuxet-vaults; hand essential-saltes => ana refused only play:essential-saltes MY-ART-01
    at marsh-refinery; hand essential-saltes -> ana play:essential-saltes => ana artifacts essential-saltes
    at sentinel-hill; hand essential-saltes; is egyptologist => ana offered play:essential-saltes …
    at curwens-pawtuxet-vaults; hand essential-saltes curious-inheritance -> ana play:curious-inheritance > essential-saltes
      => ana artifacts essential-saltes
  MY-ART-02: for the SAN it shows
    at marsh-refinery; hand <brain-cylinder essential-saltes jade-amulet> -> ana play:<> => ana sanity <10 11 12>
    sanity 1; at marsh-refinery; hand brain-cylinder => ana refused only play:brain-cylinder MY-SAN-08
  MY-ART-10: any number of them, copies too
    at marsh-refinery; artifacts clay-bas-relief clay-bas-relief electric-torch jade-amulet resonator idol-of-cthulhu brain-cylinder;
      hand clay-bas-relief -> ana play:clay-bas-relief => ana artifacts 8 cards
# using Artifacts
  MY-ART-03: by turning it crossed; crossed it cannot be used
    artifacts clay-bas-relief; deck ghoul deep-one mi-go -> ana use:clay-bas-relief == clay-bas-relief crossed; ghoul deck:ana→hand:ana
      -> ben pass => ana offered straighten:clay-bas-relief pass, refused use:clay-bas-relief MY-ART-03 -> ana straighten:clay-bas-relief
      => clay-bas-relief not crossed
  MY-ART-04: as the action of a turn, or in the casting step of Combat, as printed
    artifacts clay-bas-relief; deck ghoul deep-one mi-go -> ana use:clay-bas-relief => table asks ben
    artifacts clay-bas-relief; deck ghoul deep-one mi-go @ assigned => ana offered use:clay-bas-relief decline
    artifacts silver-crucifix the-silver-key => ana refused only use:silver-crucifix MY-ART-04
    artifacts silver-crucifix the-silver-key | threat graveyard-skeleton: ana @ assigned => ana offered use:silver-crucifix decline,
      refused only use:the-silver-key MY-ART-04
  MY-ART-05: what a use costs is paid with it, before its effect
    sanity 6; artifacts reanimating-reagent; chronicle earl-sawyer zadok-allen -> ana use:reanimating-reagent => ana asked prompt.recover,
      sanity 5
    sanity 1; artifacts reanimating-reagent; chronicle earl-sawyer -> ana use:reanimating-reagent => over; ana hand none
    sanity 1; artifacts hourglass-of-the-pharaohs; at marsh-refinery => ana refused only use:hourglass-of-the-pharaohs MY-SAN-08
  MY-ART-07: a lost one is buried
    threat mi-go: ben | artifacts brain-cylinder @ assigned -> fought => ben chronicle brain-cylinder
  MY-ART-08 MY-RULING-11: MY-EX-57 it stays crossed until an action straightens it
    artifacts clay-bas-relief @ marks clay-bas-relief: crossed -> nextRound => ana offered straighten:clay-bas-relief pass;
      clay-bas-relief crossed -> ana straighten:clay-bas-relief == clay-bas-relief not crossed => table asks ben
`)

describe('using Artifacts', () => {
  rule('MY-ART-06', 'a Spell held by one is cast for nothing and buried', () => {
    const t = duel('sanity 6; artifacts brain-cylinder; hand dream-sending').does('ana play:dream-sending, ben pass')
    expect(changes(t, () => t.choose('ana', 'cast:dream-sending'))).toEqual([
      'ben sanity 10→8',
      expect.stringMatching(/^dream-sending under:brain-cylinder#\d→chronicle:ana$/),
    ])
  })

  rule('MY-ART-09', 'what it does without turning it does while upright and face up', () => {
    const seeing = (t: Table): number => number(t, 'sees', { piece: t.piece('earl-sawyer'), who: 'ana' })
    const t = (marks = {}): Table => duel('artifacts resonator; allies earl-sawyer', {}, { marks })
    expect([seeing(t()), seeing(t({ resonator: { crossed: true } }))]).toEqual([1, 0])
    expect(seeing(t().arrange((w, table) => w.turn(defined(table.inZone('artifacts:ana')[0]), 'back')))).toBe(0)
    // There is nothing to use, and it works for nobody else.
    expect([t().offered('ana'), t().refused('ana')]).toEqual([['pass'], {}])
    const other = duel('artifacts resonator', 'allies earl-sawyer')
    expect(number(other, 'sees', { piece: other.piece('earl-sawyer'), who: 'ben' })).toBe(0)
  })
})
