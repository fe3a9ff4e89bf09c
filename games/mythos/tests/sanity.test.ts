import { play, rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { mythos } from '../rules/game.ts'
import { type Position, position, type Said, type Someone, type Table } from './position.ts'
import { tell } from './told.ts'

/* ana plays, ben has 10 SAN and looks on. */
const table = (ana: Said, more: Partial<Position> = {}): Table => position({ seats: { ana, ben: 'sanity 10; education 1' }, ...more })
const sanity = (t: Table, seat = 'ana'): number => t.get(seat, 'sanity')
const lit = { at: 'miskatonic-library' } as const

tell(`
# how much
  MY-SAN-02: MY-EX-06: 19 and 3 are 20
    at miskatonic-library; sanity 19; hand rest-cure | sanity 10; education 1 -> ana play:rest-cure => ana sanity 20
# the pentagram
  MY-SAN-04 MY-SAN-05: green: whoever plays the card gains its number, at once, and nobody else
    at miskatonic-library; sanity 10; hand dr-marinus-willett arkham-sanitarium | sanity 10; education 1 -> ana play:arkham-sanitarium
      == ana sanity 10→12; arkham-sanitarium hand:ana→here:ana; miskatonic-library here:ana→chronicle:ana
  MY-SAN-04 MY-SAN-06: red: whoever plays the card pays its number
    at miskatonic-library; sanity 10; hand the-witch-house | sanity 10; education 1 -> ana play:the-witch-house == ana sanity 10→9;
      miskatonic-library here:ana→chronicle:ana; the-witch-house hand:ana→here:ana
  MY-SAN-07: yellow: a Spell costs nothing to place and its price at every casting
    sanity 10; tomes al-azif; hand dream-sending | sanity 10; education 1 -> ana play:dream-sending => ana sanity 10 -> ben pass,
      ana cast:dream-sending => ana sanity 9 -> ben pass, until ana turn | turn pass | lobotomy no, ana cast:dream-sending => ana sanity 8
  MY-SAN-10: no pentagram, no change
    at miskatonic-library; sanity 10; hand miskatonic-exhibit-hall walter-gilman university-grant | sanity 10; education 1
      -> ana play:walter-gilman, ben pass, ana play:miskatonic-exhibit-hall, ben pass => ana not hand walter-gilman,
      here miskatonic-exhibit-hall, sanity 10
  MY-SAN-13: every time anew: for the second copy, and for a card that has come back
    at marsh-refinery; sanity 10; hand idol-of-cthulhu idol-of-cthulhu | sanity 10; education 1 -> ana play:idol-of-cthulhu, ben pass
      => ana sanity 9 -> ana play:idol-of-cthulhu => ana sanity 8
    at miskatonic-library; sanity 10; chronicle the-witch-house; hand notes-re-read | sanity 10; education 1 -> ana play:notes-re-read,
      ben pass, ana play:the-witch-house => ana sanity 9
  MY-SAN-14: a Location that comes up out of the Chronicle changes no SAN
    at miskatonic-library; sanity 10; chronicle <arkham-sanitarium sentinel-hill>; hand retraced-steps | sanity 10; education 1
      -> ana play:retraced-steps => ana here <>, sanity 10
# what one cannot afford
  MY-SAN-11: the same holds for casting and for using
    sanity 1; at innsmouth-wharves; tomes al-azif+call-the-storm+dream-sending; artifacts hourglass-of-the-pharaohs | sanity 10;
      education 1 => ana refused only cast:call-the-storm MY-SAN-08 use:hourglass-of-the-pharaohs MY-SAN-08, offered cast:dream-sending …
    sanity 1; at innsmouth-wharves; tomes al-azif+call-the-storm+dream-sending; artifacts hourglass-of-the-pharaohs; sanity 2 | sanity 10;
      education 1 => ana refused nothing
  MY-RULING-62: reductions and increases are summed; a price never falls below 0 nor becomes a gain
    sanity 10; at innsmouth-wharves; hand barnabas-marsh | sanity 10; education 1 => barnabas-marsh price 1
    sanity 10; at innsmouth-wharves; artifacts idol-of-cthulhu idol-of-cthulhu; hand barnabas-marsh | sanity 10; education 1
      => barnabas-marsh price 0
    is professor-of-classics; sanity 10; hand al-azif | events brain-fever: ana
      (Brain Fever makes Tomes dearer by 1, the Professor's first is cheaper by 1.)
      => al-azif price 4
    sanity 10; at innsmouth-wharves; artifacts idol-of-cthulhu idol-of-cthulhu; hand barnabas-marsh | sanity 10; education 1
      -> ana play:barnabas-marsh => ana sanity 10
`)

describe('how much', () => {
  rule('MY-SAN-01', 'one begins with what the Investigator’s card says', () => {
    const decks = ['the-arkham-faculty', 'the-arkham-faculty']
    const t = play(mythos, { seats: ['ana', 'ben'], options: { decks, investigators: ['parish-minister', 'dream-poet'] } })
    expect([sanity(t), sanity(t, 'ben')]).toEqual([18, 12])
  })

  rule('MY-SAN-03', 'a loss beyond 0 is lost: 5 points leave 0 of 2', () => {
    const t = position({ seats: { ana: 'sanity 2', ben: 'threat shoggoth' }, from: [{ step: 'combat' }] }).shows('ana sanity 0')
    expect(t.result).toMatchObject({ scores: [{ seat: 'ana', sanity: 0, total: 0 }, { seat: 'ben' }] })
  })
})

describe('what one cannot afford', () => {
  rule('MY-SAN-08', 'MY-EX-07: a card that costs more than there is cannot be played, in whatever way', () => {
    const poor = 'at devil-reef; sanity 1; hand castle-ferenczy the-colour-out-of-space brain-cylinder flight-through-the-aether'
    const t = table(poor).shows('ana offered pass')
    for (const [card, rules] of Object.entries(t.refused('ana'))) expect(rules, card).toContain('MY-SAN-08')
    table(`${poor}; sanity 3`).shows('ana offered {pass play:brain-cylinder play:flight-through-the-aether threat:the-colour-out-of-space}')
  })

  rule('MY-SAN-09', 'MY-EX-08: one may pay the last point; the game is over and the card does nothing more', () => {
    const t = position({
      seats: { ana: 'sanity 3; at devil-reef; hand star-spawn-of-rlyeh', ben: 'sanity 11' },
    })
    t.does('ana threat:star-spawn-of-rlyeh', 'over; ana threat none')
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'], winners: ['ben'], scores: [{ total: 0 }, { total: 11 }] })
  })

  describe('what took the last of it is told by its name', () => {
    const last: { readonly [how: string]: readonly [Someone, string, string] } = {
      'an Ally': [{ at: 'innsmouth-wharves', sanity: 1, hand: ['barnabas-marsh'] }, 'play:barnabas-marsh', 'barnabas-marsh'],
      'a Location': [{ ...lit, sanity: 1, hand: ['the-witch-house'] }, 'play:the-witch-house', 'the-witch-house'],
      'an Artifact': [{ at: 'marsh-refinery', sanity: 1, hand: ['idol-of-cthulhu'] }, 'play:idol-of-cthulhu', 'idol-of-cthulhu'],
      'a Travel Event': [
        { at: 'devil-reef', sanity: 2, hand: ['flight-through-the-aether'], artifacts: ['brain-cylinder'] },
        'play:flight-through-the-aether',
        'flight-through-the-aether',
      ],
      'a Spell': [{ sanity: 1, tomes: [['al-azif', 'dream-sending']] }, 'cast:dream-sending', 'dream-sending'],
      'a use': [
        { sanity: 2, at: 'innsmouth-wharves', artifacts: ['hourglass-of-the-pharaohs'] },
        'use:hourglass-of-the-pharaohs',
        'hourglass-of-the-pharaohs',
      ],
      'a Great Old One': [
        { sanity: 1, at: 'devil-reef', allies: ['barnabas-marsh'], hand: ['father-dagon'] },
        'play:father-dagon',
        'father-dagon',
      ],
    }
    for (const [how, [ana, key, card]] of Object.entries(last))
      rule('MY-SAN-09', `by ${how}`, () => {
        const t = table(ana).choose('ana', key).shows('over; ana sanity 0')
        for (const seat of ['ana', 'ben'])
          expect(t.told(seat)).toContainEqual({ key: 'log.paid-last', args: { who: { seat: 'ana' }, n: ana.sanity, card: { card } } })
      })

    rule('MY-SAN-09 MY-MON-08', 'but not what would have lain face down', () => {
      const t = table('sanity 3; at devil-reef; hand star-spawn-of-rlyeh').choose('ana', 'threat:star-spawn-of-rlyeh')
      expect(t.told('ben').map(({ key }) => key)).toEqual(['log.gate-spent', 'log.paid', 'log.broke'])
    })
  })
})

describe('MY-SAN-12', () => {
  const fatal = (t: Table): readonly string[] => {
    const { ask } = t.table
    return ask?.kind === 'choose' ? ask.options.filter((option) => option.fatal).map(({ key }) => key) : []
  }
  rule('MY-SAN-12', 'what would cost the last of one’s Sanity says so before it is chosen, and nothing else does', () => {
    const hand = ['the-witch-house', 'rest-cure']
    expect(fatal(table({ ...lit, sanity: 1, hand }))).toEqual(['play:the-witch-house#1'])
    expect(fatal(table({ ...lit, sanity: 2, hand }))).toEqual([])
  })

  const last = { sanity: 1 } as const
  const ends: { readonly [reason: string]: () => Table } = {
    payment: () => table({ ...lit, ...last, hand: ['the-witch-house'] }).choose('ana', 'play:the-witch-house'),
    'combat damage': () => position({ seats: { ana: last, ben: 'threat ghoul' }, from: [{ step: 'combat' }] }),
    'an Event': () =>
      position({ seats: { ana: 'hand whip-poor-wills', ben: { at: 'sentinel-hill', ...last } } }).choose('ana', 'play:whip-poor-wills'),
    recomposition: () =>
      table({ ...last, discard: ['ghoul'] }, { from: [{ step: 'recomposition', args: { seat: 'ana' } }] }).choose('ana', 'yes'),
    lobotomy: () => table(last, { from: [{ step: 'lobotomy', args: { seat: 'ana' } }] }).choose('ana', 'yes'),
    'an empty Deck': () => table({ ...last, discard: ['ghoul'], hand: ['university-grant'] }).choose('ana', 'play:university-grant'),
  }
  for (const [reason, till] of Object.entries(ends))
    rule('MY-SAN-12', `at SAN 0 the game is over at once: by ${reason}`, () => {
      const t = till().shows('over')
      expect(t.result).toMatchObject({ outcome: 'sanity', by: [reason === 'an Event' ? 'ben' : 'ana'] })
    })
})
