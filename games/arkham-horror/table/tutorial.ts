/**
 * A guided first turn: two investigators for one player against Azathoth. The seed was searched for: Clues within reach of both, no monster in
 * their way, an encounter with dice, and a first Mythos card that opens a gate.
 */
import type { TableProps, Tutorial, TutorialStep } from '@miskatonic/web/kit'
import { tutorialWords as said } from './tutorialWords.ts'
import { fields, numberIn, textIn } from './view/figures.ts'
import { placeName } from './view/places.ts'

const [FIRST, SECOND] = ['Seat 1', 'Seat 2'] as const

const turnOf = ({ view }: TableProps): number => numberIn(view.table, 'turn')
const isPhase = (props: TableProps, phase: string): boolean => turnOf(props) === 1 && props.view.table.phase === phase
const isAsked = ({ ask }: TableProps, about: string, seat?: string): boolean =>
  ask?.about.key === about && (seat === undefined || ask.seat === seat)
const isUpkeep = (props: TableProps): boolean => isPhase(props, 'upkeep') && isAsked(props, 'choose-sliders')

/** What happened in this turn. */
const ofThisTurn = ({ events }: TableProps) => events.slice(events.findLastIndex(({ message }) => message.key === 'turn-begins') + 1)
const happened = (props: TableProps, key: string, seat: string): boolean =>
  ofThisTurn(props).some(({ message }) => message.key === key && textIn(fields(message.args), 'who') === seat)

/** Where a gate stands open. */
const gates = ({ view }: TableProps): string[] =>
  Object.entries(view.zones).flatMap(([zone, { count }]) => (zone.startsWith('gate:') && count > 0 ? [zone.slice('gate:'.length)] : []))
/** The nearest place with Clues that can be reached now; else any with Clues. */
function clues({ view, ask }: TableProps): string | null {
  const lie = (place: string | undefined): boolean => place !== undefined && numberIn(fields(view.of[`area:${place}`]), 'cluesThere') > 0
  const near = ask?.options.find(({ place }) => lie(place))?.place
  const anywhere = Object.keys(view.of).find((ref) => ref.startsWith('area:') && lie(ref.slice('area:'.length)))
  return near ?? anywhere?.slice('area:'.length) ?? null
}
/** Where the Mythos card of the first turn opened a gate, or sent monsters. */
function struck({ events }: TableProps): string | null {
  const line = events.findLast(({ message }) => ['gate-opened', 'surge-begun'].includes(message.key))
  return line ? textIn(fields(line.message.args), 'at') || null : null
}

const at = (place: string | null): readonly string[] => [place === null ? '#question' : `place:${place}|whole-map`]
const named = (place: string | null, { lang }: TableProps) => ({ place: place === null ? '' : placeName(place, lang) })
const optionText = ({ ask }: TableProps, key: string): string => ask?.options.find((one) => one.key === key)?.text ?? ''

const opening: readonly TutorialStep[] = [
  { id: 'welcome', text: said.welcome, when: (props) => isAsked(props, 'choose-first-sliders'), at: () => ['sheet'] },
  {
    id: 'firstSliders',
    text: said.firstSliders,
    when: (props) => isAsked(props, 'choose-first-sliders'),
    done: (props) => props.view.table.phase !== 'setup' || turnOf(props) > 0,
    at: () => ['sliders|#question'],
  },
  {
    id: 'doom',
    text: said.doom,
    when: isUpkeep,
    at: () => ['doom'],
    values: ({ view }) => ({ doom: numberIn(view.table, 'doom') }),
  },
  { id: 'terror', text: said.terror, when: isUpkeep, at: () => ['terror'] },
  {
    id: 'gate',
    text: said.gate,
    when: isUpkeep,
    at: (props) => at(gates(props)[0] ?? null),
    values: (props) => named(gates(props)[0] ?? null, props),
  },
  { id: 'clue', text: said.clue, when: isUpkeep, at: (props) => at(clues(props)) },
  { id: 'upkeep', text: said.upkeep, when: isUpkeep, done: (props) => !isPhase(props, 'upkeep'), at: () => ['sliders|#question'] },
]

const movement: readonly TutorialStep[] = [
  {
    id: 'move',
    text: said.move,
    when: (props) => isPhase(props, 'movement') && isAsked(props, 'move', FIRST),
    done: (props) => happened(props, 'moved', FIRST) || !isAsked(props, 'move', FIRST),
    at: (props) => at(clues(props)),
    values: (props) => named(clues(props), props),
  },
  {
    id: 'stop',
    text: said.stop,
    when: (props) => isPhase(props, 'movement') && isAsked(props, 'move', FIRST) && happened(props, 'moved', FIRST),
    done: (props) => !isAsked(props, 'move', FIRST),
    at: () => ['option:stay'],
    values: (props) => ({ option: optionText(props, 'stay') }),
  },
  {
    id: 'second',
    text: said.second,
    when: (props) => isPhase(props, 'movement') && props.ask?.seat === SECOND,
    done: (props) => !isPhase(props, 'movement'),
    at: () => ['#question'],
  },
]

const evening: readonly TutorialStep[] = [
  {
    id: 'encounter',
    text: said.encounter,
    when: (props) => isPhase(props, 'arkham') && props.ask !== null,
    done: (props) => turnOf(props) > 1,
    at: () => ['#question'],
  },
  {
    id: 'opened',
    text: said.opened,
    when: (props) => turnOf(props) > 1,
    at: (props) => at(struck(props)),
    values: (props) => named(struck(props), props),
  },
  { id: 'farewell', text: said.farewell, when: (props) => turnOf(props) > 1, at: () => ['doom'] },
]

export const tutorial: Tutorial = {
  setup: {
    seats: [FIRST, SECOND],
    options: { ancientOne: 'azathoth', investigators: ['joe-diamond', 'michael-mcglen'] },
    seed: 'lantern-28',
  },
  steps: [...opening, ...movement, ...evening],
}
