import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { QUIET, table } from './duel.ts'
import { became, changes, type Table } from './position.ts'

const idle = 'artifacts electric-torch'
const benIdles = (t: Table): Table => t.choose('ben', defined(t.offered('ben').find((key) => key.endsWith(':electric-torch'))))
const isSpent = (t: Table, place: string): boolean => t.get(t.piece(place), 'inverted')
const reef = 'at devil-reef; allies barnabas-marsh; sanity 9'

describe('what comes through', () => {
  rule('MY-GATE-01', 'Monsters, Cultists and Great Old Ones, and only there', () => {
    const hand = ['mi-go', 'joe-sargent', 'father-dagon']
    table(`${reef}; hand ${hand}`).shows('ana offered threat:mi-go play:joe-sargent threat:joe-sargent play:father-dagon pass')
    const refused = table(`${reef}; at kingsport-harbour; hand ${hand}`).refused('ana')
    expect(refused).toMatchObject({
      'threat:mi-go': ['MY-MON-02'],
      'threat:joe-sargent': ['MY-MON-02'],
      'play:father-dagon': ['MY-MON-02'],
    })
  })

  rule('MY-GATE-02', 'the Gate must not have been used', () => {
    table('at devil-reef inverted; hand mi-go old-castro').shows('ana refused only threat:mi-go MY-GATE-02 threat:old-castro MY-GATE-02')
    // On a journey, or before the first Location, there is none.
    for (const at of ['tramp-steamer', undefined]) {
      table({ ...(at ? { at, chronicle: ['devil-reef'] } : {}), hand: ['mi-go'] }).shows('ana refused only threat:mi-go MY-MON-02')
    }
  })

  rule('MY-GATE-03', 'each works once: then the Location is inverted', () => {
    for (const card of ['mi-go', 'old-castro']) {
      const t = table(`at devil-reef; hand ${card} ghoul`)
      expect(changes(t, () => t.choose('ana', `threat:${card}`))).toContain('devil-reef inverted')
      expect(t.choose('ben', 'pass').refused('ana')).toMatchObject({ 'threat:ghoul': ['MY-GATE-02'] })
    }
  })

  rule('MY-GATE-07 MY-GATE-03', 'MY-EX-20: two Ghouls together spend one Gate, and the third stays outside', () => {
    const t = table('sanity 10; at christchurch-cemetery; hand ghoul ghoul ghoul')
    t.does('ana combine:ghoul, ana ghoul', 'ana threat ghoul ghoul, sanity 8; christchurch-cemetery inverted')
    t.does('ben pass', 'ana refused only threat:ghoul MY-GATE-02')
  })

  rule(
    'MY-GATE-08 MY-RULING-21',
    'a Great Old One needs an unused Gate, spends it before anything else, and is the one play of the turn',
    () => {
      table(`${reef}; at devil-reef inverted; hand father-dagon`).shows('ana refused only play:father-dagon MY-GATE-02')
      const t = table(`${reef}; hand father-dagon mi-go`)
      became(t, 'ana play:father-dagon', 'ana sanity 9→8; devil-reef inverted; father-dagon hand:ana→greatOldOnes:ana')
      t.expectAsk('ben', 'prompt.turn')
      // Yog-Sothoth keeps Gates open, but not the one he came by.
      table('at the-witch-house; tomes al-azif+open-the-way; hand yog-sothoth').does('ana play:yog-sothoth', 'the-witch-house inverted')
      table('at the-witch-house; greatOldOnes yog-sothoth; hand mi-go').does('ana threat:mi-go', 'the-witch-house not inverted')
    },
  )

  rule('MY-GATE-10', 'each card costs its own SAN', () => {
    const paid = (play: (t: Table) => unknown, hand: string[]) => {
      const t = table(`sanity 12; at christchurch-cemetery; hand ${hand}`)
      play(t)
      return 12 - t.get('ana', 'sanity')
    }
    expect(paid((t) => t.choose('ana', 'threat:shoggoth'), ['shoggoth'])).toBe(2)
    expect(paid((t) => t.choose('ana', 'combine:ghoul').choose('ana', ['ghoul', 'ghoul']), ['ghoul', 'ghoul', 'ghoul'])).toBe(3)
    expect(paid((t) => t.choose('ana', 'threat:old-castro'), ['old-castro'])).toBe(1)
  })

  rule('MY-GATE-11', 'who is summoned needs no Gate and spends none', () => {
    const book = 'tomes al-azif+call-the-sea-folk; hand deep-one; sanity 9'
    table(`${book}; at miskatonic-library`).does('ana cast:call-the-sea-folk, ana deep-one', 'ana chronicle deep-one; ben sanity 14')
    table(`${book}; at innsmouth-wharves`).does('ana cast:call-the-sea-folk, ana deep-one', 'innsmouth-wharves not inverted')
  })
})

describe('what a spent Gate leaves', () => {
  rule('MY-GATE-04', 'the Location with all the rest: attributes, subregion, text', () => {
    const t = table('at devil-reef inverted; hand zadok-allen jade-amulet deep-one innsmouth-wharves')
    expect(t.offered('ana')).toEqual(['play:zadok-allen', 'play:jade-amulet', 'play:innsmouth-wharves', 'pass'])
    expect(t.table.kernel.number('price', { who: 'ana', card: t.piece('deep-one') })).toBe(0)
    expect(t.table.kernel.number('attribute', { who: 'ana', attribute: 'waterside' })).toBe(1)
  })

  rule('MY-GATE-05', 'it does not recover with the Round', () => {
    const t = table('at devil-reef inverted; hand mi-go', {}, { from: [{ step: 'roundEnd' }] }).untilAsk('ana', 'prompt.turn', QUIET)
    t.shows('table round 3; ana refused only threat:mi-go MY-GATE-02')
  })

  rule('MY-GATE-06', 'it is fresh when the Location is played anew, or comes up out of the Chronicle', () => {
    const marks = { 'christchurch-cemetery': { inverted: true } }
    const anew = table({ at: 'christchurch-cemetery', chronicle: [], hand: ['the-witch-house', 'notes-re-read', 'ghoul'] }, idle, { marks })
    benIdles(anew.choose('ana', 'play:the-witch-house'))
    // Beneath, it stays as it lay.
    expect(isSpent(anew, 'christchurch-cemetery')).toBe(true)
    benIdles(anew.choose('ana', 'play:notes-re-read'))
    benIdles(anew.choose('ana', 'play:christchurch-cemetery'))
    expect(anew.offered('ana')).toContain('threat:ghoul')
    const up = table('at miskatonic-library; chronicle christchurch-cemetery; hand retraced-steps ghoul', {}, { marks })
    up.does('ana play:retraced-steps, ben pass', 'ana offered threat:ghoul …')
  })

  rule('MY-GATE-06', 'in Hand and Deck nothing tells that it was spent: nobody knows the card by it', () => {
    const marks = { 'christchurch-cemetery': { inverted: true } }
    const spent = 'at ponape; chronicle christchurch-cemetery zoog'
    const recovered = table(`${spent}; hand notes-re-read`, {}, { marks }).does('ana play:notes-re-read, ana christchurch-cemetery')
    const from = [
      { step: 'lobotomy', args: { seat: 'ana' } },
      { step: 'turn', args: { seat: 'ana' } },
    ]
    for (const t of [recovered, table(spent, {}, { marks, from }).choose('ana', 'yes')]) {
      expect(t.zone('hand:ana')).toContain('christchurch-cemetery')
      for (const piece of t.table.view('ben').zones['hand:ana']?.pieces ?? []) expect([piece.faces, piece.attributes]).toEqual([{}, {}])
      expect(isSpent(t, 'christchurch-cemetery')).toBe(false)
    }
  })

  rule('MY-GATE-09', 'while one still walks there it cannot be used', () => {
    const t = table('at devil-reef crossed; chronicle miskatonic-library; allies barnabas-marsh; hand mi-go old-castro father-dagon')
    expect(t.refused('ana')).toMatchObject({ 'threat:mi-go': ['MY-GATE-09'], 'threat:old-castro': ['MY-GATE-09'] })
    expect(t.refused('ana')['play:father-dagon']).toContain('MY-GATE-09')
    t.does('ana straighten:devil-reef, ben pass', 'ana offered threat:mi-go …')
  })
})
