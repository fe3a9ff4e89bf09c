import { rows } from '@miskatonic/testing/pictures'
import { describe, expect, test } from 'vitest'
import { greatOldOnes } from '../content/greatOldOnes.ts'
import { monsters } from '../content/monsters.ts'
import { assigned, duel, fought } from './duel.ts'
import { became, changes, someone } from './position.ts'
import { tellDuels } from './told.ts'

/* Every Monster and Great Old One, played and fought. ana has 12 SAN, ben 10. */

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

  test.each([
    ...['graveyard-skeleton', 'deep-one', 'ghoul', 'rats-of-exham', 'martense-brood', 'zoog', 'festival-steed'].map((id) => [id, id]),
    ...[
      ['man-of-leng', 'moon-beast'],
      ['moon-beast', 'man-of-leng'],
    ],
  ])('%s combines with %s', (one = '', other = '') => {
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
  const LEFT = {
    9: 'graveyard-skeleton restless-phantom rats-of-exham zoog rat-thing-familiar',
    8: 'reanimated-corpse deep-one ghoul martense-brood man-of-leng cat-from-saturn night-gaunt festival-steed',
    7: 'mummy-of-the-pharaoh vapour-of-the-shunned-house winged-hound mi-go elder-thing ghast purple-spider-of-leng slime-of-the-black-gulf',
    6: 'moon-beast cone-of-the-great-race shantak piper-of-the-outer-court larva-of-the-other-gods',
    5: 'flying-polyp gug shoggoth one-of-the-thousand-young the-colour-out-of-space',
    4: 'star-spawn-of-rlyeh dhole haunter-of-the-dark the-dunwich-twin',
  }
  const BESIDES: { readonly [id: string]: string } = {
    'rat-thing-familiar': 'regnum-congo hand:ben→discard:ben',
    'mummy-of-the-pharaoh': 'regnum-congo hand:ben→discard:ben',
    'winged-hound': 'innsmouth-tiara artifacts:ben→chronicle:ben',
    'mi-go': 'phonograph-recorder artifacts:ben→chronicle:ben',
    'moon-beast': 'earl-sawyer allies:ben→chronicle:ben',
    'cone-of-the-great-race': 'ben lostNextRound 0→1',
  }
  const struck = Object.entries(LEFT).flatMap(([left, ids]) => ids.split(' ').map((id) => [id, left] as const))
  // More than one of everything: one is taken, and no other.
  const ben =
    'hand regnum-congo regnum-congo; artifacts innsmouth-tiara elder-sign-ward phonograph-recorder; allies earl-sawyer zebulon-whateley'
  test.each(struck)('%s leaves ben %s SAN', (id, left) => {
    const besides = BESIDES[id] ?? ''
    const t = duel(`at sentinel-hill; threat ${id}: ben`, `at widener-library; ${ben}`, assigned)
    const led = changes(t, () => fought(t, { 'prompt.pick': besides.split(' ')[0] ?? '' }))
    const always = [`${id} face up`, `ben sanity 10→${left}`, `${id} threat:ana→chronicle:ana`]
    expect(led).toEqual([...always, ...(besides ? [besides] : [])].sort())
  })

  test('all of them have been fought', () => {
    expect(struck.map(([id]) => id).sort()).toEqual(monsters.map(({ id }) => id).sort())
  })

  test.each(['ghast', 'haunter-of-the-dark'])('%s is out of the battle if its owner is where it is DAY', (id) => {
    const at = (place: string) => fought(duel(`at ${place}; threat ${id}: ben`, {}, assigned)).get('ben', 'sanity')
    expect([at('widener-library'), at('sentinel-hill') < 10]).toEqual([10, true])
  })

  test.each(monsters.map((card) => [card.id, card.value, card.invisible === true] as const))(
    '%s: Allies absorb what they see',
    (id, value, unseen) => {
      const t = fought(duel(`at sentinel-hill; threat ${id}: ben`, 'sanity 20; guards captain-norrys', assigned))
      const additional = id === 'the-colour-out-of-space' ? 1 : 0
      const through = unseen ? value : Math.max(0, value - 2)
      // A Moon-Beast that harms takes the Ally whether he defended or not.
      expect([t.get('ben', 'sanity'), t.zone('allies:ben')]).toEqual([20 - through - additional, unseen ? ['captain-norrys'] : []])
    },
  )
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
})

const PLACES = 'cairo-museum yuggoth yha-nthlei celephais ponape'
tellDuels(`
# what they need
  the-dunwich-twin: comes only through a Gate of Dunwich
    at devil-reef; hand the-dunwich-twin => ana refused only threat:the-dunwich-twin MY-GEN-01
    at cold-spring-glen; hand the-dunwich-twin => ana offered threat:the-dunwich-twin …
  great-cthulhu: R’lyeh itself will do as well
    at rlyeh; allies barnabas-marsh; hand great-cthulhu => ana offered play:great-cthulhu …
  father-dagon: a HYBRID will do
    at devil-reef; allies joe-sargent; hand father-dagon => ana offered play:father-dagon …
  yog-sothoth: the Silver Key will do
    at devil-reef; tomes regnum-congo; artifacts the-silver-key; hand yog-sothoth => ana offered play:yog-sothoth …
  shub-niggurath: a CULTIST will do
    at sentinel-hill; allies old-castro; hand shub-niggurath => ana offered play:shub-niggurath …
  azathoth: the Trapezohedron will do
    at devil-reef; tomes al-azif+elder-sign; artifacts shining-trapezohedron; hand azathoth => ana offered play:azathoth …
  the-pallid-mask: an ARTIST will do
    at devil-reef; tomes the-king-in-yellow; allies erich-zann; hand the-pallid-mask => ana offered play:the-pallid-mask …

# carrying the caster away, from Boston
  mi-go: to other Regions and through Space, as the Steeds do
    at widener-library; tomes al-azif+<voice-to-the-outer-fungi pipe-for-the-winged-steeds>; hand <mi-go festival-steed> ${PLACES}
      -> ana cast:<> > <mi-go festival-steed> > ride => ana here <mi-go festival-steed> -> until ben turn | destination stay, ben pass
      => ana offered {play:cairo-museum play:yuggoth play:ponape pass}
  shantak: into the Dreamlands too
    at widener-library; tomes al-azif+pipe-for-the-winged-steeds; hand shantak ${PLACES}
      -> ana cast:pipe-for-the-winged-steeds > shantak > ride => ana here shantak -> until ben turn | destination stay, ben pass
      => ana offered {play:cairo-museum play:yuggoth play:celephais play:ponape pass}
  night-gaunt: everywhere
    at widener-library; tomes al-azif+bid-the-faceless-ones; hand night-gaunt ${PLACES}
      -> ana cast:bid-the-faceless-ones > night-gaunt > ride => ana here night-gaunt -> until ben turn | destination stay, ben pass
      => ana offered {play:cairo-museum play:yuggoth play:yha-nthlei play:celephais play:ponape pass}
  cat-from-saturn: through Space, which leads nowhere inside the Dreamlands
    at celephais; tomes al-azif+dominion-over-lesser-races; hand cat-from-saturn dylath-leen sarkomand
      -> ana cast:dominion-over-lesser-races > cat-from-saturn > ride, until ben turn | destination stay, ben pass => ana offered pass

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
