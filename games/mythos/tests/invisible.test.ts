import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { assigned, combat, duel, fought, heard, number, sanity, sees } from './duel.ts'
import { type Laid, type Position, type Said, type Someone, someone, type Table } from './position.ts'

const POLYP: Someone = { threat: { 'flying-polyp': 'ben' } }
/** All of Ben’s Allies defend against Ana. */
const defended = (ana: Said, allies: readonly Laid[], ben: Said = {}): Table => {
  const names = allies.map((laid) => defined([laid].flat()[0]))
  const marks: Position['marks'] = Object.fromEntries(names.map((name) => [name, { facing: 'ana' }]))
  return fought(duel(ana, { sanity: 9, allies, ...someone(ben) }, { ...assigned, marks }))
}
const left = (t: Table): [number | undefined, string[]] => [sanity(t)[1], t.zone('allies:ben')]

describe('Invisible Monsters', () => {
  rule('MY-INVIS-01 MY-INVIS-05', 'MY-EX-32 Allies that do not see them absorb nothing and return unharmed', () => {
    const t = defended(POLYP, ['captain-norrys'])
    expect([left(t), t.get(t.piece('captain-norrys'), 'facing')]).toEqual([[4, ['captain-norrys']], null])
    expect(left(defended('threat shoggoth: ben', ['captain-norrys']))).toEqual([6, []])
  })

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

  rule('MY-INVIS-03', 'against an opposing Threat they fight like any other', () => {
    const t = fought(duel(POLYP, 'sanity 9; threat elder-thing: ana', assigned))
    expect(sanity(t)).toEqual([12, 9 - 2])
    expect(sanity(fought(duel(POLYP, 'sanity 9; threat dhole: ana', assigned)))).toEqual([11, 9])
  })

  rule('MY-INVIS-04', 'and against Allies that have joined it', () => {
    const t = duel('threat flying-polyp', 'sanity 9; allies king-kuranes+rune-graven-dagger', combat)
    expect(sanity(fought(t.choose('ben', 'join:ana:king-kuranes')))).toEqual([12, 9 - 1])
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

  rule('MY-INVIS-07', 'who sees absorbs both kinds alike', () => {
    // Ana orders her strikers where it matters: the Ghoul first, then the Phantom.
    const t = duel('threat ghoul: ben, restless-phantom: ben', 'sanity 9; allies captain-norrys+rune-graven-dagger', {
      ...assigned,
      marks: { 'captain-norrys': { facing: 'ana' } },
    })
    expect(left(fought(t))).toEqual([9, []])
    expect(left(defended('threat ghoul: ben, restless-phantom: ben', ['king-kuranes']))).toEqual([8, []])
  })

  rule('MY-RULING-29', 'where some see and others do not, the attacker’s order tells what gets by, however many stand there', () => {
    const guards = ['captain-norrys', 'cats-of-ulthar']
    const marks = Object.fromEntries(guards.map((name) => [name, { facing: 'ana' }]))
    const strike = (order: readonly string[]): Table => {
      const t = duel('threat ghoul: ben, restless-phantom: ben', { sanity: 9, allies: guards }, { ...assigned, marks })
      return t.expectAsk('ana', 'prompt.strike-order').choose('ana', order)
    }
    // The Cats see: stepping forward first they stop the Ghoul, and the Phantom goes by Norrys.
    expect(left(strike(['ghoul', 'restless-phantom']).choose('ben', 'cats-of-ulthar'))).toEqual([8, ['captain-norrys']])
    expect(left(strike(['restless-phantom', 'ghoul']).choose('ben', 'cats-of-ulthar'))).toEqual([9, []])
    // Where nobody sees, what is Invisible gets by in any order: nobody is asked.
    expect(left(defended('threat ghoul: ben, restless-phantom: ben', ['captain-norrys']))).toEqual([8, []])
  })

  rule('MY-RULING-31', 'in an assault neither absorbs the other where an Ally does not see', () => {
    const at = { at: 'devil-reef' }
    const assault = (ally: Laid): Table => {
      const marks = { [defined([ally].flat()[0])]: { facing: 'ana' } }
      return fought(duel({ ...at, ...POLYP }, { ...at, sanity: 9, allies: [ally] }, { ...assigned, marks }))
    }
    // Blind against unseen: five points on Ben, two on Ana, nobody buried.
    assault('captain-norrys').shows('ana sanity 10; ben sanity 4, allies captain-norrys')
    assault('cats-of-ulthar').shows('ana sanity 12; ben sanity 6, allies none')
  })
})
