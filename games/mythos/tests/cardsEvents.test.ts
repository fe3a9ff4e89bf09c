import { describe, expect, test } from 'vitest'
import { events } from '../content/events.ts'
import { hasCard } from '../content/index.ts'
import { travels } from '../content/travels.ts'
import { idIn, type Row, rowsOf } from './catalogue.ts'
import { capitals, cell, itIsComplete, itIsTold, namedBy, nameOf, numberOf } from './printed.ts'

const ROWS = rowsOf('E')
const isTravel = (row: Row): boolean => cell(row, 'Subtype').startsWith('TRAVEL')
const EVENTS = ROWS.filter((row) => !isTravel(row))
const TRAVELS = ROWS.filter(isTravel)
const byId = <T extends { readonly id: string }>(all: readonly T[]): T[] => [...all].sort((a, b) => a.id.localeCompare(b.id))

const TARGETS: Record<string, object> = {
  you: { who: 'you' },
  'all Investigators': { who: 'all' },
  'one Investigator': { who: 'investigator' },
  'one opponent': { who: 'opponent' },
  'one Threat': { who: 'threat' },
  'one lasting Event': { event: 'lasting' },
  'one Investigator on a Travel Event': { who: 'investigator', at: 'travel' },
  'one opponent at a CITY': { who: 'opponent', at: 'city' },
  'one opponent at a CEMETERY or UNDERGROUND Location': { who: 'opponent', at: ['cemetery', 'underground'] },
  'all opponents at COUNTRYSIDE': { who: 'opponents', at: 'countryside' },
  'one Ally of value 2 or less': { ally: { kind: 'ally', value: 2 } },
}
const LASTS: Record<string, string> = { immediate: 'immediate', 'until end of Round': 'round', lasting: 'lasting' }

/** «Ends when the target plays a LODGING or HOSPITAL.», «Ends when Daybreak is played.» */
function endsIn(text: string): string[] {
  const found = /Ends when the target plays a (.+?)\./.exec(text)?.[1] ?? /Ends when (\w+) is played/.exec(text)?.[1]
  return found?.split(' or ').map(nameOf) ?? []
}

describe('the 38 Events', () => {
  itIsComplete(events, EVENTS)
  itIsTold(events)

  test('subtype, target, duration, SAN and dot are those of section 9', () => {
    const figures = events.map(({ id, subtype, target, lasts, sanity, unique }) => ({ id, subtype, target, lasts, sanity, unique }))
    expect(byId(figures)).toEqual(
      byId(
        EVENTS.map((row) => ({
          id: idIn(row),
          subtype: nameOf(cell(row, 'Subtype')),
          target: TARGETS[cell(row, 'Target')],
          lasts: LASTS[cell(row, 'Duration')],
          sanity: numberOf(cell(row, 'SAN')),
          unique: cell(row, '●') === '●' || undefined,
        })),
      ),
    )
  })

  test('lasting ones end as section 9 says, others need no ending; all say something', () => {
    const endings = events.map(({ id, ends }) => ({ id, ends: [ends?.plays.has ?? ends?.plays.title ?? []].flat() }))
    expect(byId(endings)).toEqual(byId(EVENTS.map((row) => ({ id: idIn(row), ends: endsIn(cell(row, 'Text')) }))))
    expect(events.filter(({ lasts, ends }) => (lasts === 'lasting') !== (ends !== undefined))).toEqual([])
    expect(events.filter(({ effect, abilities }) => !effect && !abilities?.length)).toEqual([])
  })

  test('the Titles they name exist', () => {
    expect([...events, ...travels].flatMap(namedBy).filter((id) => !hasCard(id))).toEqual([])
  })
})

describe('the 18 Travel Events', () => {
  itIsComplete(travels, TRAVELS)
  itIsTold(travels)

  test('mode, attributes, SAN, dot and star are those of section 9', () => {
    const figures = travels.map(({ id, mode, attributes, sanity, unique, dimension }) => ({
      id,
      mode,
      attributes,
      sanity,
      unique,
      dimension,
    }))
    expect(figures).toEqual(
      TRAVELS.map((row) => ({
        id: idIn(row),
        mode: nameOf(cell(row, 'Subtype').replace('TRAVEL ', '')),
        attributes: capitals(/Attributes: ([A-Z ]+)\./.exec(cell(row, 'Text'))?.[1] ?? ''),
        sanity: numberOf(cell(row, 'SAN')),
        unique: cell(row, '●') === '●' || undefined,
        dimension: cell(row, 'Title').includes('☆') ? 'dreamlands' : undefined,
      })),
    )
  })

  test('EXPRESS, whence, whither, with what and into which dimension', () => {
    const said = travels.map((card) => ({
      id: card.id,
      express: card.express !== undefined,
      from: card.from !== undefined,
      to: card.to !== undefined,
      needs: card.needs !== undefined,
      permits: card.permits !== undefined,
      draws: card.onPlay !== undefined,
      countryside: card.countryside === true,
    }))
    const says = (row: Row, what: RegExp): boolean => what.test(cell(row, 'Text'))
    expect(said).toEqual(
      TRAVELS.map((row) => ({
        id: idIn(row),
        express: says(row, /EXPRESS/),
        from: says(row, /Only from/),
        to: says(row, /destination must be|destination may be a WATERSIDE/),
        needs: says(row, /Needs an/),
        permits: says(row, /Permission:/),
        draws: says(row, /Draw 1 card/),
        countryside: says(row, /COUNTRYSIDE/),
      })),
    )
  })
})
