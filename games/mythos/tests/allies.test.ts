import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { cards } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import { isFoundHere } from '../rules/allies.ts'
import { duel } from './duel.ts'
import { changes, type Someone } from './position.ts'
import { tellDuels } from './told.ts'

const isFound = (ally: string, at: Someone['at']): boolean =>
  duel({ at, hand: [ally] } as Someone)
    .offered('ana')
    .includes(`play:${ally}`)

tellDuels(`
# finding Allies
  MY-ALLY-01: an Ally is laid beside the Investigator, for all to see
    at miskatonic-library; hand prof-warren-rice -> ana play:prof-warren-rice => ana allies prof-warren-rice; prof-warren-rice up
  MY-ALLY-03: some in any CITY
    at <miskatonic-library cairo-museum celephais>; hand private-detective => ana offered play:private-detective …
    at <sentinel-hill ponape>; hand private-detective => ana not offered play:private-detective
  MY-ALLY-04: any one of the places listed
    at <miskatonic-library devil-reef>; hand asenath-waite => ana offered play:asenath-waite …
    at widener-library; hand asenath-waite => ana not offered play:asenath-waite
  MY-ALLY-05 MY-RULING-71: some need their place IN THE PAST, both when they are played
    at gilman-house-hotel; hand captain-obed-marsh => ana refused play:captain-obed-marsh MY-ALLY-05
    at miskatonic-library; hand captain-obed-marsh @ marks miskatonic-library: past-covered
      => ana refused play:captain-obed-marsh MY-ALLY-05
    at gilman-house-hotel; hand captain-obed-marsh @ marks gilman-house-hotel: past-covered => ana not refused play:captain-obed-marsh
    (The day is over and the place covered: he stays.)
    at gilman-house-hotel; hand captain-obed-marsh marsh-refinery @ marks gilman-house-hotel: past-covered -> ana play:captain-obed-marsh,
      ben pass, ana play:marsh-refinery => ana allies captain-obed-marsh, not is-past
  MY-RULING-48: PAST lasts as printed, ends with the Location, and changes no dimension
    at gilman-house-hotel; artifacts mind-sending-engine; hand marsh-refinery celephais -> ana use:mind-sending-engine, nextRound
      => ana is-past, refused play:celephais MY-DIM-04 -> ana play:marsh-refinery => ana not is-past; gilman-house-hotel past none
    at gilman-house-hotel; artifacts hourglass-of-the-pharaohs; hand marsh-refinery celephais -> ana use:hourglass-of-the-pharaohs
      => ana is-past -> nextRound => ana not is-past
    (Back at the top it is an ordinary day there again.)
    at gilman-house-hotel; hand marsh-refinery retraced-steps @ marks gilman-house-hotel: past-covered -> ana play:marsh-refinery,
      ben pass, ana play:retraced-steps => ana here gilman-house-hotel, not is-past
# having Allies
  MY-ALLY-07: MY-EX-22 an Ally stays although the Investigator goes elsewhere
    at dirigible; chronicle john-hay-library; allies charles-dexter-ward; hand old-cairo-bazaar al-azif -> ana play:old-cairo-bazaar,
      ben pass => ana allies charles-dexter-ward, offered play:al-azif …
    (He is there with the Investigator: in Cairo he reads the Arabic.)
  MY-ALLY-08: SAN changes when the Ally is played
    at <john-hay-library the-witch-house sentinel-hill>; hand <dr-marinus-willett keziah-mason earl-sawyer>
      -> ana play:<dr-marinus-willett keziah-mason earl-sawyer> => ana sanity <14 11 12>
  MY-ALLY-09: who knows Spells can be given any, whatever its icons; nobody else
    allies walter-gilman; hand dream-sending raise-the-fog soothing-litany elder-sign
      => ana offered play:dream-sending play:raise-the-fog play:soothing-litany play:elder-sign pass
    allies prof-warren-rice; hand dream-sending => ana refused only play:dream-sending MY-SPELL-01
  MY-RULING-14: as many Spells at a time as printed; what the effect costs is still paid
    allies abdul-alhazred+dream-sending+raise-the-fog; hand elder-sign cloud-memory -> ana play:elder-sign, ben pass
      => ana refused play:cloud-memory MY-SPELL-01
    sanity 6; allies walter-gilman+call-the-sea-folk; hand deep-one -> ana cast:call-the-sea-folk > deep-one => ana sanity 5; ben sanity 8
    (Brain Fever makes Spells dearer; what is waived stays waived.)
    sanity 6; allies walter-gilman+dream-sending | events brain-fever: ana -> ana cast:dream-sending => ana sanity 6; ben sanity 8
  MY-ALLY-13: some permit an Artifact: Peaslee the Engine at a TOME Location
    at miskatonic-library; allies prof-nathaniel-peaslee; hand mind-sending-engine clay-bas-relief
      => ana offered play:mind-sending-engine pass
    at miskatonic-library; hand mind-sending-engine clay-bas-relief => ana offered pass
    at st-marys-hospital; allies prof-nathaniel-peaslee; hand mind-sending-engine clay-bas-relief => ana offered pass
  MY-ALLY-14: languages of Allies are added for Tomes
    at miskatonic-library; allies prof-warren-rice; hand regnum-congo => ana offered play:regnum-congo pass
    at miskatonic-library; allies earl-sawyer; hand regnum-congo => ana offered pass
# Allies in Combat
  MY-ALLY-15: MY-EX-30 any damage at all buries an Ally
    threat graveyard-skeleton: ben | allies king-kuranes @ assigned; marks king-kuranes: facing-ana -> fought => ana sanity 12;
      ben sanity 10, chronicle king-kuranes
  MY-ALLY-16: who does not defend is safe from Monsters
    threat shoggoth: ben | allies king-kuranes captain-norrys @ combat -> ben defend:ana:captain-norrys, fought => ana sanity 12;
      ben sanity 7, allies king-kuranes, chronicle captain-norrys
  MY-ALLY-17: who is not assigned adds and absorbs nothing, at the same Location too
    at devil-reef; allies king-kuranes captain-norrys; threat ghoul: ben | at devil-reef; allies king-kuranes captain-norrys @ combat
      -> fought => ana allies king-kuranes captain-norrys, sanity 12; ben allies king-kuranes captain-norrys, sanity 8
`)

describe('finding Allies', () => {
  rule('MY-ALLY-02', 'only where the card says: a subregion, a Region, a dimension, a Location', () => {
    const found: readonly (readonly [ally: string, there: string, elsewhere: string])[] = [
      ['prof-warren-rice', 'miskatonic-library', 'widener-library'],
      ['gustaf-johansen', 'ponape', 'sentinel-hill'],
      ['prof-lake', 'lakes-antarctic-camp', 'ponape'],
      ['randolph-carter', 'the-enchanted-wood', 'miskatonic-library'],
      ['parish-priest', 'central-hill-church', 'kingsport-harbour'],
    ]
    for (const [ally, there, elsewhere] of found)
      expect([ally, isFound(ally, there), isFound(ally, elsewhere)]).toEqual([ally, true, false])
    expect(duel('at widener-library; hand prof-warren-rice').refused('ana')).toEqual({ 'play:prof-warren-rice': ['MY-ALLY-02'] })
    const { kernel } = duel('at devil-reef').table
    expect(['devil-reef', 'marsh-refinery'].map((place) => isFoundHere(kernel, 'ana', { place }))).toEqual([true, false])
  })

  rule('MY-ALLY-06', 'the past is reached through certain Artifacts alone', () => {
    const sends = ({ abilities: _, ...card }: Card): boolean => JSON.stringify(card).includes('"sendBack"')
    expect(cards.filter(sends).map(({ id, kind }) => [id, kind])).toEqual([
      ['mind-sending-engine', 'artifact'],
      ['hourglass-of-the-pharaohs', 'artifact'],
    ])
    expect(cards.filter((card) => card.kind === 'location' && JSON.stringify(card).includes('"past"'))).toEqual([])
    const t = duel('at gilman-house-hotel; artifacts mind-sending-engine; hand captain-obed-marsh')
    t.does('ana use:mind-sending-engine, ben pass', 'ana offered play:captain-obed-marsh …')
  })

  rule('MY-RULING-64', 'a Travel Event offers its printed attributes, neither subregion nor Region nor Gate', () => {
    const t = duel('at ocean-liner; chronicle devil-reef; hand zadok-allen private-detective gustaf-johansen ghoul innsmouth-tiara')
    t.shows(
      `ana refused only play:zadok-allen MY-ALLY-02 play:private-detective MY-ALLY-02 play:gustaf-johansen MY-ALLY-02
        threat:ghoul MY-MON-02 play:innsmouth-tiara MY-ART-01`,
    )
    // Nobody of the collection is found at LODGING; whoever were could be met on board.
    const found = (what: Parameters<typeof isFoundHere>[2]) => isFoundHere(t.table.kernel, 'ana', what)
    expect([found({ has: 'lodging' }), found({ has: 'waterside' }), found({ dimension: 'waking' })]).toEqual([true, false, false])
  })
})

describe('having Allies', () => {
  rule('MY-ALLY-10 MY-ALLY-11 MY-ALLY-12', 'MY-EX-26 an Ally casts for nothing, the Spell is buried, a new one may follow', () => {
    const t = duel('sanity 6; allies walter-gilman+dream-sending; hand cloud-memory').shows('ana refused play:cloud-memory MY-SPELL-01')
    expect(changes(t, () => t.choose('ana', 'cast:dream-sending'))).toEqual([
      'ben sanity 10→8',
      expect.stringMatching(/^dream-sending under:walter-gilman#\d→chronicle:ana$/),
    ])
    t.choose('ben', 'pass').choose('ana', 'play:cloud-memory')
    expect(t.table.kernel.inZone(`under:${t.piece('walter-gilman')}`)).toEqual([t.piece('cloud-memory')])
  })
})
