import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { has } from '../rules/place.ts'
import { offered, QUIET, table } from './duel.ts'
import { changes, pause, type Table } from './position.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const tags = (t: Table, who = 'ana') => (['day', 'night', 'indoors', 'outdoors'] as const).filter((tag) => has(t.table.kernel, who, tag))

describe('what a Location is good for', () => {
  rule('MY-LOC-01', 'it belongs to a Region, a subregion and a dimension', () => {
    // Gustaf Johansen: Oslo or any Islands. King Kuranes: Celephaïs, with its star.
    const found = (ally: string) =>
      ['ponape', 'oslo-old-harbour', 'british-museum', 'celephais', 'ulthar-town-of-cats'].filter(
        (at) => offered(`at ${at}; hand ${ally}`).length > 1,
      )
    expect(found('gustaf-johansen')).toEqual(['ponape', 'oslo-old-harbour'])
    expect(found('king-kuranes')).toEqual(['celephais'])
    expect(found('randolph-carter')).toEqual(['celephais', 'ulthar-town-of-cats'])
  })

  rule('MY-LOC-02', 'most cards need something of it, Events do not', () => {
    const hand = ['walter-gilman', 'regnum-congo', 'jade-amulet', 'ghoul', 'nightfall', 'sudden-insight', 'tramp-steamer']
    // Gilman House offers none of what these need.
    expect(offered(`is professor-of-classics; at gilman-house-hotel; hand ${hand}`)).toEqual([
      'play:nightfall',
      'play:sudden-insight',
      'play:tramp-steamer',
      'pass',
    ])
    expect(offered('hand nightfall sudden-insight tramp-steamer')).toHaveLength(4)
  })

  rule('MY-LOC-03 MY-LOC-04', 'Tomes are played where there is TOME, Artifacts where there is ARTIFACT', () => {
    const hand = ['regnum-congo', 'jade-amulet']
    const at = (place: string) => offered(`is professor-of-classics; at ${place}; hand ${hand}`)
    expect(at('miskatonic-library')).toEqual(['play:regnum-congo', 'pass'])
    expect(at('miskatonic-exhibit-hall')).toEqual(['play:jade-amulet', 'pass'])
    expect(at('church-of-starry-wisdom')).toEqual(['play:regnum-congo', 'play:jade-amulet', 'pass'])
  })

  rule('MY-LOC-04', 'MY-EX-58: Curwen’s Vaults have books, but no place for the Essential Saltes', () => {
    table('at curwens-pawtuxet-vaults; hand essential-saltes').shows('ana refused only play:essential-saltes MY-ART-01')
  })

  rule('MY-LOC-05', 'a Gate lets Monsters and Cultists in, once', () => {
    const hand = ['ghoul', 'barnabas-marsh']
    expect(offered(`at christchurch-cemetery; hand ${hand}`)).toEqual(['threat:ghoul', 'threat:barnabas-marsh', 'pass'])
    expect(offered(`at christchurch-cemetery inverted; hand ${hand}`)).toEqual(['pass'])
    expect(offered(`at arkham-advertiser-office; hand ${hand}`)).toEqual(['pass'])
  })

  rule('MY-LOC-06', 'Allies are found by subregion, attribute, Region or dimension', () => {
    const found = (ally: string, at: string) => offered(`at ${at}; hand ${ally}`).includes(`play:${ally}`)
    // Subregion; attribute; Region; dimension.
    expect([found('walter-gilman', 'the-witch-house'), found('walter-gilman', 'widener-library')]).toEqual([true, false])
    expect([found('old-castro', 'ponape'), found('old-castro', 'british-museum')]).toEqual([true, false])
    expect([found('prof-lake', 'yuggoth'), found('prof-lake', 'ponape')]).toEqual([true, false])
    expect([found('randolph-carter', 'vale-of-pnath'), found('randolph-carter', 'sentinel-hill')]).toEqual([true, false])
  })

  rule('MY-LOC-07 MY-RULING-16', 'its SAN change comes when it is laid, crossed or not, and never again', () => {
    for (const [place, after] of [['sentinel-hill', 9] as const, ['arkham-sanitarium', 12] as const]) {
      const t = table(`sanity 10; at museum-of-fine-arts; hand ${place} widener-library`)
      expect(changes(t, () => t.choose('ana', `play:${place}`))).toEqual(
        expect.arrayContaining([`ana sanity 10→${after}`, `${place} crossed`]),
      )
      t.choose('ben', 'pass')
      expect(changes(t, () => t.choose('ana', `straighten:${place}`))).toEqual([`${place} not crossed`])
    }
    // Nor is it given back to who turns round.
    const back = table('sanity 9; at sentinel-hill crossed; chronicle museum-of-fine-arts; hand widener-library')
    back.does('ana play:widener-library', 'ana sanity 9, discard sentinel-hill')
  })
})

describe('being there', () => {
  rule('MY-LOC-08 MY-LOC-09', 'one stays as long as one likes, from Round to Round', () => {
    const t = table('at sentinel-hill')
    for (const round of [3, 4, 5]) {
      t.choose('ana', 'pass').choose('ben', 'pass').untilAsk('ana', 'prompt.turn', QUIET)
      expect([t.state.round, t.zone('here:ana')]).toEqual([round, ['sentinel-hill']])
    }
  })

  rule('MY-LOC-10', 'MY-EX-22: Allies travel along and are where their Investigator is', () => {
    const t = table('at dirigible; chronicle john-hay-library; allies charles-dexter-ward; hand cairo-museum', 'sanity 3')
    t.does('ana play:cairo-museum', 'ana allies charles-dexter-ward')
    // A raid on those at a CITY finds a Cultist there, and none in the hills.
    const caught = (at: string) =>
      table('at miskatonic-library; hand federal-raid; allies old-castro', `at ${at}; allies keziah-mason`)
        .choose('ana', 'play:federal-raid')
        .zone('allies:ben')
    expect([caught('cairo-museum'), caught('sentinel-hill')]).toEqual([[], ['keziah-mason']])
  })

  rule('MY-LOC-11', 'what a Location asks for coming, staying or leaving is obeyed', () => {
    // Coming: an Explorer or Scientist.
    const flying = 'at dirigible; chronicle miskatonic-library; hand city-of-the-elder-things'
    expect(table(flying).refused('ana')).toEqual({ 'play:city-of-the-elder-things': ['MY-TRAVEL-21'] })
    // Staying: 1 SAN at the end of each Round.
    table('at yuggoth; sanity 10', {}, { from: [{ step: 'printedEnd' }, pause] }).shows('ana sanity 9')
    // Leaving: the Hand.
    const court = table('at court-of-the-daemon-sultan; hand flight-through-the-aether ghoul mi-go')
    court.does('ana play:flight-through-the-aether', 'ana hand none, discard {ghoul mi-go}')
  })

  rule('MY-RULING-47', 'what was asked for coming is not asked again', () => {
    const t = table(
      'at city-of-the-elder-things; hand clay-bas-relief',
      {},
      { from: [{ step: 'printedEnd' }, { step: 'turn', args: { seat: 'ana' } }] },
    )
    t.shows('ana here city-of-the-elder-things, offered play:clay-bas-relief …')
  })

  rule('MY-LOC-12', 'without a marker it is in the Waking World', () => {
    const at = (place: string) => offered(`at ${place}; hand the-awakening zoog`)
    expect(at('sentinel-hill')).toEqual(['pass'])
    expect(at('vale-of-pnath')).toEqual(['play:the-awakening', 'threat:zoog', 'pass'])
  })

  rule('MY-LOC-13 MY-RULING-15', 'what prints neither is DAY and OUTDOORS, and there is always one of each pair', () => {
    expect(tags(table('at fallow-field'))).toEqual(['day', 'outdoors'])
    expect(tags(table('at central-hill-church'))).toEqual(['night', 'indoors'])
    expect(tags(table('at express-train'))).toEqual(['day', 'indoors'])
    // An effect replaces: what is NIGHT is no longer DAY.
    const dark = table('at fallow-field; events nightfall: nobody')
    expect(tags(dark)).toEqual(['night', 'outdoors'])
    const torch = table('at central-hill-church; artifacts electric-torch').choose('ana', 'use:electric-torch')
    expect(tags(torch)).toEqual(['day', 'indoors'])
  })

  rule('MY-LOC-14', 'two at the same Location do not meet but in Events and in the assault', () => {
    const together = (a: string, b: string) => {
      const t = table(`sanity 12; at ${a}; allies police-sergeant`, `sanity 12; at ${b}`, { from: [{ step: 'combat' }] })
      // Apart there is nobody to defend against.
      return (a === b ? t.choose('ana', 'defend:ben:police-sergeant') : t.expectAsk('ana', 'prompt.lobotomy')).get('ben', 'sanity')
    }
    // A Detective's Ally has value 2, and the Private Eye adds 1.
    expect([together('miskatonic-library', 'miskatonic-library'), together('miskatonic-library', 'widener-library')]).toEqual([9, 12])
    const t = table('at miskatonic-library; hand christchurch-cemetery regnum-congo', 'at miskatonic-library; allies walter-gilman')
    expect(t.offered('ana')).toEqual(['play:christchurch-cemetery', 'pass'])
  })
})

describe('IN THE PAST', () => {
  const ward = 'artifacts mind-sending-engine hourglass-of-the-pharaohs; sanity 12; at swan-point-cemetery'
  rule('MY-RULING-48', 'the Location has PAST until it is covered; the dimension stays the same', () => {
    const t = table(`${ward}; hand joseph-curwen john-hay-library`).shows('ana refused play:joseph-curwen MY-ALLY-05')
    t.does('ana use:mind-sending-engine, ben pass', 'ana offered play:joseph-curwen …').does('ana play:john-hay-library')
    expect(has(t.table.kernel, 'ana', 'past')).toBe(false)
    // Covered and uncovered again, it is of the present.
    expect(t.get(t.piece('swan-point-cemetery'), 'past')).toBe(null)
    expect(offered(`${ward}; hand zoog`)).not.toContain('threat:zoog')
  })

  rule('MY-RULING-48', 'the Hourglass sends it back for a Round, the Engine for longer', () => {
    const after = (artifact: string) => {
      const t = table(ward).does(`ana use:${artifact}, ben pass, ana pass`).untilAsk('ana', 'prompt.turn', QUIET)
      return [t.state.round, has(t.table.kernel, 'ana', 'past')]
    }
    expect([after('hourglass-of-the-pharaohs'), after('mind-sending-engine')]).toEqual([
      [3, false],
      [3, true],
    ])
  })
})
