import { canSee } from '@miskatonic/kernel'
import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { artifacts } from '../content/artifacts.ts'
import { weapons } from '../content/weapons.ts'
import { number } from './duel.ts'
import { answering, becoming, changes, type Position, pause, position, type Said, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

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

  test.each(['the-silver-key', 'silver-crucifix', 'star-stone-of-the-elder-things', 'viol-of-erich-zann'])('%s has its time', (id) => {
    const turn = id === 'the-silver-key'
    const ben = 'threat graveyard-skeleton: ana, ghoul: ana'
    expect(table(id, {}, ben).offered('ana').includes(`use:${id}`)).toBe(turn)
    expect(table(id, {}, ben, inCombat).offered('ana').includes(`use:${id}`)).toBe(!turn)
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

const told = tellDuels(`
# used in a turn @ round 2
  the-silver-key: the permission may wait for the next Location
    at miskatonic-library; artifacts the-silver-key; hand celephais the-enchanted-wood -> ana use:the-silver-key
      => ana asked prompt.cross-over: celephais the-enchanted-wood later -> ana later, ben pass, ana play:celephais => ana here celephais
  carved-black-stone: five cards, put back in the order one likes
    at miskatonic-library; artifacts carved-black-stone; deck ghoul zoog gug dhole mi-go shoggoth
      -> ana use:carved-black-stone, ana mi-go+dhole+gug+zoog+ghoul => ana deck mi-go dhole gug zoog ghoul shoggoth
  quaint-carved-box: finds the Key and Tomes, nothing else
    at miskatonic-library; artifacts quaint-carved-box; deck ghoul the-silver-key al-azif jade-amulet
      -> ana use:quaint-carved-box, ana? search: al-azif the-silver-key none

# what lasts
  powder-of-ibn-ghazi: until the end of the Round
    at miskatonic-library; artifacts powder-of-ibn-ghazi; allies earl-sawyer => earl-sawyer sees 0
      -> ana use:powder-of-ibn-ghazi => earl-sawyer sees 1 -> nextRound => earl-sawyer sees 0
  resonator: while it is upright
    at miskatonic-library; artifacts resonator; allies earl-sawyer => earl-sawyer sees 1
    at miskatonic-library; artifacts resonator; allies earl-sawyer @ marks resonator: crossed => earl-sawyer sees 0
  electric-torch: DAY instead of NIGHT
    at sentinel-hill; artifacts electric-torch => ana is-night -> ana use:electric-torch => ana not is-night
  past: where one is, gone back; the Engine is still there in the next Round, the hourglass not
    at curwens-pawtuxet-vaults; artifacts <mind-sending-engine hourglass-of-the-pharaohs>; hand joseph-curwen
      => ana refused play:joseph-curwen MY-ALLY-05 -> ana use:<>, ben pass => ana offered play:joseph-curwen …
    at curwens-pawtuxet-vaults; artifacts hourglass-of-the-pharaohs -> ana use:hourglass-of-the-pharaohs, nextRound
      => curwens-pawtuxet-vaults past none
    at curwens-pawtuxet-vaults; artifacts mind-sending-engine -> ana use:mind-sending-engine, nextRound
      => curwens-pawtuxet-vaults past covered
  idol-of-cthulhu: HYBRIDS are free, and no others cheaper
    artifacts <idol-of-cthulhu idol-of-cthulhu jade-amulet>; hand <barnabas-marsh deep-one barnabas-marsh>
      => <barnabas-marsh deep-one barnabas-marsh> price <0 1 1>
  innsmouth-tiara: HYBRIDS are stronger
    artifacts innsmouth-tiara; allies <barnabas-marsh old-castro> => <barnabas-marsh old-castro> worth <3 1>
  brain-cylinder: speaks Aklo and holds a Spell
    artifacts brain-cylinder; hand dream-sending => ana speaks english aklo -> ana play:dream-sending, ben pass, ana cast:dream-sending
      => ana sanity 12, chronicle dream-sending; ben sanity 8
  shining-trapezohedron: holds a Spell, as an Amulet does not
    artifacts shining-trapezohedron; hand dream-sending => ana offered play:dream-sending …
    artifacts jade-amulet; hand dream-sending => ana not offered play:dream-sending
  pabodie-drill: finds what lies under ice or mountains
    at plateau-of-leng; artifacts pabodie-drill; hand johansens-narrative jade-amulet
      => ana offered {play:johansens-narrative play:jade-amulet pass}
    at plateau-of-leng; artifacts electric-torch; hand johansens-narrative jade-amulet => ana offered {use:electric-torch pass}
    at greenland-ice-shelf; artifacts pabodie-drill; hand johansens-narrative jade-amulet
      => ana offered {play:johansens-narrative play:jade-amulet pass}
    at greenland-ice-shelf; artifacts electric-torch; hand johansens-narrative jade-amulet
      => ana offered {play:jade-amulet use:electric-torch pass}
    at cold-spring-glen; artifacts pabodie-drill; hand johansens-narrative jade-amulet => ana offered {pass}
  jade-amulet: one point less, once each Combat
    artifacts jade-amulet | threat mi-go: ana @ assigned -> fought => ana sanity 10
`)

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
  expect([...artifacts, ...weapons].map(({ id }) => id).filter((id) => !tried.has(id) && !told.has(id))).toEqual([])
})
