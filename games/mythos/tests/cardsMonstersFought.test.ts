import type { Seat } from '@miskatonic/kernel'
import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { greatOldOnes } from '../content/greatOldOnes.ts'
import { monsters } from '../content/monsters.ts'
import { became, changes, type Position, position, type Said, someone, type Table } from './position.ts'
import { tellDuels } from './told.ts'

/* Every Monster and Great Old One, played and fought. ana has 12 SAN, ben 10. */

const duel = (ana: Said, ben: Said = {}, more: Partial<Position> = {}): Table =>
  position({ seats: { ana: { sanity: 12, ...someone(ana) }, ben: { sanity: 10, ...someone(ben) } }, ...more })
const sanity = (t: Table, seat: Seat): number => t.get(seat, 'sanity')
/** From the casting step on, with everything assigned, to the end of Combat. */
const assigned = { phase: 'combat', from: [{ step: 'casting', args: { seat: 'ana' } }, { step: 'reveal' }] } as const
const fought = (t: Table, answers: Record<string, string> = {}): Table =>
  t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.casting': 'decline', 'prompt.lobotomy': 'no', ...answers })
const gateFor = (id: string): string => {
  const { dimension, through } = monsters.find((card) => card.id === id) ?? {}
  return through ? 'sentinel-hill' : dimension === 'dreamlands' ? 'the-enchanted-wood' : 'devil-reef'
}

describe('through a Gate into the Threat', () => {
  // Devil Reef makes Deep Ones cheaper: it is tried elsewhere.
  test.each(monsters.map((card) => [card.id, card.sanity ?? 0] as const))('%s', (id, cost) => {
    const at = id === 'deep-one' ? 'christchurch-cemetery' : gateFor(id)
    const t = duel(`at ${at}; hand ${id}`)
    const paid = cost ? [`ana sanity 12→${12 + cost}`] : []
    expect(changes(t, () => t.choose('ana', `threat:${id}`))).toEqual(
      [...paid, `${at} inverted`, `${id} face down`, `${id} hand:ana→threat:ana`].sort(),
    )
  })

  test('those of the Dreamlands not in the Waking World', () => {
    const starred = monsters.filter(({ dimension }) => dimension === 'dreamlands').map(({ id }) => id)
    const t = duel(`at devil-reef; hand ${starred} ghoul`).shows('ana offered threat:ghoul pass')
    expect(Object.values(t.refused('ana'))).toEqual(starred.map(() => ['MY-DIM-05']))
  })

  test('the Dunwich Twin only through a Gate of Dunwich', () => {
    expect(duel('at devil-reef; hand the-dunwich-twin').refused('ana')).toEqual({ 'threat:the-dunwich-twin': ['MY-GEN-01'] })
    expect(duel('at cold-spring-glen; hand the-dunwich-twin').offered('ana')).toContain('threat:the-dunwich-twin')
  })

  test.each([
    ['graveyard-skeleton', 'graveyard-skeleton'],
    ['deep-one', 'deep-one'],
    ['ghoul', 'ghoul'],
    ['rats-of-exham', 'rats-of-exham'],
    ['martense-brood', 'martense-brood'],
    ['zoog', 'zoog'],
    ['festival-steed', 'festival-steed'],
    ['man-of-leng', 'moon-beast'],
    ['moon-beast', 'man-of-leng'],
  ])('%s combines with %s', (one, other) => {
    const t = duel({ at: gateFor(other === 'moon-beast' ? other : one), hand: [one, other] }).does(`ana combine:${one}`)
    if (t.table.ask?.about.key === 'prompt.combine') t.choose('ana', [other])
    expect(t.zone('threat:ana').sort()).toEqual([one, other].sort())
  })
  test('others combine with nothing', () => {
    const alone = monsters.filter(({ combines }) => !combines).map(({ id }) => id)
    const offered = alone.flatMap((id) => duel({ at: gateFor(id), hand: [id, id, 'ghoul'] }).offered('ana'))
    expect(offered.filter((key) => key.startsWith('combine:') && key !== 'combine:ghoul')).toEqual([])
  })
})

describe('in Combat, nobody defending', () => {
  /** What is left of ben’s 10 SAN, and what else befalls him. */
  const foughtOnce = new Set<string>()
  // More than one of everything: one is taken, and no other.
  const ben =
    'hand regnum-congo regnum-congo; artifacts innsmouth-tiara elder-sign-ward phonograph-recorder; allies earl-sawyer zebulon-whateley'
  const PICKS: { readonly [id: string]: string } = {
    'winged-hound': 'innsmouth-tiara',
    'mi-go': 'phonograph-recorder',
    'moon-beast': 'earl-sawyer',
  }
  test.each([
    ['graveyard-skeleton', 9, []],
    ['reanimated-corpse', 8, []],
    ['restless-phantom', 9, []],
    ['mummy-of-the-pharaoh', 7, ['regnum-congo hand:ben→discard:ben']],
    ['vapour-of-the-shunned-house', 7, []],
    ['winged-hound', 7, ['innsmouth-tiara artifacts:ben→chronicle:ben']],
    ['deep-one', 8, []],
    ['ghoul', 8, []],
    ['mi-go', 7, ['phonograph-recorder artifacts:ben→chronicle:ben']],
    ['elder-thing', 7, []],
    ['rats-of-exham', 9, []],
    ['martense-brood', 8, []],
    ['man-of-leng', 8, []],
    ['zoog', 9, []],
    ['ghast', 7, []],
    ['moon-beast', 6, ['earl-sawyer allies:ben→chronicle:ben']],
    ['cat-from-saturn', 8, []],
    ['flying-polyp', 5, []],
    ['cone-of-the-great-race', 6, ['ben lostNextRound 0→1']],
    ['star-spawn-of-rlyeh', 4, []],
    ['gug', 5, []],
    ['dhole', 4, []],
    ['night-gaunt', 8, []],
    ['festival-steed', 8, []],
    ['shoggoth', 5, []],
    ['shantak', 6, []],
    ['purple-spider-of-leng', 7, []],
    ['rat-thing-familiar', 9, ['regnum-congo hand:ben→discard:ben']],
    ['slime-of-the-black-gulf', 7, []],
    ['one-of-the-thousand-young', 5, []],
    ['piper-of-the-outer-court', 6, []],
    ['larva-of-the-other-gods', 6, []],
    ['haunter-of-the-dark', 4, []],
    ['the-colour-out-of-space', 5, []],
    ['the-dunwich-twin', 4, []],
  ])('%s leaves ben %i SAN', (id, left, besides) => {
    const t = duel(`at sentinel-hill; threat ${id}: ben`, `at widener-library; ${ben}`, assigned)
    foughtOnce.add(id)
    const led = changes(t, () => fought(t, { 'prompt.pick': PICKS[id] ?? '' }))
    expect(led.filter((line) => line !== `${id} face up`)).toEqual(
      [`ben sanity 10→${left}`, `${id} threat:ana→chronicle:ana`, ...besides].sort(),
    )
  })

  test('all of them have been fought', () => {
    expect(monsters.map(({ id }) => id).filter((id) => !foughtOnce.has(id))).toEqual([])
  })

  test.each(['ghast', 'haunter-of-the-dark'])('%s is out of the battle if its owner is where it is DAY', (id) => {
    const at = (place: string) => sanity(fought(duel(`at ${place}; threat ${id}: ben`, {}, assigned)), 'ben')
    expect([at('widener-library'), at('sentinel-hill') < 10]).toEqual([10, true])
  })

  test.each(monsters.map((card) => [card.id, card.value, card.invisible === true] as const))(
    '%s: Allies absorb what they see',
    (id, value, unseen) => {
      const t = fought(duel(`at sentinel-hill; threat ${id}: ben`, 'sanity 20; guards captain-norrys', assigned))
      const additional = id === 'the-colour-out-of-space' ? 1 : 0
      const through = unseen ? value : Math.max(0, value - 2)
      // A Moon-Beast that harms takes the Ally whether he defended or not.
      expect([sanity(t, 'ben'), t.zone('allies:ben')]).toEqual([20 - through - additional, unseen ? ['captain-norrys'] : []])
    },
  )
})

describe('carrying the caster away', () => {
  const PLACES = ['cairo-museum', 'yuggoth', 'yha-nthlei', 'celephais', 'ponape']
  test.each([
    ['mi-go', 'voice-to-the-outer-fungi', ['cairo-museum', 'yuggoth', 'ponape']],
    ['festival-steed', 'pipe-for-the-winged-steeds', ['cairo-museum', 'yuggoth', 'ponape']],
    ['shantak', 'pipe-for-the-winged-steeds', ['cairo-museum', 'yuggoth', 'celephais', 'ponape']],
    ['night-gaunt', 'bid-the-faceless-ones', PLACES],
  ])('%s from Boston', (id, spell, places) => {
    const t = duel(`at widener-library; tomes al-azif+${spell}; hand ${id} ${PLACES}`)
    t.choose('ana', `cast:${spell}`).choose('ana', id).choose('ana', 'ride')
    expect(t.zone('here:ana')).toEqual([id])
    t.untilAsk('ben', 'prompt.turn', { 'prompt.destination': 'stay' }).choose('ben', 'pass')
    expect(t.offered('ana').sort()).toEqual([...places.map((place) => `play:${place}`), 'pass'].sort())
  })
  test('Cats from Saturn through Space, which leads nowhere inside the Dreamlands', () => {
    const t = duel('at celephais; tomes al-azif+dominion-over-lesser-races; hand cat-from-saturn dylath-leen sarkomand')
    t.does('ana cast:dominion-over-lesser-races, ana cat-from-saturn, ana ride')
    t.untilAsk('ben', 'prompt.turn', { 'prompt.destination': 'stay' }).does('ben pass', 'ana offered pass')
  })
})

describe('Great Old Ones', () => {
  /** With these in play it can be played; without the second it cannot. */
  const MET = rows(`
    great-cthulhu | at devil-reef; allies old-castro | at devil-reef
    father-dagon | at devil-reef; artifacts innsmouth-tiara | at devil-reef
    yog-sothoth | at devil-reef; tomes al-azif+elder-sign | at devil-reef; tomes al-azif+withering-word
    shub-niggurath | at sentinel-hill; allies earl-sawyer | at devil-reef; allies earl-sawyer
    nyarlathotep | at devil-reef; allies harley-warren | at innsmouth-wharves; allies harley-warren
    azathoth | at court-of-the-daemon-sultan; tomes al-azif+elder-sign | at devil-reef; tomes al-azif+elder-sign
    bokrug | at ponape; artifacts clay-bas-relief | at ponape; artifacts jade-amulet
    the-pallid-mask | at devil-reef; tomes the-king-in-yellow; allies edward-derby |
      at devil-reef; tomes regnum-congo; allies edward-derby`)
  test.each(greatOldOnes.map((card) => [card.id, card.sanity ?? 0] as const))('%s needs its two cards and a Gate', (id, cost) => {
    const [, enough = '', lacking = ''] = MET.find(([name]) => name === id) ?? []
    const t = duel(`${enough}; hand ${id}`)
    became(t, `ana play:${id}`, `ana sanity 12→${12 + cost}; ${id} hand:ana→greatOldOnes:ana; ${someone(enough).at} inverted`)
    duel(`${lacking}; hand ${id}`).shows(`ana refused play:${id} MY-GOO-03`)
  })

  test.each(
    rows(`
    great-cthulhu | R’lyeh itself | at rlyeh; allies barnabas-marsh
    father-dagon | a HYBRID | at devil-reef; allies joe-sargent
    yog-sothoth | the Silver Key | at devil-reef; tomes regnum-congo; artifacts the-silver-key
    shub-niggurath | a CULTIST | at sentinel-hill; allies old-castro
    azathoth | the Trapezohedron | at devil-reef; tomes al-azif+elder-sign; artifacts shining-trapezohedron
    the-pallid-mask | an ARTIST | at devil-reef; tomes the-king-in-yellow; allies erich-zann`),
  )('%s with %s will do as well', (id, _with, ana) => {
    duel(`${ana}; hand ${id}`).shows(`ana offered play:${id} …`)
  })
})

tellDuels(`
# beside another Monster
  piper-of-the-outer-court: other Monsters facing the same opponent get +1
    threat piper-of-the-outer-court: ben, ghoul: ben, deep-one: eva | - | sanity 10 @ assigned -> fought
      => ben sanity 3; eva sanity 8

# under a Great Old One
  great-cthulhu: at the start of Combat 3 SAN from whoever has no CULTIST
    greatOldOnes great-cthulhu; allies old-castro | allies earl-sawyer @ combat -> until ana lobotomy | lobotomy no
      => ana sanity 12; ben sanity 7
  father-dagon: DEEP ONES +1, no Sea travel
    greatOldOnes father-dagon | hand tramp-steamer dirigible; threat deep-one: ana, ghoul: ana @ from turn ben
      => deep-one worth 3; ghoul worth 2; ben offered play:dirigible pass
  yog-sothoth: Gates are not spent
    greatOldOnes yog-sothoth | at christchurch-cemetery; hand ghoul zoog @ from turn ben -> ben threat:ghoul
      => christchurch-cemetery not inverted
  shub-niggurath: INDEPENDENTS and SERVITORS +1, UNDEAD and the unclassed not
    greatOldOnes shub-niggurath | threat ghoul gug night-gaunt piper-of-the-outer-court barnabas-marsh graveyard-skeleton the-dunwich-twin
      @ from pause => ghoul worth 3; gug worth 6; night-gaunt worth 3; piper-of-the-outer-court worth 5; barnabas-marsh worth 3;
      graveyard-skeleton worth 1; the-dunwich-twin worth 6
  nyarlathotep: every hand minimum and maximum is two less, for its owner too
    greatOldOnes nyarlathotep | is parish-minister @ from pause => ana handMin 2, handMax 4; ben handMin 0, handMax 3
  azathoth: printed values count double in the battle
    greatOldOnes azathoth; threat ghoul: ben @ assigned -> fought => ben sanity 6
  bokrug: at the end of the Round 2 SAN from everybody at a CITY
    at ponape; greatOldOnes bokrug | at widener-library | sanity 9; at sentinel-hill @ from printedEnd, pause
      => ana sanity 12; ben sanity 8; eva sanity 9, told log.lost-to
  the-pallid-mask: nobody gains SAN
    greatOldOnes the-pallid-mask | hand rest-cure st-marys-hospital @ from turn ben -> ben play:rest-cure
      => ben sanity 10, chronicle rest-cure
`)
