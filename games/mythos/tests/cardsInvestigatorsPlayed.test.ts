import { expect, test } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { LANGUAGES } from '../content/nodes.ts'
import { number } from './duel.ts'
import { position } from './position.ts'
import { tellDuels } from './told.ts'

/* Every Investigator's ability, against one who has none of it: the Private Eye, or the Professor. */

test.each(investigators.map((card) => [card.id, card] as const))('%s sits down with what is printed', (is, card) => {
  const t = position({ seats: { ana: `is ${is}`, ben: {} } })
  expect(t.get('ana', 'sanity')).toBe(card.sanity)
  expect([number(t, 'handMin', { who: 'ana' }), number(t, 'handMax', { who: 'ana' })]).toEqual(card.hand)
  expect(LANGUAGES.filter((language) => number(t, 'language', { who: 'ana', language })).sort()).toEqual([...card.languages].sort())
})

const told = tellDuels(`
# what costs less
  professor-of-classics: the first Tome of the Round
    is professor-of-classics; at miskatonic-library; hand daemonolatreia clavis-alchimiae => daemonolatreia price 0
      -> ana play:daemonolatreia => ana sanity 12; clavis-alchimiae price 1
    is private-eye; at miskatonic-library; hand daemonolatreia => daemonolatreia price 1
  medical-student: what is UNDEAD
    is medical-student; at miskatonic-library; hand <reanimated-corpse graveyard-skeleton simon-orne>
      => <reanimated-corpse graveyard-skeleton simon-orne> price 0
    is <medical-student private-eye>; at miskatonic-library; hand <ghoul reanimated-corpse> => <ghoul reanimated-corpse> price 1
  heir-of-innsmouth: HYBRIDS and Deep Ones
    is heir-of-innsmouth; at miskatonic-library; hand <barnabas-marsh deep-one> => <barnabas-marsh deep-one> price 0
    is <heir-of-innsmouth heir-of-innsmouth private-eye>; at miskatonic-library; hand <old-castro ghoul barnabas-marsh>
      => <old-castro ghoul barnabas-marsh> price 1

# what playing a card gives
  alienist-of-providence: 1 SAN more at a HOSPITAL, once a Round
    is <alienist-of-providence private-eye>; at miskatonic-library; hand st-marys-hospital -> ana play:st-marys-hospital
      => ana sanity <14 13>
    is alienist-of-providence; at miskatonic-library; hand st-marys-hospital arkham-sanitarium
      -> ana play:st-marys-hospital, ben pass, ana play:arkham-sanitarium => ana sanity 16
  parish-minister: a CHURCH costs nothing, every time
    is <parish-minister private-eye>; at swan-point-cemetery; hand church-of-starry-wisdom -> ana play:church-of-starry-wisdom
      => ana sanity <12 11>
    is parish-minister; at arkham-sanitarium; hand central-hill-church hall-of-the-esoteric-order -> ana play:central-hill-church
      => ana sanity 12 -> until ana turn | turn pass, ana play:hall-of-the-esoteric-order => ana sanity 12
  newspaper-woman: a card for going to another place of the city, once a Round
    is newspaper-woman; at miskatonic-library; deck ghoul zoog; hand christchurch-cemetery the-unvisited-island
      -> ana play:christchurch-cemetery => ana hand {ghoul the-unvisited-island}
      -> ben pass, ana play:the-unvisited-island => ana hand ghoul, sanity 11
    is newspaper-woman; at miskatonic-library; deck ghoul zoog; hand cold-spring-glen -> ana play:cold-spring-glen
      => ana hand none; cold-spring-glen crossed
    is private-eye; at miskatonic-library; deck ghoul zoog; hand christchurch-cemetery -> ana play:christchurch-cemetery => ana hand none
  occult-dilettante: a card for a Spell that is played
    is occult-dilettante; at miskatonic-library; deck ghoul zoog; hand voorish-sign; tomes book-of-dzyan al-azif
      -> ana play:voorish-sign, ana? use-trigger > pass => ana hand none
    is occult-dilettante; at miskatonic-library; deck ghoul zoog; hand voorish-sign; tomes book-of-dzyan al-azif
      -> ana play:voorish-sign, until ben turn => ana hand ghoul
    is private-eye; at miskatonic-library; deck ghoul zoog; hand voorish-sign; tomes book-of-dzyan al-azif
      -> ana play:voorish-sign => ana hand none

# where one may play and go
  egyptologist: Artifacts outside of cities
    is egyptologist; at <sentinel-hill cairo-museum>; hand electric-torch shotgun; allies earl-sawyer
      => ana offered play:electric-torch play:shotgun pass
    is <egyptologist private-eye>; at <christchurch-cemetery sentinel-hill>; hand electric-torch shotgun; allies earl-sawyer
      => ana offered pass
  dream-poet: into the Dreamlands from a LODGING
    is dream-poet; at gilman-house-hotel; hand celephais => ana offered play:celephais pass
    is <dream-poet private-eye>; at <miskatonic-library gilman-house-hotel>; hand celephais => ana offered pass
    (Anybody may begin there: MY-RULING-08.)
    is <dream-poet private-eye>; hand celephais => ana offered play:celephais …
  aviatrix: by Air on in the same turn, as the captain by Sea; the museum must wait for another turn
    is <aviatrix ships-captain>; at miskatonic-library; hand <dirigible tramp-steamer> john-hay-library british-museum
      -> ana play:<dirigible tramp-steamer>, ana? destination: john-hay-library stay
    is <aviatrix ships-captain private-eye>; at miskatonic-library; hand <tramp-steamer dirigible dirigible> john-hay-library british-museum
      -> ana play:<tramp-steamer dirigible dirigible>, ben? turn
  private-eye: DETECTIVES are stronger
    is <private-eye private-eye aviatrix>; at miskatonic-library; allies <private-detective earl-sawyer private-detective>
      => <private-detective earl-sawyer private-detective> worth <2 1 1>
`)

test('every Investigator has been tried', () => {
  expect(investigators.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
})
