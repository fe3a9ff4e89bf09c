import { canSee, type Seat } from '@miskatonic/kernel'
import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { spells } from '../content/spells.ts'
import { number } from './duel.ts'
import { answering, becoming, type Position, pause, position, type Said, someone, type Table } from './position.ts'

/* Every Spell, cast. Al Azif shows all icons; ana reads it with 12 SAN, ben has 10. */

const tried = new Set<string>()
type Two = { readonly ana?: Said; readonly ben?: Said }
function holding(spell: string, { ana = {}, ben = {} }: Two, more: Partial<Position> = {}): Table {
  tried.add(spell)
  return position({
    seats: {
      ana: { sanity: 12, at: 'widener-library', tomes: [['al-azif', spell]], ...someone(ana) },
      ben: { sanity: 10, at: 'copps-hill-burying-ground', ...someone(ben) },
    },
    ...more,
  })
}

describe('ten that summon or control', () => {
  /** Whom each summons, with what is left of ana’s 12 SAN after Spell and Monster and of ben’s 10; whom it does not; whom it controls. */
  const SPELLS = rows(`
    call-the-sea-folk | deep-one 10 8 | ghoul | deep-one
    voice-to-the-outer-fungi | mi-go 10 7 | deep-one | mi-go
    whisper-to-the-burrowers | ghoul 10 8, rats-of-exham 11 9, martense-brood 10 8 | elder-thing | ghoul
    dominion-over-lesser-races | elder-thing 8 7 | night-gaunt | barnabas-marsh
    raise-the-dead | reanimated-corpse 9 8 | ghoul | baron-ferenczy
    bid-the-faceless-ones | night-gaunt 10 8 | shantak | night-gaunt
    pipe-for-the-winged-steeds | festival-steed 10 8, shantak 9 6 | night-gaunt | shantak
    chain-the-shapeless-slave | shoggoth 7 5 | larva-of-the-other-gods | shoggoth
    invoke-the-black-goats-brood | one-of-the-thousand-young 7 5 | shoggoth | piper-of-the-outer-court
    compel-the-elder-masters | star-spawn-of-rlyeh 5 4 | mi-go | flying-polyp`)
  const summonings = SPELLS.flatMap(([spell, calls]) => calls.split(', ').map((call) => [spell, ...call.split(' ')] as const))

  test.each(summonings)('%s: %s', (spell, monster, ana, ben) => {
    const t = holding(spell, { ana: `hand ${monster} haunter-of-the-dark` })
    t.does(`ana cast:${spell}`, `ana asked prompt.summon: ${monster}`).does(`ana ${monster}`)
    if (t.table.ask?.about.key === 'prompt.summoned') t.choose('ana', 'ben')
    t.shows(`ana sanity ${ana}, chronicle ${monster}; ben sanity ${ben}`)
  })

  test.each(SPELLS.map(([spell, , not]) => [spell, not]))('%s does not call %s', (spell, monster) => {
    holding(spell, { ana: `hand ${monster}` }).shows(`ana refused cast:${spell} MY-SUMMON-04`)
  })

  test.each(SPELLS.map(([spell, , , controls]) => [spell, controls]))('%s in Combat: %s changes sides', (spell, monster) => {
    const from = [{ step: 'casting', args: { seat: 'ana' } }, pause]
    const t = holding(spell, { ben: `threat ${monster}: ana, the-dunwich-twin: ana` }, { phase: 'combat', from })
    t.does(`ana cast:${spell}`, `ana threat ${monster}; ben threat the-dunwich-twin; ${monster} facing ben`)
  })
})

describe('cast in a turn', () => {
  /** Spell, the two players, answers, and all that changes besides the Spell’s turning face down and, unless ana’s SAN is named, its price. */
  const cases = rows(`
    dho-hna-formula | hand cairo-museum ponape | | cairo-museum | cairo-museum hand:ana→here:ana; widener-library here:ana→chronicle:ana
    open-the-way | at sentinel-hill inverted | | | sentinel-hill not inverted
    seal-the-way | | | | copps-hill-burying-ground inverted
    withering-word | | allies earl-sawyer king-kuranes | | earl-sawyer allies:ben→chronicle:ben
    withering-word | allies zebulon-whateley | allies earl-sawyer joe-sargent | joe-sargent | joe-sargent allies:ben→chronicle:ben
    dream-sending | | | | ben sanity 10→8
    mind-exchange | | allies captain-norrys baron-ferenczy | | captain-norrys allies:ben→allies:ana
    ascending-node | chronicle earl-sawyer ghoul | | | earl-sawyer chronicle:ana→allies:ana; earl-sawyer gains undead
    cloud-memory | | hand ghoul ghoul | | ghoul hand:ben→discard:ben
    call-the-storm | | | | ben sanity 10→9
    call-the-storm | at devil-reef | at widener-library | | ana sanity 12→9
    soothing-litany | | | | ana sanity 12→13
    soothing-litany | at central-hill-church | | | ana sanity 12→14
    soothing-litany | at st-marys-hospital | | | ana sanity 12→14
    step-through-the-angles | chronicle ghoul sentinel-hill | | |
      sentinel-hill chronicle:ana→here:ana; widener-library here:ana→chronicle:ana`)
  test.each(cases)('%s %#', (spell, ana, ben, answers, led) => {
    const { cost } = spells.find(({ id }) => id === spell) ?? { cost: Number.NaN }
    const paid = cost && !led.includes('ana sanity') ? [`ana sanity 12→${12 - cost}`] : []
    becoming(holding(spell, { ana, ben }), answering('ana', `cast:${spell}`, answers), led, ...paid, `${spell} face down`)
  })

  test.each(['withering-word', 'mind-exchange'])('%s: one of the opponent’s, never one’s own', (spell) => {
    const t = holding(spell, { ana: 'allies zebulon-whateley', ben: 'allies earl-sawyer joe-sargent' })
    t.does(`ana cast:${spell}`, 'ana asked prompt.pick: earl-sawyer joe-sargent')
  })

  test('dho-hna-formula reaches any Region of this dimension, but no Space or Underwater place', () => {
    const t = holding('dho-hna-formula', { ana: 'hand cairo-museum ponape plateau-of-leng yuggoth yha-nthlei celephais' })
    t.does('ana cast:dho-hna-formula', 'ana asked prompt.play-now: cairo-museum ponape plateau-of-leng')
  })

  test('mind-exchange: the Ally returns after Combat', () => {
    const t = holding('mind-exchange', { ben: 'allies captain-norrys' }).does('ana cast:mind-exchange, ben pass, ana pass')
    t.untilAsk('ana', 'prompt.lobotomy').shows('ana allies none; ben allies captain-norrys')
  })

  test('eye-of-the-seer shows the whole Threat of one opponent to the caster alone', () => {
    const t = position({
      seats: { ana: 'sanity 12; tomes al-azif+eye-of-the-seer', ben: 'threat ghoul mi-go', eva: {} },
    })
    tried.add('eye-of-the-seer')
    const seen = (seat: Seat): string[] => t.zone('threat:ben').filter((name) => canSee(t.table.kernel, t.piece(name), 'front', seat))
    expect([seen('ana'), seen('eva')]).toEqual([[], []])
    t.choose('ana', 'cast:eye-of-the-seer')
    expect([seen('ana').sort(), seen('eva')]).toEqual([['ghoul', 'mi-go'], []])
  })

  test('raise-the-fog: no Sea or Air Travel Events this Round, for anybody', () => {
    const hand = ['tramp-steamer', 'dirigible', 'express-train']
    const t = holding('raise-the-fog', { ana: `hand ${hand}`, ben: `hand ${hand}` })
    expect(t.offered('ana')).toEqual(expect.arrayContaining(hand.map((one) => `play:${one}`)))
    t.does('ana cast:raise-the-fog', 'ben offered {pass play:express-train}').does('ben pass', 'ana offered {pass play:express-train}')
  })

  /** Quantities until the end of the Round. */
  test.each([
    ['voorish-sign', 'sees', (t: Table) => ({ piece: t.piece('earl-sawyer'), who: 'ana' })],
    ['elder-sign', 'warded', () => ({ who: 'ana' })],
    ['tongues-of-the-dead', 'language', () => ({ who: 'ana', language: 'rlyehian' })],
  ] as const)('%s lasts until the end of the Round', (spell, quantity, what) => {
    const t = holding(spell, { ana: 'allies earl-sawyer' })
    const now = () => number(t, quantity, what(t))
    const seen = [now()]
    t.choose('ana', `cast:${spell}`)
    seen.push(now())
    t.choose('ben', 'pass').choose('ana', 'pass').untilAsk('ana', 'prompt.turn', { 'prompt.lobotomy': 'no' })
    expect([...seen, now()]).toEqual([0, 1, 0])
  })

  test('elder-sign: Great Cthulhu costs the caster nothing', () => {
    const t = holding('elder-sign', { ben: 'greatOldOnes great-cthulhu' }).does('ana cast:elder-sign, ben pass, ana pass')
    t.untilAsk('ana', 'prompt.lobotomy').shows('ana sanity 10; ben sanity 7')
  })
})

describe('cast in Combat', () => {
  const casting = { phase: 'combat', from: [{ step: 'casting', args: { seat: 'ana' } }, { step: 'reveal' }] } as const
  /** From the casting step to the end of Combat; nobody defends. */
  const fought = (t: Table): Table => t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.casting': 'decline' })
  const sanity = (t: Table): number[] => [t.get('ana', 'sanity'), t.get('ben', 'sanity')]

  test('descending-node: UNDEAD of value 3 or less facing you are out of the battle', () => {
    const threat = { 'reanimated-corpse': 'ana', 'mummy-of-the-pharaoh': 'ana', ghoul: 'ana' }
    const t = fought(holding('descending-node', { ben: { threat } }, casting).does('ana cast:descending-node'))
    expect(sanity(t)).toEqual([12 - 1 - 2, 10])
    const strong = fought(holding('descending-node', { ben: 'threat queen-nitocris: ana' }, casting).does('ana cast:descending-node'))
    expect(sanity(strong)).toEqual([12 - 1 - 4, 10])
  })

  test('swell-the-host: three points more against the one the Threat faces; none without a Monster there', () => {
    const t = fought(holding('swell-the-host', { ana: 'threat ghoul: ben' }, casting).does('ana cast:swell-the-host'))
    expect(sanity(t)).toEqual([10, 10 - 5])
    const none = holding('swell-the-host', { ben: 'threat ghoul: ana' }, casting)
    // Nothing is paid: there is nothing to cast, and the question answers itself.
    expect(sanity(fought(none))).toEqual([12 - 2, 10])
  })

  test('ward-the-threshold: up to three points less', () => {
    const t = fought(holding('ward-the-threshold', { ben: 'threat shoggoth: ana' }, casting).does('ana cast:ward-the-threshold'))
    expect(sanity(t)).toEqual([12 - 1 - 2, 10])
    const little = fought(holding('ward-the-threshold', { ben: 'threat ghoul: ana' }, casting).does('ana cast:ward-the-threshold'))
    expect(sanity(little)).toEqual([11, 10])
  })

  test('ward-the-threshold: three in all, whatever the losses of the Combat', () => {
    const t = holding('ward-the-threshold', { ben: 'threat the-colour-out-of-space: ana' }, casting)
    fought(t.choose('ana', 'cast:ward-the-threshold'))
    // Four points and one additional: five, three of them warded off.
    expect(sanity(t)).toEqual([12 - 1 - 2, 10])
  })

  test('gift-of-the-unseen: a Monster of yours is INVISIBLE in this Combat', () => {
    const t = holding('gift-of-the-unseen', { ana: 'threat ghoul: ben', ben: 'allies captain-norrys' }, casting)
    const invisible = () => number(t, 'invisible', { piece: t.piece('ghoul'), who: 'ana' })
    expect(invisible()).toBe(0)
    t.does('ana cast:gift-of-the-unseen').untilAsk('ana', 'prompt.lobotomy', { 'prompt.casting': 'decline' })
    expect(sanity(t)).toEqual([11, 8])
    expect(invisible()).toBe(0)
  })
})

test('no Spell was left out', () => {
  expect(spells.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
})
