import { canSee, type Seat } from '@miskatonic/kernel'
import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { spells } from '../content/spells.ts'
import { answering, becoming, type Position, pause, position, type Said, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

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
})

const told = tellDuels(`
# cast in a turn
  withering-word: one of the opponent’s, never one’s own; so Mind Exchange
    at widener-library; tomes al-azif+<withering-word mind-exchange>; allies zebulon-whateley | allies earl-sawyer joe-sargent
      -> ana cast:<> => ana asked prompt.pick: earl-sawyer joe-sargent
  dho-hna-formula: reaches any Region of this dimension, but no Space or Underwater place
    at widener-library; tomes al-azif+dho-hna-formula; hand cairo-museum ponape plateau-of-leng yuggoth yha-nthlei celephais
      -> ana cast:dho-hna-formula => ana asked prompt.play-now: cairo-museum ponape plateau-of-leng
  mind-exchange: the Ally returns after Combat
    at widener-library; tomes al-azif+mind-exchange | at copps-hill-burying-ground; allies captain-norrys
      -> ana cast:mind-exchange, ben pass, ana pass, until ana lobotomy => ana allies none; ben allies captain-norrys
  raise-the-fog: no Sea or Air Travel Events this Round, for anybody
    at widener-library; tomes al-azif+raise-the-fog; hand tramp-steamer dirigible express-train
      | at copps-hill-burying-ground; hand tramp-steamer dirigible express-train
      => ana offered play:tramp-steamer play:dirigible play:express-train …
      -> ana cast:raise-the-fog => ben offered {pass play:express-train} -> ben pass => ana offered {pass play:express-train}
  voorish-sign: until the end of the Round
    at widener-library; tomes al-azif+voorish-sign; allies earl-sawyer => earl-sawyer sees 0 -> ana cast:voorish-sign
      => earl-sawyer sees 1; ana sanity 11 -> nextRound => earl-sawyer sees 0
  tongues-of-the-dead: until the end of the Round
    at widener-library; tomes al-azif+tongues-of-the-dead => ana speaks english -> ana cast:tongues-of-the-dead
      => ana speaks english latin greek arabic egyptian german french spanish aklo rlyehian -> nextRound => ana speaks english
  elder-sign: until the end of the Round; Great Cthulhu costs the caster nothing
    at widener-library; tomes al-azif+elder-sign => ana warded 0 -> ana cast:elder-sign => ana warded 1 -> nextRound => ana warded 0
    at widener-library; tomes al-azif+elder-sign | greatOldOnes great-cthulhu -> ana cast:elder-sign, ben pass, ana pass,
      until ana lobotomy => ana sanity 10; ben sanity 7

# cast in Combat @ assigned
  descending-node: UNDEAD of value 3 or less facing you are out of the battle
    tomes al-azif+descending-node | threat reanimated-corpse: ana, mummy-of-the-pharaoh: ana, ghoul: ana
      -> ana cast:descending-node, fought => ana sanity 9; ben sanity 10
    tomes al-azif+descending-node | threat queen-nitocris: ana -> ana cast:descending-node, fought => ana sanity 7; ben sanity 10
  swell-the-host: three points more against the one the Threat faces; none without a Monster there
    tomes al-azif+swell-the-host; threat ghoul: ben -> ana cast:swell-the-host, fought => ana sanity 10; ben sanity 5
    (Nothing is paid: there is nothing to cast, and the question answers itself.)
    tomes al-azif+swell-the-host | threat ghoul: ana -> fought => ana sanity 10; ben sanity 10
  ward-the-threshold: up to three points less, whatever the losses of the Combat
    tomes al-azif+ward-the-threshold | threat <shoggoth ghoul>: ana -> ana cast:ward-the-threshold, fought
      => ana sanity <9 11>; ben sanity 10
    (Four points and one additional: five, three of them warded off.)
    tomes al-azif+ward-the-threshold | threat the-colour-out-of-space: ana -> ana cast:ward-the-threshold, fought => ana sanity 9
  gift-of-the-unseen: a Monster of yours is INVISIBLE in this Combat
    tomes al-azif+gift-of-the-unseen; threat ghoul: ben | allies captain-norrys => ghoul unseen 0
      -> ana cast:gift-of-the-unseen, fought => ana sanity 11; ben sanity 8; ghoul unseen 0
`)

test('no Spell was left out', () => {
  expect(spells.map(({ id }) => id).filter((id) => !tried.has(id) && !told.has(id))).toEqual([])
})
