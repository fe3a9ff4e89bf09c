import type { Seat } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { cards } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import { isFoundHere } from '../rules/allies.ts'
import { has } from '../rules/place.ts'
import { assigned, combat, duel, fought, isUp, nextRound, sanity } from './duel.ts'
import { changes, type Someone, type Table } from './position.ts'

const isFound = (ally: string, at: Someone['at']): boolean =>
  duel({ at, hand: [ally] } as Someone)
    .offered('ana')
    .includes(`play:${ally}`)
const hasPast = (t: Table, who: Seat = 'ana'): boolean => has(t.table.kernel, who, 'past')
const PAST = { past: 'covered' } as const

describe('finding Allies', () => {
  rule('MY-ALLY-01', 'an Ally is laid beside the Investigator, for all to see', () => {
    const t = duel('at miskatonic-library; hand prof-warren-rice').choose('ana', 'play:prof-warren-rice')
    expect([t.zone('allies:ana'), isUp(t, 'prof-warren-rice')]).toEqual([['prof-warren-rice'], true])
  })

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

  rule('MY-ALLY-03', 'some in any CITY', () => {
    const places = ['miskatonic-library', 'cairo-museum', 'celephais', 'sentinel-hill', 'ponape']
    expect(places.map((place) => isFound('private-detective', place))).toEqual([true, true, true, false, false])
  })

  rule('MY-ALLY-04', 'any one of the places listed', () => {
    const places = ['miskatonic-library', 'devil-reef', 'widener-library']
    expect(places.map((place) => isFound('asenath-waite', place))).toEqual([true, true, false])
  })

  rule('MY-ALLY-05 MY-RULING-71', 'some need their place IN THE PAST, both when they are played', () => {
    const obed = (at: string, past: boolean) =>
      duel({ at, hand: ['captain-obed-marsh'] }, {}, past ? { marks: { [at]: PAST } } : {}).refused('ana')['play:captain-obed-marsh']
    expect([obed('gilman-house-hotel', false), obed('miskatonic-library', true), obed('gilman-house-hotel', true)]).toEqual([
      ['MY-ALLY-05'],
      ['MY-ALLY-05'],
      undefined,
    ])
    // The day is over and the place covered: he stays.
    const t = duel('at gilman-house-hotel; hand captain-obed-marsh marsh-refinery', {}, { marks: { 'gilman-house-hotel': PAST } })
    t.choose('ana', 'play:captain-obed-marsh').choose('ben', 'pass').choose('ana', 'play:marsh-refinery')
    expect([hasPast(t), t.zone('allies:ana')]).toEqual([false, ['captain-obed-marsh']])
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

  rule('MY-RULING-48', 'PAST lasts as printed, ends with the Location, and changes no dimension', () => {
    const at = (artifact: string) => duel(`at gilman-house-hotel; artifacts ${artifact}; hand marsh-refinery celephais`)
    const engine = at('mind-sending-engine').choose('ana', 'use:mind-sending-engine')
    expect(hasPast(nextRound(engine))).toBe(true)
    engine.shows('ana refused play:celephais MY-DIM-04').does('ana play:marsh-refinery')
    expect([hasPast(engine), engine.get(engine.piece('gilman-house-hotel'), 'past')]).toEqual([false, null])
    const hourglass = at('hourglass-of-the-pharaohs').choose('ana', 'use:hourglass-of-the-pharaohs')
    expect(hasPast(hourglass)).toBe(true)
    expect(hasPast(nextRound(hourglass))).toBe(false)
    // Back at the top it is an ordinary day there again.
    const back = duel('at gilman-house-hotel; hand marsh-refinery retraced-steps', {}, { marks: { 'gilman-house-hotel': PAST } })
    back.choose('ana', 'play:marsh-refinery').choose('ben', 'pass').choose('ana', 'play:retraced-steps')
    expect([back.zone('here:ana'), hasPast(back)]).toEqual([['gilman-house-hotel'], false])
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
  rule('MY-ALLY-07', 'MY-EX-22 an Ally stays although the Investigator goes elsewhere', () => {
    const t = duel('at dirigible; chronicle john-hay-library; allies charles-dexter-ward; hand old-cairo-bazaar al-azif')
    t.does('ana play:old-cairo-bazaar, ben pass', 'ana allies charles-dexter-ward')
    // He is there with the Investigator: in Cairo he reads the Arabic.
    expect(t.offered('ana')).toContain('play:al-azif')
  })

  rule('MY-ALLY-08', 'SAN changes when the Ally is played', () => {
    const after = (ally: string, at: string) =>
      duel({ at, hand: [ally] })
        .choose('ana', `play:${ally}`)
        .get('ana', 'sanity')
    expect([
      after('dr-marinus-willett', 'john-hay-library'),
      after('keziah-mason', 'the-witch-house'),
      after('earl-sawyer', 'sentinel-hill'),
    ]).toEqual([14, 11, 12])
  })

  rule('MY-ALLY-09', 'who knows Spells can be given any, whatever its icons; nobody else', () => {
    const spells = ['dream-sending', 'raise-the-fog', 'soothing-litany', 'elder-sign']
    expect(duel(`allies walter-gilman; hand ${spells}`).offered('ana')).toEqual([...spells.map((id) => `play:${id}`), 'pass'])
    duel('allies prof-warren-rice; hand dream-sending').shows('ana refused only play:dream-sending MY-SPELL-01')
  })

  rule('MY-ALLY-10 MY-ALLY-11 MY-ALLY-12', 'MY-EX-26 an Ally casts for nothing, the Spell is buried, a new one may follow', () => {
    const t = duel('sanity 6; allies walter-gilman+dream-sending; hand cloud-memory').shows('ana refused play:cloud-memory MY-SPELL-01')
    expect(changes(t, () => t.choose('ana', 'cast:dream-sending'))).toEqual([
      'ben sanity 10→8',
      expect.stringMatching(/^dream-sending under:walter-gilman#\d→chronicle:ana$/),
    ])
    t.choose('ben', 'pass').choose('ana', 'play:cloud-memory')
    expect(t.table.kernel.inZone(`under:${t.piece('walter-gilman')}`)).toEqual([t.piece('cloud-memory')])
  })

  rule('MY-RULING-14', 'as many Spells at a time as printed; what the effect costs is still paid', () => {
    const t = duel('allies abdul-alhazred+dream-sending+raise-the-fog; hand elder-sign cloud-memory')
    t.does('ana play:elder-sign, ben pass', 'ana refused play:cloud-memory MY-SPELL-01')
    const summons = duel('sanity 6; allies walter-gilman+call-the-sea-folk; hand deep-one')
    summons.does('ana cast:call-the-sea-folk, ana deep-one', 'ana sanity 5; ben sanity 8')
    // Brain Fever makes Spells dearer; what is waived stays waived.
    const fever = duel('sanity 6; allies walter-gilman+dream-sending', 'events brain-fever: ana')
    expect(sanity(fever.choose('ana', 'cast:dream-sending'))).toEqual([6, 8])
  })

  rule('MY-ALLY-13', 'some permit an Artifact: Peaslee the Engine at a TOME Location', () => {
    const engine = (at: string, allies: string[]) =>
      duel({ at, allies, hand: ['mind-sending-engine', 'clay-bas-relief'] })
        .offered('ana')
        .filter((key) => key.startsWith('play:'))
    expect(engine('miskatonic-library', ['prof-nathaniel-peaslee'])).toEqual(['play:mind-sending-engine'])
    expect(engine('miskatonic-library', [])).toEqual([])
    expect(engine('st-marys-hospital', ['prof-nathaniel-peaslee'])).toEqual([])
  })

  rule('MY-ALLY-14', 'languages of Allies are added for Tomes', () => {
    const tome = (allies: string[]) => duel({ at: 'miskatonic-library', allies, hand: ['regnum-congo'] }).offered('ana')
    expect([tome(['prof-warren-rice']), tome(['earl-sawyer'])]).toEqual([['play:regnum-congo', 'pass'], ['pass']])
  })
})

describe('Allies in Combat', () => {
  rule('MY-ALLY-15', 'MY-EX-30 any damage at all buries an Ally', () => {
    const t = fought(
      duel('threat graveyard-skeleton: ben', 'allies king-kuranes', { ...assigned, marks: { 'king-kuranes': { facing: 'ana' } } }),
    )
    t.shows('ana sanity 12; ben sanity 10, chronicle king-kuranes')
  })

  rule('MY-ALLY-16', 'who does not defend is safe from Monsters', () => {
    const t = fought(duel('threat shoggoth: ben', 'allies king-kuranes captain-norrys', combat).does('ben defend:ana:captain-norrys'))
    t.shows('ana sanity 12; ben sanity 7, allies king-kuranes, chronicle captain-norrys')
  })

  rule('MY-ALLY-17', 'who is not assigned adds and absorbs nothing, at the same Location too', () => {
    const allies = ['king-kuranes', 'captain-norrys']
    const t = duel({ at: 'devil-reef', allies, threat: { ghoul: 'ben' } }, { at: 'devil-reef', allies }, combat)
    expect([sanity(fought(t)), t.zone('allies:ana'), t.zone('allies:ben')]).toEqual([[12, 8], allies, allies])
  })
})
