import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { lay } from '../rules/burial.ts'
import { duel } from './duel.ts'
import { tellDuels } from './told.ts'

tellDuels(`
# putting Spells into play
  MY-SPELL-01: under a Tome with its icon, or on an Ally or Artifact that knows Spells
    tomes al-azif book-of-dzyan; allies walter-gilman earl-sawyer; artifacts brain-cylinder resonator; hand raise-the-fog
      -> ana play:raise-the-fog => ana asked prompt.bearer: al-azif walter-gilman brain-cylinder -> ana walter-gilman
      => walter-gilman under raise-the-fog
    hand raise-the-fog; tomes book-of-dzyan | tomes al-azif => ana refused only play:raise-the-fog MY-SPELL-01
  MY-SPELL-02 MY-RULING-13: one icon in common is enough, whatever else either shows
    tomes al-azif; hand cloud-memory
      (Al Azif shows all; the Voorish Sign HAND EYE; the Dee Fragment EYE STAR; Elder Sign STAR HAND EYE; Regnum Congo SKULL.)
      => ana offered play:cloud-memory …
    tomes <necronomicon-dee-fragment the-king-in-yellow>; hand <voorish-sign elder-sign> => ana offered play:<voorish-sign elder-sign> …
    tomes regnum-congo; hand elder-sign => ana not offered play:elder-sign
  MY-SPELL-03: for no SAN, however dear it is to cast
    sanity 1; tomes al-azif; hand compel-the-elder-masters -> ana play:compel-the-elder-masters => al-azif under compel-the-elder-masters;
      ana sanity 1; ben sanity 10
  MY-SPELL-10: what has a bearer is never given to another
    tomes al-azif+dream-sending angells-cult-papers; allies walter-gilman+cloud-memory keziah-mason
      => ana offered cast:dream-sending pass, refused only cast:cloud-memory MY-RULING-73
# casting
  MY-SPELL-04: only what was put into play earlier, in place of playing a card
    tomes al-azif; hand dream-sending => ana offered play:dream-sending pass -> ana play:dream-sending => table asks ben -> ben pass
      => ana offered cast:dream-sending pass -> ana cast:dream-sending => table asks ben
  MY-SPELL-05: MY-EX-25 the cost is paid, the Spell resolved and turned face down
    sanity 6; tomes al-azif+dream-sending -> ana cast:dream-sending == ana sanity 6→5; ben sanity 10→8; dream-sending face down
    sanity 6; tomes al-azif+dream-sending; tomes al-azif+seal-the-way | at devil-reef => ana offered cast:seal-the-way …
    sanity 2; tomes al-azif+mind-exchange | allies earl-sawyer => ana refused only cast:mind-exchange MY-SAN-08
  MY-SPELL-17: the target is chosen after paying and before anything happens
    sanity 6; tomes al-azif+withering-word | allies earl-sawyer zadok-allen -> ana cast:withering-word == ana sanity 6→4;
      withering-word face down => ana asked prompt.pick: earl-sawyer zadok-allen -> ana zadok-allen
      == zadok-allen allies:ben→chronicle:ben
  MY-SPELL-06 MY-SPELL-07 MY-SPELL-08: MY-EX-25 once a Round, in any number of Rounds
    sanity 6; tomes al-azif+dream-sending; sanity 10 -> ana cast:dream-sending => ben sanity 8 -> ben pass => ana offered pass,
      refused only cast:dream-sending MY-SPELL-06 -> nextRound => dream-sending up; ana offered cast:dream-sending pass
      -> ana cast:dream-sending => ben sanity 6 -> ben pass => ana offered pass, refused only cast:dream-sending MY-SPELL-06 -> nextRound
      => dream-sending up; ana offered cast:dream-sending pass -> ana cast:dream-sending => ben sanity 4 -> ben pass => ana offered pass,
      refused only cast:dream-sending MY-SPELL-06 -> nextRound => dream-sending up; ana offered cast:dream-sending pass
  MY-SPELL-07: those of all players are turned up
    sanity 6; tomes al-azif+dream-sending | tomes al-azif+cloud-memory -> ana cast:dream-sending, turn cloud-memory back, nextRound
      => dream-sending up; cloud-memory up
  MY-SPELL-09: by an Ally or Artifact: no SAN, one use
    sanity 6; allies walter-gilman+dream-sending -> ana cast:dream-sending => ana chronicle dream-sending, sanity 6;
      walter-gilman under none; ben sanity 8
    sanity 6; artifacts shining-trapezohedron+dream-sending -> ana cast:dream-sending => ana chronicle dream-sending, sanity 6;
      shining-trapezohedron under none; ben sanity 8
  MY-SPELL-11: a face-down Spell is not turned up by the action that turns up other cards
    tomes al-azif+dream-sending; allies earl-sawyer -> ana cast:dream-sending, turn earl-sawyer back, ben pass
      => ana offered up:earl-sawyer pass
  MY-RULING-10: under a Tome that lies face down nothing can be cast; turned up, it can
    sanity 6; tomes al-azif+dream-sending -> turn al-azif back => ana offered up:al-azif pass,
      refused only cast:dream-sending MY-RULING-10 -> ana up:al-azif, ben pass => ana offered cast:dream-sending pass
    (A face-down Ally neither translates, nor casts, nor bears arms.)
    at church-of-starry-wisdom; allies keziah-mason+dream-sending; hand regnum-congo shotgun cloud-memory -> turn keziah-mason back
      => ana offered up:keziah-mason pass
  MY-SPELL-14: while walking
    sanity 6; tomes al-azif+dream-sending; at sentinel-hill crossed => ana offered straighten:sentinel-hill cast:dream-sending pass
  MY-SPELL-15: in Combat too, if the Spell says so
    tomes al-azif+dream-sending+voorish-sign+ward-the-threshold; allies earl-sawyer @ assigned
      => ana offered cast:voorish-sign cast:ward-the-threshold decline, refused only cast:dream-sending MY-SPELL-15
    tomes al-azif+dream-sending+voorish-sign+ward-the-threshold; allies earl-sawyer
      => ana refused only cast:ward-the-threshold MY-SPELL-15
    (What was cast in a turn is not available.)
    tomes al-azif+dream-sending+voorish-sign+ward-the-threshold | threat ghoul: ana @ assigned -> turn ward-the-threshold back
      => ana refused cast:ward-the-threshold MY-SPELL-06
  MY-SPELL-16: whoever pays the last SAN ends the game, and the Spell does nothing
    sanity 6; tomes al-azif+dream-sending; sanity 1 -> ana cast:dream-sending => over; ana sanity 0; ben sanity 10
# losing the bearer
  MY-SPELL-13 MY-RULING-33: an Ally’s or Artifact’s Spells go where the bearer goes
    tomes al-azif+withering-word | allies walter-gilman+dream-sending -> ana cast:withering-word
      => ben chronicle {dream-sending walter-gilman}
    hand betrayal | allies walter-gilman+dream-sending -> ana play:betrayal => ben discard {dream-sending walter-gilman}
    hand confiscated-luggage | artifacts brain-cylinder+dream-sending -> ana play:confiscated-luggage
      => ben discard {brain-cylinder dream-sending}
    threat mi-go: ben | artifacts brain-cylinder+dream-sending @ assigned -> fought => ben chronicle {brain-cylinder dream-sending}
  MY-RULING-33 MY-RULING-36: each to its own player: what a borrowed Ally knows is not the borrower’s, what he is given is
    sanity 20; tomes al-azif+mind-exchange; hand cloud-memory | allies walter-gilman+dream-sending; hand ghoul -> ana cast:mind-exchange,
      ben pass, ana cast:dream-sending, ben pass => ben chronicle dream-sending; ana chronicle none
    sanity 20; tomes al-azif+mind-exchange; hand soothing-litany | allies walter-gilman; hand ghoul -> ana cast:mind-exchange, ben pass,
      ana play:soothing-litany > walter-gilman, nextRound => ben allies walter-gilman; walter-gilman under soothing-litany -> ana pass,
      ben cast:soothing-litany => ana chronicle soothing-litany
    (Lost with his Spells, each goes to the pile of whoever it belongs to.)
    sanity 20; tomes al-azif+mind-exchange; hand soothing-litany | allies walter-gilman; hand betrayal -> ana cast:mind-exchange,
      ben pass, ana play:soothing-litany > walter-gilman, ben play:betrayal => ben discard walter-gilman; ana discard soothing-litany
  MY-SPELL-05: cast in Combat it is turned face down too
    tomes al-azif+voorish-sign; allies earl-sawyer @ casting -> ana cast:voorish-sign == ana sanity 12→11; voorish-sign face down
`)

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
})
