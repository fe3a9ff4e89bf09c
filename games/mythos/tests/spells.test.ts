import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { lay } from '../rules/burial.ts'
import { assigned, casting, duel, fought, nextRound, sanity } from './duel.ts'
import { became, changes, type Table } from './position.ts'

const under = (t: Table, bearer: string): string[] => t.zone(`under:${t.piece(bearer)}`)
const DREAM = 'sanity 6; tomes al-azif+dream-sending'

describe('putting Spells into play', () => {
  rule('MY-SPELL-01', 'under a Tome with its icon, or on an Ally or Artifact that knows Spells', () => {
    const t = duel('tomes al-azif book-of-dzyan; allies walter-gilman earl-sawyer; artifacts brain-cylinder resonator; hand raise-the-fog')
    t.choose('ana', 'play:raise-the-fog').expectAsk('ana', 'prompt.bearer', ['al-azif', 'walter-gilman', 'brain-cylinder'])
    expect(under(t.choose('ana', 'walter-gilman'), 'walter-gilman')).toEqual(['raise-the-fog'])
    duel('hand raise-the-fog; tomes book-of-dzyan', 'tomes al-azif').shows('ana refused only play:raise-the-fog MY-SPELL-01')
  })

  rule('MY-SPELL-02 MY-RULING-13', 'one icon in common is enough, whatever else either shows', () => {
    const fits = (tome: string, spell: string) => duel(`tomes ${tome}; hand ${spell}`).offered('ana').includes(`play:${spell}`)
    // Al Azif shows all; the Voorish Sign HAND EYE; the Dee Fragment EYE STAR; Elder Sign STAR HAND EYE; Regnum Congo SKULL.
    expect(fits('al-azif', 'cloud-memory')).toBe(true)
    expect(fits('necronomicon-dee-fragment', 'voorish-sign')).toBe(true)
    expect(fits('the-king-in-yellow', 'elder-sign')).toBe(true)
    expect(fits('regnum-congo', 'elder-sign')).toBe(false)
  })

  rule('MY-SPELL-03', 'for no SAN, however dear it is to cast', () => {
    const t = duel('sanity 1; tomes al-azif; hand compel-the-elder-masters').choose('ana', 'play:compel-the-elder-masters')
    expect([sanity(t), under(t, 'al-azif')]).toEqual([[1, 10], ['compel-the-elder-masters']])
  })

  rule('MY-SPELL-10', 'what has a bearer is never given to another', () => {
    const t = duel('tomes al-azif+dream-sending angells-cult-papers; allies walter-gilman+cloud-memory keziah-mason')
    expect([t.offered('ana'), t.refused('ana')]).toEqual([['cast:dream-sending', 'pass'], { 'cast:cloud-memory': ['MY-RULING-73'] }])
  })
})

describe('casting', () => {
  rule('MY-SPELL-04', 'only what was put into play earlier, in place of playing a card', () => {
    const t = duel('tomes al-azif; hand dream-sending').shows('ana offered play:dream-sending pass')
    t.does('ana play:dream-sending', 'table asks ben').does('ben pass', 'ana offered cast:dream-sending pass')
    t.does('ana cast:dream-sending', 'table asks ben')
  })

  rule('MY-SPELL-05', 'MY-EX-25 the cost is paid, the Spell resolved and turned face down', () => {
    const t = duel(DREAM)
    became(t, 'ana cast:dream-sending', 'ana sanity 6→5; ben sanity 10→8; dream-sending face down')
    expect(duel(`${DREAM}; tomes al-azif+seal-the-way`, 'at devil-reef').offered('ana')).toContain('cast:seal-the-way')
    duel('sanity 2; tomes al-azif+mind-exchange', 'allies earl-sawyer').shows('ana refused only cast:mind-exchange MY-SAN-08')
  })

  rule('MY-SPELL-17', 'the target is chosen after paying and before anything happens', () => {
    const t = duel('sanity 6; tomes al-azif+withering-word', 'allies earl-sawyer zadok-allen')
    expect(changes(t, () => t.choose('ana', 'cast:withering-word'))).toEqual(['ana sanity 6→4', 'withering-word face down'])
    t.expectAsk('ana', 'prompt.pick', ['earl-sawyer', 'zadok-allen'])
    expect(changes(t, () => t.choose('ana', 'zadok-allen'))).toEqual(['zadok-allen allies:ben→chronicle:ben'])
  })

  rule('MY-SPELL-06 MY-SPELL-07 MY-SPELL-08', 'MY-EX-25 once a Round, in any number of Rounds', () => {
    const t = duel(`${DREAM}; sanity 10`)
    for (const left of [8, 6, 4]) {
      t.choose('ana', 'cast:dream-sending')
      expect(t.get('ben', 'sanity')).toBe(left)
      nextRound(t.does('ben pass', 'ana offered pass, refused only cast:dream-sending MY-SPELL-06'))
      t.shows('dream-sending up; ana offered cast:dream-sending pass')
    }
  })

  rule('MY-SPELL-07', 'those of all players are turned up', () => {
    const t = duel(DREAM, { tomes: [['al-azif', 'cloud-memory']], hand: [] }).does('ana cast:dream-sending')
    nextRound(t.arrange((w, table) => w.turn(defined(table.inZone(`under:${t.piece('al-azif', 'tomes:ben')}`)[0]), 'back')))
    t.shows('dream-sending up; cloud-memory up')
  })

  rule('MY-SPELL-09', 'by an Ally or Artifact: no SAN, one use', () => {
    for (const [zone, bearer] of [
      ['allies', 'walter-gilman'],
      ['artifacts', 'shining-trapezohedron'],
    ]) {
      const t = duel({ sanity: 6, [defined(zone)]: [[bearer, 'dream-sending']] }).choose('ana', 'cast:dream-sending')
      expect([sanity(t), t.zone('chronicle:ana'), under(t, defined(bearer))]).toEqual([[6, 8], ['dream-sending'], []])
    }
  })

  rule('MY-SPELL-11', 'a face-down Spell is not turned up by the action that turns up other cards', () => {
    const t = duel('tomes al-azif+dream-sending; allies earl-sawyer').does('ana cast:dream-sending')
    t.arrange((w, table) => w.turn(defined(table.inZone('allies:ana')[0]), 'back')).does('ben pass', 'ana offered up:earl-sawyer pass')
  })

  rule('MY-RULING-10', 'under a Tome that lies face down nothing can be cast; turned up, it can', () => {
    const t = duel(DREAM).arrange((w, table) => w.turn(defined(table.inZone('tomes:ana')[0]), 'back'))
    t.shows('ana offered up:al-azif pass, refused only cast:dream-sending MY-RULING-10')
    t.does('ana up:al-azif, ben pass', 'ana offered cast:dream-sending pass')
    // A face-down Ally neither translates, nor casts, nor bears arms.
    const ally = duel('at church-of-starry-wisdom; allies keziah-mason+dream-sending; hand regnum-congo shotgun cloud-memory')
    ally.arrange((w, table) => w.turn(defined(table.inZone('allies:ana')[0]), 'back')).shows('ana offered up:keziah-mason pass')
  })

  rule('MY-SPELL-14', 'while walking', () => {
    expect(duel(`${DREAM}; at sentinel-hill crossed`).offered('ana')).toEqual(['straighten:sentinel-hill', 'cast:dream-sending', 'pass'])
  })

  rule('MY-SPELL-15', 'in Combat too, if the Spell says so', () => {
    const tomes = [['al-azif', 'dream-sending', 'voorish-sign', 'ward-the-threshold']]
    const t = duel({ tomes, allies: ['earl-sawyer'] }, {}, assigned)
    t.shows('ana offered cast:voorish-sign cast:ward-the-threshold decline, refused only cast:dream-sending MY-SPELL-15')
    expect(duel({ tomes, allies: ['earl-sawyer'] }).refused('ana')).toEqual({ 'cast:ward-the-threshold': ['MY-SPELL-15'] })
    // What was cast in a turn is not available.
    const spent = duel({ tomes }, 'threat ghoul: ana', assigned).arrange((w, table) => {
      const spells = table.inZone('tomes:ana').flatMap((tome) => table.inZone(`under:${tome}`))
      w.turn(defined(spells[2]), 'back')
    })
    expect(spent.refused('ana')['cast:ward-the-threshold']).toEqual(['MY-SPELL-06'])
  })

  rule('MY-SPELL-16', 'whoever pays the last SAN ends the game, and the Spell does nothing', () => {
    duel(`${DREAM}; sanity 1`).does('ana cast:dream-sending', 'over; ana sanity 0; ben sanity 10')
  })
})

describe('losing the bearer', () => {
  const SPELL = 'dream-sending'
  rule('MY-SPELL-12 MY-RULING-33', 'a Tome’s Spells go where the Tome goes', () => {
    // No card of the collection takes away a Tome with Spells under it: it is laid away here by hand.
    for (const pile of ['chronicle', 'discard'] as const) {
      const t = duel({}, `tomes al-azif+${SPELL}+elder-sign`)
      t.arrange((w, table) => lay(table, w, t.piece('al-azif'), pile))
      expect([t.zone(`${pile}:ben`).sort(), t.zone('tomes:ben')]).toEqual([['al-azif', SPELL, 'elder-sign'], []])
    }
  })

  rule('MY-SPELL-13 MY-RULING-33', 'an Ally’s or Artifact’s Spells go where the bearer goes', () => {
    const buried = duel('tomes al-azif+withering-word', `allies walter-gilman+${SPELL}`).choose('ana', 'cast:withering-word')
    expect(buried.zone('chronicle:ben').sort()).toEqual([SPELL, 'walter-gilman'])
    const discarded = duel('hand betrayal', `allies walter-gilman+${SPELL}`).choose('ana', 'play:betrayal')
    expect(discarded.zone('discard:ben').sort()).toEqual([SPELL, 'walter-gilman'])
    const luggage = duel('hand confiscated-luggage', `artifacts brain-cylinder+${SPELL}`).choose('ana', 'play:confiscated-luggage')
    expect(luggage.zone('discard:ben').sort()).toEqual(['brain-cylinder', SPELL])
    const harmed = duel('threat mi-go: ben', `artifacts brain-cylinder+${SPELL}`, assigned)
    expect(fought(harmed).zone('chronicle:ben').sort()).toEqual(['brain-cylinder', SPELL])
  })

  rule('MY-RULING-33 MY-RULING-36', 'each to its own player: what a borrowed Ally knows is not the borrower’s, what he is given is', () => {
    const t = duel('sanity 20; tomes al-azif+mind-exchange; hand cloud-memory', `allies walter-gilman+${SPELL}; hand ghoul`)
    t.choose('ana', 'cast:mind-exchange').choose('ben', 'pass').choose('ana', `cast:${SPELL}`).choose('ben', 'pass')
    expect([t.zone('chronicle:ben'), t.zone('chronicle:ana')]).toEqual([[SPELL], []])
    const lent = duel('sanity 20; tomes al-azif+mind-exchange; hand soothing-litany', 'allies walter-gilman; hand ghoul')
    nextRound(lent.does('ana cast:mind-exchange, ben pass, ana play:soothing-litany, ana walter-gilman'))
    expect([lent.zone('allies:ben'), under(lent, 'walter-gilman')]).toEqual([['walter-gilman'], ['soothing-litany']])
    lent.does('ana pass, ben cast:soothing-litany', 'ana chronicle soothing-litany')
    // Lost with his Spells, each goes to the pile of whoever it belongs to.
    const lost = duel('sanity 20; tomes al-azif+mind-exchange; hand soothing-litany', 'allies walter-gilman; hand betrayal')
    lost.does('ana cast:mind-exchange, ben pass, ana play:soothing-litany, ana walter-gilman, ben play:betrayal')
    lost.shows('ben discard walter-gilman; ana discard soothing-litany')
  })

  rule('MY-SPELL-05', 'cast in Combat it is turned face down too', () => {
    const t = duel('tomes al-azif+voorish-sign; allies earl-sawyer', {}, casting)
    expect(changes(t, () => t.choose('ana', 'cast:voorish-sign'))).toEqual(['ana sanity 12→11', 'voorish-sign face down'])
  })
})
