import { canSee } from '@miskatonic/kernel'
import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { artifacts } from '../content/artifacts.ts'
import { weapons } from '../content/weapons.ts'
import { knows } from '../rules/languages.ts'
import { number } from './duel.ts'
import { answering, becoming, changes, type Position, pause, position, type Said, someone, type Table } from './position.ts'

/* Every Artifact, played and used; every Weapon, carried. ana has 12 SAN, ben 10. */

const tried = new Set<string>()
const table = (artifact: string, ana: Said = {}, ben: Said = {}, more: Partial<Position> = {}): Table => {
  tried.add(artifact)
  return position({
    seats: {
      ana: { sanity: 12, at: 'miskatonic-library', artifacts: [artifact], ...someone(ana) },
      ben: { sanity: 10, at: 'copps-hill-burying-ground', ...someone(ben) },
    },
    ...more,
  })
}
const sees = (t: Table, ally: string) => number(t, 'sees', { piece: t.piece(ally), who: 'ana' })
const worth = (t: Table, card: string, who = 'ana') => number(t, 'value', { piece: t.piece(card), who })
/** Through an idle Combat to the next Round, which ben begins: his SAN is lower. */
const nextRound = (t: Table): Table =>
  t.untilAsk('ben', 'prompt.turn', { 'prompt.defend': 'done', 'prompt.casting': 'decline', 'prompt.lobotomy': 'no' })
const inCombat: Partial<Position> = { phase: 'combat', from: [{ step: 'casting', args: { seat: 'ana' } }, { step: 'reveal' }] }

describe('put into play', () => {
  test.each(artifacts.map((card) => [card.id, card] as const))('%s', (id, { sanity = 0 }) => {
    const t = table(id, { artifacts: [], hand: [id], at: 'museum-of-fine-arts' })
    const paid = sanity ? [`ana sanity 12→${12 + sanity}`] : []
    expect(changes(t, () => t.choose('ana', `play:${id}`))).toEqual([...paid, `${id} hand:ana→artifacts:ana`].sort())
    expect(table(id, { artifacts: [], hand: [id] }).refused('ana')[`play:${id}`]).toEqual(['MY-ART-01'])
  })
})

describe('used in a turn', () => {
  /** Artifact, the two players, answers, and all that changes besides its being crossed. */
  const cases = rows(`
    shining-trapezohedron | | hand ghoul | | ana sanity 12→11
    the-silver-key | hand celephais widener-library | | celephais |
      ana sanity 12→14; celephais hand:ana→here:ana; miskatonic-library here:ana→chronicle:ana
    the-silver-key | at celephais; hand dylath-leen widener-library | | widener-library |
      celephais here:ana→chronicle:ana; widener-library hand:ana→here:ana
    clay-bas-relief | deck ghoul zoog | | | ghoul deck:ana→hand:ana
    essential-saltes | chronicle ghoul reanimated-corpse joseph-curwen | | | reanimated-corpse chronicle:ana→hand:ana
    reanimating-reagent | chronicle earl-sawyer joe-sargent ghoul | | | ana sanity 12→11; earl-sawyer chronicle:ana→hand:ana
    hourglass-of-the-pharaohs | | | | ana sanity 12→10
    mind-sending-engine
    expedition-radio | hand gug; deck ghoul zoog dhole | | gug | ghoul deck:ana→hand:ana; gug hand:ana→discard:ana; zoog deck:ana→hand:ana
    quaint-carved-box | deck ghoul the-silver-key al-azif | | the-silver-key | the-silver-key deck:ana→hand:ana
    elder-sign-ward | | | | copps-hill-burying-ground inverted
    powder-of-ibn-ghazi | allies earl-sawyer
    electric-torch | at sentinel-hill
    phonograph-recorder | | threat ghoul`)
  test.each(cases)('%s %#', (id, ana, ben, answers, led) => {
    becoming(table(id, ana, ben), answering('ana', `use:${id}`, answers), led, `${id} crossed`)
  })

  test('the-silver-key: the permission may wait for the next Location', () => {
    const t = table('the-silver-key', 'hand celephais the-enchanted-wood')
    t.does('ana use:the-silver-key', 'ana asked prompt.cross-over: celephais the-enchanted-wood later')
    t.does('ana later, ben pass, ana play:celephais', 'ana here celephais')
  })
  test.each(['the-silver-key', 'silver-crucifix', 'star-stone-of-the-elder-things', 'viol-of-erich-zann'])('%s has its time', (id) => {
    const turn = id === 'the-silver-key'
    const ben = 'threat graveyard-skeleton: ana, ghoul: ana'
    expect(table(id, {}, ben).offered('ana').includes(`use:${id}`)).toBe(turn)
    expect(table(id, {}, ben, inCombat).offered('ana').includes(`use:${id}`)).toBe(!turn)
  })

  test('carved-black-stone: five cards, put back in the order one likes', () => {
    const deck = ['ghoul', 'zoog', 'gug', 'dhole', 'mi-go', 'shoggoth']
    const t = table('carved-black-stone', `deck ${deck}`)
    t.does('ana use:carved-black-stone, ana mi-go+dhole+gug+zoog+ghoul', 'ana deck mi-go dhole gug zoog ghoul shoggoth')
  })
  test('quaint-carved-box finds the Key and Tomes, nothing else', () => {
    const t = table('quaint-carved-box', 'deck ghoul the-silver-key al-azif jade-amulet')
    t.choose('ana', 'use:quaint-carved-box').expectAsk('ana', 'prompt.search', ['al-azif', 'the-silver-key', 'none'])
  })
  test.each([
    ['shining-trapezohedron', 'hand ghoul'],
    ['phonograph-recorder', 'threat ghoul'],
  ])('%s: what was hidden is seen by its user alone', (id, ben) => {
    const t = position({ seats: { ana: `sanity 12; at miskatonic-library; artifacts ${id}`, ben: `sanity 10; ${ben}`, cid: 'sanity 9' } })
    const seen = () => ['ana', 'cid'].map((seat) => canSee(t.table.kernel, t.piece('ghoul'), 'front', seat))
    expect(seen()).toEqual([false, false])
    t.does(`ana use:${id}`)
    if (t.table.ask?.about.key !== 'prompt.turn') t.choose('ana', 'ben')
    expect(seen()).toEqual([true, false])
  })
})

describe('what lasts', () => {
  test('powder-of-ibn-ghazi: until the end of the Round', () => {
    const t = table('powder-of-ibn-ghazi', 'allies earl-sawyer', {}, { from: [{ step: 'turn', args: { seat: 'ana' } }] })
    expect(sees(t, 'earl-sawyer')).toBe(0)
    t.choose('ana', 'use:powder-of-ibn-ghazi')
    expect(sees(t, 'earl-sawyer')).toBe(1)
    nextRound(t.choose('ben', 'pass').choose('ana', 'pass'))
    expect(sees(t, 'earl-sawyer')).toBe(0)
  })
  test('resonator: while it is upright', () => {
    const t = table('resonator', 'allies earl-sawyer')
    expect(sees(t, 'earl-sawyer')).toBe(1)
    expect(sees(table('resonator', 'allies earl-sawyer', {}, { marks: { resonator: { crossed: true } } }), 'earl-sawyer')).toBe(0)
  })
  test('electric-torch: DAY instead of NIGHT', () => {
    const t = table('electric-torch', 'at sentinel-hill')
    const night = () => number(t, 'attribute', { who: 'ana', attribute: 'night' })
    expect(night()).toBe(1)
    t.choose('ana', 'use:electric-torch')
    expect(night()).toBe(0)
  })
  test.each([
    ['mind-sending-engine', true],
    ['hourglass-of-the-pharaohs', false],
  ])('%s: in the past; still there in the next Round: %s', (id, still) => {
    const t = table(id, 'at curwens-pawtuxet-vaults; hand joseph-curwen').shows('ana refused play:joseph-curwen MY-ALLY-05')
    nextRound(t.does(`ana use:${id}, ben pass`, 'ana offered play:joseph-curwen …').does('ana pass'))
    expect(t.get(t.piece('curwens-pawtuxet-vaults'), 'past') !== null).toBe(still)
  })

  test.each([
    ['idol-of-cthulhu', 'barnabas-marsh', 0],
    ['idol-of-cthulhu', 'deep-one', 1],
    ['jade-amulet', 'barnabas-marsh', 1],
  ])('with %s, %s costs %i', (id, card, price) => {
    const t = table(id, `hand ${card}`)
    expect(number(t, 'price', { who: 'ana', card: t.piece(card) })).toBe(price)
  })
  test.each([
    ['barnabas-marsh', 3],
    ['old-castro', 1],
  ])('innsmouth-tiara: %s has %i', (ally, value) => {
    expect(worth(table('innsmouth-tiara', `allies ${ally}`), ally)).toBe(value)
  })
  test('brain-cylinder speaks Aklo and holds a Spell', () => {
    const t = table('brain-cylinder', 'hand dream-sending')
    expect([knows(t.table.kernel, 'ana', 'aklo'), knows(t.table.kernel, 'ana', 'latin')]).toEqual([true, false])
    t.choose('ana', 'play:dream-sending').choose('ben', 'pass')
    expect(changes(t, () => t.choose('ana', 'cast:dream-sending'))).toContain('ben sanity 10→8')
    expect([t.get('ana', 'sanity'), t.zone('chronicle:ana')]).toEqual([12, ['dream-sending']])
  })
  test('shining-trapezohedron holds a Spell', () => {
    expect(table('shining-trapezohedron', 'hand dream-sending').offered('ana')).toContain('play:dream-sending')
    expect(table('jade-amulet', 'hand dream-sending').offered('ana')).not.toContain('play:dream-sending')
  })
  test.each(
    rows(`
    plateau-of-leng | pabodie-drill | play:johansens-narrative play:jade-amulet pass
    plateau-of-leng | electric-torch | use:electric-torch pass
    greenland-ice-shelf | pabodie-drill | play:johansens-narrative play:jade-amulet pass
    greenland-ice-shelf | electric-torch | play:jade-amulet use:electric-torch pass
    cold-spring-glen | pabodie-drill | pass`),
  )('at %s with %s: %s', (at, id, offered) => {
    table(id, `at ${at}; hand johansens-narrative jade-amulet`).shows(`ana offered {${offered}}`)
  })
})

describe('in Combat', () => {
  /** What ana has left of 12 SAN after these struck, with and without the Artifact's help. */
  test.each(
    rows(`
    star-stone-of-the-elder-things | mi-go | 12
    star-stone-of-the-elder-things | shoggoth | 10
    silver-crucifix | mummy-of-the-pharaoh | 12
    silver-crucifix | wilbur-whateley | 12
    silver-crucifix | baron-ferenczy | 11
    viol-of-erich-zann | shoggoth | 9
    viol-of-erich-zann | flying-polyp | 9
    viol-of-erich-zann | graveyard-skeleton | 12
    star-stone-of-the-elder-things | flying-polyp | ${12 - 5}
    silver-crucifix | mi-go | ${12 - 3}`),
  )('%s against %s leaves %s', (id, monster, sanity) => {
    const t = table(id, {}, `threat ${monster}: ana`, inCombat)
    // Against some it does nothing and is not offered.
    if (t.offered('ana').includes(`use:${id}`)) t.choose('ana', `use:${id}`)
    t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.casting': 'decline', 'prompt.lobotomy': 'no' }).shows(`ana sanity ${sanity}`)
  })
  test('jade-amulet: one point less, once each Combat', () => {
    const t = table('jade-amulet', {}, 'threat mi-go: ana', inCombat)
    t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.casting': 'decline', 'prompt.lobotomy': 'no' }).shows('ana sanity 10')
  })
})

describe('Weapons', () => {
  test.each(weapons.map((card) => [card.id, card] as const))('%s is carried', (id, { value, sanity = 0, magic, dimension }) => {
    const at = dimension ? 'dylath-leen' : 'museum-of-fine-arts'
    const t = table(id, { artifacts: [], at, allies: ['captain-norrys'], hand: [id] })
    const paid = sanity ? [`ana sanity 12→${12 + sanity}`] : []
    const bearer = `under:${t.piece('captain-norrys')}`
    expect(changes(t, () => t.choose('ana', `play:${id}`))).toEqual([...paid, `${id} hand:ana→${bearer}`].sort())
    expect([worth(t, 'captain-norrys'), sees(t, 'captain-norrys')]).toEqual([2 + value, magic ? 1 : 0])
    const other = dimension ? 'MY-DIM-05' : 'MY-ART-01'
    expect(table(id, { artifacts: [], allies: ['captain-norrys'], hand: [id] }).refused('ana')[`play:${id}`]).toContain(other)
  })

  test.each(weapons.map((card) => [card.id, card] as const))('%s in the hands of a defender', (id, { value, magic, single }) => {
    // Where they are together, defenders strike.
    const there = { at: 'miskatonic-library' }
    const t = table(id, { artifacts: [], allies: [['earl-sawyer', id]], ...there }, there, { from: [{ step: 'combat' }, pause] })
    const ally = t.piece('earl-sawyer')
    t.untilAsk('ana', 'prompt.defend')
    const ways = [`defend:ben:${ally}`, ...(magic ? [`join:ben:${ally}`] : []), 'done']
    expect(t.table.ask && t.offered('ana').length).toBe(ways.length)
    t.does(`ana defend:ben:${ally}`).untilAsk('ben', 'prompt.lobotomy', { 'prompt.defend': 'done', 'prompt.casting': 'decline' })
    expect([value > 0, t.zone('chronicle:ana'), t.zone('allies:ana')]).toEqual([true, single ? [id] : [], ['earl-sawyer']])
  })
})

test('every Artifact and every Weapon has been tried', () => {
  expect([...tried].sort()).toEqual([...artifacts, ...weapons].map(({ id }) => id).sort())
})
