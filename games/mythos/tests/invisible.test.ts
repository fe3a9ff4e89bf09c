import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { assigned, duel, fought, heard, number, sanity, sees } from './duel.ts'
import { type Laid, type Position, type Said, type Someone, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

const POLYP: Someone = { threat: { 'flying-polyp': 'ben' } }
/** All of Ben’s Allies defend against Ana. */
const defended = (ana: Said, allies: readonly Laid[], ben: Said = {}): Table => {
  const names = allies.map((laid) => defined([laid].flat()[0]))
  const marks: Position['marks'] = Object.fromEntries(names.map((name) => [name, { facing: 'ana' }]))
  return fought(duel(ana, { sanity: 9, allies, ...someone(ben) }, { ...assigned, marks }))
}
const left = (t: Table): [number | undefined, string[]] => [sanity(t)[1], t.zone('allies:ben')]

tellDuels(`
# Invisible Monsters
  MY-INVIS-01 MY-INVIS-05: MY-EX-32 Allies that do not see them absorb nothing and return unharmed
    threat flying-polyp: ben | sanity 9; allies captain-norrys @ assigned; marks captain-norrys: facing-ana -> fought
      => ben allies captain-norrys, sanity 4; ana sanity 12; captain-norrys facing none
    threat shoggoth: ben | sanity 9; allies captain-norrys @ assigned; marks captain-norrys: facing-ana -> fought => ben allies none,
      sanity 6; ana sanity 12
  MY-INVIS-03: against an opposing Threat they fight like any other
    threat flying-polyp: ben | sanity 9; threat elder-thing: ana @ assigned -> fought => ana sanity 12; ben sanity 7
    threat flying-polyp: ben | sanity 9; threat dhole: ana @ assigned -> fought => ana sanity 11; ben sanity 9
  MY-INVIS-04: and against Allies that have joined it
    threat flying-polyp | sanity 9; allies king-kuranes+rune-graven-dagger @ combat -> ben join:ana:king-kuranes, fought => ana sanity 12;
      ben sanity 8
  MY-INVIS-07: who sees absorbs both kinds alike
    (Ana orders her strikers where it matters: the Ghoul first, then the Phantom.)
    threat ghoul: ben, restless-phantom: ben | sanity 9; allies captain-norrys+rune-graven-dagger @ assigned;
      marks captain-norrys: facing-ana -> fought => ben allies none, sanity 9; ana sanity 12
    threat ghoul: ben, restless-phantom: ben | sanity 9; allies king-kuranes @ assigned; marks king-kuranes: facing-ana -> fought
      => ben allies none, sanity 8; ana sanity 12
  MY-RULING-29: where some see and others do not, the attacker’s order tells what gets by, however many stand there
    threat ghoul: ben, restless-phantom: ben | sanity 9; allies captain-norrys cats-of-ulthar @ assigned;
      marks captain-norrys: facing-ana, cats-of-ulthar: facing-ana => ana asked prompt.strike-order -> ana ghoul+restless-phantom,
      ben cats-of-ulthar
      (The Cats see: stepping forward first they stop the Ghoul, and the Phantom goes by Norrys.)
      => ben allies captain-norrys, sanity 8; ana sanity 12
    threat ghoul: ben, restless-phantom: ben | sanity 9; allies captain-norrys cats-of-ulthar @ assigned;
      marks captain-norrys: facing-ana, cats-of-ulthar: facing-ana => ana asked prompt.strike-order -> ana restless-phantom+ghoul,
      ben cats-of-ulthar => ben allies none, sanity 9; ana sanity 12
    (Where nobody sees, what is Invisible gets by in any order: nobody is asked.)
    threat ghoul: ben, restless-phantom: ben | sanity 9; allies captain-norrys @ assigned; marks captain-norrys: facing-ana -> fought
      => ben allies none, sanity 8; ana sanity 12
  MY-RULING-31: in an assault neither absorbs the other where an Ally does not see
    at devil-reef; threat flying-polyp: ben | at devil-reef; sanity 9; allies captain-norrys @ assigned; marks captain-norrys: facing-ana
      -> fought
      (Blind against unseen: five points on Ben, two on Ana, nobody buried.)
      => ana sanity 10; ben sanity 4, allies captain-norrys
    at devil-reef; threat flying-polyp: ben | at devil-reef; sanity 9; allies cats-of-ulthar @ assigned; marks cats-of-ulthar: facing-ana
      -> fought => ana sanity 12; ben sanity 6, allies none
`)

describe('Invisible Monsters', () => {
  rule('MY-INVIS-02', 'MY-EX-33 one sees by a Magic Weapon, by nature, or by a card that says so', () => {
    expect(left(defended(POLYP, [['captain-norrys', 'rune-graven-dagger']]))).toEqual([7, []])
    expect(left(defended(POLYP, [['captain-norrys', 'big-game-rifle']]))).toEqual([4, ['captain-norrys']])
    expect(left(defended(POLYP, ['cats-of-ulthar']))).toEqual([6, []])
    expect(left(defended(POLYP, ['captain-norrys'], 'artifacts resonator'))).toEqual([6, []])
    const powder = duel('artifacts powder-of-ibn-ghazi; allies captain-norrys')
    const seeing = () => number(powder, 'sees', { piece: powder.piece('captain-norrys'), who: 'ana' })
    expect(seeing()).toBe(0)
    powder.choose('ana', 'use:powder-of-ibn-ghazi')
    expect(seeing()).toBe(1)
  })

  rule('MY-INVIS-06', 'which are Invisible is announced with the Reveal, not before', () => {
    const t = duel({ ...POLYP, artifacts: ['clay-bas-relief'], deck: ['ghoul'] }, 'artifacts resonator', assigned)
    expect([sees(t, 'ben', 'flying-polyp'), heard(t, 'ben')]).toEqual([false, []])
    t.choose('ana', 'decline')
    for (const seat of ['ana', 'ben'])
      expect(t.told(seat)).toContainEqual({ key: 'log.unseen', args: { cards: [{ card: 'flying-polyp' }] } })
    const gift = duel('tomes al-azif+gift-of-the-unseen; threat ghoul: ben', {}, assigned).choose('ana', 'cast:gift-of-the-unseen')
    expect(gift.told('ben')).toContainEqual({ key: 'log.unseen', args: { cards: [{ card: 'ghoul' }] } })
    duel('threat ghoul: ben; artifacts clay-bas-relief; deck ghoul', {}, assigned).does('ana decline', 'ben not told log.unseen')
  })
})
