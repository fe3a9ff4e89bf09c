import { describe, expect, test } from 'vitest'
import { events } from '../content/events.ts'
import { hasCard } from '../content/index.ts'
import { travels } from '../content/travels.ts'
import { idIn, type Row, rowsOf } from './catalogue.ts'
import { capitals, cell, DOT, figuresAreThose, itIsComplete, itIsTold, namedBy, nameOf, SAN, STAR, says, saysOrNot } from './printed.ts'

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

  figuresAreThose('subtype, target, duration, SAN and dot are those of section 9', events, EVENTS, {
    subtype: (row) => nameOf(cell(row, 'Subtype')),
    target: (row) => TARGETS[cell(row, 'Target')],
    lasts: (row) => LASTS[cell(row, 'Duration')],
    ...{ sanity: SAN, unique: DOT },
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

  figuresAreThose('mode, attributes, SAN, dot and star are those of section 9', travels, TRAVELS, {
    mode: (row) => nameOf(cell(row, 'Subtype').replace('TRAVEL ', '')),
    attributes: (row) => capitals(/Attributes: ([A-Z ]+)\./.exec(cell(row, 'Text'))?.[1] ?? ''),
    ...{ sanity: SAN, unique: DOT, dimension: STAR },
  })

  const SAID = ['express', 'from', 'to', 'needs', 'permits', 'onPlay'] as const
  figuresAreThose(
    'EXPRESS, whence, whither, with what and into which dimension',
    travels,
    TRAVELS,
    {
      ...{ express: says(/EXPRESS/), from: says(/Only from/), to: says(/destination must be|destination may be a WATERSIDE/) },
      ...{ needs: says(/Needs an/), permits: says(/Permission:/), onPlay: says(/Draw 1 card/), countryside: saysOrNot(/COUNTRYSIDE/) },
    },
    Object.fromEntries(SAID.map((field) => [field, (card: (typeof travels)[number]) => card[field] !== undefined])),
  )
})
