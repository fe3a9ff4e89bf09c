/**
 * A guided first round: two investigators for one player against Azathoth. The seed was searched for: a Clue one journey away, a purchase
 * that succeeds, a Research Encounter that ends well, and a first Mythos card that opens a Gate and makes Doom advance.
 */
import type { TableProps, Tutorial, TutorialStep } from '@miskatonic/web/kit'
import { optionLook } from './optionLook.ts'
import { say, words } from './strings.ts'
import { tutorialWords as said } from './tutorialWords.ts'
import { fields, numberIn, textIn } from './view/figures.ts'
import { personOfSeat } from './view/people.ts'
import { placeName } from './view/places.ts'
import { keptOn, omenNow } from './view/threat.ts'

const [FIRST, SECOND] = ['Seat 1', 'Seat 2'] as const
const [HOME, CLUE, GATE] = ['arkham', 'london', 'tokyo'] as const

type Asked = TableProps['ask']
const isAsked = ({ ask }: TableProps, about: string, seat?: string): boolean =>
  ask?.about.key === about && (seat === undefined || ask.seat === seat)
const optionNamed = (ask: Asked, key: string) => ask?.options.find((one) => one.key === key || one.key.startsWith(`${key}:`))
const isOffered = ({ ask }: TableProps, key: string): boolean => optionNamed(ask, key) !== undefined

const roundOf = ({ view }: TableProps): number => numberIn(view.table, 'round')
const isPhase = (props: TableProps, phase: string): boolean => roundOf(props) === 1 && props.view.table.phase === phase
const isAction = (props: TableProps, seat?: string): boolean => isPhase(props, 'action') && isAsked(props, 'prompt.action', seat)

/** What happened in this phase. */
const ofThisPhase = ({ events }: TableProps) => events.slice(events.findLastIndex(({ message }) => message.key === 'log.phase') + 1)
const seatIn = (args: unknown): string => textIn(fields(fields(args).who), 'seat')
const happened = (props: TableProps, key: string, seat?: string): boolean =>
  ofThisPhase(props).some(({ message }) => message.key === key && (seat === undefined || seatIn(message.args) === seat))

/** Where the Mythos card opened a Gate. */
function opened(props: TableProps): string | null {
  const line = ofThisPhase(props).findLast(({ message }) => message.key === 'log.gate-spawned')
  return line ? textIn(fields(fields(line.message.args).at), 'space') || null : null
}

const isOnMystery = ({ view }: TableProps): boolean => {
  const card = view.zones.mystery?.pieces[0]
  return card !== undefined && keptOn(view, card).length > 0
}

/** The answer a step speaks of, lit and called by its name; `besides`: what else it speaks of. */
const answer = (key: string, ...besides: readonly string[]): Required<Pick<TutorialStep, 'at' | 'values'>> => ({
  at: ({ ask }) => [...besides, `option:${optionNamed(ask, key)?.key ?? key}`],
  values: (props) => {
    const option = optionNamed(props.ask, key) ?? props.ask?.options[0]
    return { option: option ? (optionLook(option, props).title ?? option.text) : '' }
  },
})
const doom = ({ view }: TableProps) => ({ doom: numberIn(view.table, 'doom') })

/** The second investigator is at the second action: nothing of the phase comes after it. */
const isLastAction = (props: TableProps): boolean =>
  isPhase(props, 'action') && props.ask?.seat === SECOND && personOfSeat(props.view, SECOND, props.face)?.actions === 0

const opening: readonly TutorialStep[] = [
  { id: 'welcome', text: said.welcome, when: isAction, at: () => [`sheet|place:${HOME}`] },
  { id: 'doom', text: said.doom, when: isAction, at: () => ['doom'], values: doom },
  { id: 'mystery', text: said.mystery, when: isAction, at: () => ['mystery'] },
  { id: 'gate', text: said.gate, when: isAction, at: () => [`place:${GATE}|whole-map`] },
  { id: 'clue', text: said.clue, when: isAction, at: () => [`place:${CLUE}|whole-map`] },
]

const actions: readonly TutorialStep[] = [
  {
    id: 'travel',
    text: said.travel,
    when: (props) => isAction(props, FIRST) && isOffered(props, 'travel'),
    done: (props) => isAsked(props, 'prompt.travel') || happened(props, 'log.moved', FIRST),
    ...answer('travel'),
  },
  {
    id: 'where',
    text: said.where,
    when: (props) => isAsked(props, 'prompt.travel', FIRST),
    done: (props) => happened(props, 'log.moved', FIRST),
    at: () => [`place:${CLUE}`],
  },
  {
    id: 'ticket',
    text: said.ticket,
    when: (props) => isAction(props, FIRST) && isOffered(props, 'prepare') && happened(props, 'log.moved', FIRST),
    done: (props) => isAsked(props, 'prompt.which-ticket') || happened(props, 'log.gained-ticket', FIRST),
    ...answer('prepare'),
  },
  {
    id: 'acquire',
    text: said.acquire,
    when: (props) => isAction(props, SECOND) && isOffered(props, 'acquire'),
    done: (props) => happened(props, 'log.rolled', SECOND),
    ...answer('acquire', 'reserve'),
  },
  {
    id: 'dice',
    text: said.dice,
    when: (props) => isPhase(props, 'action') && isAsked(props, 'prompt.reroll'),
    done: (props) => isAsked(props, 'prompt.bank-loan') || happened(props, 'log.tested'),
    ...answer('done', 'dice'),
  },
  {
    id: 'loan',
    text: said.loan,
    when: (props) => isAsked(props, 'prompt.bank-loan'),
    done: (props) => happened(props, 'log.tested'),
    ...answer('no'),
  },
  {
    id: 'buy',
    text: said.buy,
    when: (props) => isAsked(props, 'prompt.buy'),
    done: (props) => happened(props, 'log.gained') || isAsked(props, 'prompt.discard-reserve'),
    at: () => ['offer'],
  },
  {
    id: 'second',
    text: said.second,
    when: (props) => (isAction(props) && numberIn(fields(props.ask?.about.args), 'left') === 1) || isLastAction(props),
    done: (props) => !isPhase(props, 'action'),
    at: () => ['option:prepare|#question'],
  },
]

const encounters: readonly TutorialStep[] = [
  {
    id: 'encounter',
    text: said.encounter,
    when: (props) => isPhase(props, 'encounter') && isAsked(props, 'prompt.encounter', FIRST),
    done: (props) => happened(props, 'log.encounter', FIRST),
    ...answer('research'),
  },
  {
    id: 'story',
    text: said.story,
    when: (props) => isPhase(props, 'encounter') && happened(props, 'log.encounter', FIRST) && happened(props, 'log.gained-clue', FIRST),
    at: () => ['dice|#question'],
  },
  {
    id: 'place',
    text: said.place,
    when: (props) => isPhase(props, 'encounter') && isAsked(props, 'prompt.may', FIRST) && happened(props, 'log.gained-clue', FIRST),
    done: isOnMystery,
    ...answer('yes'),
  },
  {
    id: 'turn',
    text: said.turn,
    when: (props) => isPhase(props, 'encounter') && props.ask?.seat === SECOND,
    done: (props) => !isPhase(props, 'encounter'),
    at: () => ['#question'],
  },
]

const isMythos = (props: TableProps): boolean => isPhase(props, 'mythos')
const mythos: readonly TutorialStep[] = [
  { id: 'mythos', text: said.mythos, when: isMythos, at: () => ['mythos-card|mythos-deck|#question'] },
  {
    id: 'omen',
    text: said.omen,
    when: isMythos,
    at: () => ['omen', 'doom'],
    values: (props) => ({ ...doom(props), omen: say(words.omens[omenNow(props.view)], props.lang) }),
  },
  {
    id: 'opened',
    text: said.opened,
    when: (props) => isMythos(props) && opened(props) !== null,
    at: (props) => [`place:${opened(props)}|whole-map`],
    values: (props) => ({ place: placeName(opened(props) ?? GATE, props.lang) }),
  },
  {
    id: 'lead',
    text: said.lead,
    when: (props) => isMythos(props) && isAsked(props, 'prompt.end-of-mythos'),
    done: (props) => roundOf(props) > 1,
    ...answer('done'),
  },
  { id: 'farewell', text: said.farewell, when: (props) => roundOf(props) > 1, at: () => ['mystery'] },
]

export const tutorial: Tutorial = {
  setup: {
    seats: [FIRST, SECOND],
    options: { ancientOne: 'azathoth', difficulty: 'easy', investigators: ['norman-withers', 'jim-culver'], lead: FIRST },
    seed: 'lantern-5856',
  },
  steps: [...opening, ...actions, ...encounters, ...mythos],
}
