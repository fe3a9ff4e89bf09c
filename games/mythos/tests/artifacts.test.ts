import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { assigned, duel, fought, nextRound, number } from './duel.ts'
import { changes, type Said, someone, type Table } from './position.ts'

describe('playing Artifacts', () => {
  rule('MY-ART-01', 'MY-EX-58 only at an ARTIFACT Location, or where an effect allows it', () => {
    const at = (place: string, more: Said = {}) => duel({ at: place, hand: ['essential-saltes'], ...someone(more) })
    expect(at('curwens-pawtuxet-vaults').refused('ana')).toEqual({ 'play:essential-saltes': ['MY-ART-01'] })
    expect(at('marsh-refinery').choose('ana', 'play:essential-saltes').zone('artifacts:ana')).toEqual(['essential-saltes'])
    expect(at('sentinel-hill', 'is egyptologist').offered('ana')).toContain('play:essential-saltes')
    const inheritance = at('curwens-pawtuxet-vaults', 'hand essential-saltes curious-inheritance')
    inheritance.does('ana play:curious-inheritance, ana essential-saltes', 'ana artifacts essential-saltes')
  })

  rule('MY-ART-02', 'for the SAN it shows', () => {
    const paid = (id: string) => 12 - duel(`at marsh-refinery; hand ${id}`).choose('ana', `play:${id}`).get('ana', 'sanity')
    expect([paid('brain-cylinder'), paid('essential-saltes'), paid('jade-amulet')]).toEqual([2, 1, 0])
    duel('sanity 1; at marsh-refinery; hand brain-cylinder').shows('ana refused only play:brain-cylinder MY-SAN-08')
  })

  rule('MY-ART-10', 'any number of them, copies too', () => {
    const artifacts = [
      'clay-bas-relief',
      'clay-bas-relief',
      'electric-torch',
      'jade-amulet',
      'resonator',
      'idol-of-cthulhu',
      'brain-cylinder',
    ]
    const t = duel({ at: 'marsh-refinery', artifacts, hand: ['clay-bas-relief'] }).choose('ana', 'play:clay-bas-relief')
    expect(t.zone('artifacts:ana')).toHaveLength(artifacts.length + 1)
  })
})

describe('using Artifacts', () => {
  const relief = (more: Said = {}, how = {}): Table =>
    duel({ artifacts: ['clay-bas-relief'], deck: ['ghoul', 'deep-one', 'mi-go'], ...someone(more) }, {}, how)

  rule('MY-ART-03', 'by turning it crossed; crossed it cannot be used', () => {
    const t = relief()
    expect(changes(t, () => t.choose('ana', 'use:clay-bas-relief'))).toEqual(['clay-bas-relief crossed', 'ghoul deck:ana→hand:ana'])
    t.does('ben pass', 'ana offered straighten:clay-bas-relief pass, refused use:clay-bas-relief MY-ART-03')
    t.does('ana straighten:clay-bas-relief', 'clay-bas-relief not crossed')
  })

  rule('MY-ART-04', 'as the action of a turn, or in the casting step of Combat, as printed', () => {
    expect(relief().choose('ana', 'use:clay-bas-relief').table.asked()).toEqual(['ben'])
    expect(relief({}, assigned).offered('ana')).toEqual(['use:clay-bas-relief', 'decline'])
    const crucifix = 'artifacts silver-crucifix the-silver-key'
    expect(duel(crucifix).refused('ana')).toEqual({ 'use:silver-crucifix': ['MY-ART-04'] })
    const t = duel(crucifix, 'threat graveyard-skeleton: ana', assigned)
    expect([t.offered('ana'), t.refused('ana')]).toEqual([['use:silver-crucifix', 'decline'], { 'use:the-silver-key': ['MY-ART-04'] }])
  })

  rule('MY-ART-05', 'what a use costs is paid with it, before its effect', () => {
    const t = duel('sanity 6; artifacts reanimating-reagent; chronicle earl-sawyer zadok-allen')
    t.does('ana use:reanimating-reagent', 'ana asked prompt.recover, sanity 5')
    duel('sanity 1; artifacts reanimating-reagent; chronicle earl-sawyer').does('ana use:reanimating-reagent', 'over; ana hand none')
    duel('sanity 1; artifacts hourglass-of-the-pharaohs; at marsh-refinery').shows(
      'ana refused only use:hourglass-of-the-pharaohs MY-SAN-08',
    )
  })

  rule('MY-ART-06', 'a Spell held by one is cast for nothing and buried', () => {
    const t = duel('sanity 6; artifacts brain-cylinder; hand dream-sending').does('ana play:dream-sending, ben pass')
    expect(changes(t, () => t.choose('ana', 'cast:dream-sending'))).toEqual([
      'ben sanity 10→8',
      expect.stringMatching(/^dream-sending under:brain-cylinder#\d→chronicle:ana$/),
    ])
  })

  rule('MY-ART-07', 'a lost one is buried', () => {
    fought(duel('threat mi-go: ben', 'artifacts brain-cylinder', assigned)).shows('ben chronicle brain-cylinder')
  })

  rule('MY-ART-08 MY-RULING-11', 'MY-EX-57 it stays crossed until an action straightens it', () => {
    const t = nextRound(relief({ deck: [], discard: [] }, { marks: { 'clay-bas-relief': { crossed: true } } }))
    expect([t.get(t.piece('clay-bas-relief'), 'crossed'), t.offered('ana')]).toEqual([true, ['straighten:clay-bas-relief', 'pass']])
    expect(changes(t, () => t.choose('ana', 'straighten:clay-bas-relief'))).toEqual(['clay-bas-relief not crossed'])
    expect(t.table.asked()).toEqual(['ben'])
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
