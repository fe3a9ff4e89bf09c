import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { table } from './duel.ts'
import type { Table } from './position.ts'
import { tell } from './told.ts'

const isSpent = (t: Table, place: string): boolean => t.get(t.piece(place), 'inverted')

tell(`
# what comes through
  MY-GATE-01: Monsters, Cultists and Great Old Ones, and only there
    at devil-reef; allies barnabas-marsh; sanity 9; hand mi-go joe-sargent father-dagon
      => ana offered threat:mi-go play:joe-sargent threat:joe-sargent play:father-dagon pass
    at devil-reef; allies barnabas-marsh; sanity 9; at kingsport-harbour; hand mi-go joe-sargent father-dagon
      => ana refused threat:mi-go MY-MON-02 threat:joe-sargent MY-MON-02 play:father-dagon MY-MON-02
  MY-GATE-02: the Gate must not have been used
    at devil-reef inverted; hand mi-go old-castro => ana refused only threat:mi-go MY-GATE-02 threat:old-castro MY-GATE-02
    (On a journey, or before the first Location, there is none.)
    at tramp-steamer; chronicle devil-reef; hand mi-go => ana refused only threat:mi-go MY-MON-02
    hand mi-go => ana refused only threat:mi-go MY-MON-02
  MY-GATE-03: each works once: then the Location is inverted
    at devil-reef; hand <mi-go old-castro> ghoul -> ana threat:<> =+ devil-reef inverted -> ben pass
      => ana refused threat:ghoul MY-GATE-02
  MY-GATE-07 MY-GATE-03: MY-EX-20: two Ghouls together spend one Gate, and the third stays outside
    sanity 10; at christchurch-cemetery; hand ghoul ghoul ghoul -> ana combine:ghoul > ghoul => ana threat ghoul ghoul, sanity 8;
      christchurch-cemetery inverted -> ben pass => ana refused only threat:ghoul MY-GATE-02
  MY-GATE-08 MY-RULING-21: a Great Old One needs an unused Gate, spends it before anything else, and is the one play of the turn
    at devil-reef; allies barnabas-marsh; sanity 9; at devil-reef inverted; hand father-dagon
      => ana refused only play:father-dagon MY-GATE-02
    at devil-reef; allies barnabas-marsh; sanity 9; hand father-dagon mi-go -> ana play:father-dagon == ana sanity 9→8;
      devil-reef inverted; father-dagon hand:ana→greatOldOnes:ana => ben asked prompt.turn
    (Yog-Sothoth keeps Gates open, but not the one he came by.)
    at the-witch-house; tomes al-azif+open-the-way; hand yog-sothoth -> ana play:yog-sothoth => the-witch-house inverted
    at the-witch-house; greatOldOnes yog-sothoth; hand mi-go -> ana threat:mi-go => the-witch-house not inverted
  MY-GATE-10: each card costs its own SAN
    sanity 12; at christchurch-cemetery; hand <shoggoth old-castro> -> ana threat:<> => ana sanity <10 11>
    sanity 12; at christchurch-cemetery; hand ghoul ghoul ghoul -> ana combine:ghoul > ghoul+ghoul => ana sanity 9
  MY-GATE-11: who is summoned needs no Gate and spends none
    tomes al-azif+call-the-sea-folk; hand deep-one; sanity 9; at miskatonic-library -> ana cast:call-the-sea-folk > deep-one
      => ana chronicle deep-one; ben sanity 14
    tomes al-azif+call-the-sea-folk; hand deep-one; sanity 9; at innsmouth-wharves -> ana cast:call-the-sea-folk > deep-one
      => innsmouth-wharves not inverted
# what a spent Gate leaves
  MY-GATE-04: the Location with all the rest: attributes, subregion, text
    at devil-reef inverted; hand zadok-allen jade-amulet deep-one innsmouth-wharves
      => ana offered play:zadok-allen play:jade-amulet play:innsmouth-wharves pass, is-waterside; deep-one price 0
  MY-GATE-05: it does not recover with the Round
    at devil-reef inverted; hand mi-go @ from roundEnd -> quietly ana turn => table round 3; ana refused only threat:mi-go MY-GATE-02
  MY-GATE-06: it is fresh when the Location is played anew, or comes up out of the Chronicle
    at christchurch-cemetery; hand the-witch-house notes-re-read ghoul | artifacts electric-torch @ marks christchurch-cemetery: inverted
      -> ana play:the-witch-house
      (Beneath, it stays as it lay.)
      => ben offered use:electric-torch pass -> ben use:electric-torch => christchurch-cemetery inverted -> ana play:notes-re-read
        => ben offered straighten:electric-torch pass -> ben straighten:electric-torch, ana play:christchurch-cemetery
        => ben offered use:electric-torch pass -> ben use:electric-torch => ana offered threat:ghoul …
    at miskatonic-library; chronicle christchurch-cemetery; hand retraced-steps ghoul @ marks christchurch-cemetery: inverted
      -> ana play:retraced-steps, ben pass => ana offered threat:ghoul …
  MY-GATE-09: while one still walks there it cannot be used
    at devil-reef crossed; chronicle miskatonic-library; allies barnabas-marsh; hand mi-go old-castro father-dagon
      => ana refused threat:mi-go MY-GATE-09 threat:old-castro MY-GATE-09 play:father-dagon MY-GATE-09 MY-GOO-03
      -> ana straighten:devil-reef, ben pass => ana offered threat:mi-go …
`)

describe('what a spent Gate leaves', () => {
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
})
